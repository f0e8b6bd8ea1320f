# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Form metadata, from which a front end renders a form."""

from ._lastro import forms as _native

fields = _native.fields

__all__ = ["fields"]
