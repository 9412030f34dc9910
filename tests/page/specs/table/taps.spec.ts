import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

/** What is decided in a position, the taps it takes, and those it takes where one tap commits. */
const budgets: [string, string, number, number][] = [
  ["choose a role", "4_role", 2, 1],
  ["settle", "4_settler", 2, 1],
  ["build", "4_builder", 2, 1],
  ["take the privilege of the craftsman", "4_craftsman", 2, 1],
  ["sell", "4_trader", 2, 1],
  ["load", "5_captain", 2, 1],
  ["accept where colonists go", "4_mayor", 1, 1],
  ["accept what is stored", "4_storing", 1, 1],
];

/** Taps as often as is needed until a move is made. */
async function tapsToMove(table: Table): Promise<number> {
  await table.turn();
  const before = await table.moves();
  let taps = 0;
  if (!(await table.isDecided())) {
    await table.tap(table.options.first());
    taps += 1;
  }
  if ((await table.moves()) === before) {
    await table.tap(table.confirm);
    taps += 1;
  }
  expect(await table.moves(), "the move is made").toBeGreaterThan(before);
  return taps;
}

for (const [what, where, usual, fast] of budgets) {
  test(`to ${what} takes ${usual}, or ${fast} where one tap is enough`, async ({ house }) => {
    const table = await house.sitDown(position(where), { speed: "step" });
    expect(await tapsToMove(table)).toBe(usual);
    await table.tap(table.undo);
    await table.turn();
    await table.tap(house.act("settings"));
    await table.tap(table.sheet.getByRole("switch", { name: "One tap is enough" }));
    await house.page.keyboard.press("Escape");
    expect(await tapsToMove(table)).toBe(fast);
  });
}

test("to pass takes two taps, like everything else", async ({ house }) => {
  const table = await house.sitDown(position("4_builder"), { speed: "step" });
  await table.turn();
  const pass = table.options.filter({ hasText: "Pass" });
  const before = await table.moves();
  await table.tap(pass);
  await table.tap(table.confirm);
  expect(await table.moves()).toBeGreaterThan(before);
});

test("to move a colonist takes three taps: from where, to where, and Confirm", async ({ house }) => {
  const table = await house.sitDown(position("5_mayor"), { speed: "step" });
  await table.turn();
  const sites = table.page.locator(".mine .touch:is([data-plot], [data-structure])");
  const free = await sites.evaluateAll((sites) => sites.map((site) => !!site.querySelector("use[href$='#circle']")));
  const before = await table.moves();
  // The first sites may be settled already.
  await table.tap(sites.nth(free.lastIndexOf(false)));
  await table.tap(sites.nth(free.lastIndexOf(true)));
  await table.tap(table.confirm);
  expect(await table.moves()).toBeGreaterThan(before);
});

test("to store something else takes two taps", async ({ house }) => {
  const table = await house.sitDown(position("5_storing"), { speed: "step" });
  await table.turn();
  const before = { moves: await table.moves(), confirm: await table.confirm.innerText() };
  await table.tap(table.options.first());
  expect(await table.confirm.innerText()).not.toBe(before.confirm);
  await table.tap(table.confirm);
  expect(await table.moves()).toBeGreaterThan(before.moves);
});

test("a double tap on the board picks and does not commit", async ({ house }) => {
  await house.takeTheClock();
  const table = await house.sitDown(position("4_role"), { speed: "step" });
  await table.turn();
  const before = await table.moves();
  const role = table.legal.first();
  await table.tap(role);
  await table.tap(role);
  expect(await table.moves()).toBe(before);
  await expect(table.picked.first()).toBeVisible();
  await house.page.clock.fastForward(400);
  await table.tap(role);
  expect(await table.moves()).toBeGreaterThan(before);
});

test("a tap that slips off its button does nothing", async ({ house }) => {
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  const box = (await table.options.first().boundingBox())!;
  const { mouse } = house.page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2, box.y - 200);
  await mouse.up();
  await expect(table.options.first()).toHaveAttribute("aria-pressed", "false");
});
