"""Groups, topics and people, the rooms of streams, and a chat that moves to another number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, Table, bindparam, case, delete, func, insert, select, update

from storage.packing import pack, unpack
from storage.rows import Person, Place
from storage.schema import aliases, events, outbox, people, places, rooms, shown, tables
from storage.statements import AnyRow, Statement, Upsert, made

_ADD_PLACE = Upsert(places, "platform chat thread")
_ADD_ALIAS = Upsert(aliases, "platform old", "new")
_PLACE = select(places).where(
    places.c.platform == bindparam("platform"),
    places.c.chat == bindparam("chat"),
    places.c.thread == bindparam("thread"),
)
_BY_ID = select(places).where(places.c.id == bindparam("id"))
_ALIAS = select(aliases.c.new).where(
    aliases.c.platform == bindparam("platform"), aliases.c.old == bindparam("chat")
)
_TITLE = Statement(
    update(places).where(places.c.id == bindparam("of")).values(title=bindparam("called"))
)
_SETTINGS = Statement(
    update(places).where(places.c.id == bindparam("of")).values(settings=bindparam("set"))
)


def _known(new: Any, old: Any) -> dict[str, Any]:
    """A chosen language outlasts a learned one; what is empty or unknown overwrites nothing."""
    chosen_before = (old.chosen == 1) & (new.chosen == 0)
    return {
        "name": case((new.name == "", old.name), else_=new.name),
        "language": case((chosen_before | (new.language == ""), old.language), else_=new.language),
        "chosen": case((old.chosen == 1, 1), else_=new.chosen),
        "reachable": func.coalesce(new.reachable, old.reachable),
    }


_MEET = Upsert(people, "key", _known)
_PERSON = select(people).where(people.c.key == bindparam("key"))
_REACHABLE = Statement(
    update(people).where(people.c.key == bindparam("of")).values(reachable=bindparam("can"))
)
_ROOM = select(places).join(rooms).where(rooms.c.stream == bindparam("stream"))
_STREAM_IN = (
    select(rooms.c.stream)
    .where(rooms.c.place == bindparam("place"))
    .order_by(rooms.c.id.desc())
    .limit(1)
)


def _place(row: AnyRow) -> Place:
    return made(Place, row, settings=unpack(row.settings))


def find(conn: Connection, platform: str, chat: str, thread: str) -> Place | None:
    """The place, under the number its chat has now."""
    chat = conn.execute(_ALIAS, {"platform": platform, "chat": chat}).scalar() or chat
    row = conn.execute(_PLACE, {"platform": platform, "chat": chat, "thread": thread}).first()
    return None if row is None else _place(row)


def make(conn: Connection, platform: str, chat: str, thread: str, title: str) -> Place:
    """The place, made when new, with its title when one is given."""
    chat = conn.execute(_ALIAS, {"platform": platform, "chat": chat}).scalar() or chat
    key = {"platform": platform, "chat": chat, "thread": thread}
    _ADD_PLACE.run(conn, [key | {"title": title, "settings": "{}"}])
    place = _place(conn.execute(_PLACE, key).one())
    if title and title != place.title:
        _TITLE.run(conn, [{"of": place.id, "called": title}])
    return _place(conn.execute(_PLACE, key).one())


def by_id(conn: Connection, number: int) -> Place | None:
    row = conn.execute(_BY_ID, {"id": number}).first()
    return None if row is None else _place(row)


def put_settings(conn: Connection, settings: Mapping[int, dict[str, object]]) -> None:
    rows = [{"of": number, "set": pack(values)} for number, values in settings.items()]
    _SETTINGS.run(conn, rows)


def meet(conn: Connection, met: Iterable[Person]) -> None:
    rows = [
        {
            "key": person.key,
            "name": person.name,
            "language": person.language,
            "chosen": int(person.chosen),
            "reachable": None if person.reachable is None else int(person.reachable),
        }
        for person in met
    ]
    _MEET.run(conn, rows)


def merged(old: Person, new: Person) -> Person:
    """What meeting a known person again makes of what we know; as the database would do it."""
    keeps = not new.language or (old.chosen and not new.chosen)
    return Person(
        old.key,
        new.name or old.name,
        old.language if keeps else new.language,
        old.chosen or new.chosen,
        old.reachable if new.reachable is None else new.reachable,
    )


def person(conn: Connection, key: str) -> Person | None:
    row = conn.execute(_PERSON, {"key": key}).first()
    if row is None:
        return None
    reachable = None if row.reachable is None else bool(row.reachable)
    return made(Person, row, chosen=bool(row.chosen), reachable=reachable)


def set_reachable(conn: Connection, key: str, reachable: bool) -> None:
    _REACHABLE.run(conn, [{"of": key, "can": int(reachable)}])


def room(conn: Connection, stream: str) -> Place | None:
    row = conn.execute(_ROOM, {"stream": stream}).first()
    return None if row is None else _place(row)


def set_room(conn: Connection, stream: str, place: int) -> None:
    conn.execute(delete(rooms).where(rooms.c.stream == stream))
    conn.execute(insert(rooms), {"stream": stream, "place": place})


def stream_in(conn: Connection, place: int) -> str | None:
    """The newest stream whose room that place is."""
    found: str | None = conn.execute(_STREAM_IN, {"place": place}).scalar()
    return found


def move_chat(conn: Connection, platform: str, old: str, new: str) -> None:
    """Gives a chat its new number: its places, messages on their way, and what it shows."""
    if old == new:
        return
    conn.execute(
        update(aliases).where(aliases.c.platform == platform, aliases.c.new == old).values(new=new)
    )
    conn.execute(delete(aliases).where(aliases.c.platform == platform, aliases.c.old == new))
    _ADD_ALIAS.run(conn, [{"platform": platform, "old": old, "new": new}])
    _move_places(conn, platform, old, new)
    _move_lanes(conn, f"{platform}/{old}", f"{platform}/{new}")


def _move_places(conn: Connection, platform: str, old: str, new: str) -> None:
    """The old places stay, since they hold the settings and the tables; where the chat was met
    under its new number before we heard of the move, that younger place goes into the old."""
    of_chat = select(places.c.id, places.c.thread).where(places.c.platform == platform)
    younger = {row.thread: row.id for row in conn.execute(of_chat.where(places.c.chat == new))}
    for number, thread in conn.execute(of_chat.where(places.c.chat == old)).all():
        if thread in younger:
            _merge(conn, younger[thread], number)
        conn.execute(update(places).where(places.c.id == number).values(chat=new))


def _merge(conn: Connection, gone: int, stays: int) -> None:
    for table in (tables, events, rooms):
        conn.execute(update(table).where(table.c.place == gone).values(place=stays))
    conn.execute(delete(places).where(places.c.id == gone))


def _move_lanes(conn: Connection, old: str, new: str) -> None:
    unsent = outbox.c.state.in_(["waiting", "sending"])
    for lane in _lanes(conn, outbox, old, unsent):
        moved = new + lane.removeprefix(old)
        conn.execute(update(outbox).where(outbox.c.lane == lane, unsent).values(lane=moved))
    for lane in _lanes(conn, shown, old):
        moved = new + lane.removeprefix(old)
        there = select(shown.c.slot).where(shown.c.lane == moved)
        conn.execute(delete(shown).where(shown.c.lane == lane, shown.c.slot.in_(there)))
        conn.execute(update(shown).where(shown.c.lane == lane).values(lane=moved))


def _lanes(conn: Connection, table: Table, chat: str, *which: Any) -> list[str]:
    """The chat's own lane and those of its topics."""
    mine = (table.c.lane == chat) | table.c.lane.startswith(f"{chat}/", autoescape=True)
    return list(conn.execute(select(table.c.lane).where(mine, *which).distinct()).scalars())
