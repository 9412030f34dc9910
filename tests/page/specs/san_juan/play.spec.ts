import { after, cardsIn, decideCards, moments, phase, sitDownAt } from "../../fixtures/cards";
import { expect, test } from "../../fixtures";
import { random } from "../../fixtures/random";

test("set up with two seats and the New Buildings, saved, left and gone on with", async ({ house }) => {
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  await house.tap(house.act("set-up-san-juan"));
  await house.tap(house.page.locator("[data-preset=duel]"));
  await house.tap(house.page.locator(".set-up > .switch"));
  await house.tap(house.act("start"));
  const table = house.table();
  const below = random(21);
  for (let decision = 0; decision < 12 && (await table.turn()) === "asked"; decision += 1) {
    await decideCards(table, below);
  }
  await table.turn();
  const before = await house.newest();
  const hand = await cardsIn(table, ".hand");
  expect(before.game).toBe("san_juan");
  expect(before.setup).toMatchObject({ seats: 2, options: { new_buildings: true } });
  await house.reload();
  await house.goOn();
  await table.turn();
  expect(await cardsIn(table, ".hand")).toEqual(hand);
  expect((await house.newest()).print).toBe(before.print);
  await house.open("saves");
  await expect(house.page.locator(".save input").first()).toHaveAttribute("placeholder", "San Juan");
});

test("a building is built by taps: the card, Fill, Confirm", async ({ house }) => {
  const table = await sitDownAt(house, after("4_players", moments("4_players").get("pay")!));
  await expect(table.options.last()).toBeVisible();
  expect(await phase(table)).toBe("paying");
  await house.page.keyboard.press("f");
  await expect(table.confirm).toHaveAttribute("aria-disabled", "false");
  await expect(table.preview).not.toBeEmpty();
  const moves = await table.moves();
  await table.tap(table.confirm);
  await table.turn();
  expect(await table.moves()).toBeGreaterThan(moves);
});

test("what was drawn stays drawn: undo stops there and says so", async ({ house }) => {
  await house.keep({ settings: { speed: "instant" } });
  await house.open();
  await house.tap(house.act("play-san-juan"));
  const table = house.table();
  await table.turn();
  const councillor = house.page.locator("[data-role=councillor].legal");
  await playUntil(async () => (await phase(table)) === "choose-role" && (await councillor.count()) > 0);
  await table.tap(councillor);
  await table.tap(table.confirm);
  await expect(house.page.locator(".drawn .hand-card")).toHaveCount(5);
  await expect(table.undo).toHaveAttribute("aria-disabled", "true");
  await house.tapInVain(table.undo);
  await expect(table.notice).toHaveText("Cards or prices have been seen");

  async function playUntil(come: () => Promise<boolean>) {
    while (!(await come())) {
      await decideCards(table, random(1));
      await table.turn();
    }
  }
});

test("a card explains itself, and the almanac is that of the game", async ({ house }) => {
  const table = await sitDownAt(house, after("4_players", 0));
  await house.page.locator(".hand-card").first().click({ button: "right" });
  await expect(table.details).toContainText(/VP/);
  await house.page.keyboard.press("Escape");
  await table.tap(house.act("help"));
  await expect(table.sheet).toContainText("Guild hall");
  await expect(table.sheet).not.toContainText("Hacienda");
});

test("several cards of one name are several options, each with a name of its own", async ({ house }) => {
  const table = await house.sitDown(after("4_players_new_buildings", 0));
  const below = random(2);
  for (let decision = 0; decision < 40; decision += 1) {
    if ((await table.turn()) === "curtain") {
      await table.lift();
      continue;
    }
    const names = await table.names();
    expect(new Set(names).size, names.join("; ")).toBe(names.length);
    await decideCards(table, below);
  }
});
