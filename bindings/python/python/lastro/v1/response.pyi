# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def decode(
    operation: types_v1.OperationV1,
    status: int,
    body: bytes | bytearray | str,
    api_key: str | None = None,
) -> _lastro.ApiAnswerV1:
    """Decodes a response as a value or an error, depending on its status. If the API key
    is given, its beginning is masked in the error's message. A value that is invalid
    for its field is kept unchanged, and is listed in `issues` with its path in `value`;
    the rest of the response is decoded normally.

    Args:
        operation (str): The operation of the interface.
        status (int): The response's status, 100 to 599.
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.
        api_key (str, optional): The account's key. No message shows it.

    Returns:
        ApiAnswerV1: A response: either a value or the service's error.

    Raises:
        LastroError: `unexpected_response` if the body of a success does not have the
            structure that the operation returns. The paths of its issues begin with
            `body`.

    Example:
        >>> import lastro
        >>> lastro.v1.response.decode(
        ...     operation="sales.list",
        ...     status=503,
        ...     body='{"tipo":"api_erro","mensagem":"Manutenção"}',
        ... )
        ApiAnswerV1(api_error=ApiFailureV1(tipo='api_erro', kind='unavailable',
        message=Concealed('***')), issues=[])
    """

__all__ = ["decode"]
