// Tests the contents of the tarballs, and runs two linters for packages on them.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join, normalize } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { consumer, run, tarball, tool } from "./consumer.mjs";

const ENTRIES = JSON.parse(readFileSync(new URL("../../../bindings/wasm/npm/src/generated/entries.json", import.meta.url), "utf8"));
// The largest size of each tarball, in bytes.
const LIMITS = { lastro: 2_500_000, "lastro-twin": 1_650_000 };

for (const [name, limit] of Object.entries(LIMITS)) {
  const place = join(consumer(name, [], "module", [name]), "node_modules", name);
  const files = run(place, "find", ".", "-type", "f").trim().split("\n").map(normalize);
  const read = (file) => readFileSync(join(place, file), "utf8");
  const size = (file) => statSync(join(place, file)).size;
  const compressed = (file) => gzipSync(readFileSync(join(place, file)), { level: 9 }).length;
  const manifest = JSON.parse(read("package.json"));

  test(`${name}: publint finds no problems`, () => {
    assert.match(run(place, tool("publint"), "run", tarball(name), "--strict"), /All good!/);
  });

  // The profiles of attw leave out the old module resolution, which ignores `exports` and finds only the main entry. No supported Node uses it.
  test(`${name}: attw finds no problems`, () => {
    const modules = files.filter((file) => file.endsWith(".wasm")).map((file) => file.replace("dist/", ""));
    const slim = Object.keys(manifest.exports).filter((entry) => entry.endsWith("slim")).map((entry) => entry.replace("./", ""));
    run(place, tool("attw"), tarball(name), "--profile", "node16", "--exclude-entrypoints", ...modules, ...slim);
    run(place, tool("attw"), tarball(name), "--profile", "esm-only", "--entrypoints", ...slim);
  });

  test(`${name}: the tarball contains the files that package.json names, both licences, and nothing else`, () => {
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

  test(`${name}: the tarball is not larger than its limit`, (context) => {
    context.diagnostic(`${statSync(tarball(name)).size} bytes`);
    assert.ok(statSync(tarball(name)).size <= limit);
  });

  test(`${name}: an inlined wasm file is not much larger than the file itself after compression`, () => {
    const own = ENTRIES.filter((entry) => entry.package === name);
    assert.ok(own.length > 1);
    for (const { name: module, file } of own) {
      const wasm = compressed(`dist/${module}.wasm`);
      const added = compressed(`dist/${file}.js`) - wasm;
      assert.ok(added < 0.1 * wasm + 5000, `${module}: ${added} bytes more than the wasm file`);
    }
  });

  if (name === "lastro") {
    test("the wasm module for Node is in the package once, for both module systems", () => {
      for (const file of ["dist/node.js", "dist/index.cjs"]) {
        assert.match(read(file), /"\.\/node-wasm\.cjs"/);
        assert.ok(size(file) < 0.1 * size("dist/node-wasm.cjs"), file);
      }
      assert.ok(!files.includes("dist/node.wasm"));
    });
  }
}
