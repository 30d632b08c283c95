"""`yiqun doctor`: what is set up, what is not, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator

from bots.book import WORDS, CannotServe, is_new, open_store
from bots.port import free as port_free
from bots.programs import installed
from bots.settings import Settings
from engines import games
from render.words import say


async def examine(settings: Settings, lang: str) -> Iterator[tuple[bool, str]]:
    """Findings as (fine, sentence); the host can start when all of the first ones are fine."""
    return iter([*await _database(settings, lang), *_rest(settings, lang)])


async def _database(settings: Settings, lang: str) -> list[tuple[bool, str]]:
    if is_new(settings):
        return [(True, say(WORDS, lang, "doctor-no-database", database=settings.database))]
    try:
        store = await open_store(settings, lang)
    except CannotServe as broken:
        return [(False, str(broken))]
    await store.close()
    return [(True, say(WORDS, lang, "doctor-database", database=settings.database))]


def _rest(settings: Settings, lang: str) -> Iterator[tuple[bool, str]]:
    facts = {"host": settings.host, "port": str(settings.port)}
    free = port_free(settings.host, settings.port)
    yield free, say(WORDS, lang, "doctor-port" if free else "port-in-use", **facts)
    yield True, say(WORDS, lang, "doctor-games", games=", ".join(games.keys()))
    for name in ("discord", "telegram"):
        key = "doctor-token" if getattr(settings, f"{name}_token") else "doctor-no-token"
        yield True, say(WORDS, lang, key, platform=name.title(), variable=f"{name.upper()}_TOKEN")
    yield True, say(WORDS, lang, "doctor-engines", engines=", ".join(installed()) or "-")
