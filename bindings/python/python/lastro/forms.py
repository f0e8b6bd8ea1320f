# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""What a frontend renders a form from."""

from ._lastro import forms as _native

fields = _native.fields

__all__ = ["fields"]
