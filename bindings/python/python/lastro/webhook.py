# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Verification of webhook signatures."""

from ._lastro import webhook as _native

verify = _native.verify
plan = _native.plan
conclude = _native.conclude
explain = _native.explain
event = _native.event
sign = _native.sign

__all__ = ["verify", "plan", "conclude", "explain", "event", "sign"]
