import { expect, test } from "../../fixtures";
import { amongPeople, position } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

/** All that a table shows of where the game stands. */
async function situation(table: Table) {
  await table.turn();
  const { moves, print } = await table.house.newest();
  return { task: await table.task.innerText(), names: await table.names(), moves, print };
}

test("undo leads back across the bots, step by step, and redo the same way forth", async ({ house }) => {
  const table = await house.sitDown(position("4_start"));
  const way = [await situation(table)];
  for (let decision = 0; decision < 4; decision += 1) {
    await table.decide(() => 0);
    way.push(await situation(table));
  }
  for (const earlier of way.slice(0, -1).reverse()) {
    await table.tap(table.undo);
    expect(await situation(table)).toEqual(earlier);
  }
  for (const later of way.slice(1)) {
    await table.tap(table.redo);
    expect(await situation(table)).toEqual(later);
  }
  await expect(table.redo).toHaveCount(0);
});

test("the keyboard undoes and does again", async ({ house }) => {
  const table = await house.sitDown(position("4_role"));
  const before = await situation(table);
  await table.decide(() => 0);
  const after = await situation(table);
  for (const [back, forth] of [
    ["u", "r"],
    ["Control+z", "Control+y"],
  ]) {
    await house.page.keyboard.press(back);
    expect(await situation(table)).toEqual(before);
    await house.page.keyboard.press(forth);
    expect(await situation(table)).toEqual(after);
  }
});

test("a new choice ends what could be done again", async ({ house }) => {
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  await table.decide(() => 0);
  await table.turn();
  await table.tap(table.undo);
  await expect(table.redo).toBeVisible();
  await table.decide((options) => options - 1);
  await table.turn();
  await expect(table.redo).toHaveCount(0);
});

test("where nothing can be taken back, Undo says so", async ({ house }) => {
  const table = await house.sitDown(position("4_start"));
  await table.turn();
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  await expect(table.undo).toHaveAccessibleDescription("Nothing to take back");
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("Nothing to take back");
});

test("among people undo stops where something was revealed, and says what", async ({ house }) => {
  const table = await house.sitDown(amongPeople(position("3_settler")));
  while ((await table.turn()) === "asked" && (await table.page.locator(".touch.legal[data-tile]").count()) > 0) {
    await table.decide(() => 0);
  }
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  const before = await situation(table);
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("New plantations have been seen");
  expect(await situation(table)).toEqual(before);
});

test("whoever has taken the device cannot take back somebody else's move", async ({ house }) => {
  const table = await house.sitDown(amongPeople(position("3_role"), "pass"));
  await table.lift();
  await table.turn();
  await table.decide(() => 0);
  while ((await table.turn()) !== "curtain") await table.decide(() => 0);
  await table.lift();
  await table.turn();
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("Somebody else has moved since");
});
