# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Pagination of listings."""

from ._lastro import pages as _native

start = _native.start
next = _native.next

__all__ = ["start", "next"]
