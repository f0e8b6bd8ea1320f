// Tests that a fixed sequence of calls of the twin gives the same bytes in every language: their hash is stored in tests/twin.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Twin } from "lastro-twin/v1";

const ROOT = new URL("../../../tests/twin/", import.meta.url);
const read = (name) => readFileSync(new URL(name, ROOT), "utf8");
const lines = read("corpus.jsonl").trim().split("\n").map((line) => JSON.parse(line));

/** Runs the calls of the corpus. Returns the hash of their results, as `tests/twin/README.md` specifies. */
function digest() {
  const hash = createHash("sha256");
  const say = (...texts) => texts.forEach((text) => hash.update(text).update("\n"));
  let twin, snapshot;
  const steps = {
    new: ({ config }) => void (twin = new Twin(config)),
    handle({ method, target: url, headers, body = "", body_base64, at }) {
      const bytes = body_base64 === undefined ? body : Buffer.from(body_base64, "base64");
      const { response, fault } = twin.handle({ method, url, headers, body: bytes, at });
      say(`handle ${response?.status ?? "-"} ${fault?.latency_ms ?? 0} ${fault?.drop_after ?? "-"}`);
      if (response === null) return;
      for (const [name, value] of response.headers) say(`${name}: ${value}`);
      say(response.body);
    },
    advance({ to, budget }) {
      const { now, done, reached } = twin.advance(to, { budget });
      say(`advance ${JSON.stringify(now)} ${done} ${reached}`);
    },
    effects() {
      for (const { delivery, attempt, url, body } of twin.takeEffects()) {
        say(`effect ${delivery} ${attempt} ${JSON.stringify(url)}`, body);
      }
    },
    report: ({ delivery, status }) => twin.report(delivery, status),
    faults: ({ plan }) => void twin.faults(plan),
    snapshot() {
      snapshot = twin.snapshot();
      say(`snapshot ${snapshot.sha256}`);
    },
    restore: () => twin.restore(snapshot),
    fork: () => void (twin = twin.fork()),
  };
  for (const { do: step, ...line } of lines) steps[step](line);
  return hash.digest("hex");
}

test("the corpus has the hash that it has in every language", () => {
  const wanted = read("corpus.sha256").trim();
  assert.ok(lines.length > 500);
  assert.equal(digest(), wanted);
});
