import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";

test("a second tab watches, until it plays here", async ({ house }) => {
  const table = await house.sitDown(position("3_role"));
  await table.turn();
  const other = await house.inAnotherTab();
  await other.open();
  const there = await other.goOn();
  await expect(other.page.locator(".read-only")).toContainText("another tab");
  await expect(there.options).toHaveCount(0);

  await table.decide(() => 0);
  await table.turn();
  const moves = await table.moves();
  const task = await table.task.innerText();
  await expect(there.task, "it sees what is played").toHaveText(task);
  expect(await table.moves(), "and moves nothing itself").toBe(moves);

  await other.tap(other.act("take-over"));
  expect(await there.turn()).toBe("asked");
  await expect(house.page.locator(".read-only")).toBeVisible();
  await expect(table.options).toHaveCount(0);
  await there.decide(() => 0);
  await there.turn();
  expect(await there.moves()).toBeGreaterThan(moves);
  expect(await house.kept()).toHaveLength(1);

  await table.tap(house.act("take-over"));
  expect(await table.turn()).toBe("asked");
  expect(await table.names()).not.toEqual([]);
  await expect(other.page.locator(".read-only")).toBeVisible();
});

test("a closed tab leaves the game to the other one", async ({ house }) => {
  const table = await house.sitDown(position("3_role"));
  await table.turn();
  const other = await house.inAnotherTab();
  await other.open();
  const there = await other.goOn();
  await expect(other.page.locator(".read-only")).toBeVisible();
  await house.page.close();
  expect(await there.turn()).toBe("asked");
  await expect(other.page.locator(".read-only")).toBeHidden();
});

test("two tabs play two games", async ({ house }) => {
  const table = await house.sitDown(position("3_role"));
  await table.turn();
  const other = await house.inAnotherTab();
  await other.open();
  await other.tap(other.act("play"));
  const there = other.table();
  await there.turn();
  await there.decide(() => 0);
  await table.decide(() => 0);
  await table.turn();
  await there.turn();
  const kept = await house.kept();
  expect(kept.map(({ save }) => save.setup.seats).sort()).toEqual([3, 4]);
});
