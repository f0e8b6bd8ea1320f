// Measures how many webhook notifications `lastro serve` delivers per second. The notifications of each record must arrive in order.

import { deepStrictEqual } from "node:assert";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { BASIC, CONTROL, lastro, times } from "./servers.mjs";
import { served } from "./process.mjs";

const SECRET = "segredo-de-teste";
/** Number of changes per record. */
const CHANGES = 10;
/** Time in milliseconds after which `lastro serve` repeats a delivery that the receiver refused. */
const RETRY_MS = 10_000;
const PATIENCE_MS = 120_000;

/**
 * Delivers about `count` notifications, and returns the number per second. The receiver first refuses the first notification of each
 * record, so that all other notifications of the record wait in the queue. Then the server's clock is moved forward to the next attempts,
 * and the delivery of all notifications is timed.
 */
export async function delivered({ program, folder, count }, place) {
  const records = Math.max(1, Math.round(count / CHANGES));
  const expected = records * CHANGES;
  let accepting = false;
  let refused = 0;
  const bodies = [];
  let all;
  const complete = new Promise((resolve) => (all = resolve));
  const receiver = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      if (!accepting) refused += 1;
      else if (bodies.push(Buffer.concat(parts)) === expected) all(performance.now());
      response.writeHead(accepting ? 200 : 503).end();
    });
  });
  await new Promise((listening) => receiver.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${receiver.address().port}/avisos`;
  const start = (port) => lastro(program, port, place, ["--webhook", url, "--webhook-secret", SECRET]);
  let perSecond;
  try {
    await served(start, folder, async (base) => {
      await change(base, records);
      await within("the first attempts", () => refused === records);
      await reported(base);
      const { now } = await control(base, "GET", "state");
      const to = new Date(Date.parse(now) + RETRY_MS).toISOString();
      accepting = true;
      const begun = performance.now();
      const moved = control(base, "POST", "advance", { to });
      await Promise.all([moved, within("the notifications", () => bodies.length === expected)]);
      perSecond = expected / (((await complete) - begun) / 1000);
    });
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
  inOrder(bodies, records);
  return { perSecond, expected };
}

/** Inserts customers, and changes each several times. The customer's name has the number of the change. */
async function change(base, records) {
  const send = async (method, path, nome) => {
    const body = JSON.stringify({ tipo: 2, nome });
    const answer = await fetch(base + path, { method, headers: { ...BASIC, "Content-Type": "application/json" }, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await times(records, async () => {
    const { id } = await send("POST", "/api/v2/clientes/", "1");
    for (let nome = 2; nome <= CHANGES; nome += 1) await send("PUT", `/api/v2/clientes/${id}`, String(nome));
  });
}

/** Waits until the server has recorded the outcomes of all attempts. Its state then no longer changes. */
async function reported(base) {
  let last;
  await within("the reports of the first attempts", async () => {
    const before = last;
    last = (await control(base, "GET", "state")).revision;
    if (last !== before) await wait(300);
    return last === before;
  });
}

async function control(base, method, path, body) {
  const answer = await fetch(`${base}/_twin/${path}`, { method, headers: CONTROL, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} /_twin/${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function within(what, reached) {
  const begun = performance.now();
  while (!(await reached())) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${what}: not there within ${PATIENCE_MS / 1000} s`);
    await wait(5);
  }
}

/** Asserts that the notifications of each record arrived in the order of its changes, without duplicates. */
function inOrder(bodies, records) {
  const names = new Map();
  for (const body of bodies) {
    const { data } = JSON.parse(body);
    names.set(data.id, [...(names.get(data.id) ?? []), data.nome]);
  }
  const changes = Array.from({ length: CHANGES }, (_, at) => String(at + 1));
  deepStrictEqual(names.size, records, "not every record was notified");
  for (const [id, came] of names) deepStrictEqual(came, changes, `the notifications of customer ${id}`);
}
