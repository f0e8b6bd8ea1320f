# Made from the core's tables by `cargo xtask python`: change them, not this file.
from ._lastro import sale as _native

item_total = _native.item_total
totals = _native.totals
validate = _native.validate
decode = _native.decode
encode = _native.encode
body = _native.body

__all__ = ["item_total", "totals", "validate", "decode", "encode", "body"]
