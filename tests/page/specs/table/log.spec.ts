import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";

const game = position("4_captain");

test("a line of the log leads back to its moment, and the game goes on untouched", async ({ house }) => {
  const table = await house.sitDown(game);
  await table.turn();
  const names = await table.names();
  const save = await house.newest();
  await table.tap(house.act("log"));
  const lines = table.sheet.locator(".log-line button");
  await table.tap(lines.nth(12));
  const looking = house.page.locator(".looking");
  await expect(looking).toContainText(/after move \d+ of \d+/);
  await expect(table.sheet).toHaveCount(0);
  await expect(table.legal, "nothing can be chosen in the past").toHaveCount(0);

  const line = looking.locator(".tray-line");
  const first = await line.innerText();
  await table.tap(looking.getByRole("button", { name: "Earlier" }));
  await expect(line).not.toHaveText(first);
  await table.tap(looking.getByRole("button", { name: "Later" }));
  await expect(line).toHaveText(first);
  await looking.getByRole("slider").fill("0");
  await expect(line).toContainText("after move 0");

  await table.tap(house.act("now"));
  expect(await table.names()).toEqual(names);
  expect(await house.newest()).toEqual(save);
});

test("the log shows one player only, where that is wanted", async ({ house }) => {
  const table = await house.sitDown(game);
  await table.tap(house.act("log"));
  const lines = table.sheet.locator(".log-line:not(.log-round)");
  const all = await lines.count();
  const [{ name }, other] = game.people;
  await table.tap(table.sheet.getByRole("button", { name, exact: true }));
  await expect(table.sheet.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  expect(await lines.count()).toBeLessThan(all);
  for (const line of await lines.allInnerTexts()) expect(line).toContain(name);
  await table.tap(table.sheet.getByRole("button", { name, exact: true }));
  await expect(lines).toHaveCount(all);
  await expect(lines.filter({ hasText: other.name }).first()).toBeAttached();
});

test("the log is told in the language of the page", async ({ house }) => {
  const table = await house.sitDown(game, { language: "german" });
  await table.tap(house.act("log"));
  await expect(table.sheet.getByRole("log")).toContainText("nimmt den Baumeister");
  const english = await table.sheet.getByText(/chooses|takes/).count();
  expect(english).toBe(0);
});

test("what happened since one's own last turn stands in the tray", async ({ house }) => {
  const table = await house.sitDown(position("4_start"));
  const since = table.tray.locator(".tray-since");
  await table.decideUntil(async () => (await table.turn()) === "asked" && (await since.innerText()) !== "");
  const others = position("4_start").people.slice(1);
  const told = await since.innerText();
  expect(others.some(({ name }) => told.includes(name))).toBe(true);
});
