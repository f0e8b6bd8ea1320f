// The packed package as its users load it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { execFileSync } from "node:child_process";
import * as esm from "lastro";
import * as slim from "lastro/slim";

const require = createRequire(import.meta.url);

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
    // each entry has its own copy of the class
    assert.ok(error instanceof esm.LastroError);
    assert.equal(error.name, "LastroError");
    assert.equal(error.message, "text: invalid_money");
    assert.match(error.stack, /LastroError/);
  }
});

test("slim takes bytes, a module or a response", async () => {
  assert.throws(() => slim.money.parse({ text: "1" }), esm.LastroError);
  const bytes = readFileSync(require.resolve("lastro/lastro.wasm"));
  await slim.init(bytes);
  assert.equal(slim.money.parse({ text: "1" }), "1.00");
  const other = require("lastro/slim");
  await other.init(new WebAssembly.Module(bytes));
  assert.equal(other.money.parse({ text: "2" }), "2.00");
  await other.init(new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
  assert.equal(other.money.parse({ text: "3" }), "3.00");
});

test("slim keeps the engine that it has", async () => {
  const code = async (source) => {
    const error = await slim.init(source).then(() => assert.fail("taken"), (thrown) => thrown);
    assert.ok(error instanceof esm.LastroError, String(error));
    assert.equal(error.issues[0].path, "source");
    return error.issues[0].code;
  };
  const bytes = (name) => readFileSync(require.resolve(`lastro/${name}`));
  assert.equal(slim.money.parse({ text: "1" }), "1.00");
  await slim.init(bytes("lastro.wasm"));
  assert.equal(slim.money.parse({ text: "1" }), "1.00");
  // the engine of `lastro/v1` has other operations at the same places
  assert.equal(await code(bytes("v1.wasm")), "another_engine");
  assert.equal(await code(bytes("webhook.wasm")), "not_an_engine");
  assert.equal(await code(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), "not_an_engine");
  // the same operations of another version
  const older = bytes("lastro.wasm");
  const at = older.lastIndexOf("lastro-wasm ") + "lastro-wasm ".length;
  older[at] = "0123456789".charCodeAt((older[at] - 48 + 1) % 10);
  assert.equal(await code(older), "another_engine");
  assert.equal(slim.money.parse({ text: "1" }), "1.00");
  assert.deepEqual(slim.installments.split({ valor: "10.00", parcelas: 3 }), ["3.34", "3.33", "3.33"]);
});

test("an operation that the engine lacks is an error, not another operation", async () => {
  const answer = JSON.parse(esm.dispatch("money.pars", "{}"));
  assert.equal(answer.error.code, "unknown_operation");
  // the package's own files, as a bundle of another version would contain them
  const { default: fs } = await import("node:fs");
  const file = require.resolve("lastro/slim");
  const folder = fs.mkdtempSync(`${fs.realpathSync(process.env.TMPDIR ?? "/tmp")}/lastro-`);
  const source = fs.readFileSync(file, "utf8").replaceAll('"money.parse"', '"money.novo"');
  assert.ok(source.includes('"money.novo"'));
  fs.writeFileSync(`${folder}/slim.cjs`, source);
  const newer = require(`${folder}/slim.cjs`);
  await newer.init(readFileSync(require.resolve("lastro/lastro.wasm")));
  assert.throws(() => newer.money.parse({ text: "1" }), (error) => error.code === "unknown_operation" && error.issues[0].path === "money.novo");
  fs.rmSync(folder, { recursive: true });
});

test("records keep custom fields and unknown codes", () => {
  const { value, issues } = esm.sale.decode({ json: '{"id":"7","nfse_status":9,"custom_x":"é","novo":[1]}' });
  assert.deepEqual(issues, []);
  assert.deepEqual(value, { id: 7, nfse_status: 9, custom_x: "é", novo: [1] });
  assert.equal(esm.sale.body({ value: { ...value, valor_venda: 129.9 }, operation: "insert" }), '{"valor_venda":129.90,"custom_x":"é","novo":[1]}');
});

test("every member and every digit comes out, whatever its name and its length", () => {
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
  // the messages of errors that this package finds itself are complete, too
  for (const refused of [() => esm.dispatch("money.parse", { text: "1" }), () => esm.dispatch("money.parse", "\ud800")]) {
    assert.throws(refused, (thrown) => !errorText(thrown).includes("?") && errorText(thrown) !== "");
  }
  assert.throws(() => esm.dispatch("money.parse", []), (thrown) => errorText(thrown) === "deve ser um texto, não uma lista");
  const fields = require("lastro/forms").fields({ entity: "service" });
  assert.deepEqual(fields.find((f) => f.required).label, { en: "Name", pt_br: "Nome" });
  const schema = (await import("lastro/schema")).arguments({ operation: "boleto.late_charges" });
  assert.deepEqual(schema.required, ["valor", "multa", "juros_mensal", "dias"]);
  assert.ok(schema.$defs.money);
  assert.throws(() => require("lastro/forms").fields({ entity: "x" }), esm.LastroError);
  // the default entry does not include what the other entries contain
  const bundle = readFileSync(require.resolve("lastro"), "utf8");
  assert.ok(!bundle.includes("casas decimais") && !bundle.includes("decimal places"));
});

test("the documents' example", () => {
  const file = fileURLToPath(new URL("../examples/readme.mjs", import.meta.url));
  const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
  assert.equal(printed, "10.83 10.82\n2027-01-31 2027-02-28 2027-03-31\nvalor_venda[gte]=100.00&_limit=100\ntotal mismatch\n");
});
