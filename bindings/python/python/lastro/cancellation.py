# Made from the core's tables by `cargo xtask generate`: change them, not this file.
from ._lastro import cancellation as _native

validate = _native.validate
decode = _native.decode
encode = _native.encode
body = _native.body

__all__ = ["validate", "decode", "encode", "body"]
