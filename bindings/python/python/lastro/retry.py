# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Decides what to do after a failed request."""

from ._lastro import retry as _native

next = _native.next

__all__ = ["next"]
