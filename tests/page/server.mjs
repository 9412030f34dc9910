// Serves the built page as GitHub Pages does: gzip, no headers of our own, ten minutes of caching; under `/sobremesa/`,
// and to show that any address will do, under `/` and `/a/b/` as well.
//
//   node server.mjs 4173

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));

/** The built page. */
export const dist = resolve(here, "..", "..", "dist");

const bases = ["/sobremesa/", "/a/b/", "/"];

const kinds = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
};

/** Starts to serve; port 0 takes any that is free. */
export async function serve(port = 0) {
  const packed = new Map();
  const server = createServer(async (request, response) => {
    try {
      const path = decodeURIComponent(new URL(request.url, "http://pages").pathname);
      const base = bases.find((base) => path.startsWith(base));
      const file = join(dist, normalize(path.slice(base.length) || "index.html"));
      if (!file.startsWith(dist + sep)) {
        throw new Error(`${file} is outside of the page`);
      }
      const kind = kinds[extname(file)] ?? "application/octet-stream";
      const content = await readFile(file);
      const headers = { "Content-Type": kind, "Cache-Control": "max-age=600", Vary: "Accept-Encoding" };
      if (/\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && !kind.startsWith("image/png")) {
        const before = packed.get(file);
        const body = before?.content.equals(content) ? before.body : gzipSync(content);
        packed.set(file, { content, body });
        response.writeHead(200, { ...headers, "Content-Encoding": "gzip", "Content-Length": body.length }).end(body);
      } else {
        response.writeHead(200, { ...headers, "Content-Length": content.length }).end(content);
      }
    } catch {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("There is nothing here.");
    }
  });
  await new Promise((ready, failed) => server.once("error", failed).listen(port, "127.0.0.1", ready));
  return { server, address: `http://127.0.0.1:${server.address().port}/sobremesa/` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(Number(process.argv[2] ?? 4173));
  console.log(address);
}
