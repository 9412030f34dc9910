import { expect, test } from "../../fixtures";
import { after, every, turn } from "../../fixtures/new_york";
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

const looks = [
  ...["5_role", "5_captain", "5_all_builder", "5_mayor"].map((name) => [name, position(name)] as const),
  ["a turn in New York", after("5_players_last_standing", every("5_players_last_standing", "use")[20], "table")] as const,
];

for (const [name, save] of looks) {
  test(`${name}: a change on the board is laid out at once at every size`, async ({ house }) => {
    const table = await house.sitDown(save);
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

/** Taps the first option of the tray. Says how long it takes until what follows is drawn, in milliseconds. */
function firstOption(table: Table): Promise<number> {
  return table.page.evaluate(
    () =>
      new Promise<number>((done) => {
        const option = document.querySelector<HTMLElement>(".tray-options .option")!;
        const began = performance.now();
        option.click();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
      }),
  );
}

/** The quickest of several moves, from the tap until it is drawn, in milliseconds. */
async function quickestMove(table: Table): Promise<number> {
  const times: number[] = [];
  for (let move = 0; move < 4; move += 1) {
    await table.turn();
    times.push(await firstOption(table));
    await table.tap(table.undo);
  }
  return Math.min(...times);
}

const moves = [
  ["a move", position("4_role")],
  ["start squares in New York", after("5_players_last_standing", 0, "table")],
] as const;

for (const [what, save] of moves) {
  test(`${what}: it is on the screen within 100 ms`, async ({ house }) => {
    const table = await house.sitDown(save, { speed: "step", fast: true });
    const time = await quickestMove(table);
    const session = await house.page.context().newCDPSession(house.page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const slowed = await quickestMove(table);
    console.log(`A move is on the screen after ${time.toFixed(0)} ms, four times slowed down after ${slowed.toFixed(0)} ms.`);
    expect(time).toBeLessThan(100);
  });
}

for (const name of ["5_players_last_standing", "4_players_sent_up", "3_players_strict"]) {
  test(`${name}: what would come of a step is on the screen within 100 ms`, async ({ house }) => {
    const use = every(name, "use").at(-6)!;
    const table = await house.sitDown(after(name, use, "table"), { speed: "step" });
    await turn(table);
    let slowest = 0;
    for (let step = 0; step < 6 && !(await table.isDecided()); step += 1) {
      const times: number[] = [];
      for (let again = 0; again < 3; again += 1) {
        if (again > 0) await table.pick((await table.options.count()) - 1);
        times.push(await firstOption(table));
      }
      slowest = Math.max(slowest, Math.min(...times));
    }
    expect(slowest, "something was measured").toBeGreaterThan(0);
    console.log(`What would come of a step is on the screen after ${slowest.toFixed(0)} ms.`);
    expect(slowest).toBeLessThan(100);
  });
}
