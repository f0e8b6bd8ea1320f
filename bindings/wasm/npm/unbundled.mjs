// Writes the packages `lastro` and `lastro-twin` in a form that works only in Node, for `cargo xtask demo`. Unlike build.mjs this needs
// neither a bundler nor npm packages.
//
//   node unbundled.mjs --from DIR --to FOLDER NAME...
//
// DIR has NAME.js and NAME_bg.wasm from wasm-bindgen for each entry NAME. FOLDER gets a folder per package, and in it a folder per entry
// with its own copy of the sources: the sources store which wasm module they call, so two entries cannot share a copy.

import { copyFile, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sign } from "./sign.mjs";

const SOURCES = fileURLToPath(new URL("src", import.meta.url));

const options = { from: { type: "string" }, to: { type: "string" } };
const { values: { from, to }, positionals: names } = parseArgs({ options, allowPositionals: true });
if (from === undefined || to === undefined) throw new Error("usage: node unbundled.mjs --from DIR --to FOLDER NAME...");

const entries = JSON.parse(await readFile(join(SOURCES, "generated", "entries.json"), "utf8"));
const packages = {};
for (const name of names) {
  const entry = entries.find((entry) => entry.name === name);
  if (entry === undefined) throw new Error(`${name}: not an entry`);
  const folder = resolve(to, entry.package, name);
  await mkdir(join(folder, "build"), { recursive: true });
  await cp(SOURCES, join(folder, "src"), { recursive: true });
  await copyFile(resolve(from, `${name}.js`), join(folder, "build", `${name}.js`));
  const module = await readFile(resolve(from, `${name}_bg.wasm`));
  await writeFile(join(folder, "build", `${name}.wasm`), sign(module, entry.identity));
  const index = `import { readFileSync } from "node:fs";
import { install } from "./src/runtime.js";
export * from "./src/generated/entries/${name}.js";
install(new WebAssembly.Module(readFileSync(new URL("build/${name}.wasm", import.meta.url))));
`;
  await writeFile(join(folder, "index.js"), index);
  packages[entry.package] ??= {};
  packages[entry.package][entry.file === "index" ? "." : `./${entry.file}`] = `./${name}/index.js`;
}
for (const [name, exports] of Object.entries(packages)) {
  await writeFile(resolve(to, name, "package.json"), JSON.stringify({ name, type: "module", exports }));
}
