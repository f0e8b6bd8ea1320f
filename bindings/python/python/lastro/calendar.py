# Made from the core's tables by `cargo xtask generate`: change them, not this file.
"""Business days and bank holidays."""

from ._lastro import calendar as _native

next_business_day = _native.next_business_day
bank_holidays = _native.bank_holidays

__all__ = ["next_business_day", "bank_holidays"]
