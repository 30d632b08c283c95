"""Scores as people tell them: read from a line, checked against the match, and written."""

from __future__ import annotations

import re
from fractions import Fraction

from bots.hall import board_scores, event_show
from bots.hall.ask import Refusal, no
from bots.hall.called import entrant_named
from bots.hall.event import Account, Event, Waiting
from bots.hall.quoted import pieces
from engines.formats.mistakes import HERE, BadEvent
from engines.formats.reports import Report
from engines.formats.stage import NONE, Entrant
from engines.match import Match
from render.words import Phrase

_NUMBER = re.compile(r"[-−+]?[0-9]{1,6}(?:\.5|½)?")
_PAIR = re.compile(r"\s*([0-9]{1,6}(?:\.5|½)?)\s*[:：-]\s*([0-9]{1,6}(?:\.5|½)?)\s*")
_SAID = {
    **dict.fromkeys(("胜", "勝", "赢", "贏", "win", "won"), "1:0"),
    **dict.fromkeys(("负", "負", "输", "輸", "loss", "lost"), "0:1"),
    **dict.fromkeys(("和", "平", "和棋", "draw", "1/2", "½"), "0.5:0.5"),
}


def read(event: Event, waiting: Waiting, text: str, mine: Entrant | None) -> Account:
    """What a table came to, board by board where there are boards.  Raises Refusal."""
    if not waiting.pairing.boards:
        return Account(_points(event, waiting, text, mine))
    games = board_scores.read(event, waiting, text)
    return Account(tuple(sum(took, NONE) for took in zip(*games, strict=True)), games)


def _points(
    event: Event, waiting: Waiting, text: str, mine: Entrant | None
) -> tuple[Fraction, ...]:
    """2:1 or "win" from the speaker's side, or a number for each, in order or by name."""
    seats = waiting.pairing.seats
    text = _SAID.get(text.strip().lower(), text)
    if len(seats) == 2 and (pair := _PAIR.fullmatch(text)):
        took = _number(pair[1]), _number(pair[2])
        return took if mine in (None, seats[0]) else took[::-1]
    tokens = text.replace("，", " ").replace(",", " ").split()
    if len(tokens) == len(seats) and all(map(_NUMBER.fullmatch, tokens)):
        return tuple(map(_number, tokens))
    told = _by_name(event, text, len(seats))
    if set(told) == set(seats):
        return tuple(told[entrant] for entrant in seats)
    if len(seats) == 2:
        raise _no_score(event.match(waiting))
    raise no("scores", count=len(seats), names=event_show.all_of(event, seats))


def _by_name(event: Event, text: str, seats: int) -> dict[Entrant, Fraction]:
    """`Ann 24 "Bob Lee" -8 Cyd Day -16`: what is before a number is a name, if all have one."""
    found: list[tuple[str, Fraction]] = []
    name: list[str] = []
    for word in pieces(text.replace("，", " ").replace(",", " ")):
        if name and _NUMBER.fullmatch(word.raw):
            found.append((" ".join(name), _number(word.raw)))
            name = []
        else:
            name.append(word.text)
    if name or len(found) != seats:
        return {}
    return {entrant_named(event, who): took for who, took in found}


def _number(text: str) -> Fraction:
    half = text.endswith("½")
    whole = Fraction(text.replace("−", "-").removesuffix("½") or "0")
    return whole + (Fraction(1, 2) if half else 0)


def possible(event: Event, waiting: Waiting, told: Account) -> None:
    """Raises Refusal for numbers that no such match can come to."""
    match, points = event.match(waiting), told.points
    if len(points) == 2 and not match.on_points and not _of_two(match, points):
        raise _no_score(match)
    report = Report("", waiting.stage, waiting.round, waiting.pairing.seats, told.games, points)
    try:
        _, why = report.result(match)
    except BadEvent as error:
        raise Refusal(Phrase(HERE, f"bad-{error.code}", {"at": "", **error.facts})) from error
    if why == "unfinished":
        raise _no_score(match)


def _no_score(match: Match) -> Refusal:
    """How to write the score of two, and a draw where it may end in one."""
    return no("score" if _decided(match) else "score-or-draw", most=match.best_of)


def _decided(match: Match) -> bool:
    """Whether it goes on until somebody has won."""
    return match.then in ("replay", "fast")


def _of_two(match: Match, points: tuple[Fraction, ...]) -> bool:
    """One game gives one whole; what has to have a winner cannot end level."""
    level = points[0] == points[1] and _decided(match)
    return not level and (match.best_of > 1 or sum(points) == 1)


def public(waiting: Waiting, told: Account) -> str:
    """As all may read it before the round is over: of boards nothing."""
    secret = waiting.pairing.boards or not told.points
    return event_show.HUSHED if secret else event_show.claimed(waiting.pairing, told)
