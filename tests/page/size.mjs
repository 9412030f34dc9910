// Weighs the built page against its budgets, and fails where one is overrun.
//
//   node size.mjs ../../dist

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = process.argv[2];
const KIB = 1024;

/** What a browser fetches to play one game: the page, and every part that the game needs. */
function withThe(game) {
  return new RegExp(`^(sobremesa-|(.*-)?${game}-).*\\.wasm$`);
}

/** In KiB. `aim` is what we want, `most` is what we refuse to go beyond. */
const budgets = [
  { name: "the page, at first", files: /^sobremesa-.*\.wasm$/, gzip: { most: 160 }, brotli: {} },
  { name: "with Puerto Rico", files: withThe("puerto_rico"), raw: { most: 1400 }, gzip: { aim: 420, most: 430 }, brotli: { most: 350 } },
  { name: "with San Juan", files: withThe("san_juan"), raw: { most: 1400 }, gzip: { aim: 420, most: 430 }, brotli: { most: 350 } },
  { name: "with New York", files: withThe("santorini_new_york"), raw: { most: 1400 }, gzip: { aim: 420, most: 430 }, brotli: { most: 350 } },
  { name: "with all three", files: /^(?!bot_worker).*\.wasm$/, raw: { aim: 1400, most: 1800 }, gzip: { aim: 420, most: 700 }, brotli: { aim: 350, most: 575 } },
  { name: "the bots' program", files: /^bot_worker.*\.wasm$/, gzip: { aim: 200, most: 300 }, brotli: {} },
  { name: "all programs", files: /\.wasm$/, gzip: {}, brotli: {} },
  { name: "scripts", files: /\.js$/, gzip: {}, brotli: { most: 14 } },
  { name: "style sheets", files: /\.css$/, gzip: {}, brotli: { aim: 14, most: 15 } },
  { name: "drawings", files: /^(pieces|icon.*)\.svg$/, gzip: {}, brotli: { most: 10 } },
  { name: "the lobby's pictures", files: /titles.*\.svg$/, gzip: {}, brotli: { most: 6 } },
  { name: "index.html", files: /\.html$/, gzip: {}, brotli: { most: 6 } },
  { name: "pictures", files: /\.(png|jpg|webp|avif|ico)$/, raw: { most: 40 } },
  { name: "fonts", files: /\.(woff2?|ttf|otf)$/, raw: { most: 0 } },
];

const packed = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const bytes = readFileSync(join(entry.parentPath ?? entry.path, entry.name));
    const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    const name = relative(dist, join(entry.parentPath ?? entry.path, entry.name));
    return { name, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
  });

let failed = 0;
console.log("                            raw     gzip   brotli   KiB");
for (const { name, files, ...measures } of budgets) {
  const mine = packed.filter((file) => files.test(file.name));
  const size = (measure) => mine.reduce((sum, file) => sum + file[measure], 0) / KIB;
  const remarks = [];
  for (const [measure, { aim, most }] of Object.entries(measures)) {
    if (most !== undefined) {
      const fits = size(measure) <= most;
      if (!fits) failed += 1;
      remarks.push(fits ? `${measure} ≤ ${most}` : `${measure} IS OVER ${most}`);
    }
    if (aim !== undefined && size(measure) > aim) {
      remarks.push(`${measure} is over its aim of ${aim}`);
    }
  }
  const numbers = ["raw", "gzip", "brotli"].map((measure) => size(measure).toFixed(1).padStart(9)).join("");
  console.log(`${name.padEnd(22)}${numbers}   ${remarks.join(", ")}`);
}
if (!packed.some((file) => file.name.endsWith(".wasm"))) {
  console.log(`${dist} holds no program at all`);
  failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
