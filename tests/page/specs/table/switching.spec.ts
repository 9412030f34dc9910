import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";
import type { Table } from "../../fixtures/table";

async function pickSecond(table: Table) {
  await table.turn();
  await table.pick(1);
  await expect(table.options.nth(1)).toHaveAttribute("aria-pressed", "true");
}

async function expectSecondPicked(table: Table) {
  await expect(table.options.nth(1)).toHaveAttribute("aria-pressed", "true");
  expect(await table.isDecided()).toBe(true);
  expect(await table.picked.count()).toBeGreaterThan(0);
}

test("another language in mid-game keeps what is picked", async ({ house }) => {
  const table = await house.sitDown(position("4_captain"));
  await pickSecond(table);
  const english = await table.names();
  await table.tap(house.act("settings"));
  await table.tap(table.sheet.getByRole("button", { name: "Deutsch" }));
  await expect(house.page.locator("html")).toHaveAttribute("lang", "de");
  await expect(table.sheet.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await house.page.keyboard.press("Escape");
  expect(await table.names()).not.toEqual(english);
  await expectSecondPicked(table);
  expect(await house.page.locator(".board [lang]").count(), "one language on the board").toBe(0);
});

test("by day and by lamplight the same is picked", async ({ house }) => {
  const table = await house.sitDown(position("4_builder"));
  await pickSecond(table);
  const paper = () => house.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const system = await paper();
  await table.tap(house.act("settings"));
  await table.tap(table.sheet.getByRole("button", { name: "Lamplight" }));
  await expect(house.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await house.page.keyboard.press("Escape");
  expect(await paper()).not.toBe(system);
  await expectSecondPicked(table);
});

test("a tablet that is turned keeps what is picked", async ({ house }) => {
  const table = await house.sitDown(position("4_captain"));
  await pickSecond(table);
  const preview = await table.preview.innerText();
  await house.page.setViewportSize({ width: 820, height: 1180 });
  await expectSecondPicked(table);
  await expect(table.preview).toHaveText(preview);
});

test("colonists stay where they are put while the language changes", async ({ house }) => {
  const table = await house.sitDown(position("4_mayor"));
  await table.turn();
  const clear = table.options.last();
  await table.tap(clear);
  await expect(clear).toHaveAttribute("aria-pressed", "true");
  await table.tap(house.act("settings"));
  await table.tap(table.sheet.getByRole("button", { name: "Deutsch" }));
  await house.page.keyboard.press("Escape");
  await expect(table.options.last()).toHaveAttribute("aria-pressed", "true");
});

test("the settings of the table outlive it", async ({ house }) => {
  const table = await house.sitDown(position("4_role"));
  await table.tap(house.act("settings"));
  await table.tap(table.sheet.getByRole("button", { name: "Deutsch" }));
  await house.reload();
  await expect(house.page.locator("html")).toHaveAttribute("lang", "de");
});
