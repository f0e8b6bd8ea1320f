"""A client of the service, on `httpx`: requests, retries, pages, and changes that are not sent twice.

The rules check each record before it is sent. If the response to a change is lost, the client looks the change up instead of
sending it again. Install `lastro[client]`, or `httpx` next to `lastro`.

Example:
    >>> from lastro.client import Client
    >>> from lastro.twin import Twin, httpx_transport
    >>> with Client("https://conta.example", "chave", transport=httpx_transport(Twin())) as client:
    ...     ana = client.customers.insert({"tipo": 2, "nome": "Ana"})
    ...     [customer.nome for customer in client.customers.list("nome[contains]=An")]
    ['Ana']
"""

from __future__ import annotations

try:
    import httpx
except ImportError as error:
    raise ImportError("lastro.client needs httpx: pip install 'lastro[client]'", name=error.name) from error

import datetime
from collections.abc import Awaitable, Callable
from types import TracebackType

from .._recording import RecordPath
from . import _resources, v1
from ._http import AsyncSender, Sender
from ._listing import AsyncListing, AsyncPages, Listing, Pages
from ._loop import Keep, Loop, Seconds
from ._resources import *
from ._types import Event, ExchangeError, IssuesEvent, Page, RequestEvent, ResponseEvent
from .v1 import AsyncResources as _AsyncResourcesV1
from .v1 import Resources as _ResourcesV1


class Client(_resources.Resources):
    """A client of the service. Any number of threads may use it at once."""

    v1: _ResourcesV1
    """The resources of version 1 of the interface, within the same limits."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        today: datetime.date | None = None,
        timeout: Seconds | None = None,
        deadline: Seconds | None = None,
        settled_after: Seconds | None = None,
        look_before: bool = True,
        per_second: int | None = None,
        allow_http: bool = False,
        on_event: Callable[[Event], object] | None = None,
        record: RecordPath | None = None,
        http: httpx.Client | None = None,
        transport: httpx.BaseTransport | None = None,
        now: Callable[[], int] | None = None,
        wait: Callable[[float], object] | None = None,
    ) -> None:
        """Address, key and limits of the calls. Nothing is sent.

        Args:
            base_url (str): The account's address: https, or http on this machine.
            api_key (str): The account's key. It is in no message and no `repr`.
            today (datetime.date, optional): The current day, for the rules that need it. Unset: these rules are skipped.
            timeout (float | datetime.timedelta, optional): Timeout of one request with its response, in seconds; default 30.
                The time to resolve the service's name is not limited.
            deadline (float | datetime.timedelta, optional): Time limit of a call, or of each page of a listing, in seconds;
                default 300.
            settled_after (float | datetime.timedelta, optional): Seconds after which the service no longer carries out a
                request whose response was lost. A change that is not found after that was not carried out. Unset: a change
                that is not found stays unknown.
            look_before (bool): Whether to read the newest key before an insert, and the installment before a receipt;
                default true. Without it, an insert or a receipt whose response is lost is always unknown.
            per_second (int, optional): Requests per second, at most, of all calls of this client; default unlimited.
            allow_http (bool): Whether http is allowed for every host; default false. The key is then sent unencrypted: meant
                for a twin in a private network.
            on_event (Callable[[Event], object], optional): Observer of requests, responses, and values that do not fit.
                What it raises is ignored.
            record (str | os.PathLike, optional): File in which each request is recorded with its response, as HAR, without
                keys and card numbers. `lastro drift` reads it. An existing recording is continued.
            http (httpx.Client, optional): Sends the requests, without its own headers, parameters, cookies, redirects and
                authentication. It is not closed. A new one when unset.
            transport (httpx.BaseTransport, optional): Transport of the new `httpx.Client`, which closes it.
            now (Callable[[], int], optional): A clock for tests, in milliseconds since 1970.
            wait (Callable[[float], object], optional): Waits some seconds, for tests.

        Raises:
            LastroError: A setting is invalid. Address and key are checked by each call.
            OSError: The recording cannot be opened, or another client records into it.
        """
        limits = today, timeout, deadline, settled_after, look_before, per_second, allow_http
        self._sender = Sender(Loop(base_url, api_key, *limits, on_event, now, record), http, transport, wait)
        super().__init__(self._sender)
        self.v1 = _ResourcesV1(self._sender)

    def close(self) -> None:
        """Closes the connections. Calls that wait end with `RuntimeError`.

        Raises:
            OSError: The recording is incomplete, because the file could not be written.
        """
        self._sender.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()


class AsyncClient(_resources.AsyncResources):
    """A client of the service for asyncio.

    A cancelled call ends at once. `ExchangeError.of(exception)` is the outcome of a call that was cancelled: its `carried_out`
    is `unknown` if a change was sent.
    """

    v1: _AsyncResourcesV1
    """The resources of version 1 of the interface, within the same limits."""

    def __init__(
        self,
        base_url: str,
        api_key: str,
        *,
        today: datetime.date | None = None,
        timeout: Seconds | None = None,
        deadline: Seconds | None = None,
        settled_after: Seconds | None = None,
        look_before: bool = True,
        per_second: int | None = None,
        allow_http: bool = False,
        on_event: Callable[[Event], object] | None = None,
        record: RecordPath | None = None,
        http: httpx.AsyncClient | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
        now: Callable[[], int] | None = None,
        wait: Callable[[float], Awaitable[object]] | None = None,
    ) -> None:
        """Address, key and limits of the calls. Nothing is sent.

        Args:
            base_url (str): The account's address: https, or http on this machine.
            api_key (str): The account's key. It is in no message and no `repr`.
            today (datetime.date, optional): The current day, for the rules that need it. Unset: these rules are skipped.
            timeout (float | datetime.timedelta, optional): Timeout of one request with its response, in seconds; default 30.
            deadline (float | datetime.timedelta, optional): Time limit of a call, or of each page of a listing, in seconds;
                default 300.
            settled_after (float | datetime.timedelta, optional): Seconds after which the service no longer carries out a
                request whose response was lost. A change that is not found after that was not carried out. Unset: a change
                that is not found stays unknown.
            look_before (bool): Whether to read the newest key before an insert, and the installment before a receipt;
                default true. Without it, an insert or a receipt whose response is lost is always unknown.
            per_second (int, optional): Requests per second, at most, of all calls of this client; default unlimited.
            allow_http (bool): Whether http is allowed for every host; default false. The key is then sent unencrypted: meant
                for a twin in a private network.
            on_event (Callable[[Event], object], optional): Observer of requests, responses, and values that do not fit.
                What it raises is ignored.
            record (str | os.PathLike, optional): File in which each request is recorded with its response, as HAR, without
                keys and card numbers. `lastro drift` reads it. An existing recording is continued.
            http (httpx.AsyncClient, optional): Sends the requests, without its own headers, parameters, cookies, redirects
                and authentication. It is not closed. A new one when unset.
            transport (httpx.AsyncBaseTransport, optional): Transport of the new `httpx.AsyncClient`, which closes it.
            now (Callable[[], int], optional): A clock for tests, in milliseconds since 1970.
            wait (Callable[[float], Awaitable[object]], optional): Waits some seconds, for tests.

        Raises:
            LastroError: A setting is invalid. Address and key are checked by each call.
            OSError: The recording cannot be opened, or another client records into it.
        """
        limits = today, timeout, deadline, settled_after, look_before, per_second, allow_http
        self._sender = AsyncSender(Loop(base_url, api_key, *limits, on_event, now, record), http, transport, wait)
        super().__init__(self._sender)
        self.v1 = _AsyncResourcesV1(self._sender)

    async def aclose(self) -> None:
        """Closes the connections. Calls that wait end with `RuntimeError`.

        Raises:
            OSError: The recording is incomplete, because the file could not be written.
        """
        await self._sender.aclose()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()


__all__ = [
    "Client",
    "AsyncClient",
    "ExchangeError",
    "Listing",
    "AsyncListing",
    "Pages",
    "AsyncPages",
    "Page",
    "Event",
    "RequestEvent",
    "ResponseEvent",
    "IssuesEvent",
    "Keep",
    "Seconds",
    "v1",
]
__all__ += _resources.__all__
