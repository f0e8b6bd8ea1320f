# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Decides what to do after a failed version 1 request."""

from .._lastro import v1_retry as _native

next = _native.next

__all__ = ["next"]
