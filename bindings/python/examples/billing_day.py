"""One billing day, as a sequence of steps. Validates a contract as the service returns it, computes its totals, its
installments and its dates. Then it handles a list query, a webhook, a customer, a late boleto and its receipt, the next sale, and
a Pix code. Prints one line per step: its name, a tab, the result."""

import json
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import lastro
from lastro import Receipt, boleto, calendar, customer, installments, pix, receipt, sale, schedule, v1, webhook


def say(step: str, result: str) -> None:
    print(f"{step}\t{result}")


fixture = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))

decoded = sale.decode(fixture["contract_json"])
contract = decoded.value
items = contract.itens or []
say("decode", f"{len(decoded.issues)} issues, {len(items)} items, {contract.cliente}, custom_peso {contract.extra['custom_peso']}")

checked = sale.validate(contract, "insert")
say("validate", "; ".join(f"{issue.severity} {issue.path} {issue.code}" for issue in checked.issues))

totals = sale.totals(contract)
say(
    "totals",
    f"{totals.itens} - {totals.desconto} = {totals.total}, installments {totals.parcelas}, difference {totals.difference}",
)

first = contract.agendamento_data
assert first and contract.agendamento_frequencia and contract.agendamento_repetir
plan = installments.plan(totals.total, 12, first_due=first)
say("installments", "; ".join(f"{p.parcela} {p.data_vencimento} {p.valor}" for p in plan))

dates = schedule.occurrences(
    first, contract.agendamento_frequencia, contract.agendamento_repetir, agendamento_numero=contract.agendamento_numero
)
say("schedule", " ".join(str(date) for date in dates))

# Calls an operation by its name. Arguments and result are JSON text, for programs that only forward JSON.
say("query", json.loads(lastro.dispatch("query.build", fixture["query_json"]))["ok"])

hook = fixture["webhook"]
judged = webhook.verify(hook["secret"], hook["body"].encode(), now=hook["now"], tolerance_s=hook["tolerance_s"])
assert judged.event
say("webhook", f"{judged.verdict} {judged.event.endpoint} {judged.event.operation} {judged.dedupe_key}")

found = customer.decode(fixture["customer_json"])
known = found.value
sound = customer.validate(known, "update").issues
moved = customer.update_body(known, known.__replace__(bairro="Bela Vista", estado=None))
say("customer", f"{len(found.issues)} issues, {' '.join(issue.code for issue in sound)} {known.cnpj}, update {moved}")

late = sale.decode(fixture["late_sale_json"]).value
owed = (late.parcelas or [])[0]
assert owed.data_vencimento and owed.valor
payable = calendar.next_business_day(owed.data_vencimento)
days = boleto.days_late(owed.data_vencimento, date(2026, 2, 19))
charges = boleto.late_charges(owed.valor, 2, 1, days)
total = f"{charges.multa_total} + {charges.juros_mensal_total}, {charges.valor_novo}"
say("late boleto", f"payable {payable}, {days} days, {total}")

body = boleto.update_body(owed, date(2026, 2, 19), today=date(2026, 2, 18), multa=2, juros_mensal=1)
say("update", body)

paid = Receipt(data_recebimento=date(2026, 2, 19), id_parcela=owed.id)
objections = receipt.validate(paid, sale=late).issues
settled = sale.confirm_receipt(late, paid)
first_paid = (settled.parcelas or [])[0]
assert first_paid.status and settled.parcela_status
say(
    "receipt",
    f"{len(objections)} issues, {first_paid.valor_recebido}, status {first_paid.status.value}, sale {settled.parcela_status.value}",
)

following = sale.from_contract(contract, 1)
due = (following.parcelas or [])[0]
say(
    "next sale",
    f"{following.data}, sequence {following.agendamento_sequencia}, {len(following.itens or [])} items, {following.valor_venda}, "
    f"first {due.data_vencimento} {due.valor}",
)

assert known.nome and known.cidade
say("pix", pix.generate("ana@exemplo.com.br", known.nome[:17], known.cidade, valor=charges.valor_novo, txid="VENDA501"))


# An account that still uses version 1: reads a form, validates it, finds the fields that an invoice locks, and converts it to
# version 2.
def told(issues: Sequence[lastro.Issue] | Sequence[lastro.v1.ReportLine]) -> str:
    return "; ".join(f"{issue.path} {issue.code}" for issue in issues)


parameters = v1.sale.parse_parameters(form=fixture["v1_form"])
pairs = v1.sale.parameters(parameters)
same = v1.form.encode(pairs) == fixture["v1_form"]
say("v1 form", f"{len(pairs)} parameters, the same form {str(same).lower()}")

ruled = v1.sale.validate(parameters, "insert", today=date(2026, 11, 21), context={"payment_type": 2})
say("v1 rules", told(ruled.issues))

legacy = v1.sale.decode(fixture["v1_sale_json"]).value
edited = legacy.__replace__(desconto="1.00")
locked = v1.sale.validate_update(legacy, edited)
say("v1 lock", f"{told(locked.issues)}; {told(v1.sale.validate_delete(legacy).issues)}")

made = v1.convert.sale_to_v2(legacy)
assert made.value.parcela_status
say("v1 to v2", f"{made.value.cliente}, status {made.value.parcela_status.value}, {told(made.report)}")
