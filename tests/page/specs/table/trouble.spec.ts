import { readFile } from "node:fs/promises";
import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";

test("when the program breaks, the page says so and offers the game", async ({ house, troubles }) => {
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  const save = await house.newest();
  await house.page.evaluate(() => {
    const error = new WebAssembly.RuntimeError("unreachable");
    dispatchEvent(new ErrorEvent("error", { error }));
  });
  const panel = house.page.locator("#broken");
  await expect(panel).toHaveAttribute("role", "alert");
  const download = house.page.waitForEvent("download");
  await house.tap(panel.locator("a[download]"));
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(save);
  await house.tap(panel.locator("a:not([download])"));
  await expect(house.continue).toBeVisible();
  troubles.length = 0;
});
