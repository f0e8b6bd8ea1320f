// The client example of the package's README. It needs the key of an account; the tests run it against a simulation of the service.
// begin readme
import { Client } from "lastro/client";

const client = new Client({ base_url: "https://conta.example", api_key: process.env.LASTRO_KEY });
const large = { filters: [{ field: "valor_venda", operator: "gte", value: 100 }] };
for await (const sale of client.sales.list(large)) console.log(sale.id, sale.valor_venda);
const customer = await client.customers.insert({ tipo: 2, nome: "Ana Souza" });
console.log(customer.id, customer.nome);
// end readme
