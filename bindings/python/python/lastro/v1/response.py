# Made from the core's tables by `cargo xtask python`: change them, not this file.
from .._lastro import v1_response as _native

decode = _native.decode

__all__ = ["decode"]
