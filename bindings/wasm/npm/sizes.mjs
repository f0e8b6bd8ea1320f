// Prints the size of each wasm module of the npm packages. Fails if a module exceeds its size limit, or if the package's README.md
// states another size. Run this on packages built for publishing, since modules in Cargo's `dev` profile are far larger.

import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

// The size limit of each entry's module after gzip, in KB (1,000 bytes). It is 1 to 3 % above the current size, so that growth is
// noticed.
const BUDGETS = { lastro: 167.0, client: 166.0, "client-v1": 119.0, calc: 71.5, forms: 94.0, query: 57.0, v1: 120.5, webhook: 16.0, twin: 348.0, "twin-v1": 420.5, record: 77.5 };

const entries = JSON.parse(readFileSync(new URL("src/generated/entries.json", import.meta.url), "utf8"));
const FOLDERS = { lastro: ".", "lastro-twin": "../npm-twin" };

/** The size of an entry's module as README.md states it: the number after `+` in the last column of the table of entries. */
function stated({ package: home, file }) {
  const entry = file === "index" ? home : `${home}/${file.replace("-", "/")}`;
  const readme = readFileSync(new URL(`${FOLDERS[home]}/README.md`, import.meta.url), "utf8");
  const row = readme.match(new RegExp(`^\\| \`${entry}\` \\|.*\\+ (\\d+) \\|$`, "m"));
  if (!row) throw new Error(`${entry}: no size in its README.md`);
  return Number(row[1]);
}

const over = [];
const outdated = [];
for (const entry of entries) {
  const { name } = entry;
  const module = readFileSync(new URL(`${FOLDERS[entry.package]}/dist/${name}.wasm`, import.meta.url));
  const budget = BUDGETS[name];
  if (budget === undefined) throw new Error(`${name}: no budget in sizes.mjs`);
  const [raw, gzip, brotli] = [module, gzipSync(module, { level: 9 }), brotliCompressSync(module)].map((b) => b.length / 1000);
  const figures = `${raw.toFixed(1)} KB raw, ${gzip.toFixed(1)} KB gzip, ${brotli.toFixed(1)} KB brotli`;
  console.log(`${name}.wasm: ${figures} (at most ${budget} KB gzip)`);
  if (gzip > budget) over.push(name);
  // tolerate small differences: README.md rounds, and other versions of the tools give slightly different sizes
  if (Math.abs(gzip - stated(entry)) > Math.max(1, gzip / 100)) outdated.push(`${name} is ${gzip.toFixed(0)}`);
}
if (outdated.length > 0) {
  console.error(`README.md states other sizes, in KB gzip: ${outdated.join(", ")}`);
  process.exitCode = 1;
}
if (over.length > 0) {
  console.error(`over budget: ${over.join(", ")}`);
  console.error("To list a module's largest functions, install twiggy (`cargo install twiggy`), build the module with its function");
  console.error("names (`cargo build --profile wasm --config 'profile.wasm.strip=\"none\"' --target wasm32-unknown-unknown");
  console.error("--package lastro-wasm --features NAME`) and run `twiggy top -n 25` on the lastro_wasm.wasm that cargo wrote.");
  process.exitCode = 1;
}
