"""A table's page: seats before it begins, the board and its buttons, the result, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bots.hall import offers, show
from bots.hall.ask import no
from bots.hall.buttons import public_buttons
from bots.hall.names import named
from bots.hall.press import Stamp
from bots.hall.referee import against_hint
from bots.hall.table import Sitter, Table
from bots.web import boards
from bots.web.guests import WORDS
from bots.web.site import Site, Viewer
from bots.web.story import last_result, story
from render.words import Phrase, phrase
from storage.rows import Entry


async def facts(site: Site, viewer: Viewer, stream: str) -> dict[str, Any]:
    """Everything the page shows to this viewer.  Raises bots.hall.ask.Refusal."""
    hall = site.hall
    table = await hall.table(stream)
    log = await hall.store.log(stream)
    side = table.side_of(viewer.person)
    if table.hushed and side is None:
        raise no("hushed", table=table.id)
    shown: dict[str, Any] = {
        "table": table,
        "side": side,
        "title": viewer.tell(show.titled(table)),
        "terms": [viewer.tell(line) for line in show.terms(table)],
        "story": [(line, viewer.tell(line.said)) for line in story(table, log)],
        "mine": side is not None,
        "starter": table.starter == viewer.person,
        "phase": _phase(table),
    }
    if table.commitment:
        shown |= _in_play(site, viewer, table, side, log)
        shown["rematch"] = await _rematch(site, viewer, table)
    else:
        shown["seats"] = list(_seats(viewer, table))
        shown["invited"] = any(s.invited == viewer.person for s in table.sitters if not s.person)
    return shown


def _phase(table: Table) -> str:
    if table.cancelled:
        return "cancelled"
    return table.phase


def _seats(viewer: Viewer, table: Table) -> Iterator[dict[str, Any]]:
    for side, sitter in enumerate(table.sitters):
        yield {
            "number": side + 1,
            "name": viewer.tell(show.who(sitter)),
            "taken": sitter.taken,
            "mine": sitter.person == viewer.person,
            "open": not sitter.taken and sitter.invited in ("", viewer.person),
            "kept": bool(sitter.invited) and not sitter.taken,
        }


def _in_play(
    site: Site, viewer: Viewer, table: Table, side: int | None, log: tuple[Entry, ...]
) -> dict[str, Any]:
    stamp, now = site.hall.stamp, site.hall.now()
    return {
        "board": boards.board(table, side, viewer, now),
        "clicks": boards.clicks(table, side, stamp),
        "hand": boards.hand(table, side, stamp),
        "choices": boards.choices(table, side, stamp, viewer),
        "buttons": list(_buttons(viewer, table, side, stamp)),
        "again": stamp.token(table.stream, 0, "again") if side is not None else "",
        "state": list(_state(viewer, table, side)),
        "my_turn": side is not None and side in table.on_turn and not table.paused_at,
        "clocks": _clocks(viewer, table, now),
        "result": [viewer.tell(line) for line in last_result(table)],
        "result_at": next((e.seq for e in reversed(log) if e.kind == "reveal"), 0),
        "fresh_game": table.playing and bool(table.ended) and len(table.moves) < table.sides,
        "seeds": [(e.data["number"] + 1, e.data["seed"]) for e in log if e.kind == "reveal"],
    }


def _state(viewer: Viewer, table: Table, side: int | None) -> Iterator[Any]:
    """Whose turn it is, what was announced, what is on offer.  Who is to act themselves is not
    told that computers think, too."""
    if not table.playing:
        return
    mine = side in table.on_turn
    waits = [
        viewer.t("your-turn")
        if mover == side
        else viewer.t("computer-thinks")
        if table.sitters[mover].level
        else viewer.tell(phrase(WORDS, "waits-for", who=show.who(table.sitters[mover])))
        for mover in table.on_turn
        if not (mine and table.sitters[mover].level)
    ]
    yield from dict.fromkeys(waits)  # several computers think in one line
    for said in (*show.remarks(table, side), *show.standing(table)):
        yield viewer.tell(said)


def _buttons(
    viewer: Viewer, table: Table, side: int | None, stamp: Stamp
) -> Iterator[dict[str, str]]:
    """The hall's buttons that make sense to this viewer now."""
    if side is None or not table.playing:
        return
    for row in public_buttons(table, stamp):
        for button in row:
            act = stamp.read(button.press).act
            if act in _WHEN and _WHEN[act](table, side):
                yield {
                    "label": viewer.tell(button.label),
                    "press": button.press,
                    "style": button.style,
                    "act": act,
                }


# A button is shown when a press would not be refused.
_WHEN: dict[str, Callable[[Table, int], bool]] = {
    "accept": lambda table, side: offers.offered(table, side) is not None,
    "decline": lambda table, side: offers.offered(table, side) is not None,
    "hint": lambda table, side: not table.paused_at and not against_hint(table, side),
    "draw": lambda table, side: not offers.against_draw(table, side),
    "back": lambda table, side: not offers.against_back(table, side),
    "resign": lambda table, side: not table.paused_at,
}


def _clocks(viewer: Viewer, table: Table, now: int) -> list[dict[str, Any]]:
    """Milliseconds each side has left, and whether they run now; empty without a clock."""
    if not (table.clock.runs and table.playing):
        return []
    due = table.due()
    clocks = []
    for side, sitter in enumerate(table.sitters):
        runs = side in table.on_turn and not sitter.level and not table.paused_at
        whole = table.clock_left(side, now)
        move = max(0, due - now) if runs and due is not None and table.clock.move else None
        left = [ms for ms in (whole, move) if ms is not None]
        clocks.append(
            {"name": viewer.tell(_short(sitter)), "runs": runs, "left": min(left, default=None)}
        )
    return clocks


def _short(sitter: Sitter) -> Phrase | str:
    return named(sitter.person, sitter.name) if sitter.person else show.who(sitter)


async def _rematch(site: Site, viewer: Viewer, table: Table) -> int:
    """The table where the same people already play on; 0 when there is none."""
    if table.live or viewer.person not in table.people:
        return 0
    for row in await site.hall.store.tables(place=table.place):
        if row.id > table.id and row.game == table.key and row.starter in table.people:
            found = await site.hall.table(f"t{row.id}")
            chairs = {s.person or s.invited for s in found.sitters}
            if viewer.person in chairs:
                return row.id
    return 0
