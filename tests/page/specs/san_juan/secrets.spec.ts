import { cardsIn, decideCards, everyWord, playCards, sitDownAt, after } from "../../fixtures/cards";
import { expect, test } from "../../fixtures";
import { random } from "../../fixtures/random";
import type { Table } from "../../fixtures/table";

/** What the cards of a hand would be called in a page that told of them. */
async function told(table: Table, names: Set<string>): Promise<string[]> {
  // What a Gold mine turns up everybody sees, and which of it is taken.
  const words = (await everyWord(table)).replace(/turns up [^.]*\.( [^. ]+ takes the [^.]*\.)?/g, "");
  return [...names].filter((name) => words.includes(name.toLowerCase()));
}

test("four people hand the device round: nobody's cards are in the page for anybody else", async ({ house }) => {
  test.setTimeout(900_000);
  const table = await house.sitDown(after("4_players", 0));
  const below = random(8);
  const hands = new Map<string, string[]>();
  let curtains = 0;
  let seen = 0;
  await playCards(table, below, async () => {
    // What lies in cities or is turned up everybody knows; kinds that were there stay known.
    const open = new Set([...(await cardsIn(table, ".city")), ...(await cardsIn(table, ".drawn"))]);
    const built = new Set((await everyBuilding(table)).concat(...open));
    const curtain = (await table.curtain.count()) > 0;
    const mine = await house.page.locator(".mine-name").first().innerText();
    if (curtain) {
      curtains += 1;
      expect(await cardsIn(table, ".hand"), "no face behind the curtain").toEqual([]);
    }
    const own = new Set(await cardsIn(table, ".hand"));
    if (own.size > 0) seen += 1;
    const secret = new Set<string>();
    for (const [name, hand] of hands) {
      if (name === mine && !curtain) continue;
      for (const card of hand) if (!built.has(card) && !own.has(card)) secret.add(card);
    }
    const found = await told(table, secret);
    expect(found, `${curtain ? "at the curtain" : `while ${mine} is asked`}`).toEqual([]);
    if (!curtain && own.size > 0) hands.set(mine, [...own]);
  });
  expect(curtains).toBeGreaterThan(20);
  expect(seen).toBeGreaterThan(40);
});

/** The names of all kinds of buildings that somebody has built. */
async function everyBuilding(table: Table): Promise<string[]> {
  const { moves } = await table.house.newest();
  const built = moves.flatMap((move) => /"?build"?[ :]+"?(\w+)/.exec(typeof move === "string" ? move : JSON.stringify(move))?.[1] ?? []);
  return ["indigo_plant", ...built].map((id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " "));
}

test("hands lie face down until their owner shows them", async ({ house }) => {
  const table = await house.sitDown(after("4_players", 0, "table"));
  await table.turn();
  expect(await table.curtain.count()).toBe(0);
  expect(await cardsIn(table, ".hand")).toEqual([]);
  await expect(house.page.locator(".hand .card.back")).toHaveCount(4);
  await table.tap(house.act("show-hand"));
  await expect(house.page.locator(".hand .hand-card")).toHaveCount(4);
  await decideCards(table, () => 0);
  await table.turn();
  expect(await cardsIn(table, ".hand"), "they are hidden again when somebody else is asked").toEqual([]);
});

test("what lies open anyway is decided without a curtain", async ({ house }) => {
  const table = await sitDownAt(house, after("4_players", 0));
  const below = random(4);
  let open = 0;
  for (let decision = 0; decision < 60; decision += 1) {
    const turn = await table.turn();
    if (turn === "over") break;
    if (turn === "curtain") {
      await table.lift();
      continue;
    }
    const covered = (await house.page.locator(".hand .card.back").count()) > 0;
    const phase = await house.page.locator(".san-juan").getAttribute("data-phase");
    if (covered) {
      expect(["producer", "trader", "prospector", "doubling"]).toContain(phase);
      open += 1;
    }
    await decideCards(table, below);
  }
  expect(open).toBeGreaterThan(0);
});
