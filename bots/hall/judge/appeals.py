"""An appeal: a player stops the clock and calls the chief referee, once a game."""

from __future__ import annotations

from bots.hall.ask import Ask, listed
from bots.hall.change import Change
from bots.hall.context import seated, table_for
from bots.hall.judge.office import deciders, players
from bots.hall.judge.say import buttons, no, reason_in, words
from bots.hall.names import named
from bots.hall.post import Post, Private, Rank
from bots.hall.show import titled, together
from render.words import Fact


async def appeal(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    side = seated(ask, table)
    if not table.playing:
        raise no("appeal-when", table=table.id)
    if side in table.appeals:
        raise no("appealed")
    reason = reason_in(ask.args.get("reason", ""), "appeal")
    change.write("appeal", ask.person.key, side=side, reason=reason)
    await _call(ask, change, reason)
    ask.done()


async def _call(ask: Ask, change: Change, reason: str) -> None:
    """Whoever decides, at the table and in private; at a table of no event the moderators."""
    table = change.table
    by = named(ask.person.key, ask.person.name)
    called: tuple[str, ...] = ()
    decides: Fact = words("moderators")
    if table.event is not None:
        event = (await ask.event(f"e{table.event}")).event
        called = tuple(deciders(event, players(event, table))[:1])
    people = [person for key in called if (person := await ask.hall.store.person(key))]
    if people:
        decides = listed([named(person.key, person.name) for person in people])
    names = together(table.sitters)
    line = words("appeal", names=names, by=by, reason=reason, decides=decides, table=table.id)
    calls = (*called, *table.people)
    ask.tell_room(table.stream, line, rank=Rank.NOTICE, calls=calls)
    for person in people:
        if person.reachable is True:
            how = words("how", table=table.id)
            row = buttons(ask.hall.stamp, table)
            to = Private(person.key)
            ask.posts.append(Post(to=to, lines=(titled(table), line, how), buttons=row,
                                  rank=Rank.NOTICE))  # fmt: skip
