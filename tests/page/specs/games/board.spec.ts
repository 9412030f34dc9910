import { expect, test } from "../../fixtures";
import { playByBoard } from "../../fixtures/players";
import { position } from "../../fixtures/saves";

test("a whole game by taps on the board", async ({ house }) => {
  test.slow();
  await house.takeTheClock();
  const table = await house.sitDown(position("3_start"));
  const touches = await playByBoard(table, 3);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
  for (const kind of ["role", "tile", "building", "good", "site"] as const) {
    expect(touches[kind], `${kind} on the board`).toBeGreaterThan(0);
  }
});
