"""The host: one process with the book, the hall, and every chat that is set up."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

import structlog

from bots.book import WORDS, CannotServe, open_store
from bots.discord.chat import DiscordChat
from bots.hall.chat import BadToken, Chat
from bots.hall.hall import Hall
from bots.port import free
from bots.settings import Settings
from bots.telegram.chat import TelegramChat
from bots.web.chat import WebChat
from render.words import say

Say = Callable[[str], None]


def steady_clock() -> Callable[[], int]:
    """The time in ms UTC as it was when we began, and from there only onwards: a clock that
    is set back or forward meanwhile must not take anybody's time."""
    began = time.time_ns() - time.monotonic_ns()
    return lambda: (began + time.monotonic_ns()) // 1_000_000


def quiet_logs(level: str) -> None:
    """Our own log as lines; libraries only when something is wrong (they print tokens)."""
    chosen = logging.getLevelNamesMapping().get(level.upper(), logging.WARNING)
    logging.basicConfig(level=max(chosen, logging.WARNING))
    for name in ("httpx", "httpcore", "telegram", "discord"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # Tracebacks without the values of variables: those may be hands, seeds and tokens.
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            plain,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(chosen),
    )


async def serve(settings: Settings, lang: str, tell: Say) -> None:
    """Serve until cancelled, or told to end by the system.  Raises CannotServe."""
    _end_when_told()
    if not free(settings.host, settings.port):
        raise CannotServe(_port_in_use(settings, lang))
    store = await open_store(settings, lang)
    try:
        hall = await Hall.open(store, steady_clock())
        chats = attached(hall, settings)
        await hall.start()
        try:
            await run(chats, settings, lang, tell)
        finally:
            await hall.stop()
    finally:
        await store.close()


def _end_when_told() -> None:
    """SIGTERM ends the host as Ctrl-C does: what is being sent is sent, then it goes."""
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):  # Windows has no such handlers
        for told in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(told, task.cancel)


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


async def run(chats: list[Chat], settings: Settings, lang: str, tell: Say) -> None:
    """All chats side by side: one that cannot start ends the host with a sentence."""
    tasks = {asyncio.create_task(chat.run()): chat for chat in chats}
    try:
        if await _opened(settings, tasks):
            announce(settings, chats, lang, tell)
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            _check(task, tasks[task], settings, lang)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _opened(settings: Settings, tasks: Iterable[asyncio.Task[None]]) -> bool:
    """Whether the web hall answers at its port; False once a chat has ended before."""
    while not any(task.done() for task in tasks):
        try:
            _, writer = await asyncio.open_connection(settings.host, settings.port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            await writer.wait_closed()
            return True
    return False


def _check(task: asyncio.Task[None], chat: Chat, settings: Settings, lang: str) -> None:
    name = chat.platform.title()
    try:
        task.result()
    except BadToken as error:
        raise CannotServe(say(WORDS, lang, "bad-token", platform=name)) from error
    except OSError as error:
        if chat.platform == WebChat.platform:
            raise CannotServe(_port_in_use(settings, lang)) from error
        facts = {"platform": name, "detail": str(error)}
        raise CannotServe(say(WORDS, lang, "unreachable", **facts)) from error


def _port_in_use(settings: Settings, lang: str) -> str:
    return say(WORDS, lang, "port-in-use", host=settings.host, port=str(settings.port))


def announce(settings: Settings, chats: list[Chat], lang: str, tell: Say) -> None:
    address = f"http://{settings.host}:{settings.port}"
    tell(say(WORDS, lang, "serving", address=address))
    others = ", ".join(chat.platform.title() for chat in chats if chat.platform != "web")
    if others:
        tell(say(WORDS, lang, "serving-also", platforms=others))
    for key in ("try-alone", "try-friend", "try-cup", "try-chat"):
        tell("  " + say(WORDS, lang, key, address=address))
