# Made from the core's tables by `cargo xtask python`: change them, not this file.
import datetime
from collections.abc import Mapping, Sequence
from decimal import Decimal

from . import _lastro, codes, types

def verify(
    secrets: str | Sequence[str],
    body: bytes | bytearray | str,
    now: int | None = None,
    tolerance_s: int | None = None,
    future_s: int | None = None,
    strict: bool | None = None,
    any_entry: bool | None = None,
) -> _lastro.Verification:
    """Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
    given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. If
    the signature does not fit the body as sent, the other ways to escape its texts are tried too, unless `strict`.
    With `any_entry` any entry of the signature list may fit, and entries that are not digests are skipped.

    Raises LastroError:
    Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
    negative limit or more than four secrets. Whatever the body holds, there is a verdict.
    """

def plan(
    body: bytes | bytearray | str,
    any_entry: bool | None = None,
) -> _lastro.SignaturePlan:
    """The first of two steps, for a host's own cryptography: the ranges of the body to hash, one after the other, and
    the digests that it claims.

    Raises LastroError:
    None: any body gives a plan, or a plan that holds the verdict.
    """

def conclude(
    plan: _lastro.SignaturePlan | Mapping[str, object],
    digests: Sequence[str],
    sha256: str | None = None,
    now: int | None = None,
    tolerance_s: int | None = None,
    future_s: int | None = None,
) -> _lastro.Verification:
    """The second step: the verdict from the plan and the host's HMAC-SHA-256 of the ranges by each secret, as hexadecimal
    digits; `sha256` of the ranges makes the dedupe key. It is the one that `verify` gives with `strict`.

    Raises LastroError:
    As `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` that is not 64 hexadecimal digits.
    """

def explain(
    secret: str,
    body: bytes | bytearray | str,
) -> _lastro.Explanation:
    """The likely causes of a mismatch, all of them if several came together: white space around the secret, texts
    escaped in another way, `10.0` turned into `10`, another encoding of the signature, a body that was parsed,
    compressed or encoded twice.

    Raises LastroError:
    None for a body of any bytes.
    """

def event(
    body: bytes | bytearray | str,
) -> _lastro.WebhookEvent:
    """The event of a verified body and its record, typed if this version knows the endpoint.

    Raises LastroError:
    `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or a text in it cannot be
    read.
    """

def sign(
    endpoint: str,
    operation: str,
    data: types.JsonInput,
    timestamp: int,
    secret: str,
    flavour: types.Flavour,
    api: str | None = None,
) -> str:
    """A whole signed body as the service would send it, for the tests of a receiver: in the flavour of PHP's
    `json_encode`, the same unescaped, JavaScript's or Python's. Numbers keep their text. `api` is "2" when unset.

    Raises LastroError:
    None.
    """

__all__ = ["verify", "plan", "conclude", "explain", "event", "sign"]
