import { expect, test } from "../../fixtures";
import { playByTray } from "../../fixtures/players";
import { random } from "../../fixtures/random";
import { amongPeople, position } from "../../fixtures/saves";

test("four people hand the device round, with everything open", async ({ house }) => {
  const table = await house.sitDown(amongPeople(position("4_start")), { fast: true });
  const below = random(5);
  const seen = new Set<string>();
  for (let decision = 0; decision < 40; decision += 1) {
    expect(await table.turn(), "no curtain at an open table").toBe("asked");
    seen.add(await table.page.locator(".mine-name").first().innerText());
    await table.decide(below);
  }
  expect(seen.size, "everybody's things are shown when they are asked").toBe(4);
});

test("four people hand the device round, with a curtain between them, to the end", async ({ house }) => {
  test.setTimeout(900_000);
  const save = amongPeople(position("4_start"), "pass");
  const table = await house.sitDown(save, { fast: true });
  const { page } = house;
  let curtains = 0;
  await playByTray(table, 6, async () => {
    const { curtain, hidden, shown, name, task } = await page.evaluate(() => ({
      curtain: document.querySelector(".curtain") !== null,
      hidden: document.querySelectorAll(".purse:has(.hidden-points)").length,
      shown: document.querySelectorAll(".purse").length,
      name: document.querySelector(".mine-name")!.textContent!,
      task: document.querySelector(".tray-line")?.textContent,
    }));
    if (curtain) {
      curtains += 1;
      expect(hidden, "nobody's points are in the page behind the curtain").toBe(shown);
    } else {
      expect(task).toContain(name);
      expect(shown - hidden, "the points of the one who is asked, on their card and their board").toBe(2);
    }
  });
  expect(curtains).toBeGreaterThan(20);
});
