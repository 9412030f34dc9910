import { expect, test } from "../../fixtures";
import { overflowing } from "../../fixtures/look";
import { position, positions } from "../../fixtures/saves";

const sizes = [
  [1180, 820],
  [1080, 690],
  [1440, 900],
  [820, 1180],
  [744, 1010],
  [390, 844],
];

for (const language of ["english", "german"] as const) {
  for (const name of positions(5)) {
    test(`${name}: all words have room, in ${language}`, async ({ house }) => {
      const table = await house.sitDown(position(name), { language });
      if ((await table.turn()) === "asked" && !(await table.isDecided())) await table.pick(0);
      const faults: string[] = [];
      for (const [width, height] of sizes) {
        await house.page.setViewportSize({ width, height });
        for (const fault of await overflowing(house.page)) faults.push(`${width} × ${height}: ${fault}`);
      }
      expect(faults).toEqual([]);
    });
  }

  for (const screen of ["", "new", "saves", "rules", "settings", "about"]) {
    test(`the screen ${screen || "lobby"}: all words have room, in ${language}`, async ({ house }) => {
      await house.keep({ settings: { language }, saves: { one: position("5_role"), other: position("2_over") } });
      await house.open(screen);
      const faults: string[] = [];
      for (const [width, height] of [...sizes, [320, 640]]) {
        await house.page.setViewportSize({ width, height });
        for (const fault of await overflowing(house.page)) faults.push(`${width} × ${height}: ${fault}`);
        const across = await house.page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
        if (across > 0) faults.push(`${width} × ${height}: ${across} pixels to the side`);
      }
      expect(faults).toEqual([]);
    });
  }
}
