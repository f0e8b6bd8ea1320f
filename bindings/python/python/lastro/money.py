# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Exact amounts."""

from ._lastro import money as _native

parse = _native.parse
allocate = _native.allocate

__all__ = ["parse", "allocate"]
