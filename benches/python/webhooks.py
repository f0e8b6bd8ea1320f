"""Benchmarks that verify a signed webhook event, with and without reading its record. Every contender must accept an unchanged
body, and reject a body with a changed digit."""

import hashlib
import hmac
import json
import time
from base64 import b64encode
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any

import stripe
from lastro import webhook
from standardwebhooks import Webhook

from harness import Contender, edited, fixture, inputs, kilobytes, work

given = inputs["webhook"]
SECRET, NOW, TOLERANCE_S = given["secret"], given["now"], given["tolerance_s"]
noted = ("{", '{"custom_observacao":' + json.dumps(given["note"]) + ",")
DATA = edited(fixture["contract_json"], [noted, *given["shortest_numbers"]])
SENT = webhook.sign("vendas", "insert", DATA, NOW, SECRET, "php")
FORGED = edited(SENT, [("389.9", "389.8")])

sent_at = datetime.now(timezone.utc)
clock = int(sent_at.timestamp())
standard = Webhook(b64encode(SECRET.encode()).decode())
STANDARD_HEADERS = {
    "webhook-id": "msg_1",
    "webhook-timestamp": str(clock),
    "webhook-signature": standard.sign("msg_1", sent_at, SENT),
}
stripe_signature = hmac.new(SECRET.encode(), f"{clock}.{SENT}".encode(), hashlib.sha256).hexdigest()
STRIPE_HEADER = f"t={clock},v1={stripe_signature}"


def passes(body: str) -> bool:
    verdict = webhook.verify(SECRET, body, now=NOW, tolerance_s=TOLERANCE_S).verdict
    if verdict != "ok":
        raise ValueError(verdict)
    return True


def by_lastro(body: str) -> Any:
    return passes(body) and json.loads(body)["data"]


def passes_stripe(body: str) -> bool:
    return stripe.WebhookSignature.verify_header(body, STRIPE_HEADER, SECRET, TOLERANCE_S)


def by_stripe(body: str) -> Any:
    return stripe.Webhook.construct_event(body, STRIPE_HEADER, SECRET, TOLERANCE_S).data


def by_standard(body: str) -> Any:
    return standard.verify(body, STANDARD_HEADERS)["data"]


def by_hand(body: str) -> Any:
    """Verifies a body by hand: removes the signature, serializes the rest again as PHP's `json_encode` does, and compares HMACs."""
    parsed = json.loads(body)
    claimed = parsed["header"].pop("signature")[0]
    signed = json.dumps(parsed, separators=(",", ":")).replace("/", "\\/")
    expected = hmac.new(SECRET.encode(), signed.encode(), hashlib.sha256).hexdigest()
    if NOW - parsed["header"]["timestamp"] > TOLERANCE_S or not hmac.compare_digest(claimed, expected):
        raise ValueError("forged")
    return parsed["data"]


def refuses(judge: Callable[[str], Any]) -> bool:
    try:
        judge(FORGED)
    except Exception:
        return True
    return False


def plain(data: Any) -> Any:
    return data if isinstance(data, dict) else data.to_dict()


THEIR_HEADER = "their own header, over the bytes of the same body"
BY_HAND = "refuses a sound body with a number like 389.90"
VERDICTS = [
    ("lastro", passes, None),
    ("stripe", passes_stripe, THEIR_HEADER),
    ("standardwebhooks", lambda body: by_standard(body) is not None, THEIR_HEADER),
    ("by hand", lambda body: by_hand(body) is not None, BY_HAND),
]
EVENTS = [
    ("lastro", by_lastro, None),
    ("stripe", by_stripe, THEIR_HEADER),
    ("standardwebhooks", by_standard, THEIR_HEADER),
    ("by hand", by_hand, BY_HAND),
]
for name, wanted, answer, judges in [
    ("webhook.verify", True, bool, VERDICTS),
    ("webhook.read", json.loads(DATA), plain, EVENTS),
]:
    for who, judge, _ in judges:
        assert refuses(judge), f"{who} takes a forged body"
    contenders = (Contender(who, lambda judge=judge: judge(SENT), answer, note) for who, judge, note in judges)
    work(name, kilobytes(SENT.encode()), wanted, *contenders)
