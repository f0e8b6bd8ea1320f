# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def validate(
    value: _lastro.Cancellation | Mapping[str, object],
    sale: _lastro.Sale | Mapping[str, object] | None = None,
    version: codes.ApiVersion | int | None = None,
) -> _lastro.Validation:
    """Validates the body of "cancel invoice" before it is sent. The text of the reason
    must have at least 15 characters; in version 1 it is required only if the code is 4.
    `sale` has no effect here.

    Args:
        value (Cancellation | Mapping): The record.
        sale (Sale | Mapping, optional): The sale.
        version (ApiVersion | int, optional): The version of the interface that the body is
            for; 2 when unset.

    Returns:
        Validation: The result of a validation.

    Raises:
        LastroError: `invalid_code` at an unknown `version`; an error of kind `invalid` if
            the value is not an object. All other problems are returned as issues.

    Example:
        >>> import lastro
        >>> lastro.cancellation.validate(
        ...     value={"cancelamento_codigo": 1, "cancelamento_motivo": "curto"},
        ...     version="1",
        ... )
        Validation(issues=[Issue(path='cancelamento_motivo', code='too_short',
        severity='error', params={'min': '15'})])
    """

def decode(
    json: types.JsonInput,
) -> _lastro.CancellationDecoded:
    """Reads a cancellation from a JSON document. Every problem is listed with its path,
    and what could be read is in the value.

    Args:
        json (str | bytes | Mapping): The record's JSON document.

    Returns:
        CancellationDecoded: A cancellation as it was read, and the values that did not fit.

    Raises:
        LastroError: `invalid` if the text is not JSON or not an object, or a key is given
            twice.

    Example:
        >>> import lastro
        >>> lastro.cancellation.decode({"cancelamento_codigo": "4", "cancelamento_motivo": "Cliente pediu outra data", "obs": None})
        CancellationDecoded(value=Cancellation(cancelamento_codigo=CancellationReason.OTHER,
        cancelamento_motivo='Cliente pediu outra data', extra={'obs': None}), issues=[])
    """

def encode(
    value: _lastro.Cancellation | Mapping[str, object],
) -> str:
    """Writes a cancellation as the service does: money as JSON numbers with two places,
    unset fields left out, nothing else lost.

    Args:
        value (Cancellation | Mapping): The record.

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.cancellation.encode({"cancelamento_codigo": 4, "cancelamento_motivo": "Cliente pediu outra data"})
        '{"cancelamento_codigo":4,"cancelamento_motivo":"Cliente pediu outra data"}'
    """

def body(
    value: _lastro.Cancellation | Mapping[str, object],
    operation: types.WriteOperation,
) -> str:
    """The body to send for a cancellation: read-only and display fields left out, and on
    insert the keys.

    Args:
        value (Cancellation | Mapping): The record.
        operation (str): Whether the record is inserted or updated. One of "insert",
            "update".

    Returns:
        str: The document as JSON text.

    Example:
        >>> import lastro
        >>> lastro.cancellation.body(
        ...     value={"cancelamento_codigo": "2", "cancelamento_motivo": "aaaaaaaaaaaaaaa"},
        ...     operation="update",
        ... )
        '{"cancelamento_codigo":2,"cancelamento_motivo":"aaaaaaaaaaaaaaa"}'
    """

__all__ = ["validate", "decode", "encode", "body"]
