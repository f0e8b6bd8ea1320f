// Tests recordings of `fetch`. A recording must be complete after each request, and must not contain keys or cards.
import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Client, ExchangeError } from "lastro/client";
import { Client as ClientV1 } from "lastro/client/v1";
import { LastroError, Recording } from "lastro/record";
import { toFile } from "lastro/record/file";
import { Twin } from "lastro-twin/v1";

const BASE = "https://conta.example";
const API_KEY = "chave-de-teste";
const [CARD, CODE] = ["4242424242424242", "739"];
const card = { titular: "ANA C", numero: CARD, validade: "2030-12-31", codigo: CODE };
const CUSTOMER = { tipo: 2, nome: "Ana Conceição", cartoes: [card] };
const settings = { base_url: BASE, api_key: API_KEY };
const SERVICES = `${BASE}/api/v2/servicos/`;
const headers = { Authorization: `Basic ${btoa(`${API_KEY}:`)}` };

/** The entries of a recording. Asserts that it contains no secret. */
function entries(text) {
  for (const secret of [API_KEY, btoa(`${API_KEY}:`), CARD]) assert.ok(!text.includes(secret), secret);
  // search for the security code only as a value, since other numbers may contain its digits
  assert.doesNotMatch(text, new RegExp(`codigo\\W*${CODE}`));
  return JSON.parse(text).log.entries;
}

const lines = (text) => entries(text).map(({ request, response }) => `${request.method} ${request.url} ${response.status}`);

/** Creates a recording in memory. Asserts that it is a complete document after each write. */
function inMemory(host) {
  let har = "";
  const write = (text, at) => {
    har = har.slice(0, at) + text;
    JSON.parse(har);
  };
  return { recording: new Recording(write, host), har: () => har };
}

/** Creates a temporary folder for a test, which is deleted after the test. */
async function folder(t) {
  const path = await mkdtemp(join(tmpdir(), "lastro-record-"));
  t.after(() => rm(path, { recursive: true }));
  return path;
}

/** Starts a local server for a test. Returns its address. */
async function serve(t, respond) {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

describe("a recording of fetch", () => {
  test("contains each request of a client as soon as the client has the response", async (t) => {
    const file = join(await folder(t), "rec.har");
    const twin = new Twin({ keys: [{ key: API_KEY }], now: "2027-02-01T09:00:00-03:00" });
    const recording = new Recording(toFile(file), { now: () => Date.parse(twin.now()) });
    const fetch = recording.around(twin.fetch);
    await new Client(settings, { fetch }).customers.insert(CUSTOMER);
    const text = readFileSync(file, "utf8");
    assert.deepEqual(lines(text), [`GET ${BASE}/api/v2/clientes/?_sort=-id&_fields=id&_limit=1 200`, `POST ${BASE}/api/v2/clientes/ 200`]);
    await new ClientV1(settings, { fetch }).services.insert({ nome: "Aula", valor: "10.00" });
    await recording.end();
    const [, insert, ...others] = entries(readFileSync(file, "utf8"));
    assert.match(others.at(-1).request.url, /\/api\/servico/);
    assert.equal(insert.startedDateTime.slice(0, 10), "2027-02-01");
    assert.equal(JSON.parse(insert.request.postData.text).nome, "Ana Conceição");
    assert.equal(JSON.parse(insert.response.content.text).nome, "Ana Conceição");
    if (process.platform !== "win32") assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  test("accepts every form of request, and does not change its response", async () => {
    const twin = new Twin({ keys: [{ key: API_KEY }] });
    const { recording, har } = inMemory();
    const fetch = recording.around(twin.fetch);
    const body = '{"nome":"Aula"}';
    const post = { method: "POST", headers: { ...headers, "Content-Type": "application/json" } };
    const answers = await Promise.all([
      fetch(SERVICES, { ...post, body }),
      fetch(new URL(SERVICES), { ...post, body: new TextEncoder().encode(body) }),
      fetch(new Request(SERVICES, { ...post, body })),
      fetch(new Request(SERVICES, post), { body }),
    ]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    assert.deepEqual(ids.sort(), [1, 2, 3, 4]);
    assert.equal(answers[0].url, SERVICES);
    assert.deepEqual(entries(har()).map(({ request }) => request.postData.text), Array(4).fill(body));
  });

  test("has no response if it was lost or incomplete", async (t) => {
    const { recording, har } = inMemory();
    const address = await serve(t, (request, response) => {
      if (request.url === "/none") return response.destroy();
      response.writeHead(200, { "Content-Length": 1000 });
      response.write("{", () => response.destroy());
    });
    const fetch = recording.around();
    await assert.rejects(fetch(`${address}none`), TypeError);
    await assert.rejects((await fetch(`${address}cut`)).text(), TypeError);
    await assert.rejects(fetch(`${address}none`, { signal: AbortSignal.abort() }), { name: "AbortError" });
    assert.deepEqual(entries(har()).map(({ response }) => [response.status, response._error]), Array(3).fill([0, "no response"]));
  });

  test("contains the decompressed body of a compressed response", async (t) => {
    const { recording, har } = inMemory();
    const address = await serve(t, (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
      response.end(gzipSync('{"id":7}'));
    });
    assert.deepEqual(await (await recording.around()(address)).json(), { id: 7 });
    assert.equal(entries(har())[0].response.content.text, '{"id":7}');
  });

  test("writes one entry after the other, however long a write takes", async () => {
    const twin = new Twin({ keys: [{ key: API_KEY }] });
    let [har, writes, running] = ["", 0, 0];
    const recording = new Recording(async (text, at) => {
      assert.equal(++running, 1);
      await new Promise((done) => setTimeout(done, (5 - writes++) * 3));
      har = har.slice(0, at) + text;
      running--;
    });
    const fetch = recording.around(twin.fetch);
    await Promise.all([1, 2, 3, 4].map(() => fetch(SERVICES, { headers })));
    assert.equal(lines(har).length, 4);
  });

  test("an error of writing fails no request, and end throws it", async (t) => {
    const file = join(await folder(t), "rec.har");
    const twin = new Twin({ keys: [{ key: API_KEY }] });
    let calls = 0;
    const recording = new Recording(() => {
      if (++calls === 2) throw new Error("the disk is full");
    });
    const fetch = recording.around(twin.fetch);
    for (const _ of [1, 2]) assert.equal((await fetch(SERVICES, { headers })).status, 200);
    await assert.rejects(recording.end(), { message: "the disk is full" });
    assert.equal(calls, 2);
    toFile(file);
    assert.throws(() => toFile(file), { code: "EEXIST" });
    assert.ok(existsSync(file));
    for (const write of [undefined, null, "rec.har"]) assert.throws(() => new Recording(write), LastroError);
    assert.throws(() => recording.around("fetch"), LastroError);
  });

  test("does not hide the outcome of a change", async () => {
    const twin = new Twin({ keys: [{ key: API_KEY }] });
    const { recording, har } = inMemory();
    twin.faults({ rules: [{ operations: ["services.select"], nth: 1, phase: "before", action: { status: 404 } }] });
    const client = new Client(settings, { fetch: recording.around(twin.fetch) });
    await assert.rejects(client.services.select(1), (error) => error instanceof ExchangeError && error.kind === "refused");
    assert.deepEqual(lines(har()), [`GET ${SERVICES}1 404`]);
  });
});
