import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures";
import { position, positions } from "../../fixtures/saves";

/** What each choice in a position leads to, by the rules themselves. */
const prints: Record<string, string[]> = JSON.parse(
  readFileSync(new URL("../../fixtures/prints.json", import.meta.url), "utf8"),
);

for (const [name, expected] of Object.entries(prints).filter(([name]) => /^[25]_/.test(name))) {
  test(`${name}: the tray offers what the rules allow, and each button does what it says`, async ({ house }) => {
    test.slow();
    const table = await house.sitDown(position(name), { speed: "step", auto_forced: false });
    await table.turn();
    const names = await table.names();
    expect(new Set(names).size, "no name twice").toBe(names.length);
    for (const name of names) expect(name).toMatch(/\S{2,}/);
    const reached: string[] = [];
    for (let at = 0; at < names.length; at += 1) {
      await table.pick(at);
      await table.tap(table.confirm);
      reached.push((await house.newest()).print);
      // A choice may have been the last of the game.
      const result = house.page.locator(".sheet-result[open]");
      if (await result.count()) await house.page.keyboard.press("Escape");
      await expect(result).toHaveCount(0);
      await table.tap(table.undo);
      await expect(table.options).toHaveCount(names.length);
    }
    expect(reached).toEqual(expected);
  });
}

for (const name of positions().filter((name) => /mayor|storing/.test(name))) {
  test(`${name}: what is proposed can be carried out`, async ({ house }) => {
    const table = await house.sitDown(position(name), { speed: "step" });
    await table.turn();
    const names = await table.names();
    expect(new Set(names).size, "no name twice").toBe(names.length);
    const moves = await table.moves();
    expect(await table.isDecided()).toBe(true);
    await table.tap(table.confirm);
    expect(await table.moves()).toBeGreaterThan(moves);
  });
}
