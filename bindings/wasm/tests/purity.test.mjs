// The core alone, with nothing to import: it can do no I/O and ask no clock.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the core instantiates with an empty import object and answers", () => {
  const file = process.env.LASTRO_PURITY_WASM;
  assert.ok(file, "LASTRO_PURITY_WASM names the core built for wasm");
  const module = new WebAssembly.Module(readFileSync(file));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  const { memory, input, call, output } = new WebAssembly.Instance(module, {}).exports;
  const text = new TextEncoder().encode('installments.split\n{"valor":"129.90","parcelas":2}');
  const at = input(text.length);
  new Uint8Array(memory.buffer, at, text.length).set(text);
  const length = call();
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length));
  assert.equal(answer, '{"ok":["64.95","64.95"]}');
});
