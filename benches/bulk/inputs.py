"""Makes the inputs of the benchmarks: columns, sales as the service returns them, and sales of version 1 of its API.
The random numbers have fixed seeds, so the inputs are always the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa

from harness import decimals

BATCH = 131_072
"""Number of rows per batch. Parquet readers commonly return batches of this size."""


def batched(table: pa.Table) -> pa.Table:
    return pa.Table.from_batches(table.to_batches(max_chunksize=BATCH))


def late(rows: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], pa.Table]:
    """Random amounts in cents, random days late, and a table with both."""
    random = np.random.default_rng(1)
    valor = random.integers(100, 1_000_000, rows)
    dias = random.integers(0, 120, rows)
    return valor, dias, batched(pa.table({"valor": decimals(valor), "dias": pa.array(dias)}))


def installments(rows: int) -> pa.Table:
    """Installments of a year. Half are paid, mostly soon after the due date."""
    random = np.random.default_rng(2)
    due = np.datetime64("2026-01-01") + random.integers(0, 365, rows)
    paid = due + random.integers(-5, 60, rows)
    return batched(
        pa.table(
            {
                "valor": decimals(random.integers(100, 1_000_000, rows)),
                "data_vencimento": pa.array(due.astype("datetime64[D]")),
                "data_pagamento": pa.array(paid.astype("datetime64[D]"), mask=random.random(rows) < 0.5),
                "valor_recebido": pa.nulls(rows, pa.decimal128(17, 2)),
                "status": pa.nulls(rows, pa.int64()),
            }
        )
    )


def cpfs(rows: int) -> list[str]:
    """Random CPFs. Nine of ten are valid, and half of all have points and a hyphen."""
    random = Random(3)
    made = []
    for index in range(rows):
        digits = [random.randrange(10) for _ in range(9)]
        for _ in range(2):
            total = sum(digit * weight for digit, weight in zip(digits, range(len(digits) + 1, 1, -1)))
            digits.append(0 if total % 11 < 2 else 11 - total % 11)
        if index % 10 == 0:
            digits[10] = (digits[10] + 1) % 10
        text = "".join(map(str, digits))
        made.append(f"{text[:3]}.{text[3:6]}.{text[6:9]}-{text[9:]}" if index % 2 else text)
    return made


def price(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


def sale(id: int, random: Random) -> dict[str, Any]:
    """A sale of about 1.5 KB with installments, items and invoice data."""
    month, share = random.randrange(1, 13), random.randrange(1_000, 100_000)
    parcelas = [
        {
            "id": id * 10 + part, "id_venda": id, "parcela": part + 1, "numero": f"{id}/{part + 1}",
            "data_vencimento": f"2026-{month:02}-{part + 10}", "valor": price(share), "valor_original": price(share),
            "valor_recebido": price(share) if part == 0 else None, "status": 2 if part == 0 else 1,
            "data_recebimento": f"2026-{month:02}-{part + 10}T09:15:00-03:00" if part == 0 else None,
            "pdf_url": f"https://boletos.example/{id}/{part + 1}.pdf",
            "linha_digitavel": "".join(random.choices("0123456789", k=47)),
        }
        for part in range(2)
    ]
    itens = [
        {
            "id": id * 10 + part, "id_venda": id, "recorrente": 1, "id_servico": 10 + part,
            "servico": "Manutenção mensal", "valor": price(share), "qtd": "1", "total": price(share),
        }
        for part in range(2)
    ]
    return {
        "id": id, "data": f"2026-{month:02}-01", "agendamento": 0, "id_cliente": random.randrange(1, 9_000),
        "cliente": f"João da Conceição {id} & Cia. Ltda.", "discriminacao": f"Manutenção mensal nº {id}",
        "desconto": None, "valor_venda": price(share * 2), "metodo_cobranca": random.randrange(1, 4),
        "email_enviado": f"2026-{month:02}-02T08:30:00-03:00", "id_meio_pagamento": 3, "meio_pagamento": "Boleto",
        "parcela_status": 1, "nfse_status": 1,
        "nfse_dados": {
            "aliquota": "2.50", "iss_retido": 2, "rps_tipo": 1, "rps_serie": "NF", "valor_pis": "0.65",
            "valor_cofins": "3.00", "impostos_federais": 2, "natureza_operacao": 1, "id_municipio": 3_550_308,
            "id_municipio_emissao": 3_550_308,
        },
        "parcelas": parcelas, "itens": itens,
    }  # fmt: skip


def odd(sale: dict[str, Any]) -> dict[str, Any]:
    """Returns a copy of a sale with an invalid amount and an invalid key, as people type them."""
    return {**sale, "desconto": "1,50", "id_meio_pagamento": "três"}


def sale_v1(id: int, random: Random) -> dict[str, Any]:
    """A sale as version 1 returns it: every value is a string."""
    month, share = random.randrange(1, 13), random.randrange(1_000, 100_000)
    return {
        "id": str(id), "data": f"2025-{month:02}-01", "discriminacao": f"Manutenção mensal nº {id}", "desconto": "",
        "valor_venda": price(share), "metodo_cobranca": "1", "parcela_status": "1", "nfse_status": "1",
        "cliente": {"id": str(random.randrange(1, 9_000)), "nome": f"João da Conceição {id} & Cia. Ltda."},
        "meio_pagamento": {"id": "3", "nome": "Boleto"},
        "servicos": [
            {
                "recorrente": "1", "id_servico": "10", "valor": price(share), "qtd": "1", "total": price(share),
                "servico": {"id": "10", "nome": "Suporte técnico"},
            }
        ],
        "parcelas_venda": [
            {
                "id": str(id * 10), "id_venda": str(id), "parcela": "1", "numero": f"{id}/1", "valor": price(share),
                "data_vencimento": f"2025-{month:02}-10", "valor_recebido": "", "status": "1", "data_recebimento": "",
                "linha_digitavel": "".join(random.choices("0123456789", k=47)),
            }
        ],
        "nfse": {"natureza_operacao": "1", "id_municipio": "3550308", "iss_retido": "2", "aliquota": "2.50"},
    }  # fmt: skip


def sales(count: int) -> Iterator[dict[str, Any]]:
    random = Random(4)
    return (sale(id, random) for id in range(1, count + 1))


def written(path: Path, records: Iterator[dict[str, Any]]) -> Path:
    """Writes the records as NDJSON without spaces, as PHP's `json_encode` does, but without escapes."""
    with path.open("w", encoding="utf-8") as out:
        for record in records:
            out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    return path
