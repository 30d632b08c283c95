"""What guests do: one JSON request in, kept before it is carried out, its answer out."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from typing import Any

import msgspec
from aiohttp import web

from bots.hall import compose
from bots.hall.ask import Refusal
from bots.hall.chat import Message
from bots.hall.parcels import event_of
from bots.hall.understand import arguments, find
from bots.web import echo, people
from bots.web.guests import renamed
from bots.web.site import SITE, Site, Viewer
from render.svg import svg
from render.words import tell

PATIENCE = 20.0
AT_ONCE = 6
STREAM = re.compile(r"[te]\d{1,9}$")
# Commands for the hall itself, wherever they are typed.
_IN_HALL = ("new", "event", "follow")


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`key` is made by the page: the same action sent twice is done once.  `at` is the stream
    of the page, "" for the hall."""

    key: str
    at: str = ""
    text: str = ""
    command: str = ""
    args: dict[str, str] = {}
    press: str = ""
    picked: tuple[str, ...] = ()


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


KEY = re.compile(r"[A-Za-z0-9-]{8,40}$")


def _read(kind: type[Any], raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.DecodeError:
        raise web.HTTPBadRequest(text="malformed") from None


async def do(request: web.Request) -> web.Response:
    """Carry out one action and wait for what the hall answers."""
    site = request.app[SITE]
    action: Action = _read(Action, await request.read())
    viewer = await site.viewer(request)
    if viewer.fresh:
        raise web.HTTPBadRequest(text=viewer.t("no-cookie"))
    if not KEY.match(action.key) or not _well_placed(action):
        raise web.HTTPBadRequest(text="malformed")
    mine = sum(name.startswith(viewer.guest.user) for name in site.chat.asked)
    if mine >= AT_ONCE:
        raise web.HTTPTooManyRequests(text=viewer.t("slow-down"))
    try:
        meant = await people.keyed(site, viewer, action)
    except Refusal as refusal:
        text = tell(refusal.said, viewer.language)
        return web.json_response({"said": [{"text": text, "keys": []}], "late": False})
    before = await _latest(site, viewer)
    steps = await echo.steps(site, viewer) if echo.wanted(action) else None
    answer = await ask(site, viewer, meant)
    told = {"said": said(viewer, answer) if answer else [], "late": answer is None}
    onward = _to_page(answer) | await _onward(site, viewer, action, before)
    if answer is not None and steps is not None and not (told["said"] or onward):
        told["said"] = await echo.done(site, viewer, action, steps)
    return web.json_response(told | onward)


def _to_page(answer: Message | None) -> dict[str, str]:
    """Whoever is asked to fill in a form is taken to it, or to the list they asked for."""
    if answer is None or not answer.stream.startswith("e"):
        return {}
    event = f"/e/{answer.stream[1:]}"
    if answer.file is not None:
        return {"go": f"{event}/entrants.{answer.file[0].rpartition('.')[2]}"}
    asked = any(key.form for row in answer.keys for key in row)
    return {"go": f"{event}#form"} if asked else {}


def _well_placed(action: Action) -> bool:
    return not action.at or bool(STREAM.match(action.at))


async def ask(site: Site, viewer: Viewer, action: Action, **more: str) -> Message | None:
    """The hall's answer; None when it takes too long (the page will hear of it)."""
    chat = site.chat
    request = f"{viewer.guest.user}:{action.key}"
    waiting = chat.asked.get(request)
    if waiting is None:
        waiting = chat.asked[request] = asyncio.get_running_loop().create_future()
        body = await _body(site, viewer, action, request) | more
        if await chat.hall.receive(chat.platform, request, body) is None:
            chat.asked.pop(request, None)
            return None
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.shield(waiting)
    except TimeoutError:
        return None
    finally:
        chat.asked.pop(request, None)


async def _body(site: Site, viewer: Viewer, action: Action, request: str) -> dict[str, Any]:
    action = _of_event(action)
    thread = action.at if action.at.startswith("t") else ""
    if thread and action.text:
        command, _ = find(action.text.strip().removeprefix("/"))
        thread = "" if command and command.key.split(".")[0] in _IN_HALL else thread
    if thread:
        try:
            hall = await site.hall.store.place("web", "hall")
            event = await event_of(site.hall, thread)
            follower = hall.id if event and hall.id in event.followers else 0
            thread = (await compose.room(site.hall, site.chat, thread, follower)).thread
        except Refusal:
            thread = ""
    return {
        "request": request,
        "user": viewer.guest.user,
        "name": viewer.guest.name,
        "language": viewer.language,
        "thread": thread,
        "text": action.text[:400],
        "command": action.command,
        "args": action.args,
        "press": action.press,
        "picked": list(action.picked),
    }


def _of_event(action: Action) -> Action:
    """A command typed on an event's page is about this event, unless it names another."""
    if not action.at.startswith("e") or not action.text:
        return action
    command, rest = find(unicodedata.normalize("NFKC", action.text).strip().removeprefix("/"))
    if command is None or not any(arg.name == "event" for arg in command.args):
        return action
    try:
        args = {"event": action.at} | arguments(command, rest)
    except Refusal:
        return action
    return msgspec.structs.replace(action, text="", command=command.key, args=args)


def said(viewer: Viewer, message: Message) -> list[dict[str, Any]]:
    """An answer as the page shows it."""
    keys = [
        {"label": k.label, "press": k.press, "style": k.style}
        for row in message.keys
        for k in row
        if not k.form  # forms are on the event's page
    ]
    picture = svg(message.scene, viewer.theme or "light") if message.scene else ""
    if not (message.text or picture or keys):
        return []
    return [{"text": message.text, "keys": keys, "picture": picture}]


async def _latest(site: Site, viewer: Viewer) -> tuple[int, int]:
    """The newest table and event this guest started."""
    tables = await site.hall.store.tables(person=viewer.person)
    events = await site.hall.store.events()
    return (
        max((row.id for row in tables if row.starter == viewer.person), default=0),
        max((row.id for row in events), default=0),
    )


async def _onward(
    site: Site, viewer: Viewer, action: Action, before: tuple[int, int]
) -> dict[str, str]:
    """Whoever opens a table or starts an event is taken there."""
    table, event = await _latest(site, viewer)
    if table > before[0]:
        return {"go": f"/t/{table}"}
    if event > before[1]:
        organiser = (await site.hall.event(f"e{event}")).organiser
        return {"go": f"/e/{event}"} if organiser == viewer.person else {}
    return {}


async def rename(request: web.Request) -> web.Response:
    site = request.app[SITE]
    wanted: Rename = _read(Rename, await request.read())
    viewer = await site.viewer(request)
    guest = renamed(viewer.guest, wanted.name)
    if guest is None:
        return web.json_response({"said": [{"text": viewer.t("no-name"), "keys": []}]})
    site.seen.learn(guest, site.hall.now())
    response = web.json_response({"name": guest.name})
    site.greet(request, response, guest)
    return response
