"""Presses: who may press what, where and when; then the same handlers as for commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bots.hall import cup, desk, front, offers, referee
from bots.hall.ask import Ask, no
from bots.hall.change import Change
from bots.hall.context import seated, within_reach
from bots.hall.judge import commands as judge
from bots.hall.press import Forged, Press


async def pressed(ask: Ask) -> None:
    """Carry out a press.  Raises Refusal for one that is forged, stale, or somebody else's."""
    try:
        press = ask.hall.stamp.read(ask.incoming.press)
    except Forged:
        raise no("forged") from None
    if press.stream.startswith("e"):
        await cup.press(ask, press)
        return
    change = await ask.change(int(press.stream[1:]))
    await within_reach(ask, change.table)
    ask.args = {"table": press.stream}
    await _ACTS[press.act](ask, change, press)


def _fresh(change: Change, press: Press) -> None:
    if not change.table.asked <= press.ply <= change.table.stamp:
        raise no("stale")


async def _move(ask: Ask, change: Change, press: Press) -> None:
    seated(ask, change.table)
    _fresh(change, press)
    await referee.moved(ask, change, press.arg)


async def _pick(ask: Ask, change: Change, press: Press) -> None:
    """Cards picked from the hand by number."""
    side = seated(ask, change.table)
    _fresh(change, press)
    if side not in change.table.on_turn:
        raise no("turn", who=referee.waiting_for(change.table))
    picks = change.table.game.picks(change.table.view(side))
    numbers = [int(n) for n in ask.incoming.picked if n.isascii() and n.isdecimal() and len(n) < 4]
    chosen = [picks[n].value for n in numbers if n < len(picks)]
    if not chosen or len(chosen) != len(ask.incoming.picked):
        raise no("pick-some")
    await referee.moved(ask, change, " ".join(chosen))


async def _type(ask: Ask, change: Change, press: Press) -> None:
    """The line typed into a modal; without one, how to type a move."""
    seated(ask, change.table)
    if not ask.incoming.text:
        raise no("type", table=change.table.id)
    await referee.moved(ask, change, ask.incoming.text)


async def _computer(ask: Ask, change: Change, press: Press) -> None:
    ask.args["level"] = press.arg
    await desk.computer(ask)


async def _again(ask: Ask, change: Change, press: Press) -> None:
    seated(ask, change.table)
    await desk.again(ask, change)


def _same(handler: Callable[[Ask], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    async def act(ask: Ask, change: Change, press: Press) -> None:
        await handler(ask)

    return act


def _now(handler: Callable[[Ask], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    async def act(ask: Ask, change: Change, press: Press) -> None:
        seated(ask, change.table)
        _fresh(change, press)
        await handler(ask)

    return act


async def _resigned(ask: Ask, change: Change, press: Press) -> None:
    """The question is answered, be it too late."""
    seated(ask, change.table)
    ask.spent = True
    _fresh(change, press)
    await referee.resign(ask)


async def _sure(ask: Ask, change: Change, press: Press) -> None:
    seated(ask, change.table)
    await referee.sure(ask, change)


_ACTS: dict[str, Callable[[Ask, Change, Press], Awaitable[None]]] = {
    "join": _same(desk.join),
    "here": _same(desk.join),
    "leave": _same(desk.leave),
    "computer": _computer,
    "start": _same(desk.start),
    "hand": _same(referee.hand),
    "hint": _same(referee.hint),
    "move": _move,
    "pick": _pick,
    "type": _type,
    "draw": _now(offers.draw),
    "back": _now(offers.back),
    "accept": _now(offers.accept),
    "decline": _now(offers.decline),
    "resign": _sure,
    "resigned": _resigned,
    "record": _same(front.record),
    "again": _again,
    "judge": judge.press,
}
