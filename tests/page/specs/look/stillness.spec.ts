import { expect, test } from "../../fixtures";
import { moving, outlined } from "../../fixtures/look";
import { position } from "../../fixtures/saves";

test("who wants no motion gets none", async ({ house }) => {
  await house.page.emulateMedia({ reducedMotion: "reduce" });
  const table = await house.sitDown(position("4_builder"));
  await table.turn();
  await table.pick(0);
  expect(await moving(house.page)).toEqual([]);
  await table.tap(table.confirm);
  await table.turn();
  for (const act of ["menu", "log", "settings"]) {
    await table.tap(house.act(act));
    expect(await moving(house.page), act).toEqual([]);
    await house.page.keyboard.press("Escape");
  }
  for (const screen of ["", "new", "saves"]) {
    await house.open(screen);
    expect(await moving(house.page), screen).toEqual([]);
  }
});

test("outlines stay where colours are forced or more contrast is asked for", async ({ house }) => {
  await house.page.emulateMedia({ forcedColors: "active", contrast: "more" });
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  await table.pick(0);
  for (const thing of await table.legal.all()) expect(await thing.evaluate(outlined)).toBe(true);
  expect(await table.picked.first().evaluate(outlined)).toBe(true);
});
