import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";

test("what is chosen in a draft shows by whom, and what is out says so", async ({ house }) => {
  const table = await house.sitDown(position("5_draft"));
  await table.turn();
  const board = house.page.locator(".draft");
  await expect(board.locator(".draft-place.chosen")).toHaveCount(8);
  const chosen = board.locator(".draft-place.chosen .touch").first();
  await expect(chosen).toHaveAccessibleName(/chosen by \S/);
  const out = board.locator(".draft-place.out .touch").first();
  await expect(out).toHaveAccessibleName(/out of the game/);
  await table.tap(out);
  await expect(table.notice).not.toBeEmpty();
});

test("a draft shows what a choice would rule out before it is made", async ({ house }) => {
  const table = await house.sitDown(position("5_draft"), { speed: "step" });
  await table.turn();
  await table.tap(table.thing("building", "wharf"));
  await expect(house.page.locator(".draft-foot")).toContainText("rules out union hall");
  await expect(house.page.locator(".draft-place.leaving .touch")).toHaveAttribute("data-building", "union-hall");
  await table.tap(table.confirm);
  await expect(house.page.locator(".draft-place.out [data-building=union-hall]")).toBeVisible();
});

test("a guest is sent by a tap on a free circle and seen there before it goes", async ({ house }) => {
  const table = await house.sitDown(position("4_guests"), { speed: "step" });
  await table.turn();
  const mine = house.page.locator(".mine");
  const field = mine.locator(".space.asleep .touch.legal").first();
  const at = (await field.getAttribute("data-plot"))!;
  await table.tap(field);
  await expect(mine.locator(`.space:not(.asleep) .touch.picked[data-plot="${at}"]`)).toBeVisible();
  await table.tap(table.confirm);
  const { moves } = await house.newest();
  expect(moves.some((move) => JSON.stringify(move).includes("move_guest "))).toBe(true);
  await expect(mine.locator(`.space:not(.asleep) .touch[data-plot="${at}"]`)).toBeVisible();
});

test("guests stay where they are by one choice, for now or for the phase", async ({ house }) => {
  const table = await house.sitDown(position("4_guests"));
  await table.turn();
  const names = await table.names();
  expect(names[0]).toMatch(/no guest now/);
  expect(names[1]).toMatch(/no guests in this phase/);
});

test("what pays in kind is tapped on the board", async ({ house }) => {
  const table = await house.sitDown(position("4_paying"), { speed: "step" });
  await table.turn();
  await expect(table.preview).toContainText(/6 doubloons and 2 in kind/);
  await table.tap(house.page.locator(".mine .touch.legal[data-plot]").first());
  await table.tap(table.confirm);
  await table.turn();
  await table.tap(house.page.locator(".mine .touch.legal[data-good]").first());
  await expect(table.picked).toHaveCount(1);
  const moves = await table.moves();
  await table.tap(table.confirm);
  expect(await table.moves()).toBe(moves + 1);
});

test("taps say how many barrels go on the small wharf", async ({ house }) => {
  const table = await house.sitDown(position("5_small_wharf"), { speed: "step" });
  await table.turn();
  const before = await table.options.count();
  const wharf = house.page.locator(".mine .touch.legal[data-structure]");
  const heap = house.page.locator(".mine .touch.legal[data-good]").first();
  const good = (await heap.getAttribute("data-good"))!;
  const held = Number.parseInt((await heap.getAttribute("aria-label"))!, 10);
  const first = table.options.first();
  await table.tap(wharf);
  await expect(first).toContainText(`of ${held} aboard`);
  await house.page.keyboard.press("Escape");
  await expect(table.options).toHaveCount(before);
  await table.tap(wharf);
  while (!(await first.innerText()).includes(`0 of ${held} aboard`)) await table.tap(heap);
  await table.tap(heap);
  await expect(first).toContainText(`1 of ${held} aboard`);
  await expect(table.confirm).toContainText(`Sail with 1 ${good}`);
  await table.tap(table.confirm);
  const left = held === 1 ? "0" : String(held - 1);
  await expect(table.thing("good", good)).toHaveAccessibleName(new RegExp(`^${left} ${good}`));
});

test("a tile is a plantation first, and a forest by the next choice", async ({ house }) => {
  const table = await house.sitDown(position("5_forest"), { speed: "step" });
  await table.turn();
  await table.tap(house.page.locator(".plantations .touch.legal:not([data-tile=face-down])").first());
  await expect(table.options.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(table.options.nth(1)).toContainText("forest");
  await table.pick(1);
  await table.tap(table.confirm);
  await expect(house.page.locator('.mine .touch[aria-label^="Forest"]')).not.toHaveCount(0);
});

test("an own set may differ from those of a draft, and says how", async ({ house }) => {
  await house.open("new");
  const buildings = house.page.locator(".buildings");
  await house.tap(buildings.getByRole("button", { name: "Your own choice" }));
  await expect(buildings.locator(".kind[aria-pressed=true]")).toHaveCount(17);
  const office = buildings.locator("[data-building=office]");
  await office.focus();
  await house.tap(office);
  await house.tap(buildings.locator("[data-building=library]"));
  await expect(buildings.locator(".own-note")).toContainText("Of price 5 there are 1 instead of 2.");
  await expect(office).toHaveAttribute("aria-pressed", "false");
  await house.tap(house.act("start"));
  await house.table().isThere();
  const { options } = (await house.newest()).setup as unknown as { options: { buildings: { custom: string[] } } };
  expect(options.buildings.custom).toContain("library");
  expect(options.buildings.custom).not.toContain("office");
  await expect(house.page.locator(".market [data-building=library]")).toBeVisible();
});

test("finer points of the expansion are out of the way of who plays without it", async ({ house }) => {
  await house.open("new");
  await expect(house.page.locator(".finer")).toHaveCount(0);
  await house.tap(house.page.locator(".buildings").getByRole("button", { name: "Draft" }));
  await house.tap(house.page.locator(".variants > summary"));
  await house.tap(house.page.locator(".finer > summary"));
  await expect(house.page.locator(".finer [role=switch]")).toHaveCount(8);
});
