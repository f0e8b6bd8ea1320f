# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def start(
    operation: types.ApiOperation,
    query: str | _lastro.Query | Mapping[str, object] | None = None,
) -> _lastro.PageStep:
    """Begins a walk over a listing. The state is plain data: keep it as text, and go on with it in any language. Without
    an order `_sort=id` is added, since the service's own is not stable.

    Raises LastroError:
    `invalid_choice` at `operation` for one that lists no pages; what `query.build` refuses.
    """

def next(
    state: types.JsonInput,
    response: types.JsonInput,
) -> _lastro.PageStep:
    """Goes on with the answer to the last request: the listing itself, or what `response.decode` made of it. It ends
    where the service's own figures say that nothing is left, at an empty page, or at one that has nothing new; `end` says
    whether it is known to have given every record, `count_changed` whether the count was another one on the way.

    Raises LastroError:
    `required` at `response.data`; `contradiction` at `state` for a walk that has ended; whatever is wrong with a state
    that was not kept as it was.
    """

__all__ = ["start", "next"]
