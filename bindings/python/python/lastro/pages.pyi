# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def start(
    operation: types.ApiOperation,
    query: str | _lastro.Query | Mapping[str, object] | None = None,
) -> _lastro.PageStep:
    """Begins a walk over a listing. The state is plain data: it can be stored as text and continued in any language.
    Without an order `_sort=id` is added, since the service's own order is not stable.

    Raises LastroError:
    `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
    """

def next(
    state: types.JsonInput,
    response: types.JsonInput,
) -> _lastro.PageStep:
    """Goes on with the answer to the last request: the listing itself, or what `response.decode` made of it. It ends
    when the service's own figures say that nothing is left, or at a page that is empty or has no new record. `end`
    says whether it is known to have given every record, `count_changed` whether the service's count changed on the
    way.

    Raises LastroError:
    `required` at `response.data`; `contradiction` at `state` for a walk that has ended; any problem of a state that
    was changed.
    """

__all__ = ["start", "next"]
