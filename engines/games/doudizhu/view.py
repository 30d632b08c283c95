"""What one seat, or the public, may know: its own hand and what lies open, nothing else."""

from __future__ import annotations

from typing import NamedTuple

from engines.games.doudizhu import rules
from engines.games.doudizhu.groups import Group
from engines.games.doudizhu.rules import Cards, Played, Spring, State, sorted_cards


class View(NamedTuple):
    """`held`, the hand as it is played from, and its `ranks` are empty for the public (seat
    None), `kitty` until the auction ends."""

    seat: int | None
    held: Cards
    ranks: str
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
    standing: Played | None

    @property
    def bidding(self) -> bool:
        return self.landlord is None

    @property
    def my_turn(self) -> bool:
        return self.turn is not None and self.turn == self.seat

    @property
    def last(self) -> Group | None:
        """What is to be beaten; None when the seat on turn leads."""
        return self.standing.group if self.standing else None

    @property
    def hand(self) -> Cards:
        """The hand as it is shown."""
        return sorted_cards(self.held)


def observe(state: State, seat: int | None, cap: int) -> View:
    """The only maker of views."""
    hands, ranks, kitty, first, turn, bids, landlord, base, doubles, plays, standing, over = state
    one, two, three = ranks
    counts = len(one), len(two), len(three)
    sprung = rules.spring(counts, landlord, plays) if over else None
    return View(
        seat,
        () if seat is None else hands[seat],
        "" if seat is None else ranks[seat],
        counts,
        () if landlord is None else kitty,
        first,
        None if over else turn,
        bids,
        landlord,
        base,
        rules.multiplier(doubles, sprung is not None, cap),
        sprung,
        plays,
        standing,
    )
