"""Compares the command `lastro` with scripts that do the same work. The path of the command is an argument. Prints one line of
JSON per contender. With --check, it only compares the results, on fewer records."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

LASTRO = sys.argv[1]
ONLY_CHECK = "--check" in sys.argv
SALES = 2_000 if ONLY_CHECK else 100_000
# The command and the scripts run in turns, and the fastest round of each counts. Runs take seconds, so three rounds are enough.
ROUNDS = 3


def cents(amount: int) -> str:
    return f"{amount // 100}.{amount % 100:02}"


def sale(id: int, random: Random) -> dict[str, Any]:
    """A sale as version 1 returns it: every value is a string."""
    month = random.randrange(1, 13)
    count = random.randrange(1, 5)
    share = random.randrange(1_000, 100_000)
    installments = [
        {
            "id": str(id * 10 + i), "id_venda": str(id), "parcela": str(i + 1), "numero": f"{id}/{i + 1}",
            "data_vencimento": f"2025-{month:02}-{i + 10}", "data_credito": f"2025-{month:02}-{i + 11}",
            "valor": cents(share), "valor_recebido": cents(share) if i == 0 else "", "status": str(1 + i % 3),
            "data_recebimento": f"2025-{month:02}-{i + 10}" if i == 0 else "",
            "pdf_url": f"https://boletos.example/{id}/{i + 1}.pdf",
            "linha_digitavel": "".join(random.choices("0123456789", k=47)),
        }
        for i in range(count)
    ]
    total = cents(share * count)
    return {
        "id": str(id), "data": f"2025-{month:02}-01", "discriminacao": f"Manutenção mensal nº {id}", "desconto": "",
        "valor_venda": total, "metodo_cobranca": str(random.randrange(1, 4)),
        "email_enviado": f"2025-{month:02}-02T08:30:00-03:00", "parcela_status": "1", "nfse_status": "1",
        "cliente": {"id": str(random.randrange(1, 9_000)), "nome": f"João da Conceição {id} & Cia. Ltda."},
        "meio_pagamento": {"id": "3", "nome": "Boleto"},
        "servicos": [
            {
                "recorrente": "1", "id_servico": "10", "valor": total, "qtd": "1", "total": total,
                "servico": {"id": "10", "nome": "Suporte técnico"},
            }
        ],
        "parcelas_venda": installments,
        "nfse": {
            "natureza_operacao": "1", "id_municipio": "3550308", "impostos_federais": "2", "valor_pis": "",
            "valor_cofins": "0.65", "iss_retido": "2", "aliquota": "2.50",
        },
    }


def written(path: Path) -> Iterator[Any]:
    """Reads the records of a file. Numbers are read as floats, because the compared script writes floats."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line, parse_int=float)


def main(folder: Path) -> None:
    given, by_lastro, by_script = (folder / name for name in ("v1.jsonl", "lastro.jsonl", "script.jsonl"))
    random = Random(1)
    with given.open("w", encoding="utf-8") as out:
        for id in range(1, SALES + 1):
            out.write(json.dumps(sale(id, random), ensure_ascii=False, separators=(",", ":")) + "\n")
    contenders: dict[str, tuple[list[str | Path], str | None]] = {
        "lastro": ([LASTRO, "migrate", given, "--out", by_lastro, "--force"], None),
        "Python, json alone": (
            [sys.executable, Path(__file__).with_name("json_alone.py"), given, by_script],
            "amounts are floats; no value is validated, no loss reported; an interrupted run starts over",
        ),
    }
    fastest: dict[str, float] = {}
    for _ in range(1 if ONLY_CHECK else ROUNDS):
        for who, (program, _) in contenders.items():
            start = perf_counter()
            subprocess.run(program, check=True, stdout=subprocess.DEVNULL)
            took = perf_counter() - start
            fastest[who] = min(took, fastest.get(who, took))
    for number, (one, other) in enumerate(zip(written(by_lastro), written(by_script), strict=True), 1):
        assert one == other, f"line {number}: lastro makes {one}, the script {other}"
    assert number == SALES, f"{number} of {SALES} sales were written"
    size = f"{SALES:,} sales, {given.stat().st_size / 1e6:.0f} MB"
    for who, (_, note) in contenders.items():
        ns = None if ONLY_CHECK else fastest[who] * 1e9
        line = {"work": "migrate", "size": size, "who": who, "language": "Command line", "ns": ns, "note": note}
        print(json.dumps(line), flush=True)


with TemporaryDirectory() as folder:
    main(Path(folder))
