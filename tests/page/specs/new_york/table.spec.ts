import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures";
import { after, card, decide, every, faces, isOver, moments, open, phase, sitDownAt, square, turn, withBots } from "../../fixtures/new_york";
import { random } from "../../fixtures/random";
import type { Save } from "../../fixtures/saves";
import { Shelf } from "../../fixtures/shelf";

test("the first game has its roles, a game for experts others, and families hand the device round", async ({ house }) => {
  await house.open("new-new-york");
  const roles = async () => {
    const setup = (await house.newest()).setup as { seats: number; roles: Record<string, string>; options: Record<string, unknown> };
    return { seats: setup.seats, ...setup.roles };
  };
  const shown = () => house.page.locator(".new-york [data-role]").evaluateAll((all) => all.map((it) => it.getAttribute("data-role")));
  const begin = async (preset: string) => {
    await house.open("new-new-york");
    await house.tap(house.page.locator(`[data-preset=${preset}]`));
    await house.tap(house.act("start"));
    await house.table().isThere();
    await turn(house.table());
  };
  await begin("learn");
  expect(await roles()).toEqual({ seats: 2, specialist: "nypd_officer", builder: "ironworker", mover: "subway_operator" });
  expect(await shown()).toEqual(["role-engineer", "role-nypd-officer", "role-ironworker", "role-subway-operator"]);
  await begin("experts");
  expect(await roles()).toEqual({ seats: 2, specialist: "night_guard", builder: "broadway_actors", mover: "tour_bus_driver" });
  expect(await shown()).toEqual(["role-engineer", "role-night-guard", "role-broadway-actors", "role-tour-bus-driver"]);
  await begin("family");
  expect((await house.newest()).people.map(({ who }) => who)).toEqual(["human", "human", "human", "human"]);
  expect((await house.newest()).privacy).toBe("pass");
  await begin("solo");
  expect((await house.newest()).people.filter(({ who }) => who !== "human")).toHaveLength(4);
});

test("roles, board and rulings of one's own come to the table", async ({ house }) => {
  await house.keep({ settings: { speed: "instant" } });
  await house.open("new-new-york");
  await house.tap(house.page.locator("[data-preset=learn]"));
  for (const role of ["Reporter", "Firefighter", "Taxi Driver"]) {
    await house.tap(house.page.locator(".set-up").getByRole("button", { name: role, exact: true }));
  }
  await house.tap(house.page.locator(".variants > summary"));
  await house.tap(house.page.locator(".finer > summary"));
  await expect(house.page.locator(".finer [role=switch]")).toHaveCount(6);
  await house.tap(house.page.locator(".finer [role=switch]").nth(3));
  await house.tap(house.act("start"));
  await house.table().isThere();
  const { setup } = await house.newest();
  expect(setup).toMatchObject({
    roles: { specialist: "reporter", builder: "firefighter", mover: "taxi_driver" },
    options: { own_targets: false },
  });
});

test("start squares are taken by a tap on either of them", async ({ house }) => {
  const table = await house.sitDown(after("2_players_climb", 0), { speed: "step" });
  if ((await turn(table)) === "curtain") await table.lift();
  expect(await phase(table)).toBe("start");
  await expect(house.page.locator(".square .start"), "five numbers, twice each").toHaveCount(10);
  const start = house.page.locator(".square.legal").first();
  const at = (await start.getAttribute("data-square"))!;
  await table.tap(start);
  await expect(table.confirm).toHaveAttribute("aria-disabled", "false");
  await table.tap(table.confirm);
  await expect(square(table, at).locator(".figure")).toHaveCount(1);
  await expect(house.page.locator(".square .figure")).toHaveCount(2);
  await expect(house.page.locator(".square .start")).toHaveCount(8);
});

test("with a Tour Bus Driver the first skyscraper is placed", async ({ house }) => {
  const table = await sitDownAt(house, after("4_players_sent_up", 4), { speed: "step" });
  expect(await phase(table)).toBe("landmark");
  const [at] = await open(table);
  await table.tap(square(table, at));
  await table.tap(table.confirm);
  await expect(square(table, at).locator(".ground use")).toHaveAttribute("href", /skyscraper/);
});

test("a card that could not be played now warns of what would be lost", async ({ house }) => {
  const commits = every("5_players_last_standing", "commit");
  const table = await sitDownAt(house, after("5_players_last_standing", commits.at(-3)!), { speed: "step" });
  expect(await phase(table)).toBe("commit");
  const warned = house.page.locator(".hand-card:has(.role-warning)");
  await expect(warned).not.toHaveCount(0);
  await expect(warned.first().locator(".role-warning")).toHaveText(/^not possible now: you would lose (your last worker|a worker)$/);
  await expect(warned.first()).toHaveAccessibleName(/not possible now: you would lose/);
  const number = (await warned.first().getAttribute("data-card"))!;
  const at = (await table.names()).findIndex((name) => new RegExp(` ${number}: `).test(name));
  expect((await table.names())[at]).toMatch(/not possible now/);
  const plain = house.page.locator(".hand-card:not(:has(.role-warning))");
  for (const one of await plain.all()) await expect(one).not.toHaveAccessibleName(/not possible/);
  await warned.first().click({ button: "right" });
  await expect(table.details).toContainText("not possible now");
});

test("where the holder of the statue could climb, everybody sees it until the turn of the holder", async ({ house }) => {
  // In the last round Ana holds the statue and climbs from a5 to d5 by subway.
  const uses = every("2_players_climb", "use");
  const table = await sitDownAt(house, after("2_players_climb", uses.at(-2)!), { speed: "step" });
  expect(await phase(table)).toBe("turn");
  const threats = house.page.locator(".square:has(.threat)");
  await expect(threats).not.toHaveCount(0);
  const winning = square(table, "d5");
  await expect(winning.locator(".threat")).toHaveCount(1);
  await expect(winning).toHaveAccessibleName(/could win here$/);
  const quiet = house.page.locator(".square:not(:has(.threat))").first();
  await expect(quiet).not.toHaveAccessibleName(/could climb/);
  for (const at of ["b7", "c7", "b7"]) await table.tap(square(table, at));
  await table.tap(table.confirm);
  await expect.poll(() => table.moves()).toBe(uses.at(-1)!);
  await expect(threats, "in one's own turn the squares themselves say so").toHaveCount(0);
  await table.tap(square(table, "a5"));
  await expect(winning.locator(".ahead.win")).toHaveCount(1);
  await expect(winning).toHaveAccessibleName(/and win/);
  await table.tap(winning);
  await expect(table.preview).toHaveText(/and wins/);
  await table.tap(table.confirm);
  await isOver(table, 2);
});

test("whom a Night Guard sends away is moved by its owner, who wins if that is a climb with the statue", async ({ house }) => {
  const names = every("4_players_sent_up", "name");
  const table = await sitDownAt(house, after("4_players_sent_up", names.at(-1)!), { speed: "step" });
  expect(await phase(table)).toBe("turn");
  const guard = (await table.task.innerText()).split(":")[0].trim();
  await expect(table.task).toContainText("play this turn");
  await table.tap(square(table, "d5"));
  await expect(table.preview).toHaveText("The guard sends Ben's worker on d5 away");
  await table.tap(table.confirm);
  await expect.poll(() => phase(table)).toBe("reply");
  if ((await turn(table)) === "curtain") await table.lift();
  const owner = (await table.task.innerText()).split(":")[0].trim();
  expect(owner).not.toBe(guard);
  await expect(table.task).toContainText("move the worker that the Night Guard sends away");
  await expect(square(table, "c6").locator(".ahead.win")).toHaveCount(1);
  await table.tap(square(table, "c6"));
  await table.tap(table.confirm);
  await isOver(table, 4);
  await expect(table.result).toContainText("sent away by a Night Guard");
  await expect(table.result.locator(".winners")).toContainText(owner);
});

test("a bot's Night Guard waits for the person whose worker it sends away", async ({ house }) => {
  // The fourth person has named a worker there, and had no other to name.
  const named = every("4_players_sent_up", "name")[1];
  const table = await house.sitDown(withBots(after("4_players_sent_up", named), [3]), { speed: "instant" });
  await expect.poll(() => phase(table)).toBe("reply");
  expect(await turn(table)).toBe("asked");
  await expect(table.task).not.toContainText("Maximilian-Peter:");
  await expect(table.task).toContainText("move the worker that the Night Guard sends away");
  expect(await table.options.count()).toBeGreaterThan(1);
  const before = await table.moves();
  await decide(table, (options) => options - 1);
  await expect.poll(() => table.moves()).toBeGreaterThan(before);
  expect(await phase(table)).not.toBe("reply");
});

test("a player without a turn chooses which worker is lost", async ({ house }) => {
  const moves = every("5_players_last_standing", "lose");
  const table = await sitDownAt(house, after("5_players_last_standing", moves[0]), { speed: "step" });
  expect(await phase(table)).toBe("lose");
  await expect(table.task).toContainText("choose the worker that you lose");
  const two = await open(table);
  expect(two).toHaveLength(2);
  await table.tap(square(table, two[0]));
  await expect(table.confirm).toContainText(`Lose the worker on ${two[0]}`);
  await table.tap(table.confirm);
  await expect(square(table, two[0]).locator(".figure")).toHaveCount(0);
  await expect(square(table, two[1]).locator(".figure")).toHaveCount(1);
});

test("who has lost the last worker is out, and the last one standing wins", async ({ house }) => {
  const moves = every("5_players_last_standing", "lose");
  const table = await sitDownAt(house, after("5_players_last_standing", moves.at(-1)!), { speed: "step", auto_forced: false });
  expect(await phase(table)).toBe("lose");
  await expect(house.page.locator(".order-place.out")).not.toHaveCount(0);
  await expect(house.page.locator(".order-place.out .order-card").first()).toHaveAccessibleName(/out of the game/);
  if (!(await table.isDecided())) await table.pick(0);
  await table.tap(table.confirm);
  await isOver(table, 5);
  await expect(table.result).toContainText("Nobody else has a worker left.");
});

for (const [name, why] of [
  ["2_players_climb", "moved up to level 3"],
  ["3_players_rooftop", "built a rooftop as Engineer"],
  ["4_players_sent_up", "sent away by a Night Guard"],
  ["2_players_last_standing", "Nobody else has a worker left"],
]) {
  test(`${name}: the end says why, and the board stays to be looked at`, async ({ house }) => {
    const table = await house.sitDown(after(name, moments(name).get("over")!));
    expect(await turn(table)).toBe("over");
    await expect(table.result).toContainText(why);
    await isOver(table, Number(name[0]));
    await house.page.keyboard.press("Escape");
    await expect(table.result).toHaveCount(0);
    expect(await phase(table)).toBe("over");
    await expect(table.legal).toHaveCount(0);
    await table.tap(house.act("result"));
    await expect(table.result).toBeVisible();
  });
}

/** What a game is, without where it is kept. */
function essence({ setup, people, privacy, seed, deal, moves }: Save) {
  return { setup, people, privacy, seed, deal, moves };
}

test("a game leaves as a file and comes back the same", async ({ house }) => {
  const game = after("4_players_sent_up", 100);
  const table = await sitDownAt(house, game);
  await decide(table, random(1));
  await turn(table);
  const save = await house.newest();
  await house.open("saves");
  const shelf = new Shelf(house);
  const download = house.page.waitForEvent("download");
  await shelf.do("export", "here");
  const file = await download;
  const text = readFileSync(await file.path(), "utf8");
  expect(JSON.parse(text)).toEqual(save);
  await house.page.evaluate(() => localStorage.clear());
  await house.open();
  await house.open("saves");
  await expect(shelf.rows).toHaveCount(0);
  await shelf.openFile(text);
  await turn(house.table());
  expect(essence(await house.newest())).toEqual(essence(save));
  expect((await house.newest()).print).toBe(save.print);
});

test("a finished game is replayed from its file, move by move", async ({ house }) => {
  const name = "5_players_last_standing";
  await house.keep({ settings: { speed: "instant" } });
  await house.open("saves");
  await new Shelf(house).openFile(JSON.stringify(after(name, moments(name).get("over")!)));
  const table = house.table();
  expect(await turn(table)).toBe("over");
  await house.page.keyboard.press("Escape");
  await table.tap(house.act("log"));
  const lines = table.sheet.locator(".log-line button");
  await table.tap(lines.nth(40));
  const looking = house.page.locator(".looking");
  await expect(looking).toContainText(/after move \d+ of \d+/);
  const workers = house.page.locator(".square .figure");
  await looking.getByRole("slider").fill("0");
  await expect(workers).toHaveCount(0);
  await looking.getByRole("slider").fill("5");
  await expect(workers).toHaveCount(10);
  await expect(table.legal).toHaveCount(0);
  expect(await faces(table), "the past tells no hands").toEqual([]);
  await table.tap(house.act("now"));
  expect(await phase(table)).toBe("over");
});

test("roles, cards, squares and players explain themselves", async ({ house }) => {
  const table = await sitDownAt(house, after("2_players_climb", 12), { speed: "step" });
  const things: [ReturnType<typeof card>, RegExp][] = [
    [card(table, (await faces(table))[0]), /acts/],
    [house.page.locator(".new-york [data-role=role-ironworker]"), /different squares/],
    [square(table, "d4"), /level|ground|skyscraper/],
    [house.page.locator(".new-york [data-seat='1']"), /Played since the last shuffle/],
  ];
  for (const [thing, words] of things) {
    await thing.click({ button: "right" });
    await expect(table.details).toContainText(words);
    await house.page.keyboard.press("Escape");
    await expect(table.details).toHaveCount(0);
    await thing.focus();
    await house.page.keyboard.press("i");
    await expect(table.details).toContainText(words);
    await house.page.keyboard.press("Escape");
  }
  await table.tap(house.act("help"));
  await expect(table.sheet).toContainText("Subway Operator");
  await expect(table.sheet).not.toContainText("Guild hall");
});
