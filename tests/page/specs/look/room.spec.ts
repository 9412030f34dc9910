import { expect, test } from "../../fixtures";
import { scrolling } from "../../fixtures/look";
import { position, positions } from "../../fixtures/saves";

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

/** The sizes at which only the tray has to be there as a whole. */
const phones = [
  [390, 844],
  [360, 620],
];

for (const name of positions()) {
  test(`${name}: nothing scrolls, and on a phone the decision is there`, async ({ house }) => {
    const language = name.startsWith("5") ? "german" : "english";
    const table = await house.sitDown(position(name), { language });
    if ((await table.turn()) === "over") await house.page.keyboard.press("Escape");
    const faults: string[] = [];
    for (const [width, height] of whole) {
      await house.page.setViewportSize({ width, height });
      for (const fault of await scrolling(house.page)) faults.push(`${width} × ${height}: ${fault}`);
    }
    for (const [width, height] of phones) {
      await house.page.setViewportSize({ width, height });
      for (const button of [table.confirm, table.undo, table.options.or(table.more).first()]) {
        const box = (await button.count()) > 0 ? await button.boundingBox() : { x: 0, y: 0, width: 0, height: 0 };
        const inside = box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        if (!inside) faults.push(`${width} × ${height}: ${await button.getAttribute("class")} is not there as a whole`);
      }
    }
    expect(faults).toEqual([]);
  });
}
