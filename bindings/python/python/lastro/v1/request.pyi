# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from .. import _lastro, codes, types

def build(
    operation: types.OperationV1,
    base_url: str,
    api_key: str,
    id: int | None = None,
    listing: _lastro.ListingQueryV1 | Mapping[str, object] | None = None,
    parameters: Sequence[Sequence[str]] | None = None,
    service_version: types.DateInput | None = None,
) -> _lastro.ApiRequest:
    """Makes the request of an operation: `parameters` is what `parameters` of its area gives, and goes out as a form.
    `service_version` is sent only where it is given: an account's own was fixed at its first request.

    Raises LastroError:
    Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
    `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to 100.
    """

__all__ = ["build"]
