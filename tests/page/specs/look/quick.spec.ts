import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

const sizes = [
  [1180, 820],
  [820, 1180],
  [1440, 900],
  [390, 844],
  [844, 390],
];

/** The quickest of several layouts after a change on the board, in milliseconds: what else runs on the machine does not count. */
const layout = () => {
  const thing = [...document.querySelectorAll(".board .touch")].find((it) => it.checkVisibility())!;
  const times = Array.from({ length: 6 }, () => {
    const mark = document.createElement("span");
    mark.textContent = "·";
    const began = performance.now();
    thing.append(mark);
    document.body.getBoundingClientRect();
    mark.remove();
    return performance.now() - began;
  });
  return Math.min(...times);
};

for (const name of ["5_role", "5_captain", "5_all_builder", "5_mayor"]) {
  test(`${name}: a change on the board is laid out at once at every size`, async ({ house }) => {
    const table = await house.sitDown(position(name));
    await table.turn();
    for (const [width, height] of sizes) {
      await house.page.setViewportSize({ width, height });
      await table.isLaidOut();
      for (const view of await house.page.locator(".view:not([data-view=log]):visible").all()) {
        await house.tap(view);
        expect(await house.page.evaluate(layout), `${width} × ${height}`).toBeLessThan(60);
      }
      expect(await house.page.evaluate(layout), `${width} × ${height}`).toBeLessThan(60);
    }
  });
}

/** The quickest of several moves, from the tap until it is drawn, in milliseconds. */
async function quickestMove(table: Table): Promise<number> {
  const times: number[] = [];
  for (let move = 0; move < 4; move += 1) {
    await table.turn();
    const time = await table.page.evaluate(
      () =>
        new Promise<number>((done) => {
          const option = document.querySelector<HTMLElement>(".tray-options .option")!;
          const began = performance.now();
          option.click();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        }),
    );
    times.push(time);
    await table.tap(table.undo);
  }
  return Math.min(...times);
}

test("a move is on the screen within 100 ms", async ({ house }) => {
  const table = await house.sitDown(position("4_role"), { speed: "step", fast: true });
  const time = await quickestMove(table);
  const session = await house.page.context().newCDPSession(house.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const slowed = await quickestMove(table);
  console.log(`A move is on the screen after ${time.toFixed(0)} ms, four times slowed down after ${slowed.toFixed(0)} ms.`);
  expect(time).toBeLessThan(100);
});
