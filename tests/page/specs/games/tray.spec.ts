import { expect, test } from "../../fixtures";
import { playByTray } from "../../fixtures/players";
import { position } from "../../fixtures/saves";

test("a whole game by taps on the tray", async ({ house }) => {
  test.slow();
  const table = await house.sitDown(position("4_start"));
  const decisions = await playByTray(table, 1);
  expect(decisions).toBeGreaterThan(20);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
  const sheet = table.result.locator(".scores tbody");
  await expect(sheet.locator("tr").first().locator("td")).toHaveCount(4);
  const { line } = (await house.kept())[0];
  expect(line.turn, "the saved game is over").toBeNull();
});
