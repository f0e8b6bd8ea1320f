"""One billing day: a contract as the service answers it, checked, added up, planned and scheduled; a list query; a
webhook. Prints a line a step: the step, a tab, the result."""

import json
import sys
from pathlib import Path

import lastro
from lastro import installments, sale, schedule, webhook


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

# A call by name, text in and out: how a program passes on what it got.
say("query", json.loads(lastro.dispatch("query.build", fixture["query_json"]))["ok"])

hook = fixture["webhook"]
judged = webhook.verify(hook["secret"], hook["body"].encode(), now=hook["now"], tolerance_s=hook["tolerance_s"])
assert judged.event
say("webhook", f"{judged.verdict} {judged.event.endpoint} {judged.event.operation} {judged.dedupe_key}")
