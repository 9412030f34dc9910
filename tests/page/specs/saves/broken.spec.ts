import { expect, test } from "../../fixtures";
import { position, slot } from "../../fixtures/saves";
import { Shelf } from "../../fixtures/shelf";

const game = position("4_captain");
const whole = JSON.stringify(game);
const half = game.moves.length >> 1;

/** What is wrong, the text, what the page says, and whether a part can be played. */
const broken: [string, string, RegExp, "playable" | "lost"][] = [
  ["a letter", "Dear Ana, it is your turn.", /not a saved game/, "lost"],
  ["some other JSON", '{"version":3,"players":[]}', /not a saved game/, "lost"],
  ["a save of a later program", JSON.stringify({ ...game, form: game.form + 1 }), /newer version/, "lost"],
  ["a save of a game that is not there", JSON.stringify({ ...game, game: "chess" }), /not in this box/, "lost"],
  ["a table of nine", JSON.stringify({ ...game, setup: { ...game.setup, seats: 9 } }), /cannot be played/, "lost"],
  ["later rules", JSON.stringify({ ...game, rules: game.rules + 1 }), /newer version/, "playable"],
  ["half a file", whole.slice(0, whole.indexOf('"moves"') + 400), /cut short/, "playable"],
  ["the head of a file", whole.slice(0, 40), /cut short/, "lost"],
  ["a move against the rules", withMove("choose spaceship"), /Move \d+ .*unknown/, "playable"],
  ["a move out of turn", withMove("load corn 0"), /Move \d+ .*not allowed/, "playable"],
  ["another position at the end", JSON.stringify({ ...game, print: "0000000000000000" }), /rules were corrected/, "playable"],
  ["a huge file", whole + " ".repeat(10) + "x".repeat(300 * 1024), /larger than any saved game/, "lost"],
];

function withMove(move: string): string {
  const moves = [...game.moves];
  moves[half] = move;
  return JSON.stringify({ ...game, moves });
}

for (const [what, text, said, rest] of broken) {
  test(`${what} is told in words${rest === "playable" ? ", and opens as far as it goes" : ""}`, async ({ house }) => {
    await house.keep({ settings: { speed: "instant" } });
    await house.open("saves");
    const shelf = new Shelf(house);
    await shelf.openFile(text);
    await expect(shelf.problem).toContainText(said);
    await expect(shelf.openAsFar).toHaveCount(rest === "playable" ? 1 : 0);
    expect(await house.kept(), "nothing is kept before it is asked for").toEqual([]);
    if (rest === "playable") {
      await house.tap(shelf.openAsFar);
      await house.table().turn();
      expect((await house.newest()).moves.length).toBeGreaterThan(0);
    }
  });
}

test("what cannot be read stays on the shelf, byte for byte", async ({ house, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const texts = {
    "save/garbled": "not even JSON",
    "save/halved": slot(game).slice(0, -200),
    "save/whole": slot(position("3_role")),
  };
  await house.keep({ texts, settings: { speed: "instant" } });
  await house.open("saves");
  const shelf = new Shelf(house);
  await expect(shelf.rows).toHaveCount(3);
  await expect(shelf.row("garbled")).toContainText("cannot be read");
  await shelf.do("copy-text", "garbled");
  await expect(house.page.getByText("Copied.")).toBeAttached();
  expect(await house.page.evaluate(() => navigator.clipboard.readText())).toBe("not even JSON");
  await shelf.do("open", "halved");
  await expect(shelf.problem).toContainText("cut short");
  await house.tap(shelf.openAsFar);
  const table = house.table();
  await table.turn();
  await table.decide(() => 0);
  await table.turn();
  const kept = await house.texts("save/");
  expect(kept.garbled).toBe(texts["save/garbled"]);
  expect(kept.halved).toBe(texts["save/halved"]);
  expect(Object.keys(kept)).toHaveLength(4);
});
