// Tests the package's types in strict mode: this file must compile, and each line after `@ts-expect-error` must have an error.
import { InstallmentStatus, LastroError, dispatch, installments, query, sale, schedule, webhook, type Sale, type SaleInput } from "lastro";
import { Client, ExchangeError, PersonKind } from "lastro/client";
import * as clientV1 from "lastro/client/v1";
import { Recording, type Write } from "lastro/record";
import { toFile } from "lastro/record/file";
import { init } from "lastro/slim";
import { Twin, type FaultPlan } from "lastro-twin";
import { Twin as TwinOfBoth } from "lastro-twin/v1";
import * as v1 from "lastro/v1";

const shares: readonly string[] = installments.split({ valor: 129.9, parcelas: 12, policy: "spread" });
installments.split({ valor: "129.90", parcelas: "12" });
// @ts-expect-error a policy that does not exist
installments.split({ valor: "1", parcelas: 1, policy: "random" });
// @ts-expect-error an argument is missing
installments.split({ valor: "1" });
// @ts-expect-error an argument that does not exist
installments.split({ valor: "1", parcelas: 1, parcels: 2 });
// @ts-expect-error money is not a boolean
installments.split({ valor: true, parcelas: 1 });

const decoded = sale.decode({ json: "{}" });
const record: Sale = decoded.value;
const status: InstallmentStatus | undefined = record.parcelas?.[0]?.status;
if (status === InstallmentStatus.PAID) console.log(shares, record.custom_codigo);
// @ts-expect-error an amount is a string, and cannot be used as a number
const wrong: number = record.valor_venda;

for (const { line, value, issues } of sale.decodeLines(new Uint8Array())) {
  const read: Sale | undefined = value;
  // @ts-expect-error a line that cannot be read has no value
  console.log(line, read, issues[0]?.code, value.id);
}
const broken: number[] = sale.validateLines("{}", { operation: "insert", today: "2027-01-31" }).filter(({ issues }) => issues.length > 0).map(({ line }) => line);
// @ts-expect-error the argument `operation` is missing
console.log(broken, sale.validateLines("{}"));

const typed: SaleInput = { id_cliente: "7", metodo_cobranca: "1", itens: [{ id_servico: "3" }] };
const draft: SaleInput = { ...typed, agendamento_data: "2027-01-31", valor_venda: 10.5, custom_peso: [1], itens: [{ valor: "1", qtd: 2 }] };
for (const issue of sale.validate({ value: draft, operation: "insert" }).issues) {
  if (issue.code === "mismatch" && issue.severity === "error") console.log(issue.path, issue.params["expected"]);
  // @ts-expect-error a code that does not exist
  if (issue.code === "mismatches") console.log();
}
// @ts-expect-error a field that does not exist
sale.validate({ value: { valorVenda: 1 }, operation: "insert" });

const next: string | null = schedule.nextAfter({ agendamento_data: "2027-01-31", agendamento_frequencia: 1, agendamento_repetir: 1, after: "2027-02-01" });
const text: string = query.build({ entity: "sale", filters: [{ field: "data", operator: "between", values: ["2026-01-01", "2026-01-31"] }] });
query.build({ entity: "customer", filters: [{ field: "nome", operator: "contains", value: "é" }, { field: "custom_x", operator: "gt", value: 1 }] });
// @ts-expect-error strings have no order, so `gte` does not apply
query.build({ entity: "customer", filters: [{ field: "nome", operator: "gte", value: "a" }] });
// @ts-expect-error `contains` applies only to strings, not to an amount
query.build({ entity: "sale", filters: [{ field: "valor_venda", operator: "contains", value: "1" }] });
// @ts-expect-error a field of another entity
query.build({ entity: "sale", filters: [{ field: "nome", value: "a" }] });
// @ts-expect-error `between` needs two values
query.build({ entity: "sale", filters: [{ field: "data", operator: "between", values: ["2026-01-01"] }] });
query.apply({ entity: "sale", query: { filters: [{ field: "itens.valor", operator: "lt", value: "10.00" }] }, records: [] });
query.matches({ entity: "sale", query: query.parse({ entity: "sale", query: text }), record: {} });
const verdict = webhook.verify({ secrets: ["a", "b"], body: new Uint8Array(), now: 1, tolerance_s: 300 });
if (verdict.verdict === "ok") console.log(verdict.event?.endpoint, verdict.secret_index, next, text, wrong);

const parameters: v1.SaleParameters = v1.sale.parseParameters({ form: "valor_1=1.00" });
const pairs: [name: string, value: string][] = v1.sale.parameters({ value: { cliente: "J", parcelas: [{ valor: 1 }], extra: { email: "a@b" } } });
// @ts-expect-error an unknown parameter, which must be in `extra`
v1.sale.parameters({ value: { clientes: "J" } });
// @ts-expect-error version 1 does not have this operation
v1.request.build({ operation: "plans.list", base_url: "https://x.example", api_key: "k" });
const legacy = v1.sale.decode({ json: "{}" }).value;
// @ts-expect-error `cliente` may be a placeholder instead of a record
console.log(legacy.cliente?.nome);
if (typeof legacy.cliente === "object" && !Array.isArray(legacy.cliente)) console.log(legacy.cliente, parameters, pairs);
const moved: Sale = v1.convert.saleToV2({ value: legacy }).value;
if (legacy.nfse_status === v1.InvoiceStatusV1.REMITTANCE) console.log(moved.id);

const twin = new Twin({ seed: 1, now: new Date(), keys: [{ key: "k" }], policies: { "default-limit": "10" } }, { wait: async () => {} });
// @ts-expect-error a member that does not exist
new Twin({ sed: 1 });
const inProcess: typeof fetch = twin.fetch;
const write: Write = toFile(new URL("file:///tmp/rec.har"));
const recorded: typeof fetch = new Recording(write, { now: () => Date.parse(twin.now()) }).around(inProcess);
// @ts-expect-error a path is not a function that writes
console.log(recorded, new Recording("rec.har"));
const legacyToo: Twin = new TwinOfBoth({ seed: 1 });
const { response: answered, fault } = twin.handle({ url: "/api/v2/vendas/", headers: new Headers(), at: "2027-01-31T00:00:00-03:00" });
console.log(inProcess, answered?.status, new TextDecoder().decode(answered?.body), fault?.latency_ms);
const reached: string = twin.advance("2027-02-01T00:00:00-03:00", { budget: 10 }).now;
// @ts-expect-error a number is not a timestamp
twin.advance(1);
const plan: FaultPlan | null = twin.faults({ rules: [{ phase: "after", action: { drop_after: 10 } }], deliveries: [{ action: { duplicate: true } }] });
// @ts-expect-error `drop` is a boolean
twin.faults({ rules: [{ phase: "after", action: { drop: 10 } }] });
const handlers: number[] = twin.handlers({ all: (path: string) => path.length }, "https://x.example");
console.log(reached, plan?.rules?.[0]?.applied, handlers, Twin.diff(twin, legacyToo.fork())[0]?.path, twin.journal(1)[0]?.request?.target);

try {
  console.log(dispatch("money.parse", "{}"));
} catch (error) {
  if (error instanceof LastroError) console.log(error.code, error.issues[0]?.path);
  if (error instanceof LastroError && error.code === "not_ready") console.log(error.issues.some(({ code }) => code === "not_an_engine"));
}
void init(new Uint8Array());

// the client of version 1: it takes parameters and returns records
export async function ofVersion1(): Promise<readonly string[]> {
  const client = new clientV1.Client({ base_url: "https://conta.example", api_key: "chave" });
  const names: string[] = [];
  for await (const { nome } of client.customers.list({ limite: 50, ordenarDirecao: "DESC" })) names.push(nome ?? "");
  // @ts-expect-error: version 1 has no query strings
  client.customers.list("_limit=2");
  const made: clientV1.SaleV1 = await client.sales.insert({ cliente: "Ana", valor_venda: 10, emissao_nfse: 3 });
  // @ts-expect-error: a field of version 2
  await client.sales.insert({ id_cliente: 1 });
  const done: void = await client.sales.confirmReceipt(made.id ?? 1, { data_recebimento: "2027-02-11" }, { state: "{}" });
  return [...names, String(done)];
}

// the client of version 2: records that it takes and returns, and its options, are typed
export async function ofTheClient(): Promise<readonly string[]> {
  const client = new Client({ base_url: "https://conta.example", api_key: "chave", per_second: 4 }, { observe: (what) => what.type });
  const names: string[] = [];
  for await (const sale of client.sales.list({ filters: [{ field: "valor_venda", operator: "gte", value: 100 }] })) {
    names.push(sale.discriminacao ?? "");
  }
  // @ts-expect-error a field of another entity
  client.sales.list({ filters: [{ field: "razao_social", value: "x" }] });
  const customer = await client.customers.insert({ tipo: PersonKind.INDIVIDUAL, nome: "Ana" }, { keep: (state) => void state.length });
  const edited = await client.customers.update(customer.id ?? 1, { ...customer, nome: "Bia" }, { original: customer });
  // @ts-expect-error only updates take `original`
  client.customers.select(1, { original: customer });
  // @ts-expect-error `delete` returns nothing
  (await client.customers.delete(1)).id;
  const paid = await client.sales.confirmReceipt(1, { id_parcela: 2, data_recebimento: "2027-02-11", valor_recebido: 10 });
  const [page] = [await client.customers.list(null, { state: "{}" }).pages().next()];
  return [...names, edited.nome ?? "", paid.data ?? "", page.done === true ? "" : page.value.state];
}

export const isUnknown = (error: unknown): error is ExchangeError => error instanceof ExchangeError && error.carried_out === "unknown";
