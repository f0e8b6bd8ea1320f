# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Municipalities and their IBGE codes."""

from ._lastro import municipality as _native

is_valid_code = _native.is_valid_code
decode = _native.decode
encode = _native.encode
body = _native.body
validate = _native.validate

__all__ = ["is_valid_code", "decode", "encode", "body", "validate"]
