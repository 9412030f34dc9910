import { expect, test } from "../../fixtures";
import { position } from "../../fixtures/saves";

test("who wants no motion gets none", async ({ house }) => {
  await house.page.emulateMedia({ reducedMotion: "reduce" });
  const moving = () =>
    house.page.evaluate(() => {
      const moving: string[] = [];
      const seconds = (times: string) => times.split(",").map((time) => Number.parseFloat(time) * (/ms/.test(time) ? 0.001 : 1));
      for (const element of document.querySelectorAll("*")) {
        for (const part of [null, "::before", "::after"]) {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
          const longest = Math.max(...seconds(transitionDuration), animationName === "none" ? 0 : Math.max(...seconds(animationDuration)));
          if (longest > 0.001) moving.push(`${element.tagName}.${element.getAttribute("class")}${part ?? ""}: ${longest} s`);
        }
      }
      return moving;
    });
  const table = await house.sitDown(position("4_builder"));
  await table.turn();
  await table.pick(0);
  expect(await moving()).toEqual([]);
  await table.tap(table.confirm);
  await table.turn();
  for (const act of ["menu", "log", "settings"]) {
    await table.tap(house.act(act));
    expect(await moving(), act).toEqual([]);
    await house.page.keyboard.press("Escape");
  }
  for (const screen of ["", "new", "saves"]) {
    await house.open(screen);
    expect(await moving(), screen).toEqual([]);
  }
});

test("outlines stay where colours are forced or more contrast is asked for", async ({ house }) => {
  await house.page.emulateMedia({ forcedColors: "active", contrast: "more" });
  const table = await house.sitDown(position("4_role"));
  await table.turn();
  await table.pick(0);
  const outlined = (thing: Element) => {
    const shown = (style: string, width: string) => !/none/.test(style) && Number.parseFloat(width) >= 1;
    return [null, "::after"].some((part) => {
      const { outlineStyle, outlineWidth, borderStyle, borderWidth } = getComputedStyle(thing, part);
      return shown(outlineStyle, outlineWidth) || shown(borderStyle, borderWidth);
    });
  };
  for (const thing of await table.legal.all()) expect(await thing.evaluate(outlined)).toBe(true);
  expect(await table.picked.first().evaluate(outlined)).toBe(true);
});
