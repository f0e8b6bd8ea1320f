# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Items of the service list of Lei Complementar 116."""

from ._lastro import lc116 as _native

to_code = _native.to_code
to_item = _native.to_item

__all__ = ["to_code", "to_item"]
