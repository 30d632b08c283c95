"""A message of the hall as calls of the Bot API: sent, edited, or given as an answer."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    LinkPreviewOptions,
    ReplyParameters,
)
from telegram.error import BadRequest, TelegramError

from bots.hall.chat import Closed, Gone, Message, Span, Unsendable, Wait
from bots.hall.incoming import Where
from bots.telegram.keyboard import keyboard
from bots.telegram.presses import Presses
from bots.telegram.read import INVITED, ref
from bots.telegram.text import CAPTION, POPUP, TEXT, ending, fitted, units
from bots.telegram.wire import Wire, in_the_halls_terms, unchanged
from render.words import say

TOAST = 40  # letters that can be read before a notice at the top fades
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


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


def number(edited: str, chat: int) -> int:
    """A message to edit by its ref.  When the chat has moved, none of the old ones can be."""
    home, _, message = edited.partition("/")
    if home != str(chat):
        raise Gone
    return int(message)


class Sender:
    """`username` is ours, for links that open a private chat with us."""

    def __init__(self, wire: Wire, presses: Presses) -> None:
        self._wire = wire
        self._presses = presses
        self._nudged: set[tuple[int, str]] = set()
        self.username = ""

    async def send(self, message: Message) -> str:
        if "callback" in message.handle:
            return await self._answer_press(message)
        if "message" in message.handle:
            return await self._answer_message(message)
        if message.where is not None:
            return await self._post(message, spot_of(message.where))
        return await self._privately(message)

    async def _privately(self, message: Message) -> str:
        return await self._post(message, Spot(int(message.user), private=True))

    # Sending and editing

    async def _post(self, message: Message, spot: Spot) -> str:
        """Raises what Chat.send raises.  Without its picture rather than not at all."""
        message = _with_prompt(message)
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
        text, entities = fitted(message.spans, TEXT)
        at: dict[str, Any] = {"chat_id": spot.chat, "message_id": number(message.edit, spot.chat)}
        keys = keyboard(message)
        try:
            await self._wire.edit_message_text(
                text, entities=entities, link_preview_options=NO_PREVIEW, reply_markup=keys, **at
            )
        except BadRequest as error:
            if "no text in the message" in str(error).lower():  # it has a picture, which stays
                return await self._edit_caption(message, at)
            if not unchanged(error):
                raise
        return message.edit

    async def _edit_caption(self, message: Message, at: dict[str, Any]) -> str:
        caption, entities = fitted(message.spans, CAPTION)
        try:
            await self._wire.edit_message_caption(
                caption=caption, caption_entities=entities, reply_markup=keyboard(message), **at
            )
        except BadRequest as error:
            if not unchanged(error):
                raise
        return message.edit

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
        if message.edit:
            await self._take_keys(spot.chat, number(message.edit, spot.chat))
        spans = (*message.spans, Span(f"\n\n{message.alt}" if message.alt else ""))
        return await self._send_text(replace(message, spans=spans, png=None, edit=""), spot)

    async def _take_keys(self, chat: int, message: int) -> None:
        with suppress(BadRequest):  # it had none, or is gone
            await self._wire.edit_message_reply_markup(chat, message, reply_markup=None)

    # Answers

    async def _answer_message(self, message: Message) -> str:
        """In the chat, as a reply; what is secret goes to the person alone."""
        if not (message.spans or message.png or message.file):
            return ""
        assert message.where is not None
        spot = spot_of(message.where)
        if spot.private:
            return await self._below(message)
        spot = replace(spot, reply=int(message.handle["message"]))
        if not message.secret:
            return await self._post(replace(message, edit=""), spot)
        try:
            return await self._below(message)
        except Closed:
            await self._invite(message, spot, "open-me-first")
            return ""

    async def _answer_press(self, message: Message) -> str:
        """As a notice over the chat, or privately when that is too small for it; keys and
        files that are no secret come where the press was."""
        if _is_notice(message):
            return await self._notice(message)
        if (message.keys or message.file) and not message.secret and message.where is not None:
            ref = await self._post(replace(message, edit=""), spot_of(message.where))
            await self._hush(message)
            return ref
        try:
            ref = await self._below(message)
        except Closed:
            return await self._show_what_fits(message)
        here = message.where is not None and spot_of(message.where).private
        await self._hush(message, "" if here else self._say(message, "sent-privately"))
        return ref

    async def _hush(self, message: Message, text: str = "") -> None:
        with suppress(Wait, OSError):  # tried again, all would be sent twice
            await self._tell(message, text)

    async def _below(self, message: Message) -> str:
        """Privately and where it will be seen: an edit far above would look like no answer."""
        ref = await self._privately(replace(message, edit=""))
        if message.edit:
            with suppress(TelegramError, Gone):
                old = number(message.edit, int(message.user))
                await self._wire.delete_message(int(message.user), old)
        return ref

    async def _notice(self, message: Message) -> str:
        text = message.text
        long = message.secret or "\n" in text or units(text) > TOAST
        if await self._tell(message, text, alert=long) or not text:
            return ""
        return await self._too_late(message)

    async def _too_late(self, message: Message) -> str:
        """The press was answered already, emptily: the words still have to reach the person."""
        try:
            return await self._privately(message)
        except Closed:
            if message.secret or message.where is None:
                return ""
            return await self._post(message, spot_of(message.where))

    async def _show_what_fits(self, message: Message) -> str:
        text = ending(message.alt, POPUP) if message.png else message.text
        hint = self._say(message, "open-me-hint")
        if units(text) + 1 + units(hint) <= POPUP:
            text = f"{text}\n{hint}"
        await self._tell(message, text, alert=True)
        if message.where is not None:
            await self._nudge(message, spot_of(message.where))
        return ""

    async def _nudge(self, message: Message, spot: Spot) -> None:
        """Once in a group, in each language: it is a line that everybody sees."""
        told = (spot.chat, message.language)
        if not spot.private and told not in self._nudged:
            self._nudged.add(told)
            await self._invite(message, spot, "open-me-nudge")

    async def _tell(self, message: Message, text: str, alert: bool = False) -> bool:
        with in_the_halls_terms():
            return await self._presses.answer(message.handle["callback"], text, alert)

    async def _invite(self, message: Message, spot: Spot, key: str) -> None:
        """Where to press so that we may write: a bot cannot begin a conversation."""
        table = f"-{message.stream}" if message.stream else ""
        link = f"https://t.me/{self.username}?start={INVITED}{table}"
        button = InlineKeyboardButton(self._say(message, "open-me"), url=link)
        options = {
            **spot.options(replace(message, keys=(), picks=None)),
            "reply_markup": InlineKeyboardMarkup([[button]]),
        }
        with in_the_halls_terms(spot.private):
            await self._wire.send_message(spot.chat, self._say(message, key), **options)

    def _say(self, message: Message, key: str) -> str:
        return say("bots.telegram", message.language, key)


def _is_notice(message: Message) -> bool:
    more = message.png or message.file or message.keys or message.picks or message.edit
    return not more and units(message.text) <= POPUP


def _with_prompt(message: Message) -> Message:
    if message.picks is None or not message.picks.prompt:
        return message
    return replace(message, spans=(*message.spans, Span(f"\n{message.picks.prompt}")))
