# Made from the core's tables by `cargo xtask generate`: change them, not this file.
from ._lastro import retry as _native

next = _native.next

__all__ = ["next"]
