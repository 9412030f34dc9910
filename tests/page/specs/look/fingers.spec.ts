import { expect, test } from "../../fixtures";
import { tight } from "../../fixtures/look";
import { amongPeople, position, positions } from "../../fixtures/saves";

const sizes = [
  [1180, 820],
  [1080, 690],
  [820, 1180],
  [1440, 900],
  [390, 844],
];

for (const name of [...positions(5), ...positions(2)]) {
  test(`${name}: everything is large enough for a finger`, async ({ house }) => {
    const table = await house.sitDown(position(name));
    await table.turn();
    const faults: string[] = [];
    for (const [width, height] of sizes) {
      await house.page.setViewportSize({ width, height });
      for (const fault of await tight(house.page)) faults.push(`${width} × ${height}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

for (const screen of ["", "new", "saves", "rules", "settings", "about"]) {
  test(`the screen ${screen || "lobby"}: everything is large enough for a finger`, async ({ house }) => {
    await house.keep({ saves: { one: position("5_role"), other: position("2_over") } });
    await house.open(screen);
    const faults: string[] = [];
    for (const [width, height] of sizes) {
      await house.page.setViewportSize({ width, height });
      for (const fault of await tight(house.page)) faults.push(`${width} × ${height}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
}

test("whatever lies over the table is large enough for a finger", async ({ house }) => {
  const table = await house.sitDown(position("5_captain"));
  await table.turn();
  const faults: string[] = [];
  for (const act of ["menu", "log", "help", "settings"]) {
    await table.tap(house.act(act));
    for (const fault of await tight(house.page)) faults.push(`${act}: ${fault}`);
    await house.page.keyboard.press("Escape");
  }
  await table.thing("building", "harbor").click({ button: "right" });
  for (const fault of await tight(house.page, ".details")) faults.push(`details: ${fault}`);
  expect(faults).toEqual([]);
});

test("the curtain's button is a hand wide", async ({ house }) => {
  await house.sitDown(amongPeople(position("4_role"), "pass"));
  const box = await house.act("lift").boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(88);
  expect(await tight(house.page)).toEqual([]);
});
