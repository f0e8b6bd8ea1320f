// An app that sells lessons. POST /orders with {"nome": "Ana Souza", "valor": "129.90"} inserts a customer and a sale into the billing
// service. GET /orders lists the sales.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { Client, ExchangeError, LastroError } from "lastro/client";

const client = new Client({
  base_url: process.env.LASTRO_BASE_URL,
  api_key: readFileSync(process.env.LASTRO_KEY_FILE, "utf8").trim(),
  // allows http, for a twin in the same private network: the twin has no certificate
  allow_http: process.env.LASTRO_ALLOW_HTTP === "1",
});

/** Returns the key of the service record for lessons, to which every sale refers. The first order inserts this record. */
async function lesson(valor) {
  for await (const service of client.services.list("nome=Aula")) return service.id;
  return (await client.services.insert({ nome: "Aula", valor })).id;
}

async function order({ nome, valor }) {
  const id_servico = await lesson(valor);
  const { id: id_cliente } = await client.customers.insert({ tipo: 2, nome });
  const today = new Date().toISOString().slice(0, 10);
  return client.sales.insert({
    id_cliente,
    id_meio_pagamento: 1,
    metodo_cobranca: 3,
    data: today,
    itens: [{ id_servico, valor, qtd: 1 }],
    parcelas: [{ data_vencimento: today, valor }],
  });
}

async function answer(request) {
  if (request.method === "POST") return order(await json(request));
  const found = [];
  for await (const { id, cliente, valor_venda } of client.sales.list("_sort=id")) found.push({ id, cliente, valor_venda });
  return found;
}

const server = createServer(async (request, response) => {
  const reply = (status, body) => response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  if (request.url !== "/orders") return reply(404, { error: "not found" });
  try {
    reply(200, await answer(request));
  } catch (error) {
    // show errors of the validation and of the billing service to the caller; other errors are bugs of this app
    if (error instanceof ExchangeError || error instanceof LastroError) reply(422, { error: error.message });
    else if (error instanceof SyntaxError) reply(400, { error: "expected JSON" });
    else reply(500, { error: "internal" });
  }
});
server.listen(Number(process.env.PORT ?? 8080), process.env.HOST, () => console.log(`app on port ${server.address().port}`));
