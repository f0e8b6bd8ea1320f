// Tests the package as users load it: ES modules, CommonJS, and the `slim` entries.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { execFileSync } from "node:child_process";
import * as esm from "lastro";
import * as slim from "lastro/slim";

const require = createRequire(import.meta.url);
const ENTRIES = JSON.parse(readFileSync(new URL("../npm/src/generated/entries.json", import.meta.url), "utf8"));

test("ES modules and CommonJS, ready on import", () => {
  const cjs = require("lastro");
  for (const lastro of [esm, cjs]) {
    assert.equal(lastro.money.parse({ text: "1.5" }), "1.50");
    assert.equal(lastro.InstallmentStatus.PARTIALLY_RECEIVED, 3);
  }
  try {
    cjs.money.parse({ text: "x" });
    assert.fail();
  } catch (error) {
    // `instanceof` must hold although each entry has its own copy of the class
    assert.ok(error instanceof esm.LastroError);
    assert.equal(error.name, "LastroError");
    assert.equal(error.message, "text: invalid_money");
    assert.match(error.stack, /LastroError/);
  }
});

const file = (name, home = "lastro") => readFileSync(require.resolve(`${home}/${name}.wasm`));
const refusal = async (call) => {
  const error = await call().then(() => assert.fail("taken"), (thrown) => thrown);
  assert.ok(error instanceof esm.LastroError, String(error));
  const [{ path, code }] = error.issues;
  // as the README says: for an entry that is not started, the error and its issue have the same code
  assert.equal(error.code, code);
  return `${path} ${code}`;
};

/** Loads a copy of a file of an entry, on which `init` has not been called. `change` can modify its source. */
async function fresh(entry, change = (source) => source) {
  const folder = mkdtempSync(`${realpathSync(process.env.TMPDIR ?? tmpdir())}/lastro-`);
  const copy = `${folder}/copy.mjs`;
  const source = readFileSync(fileURLToPath(import.meta.resolve(entry)), "utf8");
  writeFileSync(copy, change(source));
  const loaded = await import(copy);
  rmSync(folder, { recursive: true });
  return loaded;
}

test("slim takes bytes, a module or a response, once", async () => {
  assert.equal(slim.isReady(), false);
  assert.equal(await refusal(async () => slim.money.parse({ text: "1" })), " not_ready");
  assert.equal(await refusal(async () => slim.dispatch("money.parse", "{}")), " not_ready");
  const pending = slim.init(file("lastro"));
  assert.equal(await refusal(() => slim.init(file("lastro"))), "source already_started");
  await pending;
  assert.equal(slim.isReady(), true);
  assert.equal(slim.money.parse({ text: "1" }), "1.00");
  assert.equal(await refusal(() => slim.init(file("lastro"))), "source already_started");
  const response = () => new Response(file("lastro"), { headers: { "Content-Type": "application/wasm" } });
  for (const source of [new WebAssembly.Module(file("lastro")), response(), Promise.resolve(response())]) {
    const other = await fresh("lastro/slim");
    await other.init(source);
    assert.equal(other.money.parse({ text: "2" }), "2.00");
  }
  assert.equal(esm.isReady(), true);
});

test("every entry has a slim variant with its own wasm module", async () => {
  for (const { name, package: home, file: path } of ENTRIES) {
    const entry = path === "index" ? home : `${home}/${path.replace("-", "/")}`;
    const whole = require(entry);
    const loaded = await fresh(`${entry}/slim`);
    assert.deepEqual(Object.keys(loaded).filter((name) => name !== "init").sort(), Object.keys(whole).sort(), entry);
    const other = name === "calc" ? "query" : "calc";
    assert.equal(await refusal(() => loaded.init(file(other))), "source another_engine", entry);
    assert.equal(loaded.isReady(), false);
    await loaded.init(file(name, home));
    assert.equal(loaded.isReady(), true);
  }
});

test("a foreign wasm file, or one of another version, is refused, and init may be called again", async () => {
  const loaded = await fresh("lastro/slim");
  assert.equal(await refusal(() => loaded.init(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))), "source not_an_engine");
  const page = () => new Response("<html></html>", { headers: { "Content-Type": "text/html" } });
  const cut = () => new Response(file("lastro").subarray(0, 1000), { headers: { "Content-Type": "application/wasm" } });
  for (const source of [new Uint8Array([1]), new ArrayBuffer(0), page(), cut(), Promise.resolve(page())]) {
    assert.equal(await refusal(() => loaded.init(source)), "source not_an_engine");
  }
  for (const source of [undefined, null, 5, {}, []]) {
    await assert.rejects(loaded.init(source), ({ code, issues }) => code === "invalid" && issues[0].path === "source" && issues[0].code === "invalid_type");
  }
  const older = file("lastro");
  const at = older.lastIndexOf("lastro 0.") + "lastro ".length;
  older[at] += 1;
  assert.equal(await refusal(() => loaded.init(older)), "source another_engine");
  // simulate JavaScript of another version, which finds a wasm file of this version
  const newer = await fresh("lastro/slim", (source) => source.replace(/"lastro \d+\.\d+\.\d+ lastro /, '"lastro 99.0.0 lastro '));
  assert.equal(await refusal(() => newer.init(file("lastro"))), "source another_engine");
  await loaded.init(file("lastro"));
  assert.deepEqual(loaded.installments.split({ valor: "10.00", parcelas: 3 }), ["3.34", "3.33", "3.33"]);
});

test("an unknown operation", () => {
  const answer = JSON.parse(esm.dispatch("money.pars", "{}"));
  assert.equal(answer.error.code, "unknown_operation");
  assert.equal(answer.error.issues[0].params.nearest, "money.parse");
});

test("a call with a single string gives the same result as the same call by JSON", async () => {
  const calls = [
    [(text) => esm.money.parse({ text }), "money.parse", "text"],
    [(cpf) => esm.cpf.format({ cpf }), "cpf.format", "cpf"],
    [(item) => esm.lc116.toCode({ item }), "lc116.to_code", "item"],
    [(date) => esm.boleto.fatorVencimento({ date }), "boleto.fator_vencimento", "date"],
    [(year) => esm.calendar.bankHolidays({ year }), "calendar.bank_holidays", "year"],
  ];
  const values = ["", "0", "1.005", "129.90", "1e3", "529.982.247-25", "1.03", "2027-01-31", "2027", "2027-02-30", "\0", "ação", "9".repeat(400), 0, -0, 1e21, 129.9, 2027, 2027.5, -1];
  let both = 0;
  for (const [direct, operation, name] of calls) {
    for (const value of values) {
      let given;
      try {
        given = { ok: direct(value) };
      } catch (error) {
        assert.ok(error instanceof esm.LastroError, String(error));
        given = { error: { code: error.code, issues: error.issues, message: error.message } };
      }
      const text = typeof value === "number" ? `{"${name}":${value}}` : JSON.stringify({ [name]: value });
      const expected = JSON.parse(esm.dispatch(operation, text));
      assert.deepEqual(given, expected, `${operation} ${text}`);
      both += 1;
    }
  }
  assert.equal(both, calls.length * values.length);
});

test("invalid arguments of operations on a single string are reported like those of other operations", () => {
  const refused = (call, path, code) => assert.throws(call, (error) => error.issues[0].path === path && error.issues[0].code === code);
  refused(() => esm.cpf.isValid({ cpf: 52998224725 }), "cpf", "invalid_type");
  refused(() => esm.cpf.isValid({ cpf: "1", cfp: "1" }), "cfp", "unknown_argument");
  refused(() => esm.cpf.isValid({ cpf: "\ud800" }), "cpf", "lone_surrogate");
  refused(() => esm.cpf.isValid({}), "cpf", "required");
  refused(() => esm.cpf.isValid(), "cpf", "required");
  refused(() => esm.installments.split({ valor: "1", parcelas: 1.5 }), "parcelas", "invalid_integer");
  refused(() => esm.money.parse({ text: NaN }), "text", "invalid_money");
  assert.equal(esm.cpf.isValid(new Map([["cpf", "529.982.247-25"]])), true);
  assert.equal(esm.boleto.daysLate({ data_vencimento: "2027-01-29", data_pagamento: "2027-02-01", holidays: ["2027-01-29"] }), 0);
});

// the checks for each push run fewer calls, since their wasm modules are not optimized and therefore slower
const CALLS = process.env.LASTRO_THOROUGH ? 1_000_000 : 40_000;

test(`${CALLS} calls of every kind, and a tenth as many refused ones, leave the memory flat`, async () => {
  const exports = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = class extends Instance {
    constructor(...given) {
      super(...given);
      exports.push(this.exports);
    }
  };
  const loaded = await fresh("lastro/slim");
  await loaded.init(file("lastro"));
  WebAssembly.Instance = Instance;
  const body = new TextEncoder().encode('{"header":{"api":2},"data":{},"signature":["00"]}');
  const value = { agendamento_data: "2027-01-31", itens: [{ valor: "1.00", qtd: 1 }] };
  const kinds = [
    () => loaded.cpf.isValid({ cpf: "529.982.247-25" }),
    () => loaded.cpf.format({ cpf: "52998224725" }),
    () => loaded.boleto.daysLate({ data_vencimento: "2027-01-29", data_pagamento: "2027-02-09" }),
    () => loaded.installments.split({ valor: "129.90", parcelas: 12 }),
    () => loaded.webhook.verify({ secret: "s", body }),
    () => loaded.sale.decode({ json: '{"id":7,"valor_venda":12.5}' }),
    () => loaded.sale.validate({ value, operation: "insert" }),
    () => loaded.query.parse({ entity: "sale", query: "_limit=50" }),
  ];
  const rejected = [() => loaded.money.parse({ text: "1,0" }), () => loaded.sale.totals({ sale: { desconto: "x" } })];
  const run = (times) => {
    for (let i = 0; i < times; i++) kinds[i % kinds.length]();
    for (let i = 0; i < times / 10; i++) assert.throws(rejected[i % 2], loaded.LastroError);
  };
  run(1000);
  const before = exports[0].memory.buffer.byteLength;
  run(CALLS);
  assert.equal(exports[0].memory.buffer.byteLength, before);
});

test("records keep custom fields and unknown codes", () => {
  const { value, issues } = esm.sale.decode({ json: '{"id":"7","nfse_status":9,"custom_x":"é","novo":[1]}' });
  assert.deepEqual(issues, []);
  assert.deepEqual(value, { id: 7, nfse_status: 9, custom_x: "é", novo: [1] });
  assert.equal(esm.sale.body({ value: { ...value, valor_venda: 129.9 }, operation: "insert" }), '{"valor_venda":129.90,"custom_x":"é","novo":[1]}');
});

test("dispatch returns every member and every digit", () => {
  const { value } = esm.sale.decode({ json: '{"__proto__":1,"grande":9007199254740993,"longo":0.12345678901234567890,"curto":10.0}' });
  assert.deepEqual(Object.entries(value), [["__proto__", 1], ["grande", "9007199254740993"], ["longo", "0.12345678901234567890"], ["curto", 10]]);
});

test("messages, schemas and forms are entries of their own", async () => {
  const error = (() => {
    try {
      return esm.installments.split({ valor: "1.005", parcelas: 0 });
    } catch (thrown) {
      return thrown;
    }
  })();
  assert.equal(error.message, "valor: too_many_decimals places=2");
  const { errorText } = await import("lastro/messages/pt-BR");
  assert.equal(errorText(error), "valor: tem mais de 2 casas decimais");
  assert.equal(require("lastro/messages/en").errorText(error), "valor: has more than 2 decimal places");
  // errors that the JavaScript part of the package creates must also have all parameters that their messages need
  for (const refused of [() => esm.dispatch("money.parse", { text: "1" }), () => esm.dispatch("money.parse", "\ud800")]) {
    assert.throws(refused, (thrown) => !errorText(thrown).includes("?") && errorText(thrown) !== "");
  }
  assert.throws(() => esm.dispatch("money.parse", []), (thrown) => errorText(thrown) === "deve ser um texto, não uma lista");
  const fields = require("lastro/fields").fields({ entity: "service" });
  assert.deepEqual(fields.find((f) => f.required).label, { en: "Name", pt_br: "Nome" });
  const schema = (await import("lastro/schema")).arguments({ operation: "boleto.late_charges" });
  assert.deepEqual(schema.required, ["valor", "multa", "juros_mensal", "dias"]);
  assert.ok(schema.$defs.money);
  assert.throws(() => require("lastro/fields").fields({ entity: "x" }), esm.LastroError);
  // the default entry must not include the messages
  const bundle = readFileSync(require.resolve("lastro"), "utf8");
  assert.ok(!bundle.includes("casas decimais") && !bundle.includes("decimal places"));
});

test("the documents' example", () => {
  const file = fileURLToPath(new URL("../examples/readme.mjs", import.meta.url));
  const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
  assert.equal(printed, "10.83 10.82\n2027-01-31 2027-02-28 2027-03-31\nvalor_venda[gte]=100.00&_limit=100\ntotal mismatch\n");
});
