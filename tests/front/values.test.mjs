// Runs the tests in `src`: calls each function that the wasm module exports.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

/** The folder with the wasm module that wasm-bindgen built. */
const BUILT = process.env.LASTRO_VALUES;

const { default: _, initSync, start, ...exported } = await import(pathToFileURL(join(BUILT, "values.js")));
initSync({ module: readFileSync(join(BUILT, "values_bg.wasm")) });

// functions with an argument are not tests, such as the example in the documentation, which a test calls
const tests = Object.entries(exported).filter(([, run]) => run.length === 0);
assert.ok(tests.length > 10, "the module exports no tests");
for (const [name, run] of tests) test(name, () => run());
