"""Verifies and handles the bytes of a delivery. The receivers of all frameworks use it."""

import time
from collections.abc import Callable

from lastro import WebhookEvent, webhook

Handle = Callable[[WebhookEvent, bytes], None]


def judge(body: bytes, secret: str, seen: set[str], handle: Handle) -> str | None:
    """Verifies a delivery, and handles it unless it was handled before. Returns the reason if the signature is not valid: the
    receiver then responds with 401. Returns None otherwise: it responds with 204."""
    judged = webhook.verify(secret, body, now=int(time.time()), tolerance_s=7 * 24 * 3600)
    if judged.verdict != "ok" or judged.dedupe_key is None:
        return judged.verdict
    # A delivery may arrive twice. Its key is stored only after it was handled: if handling fails, the service sends it again.
    if judged.dedupe_key not in seen:
        handle(webhook.event(body), body)
        seen.add(judged.dedupe_key)
    return None
