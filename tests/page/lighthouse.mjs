// Lets Lighthouse judge the built page as a phone and as a desktop computer sees it, and fails below our marks.
//
//   node lighthouse.mjs

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { serve } from "./server.mjs";

const results = join(dirname(fileURLToPath(import.meta.url)), "results", "lighthouse");

/** The median of so many runs counts. */
const RUNS = 5;

const score = (category) => (report) => report.categories[category].score * 100;
const measure = (audit) => (report) => report.audits[audit].numericValue;

const everywhere = [
  { name: "accessibility", of: score("accessibility"), least: 100 },
  { name: "best practices", of: score("best-practices"), least: 95 },
  { name: "search engines", of: score("seo"), least: 95 },
  { name: "layout shift", of: measure("cumulative-layout-shift"), most: 0.02 },
];

/**
 * A phone's line and processor, really slowed down. Lighthouse's own simulation sees here, where the line has no length,
 * the program arrive before the first paint, and counts it as if the paint had waited for it.
 */
const slowedDown = { extends: "lighthouse:default", settings: { throttlingMethod: "devtools" } };

const visitors = [
  {
    name: "phone",
    config: slowedDown,
    marks: [
      { name: "performance", of: score("performance"), least: 90 },
      { name: "largest paint, ms", of: measure("largest-contentful-paint"), most: 2500 },
      // A time by the clock, on a machine that may be busy: it fails only where it is far from what we want.
      { name: "blocked, ms", of: measure("total-blocking-time"), aim: 200, most: 300 },
      ...everywhere,
    ],
  },
  {
    name: "desktop",
    config: desktopConfig,
    marks: [{ name: "performance", of: score("performance"), least: 98 }, ...everywhere],
  },
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

mkdirSync(results, { recursive: true });
const { server, address } = await serve();
const browser = await launch({
  chromePath: process.env.SOBREMESA_BROWSER,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
let failed = 0;
try {
  for (const visitor of visitors) {
    const reports = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const { lhr, report } = await lighthouse(address, { port: browser.port, output: "html", logLevel: "error" }, visitor.config);
      if (lhr.runtimeError) {
        throw new Error(lhr.runtimeError.message);
      }
      writeFileSync(join(results, `${visitor.name}-${run}.html`), report);
      reports.push(lhr);
    }
    for (const { name, of, least, most, aim } of visitor.marks) {
      const value = median(reports.map(of));
      const fine = (least === undefined || value >= least) && (most === undefined || value <= most);
      if (!fine) failed += 1;
      const mark = least === undefined ? `at most ${most}` : `at least ${least}`;
      const number = Number(value.toFixed(3));
      const remark = fine ? (value > aim ? `, over our aim of ${aim}` : "") : ": NOT REACHED";
      console.log(`${visitor.name}: ${name} ${number}, ${mark}${remark}`);
      if (!fine && least === 100) {
        const { auditRefs } = reports[0].categories[name] ?? { auditRefs: [] };
        for (const { id } of auditRefs) {
          const audit = reports[0].audits[id];
          if (audit.score !== null && audit.score < 1) console.log(`  ${audit.title}`);
        }
      }
    }
  }
} finally {
  await browser.kill();
  server.close();
}
process.exitCode = failed > 0 ? 1 : 0;
