# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def next(
    operation: types_v1.OperationV1,
    attempt: int,
    now: int,
    seed: int,
    elapsed_ms: int,
    status: int | None = None,
    retry_after: Decimal | int | str | bool | datetime.date | None = None,
) -> _lastro.RetryPlan:
    """What to do after an attempt: `attempt` counts from 1, `status` is left out where no
    answer came, `retry_after` is the header's text, `now` is Unix seconds, `seed` any
    number from which the jitter comes. Reads, updates and deletes may be sent again.
    Inserts and receipts may have been carried out, so they are looked up first
    (`reconcile`). So is any other change that an earlier attempt may have carried out,
    once it is refused or the limit of attempts is reached.

    Args:
        operation (str): An operation of version 1.
        attempt (int): A whole number.
        now (int): A whole number.
        seed (int): A whole number.
        elapsed_ms (int): A whole number.
        status (int, optional): A whole number.
        retry_after (Decimal | int | str | bool | datetime.date, optional): A number, a date
            or a text.

    Returns:
        RetryPlan: The plan.

    Raises:
        LastroError: `out_of_range` at `attempt` below 1, `elapsed_ms` below 0 and a
            `status` outside 100 to 599.

    Example:
        >>> import lastro
        >>> lastro.v1.retry.next(
        ...     operation="sales.list",
        ...     attempt=1,
        ...     now=1795219200,
        ...     seed=1,
        ...     elapsed_ms=0,
        ...     status=503,
        ...     retry_after="Sat Nov 21 00:00:30 2026",
        ... )
        RetryPlan(action='retry', wait_ms=30000)
    """

__all__ = ["next"]
