# Made from the core's tables by `cargo xtask generate`: change them, not this file.
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
    """Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a
    limit is set, also checks the age of the event; an age equal to the limit is
    accepted. If the signature does not match the body as it was sent, the body is also
    tried with its strings escaped in other ways, unless `strict` is set.

    Args:
        secrets (str | Sequence[str]): The shared secrets, at most four: while one is
            replaced, the old and the new one.
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.
        now (int, optional): The current time; required if a limit is given. In Unix
            seconds.
        tolerance_s (int, optional): Maximum age of the event, in seconds; not checked when
            unset.
        future_s (int, optional): Maximum time that the event may lie in the future, in
            seconds; not checked when unset.
        strict (bool, optional): Whether only the body as sent counts. Otherwise the other
            ways to escape its texts are tried too.
        any_entry (bool, optional): Whether any entry of the signature list may fit, not the
            first alone. Entries that are not digests are skipped then.

    Returns:
        Verification: The result of verifying a body.

    Raises:
        LastroError: `required` at `now` if a limit is set without it; `out_of_range` for a
            negative limit or more than four secrets. An invalid body is not an error:
            it returns a verdict other than `ok`.
    """

def plan(
    body: bytes | bytearray | str,
    any_entry: bool | None = None,
) -> _lastro.SignaturePlan:
    """The first of two steps of verification, for callers that compute the HMAC
    themselves. Returns the ranges of the body to hash in order, and the digests that
    the body contains. An invalid body returns a plan that already has the verdict.

    Args:
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.
        any_entry (bool, optional): Whether any entry of the signature list may fit, not the
            first alone. Entries that are not digests are skipped then.

    Returns:
        SignaturePlan: The result of the first step: the bytes to hash, and the digests that
            the body contains.

    Example:
        >>> import lastro
        >>> lastro.webhook.plan('{"header":{"api":"2","endpoint":"clientes","operation":"update","timestamp":1795219200,"signature":["abc"]},"data":{}}')
        SignaturePlan(verdict='bad_signature_encoding', ranges=[], expected=[])
    """

def conclude(
    plan: _lastro.SignaturePlan | Mapping[str, object],
    digests: Sequence[str],
    sha256: str | None = None,
    now: int | None = None,
    tolerance_s: int | None = None,
    future_s: int | None = None,
) -> _lastro.Verification:
    """The second step of verification: returns the same verdict as `verify` with `strict`.
    `digests` are the HMAC-SHA-256 of the plan's ranges with each secret, in
    hexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as the dedupe
    key.

    Args:
        plan (SignaturePlan | Mapping): The plan of the first step.
        digests (Sequence[str]): The caller's HMAC-SHA-256 of the ranges, one for each
            secret, 64 hexadecimal digits each.
        sha256 (str, optional): SHA-256 of the ranges, for the dedupe key.
        now (int, optional): The current time; required if a limit is given. In Unix
            seconds.
        tolerance_s (int, optional): Maximum age of the event, in seconds; not checked when
            unset.
        future_s (int, optional): Maximum time that the event may lie in the future, in
            seconds; not checked when unset.

    Returns:
        Verification: The result of verifying a body.

    Raises:
        LastroError: Those of `verify`; `invalid_characters` at `digests[i]`,
            `plan.expected[i]` or `sha256` if it is not 64 hexadecimal digits.

    Example:
        >>> import lastro
        >>> lastro.webhook.conclude(
        ...     plan={"verdict": "too_deep", "ranges": [], "expected": [], "event": None},
        ...     digests=["9a719da3d10c2c6fb49d564cb75d00f7ec8908640c8272c6e643afe5910d53ed"],
        ... )
        Verification(verdict='too_deep')
    """

def explain(
    secret: str,
    body: bytes | bytearray | str,
) -> _lastro.Explanation:
    """Finds the likely causes why the signature of a body is not accepted. Examples are
    white space around the secret, strings that were escaped in another way, `10.0`
    rewritten as `10`, another encoding of the signature, and a body that was parsed,
    compressed or encoded twice.

    Args:
        secret (str): The shared secret. No message shows it.
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.

    Returns:
        Explanation: The likely causes and their evidence.

    Example:
        >>> import lastro
        >>> lastro.webhook.explain(
        ...     secret="segredo",
        ...     body='{"header":{"api":"2","endpoint":"clientes","operation":"update","timestamp":1795219200},"data":{"nome":"João / Cia"}}',
        ... )
        Explanation(likely='form', causes=['form'], evidence='missing_signature')
    """

def event(
    body: bytes | bytearray | str,
) -> _lastro.WebhookEvent:
    """Reads the event in a body, with its record as a typed value if the kind of record is
    known. Verify the body first.

    Args:
        body (bytes | bytearray | str): The body's bytes, exactly as they arrived.

    Returns:
        WebhookEvent: An event and its record. The record is in the field of its type; if
            this version of the library does not know the type, it is only in `data`.

    Raises:
        LastroError: An error of kind `malformed` or `invalid` if the body is not a JSON
            object with `header` and `data`, or contains an invalid string.

    Example:
        >>> import lastro
        >>> lastro.webhook.event('{"header":{"api":"1","endpoint":"vendas","operation":"insert","timestamp":5,"signature":["x"]},"data":{"id":"1"}}')
        WebhookEvent(event=Event(entity='sale', api='1', endpoint='vendas',
        operation='insert', timestamp=5), data='{"id":"1"}', issues=[])
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
    """Creates a signed body in the form in which the service sends it, for testing a
    receiver. `flavour` selects the JSON encoder whose form strings and numbers get:
    PHP's `json_encode`, with or without escapes, JavaScript's `JSON.stringify`, or
    Python's `json.dumps`. For example, `10.00` becomes `10`, with `python` `10.0`; the
    value of a number never changes. `api` is "2" if unset.

    Args:
        endpoint (str): Which records the event is about, as the service writes it:
            `clientes`.
        operation (str): What happened to the record: `insert`, `update` or `delete`.
        data (str | bytes | Mapping): The event's record as a JSON document.
        timestamp (int): When the event happened, in Unix seconds.
        secret (str): The shared secret. No message shows it.
        flavour (str): The library whose JSON format the body has. One of "php",
            "php_unescaped", "js", "python".
        api (str, optional): The version in the event's header; "2" when unset.

    Returns:
        str: The text.

    Example:
        >>> import lastro
        >>> lastro.webhook.sign(
        ...     endpoint="outros",
        ...     operation="update",
        ...     data='{"v":999999999999999.99,"w":0.1234567890123456789,"x":123456789012345678901}',
        ...     timestamp=5,
        ...     secret="segredo",
        ...     flavour="js",
        ... )
        '{"header":{"api":"2","endpoint":"outros","operation":"update","timestamp":5,"signature":["12a8396907dfc56f17e3160c2be0c45c5b83fb5c44fabaf82f96f81310489c6f"]},"data":{"v":999999999999999.99,"w":0.1234567890123456789,"x":123456789012345678901}}'
    """

__all__ = ["verify", "plan", "conclude", "explain", "event", "sign"]
