// One billing day: a contract as the service answers it, checked, added up, planned and scheduled; a list query; a
// webhook. Prints a line a step: the step, a tab, the result.
import { readFileSync } from "node:fs";
import { dispatch, installments, sale, schedule, webhook } from "lastro";

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

// A call by name, text in and out: how a program passes on what it got.
say("query", JSON.parse(dispatch("query.build", fixture.query_json)).ok);

const { body, secret, now, tolerance_s } = fixture.webhook;
const judged = webhook.verify({ secret, body: new TextEncoder().encode(body), now, tolerance_s });
say("webhook", `${judged.verdict} ${judged.event.endpoint} ${judged.event.operation} ${judged.dedupe_key}`);
