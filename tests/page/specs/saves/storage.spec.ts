import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";
import { Shelf } from "../../fixtures/shelf";

test("where the browser stores nothing, the game goes on and can be exported", async ({ house }) => {
  await house.page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await house.open();
  await expect(house.page.locator(".trouble-bar")).toContainText("refuses to store");
  await house.tap(house.act("understood"));
  await house.open("saves");
  await new Shelf(house).open(JSON.stringify(position("3_captain")));
  const table = house.table();
  await table.turn();
  const names = await table.names();
  await table.decide(() => 0);
  await table.turn();
  expect(await table.names()).not.toEqual(names);
  await table.tap(house.act("menu"));
  const download = house.page.waitForEvent("download");
  await table.tap(table.sheet.locator("[data-act=export]"));
  await download;
});

test("where the storage is full, that is said, and as soon as there is room the game is saved", async ({ house }) => {
  const table = await house.sitDown(position("3_captain"));
  await table.turn();
  const before = await house.newest();
  const moves = await table.moves();
  await house.page.evaluate(() => {
    for (let chunk = 1 << 20; chunk >= 1; chunk >>= 1) {
      try {
        for (let number = 0; ; number += 1) localStorage.setItem(`other/${chunk}/${number}`, "x".repeat(chunk));
      } catch {
        // No room for a chunk of this size any more.
      }
    }
  });
  await table.decide(() => 0);
  await expect(house.page.locator(".trouble-bar")).toContainText("storage is full");
  expect(await house.newest(), "the last save that had room is still there").toEqual(before);
  await table.turn();
  await house.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("other/")) localStorage.removeItem(key);
  });
  await table.decide(() => 0);
  await table.turn();
  expect(await table.moves(), "both moves are saved").toBeGreaterThan(moves + 1);
  await expect(house.page.locator(".trouble-bar")).toBeHidden();
});
