"""Benchmarks that read a sale from JSON text and validate it."""

import json
from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from typing import Any

import msgspec
from lastro import dispatch, sale, sale_listing
from pydantic import BaseModel, ValidationError

from harness import Contender, edited, fixture, inputs, kilobytes, work
from sale_models import RECORDS, PydanticPage, PydanticRuledSale, PydanticSale, msgspec_page, msgspec_sale
from sale_rules import breaches

# The input is bytes, like the body of a response. Every library reads bytes faster than strings.
CONTRACT = fixture["contract_json"]
TEXT = CONTRACT.encode()
MISREAD = edited(CONTRACT, inputs["misread"]["edits"]).encode()
MISRULED = edited(CONTRACT, inputs["misruled"]["edits"]).encode()
WORDS = {field: word for record in RECORDS.values() for field, word in record.items()}


def common(value: Any, name: str | None = None) -> Any:
    """Converts a record to a common form for comparison: numbers are exact, dates are strings, nulls and unknown fields are
    removed."""
    if isinstance(value, dict):
        known = {name: field for name, field in value.items() if field is not None and name in WORDS}
        return {name: common(field, name) for name, field in known.items()}
    if isinstance(value, list):
        return [common(element) for element in value]
    if isinstance(value, date):
        return value.isoformat()
    return Decimal(value) if WORDS.get(name) in ("amount", "quantity", "whole") else value


def loads(text: str | bytes) -> Any:
    return json.loads(text, parse_float=Decimal)


def ours(record: Any) -> Any:
    return common(loads(sale.encode(record)))


def pydantics(model: BaseModel) -> Any:
    return common(model.model_dump())


def structs(struct: msgspec.Struct) -> Any:
    return common(loads(msgspec.json.encode(struct)))


def our_paths(issues: Iterable[Any]) -> list[str]:
    """The paths of lastro's issues. Warnings about fields that the service fills in are left out, because no other library has
    them."""
    return sorted({issue.path for issue in issues if issue.code != "ignored"})


def path(loc: tuple[int | str, ...]) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in loc).lstrip(".")


def problems(model: type[BaseModel], text: bytes) -> Any:
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        return error.errors(include_url=False)


def pydantic_paths(answer: Any) -> list[str]:
    errors = answer if isinstance(answer, list) else []
    return sorted({told for error in errors for told in error.get("ctx", {}).get("paths") or [path(error["loc"])]})


def checked(text: bytes) -> Any:
    """Every issue of a document: first those of invalid values, then those of the rules."""
    decoded = sale.decode(text)
    return [*decoded.issues, *sale.validate(decoded.value, "insert").issues]


PLAIN = "codes are plain ints"
MSGSPEC = f"{PLAIN}; unknown fields are dropped, places are not checked"

work(
    "sale.read",
    kilobytes(TEXT),
    common(loads(TEXT)),
    Contender("lastro", lambda: sale.decode(TEXT), lambda decoded: ours(decoded.value)),
    Contender("pydantic", lambda: PydanticSale.model_validate_json(TEXT), pydantics, PLAIN),
    Contender("msgspec", lambda: msgspec_sale.decode(TEXT), structs, MSGSPEC),
)


def used(record: Any) -> tuple[Decimal, date]:
    """Uses the values of a record as a program would: returns the sum of the installments and the last due date."""
    return sum(one.valor for one in record.parcelas), max(one.data_vencimento for one in record.parcelas)


work(
    "sale.use",
    kilobytes(TEXT),
    used(PydanticSale.model_validate_json(TEXT)),
    Contender("lastro", lambda: used(sale.decode(TEXT).value)),
    Contender("pydantic", lambda: used(PydanticSale.model_validate_json(TEXT)), note=PLAIN),
    Contender("msgspec", lambda: used(msgspec_sale.decode(TEXT)), note=MSGSPEC),
)

work(
    "sale.misread",
    kilobytes(MISREAD),
    inputs["misread"]["paths"],
    Contender("lastro", lambda: sale.decode(MISREAD), lambda decoded: our_paths(decoded.issues)),
    Contender("pydantic", lambda: problems(PydanticSale, MISREAD), pydantic_paths),
)

for name, text, wanted in [("sale.check", TEXT, []), ("sale.misruled", MISRULED, inputs["misruled"]["paths"])]:
    arguments = f'{{"value":{text.decode()},"operation":"insert"}}'
    work(
        name,
        kilobytes(text),
        wanted,
        Contender("lastro", lambda: checked(text), our_paths),
        Contender(
            "lastro dispatch",
            lambda: json.loads(dispatch("sale.validate", arguments))["ok"]["issues"],
            lambda issues: sorted(issue["path"] for issue in issues if issue["code"] != "ignored"),
        ),
        Contender("pydantic", lambda: problems(PydanticRuledSale, text), pydantic_paths),
        Contender("msgspec", lambda: list(breaches(msgspec_sale.decode(text))), sorted, MSGSPEC),
    )

COUNT = inputs["sales_of_a_page"]
SALES = [edited(CONTRACT, [('"id":8123', f'"id":{8123 + i}')]) for i in range(COUNT)]
PAGE = f'{{"header":{{"offset":0,"limit":{COUNT},"count":{COUNT}}},"data":[{",".join(SALES)}]}}'.encode()

work(
    "page.read",
    f"{COUNT} of them, {kilobytes(PAGE)}",
    common(loads(PAGE)["data"]),
    Contender(
        "lastro",
        lambda: sale_listing.decode(PAGE).value.data,
        lambda records: [ours(record) for record in records],
    ),
    Contender(
        "pydantic",
        lambda: PydanticPage.model_validate_json(PAGE).data,
        lambda models: [pydantics(model) for model in models],
        PLAIN,
    ),
    Contender(
        "msgspec", lambda: msgspec_page.decode(PAGE).data, lambda all_: [structs(one) for one in all_], MSGSPEC
    ),
)
