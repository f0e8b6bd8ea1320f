# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Requests as data, for a program's own client."""

from ._lastro import request as _native

build = _native.build

__all__ = ["build"]
