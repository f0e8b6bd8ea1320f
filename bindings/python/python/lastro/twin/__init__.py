"""The service itself, in this process: every operation of both documents on one state, for tests and for looking ahead.

Time is an argument: only the program moves the clock. The same configuration, requests and instants give the same bytes
in every language. The reference lists are samples, unless the configuration has others.

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
"""An instant going in: an aware datetime, or its ISO 8601 text."""

Clock = Callable[[], Union[MomentInput, None]]
"""Gives the instant of each request; ``None`` for the twin's own."""


def _moment(value: MomentInput) -> str:
    if not isinstance(value, datetime.datetime):
        return value
    if value.tzinfo is None:
        raise TypeError("a datetime without a time zone is no moment")
    return value.isoformat()


def _written(value: object) -> object:
    """What JSON has no form for: instants, days and amounts, records, and other mappings and sequences than its own."""
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
        """The body as Python has it; amounts are floats then, so that only a test should look at them so.

        Raises:
            ValueError: For a body that is not JSON.
        """
        return json.loads(self.body)


@dataclass(frozen=True)
class Fault:
    """What a fault plan wants of the caller. The transport of ``httpx_transport`` does it."""

    latency_ms: int
    """How many milliseconds the response takes."""
    drop_after: int | None
    """The connection ends after this many bytes of the response's body; 0 if there is no response."""


@dataclass(frozen=True)
class Outcome:
    """What becomes of a request."""

    response: Response | None
    """The response; ``None`` where the connection ends before one."""
    fault: Fault | None
    """What a fault plan wants of the caller, if it wants anything."""


@dataclass(frozen=True)
class Delivered:
    """A notification that was sent."""

    delivery: int
    """Its number."""
    attempt: int
    """The number of the attempt, from 1."""
    url: str
    """Where it was sent."""
    status: int | None
    """The status of the response; ``None`` where none came."""


class Twin:
    """The service itself, in this process."""

    def __init__(self, config: ConfigInput | None = None) -> None:
        """A service with nothing in it.

        Args:
            config (ConfigInput, optional): What it starts with.

        Raises:
            LastroError: Every part of the configuration that is not valid, at its path.
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
            url (str): A whole address, or path and query string: `/api/v2/vendas/?_limit=10`.
            headers (Mapping[str, str] | Iterable[tuple[str, str]]): Names and values.
            body (bytes | str): As it is sent.
            at (datetime.datetime | str, optional): When it arrives; the current instant when unset. Work that is due until
                then is done first.

        Returns:
            Outcome: The response, and what a fault plan wants of the caller. Whatever the service refuses is a response.

        Raises:
            LastroError: `invalid_date_time` at `at`.
        """
        pairs = list(headers.items() if isinstance(headers, Mapping) else headers)
        raw = body.encode() if isinstance(body, str) else bytes(body)
        response, fault = self._engine.handle(method, url, pairs, raw, None if at is None else _moment(at))
        return Outcome(None if response is None else Response(*response), None if fault is None else Fault(*fault))

    def take_effects(self) -> list[records.Delivery]:
        """What the caller has to send since the last call; ``deliver`` does it.

        Returns:
            list[Delivery]: Notifications, in the order in which they are to be sent.
        """
        return cast("list[records.Delivery]", self._call("take_effects"))

    def report(self, delivery: int, status: int | None = None, at: MomentInput | None = None) -> None:
        """Says what came of a delivery. The twin sends it again by its policy.

        Args:
            delivery (int): Its number.
            status (int, optional): The status of the response; unset where none came.
            at (datetime.datetime | str, optional): When the response came; it took no time when unset.

        Raises:
            LastroError: For a delivery that does not exist.
        """
        self._call("report", delivery=delivery, status=status, at=at)

    def advance(self, to: MomentInput, budget: int | None = None) -> records.Advanced:
        """Moves the clock forward and does what comes due on the way, in its order: contracts generate sales, installments
        fall overdue, notifications are sent. An earlier instant changes nothing.

        Args:
            to (datetime.datetime | str): How far.
            budget (int, optional): How much work may be done; the next call goes on from there.

        Returns:
            Advanced: How far the clock came.

        Raises:
            LastroError: For an invalid instant, or a negative budget.
        """
        return cast("records.Advanced", self._call("advance", to=to, budget=budget))

    def now(self) -> str:
        """The current instant.

        Returns:
            str: ISO 8601 with the offset of Brasília.
        """
        return cast(str, self._call("now"))

    def snapshot(self) -> records.SnapshotText:
        """The whole state as one text, always the same for the same state. It holds no key and no secret.

        Returns:
            SnapshotText: The text and its hash.
        """
        return cast("records.SnapshotText", self._call("snapshot"))

    def restore(self, snapshot: records.SnapshotText | str) -> None:
        """Goes on from a snapshot.

        Args:
            snapshot (SnapshotText | str): What `snapshot` gave, or its text.

        Raises:
            LastroError: For a text that is not a snapshot; the state is then as it was.
        """
        self._call("restore", snapshot=_text_of(snapshot))

    def fork(self) -> Twin:
        """Another twin with the same state, in constant time. What happens to one does not happen to the other.

        Returns:
            Twin: The other one.
        """
        copy = object.__new__(type(self))
        copy._engine = self._engine.fork()
        return copy

    def journal(self, start: int = 0) -> list[records.Entry]:
        """Everything that happened, in order. It holds no key, no secret and no card.

        Args:
            start (int): The number of the first entry; 0 for all.

        Returns:
            list[Entry]: The entries.
        """
        return cast("list[records.Entry]", self._call("journal", **{"from": start}))

    def faults(self, plan: FaultPlanInput | None = None) -> records.FaultPlan | None:
        """Sets what is to go wrong from now on.

        Args:
            plan (FaultPlanInput, optional): The plan; nothing goes wrong without one.

        Returns:
            FaultPlan | None: The plan, with how often each rule applied.

        Raises:
            LastroError: Every part of the plan that is not valid, at its path.
        """
        return cast("records.FaultPlan | None", self._call("faults", plan=plan))

    def policies(self) -> list[records.Policy]:
        """What this twin does in undocumented cases, and what else it could do.

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
        """Sends what there is to send, one after the other, and reports the responses.

        Args:
            client (httpx.Client): What sends them.
            at (datetime.datetime | str, optional): When the responses came; they took no time when unset.

        Returns:
            list[Delivered]: What was sent, with the status of each response.
        """
        from ._httpx import deliver

        return deliver(self, client, at)

    @staticmethod
    def diff(before: Twin | records.SnapshotText | str, after: Twin | records.SnapshotText | str) -> list[records.Difference]:
        """What differs between two states.

        Args:
            before (Twin | SnapshotText | str): One state.
            after (Twin | SnapshotText | str): The other.

        Returns:
            list[Difference]: Each place, as a path, with what both have there.

        Raises:
            LastroError: For a text that is not a snapshot.
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
        """Does the entries of a journal again, in a new twin.

        Args:
            config (ConfigInput, optional): What the twin of the journal started with.
            journal (Sequence[Entry]): The entries.
            snapshot (SnapshotText | str, optional): The state that they go on from; a new twin when unset.

        Returns:
            Replayed: The hash of the state that was reached, and the first entry whose response differs.

        Raises:
            LastroError: For an entry that cannot be done.
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
    """A transport for `httpx.Client` and `httpx.AsyncClient` that a twin serves. A connection that ends is an
    `httpx.RemoteProtocolError`, latency is waited for, and latency beyond the client's timeout is an `httpx.ReadTimeout`.

    Args:
        twin (Twin): The twin.
        sleep (Callable[[float], object]): Waits for some seconds.
        async_sleep (Callable[[float], Awaitable[object]], optional): The same for `httpx.AsyncClient`; `anyio.sleep` when
            unset.
        clock (Callable[[], datetime.datetime | str | None], optional): The instant of each request; the twin's own clock
            when unset.
        record (str | os.PathLike, optional): File in which each request is recorded with its response, at the twin's time, as
            HAR, without keys and card numbers. An existing recording is continued. Closing the client ends it.

    Returns:
        TwinTransport: The transport.

    Raises:
        ImportError: `httpx` is not installed; this package does not ask for it.
        OSError: The recording cannot be opened, or another transport records into it.
    """
    from ._httpx import TwinTransport

    return TwinTransport(twin, sleep, async_sleep, clock, record)


__all__ = ["Twin", "Outcome", "Response", "Fault", "Delivered", "httpx_transport", "records"]
