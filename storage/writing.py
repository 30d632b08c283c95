"""Writes many works with one statement for each kind of row; speed is why they go together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from sqlalchemy import Connection

from storage import clocks, inbox, ledger, outbox, places
from storage.rows import Deadline, Parcel
from storage.work import Work


class AlreadyDone(Exception):
    """The update behind a work had its effect before; nothing was written."""


def write_works(conn: Connection, works: Sequence[Work]) -> list[list[Parcel]]:
    """Writes the works as if one after the other and returns each one's parcels.

    Raises Late or AlreadyDone when any of them cannot be written; the caller rolls back.
    """
    if not inbox.finish(conn, [w.received for w in works if w.received is not None]):
        raise AlreadyDone
    ledger.add_entries(conn, chain.from_iterable(w.entries for w in works))
    ledger.put_events(conn, {row.id: row for w in works for row in w.events})
    ledger.put_tables(conn, {row.id: row for w in works for row in w.tables})
    ledger.put_secrets(conn, {(s.stream, s.name): s for w in works for s in w.secrets}.values())
    places.meet(conn, [person for w in works for person in w.people])
    places.put_settings(conn, {at: values for w in works for at, values in w.settings.items()})
    clocks.change(conn, _last_word(works))
    return _deal_out(works, outbox.add(conn, [parcel for w in works for parcel in w.parcels]))


def _last_word(works: Sequence[Work]) -> dict[tuple[str, str], Deadline | None]:
    """What each deadline is in the end; a work ends its old deadlines, then sets new ones."""
    changes: dict[tuple[str, str], Deadline | None] = {}
    for work in works:
        changes.update(dict.fromkeys(work.ended))
        changes.update({(d.stream, d.name): d for d in work.deadlines})
    return changes


def _deal_out(works: Sequence[Work], parcels: list[Parcel]) -> list[list[Parcel]]:
    rest = iter(parcels)
    return [[next(rest) for _ in work.parcels] for work in works]
