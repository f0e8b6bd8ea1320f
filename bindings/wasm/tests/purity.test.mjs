// Tests that every wasm module imports only what it needs to throw errors. Such a module can do no I/O, and can read neither a clock nor
// a source of random numbers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
// the imports that create the package's error and throw it, and the table of JavaScript values that both need
const NEEDED = [/^__wbg_fromCore_\w+$/, /^__wbg___wbindgen_throw_\w+$/, /^__wbindgen_init_externref_table$/];

const ENTRIES = JSON.parse(readFileSync(new URL("../npm/src/generated/entries.json", import.meta.url), "utf8"));

for (const { name, package: home } of ENTRIES) {
  test(`${name}.wasm imports nothing but how to throw an error`, () => {
    const module = new WebAssembly.Module(readFileSync(require.resolve(`${home}/${name}.wasm`)));
    const imports = WebAssembly.Module.imports(module);
    assert.ok(imports.length <= NEEDED.length);
    for (const { name, kind } of imports) {
      assert.equal(kind, "function");
      assert.ok(NEEDED.some((pattern) => pattern.test(name)), name);
    }
  });
}
