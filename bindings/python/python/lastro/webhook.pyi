# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def verify(
    secrets: str | Sequence[str],
    body: bytes | bytearray | str,
    now: int | None = None,
    tolerance_s: int | None = None,
    future_s: int | None = None,
    strict: bool | None = None,
    any_entry: bool | None = None,
) -> _lastro.Verification:
    """Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
    given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. Only
    the form as sent counts, so `strict` changes nothing yet. `any_entry` lets any entry of the signature list fit.

    Raises LastroError:
    Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
    negative limit or more than four secrets. Whatever the body holds, there is a verdict.
    """

__all__ = ["verify"]
