import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";

test("every move is saved as soon as it is made", async ({ house }) => {
  const table = await house.sitDown(position("4_start"), { speed: "step" });
  const step = house.act("step");
  for (let move = 0; move < 12; move += 1) {
    const before = await table.moves();
    await expect(table.options.or(step).first()).toBeVisible();
    if (await step.isVisible()) await table.tap(step);
    else await table.decide(() => 0);
    expect(await table.moves()).toBeGreaterThan(before);
  }
});

test("a finished game of five takes less than eight kibibytes and twenty milliseconds to save", async ({ house }) => {
  await house.page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      const start = performance.now();
      setItem.call(this, key, text);
      performance.measure("kept", { start, detail: text.length });
    };
  });
  const table = await house.sitDown(position("5_full_city"));
  await table.turn();
  await table.decide(() => 0);
  await table.turn();
  const writes = await house.page.evaluate(() =>
    performance.getEntriesByName("kept").map((write) => ({
      size: (write as PerformanceMeasure).detail as number,
      took: write.duration,
    })),
  );
  expect(writes.length).toBeGreaterThan(1);
  expect(Math.max(...writes.map(({ size }) => size))).toBeLessThanOrEqual(8 * 1024);
  expect(Math.max(...writes.map(({ took }) => took))).toBeLessThanOrEqual(20);
});

test("play on with the newest game is one tap, a new game two", async ({ house }) => {
  await house.keep({ settings: { speed: "instant" }, saves: { here: position("3_role") } });
  await house.open();
  await house.tap(house.continue);
  await house.table().isThere();
  await house.page.goBack();
  await house.tap(house.act("play"));
  await house.table().turn();
  expect(await house.kept()).toHaveLength(2);
});
