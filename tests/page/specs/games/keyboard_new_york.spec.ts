import { expect, test } from "../../fixtures";
import { isOver, play } from "../../fixtures/new_york";
import { tabTo } from "../../fixtures/players";
import { random } from "../../fixtures/random";

test("a whole game of Santorini: New York of two by the keyboard alone, from the first screen", async ({ house }) => {
  test.slow();
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  for (const thing of [house.act("set-up-new-york"), house.page.locator("[data-preset=learn]"), house.act("start")]) {
    await tabTo(thing);
    await house.page.keyboard.press("Enter");
  }
  const table = house.table();
  await table.isThere();
  const below = random(3);
  const { keyboard } = house.page;
  await play(table, async () => {}, async () => {
    for (let steps = 0; !(await table.isDecided()); steps += 1) {
      expect(steps, "there is an end to choosing").toBeLessThan(20);
      const names = await table.names();
      const fresh = names.flatMap((name, at) => (name === "Back" ? [] : [at]));
      const wins = fresh.filter((at) => /\bwins$/.test(names[at]));
      const from = wins.length > 0 ? wins : fresh;
      const at = from[below(from.length)];
      if (at < 9) {
        await keyboard.press(String(at + 1));
      } else {
        await tabTo(table.options.nth(at));
        await keyboard.press("Enter");
      }
    }
    await keyboard.press("c");
    await expect(house.page.locator("#main:focus, #main :focus"), "the keyboard keeps its place").toHaveCount(1);
  });
  await isOver(table, 2);
  await tabTo(house.act("lobby"));
  await keyboard.press("Enter");
  await expect(house.page.locator(".lobby")).toBeVisible();
});
