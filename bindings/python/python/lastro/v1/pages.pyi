# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def start(
    operation: types.OperationV1,
    listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
) -> _lastro.PageStepV1:
    """Begins a walk. Without an order it adds `ordenarColuna=id`, since the service's own order is not stable.

    Raises LastroError:
    `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
    """

def next(
    state: types.JsonInput,
    response: types.JsonInput,
) -> _lastro.PageStepV1:
    """Goes on with the answer to the last request: the listing, or what `v1.response.decode` made of it. It ends at a
    page that is empty, has no new record, or is shorter than the page size that the service states. `end` says
    whether it is known to have given every record.

    Raises LastroError:
    `required` at `response.data`; `contradiction` at `state` for a walk that has ended; any problem of a state that
    was changed.
    """

__all__ = ["start", "next"]
