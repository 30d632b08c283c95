"""Pictures of tables: who sits where, and what one board came to at every table."""

from __future__ import annotations

from collections.abc import Sequence

from engines.formats.compared import widest
from engines.formats.course import Round
from engines.formats.labels import round_label
from engines.formats.mistakes import HERE
from engines.formats.movement import Movement
from engines.formats.scene import Names, written
from engines.formats.stage import Field, Result, Table
from render import plans, tables
from render.look import han_face
from render.names import clean_name
from render.scene import Scene
from render.words import say

MOST_CARDS = 24  # a taller picture could not be read in a chat
WINDS = ("east", "south", "west", "north")
DIRECTIONS = ("north-south", "east-west")


def plan_scene(
    played: Round, names: Names, language: str, title: str = "", first: int = 0
) -> Scene:
    """Who sits at which table of a round, what they took, and who sits out.

    Of many tables `MOST_CARDS` are drawn, from the one with index `first` on.
    """
    pairs = list(zip(played.tables, played.results, strict=True))
    seated = [(i, t, r) for i, (t, r) in enumerate(pairs, start=1) if not t.bye]
    cards = [
        _card(i, table, result, names, language)
        for i, table, result in seated[first : first + MOST_CARDS]
    ]
    free = [clean_name(names[t.seats[0]]) for t in played.tables if t.bye]
    comma = "、" if language.startswith("zh") else ", "
    foot = say(HERE, language, "sits-out", names=comma.join(free)) if free else ""
    head = " · ".join(part for part in (title, round_label(played.number, language)) if part)
    told = [_told(card) for card in cards]
    alt = "\n".join(part for part in (head, *told, foot) if part)
    return plans.plan(cards, title=head, foot=foot, alt=alt, face=han_face(language))


def boards_scene(
    stage: Movement, field: Field, number: int, names: Names, language: str, title: str = ""
) -> Scene:
    """One board at all tables: who played it, the scores and what they are worth.

    Raises KeyError for a board that no complete round has.
    """
    found = stage.compared(field)
    board = {b.number: b for b in found}[number]
    taken, _ = board.worth(stage.rules, widest(found))
    rows = sorted(
        zip(board.tables, board.scores, taken, strict=True), key=lambda row: row[1][0], reverse=True
    )
    columns = [tables.Column(told) for told in _seats(board.tables[0], True, language)]
    columns += [
        tables.Column(say(HERE, language, f"column-{c}"), "end") for c in ("score", "worth")
    ]
    cells = [
        (
            *(clean_name(names[e]) for e in seats),
            written(scores[0]),
            " / ".join(written(value) for value in values),
        )
        for seats, scores, values in rows
    ]
    last = number + board.boards - 1
    head = " · ".join(part for part in (title, _numbers((number, last), language)) if part)
    alt = "\n".join((head, *(" · ".join(row) for row in cells)))
    drawn = [tables.Row(row) for row in cells]
    return tables.table(columns, drawn, title=head, alt=alt, face=han_face(language))


def _card(
    number: int, table: Table, result: Result | None, names: Names, language: str
) -> plans.Card:
    told = _seats(table.seats, bool(table.boards), language)
    seats = tuple(
        plans.Seat(
            mark,
            clean_name(names[e]),
            "" if result is None else _score(result, place - 1, language),
            result is not None and result.winners == (e,),
        )
        for place, (e, mark) in enumerate(zip(table.seats, told, strict=True), start=1)
    )
    note = say(HERE, language, table.label) if table.label else _numbers(table.boards, language)
    return plans.Card(say(HERE, language, "table-number", number=number), seats, note)


def _seats(seats: Sequence[int], boards: bool, language: str) -> tuple[str, ...]:
    """Winds for four, directions for two pairs; other seats have only their number."""
    if len(seats) == len(WINDS) or (boards and len(seats) == len(DIRECTIONS)):
        names = WINDS if len(seats) == len(WINDS) else DIRECTIONS
        return tuple(say(HERE, language, f"seat-{name}") for name in names)
    return tuple(map(str, range(1, len(seats) + 1)))


def _score(result: Result, place: int, language: str) -> str:
    if result.seats[place] in result.out:
        return say(HERE, language, "forfeit")
    return "" if result.how == "forfeit" else written(result.points[place])


def _numbers(boards: Sequence[int], language: str) -> str:
    if not boards:
        return ""
    first, last = boards[0], boards[-1]
    text = str(first) if first == last else f"{first}–{last}"
    return say(HERE, language, "board-numbers", numbers=text)


def _told(card: plans.Card) -> str:
    people = ", ".join(f"{s.mark} {s.name} {s.score}".strip() for s in card.seats)
    return f"{card.title}: {people}"
