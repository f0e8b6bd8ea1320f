// The compared servers. Each has a description, a command that starts it, and the URLs for the requests that all servers get.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const JSON_TYPE = { "Content-Type": "application/json" };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const KEY = "chave-para-testes";
const TOKEN = "token-de-teste";
export const BASIC = { Authorization: `Basic ${btoa(`${KEY}:`)}` };
export const CONTROL = { Authorization: `Bearer ${TOKEN}` };

const CUSTOMER = JSON.stringify({ tipo: 2, nome: "Ana Souza" });
const SERVICE = JSON.stringify({ nome: "Suporte" });
/** The record that all servers store, except those that support only Stripe's records. */
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
/** The record for servers that only support Stripe's records: a customer whose description is the text of `SALE`. */
const STRIPE_CUSTOMER = new URLSearchParams({ name: "Ana Souza", description: "Manutenção mensal conforme contrato" }).toString();

const programs = new URL("node_modules/.bin/", import.meta.url).pathname;
const bin = (name) => join(programs, name);
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const requirements = readFileSync(new URL("requirements.txt", import.meta.url), "utf8");
const npm = (name) => dependencies[name];
const pip = (name) => requirements.match(new RegExp(`^${name}==(\\S+)$`, "m"))?.[1];

async function post(url, headers, body) {
  const answer = await fetch(url, { method: "POST", headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${text.slice(0, 100)}`);
  return text;
}

/** Calls the function `once` `count` times. Only a limited number of calls run at the same time. */
export async function times(count, once) {
  let next = 0;
  const worker = async () => {
    while (next < count) await once(next++);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** The command line of `lastro serve`. */
export function lastro(program, port, place, more = []) {
  return [program, ["serve", ...place, "--port", port, "--key", KEY, "--token", TOKEN, ...more]];
}

function ours({ program, records, shared, folder }, name, place, about) {
  return {
    name,
    about,
    start: (port) => lastro(program, port, place),
    load: async (base) => {
      const headers = { ...BASIC, ...JSON_TYPE };
      await post(`${base}/api/v2/clientes/`, headers, CUSTOMER);
      await post(`${base}/api/v2/servicos/`, headers, SERVICE);
      await times(records, () => post(`${base}/api/v2/vendas/`, headers, SALE));
      // gets the OpenAPI document from which the server prism generates its responses
      const document = await fetch(`${base}/_twin/openapi.json`, { headers: CONTROL });
      const text = await document.text();
      if (!document.ok) throw new Error(`GET /_twin/openapi.json: ${document.status} ${text.slice(0, 100)}`);
      shared.openapi = join(folder, "openapi.json");
      writeFileSync(shared.openapi, text);
      return "/api/v2/vendas/1";
    },
    list: "/api/v2/vendas/?_sort=id&_limit=100",
    listed: (body) => body.data.length,
    insert: ["/api/v2/vendas/", SALE, JSON_TYPE],
    headers: BASIC,
  };
}

function stripeLike(records, server) {
  return {
    ...server,
    load: async (base) => {
      const made = () => post(`${base}/v1/customers`, { ...server.headers, ...FORM }, STRIPE_CUSTOMER);
      const { id } = JSON.parse(await made());
      await times(records - 1, made);
      return `/v1/customers/${id}`;
    },
    list: "/v1/customers?limit=100",
    listed: (body) => body.data.length,
    insert: ["/v1/customers", STRIPE_CUSTOMER, FORM],
  };
}

/**
 * All servers. `missing` has the reasons why npm or pip packages could not be installed. `shared` is an object through which
 * one server passes files to another.
 */
export function servers(options) {
  const { python, records, folder, missing, shared } = options;
  return [
    ours(options, "lastro serve --memory", ["--memory"], "the rules of the service, its state in memory"),
    ours(
      options,
      "lastro serve --db",
      ["--db", join(folder, "lastro.db")],
      "the same, with a file: each write is on disk before its response is sent",
    ),
    {
      name: "json-server",
      about: `${npm("json-server")}, any records, without rules; its state is in memory, and a file with all of it is written after each change without waiting for the disk: not durable`,
      missing: missing.npm,
      start: (port) => {
        const file = join(folder, "db.json");
        const vendas = Array.from({ length: records }, (_, at) => ({ id: at + 1, ...JSON.parse(SALE) }));
        writeFileSync(file, JSON.stringify({ vendas }));
        return [bin("json-server"), ["--port", port, "--quiet", file]];
      },
      load: () => "/vendas/1",
      list: "/vendas?_sort=id&_limit=100",
      listed: (body) => body.length,
      insert: ["/vendas", SALE, JSON_TYPE],
    },
    {
      name: "prism",
      about: `${npm("@stoplight/prism-cli")}, validates requests against the OpenAPI document of \`lastro serve\` and responds with its examples: it keeps no state, and its list is the example's`,
      missing: missing.npm,
      start: (port) => {
        if (!shared.openapi) throw new Error("there is no OpenAPI document");
        return [bin("prism"), ["mock", "--port", port, "--verboseLevel", "silent", shared.openapi]];
      },
      load: () => "/api/v2/vendas/1",
      list: "/api/v2/vendas/?_sort=id&_limit=100",
      insert: ["/api/v2/vendas/", SALE, JSON_TYPE],
      headers: BASIC,
    },
    stripeLike(records, {
      name: "emulate",
      about: `${npm("emulate")}, its Stripe, in Node ${npm("node")}, with customers instead of sales; its state is only in memory: not durable. It accepts 5,000 requests per hour, so its runs are short`,
      missing: missing.npm,
      // this package needs a newer version of Node than the project does; that version is installed as an npm package
      start: (port) => [bin("node"), [bin("emulate"), "start", "--service", "stripe", "--port", port]],
      headers: { Authorization: "Bearer sk_test_emulate" },
      requests: 900,
    }),
    stripeLike(records, {
      name: "localstripe",
      about: `${pip("localstripe")}, Stripe's API in Python, with customers instead of sales; a file with its whole state is written after each change without waiting for the disk: not durable`,
      missing: missing.pip,
      start: (port) => [python, ["-m", "localstripe", "--port", port, "--from-scratch"]],
      headers: { Authorization: "Bearer sk_test_12345" },
    }),
  ];
}
