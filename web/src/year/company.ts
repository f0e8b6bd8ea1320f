import {
  InstallmentStatus,
  request,
  response,
  sale,
  schedule,
  webhook,
  type ApiOperation,
  type LocalDate,
  type Sale,
  type SaleInput,
  type Verdict,
} from "lastro";
import type { Twin } from "lastro-twin";

const ADDRESS = "https://conta.example";
const KEY = "chave-da-pagina";
const SECRET = "segredo-do-cadastro";

/** The terms of the contract between the company and its customer, and how many installments are paid on time. */
export interface Agreement {
  /** The monthly amount. */
  valor: string;
  /** The first date of the contract. */
  first: LocalDate;
  /** The number of installments, counted from the first, that the customer pays on their due dates. */
  paid: number;
}

/** A payment of a sale that the company enters on a day. */
export interface Receipt {
  sale: number;
  day: LocalDate;
}

/** A webhook that the twin sent. */
export interface Sent {
  /** When the webhook was sent, in Unix seconds. */
  moment: number;
  operation: string;
  record: number;
  verdict: Verdict;
  body: string;
}

/** The company's records and webhooks on a day. */
export interface Company {
  /** The contract. `sales` has the sales that it generated. */
  contract: Sale;
  sales: readonly Sale[];
  sent: readonly Sent[];
}

type Parts = Omit<Parameters<typeof request.build>[0], "operation" | "base_url" | "api_key">;

/** Calls an operation of the twin with an HTTP request, as a program would call the service. */
function call(twin: Twin, operation: ApiOperation, parts: Parts = {}): string {
  const { method, url, headers, body } = request.build({ operation, base_url: ADDRESS, api_key: KEY, ...parts });
  const { response: answer } = twin.handle({ method, url, headers, body });
  if (answer === null) throw new Error(`${operation}: no answer`);
  const { value, api_error } = response.decode({ operation, status: answer.status, body: answer.body, api_key: KEY });
  if (value === null) throw new Error(`${operation}: ${api_error?.message}`);
  return value;
}

/** Takes the twin's pending webhooks, reports them as received, and verifies their signatures. */
function received(twin: Twin): Sent[] {
  return twin.takeEffects().map(({ delivery, body }) => {
    twin.report(delivery, 200);
    const { verdict } = webhook.verify({ body, secret: SECRET });
    const { event, sale } = webhook.event({ body });
    const { timestamp, operation } = event;
    return { moment: timestamp ?? 0, operation: operation ?? "", record: sale?.id ?? 0, verdict, body };
  });
}

/** 9:00 on a day, the time at which the company makes its requests. */
const morning = (day: LocalDate): string => `${day}T09:00:00-03:00`;

/** The contract as a sale that is sent to the service. */
export const contractOf = ({ valor, first }: Agreement): SaleInput => ({
  agendamento: 1,
  agendamento_data: first,
  agendamento_frequencia: 1,
  agendamento_repetir: 1,
  agendamento_automatico: 1,
  id_cliente: 1,
  id_meio_pagamento: 1,
  metodo_cobranca: 2,
  valor_venda: valor,
  itens: [{ recorrente: 1, id_servico: 1, valor, qtd: 1, total: valor }],
  parcelas: [{ data_vencimento: first, valor }],
});

/** Creates a twin with the company and one customer. The twin's clock starts at 0:00 on `before`, a day before the contract begins. */
export function founded(Kind: typeof Twin, agreement: Agreement, before: LocalDate): Twin {
  const twin = new Kind({
    now: `${before}T00:00:00-03:00`,
    keys: [{ key: KEY }],
    subscriptions: [{ url: "https://receptor.example/avisos", secret: SECRET, endpoints: ["vendas"] }],
    payment_methods: [{ id: 1, nome: "Boleto", tipo: 2, status: 1 }],
  });
  call(twin, "services.insert", { body: { nome: "Hospedagem" } });
  call(twin, "customers.insert", { body: { tipo: 2, nome: "João da Conceição & Cia." } });
  call(twin, "sales.insert", { body: sale.body({ value: contractOf(agreement), operation: "insert" }) });
  return twin;
}

/** The payments that are made on the due dates. Sales are numbered from 1: first the contract, then the sales that it generates. */
function onTime({ first, paid }: Agreement): Receipt[] {
  if (paid === 0) return [];
  const dates = schedule.occurrences({ agendamento_data: first, agendamento_frequencia: 1, agendamento_repetir: 1, limit: paid });
  return dates.map((day, index) => ({ sale: index + 2, day }));
}

/**
 * The company at the end of a day, with the payments until then. It is simulated on a fork of `begun`, so `begun` does not change.
 */
export function onDay(begun: Twin, agreement: Agreement, receipts: readonly Receipt[], day: LocalDate): Company {
  const twin = begun.fork();
  try {
    const sent = received(twin);
    const pay = (id: number, on: LocalDate) => {
      // ignore a second payment of one sale: a user who moves to an earlier day may have entered the payment again there
      const { value } = sale.decode({ json: call(twin, "sales.select", { id }) });
      if (value.parcela_status === InstallmentStatus.PAID) return;
      call(twin, "sales.confirm_receipt", { id, body: { data_recebimento: on } });
      sent.push(...received(twin));
    };
    const until = (moment: string) => {
      for (let reached = false; !reached; ) {
        // do one item of work at a time, and take its webhooks before the next one
        reached = twin.advance(moment, { budget: 1 }).reached;
        sent.push(...received(twin));
      }
    };
    const payments = [...onTime(agreement), ...receipts].filter((payment) => payment.day <= day);
    for (const payment of payments.sort((a, b) => a.day.localeCompare(b.day))) {
      until(morning(payment.day));
      pay(payment.sale, payment.day);
    }
    until(`${day}T23:59:59-03:00`);
    const listed = call(twin, "sales.list", { query: { entity: "sale", sort: ["id"], limit: 100 } });
    const rows: object[] = JSON.parse(listed).data;
    const [contract, ...sales] = rows.map((row) => sale.decode({ json: row }).value);
    if (contract === undefined) throw new Error("the contract is gone");
    return { contract, sales, sent };
  } finally {
    twin.free();
  }
}
