"""A webhook receiver on Flask. It avoids two pitfalls: `request.json` is the parsed body, not the signed bytes, and reading
`request.form` empties the stream. So the view first calls `get_data(cache=True)`, which returns the bytes as received.
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
