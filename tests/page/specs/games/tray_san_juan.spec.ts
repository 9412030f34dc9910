import { decideCards, isOver, playCards } from "../../fixtures/cards";
import { expect, test } from "../../fixtures";
import { random } from "../../fixtures/random";
import { shifts, watchShifts } from "../../fixtures/shifts";

test("a whole game of San Juan against bots, from the lobby to the end, in which nothing shifts", async ({ house }) => {
  test.slow();
  await watchShifts(house.page);
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  await house.tap(house.act("play-san-juan"));
  const table = house.table();
  await table.isThere();
  const below = random(11);
  const decisions = await playCards(table, below);
  expect(decisions).toBeGreaterThan(20);
  await isOver(table, 4);
  const [{ line }] = await house.kept();
  expect(line.game).toBe("san_juan");
  expect(line.turn, "the saved game is over").toBeNull();
  expect(await shifts(house.page)).toEqual([]);
  await table.tap(house.act("rematch"));
  expect(await table.turn()).toBe("asked");
  await decideCards(table, below);
});
