# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Decodes responses of the service."""

from ._lastro import response as _native

decode = _native.decode

__all__ = ["decode"]
