# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Builds requests as data, which a program sends with its own HTTP client."""

from ._lastro import request as _native

build = _native.build

__all__ = ["build"]
