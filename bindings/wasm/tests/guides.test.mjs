// Runs the JavaScript in the packages' README.md and in docs/guides/a-service-to-test-against.md. A comment after a call must be the
// call's result; three dots in it match anything.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { inspect } from "node:util";
import { LastroError } from "lastro";
import { Twin } from "lastro-twin";

const require = createRequire(import.meta.url);
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** The code blocks of a page, without those after a line "From [...]": they are excerpts of a file that other tests run. */
function blocks(page) {
  const text = readFileSync(new URL(`../../../${page}`, import.meta.url), "utf8");
  const found = [...text.matchAll(/(^From \[.*\n\n)?^```js\n([^]*?)^```/gm)];
  return found.filter(([, excerpt]) => !excerpt).map(([, , block]) => block);
}

// The fifth block of README.md is not run here: it is a client example that `client.test.mjs` runs.
const [calls, lines, form, errors, , client, recorded, beside, ...others] = blocks("bindings/wasm/npm/README.md");
const [mocked, ...rest] = blocks("bindings/wasm/npm-twin/README.md");
const [started, advanced, chosen, ...more] = blocks("docs/guides/a-service-to-test-against.md");
const BASE = "https://conta.example/api/v2";
const headers = { Authorization: `Basic ${btoa("chave:")}` };

/**
 * Imports a module for a block. A name that ends in `?url` stands for a file. With a bundler, such an import returns the file's URL; here
 * it returns the file's bytes, since Node's `fetch` cannot load files.
 */
const load = (name) =>
  name.endsWith("?url") ? { default: readFileSync(require.resolve(name.slice(0, -4))) } : (replaced[name] ?? import(name));
/** Modules that a test replaces in the imports of a block, by name. */
const replaced = {};

const plain = (value) =>
  (typeof value === "string" ? value : inspect(value, { depth: null, breakLength: Infinity })).replace(/[\s'"]/g, "");

/** Runs a block with its imports. Returns the block's constants and what it printed. */
async function run(block) {
  const printed = [];
  const log = (...words) => printed.push(words.map(plain).join(" "));
  const show = (value, shown) => {
    const parts = plain(shown).split("...").map((part) => part.replace(/[^\w,:-]/g, "\\$&"));
    assert.match(plain(value), new RegExp(`^${parts.join(".*")}$`));
  };
  const names = Array.from(block.matchAll(/^const (\w+) =/gm), ([, name]) => name);
  const code = block
    .replace(/^import \* as (\w+) from (".*");/gm, "const $1 = await load($2);")
    .replace(/^import (\{.*\}) from (".*");/gm, "const $1 = await load($2);")
    .replace(/^import (\w+) from (".*");/gm, "const { default: $1 } = await load($2);")
    .replaceAll("await import(", "await load(")
    .replace(/^( *)console\.log\((.*)\); \/\/ (.*)$/gm, (_, space, value, shown) => `${space}show(${value}, ${JSON.stringify(shown)});`)
    .replace(/^(\w+\.\w+\(.*\)(?:\.\w+)?); \/\/ (.*)$/gm, (_, value, shown) => `show(${value}, ${JSON.stringify(shown)});`);
  const all = { load, show, console: { log } };
  const AsyncFunction = run.constructor;
  const result = await new AsyncFunction(...Object.keys(all), `"use strict";\n${code}\nreturn { ${names} };`)(...Object.values(all));
  return { ...result, printed };
}

test("this file runs every block of the pages", () => {
  assert.deepEqual([others, rest, more], [[], [], []]);
  assert.ok(calls && chosen);
});

test("amounts, and the problems of a form", async () => {
  await run(calls);
  await assert.rejects(run(calls.replace("789-00", "789-09")), assert.AssertionError);
});

test("many records", async () => {
  const { printed } = await run(lines);
  assert.equal(printed.length, 1);
  assert.match(printed[0], /^2 \[\{path:,code:/);
});

test("a form library", async () => {
  let options;
  replaced["react-hook-form"] = { useForm: (given) => (options = given) };
  const { schema } = await run(form);
  assert.equal(schema["~standard"].version, 1);
  const checked = await options.resolver({ tipo: 2 }, undefined, { fields: {}, shouldUseNativeValidation: false });
  assert.deepEqual([checked.errors.nome.type, checked.errors.nome.message], ["", "campo obrigatório"]);
});

test("the text of an error", () => run(errors));

test("a client of the service", async () => {
  const twin = new Twin({ keys: [{ key: "chave" }] });
  const bodies = [];
  globalThis.fetch = (url, init) => {
    if (init.body) bodies.push(init.body);
    return twin.fetch(url, init);
  };
  process.env.LASTRO_KEY = "chave";
  const { client: made } = await run(client.replace(/^const customer[^]*/m, ""));
  await made.customers.insert({ tipo: 2, nome: "Ana Souza" });
  const { customer } = await run(client);
  assert.deepEqual([customer.nome, bodies], ["Ana Souza", ['{"tipo":2,"nome":"Ana Souza"}', '{"nome":"Ana Lima"}']]);
});

test("a client that records", async () => {
  const [guide, ...others] = blocks("docs/guides/is-the-twin-still-the-service.md");
  assert.deepEqual([guide, others], [recorded, []]);
  const twin = new Twin({ keys: [{ key: "chave" }] });
  const folder = mkdtempSync(join(tmpdir(), "lastro-guide-"));
  const file = join(folder, "rec.har");
  [globalThis.fetch, process.env.LASTRO_KEY] = [twin.fetch, "chave"];
  await run(recorded.replace('"rec.har"', JSON.stringify(file)));
  assert.equal(JSON.parse(readFileSync(file, "utf8")).log.entries.at(-1).response.status, 200);
  rmSync(folder, { recursive: true });
});

test("the service in a test", async () => {
  await run(mocked);
  assert.equal((await fetch(`${BASE}/clientes/`, { headers })).status, 200);
  const refused = await fetch(`${BASE}/clientes/`, { headers });
  assert.deepEqual([refused.status, refused.headers.get("Retry-After")], [429, "7"]);
  assert.equal((await fetch(`${BASE}/clientes/`)).status, 401, "without the key");
});

test("the wasm module as a separate file", async () => {
  const slim = await import("lastro/slim");
  assert.equal(slim.isReady(), false);
  await run(beside);
  assert.equal(slim.isReady(), true);
  assert.equal(slim.installments.split({ valor: "129.90", parcelas: 12 })[0], "10.83");
});

test("a twin in a web project, its clock and its policies", async () => {
  await run(started);
  assert.equal((await fetch(`${BASE}/servicos/`, { headers })).status, 200);
  const { twin } = await run(advanced);
  assert.equal(twin.now(), "2027-12-31T23:59:59-03:00");
  await run(chosen);
  await assert.rejects(run(chosen.replace("keep", "forget")), LastroError);
});
