"""How every receiver handles the bytes of a delivery, independent of the framework."""

import time
from collections.abc import Callable

from lastro import WebhookEvent, webhook

Handle = Callable[[WebhookEvent, bytes], None]


def judge(body: bytes, secret: str, seen: set[str], handle: Handle) -> str | None:
    """Handles a delivery once. Returns None for a response of 204, else the reason for a 401."""
    judged = webhook.verify(secret, body, now=int(time.time()), tolerance_s=7 * 24 * 3600)
    if judged.verdict != "ok" or judged.dedupe_key is None:
        return judged.verdict
    # The same event may arrive twice. Store its key only after `handle` has succeeded: if it fails, the service sends the event again.
    if judged.dedupe_key not in seen:
        handle(webhook.event(body), body)
        seen.add(judged.dedupe_key)
    return None
