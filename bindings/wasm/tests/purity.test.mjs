// The core alone, with nothing to import: it can do no I/O, read no clock and draw no random number.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

for (const name of ["lastro", "v1", "webhook"]) {
  test(`${name}.wasm imports nothing`, () => {
    const module = new WebAssembly.Module(readFileSync(createRequire(import.meta.url).resolve(`lastro/${name}.wasm`)));
    assert.deepEqual(WebAssembly.Module.imports(module), []);
  });
}

test("the core instantiates with an empty import object and answers", () => {
  const file = createRequire(import.meta.url).resolve("lastro/lastro.wasm");
  const { memory, input, dispatch, output } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {}).exports;
  const text = new TextEncoder().encode('installments.split\n{"valor":"129.90","parcelas":2}');
  const at = input(text.length);
  new Uint8Array(memory.buffer, at, text.length).set(text);
  const length = dispatch(text.length);
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length));
  assert.equal(answer, '{"ok":["64.95","64.95"]}');
});
