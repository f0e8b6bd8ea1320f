# Made from the core's tables by `cargo xtask python`: change them, not this file.
from .._lastro import v1_retry as _native

next = _native.next

__all__ = ["next"]
