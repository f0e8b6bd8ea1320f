# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def start(
    operation: types.ApiOperation,
    query: str | _lastro.Query | Mapping[str, object] | None = None,
) -> _lastro.PageStep:
    """Begins the pagination of a listing. The state is plain data: it can be stored as
    JSON and continued in any programming language. If the query has no order,
    `_sort=id` is added, because the service's default order is not stable.

    Args:
        operation (str): The operation that lists.
        query (str | Query | Mapping, optional): What to list, as `query.build` gives it or
            as the query itself.

    Returns:
        PageStep: A step of a pagination.

    Raises:
        LastroError: `invalid_choice` at an `operation` that is not a listing; the errors of
            `query.build`.

    Example:
        >>> import lastro
        >>> lastro.pages.start("cnae.list")
        PageStep(state='{"operation":"cnae.list","query":"_sort=id&_limit=100","walk":{"start":0,"offset":0,"given":0,"count":null,"count_changed":false,"keys":[],"page":null,"vague":false,"end":null}}',
        request=PageRequest(operation='cnae.list', query='_sort=id&_limit=100'),
        done=False, items=[], count_changed=False)
    """

def next(
    state: types.JsonInput,
    response: types.JsonInput,
) -> _lastro.PageStep:
    """Continues with the response to the last request: the listing itself, or the result
    of `response.decode`. The pagination ends when the service's count is reached, or at
    a page without a new record. `end` states whether every record has certainly been
    returned; `count_changed` states whether the service's count changed between pages.

    Args:
        state (str | bytes | Mapping): The state of the pagination, as the last step
            returned it.
        response (str | bytes | Mapping): The response to the last request.

    Returns:
        PageStep: A step of a pagination.

    Raises:
        LastroError: `required` at `response.data` if it is missing; `contradiction` at
            `state` for a pagination that has ended; an error below `state` if the
            caller has modified the state.

    Example:
        >>> import lastro
        >>> lastro.pages.next(
        ...     state={"operation": "services.list", "query": "_sort=id&_limit=2", "walk": {"start": 0, "offset": 0, "given": 0, "count": None, "count_changed": False, "keys": [], "page": None, "vague": False, "end": None}},
        ...     response='﻿{"header":{"limit":2},"data":[{"id":1}]}',
        ... )
        PageStep(state='{"operation":"services.list","query":"_sort=id&_limit=2","walk":{"start":0,"offset":1,"given":1,"count":null,"count_changed":false,"keys":["1"],"page":null,"vague":false,"end":"complete"}}',
        done=True, items=['{"id":1}'], count_changed=False, end='complete')
    """

__all__ = ["start", "next"]
