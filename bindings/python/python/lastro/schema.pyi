# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def entity(
    entity: str,
) -> str:
    """The schema of a kind of record, such as `sale`. A document matches the schema if and
    only if `decode` reads it without an error.

    Args:
        entity (str): The name of the entity: `sale`.

    Returns:
        str: The document as JSON text.

    Raises:
        LastroError: `invalid_choice` at an unknown `entity`.

    Example:
        >>> import lastro
        >>> lastro.schema.entity("deleted")
        '{"$schema":"https://json-schema.org/draft/2020-12/schema","description":"The
        response to a
        delete.","$ref":"#/$defs/Deleted","$defs":{"Deleted":{"type":"object","description":"The
        response to a
        delete.","properties":{"id":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"Key
        of the record that was deleted, as a string."}}}}}'
    """

def arguments(
    operation: str,
) -> str:
    """The schema of an operation's arguments, as one object. `operation`: name with area,
    such as `sale.validate`.

    Args:
        operation (str): The name of an operation of this library: `sale.validate`.

    Returns:
        str: The document as JSON text.

    Raises:
        LastroError: `unknown_operation`.
    """

def result(
    operation: str,
) -> str:
    """The schema of an operation's result, as `dispatch` writes it.

    Args:
        operation (str): The name of an operation of this library: `sale.validate`.

    Returns:
        str: The document as JSON text.

    Raises:
        LastroError: `unknown_operation`.
    """

__all__ = ["entity", "arguments", "result"]
