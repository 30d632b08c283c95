"""A message of the hall as calls of the Bot API: sent, or in place of an earlier one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from telegram import (
    InputMediaPhoto,
    LinkPreviewOptions,
    ReplyParameters,
)
from telegram.error import BadRequest, TelegramError

from bots.hall.chat import Gone, Message, Span, Unsendable
from bots.hall.incoming import Where
from bots.telegram.budget import Budget
from bots.telegram.keyboard import keyboard
from bots.telegram.read import ref
from bots.telegram.text import CAPTION, TEXT, fitted
from bots.telegram.wire import Wire, in_the_halls_terms, unchanged

NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
ATTENTION = 180.0  # seconds for which people go on looking at a table
REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a message goes; `reply` is the message it answers."""

    chat: int
    private: bool
    thread: int | None = None
    reply: int | None = None

    def options(self, message: Message) -> dict[str, Any]:
        called = any(span.call for span in message.spans)
        reply = self.reply and ReplyParameters(self.reply, allow_sending_without_reply=True)
        return {
            "message_thread_id": self.thread,
            "disable_notification": not (self.private or called),
            "reply_parameters": reply or None,
            "reply_markup": keyboard(message),
        }


def spot_of(where: Where) -> Spot:
    """Only private chats have positive ids: they are the person's own."""
    chat, thread = int(where.chat), int(where.thread) if where.thread else None
    return Spot(chat, chat > 0, thread)


def private(user: str) -> Spot:
    return Spot(int(user), private=True)


def number(edited: str, chat: int) -> int:
    """A message to edit by its ref.  When the chat has moved, none of the old ones can be."""
    home, _, message = edited.partition("/")
    if home != str(chat):
        raise Gone
    return int(message)


class Sender:
    def __init__(self, wire: Wire, budget: Budget) -> None:
        self._wire = wire
        self._budget = budget
        self._touched: OrderedDict[str, float] = OrderedDict()

    async def send(self, message: Message, spot: Spot) -> str:
        """Raises what Chat.send raises.  An edit rings no bell: after a while in which nothing
        happened, who is to act next would not notice, and so gets a new message."""
        if message.edit and _bids(message, spot) and self._long_ago(message.edit):
            return await self.anew(message, spot)
        self._budget.spend(spot.chat)
        message = _with_prompt(message)
        ref = await self._send(message, spot)
        self._touch(ref)
        return ref

    async def anew(self, message: Message, spot: Spot) -> str:
        """As a new message below, and without the old one."""
        ref = await self.send(replace(message, edit=""), spot)
        if message.edit:
            with suppress(TelegramError, Gone):
                await self._wire.delete_message(spot.chat, number(message.edit, spot.chat))
        return ref

    def _touch(self, ref: str) -> None:
        self._touched[ref] = asyncio.get_running_loop().time()
        self._touched.move_to_end(ref)
        if len(self._touched) > REMEMBERED:
            self._touched.popitem(last=False)

    def _long_ago(self, ref: str) -> bool:
        now = asyncio.get_running_loop().time()
        return now - self._touched.get(ref, now) >= ATTENTION

    async def _send(self, message: Message, spot: Spot) -> str:
        """Without its picture rather than not at all."""
        with in_the_halls_terms(spot.private):
            if message.file is not None:
                return await self._send_file(message, spot)
            if message.png is None:
                return await (self._edit_text if message.edit else self._send_text)(message, spot)
        try:
            with in_the_halls_terms(spot.private):
                return await (self._edit_photo if message.edit else self._send_photo)(message, spot)
        except Unsendable:
            with in_the_halls_terms(spot.private):
                return await self._in_words(message, spot)

    async def _send_text(self, message: Message, spot: Spot) -> str:
        text, entities = fitted(message.spans, TEXT)
        sent = await self._wire.send_message(
            spot.chat,
            text,
            entities=entities,
            link_preview_options=NO_PREVIEW,
            **spot.options(message),
        )
        return ref(spot.chat, sent.message_id)

    async def _send_photo(self, message: Message, spot: Spot) -> str:
        caption, entities = fitted(message.spans, CAPTION)
        sent = await self._wire.send_photo(
            spot.chat,
            message.png or b"",
            caption=caption,
            caption_entities=entities,
            filename="board.png",
            **spot.options(message),
        )
        return ref(spot.chat, sent.message_id)

    async def _send_file(self, message: Message, spot: Spot) -> str:
        assert message.file is not None
        name, content = message.file
        caption, entities = fitted(message.spans, CAPTION)
        sent = await self._wire.send_document(
            spot.chat,
            content,
            filename=name,
            caption=caption,
            caption_entities=entities,
            **spot.options(message),
        )
        return ref(spot.chat, sent.message_id)

    async def _edit_text(self, message: Message, spot: Spot) -> str:
        if not await self._edit_words(message, spot):
            await self._edit_caption(message, spot)
        return message.edit

    async def _edit_words(self, message: Message, spot: Spot) -> bool:
        """False when there is nothing but a picture's caption to edit."""
        text, entities = fitted(message.spans, TEXT)
        try:
            await self._wire.edit_message_text(
                text,
                spot.chat,
                number(message.edit, spot.chat),
                entities=entities,
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(message),
            )
        except BadRequest as error:
            if "no text in the message" in str(error).lower():
                return False
            if not unchanged(error):
                raise
        return True

    async def _edit_caption(self, message: Message, spot: Spot) -> None:
        caption, entities = fitted(message.spans, CAPTION)
        try:
            await self._wire.edit_message_caption(
                spot.chat,
                number(message.edit, spot.chat),
                caption=caption,
                caption_entities=entities,
                reply_markup=keyboard(message),
            )
        except BadRequest as error:
            if not unchanged(error):
                raise

    async def _edit_photo(self, message: Message, spot: Spot) -> str:
        caption, entities = fitted(message.spans, CAPTION)
        photo = InputMediaPhoto(
            message.png or b"", caption=caption, caption_entities=entities, filename="board.png"
        )
        try:
            await self._wire.edit_message_media(
                photo, spot.chat, number(message.edit, spot.chat), reply_markup=keyboard(message)
            )
        except BadRequest as error:
            if not unchanged(error):
                raise
        return message.edit

    async def _in_words(self, message: Message, spot: Spot) -> str:
        """The same without the picture; an old picture must not stay under new words, and two
        messages must not both have the keys."""
        spans = (*message.spans, Span(f"\n\n{message.alt}" if message.alt else ""))
        message = replace(message, spans=spans, png=None)
        if message.edit and await self._edit_words(message, spot):
            return message.edit
        if message.edit:
            await self.take_keys(message.edit)
        return await self._send_text(message, spot)

    async def take_keys(self, ref: str) -> None:
        """Off a message that was sent; one is not worth trying twice for."""
        chat, _, message = ref.partition("/")
        with suppress(TelegramError):  # it had none, or is gone
            await self._wire.edit_message_reply_markup(int(chat), int(message), reply_markup=None)


def _bids(message: Message, spot: Spot) -> bool:
    """Whether it asks somebody to do something."""
    called = any(span.call for span in message.spans)
    return called or (spot.private and bool(message.keys or message.picks))


def _with_prompt(message: Message) -> Message:
    if message.picks is None or not message.picks.prompt:
        return message
    return replace(message, spans=(*message.spans, Span(f"\n{message.picks.prompt}")))
