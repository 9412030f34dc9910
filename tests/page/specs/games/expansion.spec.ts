import { expect, test } from "../../fixtures";
import type { House } from "../../fixtures/house";
import { playByTray } from "../../fixtures/players";
import type { Table } from "../../fixtures/table";

/** Lays a table at the set-up, with luck that is the same at every run. */
async function start(house: House, buildings: RegExp, seats: number): Promise<Table> {
  await house.keep({ settings: { speed: "instant" } });
  await house.page.addInitScript(() => {
    crypto.getRandomValues = (into) => {
      const bytes = new Uint8Array(into!.buffer, into!.byteOffset, into!.byteLength);
      bytes.forEach((_, at) => (bytes[at] = at * 7 + 1));
      return into;
    };
  });
  await house.open("new");
  const there = await house.page.locator(".seat-row").count();
  for (let count = there; count < seats; count += 1) await house.tap(house.act("add-seat"));
  await house.tap(house.page.locator(".buildings").getByRole("button", { name: buildings }));
  await house.tap(house.act("start"));
  const table = house.table();
  await table.isThere();
  return table;
}

/** The set-up that a game was saved with. */
async function setUp(house: House) {
  return (await house.newest()).setup as { seats: number; options: { buildings: unknown } };
}

test("a whole game with buildings by lot, by the tray", async ({ house }) => {
  test.slow();
  const table = await start(house, /by lot/i, 4);
  expect((await setUp(house)).options.buildings).toBe("random");
  await expect(table.things.and(house.page.locator("[data-building]"))).toHaveCount(6 + 17);
  expect(await playByTray(table, 3)).toBeGreaterThan(20);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
});

test("a whole game with a draft: the buildings by taps on the board, the rest by the tray", async ({ house }) => {
  test.slow();
  const table = await start(house, /draft/i, 4);
  const board = house.page.locator(".draft");
  const mine: string[] = [];
  while ((await table.turn()) === "asked" && (await board.isVisible())) {
    const open = board.locator(".draft-place.open .touch");
    const kind = open.nth(mine.length % (await open.count()));
    const name = (await kind.getAttribute("data-building"))!;
    await table.tap(kind);
    await expect(board.locator(".draft-foot"), "the choice is told before it is made").toContainText(/rules out/);
    await table.tap(table.confirm);
    mine.push(name);
  }
  expect(mine.length, "one of four chooses a quarter of seventeen").toBeGreaterThanOrEqual(4);
  const market = house.page.locator(".market");
  await expect(market.locator("[data-building]")).toHaveCount(6 + 17);
  for (const name of mine) await expect(market.locator(`[data-building="${name}"]`)).toBeVisible();
  expect(await playByTray(table, 5)).toBeGreaterThan(20);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
});

test("a whole game of five with all buildings, by the tray", async ({ house }) => {
  test.slow();
  const table = await start(house, /^all$/i, 5);
  expect(await setUp(house)).toMatchObject({ seats: 5, options: { buildings: "all" } });
  await expect(house.page.locator(".market [data-building]")).toHaveCount(6 + 31);
  expect(await playByTray(table, 8)).toBeGreaterThan(20);
  await expect(table.result.locator(".winners")).not.toBeEmpty();
});
