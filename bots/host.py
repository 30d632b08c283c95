"""The host: one process with the book, the hall, and every chat that is set up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

import structlog

from bots.discord.chat import DiscordChat
from bots.hall.chat import BadToken, Chat
from bots.hall.hall import Hall
from bots.settings import Settings
from bots.telegram.chat import TelegramChat
from bots.web.chat import WebChat
from render.words import LANGUAGES, say
from storage.backup import copy
from storage.broken import StoreBroken
from storage.store import Store

WORDS = "bots"
Say = Callable[[str], None]


class CannotServe(Exception):
    """The host cannot start or go on; the text is one sentence for the operator."""


def now() -> int:
    return time.time_ns() // 1_000_000


def language(settings: Settings, environment: dict[str, str]) -> str:
    """The operator's language: as set, else as the system says."""
    if settings.language in LANGUAGES:
        return settings.language
    system = environment.get("LC_ALL") or environment.get("LANG") or ""
    if system.startswith(("zh_TW", "zh_HK")):
        return "zh-Hant"
    return "zh-Hans" if system.startswith("zh") else "en"


def quiet_logs(level: str) -> None:
    """Our own log as lines; libraries only when something is wrong (they print tokens)."""
    chosen = logging.getLevelNamesMapping().get(level.upper(), logging.WARNING)
    logging.basicConfig(level=max(chosen, logging.WARNING))
    for name in ("httpx", "httpcore", "telegram", "discord"):
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(chosen))


async def open_store(settings: Settings, lang: str) -> Store:
    try:
        return await Store.open(settings.database)
    except StoreBroken as broken:
        key = f"store-{broken.reason}"
        raise CannotServe(
            say(WORDS, lang, key, database=settings.database, detail=broken.detail)
        ) from broken


async def serve(settings: Settings, lang: str, tell: Say) -> None:
    """Serve until cancelled.  Raises CannotServe."""
    store = await open_store(settings, lang)
    try:
        hall = await Hall.open(store, now)
        chats = attached(hall, settings)
        await hall.start()
        try:
            await run(hall, chats, settings, lang, tell)
        finally:
            await hall.stop()
    finally:
        await store.close()


def back_up(settings: Settings, path: Path) -> None:
    """A copy of the book, in use or not.  Raises StoreBroken, or FileExistsError."""
    if settings.database.startswith("postgresql"):
        raise StoreBroken("backup_by_server")
    copy(settings.database.removeprefix("sqlite+aiosqlite:///"), str(path))


def attached(hall: Hall, settings: Settings) -> list[Chat]:
    chats: list[Chat] = [WebChat(hall, settings.host, settings.port)]
    if settings.discord_token:
        chats.append(DiscordChat(hall, settings.discord_token, content=settings.discord_content))
    if settings.telegram_token:
        api = settings.telegram_api
        chats.append(
            TelegramChat(
                hall,
                settings.telegram_token,
                base_url=f"{api}/bot",
                base_file_url=f"{api}/file/bot",
            )
        )
    for chat in chats:
        hall.attach(chat)
    return chats


async def run(hall: Hall, chats: list[Chat], settings: Settings, lang: str, tell: Say) -> None:
    """All chats side by side: one that cannot start ends the host with a sentence."""
    tasks = {asyncio.create_task(chat.run()): chat for chat in chats}
    try:
        await asyncio.sleep(0.2)
        if not any(task.done() for task in tasks):
            announce(settings, chats, lang, tell)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except BadToken as error:
        name = next(chat.platform for task, chat in tasks.items() if task.done())
        raise CannotServe(say(WORDS, lang, "bad-token", platform=name.title())) from error
    except OSError as error:
        facts = {"host": settings.host, "port": str(settings.port)}
        raise CannotServe(say(WORDS, lang, "port-in-use", **facts)) from error
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def announce(settings: Settings, chats: list[Chat], lang: str, tell: Say) -> None:
    address = f"http://{settings.host}:{settings.port}"
    tell(say(WORDS, lang, "serving", address=address))
    others = ", ".join(chat.platform.title() for chat in chats if chat.platform != "web")
    if others:
        tell(say(WORDS, lang, "serving-also", platforms=others))
    for key in ("try-alone", "try-friend", "try-cup", "try-chat"):
        tell("  " + say(WORDS, lang, key, address=address))
