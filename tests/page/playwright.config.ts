import { defineConfig } from "@playwright/test";

const port = Number(process.env.SOBREMESA_PORT ?? 4173);

/** Whole games by the tray are played at every size, everything else where it matters. */
const [opening, byTray, byKeys] = [/opening/, /games\/tray/, /games\/keyboard/];

/** A tablet or phone is its size and its finger: nothing else about it matters to the page. */
const touch = { hasTouch: true };

export default defineConfig({
  testDir: "specs",
  outputDir: "results/playwright",
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // What only fails on a machine that is busy with something else passes the second time, and is told apart.
  retries: process.env.CI ? 1 : 0,
  // Small machines draw a table in a second, and a game has hundreds of them.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./count.ts"]],
  use: {
    baseURL: `http://127.0.0.1:${port}/sobremesa/`,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env.SOBREMESA_BROWSER ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    locale: "en-GB",
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    { name: "tablet landscape", testIgnore: byKeys, use: { viewport: { width: 1180, height: 820 }, ...touch } },
    { name: "tablet portrait", testMatch: byTray, use: { viewport: { width: 820, height: 1180 }, ...touch } },
    { name: "laptop", testMatch: [byTray, byKeys], use: { viewport: { width: 1440, height: 900 } } },
    { name: "phone", testMatch: [opening, byTray], use: { viewport: { width: 390, height: 844 }, ...touch } },
  ],
  webServer: {
    command: `node server.mjs ${port}`,
    url: `http://127.0.0.1:${port}/sobremesa/`,
    reuseExistingServer: !process.env.CI,
  },
});
