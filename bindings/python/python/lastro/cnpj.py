# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""CNPJ, the taxpayer number of a company."""

from ._lastro import cnpj as _native

is_valid = _native.is_valid
format = _native.format
check_digits = _native.check_digits

__all__ = ["is_valid", "format", "check_digits"]
