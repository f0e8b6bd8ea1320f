# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Stored cards, and the inspection of card numbers. No result contains the number that was given."""

from ._lastro import card as _native

inspect = _native.inspect
is_valid_expiry = _native.is_valid_expiry
decode = _native.decode
encode = _native.encode
body = _native.body
validate = _native.validate

__all__ = ["inspect", "is_valid_expiry", "decode", "encode", "body", "validate"]
