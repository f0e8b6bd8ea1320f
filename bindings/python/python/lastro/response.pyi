# Made from the core's tables by `cargo xtask generate`: change them, not this file.
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
    """Reads a response by its status, whatever its content type says: the record, listing
    or list of the operation, or the service's error by kind. If the key is given, its
    beginning is masked in the error's message. A value that does not fit its field
    stays unchanged, and is listed in `issues` with its path in `value`: it never hides
    the rest of the response.

    Args:
        operation (str): The operation of the interface.
        status (int): The response's status, 100 to 599.
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.
        headers (Mapping[str, str], optional): The response's headers.
        api_key (str, optional): The account's key. No message shows it.

    Returns:
        ApiAnswer: A response: either a value or the service's error.

    Raises:
        LastroError: `unexpected_response` if a success does not have the operation's
            structure at all (an HTML page, a list instead of a record). The paths of
            its issues begin with `body`.

    Example:
        >>> import lastro
        >>> lastro.response.decode(
        ...     operation="sales.list",
        ...     status=401,
        ...     body='{"code": 401, "message": "abc"}',
        ...     api_key="abcdef123456",
        ... )
        ApiAnswer(api_error=ApiFailure(code=401, kind='unauthorized',
        message=Concealed('***')), issues=[])
    """

__all__ = ["decode"]
