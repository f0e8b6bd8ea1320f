# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Pix copy-and-paste codes."""

from ._lastro import pix as _native

parse = _native.parse
check = _native.check
generate = _native.generate

__all__ = ["parse", "check", "generate"]
