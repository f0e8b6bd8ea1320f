# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Amounts of the municipal service invoice (NFS-e)."""

from ._lastro import nfse as _native

totals = _native.totals
approximate_taxes = _native.approximate_taxes

__all__ = ["totals", "approximate_taxes"]
