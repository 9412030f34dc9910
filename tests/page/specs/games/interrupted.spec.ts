import { expect, test } from "../../fixtures";
import { playByTray } from "../../fixtures/players";
import { position } from "../../fixtures/saves";

test("a whole game with the page loaded anew now and then", async ({ house }) => {
  test.slow();
  const table = await house.sitDown(position("4_start"));
  await playByTray(table, 4, async (decision) => {
    if (decision % 9 !== 5) return;
    const before = { task: await table.task.innerText(), names: await table.names(), save: await house.newest() };
    await house.reload();
    await expect(house.continue).toBeVisible();
    await house.goOn();
    expect(await table.turn()).toBe("asked");
    expect(await table.task.innerText()).toBe(before.task);
    expect(await table.names()).toEqual(before.names);
    expect(await house.newest()).toEqual(before.save);
  });
});

test("a captain's phase goes on where it was left", async ({ house }) => {
  const table = await house.sitDown(position("5_captain"));
  await table.turn();
  const names = await table.names();
  await table.decide(() => 0);
  await table.turn();
  const after = { names: await table.names(), moves: await table.moves() };
  expect(after.names).not.toEqual(names);
  await house.reload();
  await house.goOn();
  await table.turn();
  expect({ names: await table.names(), moves: await table.moves() }).toEqual(after);
});
