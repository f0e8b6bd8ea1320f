// Tests the client of the service, against a twin (the simulation of the service) and against servers that close connections, redirect
// requests or never respond.
import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { inspect } from "node:util";
import { Client, ExchangeError, LastroError } from "lastro/client";
import { Twin } from "lastro-twin";
import { insertOnce } from "../examples/insert-once.mjs";

const BASE = "https://conta.example";
const API_KEY = "chave-de-teste";

/** A clock whose time moves only when the client waits, so that waits take no real time. */
function stopped() {
  const clock = { time: 1_800_000_000_000, waits: [], now: () => clock.time };
  clock.wait = async (ms) => {
    clock.waits.push(ms);
    clock.time += ms;
  };
  return clock;
}

/** Creates a twin, a client of it, and the list of requests that the client sends. */
function service({ settings = {}, ...config } = {}) {
  const twin = new Twin({ keys: [{ key: API_KEY }], ...config }, { wait: async () => {} });
  const [sent, clock, seen] = [[], stopped(), []];
  const fetch = (url, init) => {
    sent.push(`${init.method} ${url.slice(BASE.length)}`);
    return twin.fetch(url, init);
  };
  const client = new Client({ base_url: BASE, api_key: API_KEY, ...settings }, { fetch, clock, observe: (what) => seen.push(what) });
  const fail = (...rules) => twin.faults({ rules });
  return { twin, client, sent, clock, seen, fail };
}

const CUSTOMER = { tipo: 2, nome: "Ana Conceição" };
const rule = (operation, nth, action, phase = "before") => ({ operations: [operation], nth, phase, action });
const all = async (listing) => {
  const records = [];
  for await (const record of listing) records.push(record);
  return records;
};
/** Returns the error with which a call fails. Asserts that it is of the given class. */
async function failed(call, kind = ExchangeError) {
  try {
    await call;
  } catch (error) {
    assert.ok(error instanceof kind, inspect(error));
    return error;
  }
  return assert.fail("the call has not failed");
}

/** Starts a local server. Returns its address, the request lines that it receives, and a function that creates a client of it. */
async function server(respond) {
  const lines = [];
  const listening = createServer((request, response) => {
    lines.push(`${request.method} ${request.url} ${request.headers.authorization === undefined ? "without" : "with"} key`);
    respond(request, response);
  });
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const base_url = `http://127.0.0.1:${listening.address().port}`;
  const client = (settings = {}, host = {}) => new Client({ base_url, api_key: API_KEY, ...settings }, { clock: stopped(), ...host });
  const close = () => {
    const closed = once(listening, "close");
    listening.close();
    listening.closeAllConnections();
    return closed;
  };
  return { base_url, client, lines, close };
}

describe("listings", () => {
  test("are read page by page, and each page is requested when it is needed", async () => {
    const { client, sent } = service();
    for (let n = 1; n <= 5; n++) await client.customers.insert({ ...CUSTOMER, nome: `Cliente ${n}` });
    const names = (await all(client.customers.list({ fields: ["nome"], limit: 2 }))).map(({ nome }) => nome);
    assert.deepEqual(names, ["Cliente 1", "Cliente 2", "Cliente 3", "Cliente 4", "Cliente 5"]);
    sent.length = 0;
    for await (const { nome } of client.customers.list("_limit=2")) if (nome === "Cliente 2") break;
    assert.deepEqual(sent, ["GET /api/v2/clientes/?_sort=id&_limit=2"]);
  });

  test("can be resumed after a page, and say whether they are complete", async () => {
    const { client } = service();
    for (let n = 1; n <= 3; n++) await client.customers.insert({ ...CUSTOMER, nome: `Cliente ${n}` });
    const first = await client.customers.list({ limit: 2 }).pages().next();
    assert.deepEqual([first.value.items.length, first.value.end], [2, null]);
    const rest = client.customers.list(null, { state: first.value.state });
    const pages = [];
    for await (const page of rest.pages()) pages.push(page);
    assert.deepEqual(pages.map(({ items, end, count_changed }) => [items.map(({ id }) => id), end, count_changed]), [[[3], "complete", false]]);
  });

  test("of adjustment indices take no query", async () => {
    const { client, sent } = service();
    const pages = [];
    for await (const page of client.indices.list().pages()) pages.push(page.end);
    assert.deepEqual([pages, sent], [["complete"], ["GET /api/v2/indices/"]]);
    await failed(all(client.indices.list({ query: "_limit=2" })), LastroError);
  });

  test("are sent again after 429, no sooner than the service says", async () => {
    const { client, clock, fail, sent } = service();
    await client.customers.insert(CUSTOMER);
    fail(rule("customers.list", 1, { status: 429, retry_after: 7 }));
    sent.length = 0;
    assert.equal((await all(client.customers.list())).length, 1);
    assert.ok(clock.waits.some((wait) => wait >= 7000), clock.waits);
    assert.equal(sent.length, 2);
  });

  test("keep values that do not fit, and report their issues", async () => {
    const body = JSON.stringify({ header: { offset: 0, limit: 100, count: 1 }, data: [{ id: 1, nome: 7 }] });
    const { client, close } = await server((_, response) => response.end(body));
    const seen = [];
    const observed = client({}, { observe: (what) => seen.push(what) });
    const { value } = await observed.customers.list().pages().next();
    close();
    assert.deepEqual([value.items, value.issues.map(({ path }) => path)], [[{ nome: 7, id: 1 }], ["data[0].nome"]]);
    assert.deepEqual(seen.at(-1).issues, value.issues);
  });
});

describe("changes", () => {
  test("are typed records, and an update sends what changed", async () => {
    const { client, sent } = service();
    const customer = await client.customers.insert(CUSTOMER);
    assert.deepEqual([customer.id, customer.nome], [1, "Ana Conceição"]);
    const renamed = await client.customers.update(1, { ...customer, nome: "Ana Souza" }, { original: customer });
    assert.equal(renamed.nome, "Ana Souza");
    assert.equal((await client.customers.select(1, { query: { fields: ["nome"] } })).nome, "Ana Souza");
    assert.equal(await client.customers.delete(1), undefined);
    const error = await failed(client.customers.select(1));
    const { kind, carried_out, api_error, operation, state } = error;
    assert.deepEqual([kind, carried_out, api_error.code, operation, state], ["refused", "no", 404, "customers.select", null]);
    assert.match(error.message, /^customers\.select: refused \(404 .*\); carried out: no$/);
    assert.equal(sent.length, 6, "the newest key is read before an insert");
  });

  test("with invalid records are not sent", async () => {
    const { client, sent } = service();
    const error = await failed(client.customers.insert({ tipo: 2, nome: "", cpf: "1" }), LastroError);
    assert.deepEqual(error.issues.map(({ path }) => path), ["record.nome", "record.cpf"]);
    const unknown = await failed(client.customers.insert(CUSTOMER, { retries: 3 }), LastroError);
    assert.deepEqual(unknown.issues.map(({ path, code }) => [path, code]), [["retries", "unknown_argument"]]);
    assert.deepEqual(sent, []);
  });

  test("whose response is lost are looked up, not sent again", async () => {
    const { client, fail, sent } = service();
    await client.customers.insert({ ...CUSTOMER, nome: "Bia" });
    fail(rule("customers.insert", 1, { drop: true }, "after"));
    const customer = await client.customers.insert(CUSTOMER);
    assert.deepEqual([customer.id, customer.nome], [2, "Ana Conceição"]);
    assert.equal(sent.filter((line) => line.startsWith("POST")).length, 2);
  });

  test("whose outcome is unknown can be looked up later with the error's state", async () => {
    const { client, fail } = service();
    const lost = Array.from({ length: 20 }, (_, at) => rule("customers.list", at + 2, { drop: true }));
    fail(rule("customers.insert", 1, { drop: true }, "after"), ...lost);
    const error = await failed(client.customers.insert(CUSTOMER));
    assert.deepEqual([error.kind, error.carried_out], ["unreachable", "unknown"]);
    fail();
    const { id } = await client.customers.insert(CUSTOMER, { state: error.state });
    assert.equal(id, 1);
    const other = await failed(client.services.insert({ nome: "Suporte", valor: 1 }, { state: error.state }), LastroError);
    assert.deepEqual(other.issues.map(({ path }) => path), ["operation"]);
  });

  test("can be stored before they are sent, and resumed in another program", async () => {
    const { client, twin } = service();
    const states = [];
    const keep = async (state) => {
      states.push(state);
      // simulates a program that stops after the first request was sent
      if (states.length === 2) throw new Error("stopped");
    };
    await assert.rejects(client.customers.insert(CUSTOMER, { keep }), /stopped/);
    assert.ok(states.every((state) => !state.includes(API_KEY) && !state.includes("Ana")));
    const host = { fetch: twin.fetch, clock: stopped() };
    const next = new Client({ base_url: BASE, api_key: API_KEY, settled_after_ms: 1000 }, host);
    assert.equal((await next.customers.insert(CUSTOMER, { state: states.at(-1) })).id, 1);
  });
});

describe("the client", () => {
  test("shows the key in no error and no event", async () => {
    const { client, seen } = service();
    await client.customers.insert(CUSTOMER);
    const wrong = new Client({ base_url: BASE, api_key: "outra-chave-secreta" }, { fetch: service().twin.fetch, clock: stopped() });
    const error = await failed(wrong.customers.select(1));
    const shown = [inspect(client, { depth: 9 }), JSON.stringify(seen), inspect(error)].join();
    assert.ok(!shown.includes(API_KEY) && !shown.includes("outra-chave-secreta"), shown);
    assert.deepEqual(seen.map(({ type }) => type), ["request", "response", "request", "response"]);
    // after the service has rejected the key, the client sends nothing more
    const later = await failed(wrong.customers.select(2));
    assert.deepEqual([error.api_error.code, later.kind], [401, "key_refused"]);
  });

  test("ignores exceptions of its observer", async () => {
    const { twin } = service();
    const observe = () => {
      throw new Error("a log that fails");
    };
    const client = new Client({ base_url: BASE, api_key: API_KEY }, { fetch: twin.fetch, clock: stopped(), observe });
    assert.equal((await client.customers.insert(CUSTOMER)).id, 1);
  });

  test("applies the limit of requests per second to all its calls", async () => {
    const { client, clock } = service({ settings: { per_second: 2 } });
    const begun = clock.time;
    await Promise.all([client.cnae.list().pages().next(), client.plans.list().pages().next(), client.indices.list().pages().next()]);
    assert.ok(clock.time - begun >= 1000, String(clock.time - begun));
  });

  test("does not follow a redirect", async () => {
    const { client, lines, close } = await server((_, response) => response.writeHead(302, { Location: "/elsewhere" }).end());
    const error = await failed(client().customers.select(1));
    close();
    assert.deepEqual([error.kind, error.api_error.code, lines], ["refused", 302, ["GET /api/v2/clientes/1 with key"]]);
  });

  test("treats an incomplete body as a lost response", async () => {
    let asked = 0;
    const { client, close } = await server((_, response) => {
      response.writeHead(200, { "Content-Length": "40" });
      if (asked++ > 0) return response.end('{"id":7,"nome":"Ana"}                   ');
      response.write('{"id":7');
      return setTimeout(() => response.destroy(), 20);
    });
    const { nome } = await client().customers.select(7);
    close();
    assert.deepEqual([nome, asked], ["Ana", 2]);
  });

  test("stops at the timeout, also while a body is read", async () => {
    const { client, lines, close } = await server((_, response) => response.writeHead(200).write("{"));
    const error = await failed(client({ timeout_ms: 50, deadline_ms: 60_000 }).customers.insert(CUSTOMER));
    close();
    assert.deepEqual([error.kind, error.carried_out], ["unreachable", "no"]);
    assert.ok(lines.length > 1 && lines.every((line) => line.startsWith("GET")), "the newest key is not known");
  });

  test("ends at once when it is cancelled, and says that a change is unknown", async () => {
    const hang = await server((request, response) => {
      if (request.method === "GET") response.end('{"header":{"offset":0,"limit":1,"count":0},"data":[]}');
    });
    const controller = new AbortController();
    const observe = ({ type, method }) => type === "request" && method === "POST" && setTimeout(() => controller.abort(), 20);
    const error = await failed(hang.client({}, { observe }).customers.insert(CUSTOMER, { signal: controller.signal }));
    assert.deepEqual([error.kind, error.carried_out], ["cancelled", "unknown"]);
    const before = await failed(hang.client().customers.insert(CUSTOMER, { signal: AbortSignal.abort() }));
    assert.deepEqual([before.kind, before.carried_out], ["cancelled", "no"]);
    hang.close();
  });

  test("ends at once when it is cancelled while it waits", async () => {
    const busy = await server((_, response) => response.writeHead(429, { "Retry-After": "3600" }).end("{}"));
    const controller = new AbortController();
    const observe = ({ type }) => type === "response" && setTimeout(() => controller.abort(), 20);
    // this client has the real clock, since the abort must interrupt a real wait
    const client = new Client({ base_url: busy.base_url, api_key: API_KEY, deadline_ms: 7_200_000 }, { observe });
    const error = await failed(client.customers.select(1, { signal: controller.signal }));
    busy.close();
    assert.deepEqual([error.kind, error.carried_out], ["cancelled", "no"]);
  });

  test("reports a failed connection as a change that was not carried out", async () => {
    // No program listens on this fixed port. The port of a server that was just closed would not do: the system may assign it to
    // another program.
    const settings = { base_url: "http://127.0.0.1:30999", api_key: API_KEY, look_before: false, deadline_ms: 1 };
    const error = await failed(new Client(settings, { clock: stopped() }).customers.insert(CUSTOMER));
    assert.deepEqual([error.kind, error.carried_out], ["unreachable", "no"]);
  });
});

describe("the examples", () => {
  const sale = {
    data: "2027-01-05", agendamento: 0, id_cliente: 1, id_meio_pagamento: 2, metodo_cobranca: 3, valor_venda: "150.00",
    itens: [{ id_servico: 1, recorrente: 0, valor: "150.00", qtd: 1, total: "150.00" }],
    parcelas: [{ data_vencimento: "2027-02-10", valor: "150.00" }],
  };
  const shop = async (given) => {
    const made = service(given);
    await made.client.customers.insert(CUSTOMER);
    await made.client.services.insert({ nome: "Suporte", valor: "150.00" });
    return made;
  };

  test("the README's client lists the larger sales, and inserts a customer", async () => {
    const { client, twin } = await shop();
    await client.sales.insert(sale);
    const [fetch, log, printed] = [globalThis.fetch, console.log, []];
    Object.assign(globalThis, { fetch: twin.fetch });
    console.log = (...words) => printed.push(words.join(" "));
    process.env.LASTRO_KEY = API_KEY;
    try {
      await import("../examples/readme-client.mjs");
    } finally {
      Object.assign(globalThis, { fetch });
      console.log = log;
    }
    assert.deepEqual(printed, ["1 150.00", "2 Ana Souza"]);
  });

  test("insertOnce inserts a sale once, even if the program stops at any request", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lastro-"));
    const file = join(folder, "sale.json");
    for (const stop of [1, 2, 3]) {
      const { client, twin, fail } = await shop();
      fail(rule("sales.insert", 1, { drop: true }, "after"));
      let [stored, left] = [0, ""];
      const insert = (given, { keep, ...options }) => {
        const stopping = async (state) => {
          await keep(state);
          if (++stored < stop) return;
          left = state;
          throw new Error("stopped");
        };
        return client.sales.insert(given, { ...options, keep: stopping });
      };
      await assert.rejects(insertOnce({ sales: { insert } }, sale, file), /stopped/);
      // restore the file as the stopped program left it: in this test, its error handling has run, but a crash would prevent that
      await writeFile(file, left);
      const next = new Client({ base_url: BASE, api_key: API_KEY, settled_after_ms: 1000 }, { fetch: twin.fetch, clock: stopped() });
      assert.equal((await insertOnce(next, sale, file)).valor_venda, "150.00");
      assert.deepEqual([(await all(client.sales.list())).length, existsSync(file)], [1, false], `stopped at ${stop}`);
    }
    await rm(folder, { recursive: true });
  });
});
