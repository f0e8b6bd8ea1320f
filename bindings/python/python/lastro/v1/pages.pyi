# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def start(
    operation: types_v1.OperationV1,
    listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
) -> _lastro.PageStepV1:
    """Begins a pagination. If no order is given, `ordenarColuna=id` is added, because the
    service's default order is not stable.

    Args:
        operation (str): The operation that lists.
        listing (ListingQueryV1 | Mapping, optional): What to list.

    Returns:
        PageStepV1: A step of a pagination.

    Raises:
        LastroError: `invalid_choice` at an `operation` that is not a listing;
            `out_of_range` in `listing`.

    Example:
        >>> import lastro
        >>> lastro.v1.pages.start("sales.list")
        PageStepV1(state='{"operation":"sales.list","listing":{"inicio":null,"limite":10,"ordenarColuna":"id","ordenarDirecao":null},"walk":{"start":0,"offset":0,"given":0,"count":null,"count_changed":false,"keys":[],"page":null,"vague":false,"end":null}}',
        request=PageRequestV1(operation='sales.list', listing=ListingQueryV1(inicio=0,
        limite=10, ordenarColuna='id')), done=False, items=[])
    """

def next(
    state: types.JsonInput,
    response: types.JsonInput,
) -> _lastro.PageStepV1:
    """Continues with the response to the last request: the listing itself, or the result
    of `v1.response.decode`. The pagination ends at a page without a new record, or with
    fewer records than the page size that the response states. `end` states whether
    every record has certainly been returned.

    Args:
        state (str | bytes | Mapping): The state of the pagination, as the last step
            returned it.
        response (str | bytes | Mapping): The response to the last request.

    Returns:
        PageStepV1: A step of a pagination.

    Raises:
        LastroError: `required` at `response.data` if it is missing; `contradiction` at
            `state` for a pagination that has ended; an error below `state` if the
            caller has modified the state.

    Example:
        >>> import lastro
        >>> lastro.v1.pages.next(
        ...     state={"operation": "sales.list", "listing": {"limite": 2, "ordenarColuna": "id", "ordenarDirecao": None, "inicio": None}, "walk": {"start": 0, "offset": 0, "given": 0, "count": None, "count_changed": False, "keys": [], "page": None, "vague": False, "end": None}},
        ...     response={"inicio": "0", "limite": "2", "data": []},
        ... )
        PageStepV1(state='{"operation":"sales.list","listing":{"inicio":null,"limite":2,"ordenarColuna":"id","ordenarDirecao":null},"walk":{"start":0,"offset":0,"given":0,"count":null,"count_changed":false,"keys":[],"page":null,"vague":false,"end":"complete"}}',
        done=True, items=[], end='complete')
    """

__all__ = ["start", "next"]
