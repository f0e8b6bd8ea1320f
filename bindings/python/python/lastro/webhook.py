# Made from the core's tables by `cargo xtask python`: change them, not this file.
from ._lastro import webhook as _native

verify = _native.verify

__all__ = ["verify"]
