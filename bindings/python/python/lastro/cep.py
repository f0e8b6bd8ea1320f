# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""CEP, the postal code."""

from ._lastro import cep as _native

is_valid = _native.is_valid
format = _native.format

__all__ = ["is_valid", "format"]
