import { expect, test } from "../fixtures";

const ready = "html[data-ready]";

test("the page opens, quietly and in few requests", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await page.goto("./");
  await expect(page.locator(ready)).toBeAttached();
  await expect(page.locator("h1")).toHaveText(/Sobremesa/);
  await page.waitForLoadState("networkidle");
  expect(sizes.length).toBeLessThanOrEqual(12);
  const transferred = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`A first visit transfers ${(transferred / 1024).toFixed(1)} KiB; we want 520.`);
  expect(transferred).toBeLessThanOrEqual(680 * 1024);
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
