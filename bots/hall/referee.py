"""Moves and what may be asked of a running table: read, judged, written down."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.buttons import shown_to, written
from bots.hall.change import Change
from bots.hall.computers import offered
from bots.hall.context import moderates, my_turns, seated, table_for
from bots.hall.judge.office import may_decide
from bots.hall.names import named
from bots.hall.patience import ANSWERED
from bots.hall.post import Answer, Picture, Rank
from bots.hall.show import board as board_post
from bots.hall.show import hand as hand_post
from bots.hall.show import together, turn
from bots.hall.table import Table
from engines.game import Illegal, Refused, Unreadable, refusal
from engines.luck import SEED_BYTES, Luck
from render.names import visible
from render.words import Fact, Phrase

LONGEST_TYPED = 64
_NAMED = re.compile(r"[#＃](\d{1,9})\s+([^#＃].*)")


def play(change: Change, side: int, text: str, by: str = "", how: str = "") -> None:
    """One move by a side, from text in any notation.  Raises engines.game.Refused, unless the
    game counts what it refuses."""
    table = change.table
    view = table.view(side)
    move = table.game.parse(view, text)
    try:
        table.game.play(table.state, table.seat_of(side), move)
    except Illegal as error:
        fine = table.game.fined(view, move, error)
        if fine is None:
            raise
        move = fine
    canonical = table.game.format(view, move)
    facts = written(table, side, canonical)
    kept: dict[str, Any] = {"secret": True} if table.game.secret(move) else {}
    if table.clock.game and (penalty := table.game.penalty(view, move)):
        kept["penalty"] = penalty
    change.write("move", by, side=side, text=canonical, written=facts, how=how, **kept)


def refused(table: Table, error: Refused) -> Refusal:
    """A game's refusal for a chat: what people typed is cleaned, secrets stay private."""
    said = refusal(table.game, error)
    facts = {name: _clean(fact) for name, fact in said.facts.items()}
    return Refusal(Phrase(said.package, said.key, facts), secret=error.why in table.game.private)


def _clean(fact: Fact) -> Fact:
    return visible(fact) if isinstance(fact, str) else fact


async def move(ask: Ask) -> None:
    """`C2.5` where it is one's turn; `#12 C2.5` names the table, if there are several."""
    text = ask.args.get("move", "")
    if found := _NAMED.fullmatch(text):
        ask.args["table"], text = found[1], found[2]
    turns = [] if found else await turns_for(ask, text) or await my_turns(ask)
    change = await (ask.change(turns[0]) if len(turns) == 1 else table_for(ask))
    await moved(ask, change, text)


async def turns_for(ask: Ask, text: str) -> list[int]:
    """The table where it is one's turn, if this reads as a move there.

    Raises Refusal where it is one's turn at several: which one is meant is not guessed.
    """
    turns, reading = sorted(await my_turns(ask)), False
    for number in turns:
        table = await ask.hall.table(f"t{number}")
        reading |= reads(table, table.side_of(ask.person.key), text)
    if reading and len(turns) > 1:
        tables = ", ".join(f"#{number}" for number in turns[:8])
        raise no("which-turn", tables=tables, example=f"#{turns[0]} {text[:20]}")
    return turns if reading else []


async def moved(ask: Ask, change: Change, text: str) -> None:
    """A person's move at a table they sit at."""
    side = seated(ask, change.table)
    running(change.table)
    if side not in change.table.on_turn and not change.table.silence:  # there, who waits is secret
        raise no("turn", who=waiting_for(change.table))
    back_again(change, side)
    try:
        play(change, side, text, ask.person.key)
    except Refused as error:
        raise _slipped(ask, change.table, side, refused(change.table, error)) from error
    ask.done()


def _slipped(ask: Ask, table: Table, side: int, told: Refusal) -> Refusal:
    """With hidden hands only so many slips are answered in one turn; the last says so."""
    slips = ask.hall.patience.slips(table, side) if table.game.hidden else 0
    if slips == ANSWERED:
        return Refusal(told.said, words("last-slip", count=slips), secret=told.secret)
    return Refusal(told.said, secret=told.secret, unheard=slips > ANSWERED)


async def typed(ask: Ask) -> bool:
    """Text that may be a move, in a group where people also talk: for the table it names, that
    was replied to or of this thread, or where it is one's turn.  True when it was one."""
    text = ask.incoming.text.strip()
    turns = await my_turns(ask)
    if found := _NAMED.fullmatch(text):
        if int(found[1]) not in turns:
            return await _at_another(ask, found[1], found[2])
        turns, text = [int(found[1])], found[2]
    elif len(turns) > 1:
        turns = await turns_for(ask, text)
    if len(turns) != 1:
        return False
    table = await ask.hall.table(f"t{turns[0]}")
    side = table.side_of(ask.person.key)
    if side not in table.on_turn or not (ask.incoming.addressed or reads(table, side, text)):
        return False
    await moved(ask, await ask.change(turns[0]), text)
    return True


async def _at_another(ask: Ask, table: str, text: str) -> bool:
    """A move for a table where it is not one's turn: said to us, it is answered with what that
    table has to say, and never taken for a move elsewhere."""
    if not ask.incoming.addressed:
        return False
    ask.args["table"] = table
    await moved(ask, await table_for(ask), text)
    return True


def reads(table: Table, side: int | None, text: str) -> bool:
    """Whether the text is a move for a side, be it a bad one, and not just talk."""
    try:
        table.game.parse(table.view(side), text)
    except Refused as error:
        return not isinstance(error, Unreadable)
    return True


def not_begun(table: Table) -> Refusal:
    return no("not-started", table=table.id, computer=offered(table))


def running(table: Table) -> None:
    """Raises Refusal unless moves can be made now."""
    if table.phase == "open":
        raise not_begun(table)
    if not table.playing:
        raise no("over", table=table.id)
    if table.paused_at:
        raise no("paused", table=table.id)


def back_again(change: Change, side: int) -> None:
    """Somebody who left, or whom a computer stood in for, has come back."""
    sitter = change.table.sitters[side]
    if sitter.level or sitter.away:
        change.write("returned", side=side)


# ---------------------------------------------------------------------- looking
async def board(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    if table.phase == "open":
        raise not_begun(table)
    if table.state is None:  # called off before anything was dealt
        raise no("over", table=table.id)
    if table.hushed:
        raise no("hushed", table=table.id)
    picture = Picture("table", table.stream, None, table.seq)
    if ask.incoming.where.private or not table.playing:
        ask.answer(*turn(table), picture=picture)
        return
    post = board_post(table, ask.hall.stamp, fresh=True)
    ask.posts.append(post)
    ask.done()


async def hand(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    side = seated(ask, table)
    running(table)
    incoming = ask.incoming
    to = Answer(incoming.platform, incoming.person, incoming.answer, ask.place.id)
    ask.answered = True
    ask.posts.append(hand_post(table, ask.hall.stamp, side, to))


async def hint(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    side = seated(ask, table)
    running(table)
    if refusal := against_hint(table, side):
        raise refusal
    luck = Luck(ask.hall.entropy(SEED_BYTES))
    view = table.view(side)
    found = await asyncio.to_thread(table.game.advise, view, luck, table.game.levels)
    facts = shown_to(table, side, table.game.format(view, found))
    ask.answer(words("hint", **facts), secret=table.game.hidden)


def against_hint(table: Table, side: int) -> Refusal | None:
    """Why the side gets no hint now; None: it may ask for one."""
    if table.event is not None:
        return no("hint-in-event")
    if not table.game.levels:
        return no("no-hint", table=table.id)
    if side not in table.on_turn:
        return no("turn", who=waiting_for(table))
    return None


def waiting_for(table: Table) -> Fact:
    return together([table.sitters[side] for side in table.on_turn])


# ---------------------------------------------------------------------- ending by word
async def resign(ask: Ask) -> None:
    """By the game's own move where it has one: others may play on."""
    change = await table_for(ask)
    side, move = giving_up(ask, change)
    if move:
        play(change, side, move, ask.person.key)
    else:
        change.write("resign", ask.person.key, side=side)
    ask.done()


async def sure(ask: Ask, change: Change) -> None:
    """A press on “resign” asks once more: a slip of the thumb must not lose a game."""
    giving_up(ask, change)
    table = change.table
    button = ask.button("resign-sure", table.stream, table.stamp, "resigned", style="danger")
    ask.answer(words("resign-sure", table=table.id), buttons=((button,),))


def giving_up(ask: Ask, change: Change) -> tuple[int, str]:
    """Who resigns, and the game's own move for it ("" where the table ends the game).

    Raises Refusal.
    """
    table = change.table
    side = seated(ask, table)
    running(table)
    view = table.view(side)
    try:
        move = table.game.gives_up(view)
        if move is not None:
            table.game.play(table.state, table.seat_of(side), move)
    except Refused as error:
        raise refused(table, error) from error
    if move is None:
        return two_sided(ask, change), ""
    back_again(change, side)
    return side, str(table.game.format(view, move))


def two_sided(ask: Ask, change: Change) -> int:
    """Draws, take-backs and resignation are between two.  Raises Refusal otherwise."""
    table = change.table
    side = seated(ask, table)
    running(table)
    if table.sides != 2:
        raise no("two-only")
    back_again(change, side)
    return side


# ---------------------------------------------------------------------- stopping the clock
async def pause(ask: Ask) -> None:
    """By a moderator at once, by the players when all of them want it."""
    change = await table_for(ask)
    table = change.table
    running(table)
    if not ask.incoming.where.private and await moderates(ask, table):
        change.write("pause", ask.person.key)
        ask.done()
        return
    side = seated(ask, table)
    change.write("want_pause", ask.person.key, side=side)
    people = {i for i, s in enumerate(table.sitters) if s.person and not s.level}
    if people <= change.table.wants_pause:
        change.write("pause", ask.person.key)
        ask.done()
        return
    asked = words("asked-pause", who=named(ask.person.key, ask.person.name))
    ask.tell_room(table.stream, asked, rank=Rank.NOTICE)
    ask.done()


async def resume(ask: Ask) -> None:
    """What a referee stopped, or an appeal, only who may decide starts again, or who stopped it."""
    change = await table_for(ask)
    table = change.table
    if not table.playing or not table.paused_at:
        raise no("not-paused", table=table.id)
    if table.held and ask.person.key != table.held:
        await may_decide(ask, table)
    elif not table.held and not await moderates(ask, table):
        seated(ask, table)
    change.write("resume", ask.person.key)
    ask.done()
