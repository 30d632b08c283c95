"""The line to Telegram: python-telegram-bot's Bot, without a word in the log, and what its
errors mean to the hall."""

from __future__ import annotations

import logging
import os
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from typing import Any

import httpx
from telegram import Bot
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
    TelegramError,
)
from telegram.request import HTTPXRequest

from bots.hall.chat import BadToken, Closed, Gone, Moved, Unsendable, Wait

os.environ.setdefault("PTB_TIMEDELTA", "true")  # the library's way to ask for no deprecated ints

API = "https://api.telegram.org"
WANTED = ("message", "callback_query", "my_chat_member")
FEW = 20  # after an outage the first of them are safe soon, not only when all have been looked at
TALKATIVE = ("httpx", "httpcore", "telegram")  # they log addresses, and the token is in those
UNKNOWN_PERSON = ("chat not found", "peer_id_invalid", "user not found")
VANISHED = (
    "message to edit not found",
    "message can't be edited",
    "message_id_invalid",
    "message thread not found",
    "topic_deleted",
    "topic_closed",
    "chat not found",
    "chat_write_forbidden",
    "not enough rights to send text",
    "have no rights to send",
    "query is too old",
)


class Wire(Bot):
    def __init__(self, token: str, base_url: str, base_file_url: str) -> None:
        for name in TALKATIVE:
            logging.getLogger(name).setLevel(logging.WARNING)
        super().__init__(
            token,
            base_url=base_url,
            base_file_url=base_file_url,
            request=_request(64),
            get_updates_request=_request(1),
        )

    def __repr__(self) -> str:
        return "Wire"

    async def updates(self, offset: int | None, patience: float) -> list[dict[str, Any]]:
        """The next updates as Telegram wrote them.

        `get_updates` would parse them first, and one that this version of the library cannot
        parse would come again for ever and keep all others waiting.
        """
        asked = {
            "offset": offset,
            "limit": FEW,
            "timeout": int(patience),
            "allowed_updates": WANTED,
        }
        answer = await self._post("getUpdates", asked, read_timeout=patience + 10)
        assert isinstance(answer, list)
        return answer

    def redacted(self, error: BaseException) -> str:
        return repr(error).replace(self.token, "<token>")


@cache
def _trusted() -> ssl.SSLContext:
    """Reading all certificates takes longer than all else at the start; once is enough."""
    return httpx.create_ssl_context()


def _request(connections: int) -> HTTPXRequest:
    return HTTPXRequest(
        connection_pool_size=connections,
        read_timeout=20,
        connect_timeout=10,
        httpx_kwargs={"verify": _trusted()},
    )


def unchanged(error: TelegramError) -> bool:
    return "message is not modified" in str(error).lower()


@contextmanager
def in_the_halls_terms(private: bool = False) -> Iterator[None]:
    """Telegram's errors as the hall's; the cause is left out, it may quote the token."""
    try:
        yield
    except TelegramError as error:
        raise _meaning(error, private) from None


def _meaning(error: TelegramError, private: bool) -> Exception:
    match error:
        case RetryAfter():
            return Wait(seconds(error))
        case ChatMigrated():
            return Moved(str(error.new_chat_id))
        case Forbidden():
            return Closed() if private else Gone()
        case InvalidToken():
            return BadToken()
        case BadRequest():
            return _refusal(str(error).lower(), private)
        case NetworkError() if "too large" in str(error).lower():
            return Unsendable()
        case _:
            return OSError(f"Telegram did not answer: {type(error).__name__}")


def _refusal(said: str, private: bool) -> Exception:
    if private and any(word in said for word in UNKNOWN_PERSON):
        return Closed()
    if any(word in said for word in VANISHED):
        return Gone()
    return Unsendable(said)


def seconds(error: RetryAfter) -> float:
    after = error.retry_after
    return after.total_seconds() if isinstance(after, timedelta) else float(after)
