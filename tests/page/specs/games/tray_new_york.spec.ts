import { expect, test } from "../../fixtures";
import { decide, isOver, play, turn } from "../../fixtures/new_york";
import { random } from "../../fixtures/random";
import { shifts, watchShifts } from "../../fixtures/shifts";

test("a whole game of Santorini: New York against bots, from the lobby to the end, in which nothing shifts", async ({ house }) => {
  test.slow();
  await watchShifts(house.page);
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  await house.tap(house.act("play-new-york"));
  const table = house.table();
  await table.isThere();
  const below = random(11);
  const decisions = await play(table, async () => {}, () => decide(table, below));
  expect(decisions).toBeGreaterThan(4);
  const { setup } = await house.newest();
  await isOver(table, setup.seats);
  const [{ line }] = await house.kept();
  expect(line).toMatchObject({ game: "santorini_new_york", turn: null });
  expect(await shifts(house.page)).toEqual([]);
  await table.tap(house.act("rematch"));
  await expect(table.result).toHaveCount(0);
  expect(await turn(table)).toBe("asked");
  await decide(table, below);
});
