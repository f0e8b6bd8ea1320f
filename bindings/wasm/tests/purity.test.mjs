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
  const { memory, input, find, call, output } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {}).exports;
  const give = (text) => {
    const bytes = new TextEncoder().encode(text);
    const at = input(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  };
  const place = find(give("installments.split"));
  const length = call(place, 0, give('{"valor":"129.90","parcelas":2}'), -1);
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length));
  assert.equal(answer, '{"ok":["64.95","64.95"]}');
});
