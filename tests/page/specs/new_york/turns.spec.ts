import { expect, test } from "../../fixtures";
import { after, card, decide, every, lucky, open, phase, sitDownAt, square, turn } from "../../fixtures/new_york";
import { random } from "../../fixtures/random";

/** Ben is to play the NYPD Officer: his workers stand on b4 and d5 after a recorded turn. */
const officer = () => after("2_players_climb", 18);

test("an ordinary turn takes four taps: the worker, where it goes, where it builds, Confirm", async ({ house }) => {
  const table = await sitDownAt(house, officer(), { speed: "step" });
  const before = await table.moves();
  await table.tap(square(table, "b4"));
  await expect(square(table, "b4")).toHaveClass(/picked/);
  await table.tap(square(table, "b5"));
  await expect(square(table, "b5").locator(".figure"), "the worker is seen where it would go").toHaveCount(1);
  await expect(square(table, "b4").locator(".figure")).toHaveCount(0);
  await table.tap(square(table, "b6"));
  await expect(square(table, "b6").locator(".ground use"), "the block is seen where it would lie").toHaveAttribute("href", /level-1/);
  expect(await table.moves(), "nothing has been done yet").toBe(before);
  await expect(table.preview).toHaveText(/Worker b4 → b5.*, builds b6 to level 1/);
  await table.tap(table.confirm);
  expect(await table.moves()).toBe(before + 3);
  expect((await house.newest()).moves.slice(-3)).toEqual(["use b4", "move b5", "build b6"]);
});

test("where one tap is enough, a card takes one", async ({ house }) => {
  const table = await sitDownAt(house, after("2_players_climb", 12), { speed: "step", fast: true });
  expect(await phase(table)).toBe("commit");
  const before = await table.moves();
  await table.tap(card(table, 1));
  await expect.poll(() => table.moves()).toBe(before + 1);
  await expect(table.curtain).toBeVisible();
  await table.lift();
  await table.tap(card(table, 11));
  await expect.poll(() => table.moves()).toBe(before + 2);
});

test("fast, the third tap plays the turn", async ({ house }) => {
  const table = await sitDownAt(house, officer(), { speed: "step", fast: true });
  const before = await table.moves();
  for (const at of ["b4", "b5"]) await table.tap(square(table, at));
  expect(await table.moves()).toBe(before);
  await table.tap(square(table, "b6"));
  await expect.poll(() => table.moves()).toBe(before + 3);
});

test("the last square tapped again plays the turn as well, but a double tap does not", async ({ house }) => {
  await house.takeTheClock();
  const table = await sitDownAt(house, officer(), { speed: "step" });
  const before = await table.moves();
  for (const at of ["b4", "b5", "b6"]) await table.tap(square(table, at));
  await table.tap(square(table, "b6"));
  expect(await table.moves()).toBe(before);
  await expect(table.confirm).toHaveAttribute("aria-disabled", "false");
  await house.page.clock.fastForward(400);
  await table.tap(square(table, "b6"));
  expect(await table.moves()).toBe(before + 3);
});

test("an earlier choice is changed by tapping another", async ({ house }) => {
  const table = await sitDownAt(house, officer(), { speed: "step" });
  const workers = await open(table);
  expect(workers).toHaveLength(2);
  const [one, other] = workers;
  await table.tap(square(table, one));
  const first = await open(table);
  await table.tap(square(table, other));
  await expect(square(table, other)).toHaveClass(/picked/);
  await expect(square(table, one)).not.toHaveClass(/picked/);
  const second = await open(table);
  expect(second).not.toEqual(first);
  await table.tap(square(table, second[0]));
  const builds = await open(table);
  const elsewhere = second.find((at) => at !== second[0] && !builds.includes(at));
  if (!elsewhere) throw new Error("every place to go to is one to build on");
  await table.tap(square(table, elsewhere));
  await expect(square(table, elsewhere).locator(".figure"), "the worker goes there instead").toHaveCount(1);
  await expect(square(table, second[0])).not.toHaveClass(/picked/);
});

test("Back takes the last step back, Escape all of them", async ({ house }) => {
  const table = await sitDownAt(house, officer(), { speed: "step" });
  const atFirst = await table.names();
  expect(atFirst).not.toContain("Back");
  await table.tap(square(table, "b4"));
  const then = await table.names();
  expect(then.at(-1)).toBe("Back");
  await table.tap(square(table, "b5"));
  await table.pick((await table.options.count()) - 1);
  expect(await table.names()).toEqual(then);
  await table.pick((await table.options.count()) - 1);
  expect(await table.names()).toEqual(atFirst);
  for (const at of ["b4", "b5", "b6"]) await table.tap(square(table, at));
  await house.page.keyboard.press("Escape");
  expect(await table.names()).toEqual(atFirst);
  await expect(table.picked).toHaveCount(0);
});

test("a square that cannot be chosen says why, in the language of the page", async ({ house }) => {
  const table = await sitDownAt(house, officer(), { speed: "step" });
  await table.tap(square(table, "d4"));
  await expect(table.notice, "a skyscraper is no worker").not.toBeEmpty();
  await table.tap(square(table, "b4"));
  await expect(table.notice).toHaveCount(0);
  const legal = await open(table);
  await table.tap(square(table, "c1"));
  await expect(table.notice).toHaveText("c1 is out of reach.");
  expect(await open(table), "nothing is chosen by it").toEqual(legal);
  await table.tap(square(table, "a5"));
  await table.tap(house.act("settings"));
  await table.tap(table.sheet.getByRole("button", { name: "Deutsch" }));
  await house.page.keyboard.press("Escape");
  await table.tap(square(table, "c1"));
  await expect(table.notice).toContainText("c1");
  await expect(table.notice).not.toContainText("out of reach");
});

test("a step too high is refused with the levels", async ({ house }) => {
  const table = await sitDownAt(house, after("2_players_climb", 76), { speed: "step" });
  const worker = "a4";
  await table.tap(square(table, worker));
  const legal = new Set(await open(table));
  const squares = house.page.locator(".new-york .square:not(.legal)");
  const told: string[] = [];
  for (const at of await squares.evaluateAll((all) => all.map((it) => it.getAttribute("data-square")!))) {
    if (legal.has(at) || at === worker) continue;
    await table.tap(square(table, at));
    if ((await table.notice.count()) > 0) told.push(await table.notice.innerText());
    await house.page.keyboard.press("Escape");
    if (!(await square(table, worker).getAttribute("class"))?.includes("picked")) await table.tap(square(table, worker));
  }
  expect(told.some((words) => /is more than one level up\.$/.test(words)), told.join("; ")).toBe(true);
  expect(told.some((words) => /(stands on|is out of reach)/.test(words)), told.join("; ")).toBe(true);
});

test("undo takes back a whole turn, redo plays it again", async ({ house }) => {
  const table = await sitDownAt(house, after("2_players_climb", 14), { speed: "step" });
  const names = await table.names();
  await decide(table, random(1));
  await turn(table);
  expect(await table.names()).not.toEqual(names);
  await expect(table.undo).toHaveAttribute("aria-disabled", "false");
  await table.tap(table.undo);
  await expect.poll(() => table.names()).toEqual(names);
  await expect(table.redo).toBeVisible();
  await table.tap(table.redo);
  await expect.poll(() => table.names()).not.toEqual(names);
});

test("a card that is chosen can be taken back until the last one is, and not when all are turned up", async ({ house }) => {
  const table = await house.sitDown(after("3_players_rooftop", every("3_players_rooftop", "commit")[3], "table"), { speed: "step" });
  await turn(table);
  const commit = async () => {
    await table.tap(house.act("show-hand"));
    await table.tap(table.page.locator(".hand-card.legal").first());
    await table.tap(table.confirm);
    await turn(table);
  };
  const asked = () => table.task.innerText();
  const first = await asked();
  await commit();
  const second = await asked();
  expect(second).not.toBe(first);
  await table.tap(table.undo);
  await expect.poll(asked).toBe(first);
  expect(await table.page.locator("[data-card]").count(), "hands are covered again").toBe(0);
  await commit();
  await commit();
  expect(await phase(table)).toBe("commit");
  const third = await asked();
  await table.tap(table.undo);
  await expect.poll(asked).toBe(second);
  await commit();
  await expect.poll(asked).toBe(third);
  await commit();
  expect(await phase(table)).toBe("turn");
  const moves = await table.moves();
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("Cards have been turned up or dealt");
  expect(await table.moves()).toBe(moves);
});

test("behind the curtain the next person cannot take back a card", async ({ house }) => {
  const table = await sitDownAt(house, after("2_players_climb", 12), { speed: "step" });
  await table.tap(table.legal.first());
  await table.tap(table.confirm);
  await expect(table.curtain).toBeVisible();
  await table.lift();
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("Somebody else has moved since");
});

test("when new hands are dealt, the turn before stays played", async ({ house }) => {
  const [, deal] = lucky("2_players_climb");
  const table = await sitDownAt(house, after("2_players_climb", deal, "table"), { speed: "step" });
  expect(await phase(table)).toBe("turn");
  await decide(table, random(1));
  await expect.poll(() => phase(table)).toBe("commit");
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("Cards have been turned up or dealt");
});
