# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""The dates on which a contract generates sales."""

from ._lastro import schedule as _native

occurrences = _native.occurrences
next_after = _native.next_after

__all__ = ["occurrences", "next_after"]
