// Runs the tests in the wasm module that is built from `src`: each exported function is a test.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

/** The folder with the built module. */
const BUILT = process.env.LASTRO_VALUES;

const { default: _, initSync, start, ...exported } = await import(pathToFileURL(join(BUILT, "values.js")));
initSync({ module: readFileSync(join(BUILT, "values_bg.wasm")) });

// A test takes no argument. So this leaves out the example of the documentation, which takes an argument; one of the tests calls it.
const tests = Object.entries(exported).filter(([, run]) => run.length === 0);
assert.ok(tests.length > 10, "the module exports no tests");
for (const [name, run] of tests) test(name, () => run());
