# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""What to do after a failure of a request of version 1."""

from .._lastro import v1_retry as _native

next = _native.next

__all__ = ["next"]
