# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Equal installments, and the payment state of an installment."""

from ._lastro import installments as _native

split = _native.split
plan = _native.plan
status = _native.status

__all__ = ["split", "plan", "status"]
