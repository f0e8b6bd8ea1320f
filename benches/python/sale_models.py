"""The model of a sale in each library. All have the same fields and nested lists, and amounts are `Decimal` with two places."""

import json
from collections.abc import Callable
from datetime import date, datetime
from decimal import Decimal
from typing import Annotated, Any

import msgspec
from pydantic import BaseModel, ConfigDict, Field, create_model, model_validator
from pydantic_core import PydanticCustomError

from harness import BENCHES
from sale_rules import breaches

RECORDS = json.loads((BENCHES / "records.json").read_text(encoding="utf-8"))


def build(words: dict[str, Any], record: Callable[[str, dict[str, Any]], Any]) -> dict[str, Any]:
    """Builds the models of all records from the types of a library. `records.json` lists nested records before the records that
    contain them, so the models are built in this order."""
    known = dict(words)
    for name, fields in RECORDS.items():
        types = {
            field: list[known[word[0]]] if isinstance(word, list) else known[word]
            for field, word in fields.items()
        }
        known[name] = record(name, {field: type_ | None for field, type_ in types.items()})
    return known


WORDS = {"text": str, "whole": int, "date": date, "moment": datetime}
PLACED = {
    "amount": Annotated[Decimal, Field(decimal_places=2)],
    "quantity": Annotated[Decimal, Field(decimal_places=10)],
}
DECIMALS = {"amount": Decimal, "quantity": Decimal}


class Loose(BaseModel):
    """The base of the pydantic models. It keeps unknown fields."""

    model_config = ConfigDict(extra="allow")


def pydantic_record(name: str, fields: dict[str, Any]) -> type[BaseModel]:
    return create_model(name, __base__=Loose, **{field: (type_, None) for field, type_ in fields.items()})


PydanticSale = build(WORDS | PLACED, pydantic_record)["sale"]


class PydanticRuledSale(PydanticSale):
    @model_validator(mode="after")
    def rules(self) -> "PydanticRuledSale":
        if found := list(breaches(self)):
            raise PydanticCustomError("rules", "breached: {paths}", {"paths": found})
        return self


class PydanticPage(BaseModel):
    data: list[PydanticSale]


def msgspec_record(name: str, fields: dict[str, Any]) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, [(field, type_, None) for field, type_ in fields.items()])


MsgspecSale = build(WORDS | DECIMALS, msgspec_record)["sale"]
msgspec_sale = msgspec.json.Decoder(MsgspecSale, strict=False)
msgspec_page = msgspec.json.Decoder(msgspec.defstruct("Page", [("data", list[MsgspecSale])]), strict=False)
