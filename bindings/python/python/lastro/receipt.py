# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Confirming a receipt."""

from ._lastro import receipt as _native

validate = _native.validate
decode = _native.decode
encode = _native.encode
body = _native.body

__all__ = ["validate", "decode", "encode", "body"]
