"""Lists of entrants as files: an upload and a download, both for the organiser alone."""

from __future__ import annotations

import msgspec
from aiohttp import web

from bots.hall.entry.roster import owner
from bots.hall.entry.sheets import LARGEST
from bots.hall.post import Attachment
from bots.web import actions
from bots.web.site import SITE, Site, Viewer

KINDS = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
MOST = LARGEST * 4 // 3 + 1024  # base64 takes a third more


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`data` is the file in base64; `key` as in Action."""

    key: str
    name: str
    data: str


async def download(request: web.Request) -> web.Response:
    site, viewer, stream = await _organiser(request)
    kind = request.match_info["kind"]
    name, data = await site.hall.file(Attachment("entrants", stream, f"{kind}.{viewer.language}"))
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(body=data, content_type=KINDS[kind], headers=headers)


async def upload(request: web.Request) -> web.Response:
    site, viewer, stream = await _organiser(request)
    raw = await _body(request)
    if raw is None:
        return web.json_response({"said": [{"text": viewer.t("file-large"), "keys": []}]})
    try:
        file = msgspec.json.decode(raw, type=Upload)
    except msgspec.DecodeError:
        raise web.HTTPBadRequest(text="malformed") from None
    if not actions.KEY.match(file.key):
        raise web.HTTPBadRequest(text="malformed")
    action = actions.Action(key=file.key, at=stream, command="event.import", args={"event": stream})
    answer = await actions.ask(site, viewer, action, file=file.data, file_name=file.name[:100])
    told = actions.said(viewer, answer) if answer else []
    return web.json_response({"said": told, "late": answer is None})


async def _organiser(request: web.Request) -> tuple[Site, Viewer, str]:
    """Raises Refusal for everybody else."""
    site = request.app[SITE]
    viewer = await site.viewer(request)
    stream = f"e{request.match_info['number']}"
    owner(viewer.person, await site.hall.event(stream))
    return site, viewer, stream


async def _body(request: web.Request) -> bytes | None:
    """All of it, longer than other requests may be; None when it is longer than a list may be."""
    read = bytearray()
    async for chunk in request.content.iter_chunked(1 << 16):
        read += chunk
        if len(read) > MOST:
            return None
    return bytes(read)
