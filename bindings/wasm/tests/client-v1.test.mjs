// Tests the client of version 1 of the service against a twin. Most of its code is shared with the client of version 2, which
// `client.test.mjs` tests.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as present from "lastro/client";
import { Client, ExchangeError, LastroError, customer } from "lastro/client/v1";
import { Twin } from "lastro-twin/v1";

const BASE = "https://conta.example";
const API_KEY = "chave-de-teste";

/** Creates a twin, a client of it, and the list of requests that the client sends. */
function service() {
  const twin = new Twin({ keys: [{ key: API_KEY }] }, { wait: async () => {} });
  const sent = [];
  let now = 1_800_000_000_000;
  const fetch = (url, init) => {
    sent.push(`${init.method} ${url.slice(BASE.length)}`);
    return twin.fetch(url, init);
  };
  const host = { fetch, clock: { now: () => now, wait: async (ms) => void (now += ms) } };
  const client = new Client({ base_url: BASE, api_key: API_KEY }, host);
  return { twin, client, sent, host };
}

async function paths(call) {
  const error = await call.then(() => assert.fail("the call has not failed"), (error) => error);
  assert.ok(error instanceof LastroError, `${error}`);
  return error.issues.map(({ path }) => path);
}

test("parameters go in, and records come out", async () => {
  const { client, sent } = service();
  const ana = await client.customers.insert({ nome: "Ana", cpf: "52998224725" });
  assert.deepEqual([ana.id, ana.nome], [1, "Ana"]);
  assert.equal((await client.customers.update(1, { nome: "Bia" })).nome, "Bia");
  await client.customers.insert({ nome: "Caio" });
  sent.length = 0;
  const names = [];
  for await (const { nome } of client.customers.list({ limite: 1 })) names.push(nome);
  assert.deepEqual(names, ["Bia", "Caio"]);
  assert.equal(sent[0], "GET /api/cliente?inicio=0&limite=1&ordenarColuna=id");
  const { value: first } = await client.customers.list({ limite: 1 }).pages().next();
  const { value: second } = await client.customers.list(null, { state: first.state }).pages().next();
  assert.deepEqual(second.items.map(({ nome }) => nome), ["Caio"]);
  assert.equal(await client.customers.delete(1), undefined);
  await assert.rejects(client.customers.select(1), (error) => error instanceof ExchangeError && error.api_error.code === 404);
});

test("a call with invalid arguments sends nothing", async () => {
  const { client, sent } = service();
  assert.deepEqual(await paths(client.customers.insert({ cpf: "123" })), ["parameters.nome", "parameters.cpf"]);
  assert.deepEqual(await paths(client.sales.insert({ valor_venda: "muito" })), ["value.valor_venda"]);
  assert.deepEqual(await paths(client.sales.confirmReceipt(1)), ["value"]);
  assert.deepEqual(await paths(client.services.list({ limite: 101 }).pages().next()), ["listing.limite"]);
  assert.deepEqual(sent, []);
});

test("an insert whose response is lost is looked up, and its state cannot be used with version 2", async () => {
  const { twin, client, sent, host } = service();
  twin.faults({ rules: [{ operations: ["customers.insert"], nth: 1, phase: "after", action: { drop: true } }] });
  const states = [];
  assert.equal((await client.customers.insert({ nome: "Ana" }, { keep: (state) => void states.push(state) })).id, 1);
  assert.deepEqual(sent.map((line) => line.split(" ")[0]), ["GET", "POST", "GET"]);
  assert.equal(states.length, 3);
  const other = new present.Client({ base_url: BASE, api_key: API_KEY }, host);
  const error = await other.customers.insert({ tipo: 2, nome: "Ana" }, { state: states[0] }).catch((error) => error);
  assert.deepEqual(error.issues.map(({ path }) => path), ["state.operation"]);
});

test("its entry has the areas of version 1", () => {
  assert.deepEqual(customer.parameters({ value: { nome: "Ana" } }), [["nome", "Ana"]]);
  assert.equal(customer.decodeLines('{"id":"1"}\n')[0].value.id, 1);
  assert.equal(present.customer.decodeLines('{"id":1}\n')[0].value.id, 1);
});
