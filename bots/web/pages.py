"""The site: which address shows what, and to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bots.hall.ask import Refusal
from bots.hall.post import Attachment
from bots.web import actions, boards, event_page, hall_page, lists, table_page
from bots.web.boards import warm_up
from bots.web.guests import Register
from bots.web.safety import add_headers, guarded
from bots.web.site import SITE, THEMES, Site, Viewer
from engines import games
from render import theme
from render.svg import svg

if TYPE_CHECKING:
    from bots.web.chat import WebChat

__all__ = ["application", "warm_up"]

STATIC = Path(__file__).parent / "static"
LARGEST = 16 * 1024
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
RECORDS = {"pgn": "application/x-chess-pgn", "json": "application/json"}
AN_HOUR = "public, max-age=3600"

Facts = Callable[[Site, Viewer, str], Awaitable[dict[str, Any]]]


def application(chat: WebChat, register: Register) -> web.Application:
    app = web.Application(middlewares=[guarded, explained], client_max_size=LARGEST)
    app[SITE] = Site(chat, register)
    app.on_response_prepare.append(add_headers)
    stream = r"{number:\d{1,9}}"
    app.router.add_get("/", hall)
    app.router.add_get("/part", hall_part)
    for letter, name, facts in (("t", "table", table_page.facts), ("e", "event", event_page.facts)):
        app.router.add_get(f"/{letter}/{stream}", stream_page(letter, f"{name}.html", facts))
        part = stream_page(letter, f"{name}_live.html", facts)
        app.router.add_get(f"/{letter}/{stream}/part", part)
    app.router.add_get(f"/e/{stream}/entrants.{{kind:csv|xlsx}}", lists.download)
    app.router.add_post(f"/e/{stream}/entrants", lists.upload)
    app.router.add_get(f"/t/{stream}/picture.svg", thumbnail)
    app.router.add_get(f"/t/{stream}/record.{{kind:pgn|json}}", record)
    app.router.add_get("/game/{key:[a-z0-9_]+}.svg", example)
    app.router.add_get("/live", live)
    app.router.add_get("/static/{name:[a-z]+\\.(css|js|svg)}", static)
    app.router.add_post("/do", actions.do)
    app.router.add_post("/name", actions.rename)
    return app


@web.middleware
async def explained(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """What is not there is said on a page that leads back to the hall."""
    try:
        return await handler(request)
    except (Refusal, web.HTTPNotFound) as error:
        site = request.app[SITE]
        viewer = await site.viewer(request)
        said = viewer.tell(error.said) if isinstance(error, Refusal) else viewer.t("not-found")
        response = site.page(request, viewer, "error.html", {"said": said, "title": said})
        response.set_status(404)
        return response


async def hall(request: web.Request) -> web.Response:
    site = request.app[SITE]
    viewer = await site.viewer(request)
    return site.page(
        request, viewer, "hall.html", {"part": "/part", **await hall_page.facts(site, viewer)}
    )


async def hall_part(request: web.Request) -> web.Response:
    site = request.app[SITE]
    viewer = await site.viewer(request)
    return site.page(request, viewer, "hall_live.html", await hall_page.live(site, viewer))


def stream_page(
    letter: str, template: str, facts: Facts
) -> Callable[[web.Request], Awaitable[web.Response]]:
    """The whole page of a table or an event, or the part of it that changes."""

    async def page(request: web.Request) -> web.Response:
        site = request.app[SITE]
        viewer = await site.viewer(request)
        stream = f"{letter}{request.match_info['number']}"
        shown = await facts(site, viewer, stream)
        part = f"{request.path.removesuffix('/part')}/part"
        return site.page(request, viewer, template, {"stream": stream, "part": part, **shown})

    return page


# ---------------------------------------------------------------------- files
def _wanted_theme(request: web.Request) -> str:
    wanted = request.query.get("theme", "")
    return wanted if wanted in THEMES else "light"


async def thumbnail(request: web.Request) -> web.Response:
    """The public view of a table, now or after `at` entries of its log."""
    site = request.app[SITE]
    viewer = await site.viewer(request)
    stream = f"t{request.match_info['number']}"
    table = await site.hall.table(stream)
    at = request.query.get("at", "")
    if at.isascii() and at.isdecimal() and 0 < int(at[:9]) < table.seq:
        table = await site.hall.shelf.table_at(stream, int(at[:9]))
    text = svg(boards.thumbnail(table, viewer.language), _wanted_theme(request))
    return _file(text, "svg", "private, max-age=60")


async def example(request: web.Request) -> web.Response:
    key = request.match_info["key"]
    if key not in games.keys():
        raise web.HTTPNotFound
    site = request.app[SITE]
    viewer = await site.viewer(request)
    scene = await asyncio.to_thread(boards.example, games.find(key)(), viewer.language)
    return _file(svg(scene, _wanted_theme(request)), "svg", "private, max-age=3600")


async def static(request: web.Request) -> web.Response:
    name = request.match_info["name"]
    if name == "theme.css":
        return _file(theme.css(), "css", AN_HOUR)
    path = STATIC / name
    if not path.is_file():
        raise web.HTTPNotFound
    return _file(path.read_text("utf-8"), path.suffix[1:], "no-cache")


def _file(text: str, kind: str, cached: str) -> web.Response:
    response = web.Response(text=text, content_type=KINDS[kind], charset="utf-8")
    response.headers["Cache-Control"] = cached
    response.enable_compression()
    return response


async def record(request: web.Request) -> web.Response:
    """The record of a table as a download."""
    site = request.app[SITE]
    kind = request.match_info["kind"]
    attachment = Attachment("record", f"t{request.match_info['number']}", kind)
    name, data = await site.hall.file(attachment)
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(body=data, content_type=RECORDS[kind], charset="utf-8", headers=headers)


# ---------------------------------------------------------------------- news
async def live(request: web.Request) -> web.StreamResponse:
    """News of one page's topic and of the guest."""
    site = request.app[SITE]
    viewer = await site.viewer(request)
    of = request.query.get("of", "hall")
    if of != "hall" and not actions.STREAM.match(of):
        raise web.HTTPNotFound
    return await site.chat.live.serve(request, {of, f"@{viewer.guest.user}"})
