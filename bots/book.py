"""The database as an operator meets it: opened and copied, or one sentence why not."""

from __future__ import annotations

from pathlib import Path

from bots.settings import Settings
from render.words import LANGUAGES, say
from storage.backup import copy
from storage.broken import StoreBroken
from storage.store import Store

WORDS = "bots"
SCHEMES = ("sqlite+aiosqlite:///", "sqlite:///")


class CannotServe(Exception):
    """The host cannot start or go on; the text is one sentence for the operator."""


def language(settings: Settings, environment: dict[str, str]) -> str:
    """The operator's language: as set, else as the system says."""
    if settings.language in LANGUAGES:
        return settings.language
    system = environment.get("LC_ALL") or environment.get("LANG") or ""
    if system.startswith(("zh_TW", "zh_HK")):
        return "zh-Hant"
    return "zh-Hans" if system.startswith("zh") else "en"


async def open_store(settings: Settings, lang: str) -> Store:
    """Raises CannotServe."""
    try:
        return await Store.open(settings.database)
    except StoreBroken as broken:
        raise _sentence(settings, lang, broken) from broken


def is_new(settings: Settings) -> bool:
    """Whether the database is a file that is yet to be made."""
    return not settings.database.startswith("postgresql") and not _file(settings).exists()


def back_up(settings: Settings, lang: str, path: Path) -> None:
    """A copy of the book, in use or not.  Raises CannotServe."""
    if is_new(settings):
        raise CannotServe(say(WORDS, lang, "backup-nothing", database=settings.database))
    try:
        _copy(settings, path)
    except FileExistsError:
        raise CannotServe(say(WORDS, lang, "backup-exists", path=str(path))) from None
    except StoreBroken as broken:
        raise _sentence(settings, lang, broken) from broken


def _copy(settings: Settings, path: Path) -> None:
    if settings.database.startswith("postgresql"):
        raise StoreBroken("backup_by_server")
    copy(str(_file(settings)), str(path))


def _file(settings: Settings) -> Path:
    name = settings.database
    for scheme in SCHEMES:
        name = name.removeprefix(scheme)
    return Path(name)


def _sentence(settings: Settings, lang: str, broken: StoreBroken) -> CannotServe:
    facts = {"database": settings.database, "detail": broken.detail}
    return CannotServe(say(WORDS, lang, f"store-{broken.reason}", **facts))
