import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing on the first screen", async ({ page }) => {
      await page.goto("./");
      await expect(page.locator("html[data-ready]")).toBeAttached();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
    });
  });
}
