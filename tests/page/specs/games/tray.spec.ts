import { expect, test } from "../../fixtures";
import { playByTray } from "../../fixtures/players";
import { position } from "../../fixtures/saves";
import { shifts, watchShifts } from "../../fixtures/shifts";

test("a whole game by taps on the tray, in which nothing shifts", async ({ house }) => {
  test.slow();
  await watchShifts(house.page);
  const table = await house.sitDown(position("4_start"));
  const decisions = await playByTray(table, 1, async () => {
    expect(await table.options.count(), "nobody is asked who has no choice").toBeGreaterThan(1);
  });
  expect(decisions).toBeGreaterThan(20);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
  await expect(table.result.locator(".scores tbody tr").first().locator("td")).toHaveCount(4);
  const [{ line }] = await house.kept();
  expect(line.turn, "the saved game is over").toBeNull();
  expect(await shifts(house.page)).toEqual([]);
});
