"""A webhook receiver on FastAPI. It avoids a pitfall: a parameter `body: dict` is the parsed body, and `json.dumps` of it
differs from the signed bytes (`10.0`, escapes, spaces). So the view takes the `Request` and awaits its `body()`.
"""

from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse

from .judge import Handle, judge


def receiver(secret: str, seen: set[str], handle: Handle) -> FastAPI:
    app = FastAPI()

    @app.post("/webhook")
    async def deliver(request: Request) -> Response:
        refused = judge(await request.body(), secret, seen, handle)
        return JSONResponse({"refused": refused}, 401) if refused else Response(status_code=204)

    return app
