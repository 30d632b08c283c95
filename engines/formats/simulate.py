"""Results for tables that have none: rehearsals, and events of any size.

The model is simple and exact: of two, the stronger by d rating points wins a game that is
not drawn with probability ½ + d / 800, at least 1/20 and at most 19/20.  Every table has
its own luck, so a result put in by hand changes no other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from typing import Any

from engines.formats.mistakes import BadEvent
from engines.formats.settings import a_text, an_object, exact, known, one_of, shown
from engines.formats.stage import HALF, NONE, ONE, Entrant, Result, Table
from engines.luck import SEED_BYTES, Luck
from engines.match import Match, Taken

UNRATED = 1500
SPAN = 800
SURE = Fraction(19, 20)
MOST_DRAWS = Fraction(9, 10)
FINE = 1 << 32


@dataclass(frozen=True, slots=True)
class Model:
    """`draws`: the probability of a drawn game; `by`: "rating", or "lot" (all are equal)."""

    seed: bytes
    by: str = "rating"
    draws: Fraction = NONE

    def result(self, terms: Match, table: Table, number: int, words: tuple[str, ...],
               rating: Callable[[Entrant], int | None]) -> Result:  # fmt: skip
        """The table played to its end; `words` say which table of the event it is."""
        luck = Luck(self.seed, words)
        if len(table.seats) != 2 or terms.on_points:
            took = luck.shuffled(Fraction(i) for i in range(len(table.seats)))
            return Result(number, table.seats, took, "simulated")
        first, second = (rating(e) or UNRATED for e in table.seats)
        ahead = HALF + Fraction(first - second, SPAN) if self.by == "rating" else HALF
        wins = int(min(max(ahead, 1 - SURE), SURE) * FINE)
        draws = int(self.draws * FINE)
        games: list[Taken] = []
        while not (tally := terms.tally(2, games)).decided:
            games.append(_game(luck, wins, draws))
        return Result(number, table.seats, tally.shares, "simulated")


def _game(luck: Luck, wins: int, draws: int) -> Taken:
    """One game; both chances are parts of FINE."""
    if luck.below(FINE) < draws:
        return Taken((HALF, HALF), (0, 0))
    first, second = (ONE, NONE) if luck.below(FINE) < wins else (NONE, ONE)
    return Taken((first, second), (0, 0))


def model(value: Any, at: str, seed: bytes | None) -> Model:
    """The model an organiser asked for; its seed may be any text.  Raises BadEvent."""
    given = an_object(value, at)
    known(given, ("by", "draws", "seed"), at)
    by = one_of("rating", "lot")(given.get("by", "rating"), f"{at}.by")
    draws = exact(given.get("draws", 0), f"{at}.draws")
    if not NONE <= draws <= MOST_DRAWS:
        raise BadEvent("number", f"{at}.draws", given=shown(draws), least="0", most="0.9")
    if "seed" in given:
        seed = _seed(a_text(given["seed"], f"{at}.seed"))
    if seed is None:
        raise BadEvent("no_seed", f"{at}.seed")
    return Model(seed, by, draws)


def _seed(text: str) -> bytes:
    """64 hexadecimal digits are the seed itself, any other text is hashed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else sha256(text.encode(errors="replace")).digest()
