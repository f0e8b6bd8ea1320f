# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The response to a delete."""

from ._lastro import deleted as _native

decode = _native.decode
encode = _native.encode
body = _native.body
validate = _native.validate

__all__ = ["decode", "encode", "body", "validate"]
