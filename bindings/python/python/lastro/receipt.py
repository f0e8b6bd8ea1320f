# Made from the core's tables by `cargo xtask python`: change them, not this file.
from ._lastro import receipt as _native

validate = _native.validate
body = _native.body

__all__ = ["validate", "body"]
