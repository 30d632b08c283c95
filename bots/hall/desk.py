"""The desk where tables are opened, filled, begun and closed."""

from __future__ import annotations

import re
from dataclasses import asdict

from bots.hall.ask import Ask, no, words
from bots.hall.change import Change
from bots.hall.computers import USUAL, check, fill, mind_of, offered
from bots.hall.context import at_home, ground, live_here, moderates, seated, table_for
from bots.hall.house import (
    clock_from,
    game_named,
    house,
    match_of,
    placed,
    sorted_options,
    title_of,
)
from bots.hall.names import named
from bots.hall.show import titled
from bots.hall.table import Table
from engines.game import Game
from render.words import Phrase
from storage.rows import Person

PER_PERSON = 20
PER_PLACE = 60
LONGEST_WORD = 40
MOST_TOLD = 20
_USER = re.compile(r"[0-9]{1,20}")


def may_start(ask: Ask) -> None:
    """Raises Refusal where only moderators open tables, or where there are too many."""
    if ask.group.settings.get("start") == "moderators" and not ask.moderator:
        raise no("start-moderators")


async def room_left(ask: Ask) -> None:
    """Raises Refusal when there are too many; the tables of an event do not count."""
    await time_left(ask)
    rows = await ask.hall.store.tables(place=await ground(ask))
    if sum(row.event is None for row in rows) >= PER_PLACE:
        raise no("too-many-here", most=PER_PLACE)


async def time_left(ask: Ask) -> None:
    rows = await ask.hall.store.tables(person=ask.person.key)
    if sum(row.event is None for row in rows) >= PER_PERSON:
        raise no("too-many-yours", most=PER_PERSON)


async def new(ask: Ask) -> None:
    may_start(ask)
    await room_left(ask)
    kind = game_named(ask.args.get("game", ""))
    rules, terms = sorted_options(ask.args, kind)
    rules = {**title_of(kind, ask.args.get("game", "")), **rules}
    game = house(kind, rules, terms)
    opponent = ask.args.get("opponent", "").strip()
    position = placed(game, terms.pop("position", ""))
    invited, names = [""], [""]
    mind = mind_of(opponent)
    if mind:
        check(mind, kind.key)
    if opponent and not mind:
        person = await invited_person(ask, opponent)
        invited.append(person.key)
        names.append(person.name)
    number = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{number}")
    change.open(
        number,
        await ground(ask),
        ask.person.key,
        game=kind.key,
        options=rules,
        seats=game.count,
        match=asdict(match_of(game, terms)),
        clock=asdict(clock_from(terms)),
        takebacks=terms.get("takebacks", "").lower() in {"on", "yes", "1", "true", "开", "開"},
        invited=invited,
        names=names,
        position=position,
    )
    change.write("sit", ask.person.key, side=0, name=ask.person.name)
    if mind:
        fill(change, mind)
    ask.done()


async def invited_person(ask: Ask, text: str) -> Person:
    """Somebody by the key that chats hand over: met before, or with a number of this chat.
    Raises Refusal for a name nobody can be sure of."""
    person = await ask.hall.store.person(text)
    home, _, user = text.partition(":")
    if person is None and home == ask.incoming.platform and _USER.fullmatch(user):
        person = Person(text, user)
    if person is None:
        raise no("opponent", name=text[:24])
    if person.key == ask.person.key:
        raise no("yourself")
    return person


async def join(ask: Ask) -> None:
    change = await table_for(ask)
    side = change.table.side_of(ask.person.key)
    if side is not None and change.table.playing and change.table.sitters[side].away:
        change.write("returned", side=side)
        ask.done()
        return
    if change.table.event is None:
        await time_left(ask)
    seat_person(ask, change, ask.args.get("side", ""))
    ask.done()


def seat_person(ask: Ask, change: Change, wanted: str = "") -> None:
    """Sit down at a free chair, the one kept for this person first; a full table begins."""
    table, person = change.table, ask.person
    still_open(table)
    if table.side_of(person.key) is not None:
        raise no("seated", table=table.id, computer=offered(table))
    free = [i for i, s in enumerate(table.sitters) if not s.taken and s.invited in ("", person.key)]
    if not free:
        raise no("full", table=table.id)
    kept = [i for i in free if table.sitters[i].invited == person.key]
    asked = [i for i in free if str(i + 1) == wanted]
    change.write("sit", person.key, side=(asked or kept or free)[0], name=person.name)
    if change.table.full:
        change.deal()


async def leave(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    side = seated(ask, table)
    if table.phase == "open":
        change.write("leave", ask.person.key, side=side)
        if not change.table.people and table.event is None:
            change.write("cancel", ask.person.key)
    elif table.phase == "over":
        raise no("over", table=table.id)
    elif table.sides > 2:
        change.write("absent", ask.person.key, side=side, level=2)
        line = words("left", who=named(ask.person.key, ask.person.name))
        ask.tell_room(table.stream, line)
    elif table.event is not None:
        change.write("away", ask.person.key, side=side)
    else:
        raise no("leave-resign", table=table.id)
    ask.done()


def still_open(table: Table) -> None:
    """Raises Refusal once the game has begun."""
    if table.phase != "open":
        raise no("begun", table=table.id)


async def computer(ask: Ask) -> None:
    """Fill every free chair with computers and begin."""
    change = await table_for(ask)
    table = change.table
    still_open(table)
    if table.event is not None:
        raise no("computer-in-event")
    if table.side_of(ask.person.key) is None and not await moderates(ask, table):
        raise no("not-seated", table=titled(table))
    level = ask.args.get("level", "") or str(USUAL)
    mind = mind_of(level)
    if mind is None:
        raise no("level", level=level[:9])
    fill(change, mind)
    ask.done()


async def start(ask: Ask) -> None:
    """Begin: only a full table can, and a full table does so by itself."""
    change = await table_for(ask)
    table = change.table
    still_open(table)
    if table.full:
        change.deal()
        ask.done()
        return
    free = sum(not sitter.taken for sitter in table.sitters)
    raise no("free-seats", free=free, table=table.id, computer=offered(table))


async def cancel(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    if not table.live:
        raise no("over", table=table.id)
    moderator = await moderates(ask, table)
    if ask.person.key != table.starter and not moderator:
        raise no("cancel-rights", table=table.id)
    if table.event is not None and not moderator:
        raise no("cancel-event", table=table.id)
    change.write("cancel", ask.person.key)
    ask.done()


async def word(ask: Ask) -> None:
    """A word of one's own that is mixed into the deal, so that nobody alone picks it."""
    change = await table_for(ask)
    side = seated(ask, change.table)
    still_open(change.table)
    if change.table.boards:
        raise no("word-boards", table=change.table.id)
    if type(change.table.game).deal is Game.deal:
        raise no("no-chance", table=change.table.id)
    text = ask.args.get("text", "").strip()
    if not text or len(text) > LONGEST_WORD:
        raise no("word", most=LONGEST_WORD)
    change.write("word", ask.person.key, side=side, word=text)
    ask.answer(words("word-kept"))


async def again(ask: Ask, old: Change) -> None:
    """The same game on the same terms with the same people invited; who presses next joins."""
    table = old.table
    if table.live:
        raise no("begun", table=table.id)
    if not (ask.incoming.where.private or await at_home(ask, table)):
        raise no("elsewhere", table=table.id)
    if table.again and (await ask.hall.table(f"t{table.again}")).live:
        seat_person(ask, await ask.change(table.again))
        ask.done()
        return
    may_start(ask)
    await room_left(ask)
    first = (await ask.hall.store.log(table.stream))[0].data
    others = [s for s in table.sitters if s.person and s.person != ask.person.key]
    number = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{number}")
    invited, names = ["", *(s.person for s in others)], ["", *(s.name for s in others)]
    data = {**first, "invited": invited, "names": names, "event": None}
    change.open(number, table.place, ask.person.key, **data)
    old.write("again", ask.person.key, table=number)
    change.write("sit", ask.person.key, side=0, name=ask.person.name)
    levels = [s.level for s in table.sitters if s.level and not s.person]
    for side in range(1 + len(others), table.sides):
        change.write("computer", side=side, level=levels.pop() if levels else 2)
    if change.table.full:
        change.deal()
    ask.done()


async def mine(ask: Ask) -> None:
    """My tables, everywhere, those of events that wait for me first; whose turn it is at each."""
    rows = await ask.hall.store.tables(person=ask.person.key)
    called = await _called(ask)
    if not rows and not called:
        raise no("tables-yours")
    lines = [_mine(table, "called") for table in called]
    for row in rows:
        table = await ask.hall.table(f"t{row.id}")
        side = table.side_of(ask.person.key)
        state = "yours" if side in table.on_turn else row.status
        lines.append(_mine(table, state))
    more = len(lines) - MOST_TOLD
    ask.answer(*lines[:MOST_TOLD], *([words("and-more", count=more)] if more > 0 else []))


def _mine(table: Table, state: str) -> Phrase:
    return words("mine", table=titled(table), state=state, number=table.id)


async def _called(ask: Ask) -> list[Table]:
    """The tables of events that keep a chair for this person, who has not come yet."""
    found = []
    for row in await ask.hall.store.events():
        event = await ask.hall.event(f"e{row.id}")
        mine = [w for w in event.pending if ask.person.key in event.played_by(w.pairing)]
        for number in [n for w in mine for n in event.tables.get(w.where, ())]:
            table = await ask.hall.table(f"t{number}")
            kept = (s.invited for s in table.sitters if not s.person)
            if table.phase == "open" and ask.person.key in kept:
                found.append(table)
    return found


async def here(ask: Ask) -> None:
    """The live tables of this group."""
    tables = await live_here(ask)
    if not tables:
        raise no("table-here")
    lines = [titled(await ask.hall.table(f"t{number}")) for number in tables[:20]]
    ask.answer(*lines)
