import { expect, test } from "../../fixtures";
import { overflowing, scrolling, tight, type Faults } from "../../fixtures/look";
import { position, positions } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

/** The sizes at which the whole table is seen at once. */
const whole = [
  [1180, 820],
  [1080, 690],
  [1194, 834],
  [1280, 800],
  [1440, 900],
  [1280, 680],
  [820, 1180],
  [744, 1010],
];

/** The sizes at which the tray has to be there as a whole, and the board may scroll. */
const phones = [
  [390, 844],
  [360, 620],
];

const looks = [
  ...positions(5).flatMap((name) => [[name, "english"] as const, [name, "german"] as const]),
  ...positions(2).map((name) => [name, "english"] as const),
  ...[...positions(3), ...positions(4)].map((name) => [name, "german"] as const),
];

for (const [name, language] of looks) {
  test(`${name} in ${language}: everything has room at every size, and every finger`, async ({ house }) => {
    const table = await house.sitDown(position(name), { language });
    const turn = await table.turn();
    if (turn === "over") await house.page.keyboard.press("Escape");
    if (turn === "asked" && !(await table.isDecided())) await table.pick(0);
    const faults: Faults = [];
    for (const [width, height] of [...whole, ...phones]) {
      await house.page.setViewportSize({ width, height });
      await table.isLaidOut();
      const found = [...(await tight(house.page)), ...(await overflowing(house.page))];
      found.push(...(width > 640 ? await scrolling(house.page) : await missing(table)));
      faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Which parts of the tray are not on the screen as a whole. */
async function missing(table: Table): Promise<Faults> {
  const faults: Faults = [];
  const { width, height } = table.page.viewportSize()!;
  const parts = [table.confirm, table.undo, ...((await table.options.count()) > 0 ? [table.options.first()] : [])];
  for (const part of parts) {
    const box = await part.boundingBox();
    const inside = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    if (!inside) faults.push(`${await part.getAttribute("class")} is not there as a whole`);
  }
  return faults;
}
