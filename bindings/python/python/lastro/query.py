# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""List queries."""

from ._lastro import query as _native

build = _native.build
parse = _native.parse
matches = _native.matches
apply = _native.apply

__all__ = ["build", "parse", "matches", "apply"]
