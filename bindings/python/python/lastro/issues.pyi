# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def text(
    issue: _lastro.Issue | Mapping[str, object],
    language: types.Language,
) -> str:
    """The message of an issue in a language: its path, followed by the message with its
    parameters filled in.

    Args:
        issue (Issue | Mapping): The problem.
        language (str): The language of the text. One of "en", "pt-BR".

    Returns:
        str: The text.

    Example:
        >>> import lastro
        >>> lastro.issues.text(
        ...     issue={"path": "campo", "code": "invalid_type", "severity": "error", "params": {"expected": "decimal", "found": "float"}},
        ...     language="en",
        ... )
        'campo: must be a Decimal, int or str, not float (json.loads takes
        parse_float=Decimal)'
    """

__all__ = ["text"]
