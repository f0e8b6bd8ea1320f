"""Builds and parses the query of a listing with three filters."""

import json
from typing import Any
from urllib.parse import parse_qsl, urlencode

from lastro import Query, query

from harness import Contender, fixture, work

GIVEN = json.loads(fixture["query_json"])
PARTS = {key: GIVEN[key] for key in ("filters", "sort", "limit")}
PAIRS = [(f"{f['field']}[{f['operator']}]", f.get("value") or ",".join(f["values"])) for f in GIVEN["filters"]]
PAIRS += [("_sort", ",".join(GIVEN["sort"])), ("_limit", str(GIVEN["limit"]))]


def common(read: Query) -> Any:
    """Converts a query to a common form for comparison: values are strings, and amounts have no trailing zeros."""
    filters = read.filters or []
    def text(f):
        values = f.values or [] if f.value is None else [f.value]
        return ",".join(str(value) for value in values).removesuffix(".00")

    pairs = [(f"{f.field}[{f.operator}]", text(f)) for f in filters]
    return [*pairs, ("_sort", ",".join(read.sort or [])), ("_limit", str(read.limit))]


work(
    "query",
    f"{len(GIVEN['filters'])} filters",
    PAIRS,
    Contender("lastro", lambda: query.parse("sale", query.build("sale", **PARTS)), common),
    Contender(
        "urllib",
        lambda: parse_qsl(urlencode(PAIRS)),
        note="neither fields nor operators nor values are checked",
    ),
)
