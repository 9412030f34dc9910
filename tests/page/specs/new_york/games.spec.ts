import { expect, test } from "../../fixtures";
import { after, decide, decideOnBoard, isOver, phase, play, turn } from "../../fixtures/new_york";
import { random } from "../../fixtures/random";
import { shifts, watchShifts } from "../../fixtures/shifts";

test("two people, by taps on the board, with a curtain between them and the page loaded anew, and nothing shifts", async ({ house }) => {
  test.setTimeout(600_000);
  await watchShifts(house.page);
  const table = await house.sitDown(after("2_players_climb", 0));
  const below = random(5);
  const shifted: string[] = [];
  const count = { board: 0, tray: 0, curtains: 0, reloads: 0 };
  const decisions = await play(
    table,
    async (decision) => {
      const now = await turn(table);
      if (now === "curtain") count.curtains += 1;
      if (decision % 17 !== 16) return;
      shifted.push(...(await shifts(house.page)));
      const before = now === "asked" ? { task: await table.task.innerText(), names: await table.names() } : null;
      const save = await house.newest();
      await house.reload();
      await house.goOn();
      count.reloads += 1;
      if (before) {
        // Whoever comes to a table takes the device first.
        if ((await turn(table)) === "curtain") await table.lift();
        await turn(table);
        expect({ task: await table.task.innerText(), names: await table.names() }).toEqual(before);
      } else {
        expect(await turn(table)).toBe("curtain");
      }
      expect((await house.newest()).moves).toEqual(save.moves);
    },
    async () => {
      count[await decideOnBoard(table, below)] += 1;
    },
  );
  expect(decisions).toBeGreaterThan(12);
  await isOver(table, 2);
  shifted.push(...(await shifts(house.page)));
  expect(shifted).toEqual([]);
  expect(count.curtains).toBeGreaterThan(4);
  expect(count.reloads).toBeGreaterThan(0);
  expect(count.tray, "the first roles are played on the board alone").toBe(0);
});

test("one person and two bots, set up, played with one tap less, and once more", async ({ house }) => {
  test.setTimeout(600_000);
  await house.keep({ settings: { speed: "instant", fast: true } });
  await house.open();
  await house.tap(house.act("set-up-new-york"));
  await expect(house.page).toHaveURL(/#new-new-york$/);
  await house.tap(house.page.locator("[data-preset=learn]"));
  await house.tap(house.act("add-seat"));
  await expect(house.page.locator(".seat-row")).toHaveCount(3);
  await house.tap(house.page.locator(".seat-row").nth(2).getByRole("button", { name: "Merchant" }));
  await house.tap(house.act("start"));
  const table = house.table();
  await table.isThere();
  const below = random(8);
  await play(table, async () => expect(await table.curtain.count(), "nobody to hide from").toBe(0), () => decide(table, below));
  await isOver(table, 3);
  const [{ line }] = await house.kept();
  expect(line).toMatchObject({ game: "santorini_new_york", turn: null });
  await table.tap(house.act("rematch"));
  await expect(table.result).toHaveCount(0);
  expect(await turn(table)).toBe("asked");
  expect(await phase(table)).toBe("start");
  const again = await house.newest();
  expect(again.setup.seats).toBe(3);
  expect(again.moves.length).toBeLessThan(3);
});

test("one person against four bots, from the lobby's set-up to the end", async ({ house }) => {
  test.setTimeout(600_000);
  await house.keep({ settings: { speed: "instant", fast: true } });
  await house.open("new-new-york");
  await house.tap(house.page.locator("[data-preset=solo]"));
  await expect(house.page.locator(".seat-row")).toHaveCount(5);
  await house.tap(house.act("start"));
  const table = house.table();
  await table.isThere();
  const below = random(13);
  await play(table, async () => {}, () => decide(table, below));
  await isOver(table, 5);
});

test("five people to the end, among them some who lose their workers", async ({ house }) => {
  test.setTimeout(600_000);
  const table = await house.sitDown(after("5_players_last_standing", 170), { fast: true });
  const below = random(2);
  let curtains = 0;
  await play(
    table,
    async () => {
      curtains += await table.curtain.count();
    },
    () => decide(table, below),
  );
  expect(curtains).toBeGreaterThan(4);
  await isOver(table, 5);
});

test("three people with hands face down, by taps on the board", async ({ house }) => {
  test.setTimeout(600_000);
  const table = await house.sitDown(after("3_players_rooftop", 60, "table"));
  const below = random(31);
  await play(
    table,
    async () => {
      expect(await table.curtain.count(), "hands lie face down instead").toBe(0);
      // A covered hand is uncovered first, by the only thing there is to choose.
      const covered = (await phase(table)) === "commit" && (await table.options.count()) === 1;
      if (covered) await table.tap(house.act("show-hand"));
    },
    async () => {
      await decideOnBoard(table, below);
    },
  );
  await isOver(table, 3);
});
