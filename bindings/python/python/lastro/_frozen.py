"""The lists and dicts of records, which are frozen like the records: a change raises, and is never lost silently."""

from __future__ import annotations

from typing import NoReturn


def _refuse(*_: object, **__: object) -> NoReturn:
    raise TypeError("records are frozen: make a changed one with copy.replace(record, ...) or record.__replace__(...)")


class FrozenList(list[object]):
    """A list of a record, or a part of one: equal to any list of the same elements."""

    __slots__ = ()

    append = clear = extend = insert = pop = remove = reverse = sort = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __reduce__(self) -> tuple[type, tuple[list[object]]]:
        return FrozenList, (list(self),)


class FrozenDict(dict[str, object]):
    """What no field of a record names: equal to any dict of the same members."""

    __slots__ = ()

    clear = pop = popitem = setdefault = update = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse

    def __reduce__(self) -> tuple[type, tuple[dict[str, object]]]:
        return FrozenDict, (dict(self),)
