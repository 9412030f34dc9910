import { isOver, playCards } from "../../fixtures/cards";
import { expect, test } from "../../fixtures";
import { tabTo } from "../../fixtures/players";
import { random } from "../../fixtures/random";

test("a whole game of San Juan by the keyboard alone, from the first screen", async ({ house }) => {
  test.slow();
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  await tabTo(house.act("play-san-juan"));
  await house.page.keyboard.press("Enter");
  const table = house.table();
  await table.isThere();
  const below = random(3);
  const { keyboard } = house.page;
  await playCards(table, below, async () => {}, async () => {
    for (let tries = 0; !(await table.isDecided()); tries += 1) {
      expect(tries, "there is an end to choosing").toBeLessThan(60);
      if (tries > 3) await keyboard.press("f");
      if (await table.isDecided()) break;
      const open = await table.options.evaluateAll((options) =>
        options.flatMap((option, at) => (option.getAttribute("aria-pressed") === "false" ? [at] : [])),
      );
      const at = open[below(open.length)];
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
  await isOver(table, 4);
});
