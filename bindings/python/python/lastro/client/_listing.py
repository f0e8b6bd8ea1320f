"""Listings: iterators over their records and pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from ._loop import Call
from ._types import Page

if TYPE_CHECKING:
    from ._http import AsyncSender, Sender

T = TypeVar("T")


class Pages(Iterator[Page[T]]):
    """The pages of a listing. Each page is requested when the iteration reaches it."""

    def __init__(self, sender: Sender, call: Call[Page[T]]) -> None:
        self._sender, self._steps, self._runs = sender, sender.loop.steps(call), False

    def __next__(self) -> Page[T]:
        if self._runs:
            raise RuntimeError("the next page is already being requested")
        self._runs = True
        try:
            result = self._sender.run(self._steps)
        finally:
            self._runs = False
        if result is None:
            raise StopIteration
        return result.value


class AsyncPages(AsyncIterator[Page[T]]):
    """The pages of a listing. Each page is requested when the iteration reaches it."""

    def __init__(self, sender: AsyncSender, call: Call[Page[T]]) -> None:
        self._sender, self._steps, self._runs = sender, sender.loop.steps(call), False

    async def __anext__(self) -> Page[T]:
        if self._runs:
            raise RuntimeError("the next page is already being requested")
        self._runs = True
        try:
            result = await self._sender.run(self._steps)
        finally:
            self._runs = False
        if result is None:
            raise StopAsyncIteration
        return result.value


class Listing(Generic[T]):
    """The records of a listing. The first request is sent when the iteration begins.

    Iterate over it to get the records, or over `pages()` to get the pages. Each iteration starts from the first page.
    """

    def __init__(self, sender: Sender, call: Call[Page[T]]) -> None:
        self._sender, self._call = sender, call

    def pages(self) -> Pages[T]:
        """The pages of the listing.

        Returns:
            Pages: An iterator of pages. `end` is set on the last page.
        """
        return Pages(self._sender, self._call)

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.items


class AsyncListing(Generic[T]):
    """The records of a listing. The first request is sent when the iteration begins.

    Iterate over it with `async for` to get the records, or over `pages()` to get the pages. Each iteration starts from the
    first page.
    """

    def __init__(self, sender: AsyncSender, call: Call[Page[T]]) -> None:
        self._sender, self._call = sender, call

    def pages(self) -> AsyncPages[T]:
        """The pages of the listing.

        Returns:
            AsyncPages: An asynchronous iterator of pages. `end` is set on the last page.
        """
        return AsyncPages(self._sender, self._call)

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.items:
                yield item
