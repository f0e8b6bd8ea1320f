# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Cancelling the invoice of a sale."""

from ._lastro import cancellation as _native

validate = _native.validate
decode = _native.decode
encode = _native.encode
body = _native.body

__all__ = ["validate", "decode", "encode", "body"]
