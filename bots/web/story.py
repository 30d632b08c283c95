"""What happened at a table, line by line, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from bots.hall.ask import words as hall_words
from bots.hall.names import named
from bots.hall.show import result, who
from bots.hall.table import Table
from bots.web.guests import WORDS
from render.words import Fact, Phrase, phrase
from storage.rows import Entry

MOST = 400


@dataclass(frozen=True)
class Line:
    """`kind` is "move" (with its number), "game" for a beginning or an end, or "talk"."""

    kind: str
    said: Phrase
    number: int = 0


def story(table: Table, log: Iterable[Entry]) -> list[Line]:
    """The newest lines, oldest first."""
    lines: list[Line] = []
    plies = 0
    games = 0
    for entry in log:
        if entry.kind == "deal":
            plies = 0
        elif entry.kind == "move":
            plies += 1
        elif entry.kind == "back":
            plies -= int(entry.data["plies"])
        if entry.kind == "reveal":
            lines += (
                Line("game", said) for said in result(_upto(table, games), table.ended[games])
            )
            games += 1
        line = _line(table, entry, plies)
        if line is not None:
            lines.append(line)
    return lines[-MOST:]


def _upto(table: Table, game: int) -> Table:
    """The table with its results as they stood after this game: scores are told as of then."""
    return replace(table, ended=table.ended[: game + 1])


def _side(table: Table, entry: Entry) -> Fact:
    """Who a line speaks of: as they sat down, else as they sit now."""
    sitter = table.sitters[entry.data["side"]]
    return named(sitter.person, sitter.name) if sitter.person else who(sitter)


def _talk(key: str) -> Callable[[Table, Entry], Phrase]:
    return lambda table, entry: phrase(WORDS, f"log-{key}", who=_side(table, entry))


def _line(table: Table, entry: Entry, plies: int) -> Line | None:
    if entry.kind == "move":
        said = hall_words("moved", who=_side(table, entry), **entry.data["written"])
        return Line("move", said, plies)
    if entry.kind in ("deal", "reveal"):
        return Line("game", _LINES[entry.kind](table, entry))
    known = _LINES.get(entry.kind)
    return Line("talk", known(table, entry)) if known else None


def _seated(table: Table, entry: Entry) -> Phrase:
    return phrase(WORDS, "log-sit", who=named(entry.by, entry.data["name"]))


def _computer(table: Table, entry: Entry) -> Phrase:
    side, level = entry.data["side"], entry.data["level"]
    return phrase(WORDS, "log-sit", who=who(replace(table.sitters[side], person="", level=level)))


def _deal(table: Table, entry: Entry) -> Phrase:
    return phrase(WORDS, "log-deal", number=entry.data["number"] + 1)


def _reveal(table: Table, entry: Entry) -> Phrase:
    return phrase(WORDS, "log-reveal", seed=entry.data["seed"])


def _warned(table: Table, entry: Entry) -> Phrase:
    if entry.data.get("why") == "referee":
        reason = entry.data["reason"]
        return phrase(WORDS, "log-warned-referee", who=_side(table, entry), reason=reason)
    return phrase(WORDS, "log-warned", who=_side(table, entry))


def _offer(table: Table, entry: Entry) -> Phrase:
    key = "offered-draw" if entry.data["what"] == "draw" else "asked-back"
    return hall_words(key, who=_side(table, entry), plies=entry.data.get("plies", 0))


def _plain(key: str) -> Callable[[Table, Entry], Phrase]:
    return lambda table, entry: phrase(WORDS, f"log-{key}")


_LINES: dict[str, Callable[[Table, Entry], Phrase]] = {
    "sit": _seated,
    "computer": _computer,
    "absent": _talk("absent"),
    "returned": _talk("returned"),
    "leave": _talk("leave"),
    "word": _talk("word"),
    "deal": _deal,
    "reveal": _reveal,
    "resign": _talk("resign"),
    "offer": _offer,
    "agreed": _plain("agreed"),
    "declined": _plain("declined"),
    "back": _plain("back"),
    "warned": _warned,
    "want_pause": _talk("want-pause"),
    "pause": _plain("pause"),
    "resume": _plain("resume"),
    "cancel": _plain("cancel"),
}


def last_result(table: Table) -> Iterator[Phrase]:
    if table.ended:
        yield from result(table, table.ended[-1])
