import { expect, test } from "../../fixtures";
import { overflowing, tight, type Faults } from "../../fixtures/look";
import { amongPeople, position } from "../../fixtures/saves";

const sizes = [
  [1180, 820],
  [1080, 690],
  [820, 1180],
  [744, 1010],
  [1440, 900],
  [390, 844],
  [360, 620],
];

/** 1280 pixels at 400 %. */
const reflow = [320, 640];

for (const language of ["english", "german"] as const) {
  for (const screen of ["", "new", "new-new-york", "saves", "rules", "settings", "about"]) {
    test(`the screen ${screen || "lobby"} in ${language}: everything has room, and every finger`, async ({ house }) => {
      await house.keep({ settings: { language }, saves: { one: position("5_role"), other: position("2_over") } });
      await house.open(screen);
      const faults: Faults = [];
      for (const [width, height] of [...sizes, reflow]) {
        await house.page.setViewportSize({ width, height });
        const found = [...(await tight(house.page)), ...(await overflowing(house.page))];
        const across = await house.page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
        if (across > 0) found.push(`${across} pixels to the side`);
        faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }
}

test("whatever lies over the table has room, and every finger", async ({ house }) => {
  const table = await house.sitDown(position("5_captain"), { language: "german" });
  await table.turn();
  const faults: Faults = [];
  const look = async (what: string, within?: string) => {
    const found = [...(await tight(house.page, within)), ...(await overflowing(house.page, within))];
    faults.push(...found.map((fault) => `${what}: ${fault}`));
  };
  for (const act of ["menu", "log", "help", "settings"]) {
    await table.tap(house.act(act));
    await look(act);
    await house.page.keyboard.press("Escape");
  }
  await table.tap(table.more);
  await look("all options", "dialog");
  await house.page.keyboard.press("Escape");
  await table.thing("building", "harbor").click({ button: "right" });
  await look("details", ".details");
  await house.page.keyboard.press("Escape");
  await table.tap(table.thing("seat", "1"));
  await look("a player's board", ".peek");
  expect(faults).toEqual([]);
});

test("the curtain's button is a hand wide", async ({ house }) => {
  await house.sitDown(amongPeople(position("4_role"), "pass"));
  const box = await house.act("lift").boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(88);
  expect(await tight(house.page)).toEqual([]);
});
