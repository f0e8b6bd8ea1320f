# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Pagination of version 1 listings."""

from .._lastro import v1_pages as _native

start = _native.start
next = _native.next

__all__ = ["start", "next"]
