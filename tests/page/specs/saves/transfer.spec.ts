import { readFileSync } from "node:fs";
import { expect, test } from "../../fixtures";
import { position, type Save } from "../../fixtures/saves";
import { Shelf } from "../../fixtures/shelf";

const game = position("5_captain");

/** What a game is, without where it is kept. */
function essence({ setup, people, privacy, seed, deal, moves, print }: Save) {
  return { setup, people, privacy, seed, deal, moves, print };
}

test("a game leaves as a file and comes back the same", async ({ house }) => {
  await house.keep({ saves: { here: game } });
  await house.open("saves");
  const shelf = new Shelf(house);
  const download = house.page.waitForEvent("download");
  await shelf.do("export", "here");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(essence(JSON.parse(text))).toEqual(essence(game));
  await shelf.openFile(text);
  await house.table().turn();
  const kept = await house.kept();
  expect(kept).toHaveLength(2);
  for (const { save } of kept) expect(essence(save)).toEqual(essence(game));
});

test("where the device shares files, that is how a game leaves", async ({ house }) => {
  test.skip(!house.touched, "only where fingers are used");
  await house.page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => {
        document.documentElement.dataset.shared = await files![0].text();
      },
    });
  });
  await house.keep({ saves: { here: game } });
  await house.open("saves");
  await new Shelf(house).do("export", "here");
  const root = house.page.locator("html[data-shared]");
  await expect(root).toBeAttached();
  const shared = await root.getAttribute("data-shared");
  expect(essence(JSON.parse(shared!))).toEqual(essence(game));
});

test("a game is copied as text, and pasted", async ({ house, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await house.keep({ saves: { here: game } });
  await house.open("saves");
  const shelf = new Shelf(house);
  await shelf.do("copy-text", "here");
  await expect(house.page.getByText("Copied.")).toBeAttached();
  const text = await house.page.evaluate(() => navigator.clipboard.readText());
  await shelf.open(text);
  await house.table().turn();
  const kept = await house.kept();
  expect(kept).toHaveLength(2);
  for (const { save } of kept) expect(essence(save)).toEqual(essence(game));
});

test("a file can be dropped on the shelf", async ({ house }) => {
  await house.open("saves");
  await new Shelf(house).dropFile(JSON.stringify(game));
  await house.table().turn();
  expect(essence(await house.newest())).toEqual(essence(game));
});

test("a game leaves from the table as well", async ({ house }) => {
  const table = await house.sitDown(game);
  await table.tap(house.act("menu"));
  const download = house.page.waitForEvent("download");
  await table.tap(table.sheet.locator("[data-act=export]"));
  const text = readFileSync(await (await download).path(), "utf8");
  expect(essence(JSON.parse(text))).toEqual(essence(game));
});
