"""A webhook receiver on Django. It avoids two pitfalls. Without `csrf_exempt`, Django responds to a POST with 403 before it
calls the view. And `request.body` cannot be read after `request.POST` or `request.read()`, so no middleware may use these.
"""

from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from .judge import Handle, judge

urlpatterns: list[object] = []


def receiver(secret: str, seen: set[str], handle: Handle) -> WSGIHandler:
    # in a Django project, these settings are in settings.py and urls.py
    settings.configure(ALLOWED_HOSTS=["127.0.0.1"], ROOT_URLCONF=__name__, DATA_UPLOAD_MAX_MEMORY_SIZE=16 << 20)

    @csrf_exempt
    @require_POST
    def deliver(request: HttpRequest) -> HttpResponse:
        refused = judge(request.body, secret, seen, handle)
        return JsonResponse({"refused": refused}, status=401) if refused else HttpResponse(status=204)

    urlpatterns.append(path("webhook", deliver))
    return get_wsgi_application()
