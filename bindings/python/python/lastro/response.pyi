# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def decode(
    operation: types.ApiOperation,
    status: int,
    body: bytes | bytearray | str,
    headers: Mapping[str, str] | None = None,
    api_key: str | None = None,
) -> _lastro.ApiAnswer:
    """Reads an answer by its status, whatever its content type says: the record, listing or list of the operation, or
    the service's error by kind. If the key is given, its beginning is masked in the error's message. A value that
    does not fit its field stays as it came, and is listed in `issues` with its path in `value`: it never hides the
    rest of the answer.

    Raises LastroError:
    `unexpected_response` if a success does not have the operation's shape at all (an HTML page, a list instead of a
    record). The paths of its issues begin with `body`.
    """

__all__ = ["decode"]
