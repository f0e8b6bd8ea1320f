# Made from the core's tables by `cargo xtask python`: change them, not this file.
from ._lastro import issues as _native

text = _native.text

__all__ = ["text"]
