import { expect, test } from "../../fixtures";
import { position, positions } from "../../fixtures/saves";

/** Longer than a notice stays. */
const LATER = 5_000;

const asked = [...positions(2), ...positions(5)].filter((name) => !/over|mayor|storing/.test(name));

for (const name of asked) {
  test(`${name}: whatever cannot be chosen says why`, async ({ house }) => {
    const { clock } = house.page;
    await house.takeTheClock();
    const table = await house.sitDown(position(name));
    await table.turn();
    for (const thing of await table.refused.all()) {
      await table.tap(thing);
      await expect(table.notice).toHaveText(/\S+ \S+/);
      await expect(table.picked).toHaveCount(0);
      await clock.fastForward(LATER);
      await expect(table.notice).toHaveCount(0);
    }
  });
}
