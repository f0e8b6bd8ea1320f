# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Human-readable messages of issues."""

from ._lastro import issues as _native

text = _native.text

__all__ = ["text"]
