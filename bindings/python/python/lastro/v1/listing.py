# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Pages of records of version 1."""

from .._lastro import v1_listing as _native

decode = _native.decode
encode = _native.encode

__all__ = ["decode", "encode"]
