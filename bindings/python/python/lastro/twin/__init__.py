"""The service itself, in this process: every operation of both documents on one state, for tests and for simulations.

Time is an argument: only the program moves the clock. The same configuration, requests and timestamps give the same
bytes in every language. The reference lists are samples, unless the configuration has others.

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
"""Returns the time of each request; ``None`` for the twin's own clock."""


def _moment(value: MomentInput) -> str:
    if not isinstance(value, datetime.datetime):
        return value
    if value.tzinfo is None:
        raise TypeError("a datetime without a time zone is no moment")
    return value.isoformat()


def _written(value: object) -> object:
    """Values without a JSON form: timestamps, days and amounts, records, and mappings and sequences of other
    classes."""
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
    """The status."""
    headers: list[tuple[str, str]]
    """Names and values."""
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
    """The fault that the caller has to simulate. The transport of ``httpx_transport`` does so."""

    latency_ms: int
    """The delay of the response in milliseconds."""
    drop_after: int | None
    """The connection ends after this many bytes of the response's body; 0 if there is no response."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of a request."""

    response: Response | None
    """The response; ``None`` if the connection ends before it."""
    fault: Fault | None
    """The fault that the caller has to simulate, if any."""


@dataclass(frozen=True)
class Delivered:
    """A notification that was sent."""

    delivery: int
    """Its number."""
    attempt: int
    """The number of the attempt, from 1."""
    url: str
    """The URL that it was sent to."""
    status: int | None
    """The status of the response; ``None`` if there was none."""


class Twin:
    """The service itself, in this process."""

    def __init__(self, config: ConfigInput | None = None) -> None:
        """A service without records.

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
            at (datetime.datetime | str, optional): Time of arrival; default: the twin's current time. Work due until
                then is done first.

        Returns:
            Outcome: The response, and the fault to simulate. A refusal by the service is a response too.

        Raises:
            LastroError: `invalid_date_time` at `at`.
        """
        pairs = list(headers.items() if isinstance(headers, Mapping) else headers)
        raw = body.encode() if isinstance(body, str) else bytes(body)
        response, fault = self._engine.handle(method, url, pairs, raw, None if at is None else _moment(at))
        return Outcome(None if response is None else Response(*response), None if fault is None else Fault(*fault))

    def take_effects(self) -> list[records.Delivery]:
        """Takes the notifications that are to be sent since the last call. ``deliver`` calls this and sends them.

        Returns:
            list[Delivery]: Notifications, in the order in which to send them.
        """
        return cast("list[records.Delivery]", self._call("take_effects"))

    def report(self, delivery: int, status: int | None = None, at: MomentInput | None = None) -> None:
        """Reports the outcome of a delivery. The twin repeats failed deliveries according to its policy.

        Args:
            delivery (int): Its number.
            status (int, optional): The status of the response; unset if there was none.
            at (datetime.datetime | str, optional): The time of the response; when unset, it took no time.

        Raises:
            LastroError: The delivery does not exist.
        """
        self._call("report", delivery=delivery, status=status, at=at)

    def advance(self, to: MomentInput, budget: int | None = None) -> records.Advanced:
        """Moves the clock forward and does the work that comes due, in order: contracts generate sales, installments
        fall overdue, notifications are sent. An earlier time changes nothing.

        Args:
            to (datetime.datetime | str): The target time.
            budget (int, optional): Maximum amount of work; the next call continues from there.

        Returns:
            Advanced: The time that the clock reached.

        Raises:
            LastroError: For an invalid instant, or a negative budget.
        """
        return cast("records.Advanced", self._call("advance", to=to, budget=budget))

    def now(self) -> str:
        """The twin's current time.

        Returns:
            str: ISO 8601 with the offset of Brasília.
        """
        return cast(str, self._call("now"))

    def snapshot(self) -> records.SnapshotText:
        """The whole state as a string, always the same for the same state. It contains no key and no secret.

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
        """Another twin with the same state, in constant time. The two are independent from then on.

        Returns:
            Twin: The new one.
        """
        copy = object.__new__(type(self))
        copy._engine = self._engine.fork()
        return copy

    def journal(self, start: int = 0) -> list[records.Entry]:
        """All events, in order. They contain no key, no secret and no card.

        Args:
            start (int): The number of the first entry; 0 for all.

        Returns:
            list[Entry]: The entries.
        """
        return cast("list[records.Entry]", self._call("journal", **{"from": start}))

    def faults(self, plan: FaultPlanInput | None = None) -> records.FaultPlan | None:
        """Sets the fault plan for the following requests.

        Args:
            plan (FaultPlanInput, optional): The plan; no faults if unset.

        Returns:
            FaultPlan | None: The plan, with a count of how often each rule applied.

        Raises:
            LastroError: Lists every invalid part of the plan with its path.
        """
        return cast("records.FaultPlan | None", self._call("faults", plan=plan))

    def policies(self) -> list[records.Policy]:
        """How this twin behaves in undocumented cases, with the alternatives.

        Returns:
            list[Policy]: Every policy with its choice.
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
            at (datetime.datetime | str, optional): The time of the responses; when unset, they took no time.

        Returns:
            list[Delivered]: The notifications sent, with the status of each response.
        """
        from ._httpx import deliver

        return deliver(self, client, at)

    @staticmethod
    def diff(before: Twin | records.SnapshotText | str, after: Twin | records.SnapshotText | str) -> list[records.Difference]:
        """The differences between two states.

        Args:
            before (Twin | SnapshotText | str): One state.
            after (Twin | SnapshotText | str): The other.

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
            config (ConfigInput, optional): The initial configuration of the journal's twin.
            journal (Sequence[Entry]): The entries.
            snapshot (SnapshotText | str, optional): The state before the first entry; a new twin when unset.

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
    """A transport for `httpx.Client` and `httpx.AsyncClient`, served by a twin. A dropped connection raises
    `httpx.RemoteProtocolError`. The transport waits for the latency; beyond the client's timeout it raises
    `httpx.ReadTimeout`.

    Args:
        twin (Twin): The twin.
        sleep (Callable[[float], object]): Waits for some seconds.
        async_sleep (Callable[[float], Awaitable[object]], optional): The same for `httpx.AsyncClient`; `anyio.sleep` when
            unset.
        clock (Callable[[], datetime.datetime | str | None], optional): The time of each request; the twin's own clock
            when unset.
        record (str | os.PathLike, optional): File in which each request is recorded with its response, at the twin's time, as
            HAR, without keys and card numbers. An existing recording is continued. Closing the client ends it.

    Returns:
        TwinTransport: The transport.

    Raises:
        ImportError: `httpx` is not installed; it is not a dependency of this package.
        OSError: The recording cannot be opened, or another transport records into it.
    """
    from ._httpx import TwinTransport

    return TwinTransport(twin, sleep, async_sleep, clock, record)


__all__ = ["Twin", "Outcome", "Response", "Fault", "Delivered", "httpx_transport", "records"]
