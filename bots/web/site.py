"""What every handler of the site needs: the hall, who asks, in which language, templates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web
from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup, escape

from bots.hall.hall import Hall
from bots.hall.names import spans
from bots.web.guests import COOKIE, WORDS, YEAR, Guest, Register, preferred
from bots.web.people import Seen
from render.words import LANGUAGES, Phrase, say, tell

if TYPE_CHECKING:
    from bots.web.chat import WebChat

THEMES = ("light", "dark")
LANGUAGE_NAMES = {"zh-Hans": "简体中文", "zh-Hant": "繁體中文", "en": "English"}
TEMPLATES = Environment(
    loader=PackageLoader(WORDS), autoescape=select_autoescape(default=True), trim_blocks=True
)


@dataclass(frozen=True)
class Viewer:
    """Who looks at a page."""

    guest: Guest
    language: str
    theme: str = ""
    fresh: bool = False

    @property
    def person(self) -> str:
        return self.guest.person

    def t(self, key: str, **facts: str | int) -> str:
        return say(WORDS, self.language, key, **facts)

    def tell(self, said: Phrase | str) -> Markup:
        """A phrase for a page: escaped, and each name kept from turning the line around."""
        text = tell(said, self.language) if isinstance(said, Phrase) else said
        parts = (
            Markup("<bdi>{}</bdi>").format(span.text) if span.user else escape(span.text)
            for span in spans(text, "web", ())
        )
        return Markup("").join(parts)


class Site:
    """The web hall behind its handlers."""

    def __init__(self, chat: WebChat, register: Register) -> None:
        self.chat = chat
        self.register = register
        self.seen = Seen()

    @property
    def hall(self) -> Hall:
        return self.chat.hall

    async def viewer(self, request: web.Request) -> Viewer:
        """The guest of the cookie, or a new one; a language they chose outlasts the browser's."""
        language = preferred(request.headers.get("Accept-Language", ""))
        guest = self.register.read(request.cookies.get(COOKIE, ""))
        theme = request.cookies.get("theme", "")
        theme = theme if theme in THEMES else ""
        if guest is None:
            return Viewer(self.register.newcomer(language), language, theme, fresh=True)
        self.seen.learn(guest, self.hall.now())
        person = await self.hall.store.person(guest.person)
        if person is not None and person.chosen and person.language in LANGUAGES:
            language = person.language
        return Viewer(guest, language, theme)

    def page(
        self, request: web.Request, viewer: Viewer, template: str, facts: Mapping[str, Any]
    ) -> web.Response:
        text = TEMPLATES.get_template(template).render(
            viewer=viewer, t=viewer.t, tell=viewer.tell, languages=LANGUAGE_NAMES, **facts
        )
        response = web.Response(text=text, content_type="text/html")
        response.headers["Cache-Control"] = "no-store"
        response.enable_compression()
        if viewer.fresh:
            self.greet(request, response, viewer.guest)
        return response

    def greet(self, request: web.Request, response: web.Response, guest: Guest) -> None:
        response.set_cookie(
            COOKIE,
            self.register.cookie(guest),
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=request.secure,
        )


SITE: web.AppKey[Site] = web.AppKey("site", Site)
