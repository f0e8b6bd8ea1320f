"""Tests that a twin returns the same bytes for the same requests in every language. The tests of all languages compare the
hash of all responses with the same expected hash."""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

from lastro.twin import Twin

ROOT = Path(__file__).parents[3] / "tests" / "twin"


def digest(lines: list[dict[str, Any]]) -> str:
    """Runs the lines of the corpus on a twin, and returns the hash of the twin's responses. `tests/twin/README.md` specifies the
    lines and the hash."""
    hashed = hashlib.sha256()
    twin, snapshot = Twin(), Twin().snapshot()

    def say(*texts: str | bytes) -> None:
        for text in texts:
            hashed.update(text.encode() if isinstance(text, str) else text)
            hashed.update(b"\n")

    for line in lines:
        step = line.pop("do")
        if step == "new":
            twin = Twin(line["config"])
        elif step == "handle":
            encoded, pairs = line.get("body_base64"), [(name, value) for name, value in line["headers"]]
            body = line.get("body", "").encode() if encoded is None else base64.b64decode(encoded)
            outcome = twin.handle(line["method"], line["target"], pairs, body, line.get("at"))
            response, fault = outcome.response, outcome.fault
            dropped = "-" if fault is None or fault.drop_after is None else fault.drop_after
            say(f"handle {'-' if response is None else response.status} {fault.latency_ms if fault else 0} {dropped}")
            if response is not None:
                say(*(f"{name}: {value}" for name, value in response.headers), response.body)
        elif step == "advance":
            reached = twin.advance(line["to"], line.get("budget"))
            say(f"advance {json.dumps(reached['now'])} {reached['done']} {str(reached['reached']).lower()}")
        elif step == "effects":
            for effect in twin.take_effects():
                url = json.dumps(effect["url"], ensure_ascii=False)
                say(f"effect {effect['delivery']} {effect['attempt']} {url}", effect["body"])
        elif step == "report":
            twin.report(line["delivery"], line.get("status"))
        elif step == "faults":
            twin.faults(line["plan"])
        elif step == "snapshot":
            snapshot = twin.snapshot()
            say(f"snapshot {snapshot['sha256']}")
        elif step == "restore":
            twin.restore(snapshot)
        elif step == "fork":
            twin = twin.fork()
        else:
            raise ValueError(step)
    return hashed.hexdigest()


def test_the_corpus_has_the_hash_that_it_has_in_every_language() -> None:
    texts = (ROOT / "corpus.jsonl").read_text(encoding="utf-8").splitlines()
    wanted = (ROOT / "corpus.sha256").read_text(encoding="ascii").strip()
    assert len(texts) > 500
    assert digest([json.loads(text) for text in texts]) == wanted
