# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def build(
    entity: types.Resource,
    filters: Sequence[_lastro.Filter | Mapping[str, object]] | None = None,
    sort: Sequence[str] | None = None,
    fields: Sequence[str] | None = None,
    expand: Sequence[str] | None = None,
    limit: int | None = None,
    offset: int | None = None,
) -> str:
    """Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
    `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).

    Raises LastroError:
    Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator
    that the field's type does not have, a value that the type refuses, `out_of_range` for limit and offset, for
    more than 100 names to sort by, and for more than 100 conditions (those that a documented field equals a value
    do not count).
    """

def parse(
    entity: types.Resource,
    query: str,
) -> _lastro.Query:
    """Reads a query string back. `field[eq]=`, `+` for a space, encoded brackets and commas, and any order are
    accepted.

    Raises LastroError:
    Every problem at once, below `query`: `reserved_name` for an unknown `_name`, `duplicate_key` for one given
    twice, `invalid_characters` if the encoding is broken or a bracket is not closed, and the errors of `build`.
    """

def matches(
    entity: types.Resource,
    query: str | _lastro.Query | Mapping[str, object],
    record: types.JsonInput,
) -> bool:
    """Whether a record matches a query: "or" within one field and operator, "and" between them. Null matches only
    `isnull`, `neq` and `notcontains`. Texts compare without regard to case, but with regard to accents; custom
    fields as numbers if both are numbers.

    Raises LastroError:
    The errors of `parse` and `build`; `mismatch` at `query.entity` for the query of another entity; at `record` a
    value that is not a record, and below it a value that the query uses and that does not fit its field.
    """

def apply(
    entity: types.Resource,
    query: str | _lastro.Query | Mapping[str, object],
    records: Sequence[types.JsonInput],
) -> _lastro.ListPage:
    """Filters, sorts, pages and expands a list in memory, answered in the shape of a listing.

    Raises LastroError:
    The errors of `parse` and `build`; `mismatch` at `query.entity` for the query of another entity; at `records[i]`
    a value that is not a record, and below it a value that the query uses and that does not fit its field.
    """

__all__ = ["build", "parse", "matches", "apply"]
