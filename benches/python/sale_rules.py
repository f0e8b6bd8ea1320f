"""The rules between the fields of a sale, written by hand as in a program without lastro. They are exact. `breaches` takes the
sale as an object of any library, and yields the path of each violation."""

from collections.abc import Iterator
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

CENT = Decimal("0.01")


def breaches(sale: Any) -> Iterator[str]:
    if sale.data is None and sale.agendamento_data is None:
        yield "agendamento_data"
    if not sale.itens and sale.valor_venda is None:
        yield "itens"
    if sale.desconto is not None and sale.desconto < 0:
        yield "desconto"
    if sale.agendamento_repetir == 2 and (sale.agendamento_numero or 0) < 1:
        yield "agendamento_numero"
    for i, item in enumerate(sale.itens or ()):
        if item.id_servico is None:
            yield f"itens[{i}].id_servico"
        if item.valor is not None and item.qtd is not None and item.total is not None:
            if (item.valor * item.qtd).quantize(CENT, ROUND_HALF_UP) != item.total:
                yield f"itens[{i}].total"
    total = Decimal(0)
    last = None
    for i, installment in enumerate(sale.parcelas or ()):
        due = installment.data_vencimento
        if due is None or (last is not None and due < last):
            yield f"parcelas[{i}].data_vencimento"
        else:
            last = due
        if installment.valor is None:
            yield f"parcelas[{i}].valor"
        else:
            total += installment.valor
    if sale.parcelas and sale.valor_venda is not None and total != sale.valor_venda:
        yield "parcelas"
