// Builds `dist/` of the npm packages `lastro` and `lastro-twin`. Each of their entry points, such as `lastro/calc`, has its own wasm
// module. For each one this script optimizes the module, adds a section with the entry's name and version, and bundles the JavaScript.
// ES modules contain the wasm module as text; CommonJS modules read its file. The variant for Node has one text for both. The `slim`
// entries, to which the program passes the wasm module, are only ES modules. The script also copies the types and licences.
//
//   node build.mjs --from DIR [--quick]
//
// DIR has the output of wasm-bindgen: NAME.js and NAME_bg.wasm for each entry in src/generated/entries.json, and
// node/lastro_bg.wasm, the default entry compiled for speed. `cargo xtask` fills DIR and calls this script.
//
// --quick is for tests: the modules are from Cargo's `dev` profile, and are not optimized. There is then no separate module for
// Node: it gets the default entry's module.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { build } from "esbuild";
import { sign } from "./sign.mjs";

const PACKAGE = dirname(fileURLToPath(import.meta.url));
const BUILD = join(PACKAGE, "build");
const WASM_OPT = join(PACKAGE, "node_modules", "binaryen", "bin", "wasm-opt");

// Options of wasm-opt for every module, in addition to the optimization level.
//
// Without memory packing, wasm-opt keeps zeros in the data segments; gzip compresses them better than hundreds of separate segments.
// `--low-memory-unused` is safe because the first kilobyte of memory is the far end of the stack and contains no objects. It lets
// wasm-opt fold address additions into load and store offsets.
const OPTIMIZATION = ["--skip-pass=memory-packing", "--low-memory-unused", "--strip-debug", "--strip-producers"];

// The placeholder in `src/generated/entries/*.complete.js`. The build replaces it by the wasm module as text, or by the name of its file.
const PLACEHOLDER = "{{wasm}}";
const DEFAULT = "lastro";
// The name of the default entry's variant for Node, Deno and Bun. It is optimized for speed, since its size on disk hardly matters.
const NODE = "node";
// The file with the wasm module of this variant as text, which `src/node.js` imports. One file serves both module systems.
const NODE_WASM = "node-wasm.cjs";
// The packages: the folder of each; its type declarations that several entries share, by name in `dist/`, with the source file; and its
// entries without a wasm module. `record-file` is the entry `lastro/record/file`, only for servers, since it imports a module of Node.
const PACKAGES = {
  lastro: {
    folder: PACKAGE,
    types: {
      api: "generated/api",
      "client-api": "generated/client-api",
      "client-v1-api": "generated/client-v1-api",
      "v1-api": "generated/v1",
      common: "common",
      dispatch: "dispatch",
      start: "start",
      verify: "verify",
      standard: "standard",
      "client-loop": "client-loop",
      "client-class": "client-class",
      "client-resources": "generated/client-resources",
      "client-v1-class": "client-v1-class",
      "client-v1-resources": "generated/client-v1-resources",
      branded: "branded",
      "record-class": "record-class",
    },
    plain: ["fields", "schema", "messages/en", "messages/pt-BR", "record-file"],
  },
  "lastro-twin": {
    folder: join(PACKAGE, "..", "npm-twin"),
    types: { api: "generated/api", common: "common", start: "start", "twin-class": "twin-class", "twin-records": "generated/twin-records" },
    plain: [],
  },
};

async function json(file, folder = PACKAGE) {
  return JSON.parse(await readFile(join(folder, file), "utf8"));
}

/** Fails if the version in a package.json is not that of the Rust packages, which is part of the identity of each entry. */
async function checkVersion({ folder }, entries) {
  const { version } = await json("package.json", folder);
  for (const { name, identity } of entries) {
    if (!identity.startsWith(`lastro ${version} ${name} `)) {
      throw new Error(`${folder} has version ${version}, but the entry ${name} is "${identity}"`);
    }
  }
}

/** Runs `work` on every item. Runs as many at a time as there are processors. */
async function parallel(items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/**
 * Optimizes a module, and returns the result. It also stores the result next to the source, with a digest of the inputs. As long as
 * the inputs do not change, it returns the stored result, since wasm-opt takes half a minute for a larger module.
 */
async function optimized(source, flag) {
  const { version } = await json("node_modules/binaryen/package.json");
  const options = [flag, ...OPTIMIZATION];
  const digest = createHash("sha256").update(`${version} ${options} `).update(await readFile(source)).digest("hex");
  const [file, stamp] = [`${source}.optimized`, `${source}.sha256`];
  if (!existsSync(stamp) || (await readFile(stamp, "utf8")) !== digest) {
    await rm(stamp, { force: true });
    // wasm-opt is a JavaScript file without an extension, so run it with Node: only a Unix system could execute it directly
    await promisify(execFile)(process.execPath, [WASM_OPT, ...options, source, "-o", file]);
    await writeFile(stamp, digest);
  }
  return readFile(file);
}

/** Writes `build/NAME.wasm`: the module from wasm-bindgen, optimized unless `flag` is null, with the entry's identity. */
async function prepare({ name, source, flag, identity }) {
  const module = flag === null ? await readFile(source) : await optimized(source, flag);
  await writeFile(join(BUILD, `${name}.wasm`), sign(module, identity));
}

/**
 * Encodes a module as a string, which `src/inlined.js` decodes. A low byte becomes one character, a high byte two characters. The
 * download is a quarter smaller than with base64: that encoding splits bytes over characters, so gzip finds few repetitions.
 */
function inlined(bytes) {
  const leads = 2;
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter((c) => !"\"'`\\$<".includes(c));
  const low = letters.length - leads;
  const coded = Array.from({ length: 256 }, (_, byte) => {
    const high = byte - low;
    return high < 0 ? letters[byte + leads] : letters[Math.floor(high / letters.length)] + letters[high % letters.length];
  });
  return Array.from(bytes, (byte) => coded[byte]).join("");
}

/**
 * Bundles each entry of a package into one file per module system. ES modules contain the wasm module, so bundlers of users need no plugin
 * for wasm. CommonJS modules run in Node and read the file: with another copy of every module, the package would be half as large again.
 * The CommonJS module of the default entry is its variant for Node.
 */
async function bundle({ folder, plain }, entries) {
  const outdir = join(folder, "dist");
  const generated = (name, kind) => `src/generated/entries/${name}.${kind}.js`;
  const code = entries.map(({ name, file }) => [file, generated(name, "complete")]);
  const slim = entries.map(({ name, slim }) => [slim, generated(name, "slim")]);
  const others = plain.map((name) => [name, `src/${name}.js`]);
  const node = (file) => (entries.some(({ name }) => name === DEFAULT) ? [[file, `src/${NODE}.js`]] : []);
  const systems = [
    { format: "esm", extension: ".js", source: "inlined", points: [...code, ...slim, ...others, ...node(NODE)] },
    { format: "cjs", extension: ".cjs", source: "file", points: [...code, ...others, ...node("index")] },
  ];
  const external = ["node:fs", `./${NODE_WASM}`];
  const common = { external, absWorkingDir: PACKAGE, outdir, bundle: true, target: "es2022", platform: "neutral", logLevel: "warning" };
  // no source maps: the bundles are not minified, so a debugger shows readable code, and maps would be a sixth of the package
  for (const { format, extension, source, points } of systems) {
    const alias = { "wasm-bytes": `./src/${source}.js` };
    await build({ ...common, format, outExtension: { ".js": extension }, alias, entryPoints: Object.fromEntries(points) });
  }
  for (const { name, file } of entries) {
    const module = await readFile(join(BUILD, `${name}.wasm`));
    await writeFile(join(outdir, `${name}.wasm`), module);
    for (const [extension, text] of [["js", inlined(module)], ["cjs", `${name}.wasm`]]) {
      if (name === DEFAULT && extension === "cjs") continue;
      const path = join(outdir, `${file}.${extension}`);
      const parts = (await readFile(path, "utf8")).split(PLACEHOLDER);
      if (parts.length !== 2) throw new Error(`${path}: expected ${PLACEHOLDER} once, found it ${parts.length - 1} times`);
      await writeFile(path, parts.join(text));
    }
  }
}

/**
 * Copies the types. Those that entries share are written once, for CommonJS, since the types of an ES module can import them too: the
 * other way round is an error in TypeScript.
 */
async function copyTypes({ folder, types, plain }, entries) {
  const copy = async (source, ...files) => {
    const text = (await readFile(join(PACKAGE, "src", `${source}.d.ts`), "utf8")).replaceAll('.js"', '.cjs"');
    for (const file of files) await writeFile(join(folder, "dist", file), text);
  };
  for (const { name, file, slim } of entries) {
    await copy(`generated/entries/${name}`, `${file}.d.ts`, `${file}.d.cts`);
    await copy(`generated/entries/${name}.slim`, `${slim}.d.ts`);
  }
  for (const name of plain) await copy(name, `${name}.d.ts`, `${name}.d.cts`);
  for (const [file, source] of Object.entries(types)) await copy(source, `${file}.d.cts`);
}

const { from, quick } = parseArgs({ options: { from: { type: "string" }, quick: { type: "boolean", default: false } } }).values;
if (from === undefined) throw new Error("usage: node build.mjs --from DIR [--quick]");
const bound = (file) => resolve(from, file);

const entries = await json("src/generated/entries.json");
await rm(BUILD, { recursive: true, force: true });
await mkdir(BUILD);

for (const { name } of entries) await copyFile(bound(`${name}.js`), join(BUILD, `${name}.js`));
const modules = entries.map(({ name, identity }) => ({ name, identity, source: bound(`${name}_bg.wasm`), flag: quick ? null : "-Oz" }));
const { identity } = entries.find(({ name }) => name === DEFAULT);
modules.push({ name: NODE, identity, source: bound(`${quick ? "." : NODE}/${DEFAULT}_bg.wasm`), flag: quick ? null : "-O3" });
await parallel(modules, prepare);

for (const [name, parts] of Object.entries(PACKAGES)) {
  const own = entries.filter((entry) => entry.package === name);
  await checkVersion(parts, own);
  await rm(join(parts.folder, "dist"), { recursive: true, force: true });
  await bundle(parts, own);
  await copyTypes(parts, own);
  for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"]) {
    await copyFile(resolve(PACKAGE, "../../..", licence), join(parts.folder, licence));
  }
}
// the variant for Node has no file of its own that `slim` could need, so both module systems import the same text
const fast = inlined(await readFile(join(BUILD, `${NODE}.wasm`)));
await writeFile(join(PACKAGE, "dist", NODE_WASM), `module.exports = "${fast}";\n`);
