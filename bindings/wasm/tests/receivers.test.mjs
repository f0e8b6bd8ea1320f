// Tests the webhook receivers and the client of the examples with real HTTP, on servers on this machine.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { webhook } from "lastro";
import { Client } from "lastro/client";
import { receiver as expressReceiver } from "../examples/receivers/express.mjs";
import { receiver as fastifyReceiver } from "../examples/receivers/fastify.mjs";
import { receiver as fetchReceiver } from "../examples/receivers/fetch.mjs";

const SECRET = "segredo-de-João";
const open = [];
after(() => Promise.all(open.map((close) => close())));

function listening(server) {
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      open.push(() => new Promise((closed) => server.close(closed)));
      done(`http://127.0.0.1:${server.address().port}`);
    });
  });
}

const servers = {
  express: (given) => listening(createServer(expressReceiver(given))),
  fastify: async (given) => {
    const app = fastifyReceiver(given);
    open.push(() => app.close());
    return app.listen({ port: 0, host: "127.0.0.1" });
  },
  // calls the fetch handler from a node:http server, since Node cannot run a Worker
  fetch: (given) => {
    const handler = fetchReceiver(given);
    return listening(
      createServer(async (incoming, outgoing) => {
        const chunks = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const body = incoming.method === "POST" ? Buffer.concat(chunks) : undefined;
        const answer = await handler(new Request(`http://x${incoming.url}`, { method: incoming.method, body }));
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
        outgoing.end(Buffer.from(await answer.arrayBuffer()));
      }),
    );
  },
};

for (const [name, start] of Object.entries(servers)) {
  test(`${name}: signed bodies pass, everything else is refused`, async () => {
    const handled = [];
    const url = await start({ secret: SECRET, seen: new Set(), handle: (event, body) => handled.push([event.entity, Buffer.from(body).toString()]) });
    const post = (body) => fetch(`${url}/webhook`, { method: "POST", body, headers: { "Content-Type": "application/json" } });
    const timestamp = Math.floor(Date.now() / 1000);
    for (const [id, flavour] of ["php", "php_unescaped", "js", "python"].entries()) {
      const data = `{"id":${id},"nome":"João / Cia","valor":10.0}`;
      const body = webhook.sign({ endpoint: "clientes", operation: "update", data, timestamp, secret: SECRET, flavour });
      assert.equal((await post(body)).status, 204);
      assert.equal((await post(body)).status, 204);
      const forged = await post(body.replace("João", "Jose").replace("Jo\\u00e3o", "Jose"));
      assert.deepEqual([forged.status, await forged.json()], [401, { refused: "mismatch" }]);
      // A body that JavaScript parsed and wrote again does not match its signature if the sender was Python or PHP: Python writes
      // numbers such as 10.0, and PHP writes strings with \u00e3.
      const rewritten = await post(JSON.stringify(JSON.parse(body)));
      assert.equal(rewritten.status, flavour === "python" || flavour === "php" ? 401 : 204);
      assert.deepEqual(handled.pop(), ["customer", body]);
    }
    assert.deepEqual(handled, []);
    const old = webhook.sign({ endpoint: "clientes", operation: "update", data: "{}", timestamp: 1, secret: SECRET, flavour: "js" });
    assert.deepEqual(await (await post(old)).json(), { refused: "too_old" });
    for (const body of ["", "{", "[]", "x".repeat(1000)]) assert.equal((await post(body)).status, 401);
  });
}

/**
 * A server with 5 customers, 2 per page. Some requests fail: with the status 429, with 503, with an HTML error page, and with a dropped
 * connection.
 */
function service(key) {
  const all = [1, 2, 3, 4, 5].map((id) => ({ id, nome: `Cliente ${id}` }));
  const failures = {
    2: (out) => out.writeHead(429, { "Retry-After": "0" }).end('{"code":429,"message":"devagar"}'),
    4: (out) => out.writeHead(503, { "Retry-After": new Date(Date.now() - 5000).toUTCString() }).end(),
    5: (out) => out.writeHead(502, { "Content-Type": "text/html" }).end("<html>Bad Gateway</html>"),
    6: (out) => out.destroy(),
  };
  const asked = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url, "http://x");
    asked.push(incoming.url);
    const authorized = incoming.headers.authorization === `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
    if (!authorized) return outgoing.writeHead(401).end(JSON.stringify({ code: 401, message: "chave errad inválida" }));
    if (asked.length in failures) return failures[asked.length](outgoing);
    const offset = Number(url.searchParams.get("_offset") ?? 0);
    const limit = Number(url.searchParams.get("_limit"));
    const header = { offset, limit, count: all.length, sort: url.searchParams.get("_sort"), requestId: "r" };
    outgoing.writeHead(200, { "Content-Type": "text/json" });
    outgoing.end(JSON.stringify({ header, data: all.slice(offset, offset + limit) }));
  });
  return { server, asked };
}

/** A client whose waits take no time. `waits` receives their lengths in milliseconds. */
function patient(base_url, api_key, waits = []) {
  return new Client({ base_url, api_key }, { clock: { now: Date.now, wait: async (ms) => void waits.push(ms) } });
}

test("the client lists every customer once, although requests fail", async () => {
  const { server, asked } = service("chave-1");
  const base_url = await listening(server);
  const [waits, states, found] = [[], [], []];
  const client = patient(base_url, "chave-1", waits);
  for await (const { items, state } of client.customers.list("_limit=2").pages()) {
    found.push(...items.map(({ id }) => id));
    states.push(state);
  }
  assert.deepEqual(found, [1, 2, 3, 4, 5]);
  assert.ok(waits.length === 4 && waits.every((ms) => ms >= 0 && ms <= 120_000));
  assert.ok(asked.every((url) => url.startsWith("/api/v2/clientes/?") && url.includes("_sort=id")));
  assert.deepEqual([states.length, asked.length], [3, 7]);
});

test("an invalid key is reported once, and the error does not contain it", async () => {
  const { server, asked } = service("chave-1");
  const base_url = await listening(server);
  const listed = async () => {
    for await (const one of patient(base_url, "errada-123").customers.list()) assert.fail(String(one));
  };
  await assert.rejects(listed, /refused \(401 chave \*\*\* inválida\)/);
  assert.equal(asked.length, 1);
});

test("a page that is not a listing is an unexpected response", async () => {
  const base_url = await listening(createServer((_, out) => out.writeHead(200).end("<html>login</html>")));
  const listed = async () => {
    for await (const one of patient(base_url, "k").customers.list()) assert.fail(String(one));
  };
  await assert.rejects(listed, (error) => error.kind === "unexpected_response" && error.issues[0].path === "body");
});
