# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""CPF, the taxpayer number of a person."""

from ._lastro import cpf as _native

is_valid = _native.is_valid
format = _native.format

__all__ = ["is_valid", "format"]
