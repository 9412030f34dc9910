import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

/** Holds a finger on a thing until it explains itself. */
async function hold(table: Table, thing: ReturnType<Table["thing"]>) {
  const box = (await thing.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await table.page.context().newCDPSession(table.page);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await expect(table.details).toBeVisible();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a long press explains a building and picks nothing", async ({ house }) => {
  const table = await house.sitDown(position("4_builder"));
  await table.turn();
  const building = table.legal.and(table.page.locator("[data-building]")).first();
  await hold(table, building);
  await expect(table.details.locator("h2")).not.toBeEmpty();
  expect(await table.details.locator("p").count()).toBeGreaterThan(1);
  await expect(table.picked).toHaveCount(0);
  await expect(table.details, "it stays until it is put away").toBeVisible();
  await table.tap(table.details.getByRole("button", { name: "Close" }));
  await expect(table.details).toHaveCount(0);
});

test("the other mouse button and the key i explain a thing, Escape puts it away", async ({ house }) => {
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  for (const thing of [table.thing("role", "captain"), table.thing("building", "harbor"), table.thing("ship", "0")]) {
    await thing.click({ button: "right" });
    await expect(table.details).toBeVisible();
    const told = await table.details.innerText();
    await house.page.keyboard.press("Escape");
    await expect(table.details).toHaveCount(0);
    await thing.focus();
    await house.page.keyboard.press("i");
    await expect(table.details).toBeVisible();
    expect(await table.details.innerText()).toBe(told);
    await house.page.keyboard.press("Escape");
    await expect(table.details).toHaveCount(0);
  }
});

test("things explain themselves while others move", async ({ house }) => {
  const table = await house.sitDown(position("4_start"), { speed: "step" });
  const waits = house.act("step");
  await table.decideUntil(async () => {
    await expect(table.options.first().or(waits)).toBeVisible();
    return waits.isVisible();
  });
  await table.thing("building", "wharf").click({ button: "right" });
  await expect(table.details).toBeVisible();
});

test("a card shows a player's whole board, and a second tap puts it away", async ({ house }) => {
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  const peek = house.page.locator(".peek");
  const card = table.thing("seat", "1");
  await table.tap(card);
  await expect(peek).toContainText(position("4_role").people[1].name);
  await house.page.keyboard.press("Escape");
  await expect(peek).toHaveCount(0);
});
