# Made from the core's tables by `cargo xtask generate`: change them, not this file.
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
    """Builds the query string of a list request, without `?`. It has the filters in the
    given order, then `_sort`, `_fields`, `_expand`, `_offset` (unless it is 0) and
    `_limit` (always; 100 if none is given, at most 1000).

    Args:
        entity (str): Which records are listed. One of "service", "payment_method",
            "customer", "sale", "plan", "cnae", "service_list_item", "municipality".
        filters (Sequence[Filter | Mapping], optional): Conditions, in order.
        sort (Sequence[str], optional): Names of fields, `-` in front for descending.
        fields (Sequence[str], optional): Fields to return; none means all.
        expand (Sequence[str], optional): Nested records to include.
        limit (int, optional): Maximum number of records, 1 to 1000; 100 when unset.
        offset (int, optional): Number of records to skip; 0 when unset.

    Returns:
        str: The text.

    Raises:
        LastroError: Every problem at once, each at its path: `unknown_field`;
            `reserved_name`; `invalid_operator` for an operator that the field's type
            does not support; the issues of a value that is invalid for the field's
            type; `out_of_range` for limit and offset, for more than 100 fields to sort
            by, and for more than 100 conditions. Conditions with `eq` on a documented
            field do not count.

    Example:
        >>> import lastro
        >>> lastro.query.build(
        ...     entity="customer",
        ...     filters=[{"field": "custom_x", "operator": "contains", "value": "a"}],
        ...     sort=["-custom_x"],
        ...     fields=["custom_x"],
        ... )
        'custom_x[contains]=a&_sort=-custom_x&_fields=custom_x&_limit=100'
    """

def parse(
    entity: types.Resource,
    query: str,
) -> _lastro.Query:
    """Parses a query string into a query. The string need not be in the form that `build`
    writes: `field[eq]=`, `+` for a space, encoded brackets and commas, and any order
    are accepted.

    Args:
        entity (str): Which records are listed. One of "service", "payment_method",
            "customer", "sale", "plan", "cnae", "service_list_item", "municipality".
        query (str): The query string, without `?`.

    Returns:
        Query: A list query: which records to list, in which order, and what to return of
            them.

    Raises:
        LastroError: Every problem at once, below `query`: `reserved_name` for an unknown
            name that begins with `_`; `duplicate_key` for such a name that occurs
            twice; `invalid_characters` if the encoding is broken or a bracket is not
            closed; the errors of `build`.

    Example:
        >>> import lastro
        >>> lastro.query.parse(
        ...     entity="service",
        ...     query="_sort=nome%2C-valor&_fields=id%2Cnome&_limit=%31%30",
        ... )
        Query(entity='service', filters=[], sort=['nome', '-valor'], fields=['id', 'nome'],
        limit=10)
    """

def matches(
    entity: types.Resource,
    query: str | _lastro.Query | Mapping[str, object],
    record: types.JsonInput,
) -> bool:
    """Whether a record matches a query. Conditions on the same field with the same
    operator are joined by "or", all others by "and". Null matches only `isnull`, `neq`
    and `notcontains`. Strings are compared without case, but with accents. Values of
    custom fields are compared as numbers if both are numbers.

    Args:
        entity (str): Which records are listed. One of "service", "payment_method",
            "customer", "sale", "plan", "cnae", "service_list_item", "municipality".
        query (str | Query | Mapping): What to list, as `query.build` gives it or as the
            query itself.
        record (str | bytes | Mapping): The record as a JSON document.

    Returns:
        bool: Whether it is so.

    Raises:
        LastroError: The errors of `parse` and `build`; `mismatch` at `query.entity` for a
            query on another kind of record; an error at `record` if it is not a record,
            and below `record` for a value that the query uses but that is invalid for
            its field.

    Example:
        >>> import lastro
        >>> lastro.query.matches(
        ...     entity="customer",
        ...     query="custom_x[lt]=1e400",
        ...     record={"custom_x": "99999999999999999999999999999999999999999"},
        ... )
        True
    """

def apply(
    entity: types.Resource,
    query: str | _lastro.Query | Mapping[str, object],
    records: Sequence[types.JsonInput],
) -> _lastro.ListPage:
    """Filters and sorts a list in memory, and returns the requested page with the
    requested fields and sections. The result has the structure of the service's
    listings.

    Args:
        entity (str): Which records are listed. One of "service", "payment_method",
            "customer", "sale", "plan", "cnae", "service_list_item", "municipality".
        query (str | Query | Mapping): What to list, as `query.build` gives it or as the
            query itself.
        records (Sequence[str | bytes | Mapping]): The records as JSON documents.

    Returns:
        ListPage: One page of records, with the structure of the service's listings.

    Raises:
        LastroError: The errors of `parse` and `build`; `mismatch` at `query.entity` for a
            query on another kind of record; an error at `records[i]` if it is not a
            record, and below `records[i]` for a value that the query uses but that is
            invalid for its field.

    Example:
        >>> import lastro
        >>> lastro.query.apply(
        ...     entity="customer",
        ...     query="_sort=id",
        ...     records=[{"id": 2}, {"id": 1, "data_nascimento": "x"}],
        ... )
        ListPage(header=PageHeader(offset=0, limit=100, count=2, sort='id'),
        data=['{"id":1,"data_nascimento":"x"}', '{"id":2}'])
    """

__all__ = ["build", "parse", "matches", "apply"]
