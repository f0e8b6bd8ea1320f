# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Customers."""

from ._lastro import customer as _native

update_body = _native.update_body
decode = _native.decode
encode = _native.encode
body = _native.body
validate = _native.validate

__all__ = ["update_body", "decode", "encode", "body", "validate"]
