# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""JSON Schemas (2020-12) of records, and of the arguments and results of operations."""

from ._lastro import schema as _native

entity = _native.entity
arguments = _native.arguments
result = _native.result

__all__ = ["entity", "arguments", "result"]
