# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Decodes version 1 responses."""

from .._lastro import v1_response as _native

decode = _native.decode

__all__ = ["decode"]
