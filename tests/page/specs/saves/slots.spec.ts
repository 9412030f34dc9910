import { expect, test } from "../../fixtures";
import { phases, position } from "../../fixtures/saves";
import { Shelf } from "../../fixtures/shelf";

const saves = Object.fromEntries(
  [2, 3].flatMap((seats) => phases.map((phase) => [`${seats}-${phase}`, position(`${seats}_${phase}`)])),
);

test("twenty games stand on the shelf, each with its players, round and date", async ({ house }) => {
  await house.keep({ saves });
  await house.open("saves");
  const shelf = new Shelf(house);
  await expect(shelf.rows).toHaveCount(20);
  const line = shelf.row("3-captain").locator(".save-line");
  for (const { name } of saves["3-captain"].people) await expect(line).toContainText(name);
  await expect(line).toContainText(/round \d+/);
  await expect(line).toContainText(String(new Date().getDate()));
});

test("the game that was played last stands first", async ({ house }) => {
  await house.keep({ settings: { speed: "instant" }, saves });
  await house.open("saves");
  const shelf = new Shelf(house);
  await shelf.do("open", "3-settler");
  const table = house.table();
  await table.turn();
  await table.decide(() => 0);
  await table.turn();
  await house.open("saves");
  await expect(shelf.rows.first()).toHaveAttribute("data-slot", "3-settler");
});

test("a game keeps the name that it is given", async ({ house }) => {
  await house.keep({ saves: { here: position("3_role") } });
  await house.open("saves");
  const shelf = new Shelf(house);
  await shelf.rename("here", "Sunday at Grandma's");
  await house.reload();
  await expect(shelf.row("here").locator("input")).toHaveValue("Sunday at Grandma's");
  await shelf.do("open", "here");
  await house.table().isThere();
  const [{ line, save }] = await house.kept();
  expect([line.title, save.title]).toEqual(["Sunday at Grandma's", "Sunday at Grandma's"]);
});

test("a game that lies on the table keeps the name that it is given meanwhile", async ({ house }) => {
  await house.keep({ saves: { here: position("3_role") } });
  await house.open("saves");
  const shelf = new Shelf(house);
  await shelf.do("open", "here");
  const table = house.table();
  await table.turn();
  await house.open("saves");
  await shelf.rename("here", "Rainy afternoon");
  await shelf.do("open", "here");
  await table.turn();
  await table.decide(() => 0);
  await table.turn();
  const [{ line, save }] = await house.kept();
  expect([line.title, save.title]).toEqual(["Rainy afternoon", "Rainy afternoon"]);
});

test("a deleted game can be brought back", async ({ house }) => {
  await house.keep({ saves: { one: position("3_role"), other: position("4_role") } });
  await house.open("saves");
  const shelf = new Shelf(house);
  await shelf.do("delete", "one");
  await expect(shelf.rows).toHaveCount(1);
  await house.tap(shelf.restore);
  await expect(shelf.rows).toHaveCount(2);
  const kept = await house.kept();
  expect(kept.find(({ id }) => id === "one")?.save).toEqual(position("3_role"));
});

test("after ten seconds a deleted game is forgotten", async ({ house }) => {
  await house.takeTheClock();
  await house.keep({ saves: { one: position("3_role"), other: position("4_role") } });
  await house.open("saves");
  const shelf = new Shelf(house);
  await shelf.do("delete", "one");
  await expect(shelf.restore).toBeVisible();
  await house.page.clock.fastForward(10_500);
  await expect(shelf.restore).toBeHidden();
  await house.reload();
  expect(Object.keys(await house.texts())).not.toContain("trash/one");
  await expect(shelf.rows).toHaveCount(1);
});
