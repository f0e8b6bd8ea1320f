# Made from the core's tables by `cargo xtask generate`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types
from . import codes as codes_v1
from . import types as types_v1

def build(
    operation: types_v1.OperationV1,
    base_url: str,
    api_key: str,
    id: int | None = None,
    listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
    parameters: Sequence[Sequence[str]] | None = None,
    service_version: types.DateInput | None = None,
) -> _lastro.ApiRequest:
    """Builds the request of an operation. `parameters` is the result of an operation such
    as `v1.sale.parameters`, and is sent as a form. `service_version` is sent only if it
    is given; otherwise the service uses the account's default version, which was fixed
    by its first request.

    Args:
        operation (str): The operation of the interface.
        base_url (str): Where the service is: https, or http on this machine.
        api_key (str): The account's key. No message shows it.
        id (int, optional): Key of the record, where the path names one.
        listing (ListingQueryV1 | Mapping, optional): What to list.
        parameters (Sequence[Sequence[str]], optional): What to send, as `parameters` of the
            record's area gives it. Debug output never shows the values.
        service_version (datetime.date | str, optional): The version to use, if it is not
            the account's own.

    Returns:
        ApiRequest: A request, to be sent with your program's HTTP client. Debug output
            never shows headers and body, because they may contain the API key and card
            numbers.

    Raises:
        LastroError: Every problem at once: `invalid_url`; `blank` or `invalid_characters`
            at `api_key`; `required` or `unknown_argument` at `id`, `listing`,
            `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0,
            `listing.limite` outside 1 to 100.

    Example:
        >>> import lastro
        >>> lastro.v1.request.build(
        ...     base_url="https://conta.example",
        ...     api_key="chave",
        ...     operation="sales.delete",
        ...     id=7,
        ... )
        ApiRequest(method='DELETE', url='https://conta.example/api/venda/7',
        headers=Headers(['Authorization', 'Accept']))
    """

__all__ = ["build"]
