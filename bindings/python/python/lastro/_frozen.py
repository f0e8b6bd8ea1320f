"""The immutable lists and dicts that records return. They are copies, so a change would be lost: it raises an error
instead."""

from __future__ import annotations

from typing import NoReturn


def _refuse(*_: object, **__: object) -> NoReturn:
    raise TypeError("records are frozen: make a changed one with copy.replace(record, ...) or record.__replace__(...)")


class FrozenList(list[object]):
    """A list in a record, or a slice of such a list. It is equal to any list with the same elements."""

    __slots__ = ()

    append = clear = extend = insert = pop = remove = reverse = sort = _refuse
    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse

    def __reduce__(self) -> tuple[type, tuple[list[object]]]:
        return FrozenList, (list(self),)


class FrozenDict(dict[str, object]):
    """The unknown members of a record. It is equal to any dict with the same members."""

    __slots__ = ()

    clear = pop = popitem = setdefault = update = _refuse
    __setitem__ = __delitem__ = __ior__ = _refuse

    def __reduce__(self) -> tuple[type, tuple[dict[str, object]]]:
        return FrozenDict, (dict(self),)
