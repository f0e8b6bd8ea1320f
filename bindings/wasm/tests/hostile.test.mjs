// Tests inputs that the JSON test cases in tests/vectors cannot express. Each gives a typed error, and the wasm module still works
// afterwards.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { LastroError, dispatch, installments, listing, money, query, sale, webhook } from "lastro";
import * as fields from "lastro/fields";
import { customer, formSchema } from "lastro/forms";
import * as schema from "lastro/schema";
import * as v1 from "lastro/v1";
import { plan, verify } from "lastro/webhook";

const good = () => assert.deepEqual(installments.split({ valor: "10.00", parcelas: 3 }), ["3.34", "3.33", "3.33"]);
afterEach(good);

function refused(call, ...codes) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof LastroError, `${error}`);
    assert.ok(error instanceof Error);
    assert.deepEqual(error.issues.map((issue) => issue.code), codes);
    return true;
  });
}

test("arguments that are not JSON", () => {
  const texts = { "{": "malformed_json", '{"text":"\0"}': "malformed_json", '{"text":"\\ud800"}': "lone_surrogate" };
  const large = { ["[".repeat(100_000)]: "too_deep", [" ".repeat(20_000_000)]: "too_large" };
  for (const [text, code] of Object.entries({ ...texts, ...large })) {
    assert.equal(JSON.parse(dispatch("money.parse", text)).error.issues[0].code, code);
  }
});

test("100,000 nested arrays, a cyclic object, a function, a symbol", () => {
  let deep = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  refused(() => sale.validate({ value: { custom_x: deep }, operation: "insert" }), "too_deep");
  const own = {};
  own.custom_own = own;
  refused(() => sale.validate({ value: own, operation: "insert" }), "too_deep");
  refused(() => sale.validate({ value: new Map([[1, 2]]), operation: "insert" }), "not_json");
  assert.equal(sale.encode({ value: new Map([["id", 1n]]) }), '{"id":1}');
  for (const value of [() => 1, Symbol("x")]) refused(() => money.parse({ text: value }), "not_json");
  refused(() => dispatch("money.parse", { text: "1" }), "invalid_type");
});

/** Asserts that a call throws a `LastroError` with this path and code. */
function at(call, path, code) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof LastroError, `${error}`);
    assert.deepEqual(error.issues.map((issue) => [issue.path, issue.code]), [[path, code]]);
    return true;
  });
}

test("boxed strings, numbers and booleans", () => {
  at(() => money.parse({ text: new String("1.00") }), "text", "not_json");
  at(() => sale.decode({ json: new String('{"id":1}') }), "json", "not_json");
  at(() => sale.validate({ value: { itens: [{ qtd: new Number(1) }] }, operation: "insert" }), "value.itens[0].qtd", "not_json");
  at(() => sale.validate({ value: { custom_x: new Boolean(true) }, operation: "insert" }), "value.custom_x", "not_json");
  at(() => sale.decodeLines(new String("{}")), "lines", "invalid_type");
  at(() => dispatch(new String("money.parse"), "{}"), "", "invalid_type");
  // unlike a boxed string or number, an instance of a user-defined class is accepted as an object
  class Sale {
    id = 7;
  }
  assert.equal(sale.encode({ value: new Sale() }), '{"id":7}');
});

test("no arguments at all", async () => {
  at(() => money.parse(null), "text", "required");
  at(() => fields.fields(null), "entity", "required");
  at(() => schema.entity(), "entity", "required");
  at(() => schema.arguments(null), "operation", "required");
  at(() => schema.result({ operation: new String("money.parse") }), "operation", "invalid_type");
  at(() => plan(null), "body", "invalid_type");
  await assert.rejects(verify(undefined), (error) => error instanceof LastroError && error.issues[0].path === "body");
  for (const options of [null, 5, []]) at(() => formSchema(customer, options), "options", "invalid_type");
  for (const entity of [null, undefined, "customer", {}]) at(() => formSchema(entity, {}), "entity", "invalid_type");
});

test("an invalid number in a query", () => {
  for (const value of [NaN, Infinity, -Infinity]) {
    at(() => query.build({ entity: "customer", filters: [{ field: "nome", value }] }), "filters[0].value", "invalid_quantity");
    at(() => query.apply({ entity: "customer", query: "", records: [{ custom_x: value }] }), "records[0].custom_x", "invalid_quantity");
  }
});

test("invalid records in a listing", () => {
  const json = { data: ['{"id":1}', "x", { id: 1 }] };
  for (const given of [json, JSON.stringify(json), new TextEncoder().encode(JSON.stringify(json))]) {
    const { value, issues } = listing.decode({ json: given });
    assert.deepEqual(value.data.map((entry) => JSON.parse(entry)), json.data);
    assert.deepEqual(issues.map(({ path, code }) => [path, code]), [["data[0]", "invalid_type"], ["data[1]", "invalid_type"]]);
    assert.deepEqual(JSON.parse(listing.encode({ value: { data: [value.data[2]] } })), { data: [{ id: 1 }] });
  }
});

test("numbers that are not valid amounts", () => {
  for (const text of [NaN, Infinity, 1e21, 1.005, 0.1 + 0.2]) assert.throws(() => money.parse({ text }), LastroError);
  for (const text of [true, {}, [], null, undefined]) assert.throws(() => money.parse({ text }), LastroError);
  assert.equal(money.parse({ text: 129.9 }), "129.90");
  assert.equal(money.parse({ text: 10n }), "10.00");
  refused(() => sale.validate({ value: { custom_x: [NaN] }, operation: "insert" }).issues.forEach((issue) => {
    throw new LastroError({ code: "invalid", issues: [issue], message: issue.path });
  }), "invalid_quantity");
});

test("a body and a form of 20 MB", () => {
  const body = new Uint8Array(20_000_000).fill(32);
  assert.equal(webhook.verify({ secret: "s", body }).verdict, "too_large");
  refused(() => v1.sale.parseParameters({ form: "x".repeat(20_000_000) }), "too_large");
});

test("lone surrogates", () => {
  refused(() => query.build({ entity: "sale", filters: [{ field: "cliente", value: "\ud800" }] }), "lone_surrogate");
  refused(() => dispatch("money.parse", '"\ud800"'), "lone_surrogate");
});

const REJECTED = process.env.LASTRO_THOROUGH ? 16_000 : 2_000;

test(`${REJECTED} rejected inputs in a row`, () => {
  for (let i = 0; i < REJECTED; i++) {
    assert.throws(() => sale.totals({ sale: { desconto: "x", itens: [{ valor: i % 2 === 0 }] } }), LastroError);
  }
});

test("values that JSON.stringify would write differently", () => {
  const read = (json) => sale.decode({ json }).value;
  const literal = { observacoes: "\\ud83d, \u00e9, \u{1f600}", valor_venda: -0, itens: [] };
  assert.deepEqual(read(literal), { ...read({ ...literal, cliente: undefined }) });
  assert.equal(read(literal).observacoes, literal.observacoes);
  at(() => read({ observacoes: "\ud83d" }), "json.observacoes", "lone_surrogate");
  at(() => read({ itens: [{ "\udc00": 1 }] }), "json.itens[0].\udc00", "lone_surrogate");
  at(() => read({ itens: [{ toJSON: () => ({}) }] }), "json.itens[0].toJSON", "not_json");
  at(() => read({ custom_x: { [Symbol.toStringTag]: "Whatever" } }), "json.custom_x", "not_json");
  Array.prototype.toJSON = () => "";
  try {
    assert.equal(read({ itens: [{ qtd: 1 }] }).itens.length, 1);
  } finally {
    delete Array.prototype.toJSON;
  }
});

test("the reused buffer is cleared after each call", () => {
  const { encodeInto } = TextEncoder.prototype;
  const used = new Set();
  TextEncoder.prototype.encodeInto = function (text, target) {
    used.add(target);
    return encodeInto.call(this, text, target);
  };
  try {
    sale.decode({ json: `{"observacoes":"${"segredo ".repeat(50)}"}` });
    sale.validate({ value: { observacoes: "segredo" }, operation: "insert" });
    assert.throws(() => webhook.verify({ secret: "segredo", body: "{}", tolerance_s: -1, now: 1 }), LastroError);
  } finally {
    TextEncoder.prototype.encodeInto = encodeInto;
  }
  const left = [...used].filter((bytes) => bytes.buffer.byteLength < 1_000_000 && bytes.some((byte) => byte !== 0));
  assert.ok(used.size > 0);
  assert.deepEqual(left, []);
});

// A regression test: under Node 20, such a loop crashed the process when wasm functions returned a reference to a JavaScript value.
test("calls from functions that are compiled and deoptimized repeatedly", () => {
  const value = { agendamento_data: "2027-01-31", itens: [{ valor: "1.00", qtd: 1 }] };
  for (let round = 0; round < 20; round++) {
    const run = new Function("sale", "value", "for (let i = 0; i < 500; i++) sale.validate({ value, operation: 'insert' });");
    run(sale, round % 2 === 0 ? value : { ...value, desconto: round });
  }
});

test("no error contains a secret", () => {
  try {
    webhook.verify({ secret: "muito-secreto", body: 5, now: "x" });
    assert.fail();
  } catch (error) {
    assert.ok(!JSON.stringify({ ...error, message: error.message, stack: error.stack }).includes("muito-secreto"));
  }
});

const NAMES = ["json", "value", "sale", "original", "edited", "parameters", "form", "operation", "state", "response", "listing", "context", "body", "base_url", "api_key", "today", "attempt", "status"];
const HOSTILE = [null, true, -1, 1e300, NaN, 9007199254740993n, "", "\0", "%", "a=%", "[".repeat(100_000), "\ud800", [], [[]], [["a"]], [["a", 1]], {}, { extra: 1 }, { extra: { valor_venda: [1] } }, { valor_venda: 1.005, parcelas: "x", cliente: {} }, { parcelas: Array(1200).fill({ valor: "1" }) }];

test("every operation of version 1 with arguments of every type", () => {
  let refusals = 0;
  const areas = Object.values(v1).filter((area) => Object.values(area).every((call) => typeof call === "function") && area !== v1.LastroError);
  for (const area of areas.filter((area) => typeof area === "object")) {
    for (const call of Object.values(area)) {
      for (const value of HOSTILE) {
        for (const input of [value, { value }, Object.fromEntries(NAMES.map((name) => [name, value]))]) {
          try {
            call(input);
          } catch (error) {
            assert.ok(error instanceof LastroError, `${error}`);
            refusals += 1;
          }
        }
      }
    }
  }
  assert.ok(refusals > 1000, `${refusals}`);
  assert.deepEqual(v1.form.decode({ form: "a=1" }), [["a", "1"]]);
});
