import { expect, test } from "../../fixtures";
import { playByKeys, tabTo } from "../../fixtures/players";

test("a whole game by the keyboard alone, from the first screen", async ({ house }) => {
  test.slow();
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  await tabTo(house.act("play"));
  await house.page.keyboard.press("Enter");
  const table = house.table();
  await table.isThere();
  const decisions = await playByKeys(table, 2);
  expect(decisions).toBeGreaterThan(20);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
  await tabTo(house.act("lobby"));
  await house.page.keyboard.press("Enter");
  await expect(house.page.locator(".lobby")).toBeVisible();
});
