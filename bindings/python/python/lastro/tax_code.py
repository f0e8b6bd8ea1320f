# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Municipal tax codes, which city halls assign to services."""

from ._lastro import tax_code as _native

digits = _native.digits

__all__ = ["digits"]
