// Every case in tests/vectors, through dispatch and through the typed functions.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as lastro from "lastro";
import * as client from "lastro/client";
import * as clientV1 from "lastro/client/v1";
import * as forms from "lastro/fields";
import * as en from "lastro/messages/en";
import * as ptBr from "lastro/messages/pt-BR";
import * as schema from "lastro/schema";
import * as v1 from "lastro/v1";

// Operations that describe the tables are in separate entries, not in the wasm.
const catalogue = {
  schema,
  forms,
  issues: { text: ({ issue, language }) => (language === "en" ? en : ptBr).text(issue) },
};

const ROOT = new URL("../../../tests/vectors/", import.meta.url);
const camel = (snake) => snake.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

const texts = readdirSync(ROOT).flatMap((area) =>
  readdirSync(new URL(`${area}/`, ROOT))
    .filter((file) => file.endsWith(".json"))
    .map((file) => readFileSync(new URL(`${area}/${file}`, ROOT), "utf8")),
);

/** JSON with each number as its source text, since 129.9 and 129.90 are the same number here, but not on the wire. */
const exact = (text) =>
  JSON.parse(text.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g, (token) => (token.startsWith('"') ? token : `"number ${token}"`)));
const written = (value) => JSON.stringify(value).replace(/"number ([^"]*)"/g, "$1");

const cases = texts.flatMap((text) => JSON.parse(text).cases);
const exactCases = texts.flatMap((text) => exact(text).cases);

/** Parses a document that was returned as a string. */
function read(actual, wanted) {
  if (typeof actual === "string" && typeof wanted === "object" && wanted !== null) return JSON.parse(actual);
  if (Array.isArray(actual) && Array.isArray(wanted)) return actual.map((item, i) => read(item, wanted[i]));
  if (typeof actual === "object" && actual !== null && typeof wanted === "object" && wanted !== null) {
    return Object.fromEntries(Object.entries(actual).map(([key, value]) => [key, read(value, wanted[key])]));
  }
  return actual;
}

/** A parsed query with its values as strings again: the typed function returns whole numbers as numbers. */
function asTexts(query) {
  const text = (value) => (value === null ? null : String(value));
  const filters = query.filters?.map((filter) => ({ ...filter, value: text(filter.value), values: filter.values?.map(text) ?? null }));
  return { ...query, filters: filters ?? null };
}

function checkError(wanted, error) {
  const { code, issues } = error;
  assert.deepEqual({ code, issues }, wanted);
}

/** Removes the nearest name, which entries without wasm do not compute. */
const withoutNearest = ({ code, issues }) => ({
  code,
  issues: issues.map(({ params: { nearest, ...params }, ...issue }) => ({ ...issue, params })),
});

test("there are cases", () => assert.ok(cases.length > 2000, `${cases.length}`));

for (const [index, { id, op, input, ok, error }] of cases.entries()) {
  test(`${op} ${id}`, () => {
    const legacy = op.startsWith("v1.");
    const [present, old] = /^(v1\.)?exchange\./.test(op) ? [client, clientV1] : [lastro, v1];
    const entry = legacy ? old : present;
    const [area, name] = op.split(".").slice(legacy ? 1 : 0);
    const beside = !legacy && area in catalogue;
    const exactly = exactCases[index];
    const answer = beside ? null : entry.dispatch(op, written(exactly.input));
    const typed = () => (beside ? catalogue[area] : entry[camel(area)])[camel(name)](input);
    if (op === "issues.text" && error) {
      // a code of this package's own layer has no template: the code itself is the message
      assert.deepEqual([id, typed()], ["unknown-code", input.issue.code]);
    } else if (error) {
      if (!beside) checkError(error, JSON.parse(answer).error);
      assert.throws(typed, (thrown) => {
        assert.ok(thrown instanceof lastro.LastroError);
        checkError(beside ? withoutNearest(error) : error, thrown);
        return true;
      });
    } else {
      if (!beside) assert.deepEqual(exact(answer), { ok: exactly.ok });
      const result = op === "query.parse" ? asTexts(typed()) : typed();
      assert.deepEqual(read(result, ok), ok);
      // a document in string form has amounts with two decimal places, unless the input lost the places of a number
      const lossless = JSON.stringify(input) === written(exactly.input);
      if (lossless && typeof result === "string" && typeof ok === "object") assert.deepEqual(exact(result), exactly.ok);
    }
  });
}

test("bodies of a real PHP encoder, as bytes", () => {
  const lines = readFileSync(new URL("webhook/php.jsonl", ROOT), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  assert.ok(lines.length > 8);
  for (const { name, wire_b64 } of lines) {
    const body = new Uint8Array(Buffer.from(wire_b64, "base64"));
    assert.equal(lastro.webhook.verify({ secret: "segredo-de-teste", body }).verdict, "ok", name);
    body[body.length - 3] ^= 1;
    assert.notEqual(lastro.webhook.verify({ secret: "segredo-de-teste", body }).verdict, "ok", name);
  }
});
