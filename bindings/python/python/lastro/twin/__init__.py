"""A twin of the service: it runs in this process and responds to every request of versions 1 and 2, for tests and
simulations.

Only the program moves the twin's clock. The same configuration, requests and timestamps give the same responses, byte for
byte, in every language. The reference lists, such as the municipalities, are samples, unless the configuration has others.

Example:
    >>> from lastro.twin import Twin
    >>> twin = Twin({"seed": 7, "now": "2027-01-01T09:00:00-03:00"})
    >>> key = {"Authorization": "Basic Y2hhdmU6"}
    >>> outcome = twin.handle("POST", "/api/v2/servicos/", key, '{"nome": "Aula", "valor": 10}')
    >>> outcome.response.status, outcome.response.json()["id"]
    (200, 1)
    >>> twin.advance("2027-02-01T09:00:00-03:00")["now"]
    '2027-02-01T09:00:00-03:00'
"""

from __future__ import annotations

import datetime
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Union, cast

from .._lastro import TwinEngine as _TwinEngine
from .._recording import RecordPath
from . import records
from .records import ConfigInput, FaultPlanInput

if TYPE_CHECKING:
    import httpx

    from ._httpx import TwinTransport

MomentInput = Union[datetime.datetime, str]
"""A timestamp argument: an aware datetime, or an ISO 8601 string."""

Clock = Callable[[], Union[MomentInput, None]]
"""A function that returns the time of each request. If it returns ``None``, the time is that of the twin's own clock."""


def _moment(value: MomentInput) -> str:
    if not isinstance(value, datetime.datetime):
        return value
    if value.tzinfo is None:
        raise TypeError("the datetime has no time zone")
    return value.isoformat()


def _written(value: object) -> object:
    """Converts a value that `json` cannot write: a timestamp, a date, an amount, a record, or a mapping or sequence of another
    class than dict and list."""
    if isinstance(value, datetime.datetime):
        return _moment(value)
    if isinstance(value, (datetime.date, Decimal)):
        return str(value)
    if hasattr(value, "to_json"):
        return json.loads(value.to_json())
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Sequence):
        return list(value)
    raise TypeError(f"a {type(value).__name__} is nothing that JSON can hold")


def _text_of(snapshot: records.SnapshotText | str) -> str:
    return snapshot if isinstance(snapshot, str) else snapshot["text"]


@dataclass(frozen=True)
class Response:
    """A response of the service."""

    status: int
    """The HTTP status."""
    headers: list[tuple[str, str]]
    """The names and values of the headers."""
    body: bytes
    """The body."""

    def json(self) -> Any:
        """The body as a Python value. Amounts become floats, so use this only in tests.

        Raises:
            ValueError: The body is not JSON.
        """
        return json.loads(self.body)


@dataclass(frozen=True)
class Fault:
    """A network fault that the caller has to simulate. The transport of ``httpx_transport`` simulates it."""

    latency_ms: int
    """The delay of the response in milliseconds."""
    drop_after: int | None
    """The number of body bytes after which the connection is cut; 0 if there is no response; ``None`` if it is not cut."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a request."""

    response: Response | None
    """The response; ``None`` if the connection is cut before it."""
    fault: Fault | None
    """The fault that the caller has to simulate, if any."""


@dataclass(frozen=True)
class Delivered:
    """A notification that was sent."""

    delivery: int
    """The number of the notification."""
    attempt: int
    """The number of the attempt, counted from 1."""
    url: str
    """The URL to which the notification was sent."""
    status: int | None
    """The HTTP status of the response; ``None`` if there was no response."""


class Twin:
    """A twin of the service, in this process."""

    def __init__(self, config: ConfigInput | None = None) -> None:
        """Creates a twin without records.

        Args:
            config (ConfigInput, optional): The initial configuration.

        Raises:
            LastroError: Lists every invalid part of the configuration with its path.
        """
        self._engine = _TwinEngine(json.dumps({} if config is None else config, default=_written))

    def _call(self, method: str, **arguments: object) -> Any:
        return json.loads(self._engine.call(method, json.dumps(arguments, default=_written)))

    def handle(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        body: bytes | str = b"",
        at: MomentInput | None = None,
    ) -> Outcome:
        """Responds to a request.

        Args:
            method (str): `GET`, `POST`, `PUT` or `DELETE`.
            url (str): An absolute URL, or path and query string: `/api/v2/vendas/?_limit=10`.
            headers (Mapping[str, str] | Iterable[tuple[str, str]]): Names and values.
            body (bytes | str): The body as sent.
            at (datetime.datetime | str, optional): Time of arrival; default: the twin's current time. Work that is due by
                then is done before the request.

        Returns:
            Outcome: The response, and the fault to simulate. An error of the service is a response, too.

        Raises:
            LastroError: `at` is not a valid timestamp (`invalid_date_time`).
        """
        pairs = list(headers.items() if isinstance(headers, Mapping) else headers)
        raw = body.encode() if isinstance(body, str) else bytes(body)
        response, fault = self._engine.handle(method, url, pairs, raw, None if at is None else _moment(at))
        return Outcome(None if response is None else Response(*response), None if fault is None else Fault(*fault))

    def take_effects(self) -> list[records.Delivery]:
        """Returns the notifications that have become due since the last call. ``deliver`` calls this method and sends them.

        Returns:
            list[Delivery]: Notifications, in the order in which to send them.
        """
        return cast("list[records.Delivery]", self._call("take_effects"))

    def report(self, delivery: int, status: int | None = None, at: MomentInput | None = None) -> None:
        """Reports the outcome of a delivery. The twin repeats failed deliveries according to its policy.

        Args:
            delivery (int): The number of the notification.
            status (int, optional): The HTTP status of the response. Leave it unset if there was no response.
            at (datetime.datetime | str, optional): The time of the response; default: the time when the notification was sent.

        Raises:
            LastroError: The delivery does not exist.
        """
        self._call("report", delivery=delivery, status=status, at=at)

    def advance(self, to: MomentInput, budget: int | None = None) -> records.Advanced:
        """Moves the clock forward and does the work that comes due, in order: contracts generate sales, installments
        fall overdue, notifications are sent. An earlier time changes nothing.

        Args:
            to (datetime.datetime | str): The target time.
            budget (int, optional): Maximum number of pieces of work, such as one installment. The next call does the rest.

        Returns:
            Advanced: The time that the clock reached.

        Raises:
            LastroError: The time is invalid, or the budget is negative.
        """
        return cast("records.Advanced", self._call("advance", to=to, budget=budget))

    def now(self) -> str:
        """The twin's current time.

        Returns:
            str: ISO 8601 with the offset of Brasília.
        """
        return cast(str, self._call("now"))

    def snapshot(self) -> records.SnapshotText:
        """Returns the whole state as a string. Equal states have equal strings. It contains no keys and no secrets.

        Returns:
            SnapshotText: The string and its hash.
        """
        return cast("records.SnapshotText", self._call("snapshot"))

    def restore(self, snapshot: records.SnapshotText | str) -> None:
        """Restores the state of a snapshot.

        Args:
            snapshot (SnapshotText | str): The result of `snapshot`, or its string.

        Raises:
            LastroError: The string is not a snapshot; the state is unchanged.
        """
        self._call("restore", snapshot=_text_of(snapshot))

    def fork(self) -> Twin:
        """Returns another twin with the same state. Later changes to one do not affect the other. It takes constant time,
        whatever the size of the state.

        Returns:
            Twin: The new twin.
        """
        copy = object.__new__(type(self))
        copy._engine = self._engine.fork()
        return copy

    def journal(self, start: int = 0) -> list[records.Entry]:
        """Returns the journal: all requests, clock steps and other events, in order. It contains no keys, secrets or cards.

        Args:
            start (int): The number of the first entry to return; 0 for all.

        Returns:
            list[Entry]: The entries.
        """
        return cast("list[records.Entry]", self._call("journal", **{"from": start}))

    def faults(self, plan: FaultPlanInput | None = None) -> records.FaultPlan | None:
        """Sets the fault plan for the following requests.

        Args:
            plan (FaultPlanInput, optional): The plan. When unset, the twin makes no faults.

        Returns:
            FaultPlan | None: The plan, with a count of how often each rule applied.

        Raises:
            LastroError: Lists every invalid part of the plan with its path.
        """
        return cast("records.FaultPlan | None", self._call("faults", plan=plan))

    def policies(self) -> list[records.Policy]:
        """Returns how this twin behaves in cases that the service's documentation leaves open.

        Returns:
            list[Policy]: Every policy, with its choice and the alternatives.
        """
        return cast("list[records.Policy]", self._call("policies"))

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document of the service.

        Returns:
            dict[str, Any]: The document.
        """
        return cast("dict[str, Any]", self._call("openapi"))

    def deliver(self, client: httpx.Client, at: MomentInput | None = None) -> list[Delivered]:
        """Sends all pending notifications in order, and reports the responses.

        Args:
            client (httpx.Client): The client that sends them.
            at (datetime.datetime | str, optional): The time of the responses; default: the time when each notification was sent.

        Returns:
            list[Delivered]: The notifications sent, with the status of each response.
        """
        from ._httpx import deliver

        return deliver(self, client, at)

    @staticmethod
    def diff(before: Twin | records.SnapshotText | str, after: Twin | records.SnapshotText | str) -> list[records.Difference]:
        """The differences between two states.

        Args:
            before (Twin | SnapshotText | str): The first state.
            after (Twin | SnapshotText | str): The second state.

        Returns:
            list[Difference]: Each path that differs, with both values.

        Raises:
            LastroError: A string is not a snapshot.
        """
        if not isinstance(before, Twin):
            text, before = _text_of(before), Twin()
            before.restore(text)
        other = after.snapshot()["text"] if isinstance(after, Twin) else _text_of(after)
        return cast("list[records.Difference]", before._call("diff", other=other))

    @staticmethod
    def replay(
        config: ConfigInput | None, journal: Sequence[records.Entry], snapshot: records.SnapshotText | str | None = None
    ) -> records.Replayed:
        """Replays the entries of a journal in a new twin.

        Args:
            config (ConfigInput, optional): The configuration of the twin that wrote the journal.
            journal (Sequence[Entry]): The entries.
            snapshot (SnapshotText | str, optional): The state before the first entry; default: no records.

        Returns:
            Replayed: The hash of the resulting state, and the first entry whose response differs.

        Raises:
            LastroError: An entry cannot be replayed.
        """
        text = None if snapshot is None else _text_of(snapshot)
        return cast("records.Replayed", Twin(config)._call("replay", journal=journal, snapshot=text))


def httpx_transport(
    twin: Twin,
    *,
    sleep: Callable[[float], object] = time.sleep,
    async_sleep: Callable[[float], Awaitable[object]] | None = None,
    clock: Clock | None = None,
    record: RecordPath | None = None,
) -> TwinTransport:
    """Creates a transport with which `httpx.Client` and `httpx.AsyncClient` send their requests to a twin.

    The transport simulates the twin's faults. It waits for the latency of a response; a latency beyond the client's timeout
    raises `httpx.ReadTimeout`. A cut connection raises `httpx.RemoteProtocolError`.

    Args:
        twin (Twin): The twin.
        sleep (Callable[[float], object]): Called to wait for a number of seconds.
        async_sleep (Callable[[float], Awaitable[object]], optional): Called to wait in `httpx.AsyncClient`; default
            `anyio.sleep`.
        clock (Callable[[], datetime.datetime | str | None], optional): Returns the time of each request; default: the twin's
            own clock.
        record (str | os.PathLike, optional): Path of a HAR file to which requests and responses are written, with the twin's
            times, without keys and card numbers. New entries are appended to an existing recording. Closing the client
            closes the file.

    Returns:
        TwinTransport: The transport.

    Raises:
        ImportError: `httpx` is not installed; it is not a dependency of this package.
        OSError: The recording cannot be opened, or another transport writes to it.
    """
    from ._httpx import TwinTransport

    return TwinTransport(twin, sleep, async_sleep, clock, record)


__all__ = ["Twin", "Outcome", "Response", "Fault", "Delivered", "httpx_transport", "records"]
