# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""A call to version 1 of the service's API with its retries and pages, as a state machine."""

from .._lastro import v1_exchange as _native

start = _native.start
next = _native.next
resume = _native.resume

__all__ = ["start", "next", "resume"]
