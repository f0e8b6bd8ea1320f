// Calls each test in the module that wasm-bindgen builds from `src`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

/** The folder of the module. */
const BUILT = process.env.LASTRO_VALUES;

const { default: _, initSync, start, ...exported } = await import(pathToFileURL(join(BUILT, "values.js")));
initSync({ module: readFileSync(join(BUILT, "values_bg.wasm")) });

// leaves out the documentation's example, which takes an argument and is called by a test
const tests = Object.entries(exported).filter(([, run]) => run.length === 0);
assert.ok(tests.length > 10, "the module exports no tests");
for (const [name, run] of tests) test(name, () => run());
