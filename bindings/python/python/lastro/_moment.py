"""Timestamps as Python datetimes."""

from __future__ import annotations

import re
from datetime import datetime, timedelta, timezone

_PARTS = re.compile(r"(.{10})T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):?(\d\d))")


def moment(text: str) -> datetime:
    """Parses an ISO 8601 timestamp with offset. Digits beyond microseconds are dropped, because ``datetime`` lacks them."""
    match = _PARTS.fullmatch(text)
    if match is None:
        raise ValueError(text)
    day, hour, minute, second, fraction, sign, hours, minutes = match.groups()
    offset = timedelta(hours=int(hours or 0), minutes=int(minutes or 0))
    zone = timezone(-offset if sign == "-" else offset)
    micro = int((fraction or "0")[:6].ljust(6, "0"))
    return datetime.fromisoformat(f"{day}T{hour}:{minute}:{second}").replace(microsecond=micro, tzinfo=zone)
