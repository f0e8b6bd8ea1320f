"""What every receiver does with the bytes of a delivery, whatever framework took them."""

import time
from collections.abc import Callable

from lastro import WebhookEvent, webhook

Handle = Callable[[WebhookEvent, bytes], None]


def judge(body: bytes, secret: str, seen: set[str], handle: Handle) -> str | None:
    """Handles a delivery once. None when it is to be answered with 204, else the reason for 401."""
    judged = webhook.verify(secret, body, now=int(time.time()), tolerance_s=7 * 24 * 3600)
    if judged.verdict != "ok" or judged.dedupe_key is None:
        return judged.verdict
    # deliveries may come twice: the second one is answered like the first, and does nothing
    if judged.dedupe_key not in seen:
        seen.add(judged.dedupe_key)
        handle(webhook.event(body), body)
    return None
