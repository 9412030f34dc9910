import { expect, test } from "../../fixtures";
import { after, decide, every, everyWord, faces, phase, play, sitDownAt, turn, withBots } from "../../fixtures/new_york";
import { random } from "../../fixtures/random";
import type { Table } from "../../fixtures/table";

/** What the page tells of cards, whose hand it shows, and what lies open anyway. */
async function situation(table: Table) {
  const words = await everyWord(table);
  const roles = await table.page
    .locator(".new-york [data-role] .role-title")
    .evaluateAll((titles) => titles.map((title) => title.textContent!.replaceAll("\u00ad", "")));
  const named = new RegExp(`(?:${roles.join("|")}) (\\d{1,2})\\b`, "g");
  const told = new Set([...words.matchAll(named)].map(([, number]) => Number(number)));
  for (const face of await faces(table)) told.add(face);
  const openly = await table.page
    .locator(".order .card-number")
    .evaluateAll((numbers) => numbers.map((number) => Number(number.textContent)));
  return { told: [...told], openly, roles: roles.length };
}

/** The player whose hand lies there, by the page. */
function owner(table: Table): Promise<string> {
  return table.page.locator(".hand .used").innerText();
}

/** Reads the log and what is said about each player, then puts them away. */
async function readAll(table: Table): Promise<string> {
  const words: string[] = [];
  await table.tap(table.house.act("log"));
  words.push(await everyWord(table));
  await table.page.keyboard.press("Escape");
  await expect(table.sheet).toHaveCount(0);
  for (const seat of await table.page.locator(".new-york [data-seat]").all()) {
    await seat.click({ button: "right" });
    words.push(await everyWord(table));
    await table.page.keyboard.press("Escape");
  }
  await table.page.keyboard.press("p");
  words.push(await everyWord(table));
  await table.page.keyboard.press("Escape");
  return words.join("\n");
}

/** Plays some decisions and looks each time that nothing is told but what the one who is asked may know. */
async function watch(table: Table, decisions: number, below: (options: number) => number, meanwhile = async () => {}) {
  const revealed = new Set<number>();
  const hands = new Map<string, number[]>();
  const seen = { curtains: 0, hands: 0, decisions: 0 };
  await play(
    table,
    async () => {
      seen.decisions += 1;
      if (seen.decisions > decisions) throw new Enough();
      const covered = (await table.curtain.count()) > 0;
      const { told, openly, roles } = await situation(table);
      expect(roles, "the page tells which roles there are").toBe(4);
      for (const number of openly) revealed.add(number);
      const own = await faces(table);
      if (covered) {
        seen.curtains += 1;
        expect(own, "no face behind the curtain").toEqual([]);
      }
      const secret = told.filter((number) => !revealed.has(number) && !own.includes(number));
      expect(secret, covered ? "behind the curtain" : `while ${await owner(table)} is asked`).toEqual([]);
      if (own.length > 0) {
        const name = await owner(table);
        await expect(table.task, "the hand is that of the one who is asked").toContainText(name);
        for (const [other, hand] of hands) {
          if (other === name) continue;
          const shared = own.filter((number) => hand.includes(number) && !revealed.has(number));
          expect(shared, `${name} sees ${other}'s cards`).toEqual([]);
        }
        hands.set(name, own);
        seen.hands += 1;
      }
      await meanwhile();
    },
    () => decide(table, below),
  ).catch((reason) => {
    if (!(reason instanceof Enough)) throw reason;
  });
  return seen;
}

class Enough extends Error {}

test("three people hand the device round: nobody's cards are in the page for anybody else", async ({ house }) => {
  test.setTimeout(600_000);
  const table = await house.sitDown(after("3_players_rooftop", 0), { fast: true });
  const seen = await watch(table, 60, random(8));
  expect(seen.curtains).toBeGreaterThan(8);
  expect(seen.hands).toBeGreaterThan(15);
});

test("bots' cards are nowhere in the page", async ({ house }) => {
  test.setTimeout(600_000);
  const save = withBots(after("3_players_rooftop", 0), [1, 2]);
  const table = await house.sitDown({ ...save, undo: "free" }, { fast: true });
  const seen = await watch(table, 24, random(9));
  expect(seen.curtains).toBe(0);
  expect(seen.hands).toBeGreaterThan(5);
});

test("neither the log, nor the cards of players, nor the position in words tell of a hand", async ({ house }) => {
  const first = every("3_players_rooftop", "commit");
  const table = await sitDownAt(house, after("3_players_rooftop", first[1]), { speed: "step" });
  expect(await phase(table)).toBe("commit");
  const own = new Set(await faces(table));
  expect(own.size).toBe(5);
  const words = await readAll(table);
  const named = [...words.matchAll(/(?:Engineer|Street Vendor|Crane Operator|Subway Operator) (\d{1,2})\b/g)];
  const told = new Set(named.map(([, number]) => Number(number)));
  expect([...told].filter((number) => !own.has(number))).toEqual([]);
  expect(told.size, "one's own cards are told").toBe(5);
  expect(words).toContain("Ana chooses a card.");
});

test("the curtain tells what happened, and no card", async ({ house }) => {
  const first = every("3_players_rooftop", "commit");
  const table = await house.sitDown(after("3_players_rooftop", first[1]), { speed: "step" });
  expect(await turn(table)).toBe("curtain");
  await expect(table.curtain).toContainText("Ben");
  await expect(table.curtain).toContainText("Ana chooses a card.");
  expect(await faces(table)).toEqual([]);
  expect((await situation(table)).told).toEqual([]);
  await house.page.keyboard.press("p");
  await house.page.keyboard.press("l");
  expect((await situation(table)).told, "no key leads around the curtain").toEqual([]);
});

test("hands lie face down until they are shown, and again when they are hidden or somebody else is asked", async ({ house }) => {
  const first = every("3_players_rooftop", "commit");
  const table = await house.sitDown(after("3_players_rooftop", first[0], "table"), { speed: "step" });
  expect(await turn(table)).toBe("asked");
  const show = house.act("show-hand");
  const backs = house.page.locator(".hand .role-sheet.back");
  expect(await faces(table)).toEqual([]);
  expect((await situation(table)).told).toEqual([]);
  await expect(backs).toHaveCount(5);
  expect(await table.names(), "there is one thing to do").toEqual(["Show my cards"]);
  await table.tap(show);
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(backs).toHaveCount(0);
  const own = await faces(table);
  expect(own).toHaveLength(5);
  await table.tap(table.legal.first());
  await expect(table.confirm).toHaveAttribute("aria-disabled", "false");
  await table.tap(show);
  await expect(backs).toHaveCount(5);
  expect(await faces(table)).toEqual([]);
  expect((await situation(table)).told, "nor is told what was picked").toEqual([]);
  await expect(table.confirm).toHaveAttribute("aria-disabled", "true");
  await table.pick(0);
  expect(await faces(table)).toEqual(own);
  await decide(table, () => 0);
  await turn(table);
  await expect(table.task).toContainText("Ben");
  expect(await faces(table), "they are hidden when somebody else is asked").toEqual([]);
  expect((await situation(table)).told).toEqual([]);
  await table.tap(show);
  expect((await faces(table)).some((face) => own.includes(face))).toBe(false);
});

test("turns are played without a curtain: all of it lies open", async ({ house }) => {
  const use = every("3_players_rooftop", "use")[0];
  const table = await sitDownAt(house, after("3_players_rooftop", use));
  const below = random(4);
  const asked = new Set<string>();
  while ((await turn(table)) === "asked" && (await phase(table)) === "turn") {
    asked.add(await table.task.innerText());
    await decide(table, below);
  }
  expect(asked.size).toBe(3);
  expect(await turn(table)).toBe("curtain");
});
