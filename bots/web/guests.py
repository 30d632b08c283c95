"""Guests of the web hall: who they are is a signed cookie, nothing more."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256

from render.names import clean_name
from render.words import LANGUAGES, say

COOKIE = "yiqun_guest"
YEAR = 365 * 86_400
WORDS = "bots.web"
DEFAULT_NAMES = 12
LONGEST = 400


@dataclass(frozen=True, slots=True)
class Guest:
    """`user` is random and never changes; `name` is what they call themselves."""

    user: str
    name: str

    @property
    def person(self) -> str:
        return f"web:{self.user}"


class Register:
    """Gives guests their cookies and reads them back, under one secret key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def newcomer(self, language: str) -> Guest:
        """Somebody new, with a friendly name until they choose their own."""
        number = secrets.randbelow(90) + 10
        plain = say(WORDS, language, f"guest-{secrets.randbelow(DEFAULT_NAMES) + 1}")
        return Guest(secrets.token_hex(8), f"{plain} {number}")

    def cookie(self, guest: Guest) -> str:
        name = urlsafe_b64encode(guest.name.encode()).decode().rstrip("=")
        said = f"{guest.user}.{name}"
        return f"{said}.{self._mac(said)}"

    def read(self, cookie: str) -> Guest | None:
        """None for anything that `cookie` did not make."""
        said, _, mac = cookie.rpartition(".")
        if len(cookie) > LONGEST or not cookie.isascii():
            return None
        if not hmac.compare_digest(self._mac(said), mac):
            return None
        user, _, name = said.partition(".")
        padded = name + "=" * (-len(name) % 4)
        return Guest(user, urlsafe_b64decode(padded).decode())

    def _mac(self, said: str) -> str:
        return hmac.new(self._key, said.encode(), sha256).hexdigest()


def renamed(guest: Guest, name: str) -> Guest | None:
    """The guest under another name; None when nothing of the name can be seen."""
    cleaned = clean_name(name)
    return None if cleaned == "?" else Guest(guest.user, cleaned)


def preferred(accepted: str) -> str:
    """The language a browser asks for, by its Accept-Language header."""
    wishes: list[tuple[float, int, str]] = []
    for part in accepted[:LONGEST].split(","):
        tag, _, rest = part.strip().lower().partition(";")
        weight = rest.strip().removeprefix("q=")
        try:
            wishes.append((-float(weight or 1), len(wishes), tag))
        except ValueError:
            continue
    found = (_of_tag(tag) for _, _, tag in sorted(wishes))
    return next((language for language in found if language), LANGUAGES[-1])


def _of_tag(tag: str) -> str:
    if tag.startswith(("zh-tw", "zh-hk", "zh-mo", "zh-hant")):
        return "zh-Hant"
    if tag.startswith("zh"):
        return "zh-Hans"
    return "en" if tag.startswith("en") else ""
