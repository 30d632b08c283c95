"""TRF 赛事报告: a Swiss stage as FIDE's Tournament Report File (2026), for other programs.

Every line is the state after the field's last round; entrants are numbered in draw order.
The same text, with whoever misses the coming round, is what the pairing engine reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from engines.formats.cards import Card, cards
from engines.formats.stage import Entrant, Field, Points, Result


def report(field: Field, points: Points, *, rounds: int, colour: str,
           names: Mapping[Entrant, str] | None = None, title: str = "",
           avoid: Iterable[Iterable[Entrant]] = (),
           away: Mapping[Entrant, str] | None = None) -> str:  # fmt: skip
    """The stage's file.  `colour`: "W" when the first of the order began with the first move.

    `away`: the codes of those who miss the round after the last (Z for nothing, H for half).
    """
    number = {e: n for n, e in enumerate(field.entrants, start=1)}
    found = cards(field, points)
    played = {(e, r.round): r for r in field.results for e in r.seats}
    head = [f"012 {title}"] if title else []
    head += [f"142 {rounds}", f"152 {colour}", _scores(points)]
    lines = [
        _head(field, e, number[e], (names or {}).get(e, ""), found[e])
        + "".join(_cells(field, points, e, number, played, (away or {}).get(e, "")))
        for e in field.entrants
    ]
    apart = [_apart(rounds, [number[e] for e in pair]) for pair in avoid]
    return "\n".join((*head, *lines, *apart)) + "\n"


def fits(points: Points) -> bool:
    """Whether the file's narrow columns can say these points (a place after the point)."""
    scored = (points.win, points.draw, points.loss, points.bye or points.win)
    return all(0 <= p < 10 and (10 * p).denominator == 1 for p in scored)


def _tenths(points: Fraction) -> str:
    return f"{float(points):.1f}"


def _scores(points: Points) -> str:
    bye = points.win if points.bye is None else points.bye
    worth = (("W", points.win), ("D", points.draw), ("L", points.loss), ("P", bye))
    return "162 " + "".join(f" {code}{_tenths(p):>4}   " for code, p in worth).rstrip()


def _head(field: Field, entrant: Entrant, number: int, name: str, card: Card) -> str:
    rating = field.profile(entrant).rating or ""
    total = _tenths(card.total)
    return f"001 {number:>4} {'':4} {name:<33.33} {rating:>4} {'':3} {'':11} {'':10} {total:>4} {number:>4}"  # noqa: E501


def _cells(field: Field, points: Points, entrant: Entrant, number: Mapping[Entrant, int],
           played: Mapping[tuple[Entrant, int], Result], away: str) -> Iterator[str]:  # fmt: skip
    """One cell a round: opponent, colour, result; the last for the coming round."""
    for now in range(1, field.round + 1):
        result = played.get((entrant, now))
        yield (
            _alone(_missed(field, points, entrant, now))
            if result is None
            else _cell(entrant, result, number)
        )
    if away:
        yield _alone(away)


def _cell(entrant: Entrant, result: Result, number: Mapping[Entrant, int]) -> str:
    if len(result.seats) == 1:
        return _alone({"bye": "U", "half": "H"}.get(result.how, "Z"))
    seat = result.seats.index(entrant)
    other = number[result.seats[1 - seat]]
    won = entrant in result.winners
    if not result.played:
        return f"  {other:>4} {'wb'[seat]} {'+' if won else '-'}"
    code = "0" if not won else "1" if len(result.winners) == 1 else "="
    return f"  {other:>4} {'wb'[seat]} {code}"


def _alone(code: str) -> str:
    return f"  0000 - {code}"


def _missed(field: Field, points: Points, entrant: Entrant, now: int) -> str:
    """A round before a late entrant's first; its credit stands in the last of them."""
    about = field.profile(entrant)
    if now != about.joins - 1:
        return "Z"
    return {points.draw: "H", points.win: "F"}.get(about.credit, "Z") if about.credit else "Z"


def _apart(rounds: int, pair: Iterable[int]) -> str:
    return f"260   1 {rounds:>3}" + "".join(f" {n:>4}" for n in pair)
