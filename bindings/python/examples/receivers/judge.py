"""What every receiver does with the bytes of a delivery, whatever framework took them."""

import time
from collections.abc import Callable

from lastro import WebhookEvent, webhook

Handle = Callable[[WebhookEvent, bytes], None]


def judge(body: bytes, secret: str, seen: set[str], handle: Handle) -> str | None:
    """Handles a delivery once. None when it is to get 204, else the reason for 401."""
    judged = webhook.verify(secret, body, now=int(time.time()), tolerance_s=7 * 24 * 3600)
    if judged.verdict != "ok" or judged.dedupe_key is None:
        return judged.verdict
    # a delivery may come twice; one that was not handled must, so its key is kept afterwards
    if judged.dedupe_key not in seen:
        handle(webhook.event(body), body)
        seen.add(judged.dedupe_key)
    return None
