"""Texts that no debug form shows."""

from __future__ import annotations


class Concealed(str):
    """A card's number or security code: a text whose ``repr`` hides it, so that no log of a record shows it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Concealed('***')"
