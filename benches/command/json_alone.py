"""Converts sales of version 1 to version 2 with only the `json` module: `json_alone.py INPUT OUTPUT`. `lastro migrate` is
compared with this script, which is simpler: amounts become floats, a value that is not a number where one is expected stops the
run, and neither other invalid values nor dropped values are reported."""

import json
import sys
from collections.abc import Callable
from typing import Any

Words = dict[str, Callable[[str], Any]]

SALE: Words = {"id": int, "data": str, "discriminacao": str, "desconto": float, "valor_venda": float,
               "metodo_cobranca": int, "email_enviado": str, "parcela_status": int, "nfse_status": int}
ITEM: Words = {"recorrente": int, "id_servico": int, "valor": float, "qtd": float, "total": float}
INSTALLMENT: Words = {"id": int, "id_venda": int, "parcela": int, "numero": str, "data_vencimento": str,
                      "data_credito": str, "valor": float, "valor_recebido": float, "status": int, "pdf_url": str,
                      "linha_digitavel": str}
INVOICE: Words = {"natureza_operacao": int, "id_municipio": int, "impostos_federais": int, "valor_pis": float,
                  "valor_cofins": float, "iss_retido": int, "aliquota": float}


def taken(record: dict[str, str], words: Words) -> dict[str, Any]:
    return {name: word(record[name]) for name, word in words.items() if record.get(name)}


def installment(record: dict[str, str]) -> dict[str, Any]:
    made = taken(record, INSTALLMENT)
    if received := record.get("data_recebimento"):
        made["data_recebimento"] = f"{received}T00:00:00-03:00"
    return made


def item(record: dict[str, Any]) -> dict[str, Any]:
    return taken(record, ITEM) | {"servico": record["servico"]["nome"]}


def sale(record: dict[str, Any]) -> dict[str, Any]:
    customer, method = record["cliente"], record["meio_pagamento"]
    return taken(record, SALE) | {
        "id_cliente": int(customer["id"]),
        "cliente": customer["nome"],
        "id_meio_pagamento": int(method["id"]),
        "meio_pagamento": method["nome"],
        "nfse_dados": taken(record["nfse"], INVOICE),
        "itens": [item(one) for one in record["servicos"]],
        "parcelas": [installment(one) for one in record["parcelas_venda"]],
    }


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as lines, open(sys.argv[2], "w", encoding="utf-8") as out:
        for line in lines:
            out.write(json.dumps(sale(json.loads(line)), ensure_ascii=False, separators=(",", ":")))
            out.write("\n")
