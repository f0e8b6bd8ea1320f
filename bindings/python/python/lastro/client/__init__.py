"""A client of the service, based on `httpx`. It retries requests, follows pages, and never sends a change twice
unless that is safe.

Each record is validated before it is sent. If the response to a change is lost, the client looks the change up instead of
sending it again. Install it with `lastro[client]`, or install `httpx` yourself.

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
    """A client of the service. Several threads may use it at the same time."""

    v1: _ResourcesV1
    """The resources of version 1 of the service's API. They share the limits of this client, such as `per_second`."""

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
        """Sets the address, the key and the limits. Sends no request.

        Args:
            base_url (str): The address of the account. It must be https, or http on this machine.
            api_key (str): The API key of the account. It never appears in a message or a `repr`.
            today (datetime.date, optional): The current day. When unset, rules that need it are skipped.
            timeout (float | datetime.timedelta, optional): Timeout of one request with its response, in seconds; default 30.
                The time to resolve the service's name is not limited.
            deadline (float | datetime.timedelta, optional): Time limit of a call, or of each page of a listing, in seconds;
                default 300.
            settled_after (float | datetime.timedelta, optional): Time in seconds after which the service certainly has
                finished a request whose response was lost. A change that a look-up does not find after this time was not
                carried out. When unset, the outcome of such a change stays unknown.
            look_before (bool): Whether to read the latest record key before an insert, and the installment before a receipt;
                default true. A lost response can be looked up only with this data: without it, the outcome of such an
                insert or receipt is always unknown.
            per_second (int, optional): Maximum number of requests per second of this client; default unlimited.
            allow_http (bool): Whether http is allowed for every host; default false. The key is then sent unencrypted, so use
                it only for a twin in a private network.
            on_event (Callable[[Event], object], optional): Called with each request, each response, and the invalid values in a
                response. Its exceptions are ignored.
            record (str | os.PathLike, optional): Path of a HAR file to which requests and responses are written, without keys
                and card numbers, for `lastro drift`. New entries are appended to an existing recording.
            http (httpx.Client, optional): The `httpx` client that sends the requests. Its own headers, parameters, cookies,
                redirects and authentication are not used, and it is not closed. When unset, a new client is created.
            transport (httpx.BaseTransport, optional): Transport of the new `httpx` client. It is closed with that client.
            now (Callable[[], int], optional): A clock for tests. Returns milliseconds since 1970.
            wait (Callable[[float], object], optional): For tests. Called to wait for a number of seconds.

        Raises:
            LastroError: A setting is invalid. The address and the key are checked later, by each call.
            OSError: The recording cannot be opened, or another client writes to it.
        """
        limits = today, timeout, deadline, settled_after, look_before, per_second, allow_http
        self._sender = Sender(Loop(base_url, api_key, *limits, on_event, now, record), http, transport, wait)
        super().__init__(self._sender)
        self.v1 = _ResourcesV1(self._sender)

    def close(self) -> None:
        """Closes the connections. A call that waits before a retry ends with `RuntimeError`.

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

    A cancelled call ends at once. `ExchangeError.of(exception)` returns the outcome of the cancelled call: `carried_out` is
    `unknown` if a change was already sent.
    """

    v1: _AsyncResourcesV1
    """The resources of version 1 of the service's API. They share the limits of this client, such as `per_second`."""

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
        """Sets the address, the key and the limits. Sends no request.

        Args:
            base_url (str): The address of the account. It must be https, or http on this machine.
            api_key (str): The API key of the account. It never appears in a message or a `repr`.
            today (datetime.date, optional): The current day. When unset, rules that need it are skipped.
            timeout (float | datetime.timedelta, optional): Timeout of one request with its response, in seconds; default 30.
            deadline (float | datetime.timedelta, optional): Time limit of a call, or of each page of a listing, in seconds;
                default 300.
            settled_after (float | datetime.timedelta, optional): Time in seconds after which the service certainly has
                finished a request whose response was lost. A change that a look-up does not find after this time was not
                carried out. When unset, the outcome of such a change stays unknown.
            look_before (bool): Whether to read the latest record key before an insert, and the installment before a receipt;
                default true. A lost response can be looked up only with this data: without it, the outcome of such an
                insert or receipt is always unknown.
            per_second (int, optional): Maximum number of requests per second of this client; default unlimited.
            allow_http (bool): Whether http is allowed for every host; default false. The key is then sent unencrypted, so use
                it only for a twin in a private network.
            on_event (Callable[[Event], object], optional): Called with each request, each response, and the invalid values in a
                response. Its exceptions are ignored.
            record (str | os.PathLike, optional): Path of a HAR file to which requests and responses are written, without keys
                and card numbers, for `lastro drift`. New entries are appended to an existing recording.
            http (httpx.AsyncClient, optional): The `httpx` client that sends the requests. Its own headers, parameters,
                cookies, redirects and authentication are not used, and it is not closed. When unset, a new client is
                created.
            transport (httpx.AsyncBaseTransport, optional): Transport of the new `httpx` client. It is closed with that client.
            now (Callable[[], int], optional): A clock for tests. Returns milliseconds since 1970.
            wait (Callable[[float], Awaitable[object]], optional): For tests. Called to wait for a number of seconds.

        Raises:
            LastroError: A setting is invalid. The address and the key are checked later, by each call.
            OSError: The recording cannot be opened, or another client writes to it.
        """
        limits = today, timeout, deadline, settled_after, look_before, per_second, allow_http
        self._sender = AsyncSender(Loop(base_url, api_key, *limits, on_event, now, record), http, transport, wait)
        super().__init__(self._sender)
        self.v1 = _AsyncResourcesV1(self._sender)

    async def aclose(self) -> None:
        """Closes the connections. A call that waits before a retry ends with `RuntimeError`.

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
