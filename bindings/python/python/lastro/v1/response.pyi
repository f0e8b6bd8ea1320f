# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def decode(
    operation: types.OperationV1,
    status: int,
    body: bytes | bytearray | str,
    api_key: str | None = None,
) -> _lastro.ApiAnswerV1:
    """Reads an answer by its status: the record, the page, what was done, or the service's error by kind. If the key
    is given, its beginning is masked in the error's message. A value that does not fit its field stays as it came,
    and is listed in `issues` with its path in `value`: it never hides the rest of the answer.

    Raises LastroError:
    `unexpected_response` if a success does not have the operation's shape at all. The paths of its issues begin
    with `body`.
    """

__all__ = ["decode"]
