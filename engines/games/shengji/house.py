"""The house rules of 升级: three rule books, and what each leaves to choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from engines.cards.pack import pack
from engines.game import option
from engines.games.shengji.declaring import CHALLENGE, COMPANY, THREE, Declaring
from engines.games.shengji.scoring import MOST, ladder
from engines.games.shengji.suits import Cards, Order

# What a rule book changes when it is chosen by name; anything may still be said beside it.
PRESETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        COMPANY: {},
        CHALLENGE: {"throw_fine": False},
        THREE: {"throw_fine": False},
    }
)


@dataclass(frozen=True)
class House:
    """House rules.  `rungs`, the places of both sides on the ladder of levels, and the `dealer`
    (None in the first hand) are kept from hand to hand.

    `declare_seconds`: how long one can declare after a batch of cards, after the last one
    two and a half times that; 0: until all have answered.
    `target`: the level that a side must pass to win the match.  `cap`: levels the attackers
    may go up at once, 0 for any number.  `must_play`: levels that may not be skipped.
    """

    rules: str = option(COMPANY, COMPANY, CHALLENGE, THREE)
    target: str = option("10", "5", "10", "K", "A")
    deal_gulps: int = option(5, 1, 2, 3, 5)
    declare_seconds: int = option(8)
    reinforce: bool = option(True, True, False)
    throw_fine: bool = option(True, True, False)
    show_failed_throw: bool = option(True, True, False)
    aa22_at_level_2: bool = option(True, True, False)
    protect_triples: bool = option(True, True, False)
    must_play: str = option("none", "none", "10", "5-10-K", "5-10-K-A")
    cap: int = option(MOST)
    rungs: tuple[int, int] = (0, 0)
    dealer: int | None = None

    @property
    def count(self) -> int:
        return 6 if self.rules == THREE else 4

    @property
    def packs(self) -> int:
        return 3 if self.rules == THREE else 2

    @property
    def whole(self) -> Cards:
        """Every card of the game, in order."""
        return pack(jokers=True) * self.packs

    @property
    def hand_size(self) -> int:
        return 26 if self.rules == THREE else 25

    @property
    def kitty_size(self) -> int:
        return len(self.whole) - self.count * self.hand_size

    @property
    def protect(self) -> bool:
        """Whether pairs leave triples alone; with two packs there are none."""
        return self.packs > 2 and self.protect_triples

    @property
    def ladder(self) -> str:
        """The levels, from the one a match starts with."""
        return ladder("3" if self.rules == THREE else "2")

    @property
    def steps(self) -> int:
        """How many levels a side must go up to pass the target."""
        return self.ladder.index(self.target.replace("10", "T")) + 1

    @property
    def must(self) -> tuple[int, ...]:
        """The levels that may not be skipped, as places on the ladder."""
        names = [] if self.must_play == "none" else self.must_play.replace("10", "T").split("-")
        return tuple(map(self.ladder.index, names))

    def rank(self, level: int) -> str:
        """The rank of a place on the ladder; past its end the ace is played on."""
        return self.ladder[min(level, len(self.ladder) - 1)]

    @property
    def level(self) -> str:
        """The rank that this hand is played at: the dealer's side's."""
        return self.rank(self.rungs[(self.dealer or 0) % 2])

    def order(self, trump: str, level: str) -> Order:
        return _order(trump, level, self.rules == THREE, self.aa22_at_level_2)

    def declaring(self, first_hand: bool, level: str) -> Declaring:
        return Declaring(self.rules, first_hand, level, self.reinforce)

    def drawn(self, gulp: int) -> int:
        """How many cards each seat has after so many gulps."""
        return -(-self.hand_size * gulp // self.deal_gulps)


@cache
def _order(trump: str, level: str, constant: bool, aces_join: bool) -> Order:
    """There are few, and each keeps a table of all cards."""
    return Order(trump, level, constant, aces_join)
