import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

/** Decides a few times, with bots moving in between. */
async function goesOn(table: Table) {
  for (let decision = 0; decision < 3; decision += 1) {
    expect(await table.turn()).toBe("asked");
    const moves = await table.moves();
    await table.decide(() => 0);
    await expect.poll(() => table.moves()).toBeGreaterThan(moves);
  }
  expect(await table.turn()).toBe("asked");
}

test("a key in vain does not make a bot forget its move", async ({ house }) => {
  const table = await house.sitDown(position("4_role"), { speed: "step" });
  const step = house.act("step");
  while (!(await step.or(table.options).first().getAttribute("class"))?.includes("step")) await table.decide(() => 0);
  for (const vain of ["r", "Control+y"]) await house.page.keyboard.press(vain);
  const moves = await table.moves();
  await house.tap(step);
  await expect.poll(() => table.moves()).toBeGreaterThan(moves);
});

test("where the browser refuses bots a thread of their own, they think on the page", async ({ house }) => {
  await house.page.addInitScript(() => {
    Object.defineProperty(window, "Worker", {
      value: class {
        constructor() {
          throw new DOMException("No threads here", "SecurityError");
        }
      },
    });
  });
  await goesOn(await house.sitDown(position("4_role")));
});

test("where the bots' program cannot be had, the page asks again, and they move", async ({ house, troubles }) => {
  let refused = 0;
  await house.page.context().route(/bot_worker.*\.wasm/, async (route) => {
    refused += 1;
    await (refused <= 2 ? route.abort() : route.continue());
  });
  await goesOn(await house.sitDown(position("4_role")));
  expect(refused).toBeGreaterThan(2);
  troubles.length = 0;
});
