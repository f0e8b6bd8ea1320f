"""Writes one month of sample sales, one per line: ``python million_sales.py --rows 1000000 sales.ndjson``.

The same ``--rows`` and ``--seed`` always write the same bytes. Some rows have faults that real exports have: a comma in an
amount, a third decimal place, 31 February, a truncated line. Amounts are computed in whole cents, never with floats.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

SERVICES = ((11, "Mensalidade"), (12, "Manutenção"), (13, "Licença anual"), (14, "Hospedagem"))
CUSTOMERS = ("Ana Souza", "Gráfica Três Irmãos", "João & Filhos", "Padaria São José")
MONTHS = ("02", "03", "04", "05")
# Each sale gets a random number below 100,000. If it is in the range of a fault, the sale has this fault.
COMMA, THIRD_PLACE, NO_SUCH_DAY, CUT_OFF = range(0, 100), range(100, 200), range(200, 300), range(300, 350)


def amount(cents: int) -> str:
    """Formats cents as a JSON number: 12990 becomes ``129.90``."""
    return f"{cents // 100}.{cents % 100:02d}"


def php(text: str) -> str:
    """Escapes the content of a JSON string as PHP does: ``ç`` becomes ``\\u00e7``, and a slash becomes ``\\/``."""
    escaped = "".join(letter if letter.isascii() else f"\\u{ord(letter):04x}" for letter in text)
    return escaped.replace("/", "\\/")


def installments(dice: random.Random, sale: int, total: int, fault: int) -> Iterator[str]:
    """The installments of a sale, one month apart. Some are paid, and some are paid in part."""
    count = dice.randint(1, len(MONTHS))
    share, rest = divmod(total, count)
    day = dice.randint(1, 28)
    for index, month in enumerate(MONTHS[:count]):
        cents = share + (index < rest)
        value, due = amount(cents), f"2027-{month}-{day:02d}"
        if index == 0 and fault in THIRD_PLACE:
            value += "5"
        if index == 0 and fault in NO_SUCH_DAY:
            due = "2027-02-31"
        fields = f'"id":{sale * 10 + index},"parcela":{index + 1},"data_vencimento":"{due}","valor":{value}'
        paid = dice.randrange(100)
        if paid < 60:
            fields += f',"valor_recebido":{amount(cents)},"data_recebimento":"2027-{month}-{day:02d}T11:03:00-03:00","status":2'
        elif paid < 65:
            fields += f',"valor_recebido":{amount(cents // 2)},"status":1'
        yield f'{{{fields},"pdf_url":"{php(f"https://exemplo.com.br/boletos/{sale}/{index + 1}.pdf")}"}}'


def line(dice: random.Random, sale: int) -> str:
    """A sale as the service returns it."""
    fault = dice.randrange(100_000)
    service, name = dice.choice(SERVICES)
    customer = dice.randrange(len(CUSTOMERS))
    quantity, price = dice.randint(1, 3), dice.randint(1_000, 50_000)
    total = quantity * price
    value = f'"{amount(total).replace(".", ",")}"' if fault in COMMA else amount(total)
    text = (
        f'{{"id":{sale},"data":"2027-01-{dice.randint(1, 31):02d}","id_cliente":{customer + 1},'
        f'"cliente":"{php(CUSTOMERS[customer])}","valor_venda":{value},'
        f'"itens":[{{"id_servico":{service},"servico":"{php(name)}","valor":{amount(price)},"qtd":{quantity},"total":{amount(total)}}}],'
        f'"parcelas":[{",".join(installments(dice, sale, total, fault))}]}}'
    )
    return text[: len(text) // 2] if fault in CUT_OFF else text


def main() -> None:
    """Reads the command line and writes the file."""
    parser = argparse.ArgumentParser(description="Writes made-up sales of one month, a sale on each line.")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("out", type=Path)
    given = parser.parse_args()
    dice = random.Random(given.seed)
    with given.out.open("w", encoding="utf-8", newline="\n") as file:
        for sale in range(1, given.rows + 1):
            file.write(line(dice, sale) + "\n")


if __name__ == "__main__":
    main()
