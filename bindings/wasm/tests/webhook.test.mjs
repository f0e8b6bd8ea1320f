// Tests the entry `lastro/webhook`: its verdicts must be those of the default entry, although the runtime's cryptography computes the
// digests.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import * as lastro from "lastro";
import * as small from "lastro/webhook";

const require = createRequire(import.meta.url);
const ROOT = new URL("../../../tests/vectors/webhook/", import.meta.url);
const SECRET = "segredo-de-teste";
const vectors = ["verdicts", "forms", "golden"].flatMap((name) => JSON.parse(readFileSync(new URL(`${name}.json`, ROOT), "utf8")).cases);

function bodies() {
  const lines = readFileSync(new URL("php.jsonl", ROOT), "utf8").trim().split("\n");
  return lines.map((line) => new Uint8Array(Buffer.from(JSON.parse(line).wire_b64, "base64")));
}

test("every test case gets the same verdict as from the default entry", async () => {
  let judged = 0;
  for (const { id, op, input } of vectors.filter((v) => v.op === "webhook.verify")) {
    const { body_base64, strict, ...rest } = input;
    const body = body_base64 === undefined ? input.body : new Uint8Array(Buffer.from(body_base64, "base64"));
    let wanted, thrown;
    try {
      wanted = lastro.webhook.verify({ ...rest, body, strict: true });
    } catch (error) {
      thrown = error;
    }
    if (id === "not-base64" || body === undefined) continue;
    if (thrown) {
      await assert.rejects(small.verify({ ...rest, body }), (error) => {
        assert.ok(error instanceof lastro.LastroError, `${op} ${id}`);
        assert.equal(error.issues[0].path, thrown.issues[0].path, id);
        return true;
      });
    } else {
      assert.deepEqual(await small.verify({ ...rest, body }), wanted, id);
    }
    judged += 1;
  }
  assert.ok(judged > 12, String(judged));
});

test("bodies of a real PHP encoder, and the same with a byte changed", async () => {
  assert.ok(bodies().length > 8);
  for (const body of bodies()) {
    assert.deepEqual(await small.verify({ secrets: ["other", SECRET], body }), lastro.webhook.verify({ secrets: ["other", SECRET], body, strict: true }));
    const from = Buffer.from(body).indexOf('"data"') + 7;
    for (let at = from; at < body.length - 1; at += 5) {
      const forged = body.slice();
      forged[at] ^= 1;
      assert.notEqual((await small.verify({ secret: SECRET, body: forged })).verdict, "ok");
    }
  }
});

test("bytes of every kind, and many at once", async () => {
  const [body] = bodies();
  const text = new TextDecoder().decode(body);
  const kinds = [body, body.buffer.slice(body.byteOffset, body.byteOffset + body.length), Buffer.from(body), new DataView(body.slice().buffer), text];
  for (const kind of kinds) assert.equal((await small.verify({ secret: SECRET, body: kind })).verdict, "ok");
  const all = await Promise.all(bodies().flatMap((b, i) => [SECRET, "no"].map((secret) => small.verify({ secret, body: b }).then((v) => [i, secret, v.verdict]))));
  for (const [, secret, verdict] of all) assert.equal(verdict, secret === SECRET ? "ok" : "mismatch");
  await assert.rejects(small.verify({ secret: SECRET, body: JSON.parse(text) }), small.LastroError);
  for (const hostile of ["", "{", "[".repeat(100_000), "\0", " ".repeat(20_000_000)]) {
    assert.notEqual((await small.verify({ secret: SECRET, body: hostile })).verdict, "ok");
  }
});

test("CommonJS, and a module that the caller compiled", async () => {
  const slim = await import("lastro/webhook/slim");
  await assert.rejects(slim.verify({ secret: SECRET, body: bodies()[0] }), slim.LastroError);
  await slim.init(new WebAssembly.Module(readFileSync(require.resolve("lastro/webhook.wasm"))));
  for (const lastro of [slim, require("lastro/webhook")]) {
    assert.equal((await lastro.verify({ secret: SECRET, body: bodies()[0] })).verdict, "ok");
    assert.deepEqual(lastro.plan({ body: "[]" }), { verdict: "not_an_object" });
  }
});
