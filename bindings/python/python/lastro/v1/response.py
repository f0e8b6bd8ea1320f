# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Responses of version 1."""

from .._lastro import v1_response as _native

decode = _native.decode

__all__ = ["decode"]
