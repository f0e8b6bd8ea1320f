// Tests the JavaScript client and the example receivers with `lastro serve`, while the server injects faults.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { Client } from "../../bindings/wasm/node_modules/lastro/dist/client.js";
import { receiver as expressReceiver } from "../../bindings/wasm/examples/receivers/express.mjs";
import { receiver as fastifyReceiver } from "../../bindings/wasm/examples/receivers/fastify.mjs";
import { serve } from "./server.mjs";

const KEY = "chave-dos-clientes";
const TOKEN = "token-dos-clientes";
const SECRET = "segredo-de-João";
const NAMES = Array.from({ length: 25 }, (_, at) => `Cliente ${at + 1}`);

const closing = [];
const handled = { express: [], fastify: [] };
let origin;

before(async () => {
  const given = (name) => ({ secret: SECRET, seen: new Set(), handle: (event, body) => handled[name].push([event, Buffer.from(body).toString()]) });
  const express = createServer(expressReceiver(given("express")));
  await new Promise((listening) => express.listen(0, "127.0.0.1", listening));
  closing.push(() => new Promise((closed) => express.close(closed).closeAllConnections()));
  const fastify = fastifyReceiver(given("fastify"));
  closing.push(() => fastify.close());
  const urls = [`http://127.0.0.1:${express.address().port}`, await fastify.listen({ port: 0, host: "127.0.0.1" })];

  // the twin uses the real time, because receivers reject notifications that are too old by their own clock
  const words = ["--port", "0", "--key", KEY, "--token", TOKEN, "--clock", "real"];
  for (const url of urls) words.push("--webhook", `${url}/webhook`);
  words.push("--webhook-secret", SECRET);
  const { server, address } = await serve(words);
  origin = address;
  closing.unshift(() => {
    const ended = new Promise((exit) => server.once("exit", exit));
    server.kill();
    return ended;
  });
  await plan({ rules: [], deliveries: [
    { nth: 2, action: { duplicate: true } },
    { nth: 5, action: { corrupt: true } },
  ] });
  const headers = { Authorization: `Basic ${btoa(`${KEY}:`)}`, "Content-Type": "text/json" };
  for (const nome of NAMES) {
    const body = JSON.stringify({ tipo: 1, nome });
    const answer = await fetch(`${origin}/api/v2/clientes/`, { method: "POST", headers, body });
    assert.equal(answer.status, 200, await answer.text());
  }
});
after(async () => {
  for (const close of closing) await close();
});

async function control(method, path, body) {
  const answer = await fetch(`${origin}/_twin/${path}`, {
    method,
    headers: { Authorization: `Bearer ${TOKEN}` },
    body: body && JSON.stringify(body),
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}
const plan = (faults) => control("PUT", "faults", faults);

async function listed(given = {}) {
  const [names, waits] = [[], []];
  let now = Date.now();
  const wait = async (ms) => {
    waits.push(ms);
    now += ms;
  };
  const client = new Client({ base_url: origin, api_key: KEY, ...given }, { clock: { now: () => now, wait } });
  for await (const { nome } of client.customers.list("_limit=10")) names.push(nome);
  return { names, waits };
}

test("the client lists every customer once, whatever goes wrong on the way", async () => {
  const of = (nth, phase, action) => ({ operations: ["customers.list"], nth, phase, action });
  await plan({
    rules: [
      of(1, "before", { status: 429, retry_after: 1 }),
      of(3, "after", { drop: true }),
      of(4, "after", { drop_after: 20 }),
      of(5, "before", { status: 503 }),
      of(6, "before", { status: 502, body: "html" }),
      of(7, "before", { latency_ms: 20 }),
    ],
  });
  const { names, waits } = await listed();
  assert.deepEqual(names, NAMES);
  assert.equal(waits.length, 5);
  const { rules } = await control("GET", "faults");
  assert.deepEqual(rules.map((rule) => rule.applied), [1, 1, 1, 1, 1, 1]);
});

test("an answer that is no JSON is an unexpected response, and a wrong key is told without it", async () => {
  await plan({ rules: [{ operations: ["customers.list"], phase: "after", action: { body: "wrong_json" } }] });
  await assert.rejects(listed(), (error) => error.kind === "unexpected_response");
  await plan({ rules: [] });
  await assert.rejects(listed({ api_key: "errada-123" }), (error) => /refused \(401 /.test(error.message) && !error.message.includes("errada-123"));
});

test("the receivers take every notification once, and refuse the spoiled one", async () => {
  const until = Date.now() + 30_000;
  const count = () => handled.express.length + handled.fastify.length;
  while (Date.now() < until && count() < 2 * NAMES.length - 1) await new Promise((done) => setTimeout(done, 100));
  assert.equal(count(), 2 * NAMES.length - 1);
  for (const events of Object.values(handled)) {
    assert.ok(events.every(([event]) => event.entity === "customer"));
    // the receiver handles a notification once, even if it is delivered twice
    assert.equal(new Set(events.map(([, body]) => body)).size, events.length);
  }
  const deliveries = await control("GET", "deliveries?limit=1000");
  const refused = deliveries.filter(({ attempts }) => attempts.some(({ status }) => status === 401));
  assert.deepEqual(refused.map(({ id }) => id), [5]);
});
