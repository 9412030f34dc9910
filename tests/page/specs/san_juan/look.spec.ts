import AxeBuilder from "@axe-core/playwright";
import { after, moments, phase, sitDownAt } from "../../fixtures/cards";
import { expect, test } from "../../fixtures";
import { overflowing, scrolling, tight, type Faults } from "../../fixtures/look";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The sizes at which the whole table is seen at once. */
const whole = [
  [1180, 820],
  [1080, 690],
  [1440, 900],
  [1280, 680],
  [820, 1180],
  [744, 1010],
];

const phones = [
  [390, 844],
  [360, 620],
];

const looks = ["4_players", "4_players_new_buildings", "2_players"].flatMap((name) =>
  [...moments(name)].map(([action, moves]) => ({ name, action, moves })),
);

for (const { name, action, moves } of looks) {
  const language = moves % 2 === 0 ? "english" : "german";
  test(`${name}, ${action}, ${language}: everything has room, every finger too, and axe finds nothing`, async ({ house }) => {
    test.slow();
    const settings = { language, theme: moves % 3 === 0 ? "dark" : "light" } as const;
    const table = await sitDownAt(house, after(name, moves), settings);
    const turn = await table.turn();
    if (turn === "over") await house.page.keyboard.press("Escape");
    if (turn === "asked" && !(await table.isDecided())) await table.pick(0);
    expect(await phase(table)).not.toBeNull();
    const faults: Faults = [];
    for (const [width, height] of [...whole, ...phones]) {
      await house.page.setViewportSize({ width, height });
      await table.isLaidOut();
      const found = [...(await tight(house.page)), ...(await overflowing(house.page))];
      if (width > 640) found.push(...(await scrolling(house.page)));
      faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`));
    }
    await house.page.setViewportSize({ width: 1180, height: 820 });
    const { violations } = await new AxeBuilder({ page: house.page }).withTags(tags).analyze();
    faults.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`));
    expect(faults).toEqual([]);
  });
}
