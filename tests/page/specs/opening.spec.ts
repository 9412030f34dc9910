import { expect, test } from "../fixtures";

const ready = "html[data-ready]";

test("the page opens, quietly and in few requests, and a first game with few more", async ({ page }) => {
  const sizes: { url: string; size: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    const size = request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize);
    sizes.push({ url: request.url(), size });
  });
  const transferred = async (which: (url: string) => boolean) => {
    const counted = await Promise.all(sizes.filter(({ url }) => which(url)).map(({ size }) => size));
    return { requests: counted.length, kib: counted.reduce((sum, size) => sum + size, 0) / 1024 };
  };
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await expect(page.locator("h1")).toHaveText(/Sobremesa/);
  await page.waitForLoadState("networkidle");
  // On a slow machine the games that nobody has asked for are on their way already.
  const first = await transferred((url) => !/(puerto_rico|san_juan|santorini_new_york)[^/]*\.wasm/.test(url));
  await page.locator("[data-act=play]").click();
  await expect(page.locator("#tray")).toBeVisible();
  const game = await transferred((url) => /puerto_rico[^/]*\.wasm/.test(url));
  console.log(`A first visit transfers ${first.kib.toFixed(1)} KiB, and a first game ${game.kib.toFixed(1)} more.`);
  expect(first.requests).toBeLessThanOrEqual(12);
  expect(first.kib).toBeLessThanOrEqual(240);
  expect(game.requests).toBeGreaterThan(0);
  expect(first.kib + game.kib).toBeLessThanOrEqual(520);
});

test("the page stands under its content policy", async ({ page, troubles }) => {
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.inline = 'ran'";
    document.head.append(script);
  });
  await expect(page.locator("html[data-inline]")).toHaveCount(0);
  expect(troubles.join()).toContain("script-src");
  troubles.length = 0;
});

test("something stands there before the program has come", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await expect(page.locator("h1")).toHaveText("Sobremesa");
  await expect(page.locator(ready)).not.toBeAttached();
  release();
  await expect(page.locator(ready)).toBeAttached();
});

test("a program that does not come is told in words", async ({ page, troubles }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("#trouble")).toBeVisible();
  await expect(page.locator("#trouble")).toContainText("browser");
  expect(troubles.length).toBeGreaterThan(0);
  troubles.length = 0;
});

test("a host that calls the program something else does no harm", async ({ page }) => {
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await page.locator("[data-act=play]").click();
  await expect(page.locator("#tray")).toBeVisible();
});

test("a game that cannot be fetched is told, and comes with the next attempt", async ({ page, troubles }) => {
  await page.route("**/*puerto_rico*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await page.locator("[data-act=play]").click();
  const bar = page.locator(".trouble-bar");
  await expect(bar).toContainText("could not be fetched");
  await bar.locator("[data-act=understood]").click();
  await expect(bar).toHaveCount(0);
  await page.locator("[data-act=set-up]").click();
  await expect(page.locator("h1")).toHaveText("Puerto Rico");
  await expect(page.locator("main")).toContainText("could not be fetched");
  expect(troubles.length).toBeGreaterThan(0);
  troubles.length = 0;
  await page.unroute("**/*puerto_rico*.wasm");
  await page.locator("[data-act=try-again]").click();
  await page.locator("[data-act=start]").click();
  await expect(page.locator("#tray")).toBeVisible();
});

test("of several wishes that wait for a game only the last one is carried out", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*puerto_rico*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await page.locator("[data-act=play]").dblclick();
  await expect(page.locator(".fetching")).toBeVisible();
  await page.locator("[data-screen=about]").click();
  await expect(page.locator(".fetching")).toHaveCount(0);
  await page.locator("[data-act=back]").click();
  await page.locator("[data-act=play]").dblclick();
  release();
  await expect(page.locator("#tray")).toBeVisible();
  const saves = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("save/")));
  expect(saves).toHaveLength(1);
});

test("the games are fetched before somebody asks, and then need no line", async ({ page, context }) => {
  let last = Number.POSITIVE_INFINITY;
  page.on("requestfinished", (request) => {
    if (request.url().includes("santorini_new_york-")) last = Date.now();
  });
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(1_500);
  await context.setOffline(true);
  await page.locator("[data-act=play-new-york]").click();
  await expect(page.locator("#tray")).toBeVisible();
});

for (const address of ["/", "/a/b/", "/a/b/?from=somewhere"]) {
  test(`the page opens at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(ready)).toBeAttached();
  });
}

test("a bot's own thread starts under the policy", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  const heard = await page.evaluate(
    () =>
      new Promise((hear, fail) => {
        const address = document.querySelector<HTMLMetaElement>("meta[name=bot-worker]")!.content;
        const worker = new Worker(address, { type: "module" });
        worker.onmessage = (message) => hear(message.data);
        worker.onerror = (error) => fail(error.message);
      }),
  );
  expect(heard).toBeTruthy();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator("noscript p").first()).toBeVisible();
  });
});
