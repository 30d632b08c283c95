"""Presses: each is answered exactly once and in time, and marks are kept where they are shown."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from telegram.error import BadRequest, RetryAfter, TelegramError

from bots.hall.chat import Wait
from bots.telegram.keyboard import ITEM, Picking, marked, picking
from bots.telegram.text import POPUP, cut
from bots.telegram.wire import Wire, seconds

REMEMBERED = 10_000
K = TypeVar("K")
V = TypeVar("V")


class Presses:
    """`patience`: seconds after which a press that got no answer yet is answered emptily, for
    until then the key on the person's screen keeps flickering."""

    def __init__(self, wire: Wire, patience: float) -> None:
        self._wire = wire
        self._patience = patience
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._answered: OrderedDict[str, None] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def expect(self, query: str) -> None:
        if query not in self._answered and query not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[query] = loop.call_later(self._patience, self._give_up, query)

    def hush(self, query: str, text: str = "") -> None:
        """Answers in the background; that it arrives is not worth waiting for."""
        self._spawn(self._quietly(query, text))

    async def answer(self, query: str, text: str = "", alert: bool = False) -> bool:
        """False when this press was answered before, or so long ago that nobody looks.

        Raises Wait; TelegramError when it is unknown what became of the answer.
        """
        if (timer := self._timers.pop(query, None)) is not None:
            timer.cancel()
        if query in self._answered:
            return False
        _remember(self._answered, query, None)
        try:
            shown = cut(text, POPUP) or None
            await self._wire.answer_callback_query(query, shown, show_alert=alert or None)
        except BadRequest:
            return False
        except TelegramError as error:
            del self._answered[query]
            if isinstance(error, RetryAfter):
                raise Wait(seconds(error)) from None
            raise
        return True

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _give_up(self, query: str) -> None:
        self.hush(query)

    async def _quietly(self, query: str, text: str) -> None:
        try:
            await self.answer(query, text)
        except (Wait, TelegramError):
            return  # the flickering ends by itself

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Marks:
    """Toggling items of a pick list, without troubling the hall.

    Presses may be quicker than edits, so what is marked is remembered here; a keyboard read
    off a message only says where to start from.
    """

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._now: OrderedDict[tuple[int, int, str], Picking] = OrderedDict()
        self._drawing: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._counted: OrderedDict[str, None] = OrderedDict()

    def of(self, query: dict[str, Any]) -> Picking | None:
        """The pick list that was pressed, with all marks; None when it is none."""
        message = query.get("message", {})
        picked = picking(message.get("reply_markup", {}), query.get("data", ""))
        return picked and self._now.get(_spot(message, picked), picked)

    def toggle(self, query: dict[str, Any], picked: Picking) -> bool:
        """Marks or unmarks the pressed item; False when there are as many as may be.

        A press that could not be kept comes once more, and must not undo what it did.
        """
        if query["id"] in self._counted:
            return True
        _remember(self._counted, query["id"], None)
        item = ITEM.fullmatch(query["data"])
        assert item is not None
        now = picked.marked ^ {int(item["number"])}
        if len(now) > picked.most:
            return False
        spot = _spot(query["message"], picked)
        _remember(self._now, spot, replace(picked, marked=now))
        if spot not in self._drawing:
            self._drawing[spot] = asyncio.create_task(self._draw(spot, query["message"]))
        return True

    def close(self) -> None:
        for task in self._drawing.values():
            task.cancel()

    async def _draw(self, spot: tuple[int, int, str], message: dict[str, Any]) -> None:
        shown: Picking | None = None
        try:
            while shown != self._now.get(spot, shown):
                wanted = self._now[spot]
                pause = await self._edit(spot, message, wanted)
                shown = None if pause else wanted
                await asyncio.sleep(pause)
        finally:
            del self._drawing[spot]

    async def _edit(
        self, spot: tuple[int, int, str], message: dict[str, Any], wanted: Picking
    ) -> float:
        """0, or for how many seconds to be quiet before trying again."""
        markup = marked(message["reply_markup"], wanted)
        try:
            await self._wire.edit_message_reply_markup(spot[0], spot[1], reply_markup=markup)
        except RetryAfter as error:
            return seconds(error)
        except TelegramError:
            return 0  # the marks are remembered, and drawn with the next one
        return 0


def _remember(memory: OrderedDict[K, V], key: K, value: V) -> None:
    memory[key] = value
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)


def _spot(message: dict[str, Any], picked: Picking) -> tuple[int, int, str]:
    return message["chat"]["id"], message["message_id"], picked.press
