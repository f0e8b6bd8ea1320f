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
    """Reads an answer by its status: the record, the page, what was done, or the service's error by kind. Given the key,
    its beginning is masked in the error's message. A value that does not fit its field stays as it came and is one of the
    `issues`, each at its path in `value`: it never hides the rest.

    Raises LastroError:
    `unexpected_response` where a success is not of the operation's shape at all, with the path of what is not below
    `body`.
    """

__all__ = ["decode"]
