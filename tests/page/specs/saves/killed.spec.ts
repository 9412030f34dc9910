import { expect, test } from "../../fixtures";
import { House } from "../../fixtures/house";
import { random } from "../../fixtures/random";
import { position } from "../../fixtures/saves";

test("a dozen times the page is killed at any moment, and no move is lost", async ({ house, context }) => {
  test.slow();
  const below = random(7);
  let table = await house.sitDown(position("4_start"), { speed: "fast" });
  for (let kill = 0; kill < 12; kill += 1) {
    for (let decisions = below(3); decisions > 0; decisions -= 1) {
      await table.turn();
      await table.decide(below);
    }
    const moves = await table.moves();
    const killed = house;
    house = new House(await context.newPage(), killed.touched);
    if (kill % 2 === 0) {
      const gone = killed.page.waitForEvent("crash");
      const cdp = await context.newCDPSession(killed.page);
      // It never answers: the page is gone.
      void cdp.send("Page.crash").catch(() => {});
      await gone;
    }
    await killed.page.close();
    await house.open();
    table = await house.goOn();
    await expect(table.tray).toBeVisible();
    expect(await table.moves(), `kill ${kill}`).toBeGreaterThanOrEqual(moves);
  }
  expect(await house.kept(), "it stays one game").toHaveLength(1);
});
