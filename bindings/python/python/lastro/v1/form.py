# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Encoding and decoding of forms (`application/x-www-form-urlencoded`)."""

from .._lastro import v1_form as _native

encode = _native.encode
decode = _native.decode

__all__ = ["encode", "decode"]
