# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Builds version 1 requests as data."""

from .._lastro import v1_request as _native

build = _native.build

__all__ = ["build"]
