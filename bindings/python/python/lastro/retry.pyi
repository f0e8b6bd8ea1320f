# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def next(
    operation: types.ApiOperation,
    attempt: int,
    now: int,
    seed: int,
    elapsed_ms: int,
    status: int | None = None,
    retry_after: Decimal | int | str | bool | datetime.date | None = None,
) -> _lastro.RetryPlan:
    """Decides what to do after an attempt. Reads, updates and deletes may be sent again.
    An insert or receipt may already have been carried out, so the action is
    `reconcile`: first look up whether it was. Other changes get `reconcile` when an
    earlier attempt may have carried them out, and they are rejected or cannot be sent
    again.

    Args:
        operation (str): The operation of the interface.
        attempt (int): Number of the attempt, counted from 1.
        now (int): The current time, in Unix seconds.
        seed (int): Seed of the jitter; any number.
        elapsed_ms (int): Time since the first attempt began, in milliseconds.
        status (int, optional): The response's status, 100 to 599; unset if no response
            came.
        retry_after (Decimal | int | str | bool | datetime.date, optional): The text of the
            header `Retry-After`, if the response had one.

    Returns:
        RetryPlan: What to do after an attempt, and how long to wait before that.

    Raises:
        LastroError: `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at
            `status` outside 100 to 599.

    Example:
        >>> import lastro
        >>> lastro.retry.next(
        ...     operation="sales.list",
        ...     attempt=1,
        ...     now=1795219200,
        ...     seed=1,
        ...     elapsed_ms=0,
        ...     status=503,
        ...     retry_after="99999999999999999999999999",
        ... )
        RetryPlan(action='retry', wait_ms=120000)
    """

__all__ = ["next"]
