# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Installments of a sale of version 1."""

from .._lastro import v1_installment as _native

decode = _native.decode
encode = _native.encode

__all__ = ["decode", "encode"]
