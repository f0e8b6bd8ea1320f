# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""What to do after a failure."""

from ._lastro import retry as _native

next = _native.next

__all__ = ["next"]
