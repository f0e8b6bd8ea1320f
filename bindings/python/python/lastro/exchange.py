# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""A call to the service with its retries and pages, as a state machine."""

from ._lastro import exchange as _native

start = _native.start
next = _native.next
resume = _native.resume

__all__ = ["start", "next", "resume"]
