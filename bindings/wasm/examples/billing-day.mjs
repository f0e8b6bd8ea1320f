// Runs the steps of one billing day on the data of a fixture. It validates a contract as the service returns it, and computes its
// totals, its installments and its dates. Then it builds a list query, verifies a webhook, and processes a customer, a late boleto,
// its receipt, the next sale and a Pix code. Prints one line per step: its name, a tab, its result.
import { readFileSync } from "node:fs";
import { boleto, calendar, customer, dispatch, installments, pix, receipt, sale, schedule, webhook } from "lastro";
import * as v1 from "lastro/v1";

const fixture = JSON.parse(readFileSync(process.argv[2], "utf8"));
const say = (step, result) => console.log(`${step}\t${result}`);

const { value: contract, issues } = sale.decode({ json: fixture.contract_json });
say("decode", `${issues.length} issues, ${contract.itens.length} items, ${contract.cliente}, custom_peso ${contract.custom_peso}`);

const checked = sale.validate({ value: contract, operation: "insert" });
say("validate", checked.issues.map((i) => `${i.severity} ${i.path} ${i.code}`).join("; "));

const totals = sale.totals({ sale: contract });
say("totals", `${totals.itens} - ${totals.desconto} = ${totals.total}, installments ${totals.parcelas}, difference ${totals.difference}`);

const first = contract.agendamento_data;
const plan = installments.plan({ valor: totals.total, parcelas: 12, first_due: first });
say("installments", plan.map((p) => `${p.parcela} ${p.data_vencimento} ${p.valor}`).join("; "));

const dates = schedule.occurrences({
  agendamento_data: first,
  agendamento_frequencia: contract.agendamento_frequencia,
  agendamento_repetir: contract.agendamento_repetir,
  agendamento_numero: contract.agendamento_numero,
});
say("schedule", dates.join(" "));

// Calls an operation by its name. Arguments and result are JSON text, for programs that only forward JSON.
say("query", JSON.parse(dispatch("query.build", fixture.query_json)).ok);

const hook = fixture.webhook;
const judged = webhook.verify({ ...hook, body: new TextEncoder().encode(hook.body) });
say("webhook", `${judged.verdict} ${judged.event.endpoint} ${judged.event.operation} ${judged.dedupe_key}`);

const { value: known, issues: odd } = customer.decode({ json: fixture.customer_json });
const sound = customer.validate({ value: known, operation: "update" }).issues;
const moved = customer.updateBody({ original: known, edited: { ...known, bairro: "Bela Vista", estado: null } });
say("customer", `${odd.length} issues, ${sound.map((i) => i.code).join(" ")} ${known.cnpj}, update ${moved}`);

const { value: late } = sale.decode({ json: fixture.late_sale_json });
const [owed] = late.parcelas;
const payable = calendar.nextBusinessDay({ date: owed.data_vencimento });
const days = boleto.daysLate({ data_vencimento: owed.data_vencimento, data_pagamento: "2026-02-19" });
const charges = boleto.lateCharges({ valor: owed.valor, multa: "2", juros_mensal: "1", dias: days });
say("late boleto", `payable ${payable}, ${days} days, ${charges.multa_total} + ${charges.juros_mensal_total}, ${charges.valor_novo}`);

const body = boleto.updateBody({ installment: owed, data_vencimento_novo: "2026-02-19", multa: "2", juros_mensal: "1", today: "2026-02-18" });
say("update", body);

const paid = { data_recebimento: "2026-02-19", id_parcela: owed.id };
const objections = receipt.validate({ value: paid, sale: late }).issues;
const settled = sale.confirmReceipt({ sale: late, receipt: paid });
say("receipt", `${objections.length} issues, ${settled.parcelas[0].valor_recebido}, status ${settled.parcelas[0].status}, sale ${settled.parcela_status}`);

const next = sale.fromContract({ contract, k: 1 });
say("next sale", `${next.data}, sequence ${next.agendamento_sequencia}, ${next.itens.length} items, ${next.valor_venda}, first ${next.parcelas[0].data_vencimento} ${next.parcelas[0].valor}`);

say("pix", pix.generate({ chave: "ana@exemplo.com.br", nome: known.nome.slice(0, 17), cidade: known.cidade, valor: charges.valor_novo, txid: "VENDA501" }));

// Version 1 of the service: reads a form, validates it, finds fields that the invoice locks, and converts the sale to version 2.
const told = (all) => all.map(({ path, code }) => `${path} ${code}`).join("; ");
const parameters = v1.sale.parseParameters({ form: fixture.v1_form });
const pairs = v1.sale.parameters({ value: parameters });
say("v1 form", `${pairs.length} parameters, the same form ${v1.form.encode({ parameters: pairs }) === fixture.v1_form}`);

const ruled = v1.sale.validate({ value: parameters, operation: "insert", today: "2026-11-21", context: { payment_type: 2 } });
say("v1 rules", told(ruled.issues));

const { value: legacy } = v1.sale.decode({ json: fixture.v1_sale_json });
const locked = v1.sale.validateUpdate({ original: legacy, edited: { ...legacy, desconto: "1.00" } });
say("v1 lock", `${told(locked.issues)}; ${told(v1.sale.validateDelete({ sale: legacy }).issues)}`);

const made = v1.convert.saleToV2({ value: legacy });
say("v1 to v2", `${made.value.cliente}, status ${made.value.parcela_status}, ${told(made.report)}`);
