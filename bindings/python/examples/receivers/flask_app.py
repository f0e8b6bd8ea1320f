"""A receiver on Flask. The pitfalls: `request.json` is the parsed body, and `request.form`, once touched, empties the
stream. `get_data(cache=True)` before anything else is the bytes as they came.
"""

from flask import Flask, request
from flask.typing import ResponseReturnValue

from .judge import Handle, judge


def receiver(secret: str, seen: set[str], handle: Handle) -> Flask:
    app = Flask(__name__)

    @app.post("/webhook")
    def deliver() -> ResponseReturnValue:
        refused = judge(request.get_data(cache=True), secret, seen, handle)
        return ({"refused": refused}, 401) if refused else ("", 204)

    return app
