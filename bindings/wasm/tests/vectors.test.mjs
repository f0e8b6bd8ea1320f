// Runs every test case in tests/vectors twice: by name with `dispatch`, and with the typed function.
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

// The operations for schemas, forms and texts of issues. They have their own entry points (`lastro/schema`, `lastro/messages/en` and so
// on) and no wasm module.
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

/** Parses JSON with each number as a string of its digits, to distinguish 129.9 from 129.90: as JavaScript numbers they are equal. */
const exact = (text) =>
  JSON.parse(text.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g, (token) => (token.startsWith('"') ? token : `"number ${token}"`)));
const written = (value) => JSON.stringify(value).replace(/"number ([^"]*)"/g, "$1");

const cases = texts.flatMap((text) => JSON.parse(text).cases);
const exactCases = texts.flatMap((text) => exact(text).cases);

/** Parses the strings in `actual` for which `wanted` has an object or a list: typed functions return some JSON documents as strings. */
function read(actual, wanted) {
  if (typeof actual === "string" && typeof wanted === "object" && wanted !== null) return JSON.parse(actual);
  if (Array.isArray(actual) && Array.isArray(wanted)) return actual.map((item, i) => read(item, wanted[i]));
  if (typeof actual === "object" && actual !== null && typeof wanted === "object" && wanted !== null) {
    return Object.fromEntries(Object.entries(actual).map(([key, value]) => [key, read(value, wanted[key])]));
  }
  return actual;
}

/** Converts the values in a parsed query to strings, as in the test cases. The typed function returns whole numbers as numbers. */
function asTexts(query) {
  const text = (value) => (value === null ? null : String(value));
  const filters = query.filters?.map((filter) => ({ ...filter, value: text(filter.value), values: filter.values?.map(text) ?? null }));
  return { ...query, filters: filters ?? null };
}

function checkError(wanted, error) {
  const { code, issues } = error;
  assert.deepEqual({ code, issues }, wanted);
}

/** Removes the parameter `nearest`, a similar name, from an error: entries without a wasm module do not compute it. */
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
      // unlike the core, `text` accepts an unknown code, and returns the code as the message
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
      // A document that is returned as a string must have exactly the expected digits. This is compared only if parsing the input in
      // JavaScript lost no digits, such as the last zero of 129.90.
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
