"""The desk where tables are opened, filled, begun and closed."""

from __future__ import annotations

from dataclasses import asdict

from bots.hall.ask import Ask, no, words
from bots.hall.change import Change
from bots.hall.context import seated, table_for
from bots.hall.house import clock_from, game_named, house, match_of, placed, sorted_options
from bots.hall.names import named
from bots.hall.show import titled
from bots.hall.table import Table

PER_PERSON = 20
PER_PLACE = 60
LONGEST_WORD = 40


def may_start(ask: Ask) -> None:
    """Raises Refusal where only moderators open tables, or where there are too many."""
    if ask.group.settings.get("start") == "moderators" and not ask.moderator:
        raise no("start-moderators")


async def room_left(ask: Ask) -> None:
    if len(await ask.hall.store.tables(person=ask.person.key)) >= PER_PERSON:
        raise no("too-many-yours", most=PER_PERSON)
    if len(await ask.hall.store.tables(place=ask.place.id)) >= PER_PLACE:
        raise no("too-many-here", most=PER_PLACE)


async def new(ask: Ask) -> None:
    may_start(ask)
    await room_left(ask)
    kind = game_named(ask.args.get("game", ""))
    rules, terms = sorted_options(ask.args, kind)
    game = house(kind, rules, terms)
    opponent = ask.args.get("opponent", "").strip()
    position = placed(game, terms.pop("position", ""))
    number = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{number}")
    invited = ["", _invited(opponent)] if opponent and not computer_level(opponent) else []
    change.open(
        number,
        ask.place.id,
        ask.person.key,
        game=kind.key,
        options=rules,
        seats=game.count,
        match=asdict(match_of(game, terms)),
        clock=asdict(clock_from(terms)),
        takebacks=terms.get("takebacks", "").lower() in {"on", "yes", "1", "true", "开", "開"},
        invited=invited,
        position=position,
    )
    change.write("sit", ask.person.key, side=0, name=ask.person.name)
    if level := computer_level(opponent):
        fill(change, level)
    ask.done()


_COMPUTERS = ("computer", "bot", "ai", "电脑", "電腦", "人机", "人機")


def computer_level(text: str) -> int:
    """`computer`, `电脑3`: which level plays; 0 when no computer is meant."""
    lowered = text.lower().strip().replace("lv", "")
    for name in _COMPUTERS:
        rest = lowered.removeprefix(name).strip()
        if lowered.startswith(name) and (not rest or rest in {"1", "2", "3"}):
            return int(rest or 2)
    return 0


def _invited(text: str) -> str:
    """A person's key, as chats hand it over.  Raises Refusal for a name nobody can be sure of."""
    if ":" not in text:
        raise no("opponent", name=text[:24])
    return text


async def join(ask: Ask) -> None:
    change = await table_for(ask)
    seat_person(ask, change, ask.args.get("side", ""))
    ask.done()


def seat_person(ask: Ask, change: Change, wanted: str = "") -> None:
    """Sit down at a free chair, the one kept for this person first; a full table begins."""
    table, person = change.table, ask.person
    if table.phase != "open":
        raise no("begun", table=table.id)
    if table.side_of(person.key) is not None:
        raise no("seated", table=table.id)
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
        if not change.table.people:
            change.write("cancel", ask.person.key)
    elif table.phase == "over":
        raise no("over", table=table.id)
    elif table.sides == 2:
        raise no("leave-resign", table=table.id)
    else:
        change.write("absent", ask.person.key, side=side, level=2)
        line = words("left", who=named(ask.person.key, ask.person.name))
        ask.tell_room(table.stream, line)
    ask.done()


async def computer(ask: Ask) -> None:
    """Fill every free chair with computers and begin."""
    change = await table_for(ask)
    table = change.table
    if table.phase != "open":
        raise no("begun", table=table.id)
    if table.side_of(ask.person.key) is None and not ask.moderator:
        raise no("not-seated", table=titled(table))
    level = ask.args.get("level", "") or "2"
    if level not in {"1", "2", "3"}:
        raise no("level", level=level[:9])
    fill(change, int(level))
    ask.done()


def fill(change: Change, level: int) -> None:
    for side, sitter in enumerate(change.table.sitters):
        if not sitter.taken:
            change.write("computer", side=side, level=level)
    change.deal()


async def start(ask: Ask) -> None:
    """Begin: only a full table can, and a full table does so by itself."""
    change = await table_for(ask)
    table = change.table
    if table.phase != "open":
        raise no("begun", table=table.id)
    if table.full:
        change.deal()
        ask.done()
        return
    free = sum(not sitter.taken for sitter in table.sitters)
    raise no("free-seats", free=free, table=table.id)


async def cancel(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    if not table.live:
        raise no("over", table=table.id)
    if ask.person.key != table.starter and not ask.moderator:
        raise no("cancel-rights", table=table.id)
    if table.event is not None and not ask.moderator:
        raise no("cancel-event", table=table.id)
    change.write("cancel", ask.person.key)
    ask.done()


async def word(ask: Ask) -> None:
    """A word of one's own that is mixed into the deal, so that nobody alone picks it."""
    change = await table_for(ask)
    side = seated(ask, change.table)
    if change.table.phase != "open":
        raise no("begun", table=change.table.id)
    text = ask.args.get("text", "").strip()
    if not text or len(text) > LONGEST_WORD:
        raise no("word", most=LONGEST_WORD)
    change.write("word", ask.person.key, side=side, word=text)
    ask.answer(words("word-kept"))


async def again(ask: Ask, table: Table) -> None:
    """The same game on the same terms with the same people invited."""
    if table.live:
        raise no("begun", table=table.id)
    may_start(ask)
    await room_left(ask)
    first = (await ask.hall.store.log(table.stream))[0].data
    others = [p for p in table.people if p != ask.person.key]
    number = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{number}")
    data = {**first, "invited": ["", *others], "event": None}
    change.open(number, table.place, ask.person.key, **data)
    change.write("sit", ask.person.key, side=0, name=ask.person.name)
    levels = [s.level for s in table.sitters if s.level and not s.person]
    for side in range(1 + len(others), table.sides):
        change.write("computer", side=side, level=levels.pop() if levels else 2)
    if change.table.full:
        change.deal()
    ask.done()


async def mine(ask: Ask) -> None:
    """My tables, everywhere; whose turn it is at each."""
    rows = await ask.hall.store.tables(person=ask.person.key)
    if not rows:
        raise no("tables-yours")
    lines = []
    for row in rows[:20]:
        table = await ask.hall.table(f"t{row.id}")
        side = table.side_of(ask.person.key)
        state = "yours" if side in table.on_turn else row.status
        lines.append(words("mine", table=titled(table), state=state))
    ask.answer(*lines)


async def here(ask: Ask) -> None:
    """The live tables of this group."""
    rows = await ask.hall.store.tables(place=ask.place.id)
    if not rows:
        raise no("table-here")
    lines = [titled(await ask.hall.table(f"t{row.id}")) for row in rows[:20]]
    ask.answer(*lines)
