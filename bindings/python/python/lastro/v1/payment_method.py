# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Payment methods of version 1."""

from .._lastro import v1_payment_method as _native

decode = _native.decode
encode = _native.encode

__all__ = ["decode", "encode"]
