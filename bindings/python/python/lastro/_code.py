"""The base class of the enumerations of numeric codes."""

from __future__ import annotations

from enum import IntEnum


class Code(IntEnum):
    """A numeric code. Known numbers have names. For any other number ``n``, there is a member ``UNKNOWN_n``."""

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
        """Whether this version of the package has a name for the number."""
        return self._name_ in type(self).__members__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self._name_}" if self.is_known else f"{type(self).__name__}({self._value_})"

    # returns the number, as IntEnum does since Python 3.11; in Python 3.10, IntEnum would return the name
    def __str__(self) -> str:
        return int.__repr__(self)

    def __format__(self, spec: str) -> str:
        return int.__format__(self, spec)
