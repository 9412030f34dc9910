import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { amongPeople, position, positions } from "../fixtures/saves";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe has against the page, in short. */
async function against(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.slice(0, 5).map(({ html, any }) => [html.slice(0, 160), any[0]?.message]) }));
}

const looks = [
  { colorScheme: "light", language: "english" },
  { colorScheme: "dark", language: "german" },
] as const;

for (const { colorScheme, language } of looks) {
  test.describe(`${colorScheme}, ${language}`, () => {
    test.use({ colorScheme });

    for (const screen of ["", "new", "new-new-york", "saves", "rules", "settings", "about"]) {
      test(`axe finds nothing on the screen ${screen || "lobby"}`, async ({ house }) => {
        await house.keep({ settings: { language }, saves: { one: position("5_role"), other: position("2_over") } });
        await house.open(screen);
        expect(await against(house.page)).toEqual([]);
      });
    }

    for (const name of positions(5)) {
      test(`axe finds nothing at ${name}`, async ({ house }) => {
        const table = await house.sitDown(position(name), { language });
        if ((await table.turn()) === "asked" && !(await table.isDecided())) await table.pick(0);
        expect(await against(house.page)).toEqual([]);
      });
    }

    test("axe finds nothing in what lies over the table", async ({ house }) => {
      test.slow();
      const table = await house.sitDown(position("5_captain"), { language });
      await table.turn();
      for (const act of ["menu", "log", "help", "settings"]) {
        await table.tap(house.act(act));
        expect(await against(house.page), act).toEqual([]);
        await house.page.keyboard.press("Escape");
      }
      await table.thing("building", "harbor").click({ button: "right" });
      expect(await against(house.page), "details").toEqual([]);
      await house.page.keyboard.press("Escape");
      await table.tap(table.thing("seat", "1"));
      expect(await against(house.page), "a player's board").toEqual([]);
      await house.page.keyboard.press("Escape");
      await house.page.keyboard.press("p");
      expect(await against(house.page), "the position in words").toEqual([]);
    });

    test("axe finds nothing at the curtain", async ({ house }) => {
      const table = await house.sitDown(amongPeople(position("4_role"), "pass"), { language });
      await expect(table.curtain).toBeVisible();
      expect(await against(house.page)).toEqual([]);
    });

    test("axe finds nothing on a phone", async ({ house }) => {
      await house.page.setViewportSize({ width: 390, height: 844 });
      const table = await house.sitDown(position("5_builder"), { language });
      await table.turn();
      for (const view of ["table", "market", "mine", "players"]) {
        await table.tap(house.page.locator(`[data-view=${view}]`));
        expect(await against(house.page), view).toEqual([]);
      }
    });
  });
}
