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
    """Decodes a response as a value or an error, depending on its status; the content type
    is ignored. If the API key is given, its beginning is masked in the error's message.
    A value that is invalid for its field is kept unchanged, and is listed in `issues`
    with its path in `value`; the rest of the response is decoded normally.

    Args:
        operation (str): The operation of the interface.
        status (int): The response's status, 100 to 599.
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.
        headers (Mapping[str, str], optional): The response's headers.
        api_key (str, optional): The account's key. No message shows it.

    Returns:
        ApiAnswer: A response: either a value or the service's error.

    Raises:
        LastroError: `unexpected_response` if the body of a success does not have the
            structure that the operation returns, such as an HTML page, or a list
            instead of a record. The paths of its issues begin with `body`.

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
