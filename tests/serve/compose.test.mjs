// Tests the example for Docker Compose without containers: starts the app, the receiver and the twin as compose.yaml does, with
// the example's configuration.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { ROOT } from "./server.mjs";

const EXAMPLE = join(ROOT, "examples/compose");
const SECRETS = { key: "chave-do-exemplo-compose", "read-only-key": "chave-que-so-le-vendas", webhook: "assinatura-do-exemplo", token: "token-do-exemplo" };
const started = [];
let folder, twin, app, receiver;

/** Starts a program, and reads its output up to the first line that `first` matches. Returns the first group of the match. */
async function start(program, words, env, first) {
  const child = spawn(program, words, { cwd: folder, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  for await (const line of createInterface(child.stdout)) {
    const found = line.match(first)?.[1];
    if (found) return found;
  }
  throw new Error(`${program} ${words.join(" ")} ended`);
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "lastro-compose-"));
  for (const name of ["app.mjs", "receiver.mjs", "package.json"]) await copyFile(join(EXAMPLE, "web", name), join(folder, name));
  await copyFile(join(EXAMPLE, "twin.toml"), join(folder, "twin.toml"));
  await mkdir(join(folder, "secrets"));
  for (const [name, secret] of Object.entries(SECRETS)) await writeFile(join(folder, "secrets", name), `${secret}\n`);
  await mkdir(join(folder, "node_modules"));
  await symlink(join(ROOT, "bindings/wasm/node_modules/lastro"), join(folder, "node_modules/lastro"));
  const here = { PORT: "0", HOST: "127.0.0.1" };
  const port = await start("node", ["receiver.mjs"], { ...here, LASTRO_WEBHOOK_SECRET_FILE: "secrets/webhook" }, /on port (\d+)/);
  receiver = `http://127.0.0.1:${port}`;
  // The receiver has no host name here, so its URL is passed as an argument. On Linux, the twin gets an address for which the
  // client needs `allow_http`, as in a container.
  const host = process.platform === "linux" ? "127.0.0.2" : "127.0.0.1";
  const words = ["serve", "--config", "twin.toml", "--host", host, "--port", "0", "--webhook", `${receiver}/webhook`, "--webhook-secret-file", "secrets/webhook"];
  twin = await start(process.env.LASTRO ?? join(ROOT, "target/debug/lastro"), words, {}, /^listening on (http:\S+)$/);
  const client = { ...here, LASTRO_BASE_URL: twin, LASTRO_ALLOW_HTTP: "1", LASTRO_KEY_FILE: "secrets/key" };
  app = `http://127.0.0.1:${await start("node", ["app.mjs"], client, /on port (\d+)/)}`;
});
after(async () => {
  for (const child of started) child.kill();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const order = (body) => fetch(`${app}/orders`, { method: "POST", body });

test("an order is a sale in the twin, and its notifications arrive signed", async () => {
  const sold = await order(JSON.stringify({ nome: "Ana Souza", valor: "129.90" }));
  assert.equal(sold.status, 200, await sold.clone().text());
  assert.equal((await sold.json()).valor_venda, "129.90");
  assert.equal((await order(JSON.stringify({ nome: "Bia Lima", valor: "80.00" }))).status, 200);
  const listed = await (await fetch(`${app}/orders`)).json();
  assert.deepEqual(listed.map(({ cliente, valor_venda }) => [cliente, valor_venda]), [["Ana Souza", "129.90"], ["Bia Lima", "80.00"]]);
  let events = [];
  for (const until = Date.now() + 15_000; events.length < 5 && Date.now() < until; ) events = await (await fetch(`${receiver}/events`)).json();
  const named = events.map(({ entity, operation }) => `${entity} ${operation}`).sort();
  assert.deepEqual(named, ["customer insert", "customer insert", "sale insert", "sale insert", "service insert"]);
});

test("what the service refuses is told, and the app goes on", async () => {
  const refused = await order(JSON.stringify({ nome: "", valor: "1.00" }));
  assert.equal(refused.status, 422, await refused.text());
  assert.equal((await order("{")).status, 400);
  assert.equal((await fetch(`${app}/`)).status, 404);
});

test("the receiver takes nothing that is not signed", async () => {
  const forged = await fetch(`${receiver}/webhook`, { method: "POST", body: '{"header":{"signature":[]}}' });
  assert.equal(forged.status, 401);
});

test("the key for reading lists sales alone", async () => {
  const status = async (path) => (await fetch(`${twin}/api/v2/${path}/`, { headers: { Authorization: `Basic ${btoa(`${SECRETS["read-only-key"]}:`)}` } })).status;
  assert.deepEqual([await status("vendas"), await status("clientes")], [200, 401]);
});

test("compose.yaml starts these programs with these files", async () => {
  const compose = await readFile(join(EXAMPLE, "compose.yaml"), "utf8");
  for (const part of ['["app.mjs"]', '["receiver.mjs"]', "./twin.toml:/run/twin.toml:ro", ...Object.keys(SECRETS).map((name) => `file: secrets/${name} `)]) {
    assert.ok(compose.includes(part), part);
  }
});
