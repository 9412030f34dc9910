// Opens the built page in WebKitGTK, which shares Safari's engine, by plain WebDriver.
//
//   xvfb-run node safari.mjs

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { serve } from "./server.mjs";

const driver = process.env.SOBREMESA_DRIVER ?? "WebKitWebDriver";
const browser = process.env.SOBREMESA_BROWSER ?? installedBrowser();

function installedBrowser() {
  const libraries = "/usr/lib/x86_64-linux-gnu";
  const webkit = readdirSync(libraries).filter((name) => name.startsWith("webkit2gtk-4")).sort().at(-1);
  return `${libraries}/${webkit}/MiniBrowser`;
}

/** A port that nobody listens on at this moment. */
const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });

const pause = (ms) => new Promise((over) => setTimeout(over, ms));

/** Asks until the answer is yes. */
async function until(what, question, ms = 20_000) {
  for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
    const answer = await question();
    if (answer) return answer;
  }
  throw new Error(`waited ${ms} ms in vain for ${what}`);
}

const port = await freePort();
const driving = spawn(driver, [`--port=${port}`], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    // No graphics card, and in a container no sandbox within the sandbox.
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  },
});

async function ask(method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const { server, address } = await serve();
let session;
const inPage = (script, ...args) => ask("POST", `${session}/execute/sync`, { script, args });
const soon = (script, ...args) => ask("POST", `${session}/execute/async`, { script, args });
const open = (path) => ask("POST", `${session}/url`, { url: new URL(path, address).href });
const isReady = () => inPage("return document.documentElement.hasAttribute('data-ready')");
const elements = async (selector) => {
  const found = await ask("POST", `${session}/elements`, { using: "css selector", value: selector });
  return found.flatMap(Object.values);
};
const tap = async (selector) => {
  const [first] = await elements(selector);
  await ask("POST", `${session}/element/${first}/click`, {});
};
const size = (width, height) => ask("POST", `${session}/window/rect`, { x: 0, y: 0, width, height });

const tests = {
  "the page opens and is ready": async () => {
    await open("./");
    await until("the page", isReady);
    assert.match(await inPage("return document.querySelector('h1').textContent"), /Sobremesa/);
  },
  "the content policy is in force": async () => {
    const ran = await inPage(`
      const script = document.createElement("script");
      script.textContent = "window.inlineRan = true";
      document.head.append(script);
      return window.inlineRan === true;`);
    assert.equal(ran, false);
  },
  "a bot's own thread starts": async () => {
    const heard = await soon(`
      const [hear] = arguments;
      const worker = new Worker(document.querySelector("meta[name=bot-worker]").content, { type: "module" });
      worker.onmessage = (message) => hear(String(message.data));
      worker.onerror = (error) => hear("error: " + error.message);`);
    assert.doesNotMatch(heard, /^error/);
  },
  "a game is begun and played with taps": async () => {
    const option = ".tray .option";
    const confirm = ".tray [data-act=confirm]:not([aria-disabled=true])";
    await tap("[data-act=play]");
    for (let decision = 1; decision <= 6; decision += 1) {
      await until(`decision ${decision}`, async () => (await elements(option)).length > 0, 30_000);
      await tap(option);
      await until(`decision ${decision} to be ready`, async () => (await elements(confirm)).length > 0);
      await tap(confirm);
      await pause(400);
    }
    assert.equal((await elements("#trouble:not([hidden])")).length, 0);
  },
  "what is kept survives a reload": async () => {
    await inPage("localStorage.setItem('kept', 'yes')");
    await open("./?again");
    await until("the page", isReady);
    assert.equal(await inPage("return localStorage.getItem('kept')"), "yes");
    await inPage("localStorage.removeItem('kept')");
  },
};

let passed = 0;
let failed = 0;
try {
  await until("the driver", () => ask("GET", "/status").then(({ ready }) => ready, () => false));
  const { sessionId } = await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
    },
  });
  session = `/session/${sessionId}`;
  await size(1180, 820);
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      passed += 1;
      console.log(`  ok   ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`  FAIL ${name}\n${error.stack}`);
    }
  }
  await ask("DELETE", session);
} finally {
  driving.kill();
  server.closeAllConnections();
  server.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
