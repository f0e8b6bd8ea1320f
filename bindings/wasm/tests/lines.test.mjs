// Tests functions such as `decodeLines`, which take a text with one record per line: they must return the same as one call per record.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as lastro from "lastro";
import * as forms from "lastro/forms";
import * as v1 from "lastro/v1";

const { LastroError, customer, sale } = lastro;
const page = (name) => JSON.parse(readFileSync(new URL(`../../../tests/fixtures/sales-2026-01/${name}.json`, import.meta.url), "utf8"));
const sales = ["page-1", "page-2", "page-3"].flatMap((name) => page(name).data);
const month = sales.map((record) => `${JSON.stringify(record)}\n`).join("");
const utf8 = (text) => new TextEncoder().encode(text);

/** Calls an operation on the record of a single line. Returns the result as the functions on many lines do. */
function alone(line, name, call) {
  try {
    return { line, ...call() };
  } catch (error) {
    assert.ok(error instanceof LastroError, String(error));
    return { line, issues: error.issues.map((issue) => ({ ...issue, path: issue.path.slice(name.length).replace(/^\./, "") })) };
  }
}

const decoded = (entity, text) =>
  text.split("\n").flatMap((json, index) => (json.trim() === "" ? [] : [alone(index + 1, "json", () => entity.decode({ json }))]));

test("a month of sales, as a string and as bytes", () => {
  const expected = decoded(sale, month);
  assert.equal(expected.length, 60);
  assert.deepEqual(sale.decodeLines(month), expected);
  assert.deepEqual(sale.decodeLines(utf8(month)), expected);
  assert.deepEqual(forms.sale.decodeLines(month), expected);
  const checked = sales.map((value, index) => ({ line: index + 1, ...sale.validate({ value, operation: "update", today: "2027-01-31" }) }));
  assert.ok(checked.some(({ issues }) => issues.length > 0));
  assert.deepEqual(sale.validateLines(month, { operation: "update", today: "2027-01-31" }), checked);
});

test("an invalid line has issues, and the other lines are read", () => {
  const lines = ['{"id":1,"observacoes":"cobrança de março"}', '{"id":01}', "", "[1]", '{"id":2,"id":3}', '{"valor_venda":"12,50"}', "null", '{"id":4}'];
  for (const end of ["\n", "\r\n"]) {
    for (const text of [lines.join(end), lines.join(end) + end]) {
      const found = sale.decodeLines(text);
      assert.deepEqual(found, decoded(sale, text));
      assert.deepEqual(found.map(({ line }) => line), [1, 2, 4, 5, 6, 7, 8]);
      assert.deepEqual(found[0], { line: 1, value: { id: 1, observacoes: "cobrança de março" }, issues: [] });
      const codes = found.map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`.trim()));
      assert.deepEqual(codes, [[], ["malformed_json"], ["invalid_type"], ["id duplicate_key"], ["valor_venda invalid_money"], ["invalid_type"], []]);
      assert.deepEqual(found.map((element) => "value" in element), [true, false, false, false, true, false, true]);
    }
  }
});

test("a line has the same issues as its record alone", () => {
  const values = [{ id_cliente: 7 }, { itens: [{ valor: "10.00", qtd: 2, total: "21.00" }], valor_venda: "1.005" }, {}, { agendamento_data: "2027-01-31" }];
  const text = values.map((value) => JSON.stringify(value)).join("\n");
  const found = sale.validateLines(text, { operation: "insert" });
  assert.deepEqual(found, values.map((value, index) => ({ line: index + 1, ...sale.validate({ value, operation: "insert" }) })));
  assert.ok(found[1].issues.some(({ path, code }) => path === "itens[0].total" && code === "mismatch"));
  const [bad, good] = customer.validateLines('{"nome":\n{"nome":"João"}', { operation: "insert" });
  assert.deepEqual([bad.line, bad.issues[0].code, "value" in bad], [1, "malformed_json", false]);
  assert.deepEqual(good, { line: 2, ...customer.validate({ value: { nome: "João" }, operation: "insert" }) });
});

test("invalid UTF-8 affects only its own line", () => {
  const bytes = utf8('{"id":1}\n{"observacoes":"x"}\n{"id":3}');
  bytes[bytes.indexOf(0x78)] = 0xff;
  const found = sale.decodeLines(bytes);
  assert.deepEqual(found.map(({ value }) => value?.id), [1, undefined, 3]);
  assert.equal(found[1].issues[0].severity, "error");
});

test("another invalid argument is an error, whatever the lines contain", () => {
  const refused = (call, path, code) =>
    assert.throws(call, (error) => error instanceof LastroError && error.issues[0].path === path && error.issues[0].code === code);
  for (const lines of ["", '{"id":1}', "{"]) {
    refused(() => sale.validateLines(lines), "operation", "required");
    refused(() => sale.validateLines(lines, { operation: "delete" }), "operation", "invalid_choice");
    refused(() => sale.validateLines(lines, { operation: "insert", day: "2027-01-31" }), "day", "unknown_argument");
  }
  for (const lines of [undefined, null, 5, [], {}, ["{}"]]) refused(() => sale.decodeLines(lines), "lines", "invalid_type");
  refused(() => sale.decodeLines("\ud800"), "lines", "lone_surrogate");
  assert.deepEqual(sale.decodeLines(""), []);
  assert.deepEqual(sale.validateLines(new Uint8Array(), { operation: "insert" }), []);
});

test("every entity that can be decoded has functions on lines", () => {
  for (const entry of [lastro, forms, v1]) {
    // `form` of version 1 also has `decode` and `encode`, but it is not a record: it is a list of pairs
    const entities = Object.entries(entry).filter(([name, area]) => typeof area === "object" && area.decode && area.encode && name !== "form");
    assert.ok(entities.length >= 8, `${entities.length}`);
    for (const [name, entity] of entities) assert.deepEqual(entity.decodeLines("{}\n{"), decoded(entity, "{}\n{"), name);
  }
});

const LINES = process.env.LASTRO_THOROUGH ? 20_000 : 3_000;

test(`${LINES} lines in one call give the same results as one call per line`, () => {
  const lines = month.trimEnd().split("\n");
  const many = Array.from({ length: LINES }, (_, index) => lines[index % lines.length]);
  const found = sale.decodeLines(many.join("\n"));
  const alone = lines.map((json) => JSON.stringify(sale.decode({ json })).slice(1));
  const wanted = many.map((_, index) => `{"line":${index + 1},${alone[index % lines.length]}`);
  assert.deepEqual(found.map((element) => JSON.stringify(element)), wanted);
});
