"""The base of the numeric codes."""

from __future__ import annotations

from enum import IntEnum


class Code(IntEnum):
    """A numeric code: named values, and for every other number a member ``UNKNOWN_n`` that keeps it."""

    @classmethod
    def _missing_(cls, value: object) -> Code | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member

    @property
    def is_known(self) -> bool:
        """Whether this version names the number."""
        return self._name_ in type(self).__members__
