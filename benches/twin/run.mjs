// `lastro serve` beside other servers that a program can be tested against, under the same load, one after the other.
// Arguments: the program lastro, the load generator oha, the Python with localstripe, the seconds of a run. Prints a line of
// JSON for each figure.

import { spawn, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const [lastro, oha, python, seconds = "6"] = process.argv.slice(2);
const CONNECTIONS = "64";
const folder = mkdtempSync(join(tmpdir(), "lastro-bench-"));
const bin = (name) => new URL(`node_modules/.bin/${name}`, import.meta.url).pathname;
// emulate needs a newer Node than the project, which npm has as a package
const newerNode = bin("node");

const CUSTOMER = JSON.stringify({ tipo: 2, nome: "Ana Souza" });
const SALE = JSON.stringify({
  data: "2027-01-10",
  id_cliente: 1,
  id_meio_pagamento: 1,
  discriminacao: "Manutenção mensal conforme contrato",
  metodo_cobranca: 3,
  valor_venda: 389.9,
  itens: [{ id_servico: 1, recorrente: 1, valor: 389.9, qtd: 1 }],
  parcelas: [
    { data_vencimento: "2027-02-10", valor: 194.95 },
    { data_vencimento: "2027-03-10", valor: 194.95 },
  ],
});
const SALES = Array.from({ length: 1000 }, (_, i) => ({ id: i + 1, ...JSON.parse(SALE), status: (i % 5) + 1 }));

const key = "chave-de-teste";
const basic = `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
const json = { "Content-Type": "application/json" };

const servers = [
  ourServer("lastro serve, memory", ["--memory"]),
  ourServer("lastro serve, SQLite", ["--db", join(folder, "lastro.db")]),
  {
    name: "json-server",
    note: "state, written to a file",
    start: (port) => {
      const file = join(folder, "db.json");
      writeFileSync(file, JSON.stringify({ sales: SALES }));
      return [bin("json-server"), ["--port", port, "--quiet", file]];
    },
    one: "/sales/1",
    list: "/sales?status=2&_sort=id&_limit=100",
    insert: ["/sales", SALE, json],
  },
  {
    name: "prism",
    note: "examples from the OpenAPI document of `lastro serve`; no state",
    start: (port, { openapi }) => [bin("prism"), ["mock", "--port", port, openapi]],
    one: "/api/v2/vendas/1",
    list: "/api/v2/vendas/?_limit=100",
    insert: ["/api/v2/vendas/", SALE, json],
    headers: { Authorization: basic },
  },
  {
    name: "emulate (Stripe)",
    note: "state in memory; it answers 5,000 requests an hour, so its runs are of 1,500",
    start: (port) => [newerNode, [bin("emulate"), "start", "--service", "stripe", "--port", port]],
    prepare: async (base, headers) => {
      const made = await fetch(`${base}/v1/customers`, { method: "POST", headers, body: "name=Ana" });
      return { one: `/v1/customers/${(await made.json()).id}` };
    },
    list: "/v1/customers?limit=100",
    insert: ["/v1/customers", "name=Ana", { "Content-Type": "application/x-www-form-urlencoded" }],
    headers: { Authorization: "Bearer sk_test_emulate" },
    requests: "1500",
  },
  {
    name: "localstripe",
    note: "state, the whole of it written after each change",
    start: (port) => [python, ["-m", "localstripe", "--port", port, "--from-scratch"]],
    prepare: async (base, headers) => {
      const made = await fetch(`${base}/v1/customers`, { method: "POST", headers, body: "name=Ana" });
      return { one: `/v1/customers/${(await made.json()).id}` };
    },
    list: "/v1/customers?limit=100",
    insert: ["/v1/customers", "name=Ana", { "Content-Type": "application/x-www-form-urlencoded" }],
    headers: { Authorization: "Bearer sk_test_12345" },
  },
];

function ourServer(name, options) {
  return {
    name,
    note: "the rules of the service, a transaction for each group of writes",
    start: (port) => [lastro, ["serve", ...options, "--port", port, "--key", key, "--token", "t"]],
    prepare: async (base, headers) => {
      const post = (path, body) => fetch(base + path, { method: "POST", headers: { ...headers, ...json }, body });
      await post("/api/v2/clientes/", CUSTOMER);
      await post("/api/v2/servicos/", JSON.stringify({ nome: "Suporte" }));
      for (let i = 0; i < 1000; i += 1) await post("/api/v2/vendas/", SALE);
      return {};
    },
    one: "/api/v2/vendas/1",
    list: "/api/v2/vendas/?_sort=id&_limit=100",
    insert: ["/api/v2/vendas/", SALE, json],
    headers: { Authorization: basic },
    fixedRate: "2000",
  };
}

/** A port that nobody uses. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}

async function answers(base) {
  const begun = performance.now();
  while (performance.now() - begun < 30_000) {
    try {
      await fetch(base);
      return performance.now() - begun;
    } catch {
      await wait(5);
    }
  }
  throw new Error(`${base} does not answer`);
}

function load(url, { headers = {}, method = "GET", body, requests, rate }) {
  const options = ["--no-tui", "--output-format", "json", "-c", CONNECTIONS, "-m", method, "--redirect", "0"];
  options.push(...(requests ? ["-n", requests] : ["-z", `${seconds}s`]));
  if (rate) options.push("-q", rate, "--latency-correction");
  for (const [name, value] of Object.entries(headers)) options.push("-H", `${name}: ${value}`);
  if (body) options.push("-d", body);
  const report = JSON.parse(execFileSync(oha, [...options, url], { encoding: "utf8", maxBuffer: 1 << 26 }));
  const statuses = Object.entries(report.statusCodeDistribution ?? {});
  const failed = statuses.filter(([status]) => !status.startsWith("2"));
  if (statuses.length === 0 || failed.length > 0) throw new Error(`${method} ${url}: ${JSON.stringify(report.statusCodeDistribution)}`);
  return { perSecond: report.summary.requestsPerSec, p99: report.latencyPercentiles.p99 * 1000 };
}

function print(who, work, figures, note) {
  console.log(JSON.stringify({ who, work, ...figures, note }));
}

async function measure(server, shared) {
  const port = await freePort();
  const [program, options] = server.start(port, shared);
  const child = spawn(program, options, { stdio: ["ignore", "ignore", "inherit"], cwd: folder });
  try {
    const base = `http://127.0.0.1:${port}`;
    print(server.name, "first answer", { ms: await answers(base) }, server.note);
    const { headers, requests } = server;
    const { one = server.one } = (await server.prepare?.(base, headers)) ?? {};
    if (server.name.startsWith("lastro")) {
      const document = await fetch(`${base}/_twin/openapi.json`, { headers: { Authorization: "Bearer t" } });
      shared.openapi = join(folder, "openapi.json");
      writeFileSync(shared.openapi, await document.text());
    }
    print(server.name, "GET one", load(base + one, { headers, requests }));
    print(server.name, "GET list of 100", load(base + server.list, { headers, requests }));
    const [path, body, type] = server.insert;
    const insert = { method: "POST", body, headers: { ...headers, ...type } };
    print(server.name, "POST", load(base + path, { ...insert, requests }));
    if (server.fixedRate) {
      print(server.name, `POST at ${server.fixedRate}/s`, load(base + path, { ...insert, rate: server.fixedRate }));
    }
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve) : resolve()));
  }
}

const shared = {};
try {
  for (const server of servers) {
    try {
      await measure(server, shared);
    } catch (error) {
      // a peer that cannot be measured here must not hide the others; it is named in the table
      if (server.name.startsWith("lastro")) throw error;
      print(server.name, "failed", {}, String(error.message).slice(0, 200));
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
