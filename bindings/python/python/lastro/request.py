# Made from the core's tables by `cargo xtask generate`: change them, not this file.
from ._lastro import request as _native

build = _native.build

__all__ = ["build"]
