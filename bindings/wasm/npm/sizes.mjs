// Prints the size of each wasm module of the npm packages. Fails if a module exceeds its size limit, or if the package's README.md
// states another size for an entry. Run this on packages built for publishing, since modules in Cargo's `dev` profile are far larger.

import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

// The size limit of each entry's module after gzip, in KB (1,000 bytes). It is 1 to 3 % above the current size, so that growth is
// noticed.
const BUDGETS = { lastro: 167.0, client: 166.0, "client-v1": 119.0, calc: 71.5, forms: 94.0, query: 57.0, v1: 120.5, webhook: 16.0, twin: 348.0, "twin-v1": 420.5, record: 77.5 };

const entries = JSON.parse(readFileSync(new URL("src/generated/entries.json", import.meta.url), "utf8"));
const FOLDERS = { lastro: ".", "lastro-twin": "../npm-twin" };

const read = (home, file) => readFileSync(new URL(`${FOLDERS[home]}/${file}`, import.meta.url));
const zipped = (home, file) => gzipSync(read(home, file), { level: 9 }).length / 1000;

const outdated = [];
const checked = new Set();

/** Compares a size that README.md states with that of the files. Tolerates what rounding and other versions of the tools change. */
function compare(what, stated, actual) {
  checked.add(what);
  if (!(Math.abs(actual - stated) <= Math.max(1, actual / 100))) outdated.push(`${what} is ${actual.toFixed(0)}`);
}

// Each row of a table of entries states the size of the ES module, and of its `slim` form and wasm module if it has them.
for (const home of Object.keys(FOLDERS)) {
  const { exports } = JSON.parse(read(home, "package.json"));
  const readme = read(home, "README.md").toString();
  for (const [, names, whole, , slim, wasm] of readme.matchAll(/^\| (`lastro.*?`) \| .* \| (\d+) \|( (\d+) \+ (\d+))?.*$/gm)) {
    for (const [, name] of names.matchAll(/`([^`]+)`/g)) {
      const key = `.${name.slice(home.length)}`;
      const module = exports[key].import?.default;
      compare(name, Number(whole), module ? zipped(home, module) : 0);
      if (exports[`${key}/slim`]) compare(`${name}/slim`, Number(slim), zipped(home, exports[`${key}/slim`].default));
      const entry = entries.find((entry) => entry.package === home && exports[`${key}/slim`]?.default === `./dist/${entry.slim}.js`);
      if (entry) compare(`${entry.name}.wasm`, Number(wasm), zipped(home, `dist/${entry.name}.wasm`));
    }
  }
  const [, node] = readme.match(/optimized for speed \((\d+) KB\)/) ?? [];
  if (exports["."].node) compare("the variant for Node", Number(node), zipped(home, "dist/node.js") + zipped(home, "dist/node-wasm.cjs"));
  for (const key of Object.keys(exports)) {
    const name = home + key.slice(1);
    if (!/\.(wasm|json)$/.test(key) && !checked.has(name)) throw new Error(`${name}: no size in README.md`);
  }
}

const over = [];
for (const { name, package: home } of entries) {
  const module = read(home, `dist/${name}.wasm`);
  const budget = BUDGETS[name];
  if (budget === undefined) throw new Error(`${name}: no budget in sizes.mjs`);
  if (!checked.has(`${name}.wasm`)) throw new Error(`${name}: no size in README.md`);
  const [raw, gzip, brotli] = [module, gzipSync(module, { level: 9 }), brotliCompressSync(module)].map((b) => b.length / 1000);
  const figures = `${raw.toFixed(1)} KB raw, ${gzip.toFixed(1)} KB gzip, ${brotli.toFixed(1)} KB brotli`;
  console.log(`${name}.wasm: ${figures} (at most ${budget} KB gzip)`);
  if (gzip > budget) over.push(name);
}
console.log(`${checked.size} sizes of README.md compared`);
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
