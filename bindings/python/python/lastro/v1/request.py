# Made from the core's tables by `cargo xtask python`: change them, not this file.
from .._lastro import v1_request as _native

build = _native.build

__all__ = ["build"]
