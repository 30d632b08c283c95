"""Answers to one update: by a notice, as a reply, or to the person alone."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bots.hall.chat import Closed, Message, Wait
from bots.telegram.presses import Presses
from bots.telegram.read import INVITED
from bots.telegram.send import Sender, Spot, private, spot_of
from bots.telegram.text import POPUP, ending, spoken, units
from bots.telegram.wire import Wire, in_the_halls_terms
from render.words import say

TOAST = 40  # letters that can be read before a notice at the top fades


class Answers:
    """`username` is ours, for links that open a private chat with us."""

    def __init__(self, wire: Wire, sender: Sender, presses: Presses) -> None:
        self._wire = wire
        self._sender = sender
        self._presses = presses
        self._nudged: set[tuple[int, str]] = set()
        self.username = ""

    async def give(self, message: Message) -> str:
        if "callback" in message.handle:
            ref = await self._answer_press(message)
            if message.spent and "pressed" in message.handle:
                await self._sender.take_keys(message.handle["pressed"])
            return ref
        return await self._answer_message(message)

    async def _answer_message(self, message: Message) -> str:
        """In the chat, as a reply; what is secret goes to the person alone."""
        if not (message.spans or message.png or message.file):
            return ""
        assert message.where is not None
        spot = spot_of(message.where)
        if spot.private:
            return await self._sender.anew(message, spot)
        spot = replace(spot, reply=int(message.handle["message"]))
        if not message.secret:
            return await self._sender.send(replace(message, edit=""), spot)
        try:
            return await self._sender.anew(message, private(message.user))
        except Closed:
            await self._invite(message, spot, "open-me-first")
            return ""

    async def _answer_press(self, message: Message) -> str:
        """As a notice over the chat, or privately when that is too small for it; keys and
        files that are no secret come where the press was."""
        if _is_notice(message):
            return await self._notice(message)
        if (message.keys or message.file) and not message.secret and message.where is not None:
            ref = await self._sender.send(replace(message, edit=""), spot_of(message.where))
            await self._hush(message)
            return ref
        try:
            ref = await self._sender.anew(message, private(message.user))
        except Closed:
            return await self._show_what_fits(message)
        here = message.where is not None and spot_of(message.where).private
        await self._hush(message, "" if here else self._say(message, "sent-privately"))
        return ref

    async def _hush(self, message: Message, text: str = "") -> None:
        with suppress(Wait, OSError):  # tried again, all would be sent twice
            await self._tell(message, text)

    async def _notice(self, message: Message) -> str:
        text = spoken(message.spans)
        long = message.secret or "\n" in text or units(text) > TOAST
        if await self._tell(message, text, alert=long) or not text:
            return ""
        return await self._too_late(message)

    async def _too_late(self, message: Message) -> str:
        """The press was answered already, emptily: the words still have to reach the person."""
        try:
            return await self._sender.send(message, private(message.user))
        except Closed:
            if message.secret or message.where is None:
                return ""
            return await self._sender.send(message, spot_of(message.where))

    async def _show_what_fits(self, message: Message) -> str:
        text = ending(message.alt, POPUP) if message.png else spoken(message.spans)
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
    more = message.png or message.file or message.keys or message.picks
    return not more and units(spoken(message.spans)) <= POPUP
