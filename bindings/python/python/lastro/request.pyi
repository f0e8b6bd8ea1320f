# Made from the core's tables by `cargo xtask python`: change them, not this file.
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
    """Makes a request: method, whole address, headers with the key (Basic authentication), JSON body. `base_url` is https,
    or http on this machine; `query` is that of `query.build` or the query itself; `body` is what `ENTITY.body` gives.
    Only what the operation takes may be given, and all of it must be.

    Raises LastroError:
    Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
    `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; what `query.build` refuses.
    """

__all__ = ["build"]
