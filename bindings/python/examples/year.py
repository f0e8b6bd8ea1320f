"""A year of an account: runs the steps of a fixture on a twin, the simulated service. Every webhook is delivered and verified
at the time at which it is due. Prints one line per result: its name, a tab, the result."""

import json
import sys
from datetime import datetime
from pathlib import Path

from lastro import sale_listing, webhook
from lastro.codes import InstallmentStatus
from lastro.twin import Response, Twin


def say(name: str, result: str) -> None:
    print(f"{name}\t{result}")


fixture = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
twin = Twin(json.loads(fixture["config_json"]))
headers = {"Authorization": fixture["authorization"]}
statuses: list[int] = []
verdicts: list[str] = []


def send(step: dict[str, str]) -> Response:
    answer = twin.handle(step["method"], step["target"], headers, step.get("body", "")).response
    assert answer
    return answer


def deliver() -> None:
    """Verifies the pending webhooks as a receiver does, and reports to the twin that they were accepted."""
    now = int(datetime.fromisoformat(twin.now()).timestamp())
    for notice in twin.take_effects():
        body = notice["body"].encode()
        verdicts.append(webhook.verify(fixture["secret"], body, now=now, tolerance_s=300).verdict)
        twin.report(notice["delivery"], 200)


def advance(to: str) -> None:
    """Moves the clock forward, one piece of due work at a time. The webhooks of each piece are delivered before the next piece."""
    reached = False
    while not reached:
        reached = twin.advance(to, budget=1)["reached"]
        deliver()


for step in fixture["steps"]:
    if "advance" in step:
        advance(step["advance"])
    else:
        statuses.append(send(step).status)
        deliver()
say("year requests", f"{statuses.count(200)} of {len(statuses)} answered 200")

sales = sale_listing.decode(send(fixture["sales"]).body).value.data or []
say("year sales", f"{len(sales)}: {' '.join(str(one.data) for one in sales)}")
states = [one.parcela_status for one in sales]
say("year states", f"{states.count(InstallmentStatus.PAID)} paid, {states.count(InstallmentStatus.OVERDUE)} overdue")
say("year webhooks", f"{verdicts.count('ok')} of {len(verdicts)} verified")
say("year snapshot", twin.snapshot()["sha256"][:16])
