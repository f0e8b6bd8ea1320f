// Tests the contents of the tarball, and runs two linters for packages on it.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { consumer, run, tarball, tool } from "./consumer.mjs";

const place = join(consumer("package", []), "node_modules/lastro");
const files = run(place, "find", ".", "-type", "f").trim().split("\n").map(normalize);
const read = (file) => readFileSync(join(place, file), "utf8");
const manifest = JSON.parse(read("package.json"));

test("publint finds no problems", () => {
  assert.match(run(place, tool("publint"), "run", tarball, "--strict"), /All good!/);
});

// The profile of attw leaves out the old module resolution, which ignores `exports` and finds only the main entry. No supported Node uses it.
test("attw finds no problems", () => {
  const modules = files.filter((file) => file.endsWith(".wasm")).map((file) => file.replace("dist/", ""));
  run(place, tool("attw"), tarball, "--profile", "node16", "--exclude-entrypoints", ...modules);
});

test("the tarball contains the files that package.json names, both licences, and nothing else", () => {
  const named = (target) => (typeof target === "string" ? [target] : Object.values(target).flatMap(named));
  for (const target of named(manifest.exports)) assert.ok(files.includes(normalize(target)), target);
  for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"]) {
    assert.equal(read(licence), readFileSync(new URL(`../../../${licence}`, import.meta.url), "utf8"));
  }
  const others = files.filter((file) => !file.startsWith("dist/"));
  assert.deepEqual(others.sort(), ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"]);
  assert.deepEqual(manifest.publishConfig, { access: "public", provenance: true });
  assert.equal(manifest.dependencies, undefined);
});

test("an inlined wasm file is not much larger than the file itself after compression", () => {
  const size = (file) => gzipSync(read(file), { level: 9 }).length;
  const compressed = (file) => gzipSync(readFileSync(join(place, file)), { level: 9 }).length;
  for (const [entry, module] of [["index", "lastro"], ...["client", "client-v1", "calc", "forms", "query", "v1", "webhook", "twin", "twin-v1", "record"].map((name) => [name, name])]) {
    const beside = size(`dist/${entry}.js`) - compressed(`dist/${module}.wasm`);
    assert.ok(beside < 0.1 * compressed(`dist/${module}.wasm`) + 5000, `${entry}: ${beside} bytes beside the wasm`);
  }
  assert.ok(statSync(tarball).size < 4_300_000);
});

test("the wasm module for Node is in the package once, for both module systems", () => {
  const size = (file) => statSync(join(place, file)).size;
  for (const file of ["dist/node.js", "dist/node.cjs"]) {
    assert.match(read(file), /"\.\/node-wasm\.cjs"/);
    assert.ok(size(file) < 0.1 * size("dist/node-wasm.cjs"), file);
  }
  assert.ok(!files.includes("dist/node.wasm"));
});
