"""Records the requests of the clients and of the twin's transport, each with its response."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import Union

from ._lastro import Recording

RecordPath = Union[str, "os.PathLike[str]"]
"""The path of the file of a recording."""

Headers = Iterable[tuple[str, str]]


class Entry:
    """A context manager for one request. When the block ends, it records the request, with the response if there is one."""

    def __init__(
        self, recording: Recording | None, now: Callable[[], int], method: str, url: str, headers: Headers, body: bytes
    ) -> None:
        self._recording, self._now = recording, now
        self._request = method, url, list(headers), body
        self._response: tuple[int, list[tuple[str, str]], bytes] | None = None

    def complete(self, status: int, headers: Headers, body: bytes | bytearray) -> None:
        """Sets the response. Call it when the whole body has arrived; ``body`` is decompressed."""
        sent = [(name, value) for name, value in headers if name.lower() != "content-encoding"]
        self._response = status, sent, bytes(body)

    def __enter__(self) -> Entry:
        self._began = self._now()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._recording is not None:
            self._recording.add(*self._request, self._began, self._now() - self._began, self._response)
