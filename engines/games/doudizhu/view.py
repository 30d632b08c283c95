"""What one seat, or the public, may know: its own hand and what lies open, nothing else."""

from __future__ import annotations

from typing import NamedTuple

from engines.games.doudizhu import rules
from engines.games.doudizhu.groups import Group
from engines.games.doudizhu.rules import Cards, Played, Spring, State, sorted_cards


class View(NamedTuple):
    """`held`, the hand as it is played from, is empty for the public (seat None), `kitty`
    until the auction ends."""

    seat: int | None
    held: Cards
    counts: tuple[int, ...]
    kitty: Cards
    first: int
    turn: int | None
    bids: tuple[int, ...]
    landlord: int | None
    base: int
    multiplier: int
    spring: Spring | None
    plays: tuple[Played, ...]

    @property
    def bidding(self) -> bool:
        return self.landlord is None

    @property
    def my_turn(self) -> bool:
        return self.turn is not None and self.turn == self.seat

    @property
    def standing(self) -> Played | None:
        """The play to beat; None when the seat on turn leads."""
        return rules.to_beat(self.plays)

    @property
    def last(self) -> Group | None:
        standing = rules.to_beat(self.plays)
        return standing.group if standing else None

    @property
    def hand(self) -> Cards:
        """The hand as it is shown."""
        return sorted_cards(self.held)

    @property
    def ranks(self) -> str:
        return "".join(map(rules.RANK, self.held))


def observe(state: State, seat: int | None, cap: int) -> View:
    """The only maker of views."""
    over, landlord, counts = rules.over(state), state.landlord, tuple(map(len, state.hands))
    sprung = rules.spring(counts, landlord, state.plays) if over else None
    return View(
        seat,
        () if seat is None else state.hands[seat],
        counts,
        () if landlord is None else state.kitty,
        state.first,
        None if over else state.turn,
        state.bids,
        landlord,
        state.base,
        rules.multiplier(state.doubles, sprung is not None, cap),
        sprung,
        state.plays,
    )
