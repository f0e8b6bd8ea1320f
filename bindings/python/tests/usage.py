"""What a user writes passes `mypy --strict`; what is wrong does not. Never run."""

import datetime
from decimal import Decimal

from lastro import Installment, InstallmentStatus, LastroError, Sale, installments, sale, schedule, v1, webhook
from lastro.twin import Twin
from lastro.twin.records import Advanced, ConfigInput
from lastro.types import SplitPolicy

policy: SplitPolicy = "spread"
shares: list[Decimal] = installments.split("129.90", 12, policy)
installments.split(129.90, 12)  # type: ignore[arg-type]
installments.split("1", 12, "random")  # type: ignore[arg-type]
installments.split("1")  # type: ignore[call-arg]
schedule.occurrences(datetime.date(2027, 1, 31), 1, 1, limit=3, unitl=None)  # type: ignore[call-arg]

record: Sale = sale.decode("{}").value
value: Decimal | None = record.valor_venda
record.valor_venda = Decimal(1)  # type: ignore[misc]
Sale(valorvenda=1)  # type: ignore[call-arg]
paid = [i for i in record.parcelas or [] if i.status is InstallmentStatus.PAID]
first: Installment = paid[0]
late: datetime.date | None = schedule.next_after("2027-01-31", 1, 1, datetime.date.today())

parameters = v1.sale.parse_parameters(form="valor_1=1.00")
pairs: list[tuple[str, str]] = v1.sale.parameters(parameters)
legacy = v1.sale.decode("{}").value
moved: Sale = v1.convert.sale_to_v2(legacy).value
v1.request.build("plans.list", "https://x.example", "k")  # type: ignore[arg-type]

config: ConfigInput = {"seed": 1, "now": datetime.datetime.now(datetime.timezone.utc), "keys": [{"key": "k"}]}
twin = Twin(config)
Twin({"sed": 1})  # type: ignore[arg-type]
outcome = twin.handle("GET", "/api/v2/vendas/", {"Authorization": "Basic azo="}, b"", "2027-01-31T00:00:00-03:00")
status: int = outcome.response.status if outcome.response is not None else 0
reached: Advanced = twin.advance("2027-02-01T00:00:00-03:00", budget=10)
following: str | None = reached["next"]["kind"] if reached["next"] is not None else None
twin.advance(1)  # type: ignore[arg-type]
twin.faults({"rules": [{"phase": "after", "action": {"drop_after": 10}}], "deliveries": [{"action": {"duplicate": True}}]})
twin.faults({"rules": [{"phase": "after", "action": {"drop": 10}}]})  # type: ignore[arg-type]

try:
    verdict = webhook.verify(["a", "b"], b"{}", now=1, tolerance_s=300).verdict
    if verdict == "mismatches":  # type: ignore[comparison-overlap]
        pass
except LastroError as error:
    for issue in error.issues:
        print(issue.path, issue.code, issue.params.get("max"), shares, value, first, late)
