"""What browsers are told and asked, so that other sites can do nothing in a guest's name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

# Scenes carry their colours in style attributes; nothing else inline is ever run or applied.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Server": "Yiqun",
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
MARK = "X-Yiqun"


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Only our own pages may act: a form or an image of another site cannot set our header."""
    if request.method not in ("GET", "HEAD") and not _ours(request):
        raise web.HTTPForbidden(text="cross-site")
    return await handler(request)


def _ours(request: web.Request) -> bool:
    origin = request.headers.get("Origin")
    return (
        request.headers.get(MARK) == "1"
        and request.content_type == "application/json"
        and request.headers.get("Sec-Fetch-Site", "same-origin") == "same-origin"
        and (origin is None or urlsplit(origin).netloc == request.host)
    )


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers[name] = value
