"""What a duplicate table made of its boards, as people write it: `1: 420; 2: -90`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from bots.hall import event_show
from bots.hall.ask import Refusal, no
from bots.hall.event import Event, Waiting
from engines import games
from engines.games import AnyGame

Scores = tuple[Fraction, ...]
# What numbers of an example are made of: one pair's score, or one for each of three or four.
_PAIRS = ("110", "-90")  # at bridge possible whoever is vulnerable
_SINGLES = {3: ("6 -3 -3", "-6 12 -6"), 4: ("10 -5 -5 0", "-6 -6 18 -6")}
SHOWN = 3
NONE = "none"  # stands for no writing of the game's own in the words

_BETWEEN = re.compile(r"[;；]|\s(?=#?\d{1,4}\s*[:：])")
_BOARD = re.compile(r"#?(\d{1,4})\s*[:：]\s*(.+)")
_NUMBER = re.compile(r"[-−+]?\d{1,6}")


def read(event: Event, waiting: Waiting, text: str) -> tuple[Scores, ...]:
    """A score for each seat on every board of the table, in the boards' order.

    A lone number is what the first pair took and the other lost.  Raises Refusal when a board
    is missing, said twice or not the table's, or when a score cannot be read: a total would
    leave nothing to compare.
    """
    boards, found = waiting.pairing.boards, dict[int, Scores]()
    for part in filter(None, map(str.strip, _BETWEEN.split(text))):
        told = _BOARD.fullmatch(part)
        if told is None and len(boards) > 1:
            raise _how(event, waiting)
        number, score = (int(told[1]), told[2]) if told else (boards[0], part)
        took = _score(_game(event, number), len(waiting.pairing.seats), score)
        if took is None or number not in boards or number in found:
            raise _how(event, waiting)
        found[number] = took
    if len(found) != len(boards):
        raise _how(event, waiting)
    return tuple(found[board] for board in boards)


def _game(event: Event, board: int) -> AnyGame:
    kind = games.find(event.game)
    numbered = {"board": board} if "board" in kind.options() else {}
    return kind.of({**event.options, **numbered})


def _score(game: AnyGame, seats: int, text: str) -> Scores | None:
    took = game.told(text)
    if took is not None or game.results:  # what a game can read, it also judges
        return None if took is None else tuple(map(Fraction, took[:seats]))
    tokens = text.replace("，", " ").replace(",", " ").replace("/", " ").split()
    if not all(map(_NUMBER.fullmatch, tokens)):
        return None
    numbers = [Fraction(token.replace("−", "-")) for token in tokens]
    if seats == 2 and len(numbers) == 1:
        numbers.append(-numbers[0])
    return tuple(numbers) if len(numbers) == seats else None


def _how(event: Event, waiting: Waiting) -> Refusal:
    """How to write this table's boards."""
    boards, seats = waiting.pairing.boards, waiting.pairing.seats
    samples = _PAIRS if len(seats) == 2 else _SINGLES[len(seats)]
    own = games.find(event.game).results
    return no(
        "boards-score",
        names=event_show.all_of(event, seats),
        first=event_show.who(event, seats[0]),
        seats=len(seats),
        example="; ".join(_sample(boards, samples)),
        written="; ".join(_sample(boards, own)) if own else NONE,
    )


def _sample(boards: Sequence[int], scores: Sequence[str]) -> Iterator[str]:
    for place, board in enumerate(boards[:SHOWN]):
        yield f"{board}: {scores[place % len(scores)]}"
    if len(boards) > SHOWN:
        yield "…"
