import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../../fixtures";
import { after, every, moments, phase, sitDownAt, square, turn } from "../../fixtures/new_york";
import { moving, outlined, overflowing, scrolling, tight, type Faults } from "../../fixtures/look";
import type { Table } from "../../fixtures/table";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The sizes at which the whole table is seen at once. */
const whole = [
  [1180, 820],
  [1080, 690],
  [1440, 900],
  [1280, 680],
  [820, 1180],
  [744, 1010],
];

const phones = [
  [390, 844],
  [360, 620],
];

const games = ["2_players_climb", "3_players_strict", "4_players_sent_up", "5_players_last_standing"];
const looks = games.flatMap((name) => [...moments(name)].map(([action, moves]) => ({ name, action, moves })));

/** What axe has against the page. */
async function against(table: Table): Promise<Faults> {
  const { violations } = await new AxeBuilder({ page: table.page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}

/** What does not fit, lies too near to something else or scrolls at a size. */
async function faultsAt(table: Table, [width, height]: number[]): Promise<Faults> {
  await table.page.setViewportSize({ width, height });
  await table.isLaidOut();
  const views = width > 640 ? [null] : ["city", "hand", "players"];
  const faults: Faults = [];
  for (const view of views) {
    if (view && (await table.curtain.count()) === 0) {
      await table.tap(table.page.locator(`[data-view=${view}]`));
      await table.isLaidOut();
    }
    const found = [...(await tight(table.page)), ...(await overflowing(table.page))];
    if (width > 640) found.push(...(await scrolling(table.page)));
    else found.push(...(await scrolling(table.page)).filter((fault) => fault.startsWith("the page")));
    faults.push(...found.map((fault) => `${width} × ${height}${view ? `, ${view}` : ""}: ${fault}`));
  }
  return faults;
}

for (const { name, action, moves } of looks) {
  const language = moves % 2 === 0 ? "english" : "german";
  test(`${name}, ${action}, ${language}: everything has room, every finger too, and axe finds nothing`, async ({ house }) => {
    test.slow();
    const settings = { language, theme: moves % 3 === 0 ? "dark" : "light" } as const;
    const table = await sitDownAt(house, after(name, moves), settings);
    if ((await turn(table)) === "over") await house.page.keyboard.press("Escape");
    if ((await turn(table)) === "asked" && !(await table.isDecided())) await table.pick(0);
    expect(await phase(table)).not.toBeNull();
    const faults: Faults = [];
    for (const size of [...whole, ...phones]) faults.push(...(await faultsAt(table, size)));
    await house.page.setViewportSize({ width: 1180, height: 820 });
    faults.push(...(await against(table)));
    expect(faults).toEqual([]);
  });
}

for (const language of ["english", "german"] as const) {
  test(`what lies over the table in ${language} has room, and axe finds nothing`, async ({ house }) => {
    test.slow();
    const table = await sitDownAt(house, after("5_players_stood_still", every("5_players_stood_still", "commit")[5]), { language });
    const faults: Faults = [];
    const look = async (what: string, within?: string) => {
      const found = [...(await tight(house.page, within)), ...(await overflowing(house.page, within)), ...(await against(table))];
      faults.push(...found.map((fault) => `${what}: ${fault}`));
    };
    for (const act of ["menu", "log", "help", "settings"]) {
      await table.tap(house.act(act));
      await look(act);
      await house.page.keyboard.press("Escape");
    }
    for (const thing of [".hand-card", ".role-set-card", ".order-card", ".square"]) {
      await house.page.locator(`.new-york ${thing}`).first().click({ button: "right" });
      await look(thing, ".details");
      await house.page.keyboard.press("Escape");
    }
    await house.page.keyboard.press("p");
    await look("the position in words", "dialog");
    await house.page.keyboard.press("Escape");
    expect(faults).toEqual([]);
  });

  test(`the curtain in ${language} has room, and axe finds nothing`, async ({ house }) => {
    const name = "5_players_stood_still";
    const commit = every(name, "commit")[6];
    const table = await house.sitDown(after(name, commit), { language });
    expect(await turn(table)).toBe("curtain");
    const faults: Faults = [];
    for (const size of [[1180, 820], [820, 1180], [390, 844], [1440, 900]]) {
      await house.page.setViewportSize({ width: size[0], height: size[1] });
      await table.isLaidOut();
      faults.push(...(await tight(house.page)), ...(await overflowing(house.page, ".curtain")));
    }
    faults.push(...(await against(table)));
    expect(faults).toEqual([]);
  });

  test(`hands face down in ${language} have room, and axe finds nothing`, async ({ house }) => {
    const name = "5_players_stood_still";
    const table = await house.sitDown(after(name, every(name, "commit")[6], "table"), { language });
    expect(await turn(table)).toBe("asked");
    const faults: Faults = [];
    for (const size of [[1180, 820], [820, 1180], [390, 844], [1440, 900]]) faults.push(...(await faultsAt(table, size)));
    faults.push(...(await against(table)));
    expect(faults).toEqual([]);
  });

  test(`axe finds nothing in any view of a phone in ${language}`, async ({ house }) => {
    await house.page.setViewportSize({ width: 390, height: 844 });
    const name = "4_players_sent_up";
    const table = await sitDownAt(house, after(name, every(name, "commit")[3]), { language });
    const faults: Faults = [];
    for (const view of ["city", "hand", "players"]) {
      await table.tap(house.page.locator(`[data-view=${view}]`));
      faults.push(...(await against(table)).map((fault) => `${view}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("a phone opens the part that a decision needs", async ({ house }) => {
  await house.page.setViewportSize({ width: 390, height: 844 });
  const table = await sitDownAt(house, after("2_players_climb", 12), { speed: "step" });
  await expect(house.page.locator(".hand-card").first()).toBeVisible();
  await expect(square(table, "d4")).toBeHidden();
  await table.tap(table.legal.first());
  await table.tap(table.confirm);
  await table.lift();
  await table.tap(table.legal.first());
  await table.tap(table.confirm);
  await expect(square(table, "d4")).toBeVisible();
  expect(await phase(table)).toBe("turn");
  await table.tap(house.page.locator("[data-view=log]"));
  await expect(table.sheet.getByRole("log")).toBeVisible();
});

test("a tablet that is turned keeps what is picked, and so does another language", async ({ house }) => {
  const table = await sitDownAt(house, after("2_players_climb", 18), { speed: "step" });
  for (const at of ["b4", "b5"]) await table.tap(square(table, at));
  const legal = await table.legal.count();
  await house.page.setViewportSize({ width: 820, height: 1180 });
  await expect(table.legal).toHaveCount(legal);
  await expect(square(table, "b5").locator(".figure")).toHaveCount(1);
  await table.tap(house.act("settings"));
  await table.tap(table.sheet.getByRole("button", { name: "Deutsch" }));
  await house.page.keyboard.press("Escape");
  await expect(table.legal).toHaveCount(legal);
  await expect(square(table, "b5").locator(".figure")).toHaveCount(1);
  await table.tap(square(table, "b6"));
  await expect(table.confirm).toHaveAttribute("aria-disabled", "false");
});

test("who wants no motion gets none at this table either, and outlines stay where colours are forced", async ({ house }) => {
  await house.page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  const table = await sitDownAt(house, after("2_players_climb", 18), { speed: "step" });
  await table.tap(square(table, "b4"));
  expect(await moving(house.page)).toEqual([]);
  for (const thing of await table.legal.all()) expect(await thing.evaluate(outlined)).toBe(true);
  expect(await table.picked.first().evaluate(outlined)).toBe(true);
});
