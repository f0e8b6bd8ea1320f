# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def build(
    operation: types.ApiOperation,
    base_url: str,
    api_key: str,
    id: int | None = None,
    cpf: str | None = None,
    query: str | _lastro.Query | Mapping[str, object] | None = None,
    body: types.JsonInput | None = None,
) -> _lastro.ApiRequest:
    """Builds a request: method, whole URL, headers with the API key (Basic
    authentication), and JSON body. `base_url` must use https; http is accepted for this
    machine. `query` is a query or the result of `query.build`. `body` is the result of
    an operation such as `sale.body`. Pass exactly the arguments that the operation
    needs.

    Args:
        operation (str): The operation of the interface.
        base_url (str): Where the service is: https, or http on this machine.
        api_key (str): The account's key. No message shows it.
        id (int, optional): Key of the record, where the path names one.
        cpf (str, optional): CPF of the wallet, where the path names one.
        query (str | Query | Mapping, optional): What to list or show.
        body (str | bytes | Mapping, optional): What to send, as `body` of the entity's area
            gives it. Debug output never shows it.

    Returns:
        ApiRequest: A request, to be sent with your program's HTTP client. Debug output
            never shows headers and body, because they may contain the API key and card
            numbers.

    Raises:
        LastroError: Every problem at once: `invalid_url`; `blank` or `invalid_characters`
            at `api_key`; `required` or `unknown_argument` at `id`, `cpf`, `query`,
            `body`; `out_of_range` at `id` below 1; `invalid_cpf`; the errors of
            `query.build`.

    Example:
        >>> import lastro
        >>> lastro.request.build(
        ...     base_url="https://x.example",
        ...     api_key="chave-123",
        ...     operation="customers.select",
        ...     id=5,
        ... )
        ApiRequest(method='GET', url='https://x.example/api/v2/clientes/5',
        headers=Headers(['Authorization', 'Accept']))
    """

__all__ = ["build"]
