// Tests the twin with HTTP clients and test tools of JavaScript.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { afterEach, describe, test } from "node:test";
import { request } from "lastro";
import { Client } from "lastro/client";
import { Twin, LastroError } from "lastro-twin";
import { Twin as TwinOfBoth } from "lastro-twin/v1";
import { verify } from "lastro/webhook";
import { http } from "msw";
import { setupServer } from "msw/node";

const require = createRequire(import.meta.url);
const BASE = "https://conta.example";
const API_KEY = "chave-de-teste";
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Builds a request with the core, and sends it to a twin. */
function ask(twin, operation, more = {}) {
  const { url, ...sent } = request.build({ operation, base_url: BASE, api_key: API_KEY, ...more });
  return twin.fetch(url, sent);
}

/** Creates a twin with `count` customers. */
async function company(count, config = {}, host = {}) {
  const twin = new Twin({ keys: [{ key: API_KEY }], ...config }, host);
  for (let n = 1; n <= count; n++) {
    const answer = await ask(twin, "customers.insert", { body: { tipo: 2, nome: `Cliente ${n}` } });
    assert.equal(answer.status, 200, await answer.text());
  }
  return twin;
}

const refused = (call, path, code) =>
  assert.throws(call, (error) => {
    assert.ok(error instanceof LastroError, String(error));
    assert.deepEqual([error.issues[0].path, error.issues[0].code], [path, code]);
    return true;
  });

/** Lists customers with this package's client, which calls the global `fetch`. Returns the names and the lengths of the waits. */
async function listed(query) {
  const [names, waits] = [[], []];
  let now = 1_800_000_000_000;
  const wait = async (ms) => {
    waits.push(ms);
    now += ms;
  };
  const client = new Client({ base_url: BASE, api_key: API_KEY }, { clock: { now: () => now, wait } });
  for await (const { nome } of client.customers.list(query)) names.push(nome);
  return { names, waits };
}

const NAMES = Array.from({ length: 25 }, (_, n) => `Cliente ${n + 1}`);
const rule = (nth, action, phase = "before") => ({ operations: ["customers.list"], nth, phase, action });

describe("the project's client", () => {
  const plans = {
    "nothing wrong": [],
    "too many requests": [rule(2, { status: 429, retry_after: 7 })],
    "a connection that ends before the answer": [rule(1, { drop: true })],
    "a connection that ends within the answer": [rule(3, { drop_after: 60 }, "after")],
    "half a body": [rule(2, { drop_after: 1 }, "after"), rule(4, { status: 503 })],
  };
  for (const [name, rules] of Object.entries(plans)) {
    test(`lists every customer once: ${name}`, async () => {
      const twin = await company(25);
      twin.faults({ rules });
      globalThis.fetch = twin.fetch;
      const { names, waits } = await listed("_limit=10");
      assert.deepEqual(names, NAMES);
      assert.equal(waits.length, rules.length);
      if (name === "too many requests") assert.ok(waits[0] >= 7000, String(waits));
    });

    test(`the same through msw: ${name}`, async () => {
      const twin = await company(25);
      twin.faults({ rules });
      const server = setupServer(...twin.handlers(http, `${BASE}/`));
      server.listen({ onUnhandledRequest: "error" });
      try {
        const { names, waits } = await listed("_limit=10");
        assert.deepEqual(names, NAMES);
        assert.equal(waits.length, rules.length);
      } finally {
        server.close();
      }
    });
  }

  test("a page that is not a valid response is an error, and is not skipped", async () => {
    const twin = await company(25);
    twin.faults({ rules: [{ operations: ["customers.list"], phase: "after", action: { body: "wrong_json" } }] });
    globalThis.fetch = twin.fetch;
    await assert.rejects(listed("_limit=10"), (error) => error.kind === "unexpected_response" && error.issues[0].path === "body");
  });

  test("a wrong key is refused with the service's message, and the twin never shows the key", async () => {
    const twin = new Twin({ keys: [{ key: "outra-chave-secreta" }] });
    globalThis.fetch = twin.fetch;
    await assert.rejects(listed(), /refused \(401 .*é inválida/);
    const told = JSON.stringify([twin.journal(), twin.snapshot(), twin.faults()]);
    assert.ok(!told.includes(API_KEY) && !told.includes("outra-chave-secreta"));
  });
});

describe("fetch", () => {
  test("accepts the arguments of fetch: a Request, a URL, bytes, a stream", async () => {
    const twin = await company(0);
    const { url, method, headers, body } = request.build({ operation: "services.insert", base_url: BASE, api_key: API_KEY, body: { nome: "Aula", valor: 10 } });
    const stream = () => new Blob([body]).stream();
    const answers = [
      await twin.fetch(url, { method, headers, body }),
      await twin.fetch(new URL(url), { method, headers: new Headers(headers), body: new TextEncoder().encode(body) }),
      await twin.fetch(new Request(url, { method, headers, body })),
      await twin.fetch(url, { method, headers, body: stream(), duplex: "half" }),
    ];
    for (const [index, answer] of answers.entries()) {
      assert.ok(answer instanceof Response);
      assert.deepEqual([answer.status, answer.url, (await answer.json()).id], [200, url, index + 1]);
    }
    const { fetch } = twin;
    assert.equal((await fetch(`${BASE}/api/v2/nada/`, { headers })).status, 404);
    await assert.rejects(twin.fetch("/api/v2/servicos/"), TypeError);
  });

  test("a response is delayed by its latency, and an abort signal ends the wait", async () => {
    const waits = [];
    const twin = await company(0, {}, { wait: async (ms) => waits.push(ms) });
    twin.faults({ rules: [{ phase: "before", action: { latency_ms: 1234 } }] });
    assert.equal((await ask(twin, "services.list")).status, 200);
    assert.deepEqual(waits, [1234]);

    const slow = await company(0);
    slow.faults({ rules: [{ phase: "before", action: { latency_ms: 60_000 } }] });
    const { url, headers } = request.build({ operation: "services.list", base_url: BASE, api_key: API_KEY });
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const idle = timers();
    const waiting = slow.fetch(url, { headers, signal: AbortSignal.timeout(20) });
    while (timers() === idle) await new Promise(setImmediate);
    await assert.rejects(waiting, { name: "TimeoutError" });
    assert.equal(timers(), idle, "a timer of a minute keeps the process alive");
    const aborted = AbortSignal.abort(new Error("no longer wanted"));
    const before = slow.journal().length;
    await assert.rejects(slow.fetch(url, { headers, signal: aborted }), /no longer wanted/);
    await assert.rejects(slow.fetch(new Request(url, { headers, signal: aborted })), /no longer wanted/);
    assert.equal(slow.journal().length, before);
  });

  test("a dropped connection is a TypeError, before the response and within its body", async () => {
    const twin = await company(3);
    twin.faults({ rules: [rule(1, { drop: true }), rule(2, { drop_after: 30 }, "after"), rule(3, { drop_after: 100_000 }, "after")] });
    await assert.rejects(ask(twin, "customers.list"), (error) => error instanceof TypeError && error.cause.code === "UND_ERR_SOCKET");
    const cut = await ask(twin, "customers.list");
    assert.equal(cut.status, 200);
    const reader = cut.body.getReader();
    assert.equal((await reader.read()).value.length, 30);
    await assert.rejects(reader.read(), TypeError);
    assert.equal((await (await ask(twin, "customers.list")).json()).header.count, 3);
  });

  test("a change remains if only its response was lost", async () => {
    const twin = await company(0);
    twin.faults({ rules: [{ operations: ["services.insert"], nth: 1, phase: "after", action: { drop: true } }] });
    await assert.rejects(ask(twin, "services.insert", { body: { nome: "Aula", valor: 10 } }), TypeError);
    assert.equal((await (await ask(twin, "services.list")).json()).header.count, 1);
  });

  test("a request has the time of the caller's clock, if there is one", async () => {
    const moments = ["2027-03-01T10:00:00-03:00", new Date("2027-03-02T13:00:00Z")];
    const twin = await company(0, {}, { clock: () => moments.shift() ?? null });
    for (const day of ["2027-03-01", "2027-03-02", "2027-03-02"]) {
      await ask(twin, "services.list");
      assert.ok(twin.now().startsWith(day), twin.now());
    }
  });
});

test("webhooks are signed, and their results are reported", async () => {
  const [bodies, statuses] = [[], [500, 204]];
  const server = createServer(async (incoming, answer) => {
    const parts = [];
    for await (const part of incoming) parts.push(part);
    bodies.push(Buffer.concat(parts));
    answer.writeHead(statuses.shift() ?? 200).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${server.address().port}/avisos`;
  const twin = await company(1, { subscriptions: [{ url, secret: "segredo" }] });
  const sent = await twin.deliver();
  assert.deepEqual(sent.map(({ attempt, url: to, status }) => [attempt, to, status]), [[1, url, 500]]);
  assert.equal((await verify({ body: bodies[0], secret: "segredo" })).verdict, "ok");
  assert.deepEqual(await twin.deliver(), []);
  twin.advance("2027-02-01T00:00:00-03:00", { budget: 1 });
  const again = await twin.deliver();
  assert.deepEqual(again.map(({ delivery, attempt, status }) => [delivery, attempt, status]), [[sent[0].delivery, 2, 204]]);
  assert.deepEqual(bodies[0], bodies[1]);
  twin.advance("2027-06-01T00:00:00-03:00");
  assert.deepEqual(twin.takeEffects(), []);
  server.close();
  server.closeAllConnections();

  await ask(twin, "customers.insert", { body: { tipo: 2, nome: "Bia" } });
  const lost = await twin.deliver();
  assert.deepEqual(lost.map(({ status }) => status), [null]);
  await assert.rejects(twin.deliver("fetch"), LastroError);
  assert.ok(!JSON.stringify([twin.journal(), twin.snapshot()]).includes("segredo"));
});

describe("the state", () => {
  test("snapshots, forks, differences and the replay of a journal", async () => {
    const config = { seed: 9, keys: [{ key: API_KEY }] };
    const twin = await company(2, config);
    const before = twin.snapshot();
    const fork = twin.fork();
    await ask(fork, "customers.update", { id: 1, body: { nome: "Ana Maria" } });
    assert.deepEqual(twin.snapshot(), before);
    assert.notEqual(fork.snapshot().sha256, before.sha256);
    const names = (differences) => differences.filter(({ path }) => path.endsWith("/nome")).map(({ before, after }) => [before, after]);
    assert.deepEqual(names(Twin.diff(twin, fork)), [["Cliente 1", "Ana Maria"]]);
    assert.deepEqual(names(Twin.diff(fork.snapshot(), before.text)), [["Ana Maria", "Cliente 1"]]);
    const journal = fork.journal();
    assert.deepEqual(Twin.replay(config, journal), { sha256: fork.snapshot().sha256, differs: null });
    assert.deepEqual(fork.journal(journal.at(-1).ordinal), journal.slice(-1));
    fork.restore(before);
    assert.deepEqual(fork.snapshot(), before);
    refused(() => fork.restore("{}"), "snapshot.lines[1]", "malformed_json");
    refused(() => fork.restore(5), "snapshot", "invalid_type");
    assert.deepEqual(fork.snapshot(), before);
    fork.free();
    assert.throws(() => fork.now());
    assert.equal(twin.now(), "2027-01-01T09:00:00-03:00");
  });

  test("time is a Date or a string, moves only forward, and can move in steps", () => {
    const twin = new Twin({ now: new Date("2027-01-31T12:00:00Z") });
    assert.equal(twin.now(), "2027-01-31T09:00:00-03:00");
    assert.deepEqual(twin.advance(new Date("2027-03-01T12:00:00Z"), { budget: 10 }), { now: "2027-03-01T09:00:00-03:00", done: 0, reached: true, next: null });
    assert.equal(twin.advance("2027-02-01T09:00:00-03:00").now, "2027-03-01T09:00:00-03:00");
    refused(() => twin.advance(new Date("x")), "to", "invalid_date_time");
    refused(() => twin.advance("amanhã"), "to", "invalid_date_time");
    refused(() => twin.advance("2027-03-01T09:00:00-03:00", { budget: -1 }), "budget", "out_of_range");
  });

  test("a policy is listed with its choices, and a choice that does not exist is refused", () => {
    const find = (twin) => twin.policies().find(({ name }) => name === "default-limit");
    assert.equal(find(new Twin()).choice, "100");
    assert.equal(find(new Twin({ policies: { "default-limit": "10" } })).choice, "10");
    refused(() => new Twin({ policies: { "default-limit": "11" } }), "policies.default-limit", "invalid_choice");
    refused(() => new Twin({ seeds: 1 }), "seeds", "unknown_field");
  });
});

test("an invalid request is a LastroError with its path", () => {
  const twin = new Twin();
  refused(() => twin.handle({ url: "/", body: { nome: "Ana" } }), "body", "invalid_type");
  refused(() => twin.handle({ url: "/", method: 5 }), "method", "invalid_type");
  refused(() => twin.handle({ url: "/\ud800" }), "url", "lone_surrogate");
  refused(() => twin.handle({ url: "/", headers: { a: 1 } }), "headers", "invalid_type");
  refused(() => twin.handle({ url: "/", at: "x" }), "at", "invalid_date_time");
  for (const headers of [{ a: "b" }, [["a", "b"]], new Headers({ a: "b" }), new Map([["a", "b"]])]) {
    assert.equal(twin.handle({ url: "/", headers }).response.status, 401);
  }
  refused(() => twin.faults({ rules: [{ phase: "before", action: { status: 200 } }] }), "plan.rules[0].action.status", "out_of_range");
});

test("20,000 forks and 300 twins that are freed leak no memory", async () => {
  const twin = await company(20);
  const round = (forks, twins) => {
    for (let n = 0; n < forks; n++) twin.fork().free();
    for (let n = 0; n < twins; n++) new Twin().free();
  };
  // `external` includes the memory of wasm modules
  const taken = () => process.memoryUsage().external;
  round(100, 20);
  const before = taken();
  round(20_000, 300);
  assert.ok(taken() - before < 4_000_000, `${before} ${taken()}`);
});

test("arguments of the wrong type", () => {
  const twin = new Twin();
  for (const value of [null, 5, "x", []]) {
    refused(() => new Twin(value), "config", "invalid_type");
    refused(() => new Twin({}, value), "host", "invalid_type");
    refused(() => twin.handle(value), "request", "invalid_type");
    refused(() => twin.advance("2027-12-31T23:59:59-03:00", value), "options", "invalid_type");
  }
  refused(() => twin.handle({}), "url", "invalid_type");
  refused(() => Twin.replay(null, []), "config", "invalid_type");
  twin.free();
});

test("version 1 is in an entry of its own, on the same state", async () => {
  const headers = { Authorization: `Basic ${btoa(`${API_KEY}:`)}` };
  const service = async (twin) => {
    const answer = await twin.fetch(`${BASE}/api/servico/1`, { headers });
    return [answer.status, await answer.json()];
  };
  const both = new TwinOfBoth({ keys: [{ key: API_KEY }] });
  const answer = await ask(both, "services.insert", { body: { nome: "Aula", valor: 10 } });
  assert.equal(answer.status, 200, await answer.text());
  const [status, { nome }] = await service(both);
  assert.deepEqual([status, nome], [200, "Aula"]);
  const one = new Twin({ keys: [{ key: API_KEY }] });
  one.restore(both.snapshot());
  const mensagem = "Aqui só há a versão 2 do serviço: a versão 1 está em lastro-twin/v1.";
  assert.deepEqual(await service(one), [404, { tipo: "requisicao_invalida", mensagem }]);
  assert.equal((await ask(one, "services.select", { id: 1 })).status, 200);
});

test("CommonJS, and the slim entry after init", async () => {
  const slim = await import("lastro-twin/slim");
  assert.equal(slim.isReady(), false);
  assert.throws(() => new slim.Twin(), (error) => error.code === "not_ready" && error.issues[0].code === "not_ready");
  await slim.init(readFileSync(require.resolve("lastro-twin/twin.wasm")));
  assert.equal(new slim.Twin().now(), "2027-01-01T09:00:00-03:00");
  assert.equal(new (require("lastro-twin").Twin)({ now: "2027-05-01T00:00:00-03:00" }).now(), "2027-05-01T00:00:00-03:00");
});
