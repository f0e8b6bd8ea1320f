"""A program that is checked by `mypy --strict` and never run. The valid lines must pass. The lines with `type: ignore` must be
errors."""

import datetime
from decimal import Decimal

from lastro import Customer, Installment, InstallmentStatus, LastroError, Receipt, Sale, installments, sale, schedule, v1, webhook
from lastro.client import AsyncClient, Client, ExchangeError
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


def with_a_client(client: Client) -> Sale:
    totals: list[Decimal | None] = [sale.valor_venda for sale in client.sales.list("valor_venda[gt]=100")]
    for page in client.customers.list({"limit": 10}).pages():
        print(page.items[0].nome, page.end == "complete", page.issues, totals)
    client.customers.list(1)  # type: ignore[arg-type]
    client.customers.insert(record)  # type: ignore[arg-type]
    client.sales.select("7")  # type: ignore[arg-type]
    client.payment_methods.insert({})  # type: ignore[attr-defined]
    client.sales.confirm_receipt(7, Receipt(valor_recebido="1.00"), keep=print)
    client.v1.sales.confirm_receipt(7, {"data_recebimento": "2027-02-11"}, keep=print)
    client.v1.sales.list("_limit=10")  # type: ignore[arg-type]
    client.v1.sales.insert(record)  # type: ignore[arg-type]
    totals += [sale.valor_venda for sale in client.v1.sales.list({"limite": 100})]
    return client.sales.update(7, record, original=record)


async def with_an_async_client(client: AsyncClient) -> Customer:
    names: list[str | None] = [customer.nome async for customer in client.customers.list()]
    print(names, [page.state async for page in client.plans.list().pages()])
    unsent: Customer = client.customers.select(1)  # type: ignore[assignment]
    try:
        return await client.customers.insert({"tipo": 2, "nome": "Ana"}, state="{}")
    except ExchangeError as error:
        if error.carried_out == "yes":  # type: ignore[comparison-overlap]
            pass
        return unsent
