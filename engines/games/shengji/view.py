"""What one seat, or the public, may know: its own cards and what lies open, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from engines.games.shengji import rules
from engines.games.shengji.declaring import Declaration, Declaring
from engines.games.shengji.following import Demand, demand
from engines.games.shengji.house import House
from engines.games.shengji.rules import Phase, Played, State, Trick
from engines.games.shengji.suits import NO_TRUMP, Cards, Order


@dataclass(frozen=True)
class View:
    """`hand` is what the seat has drawn so far, as it is shown; empty for the public.

    `kitty`: what lies buried, for the dealer, and for all when the hand is over.  `levels`
    are the ranks of both sides, `bonus` what the kitty brought the attackers.
    """

    house: House
    seat: int | None
    phase: Phase
    hand: Cards
    counts: tuple[int, ...]
    kitty: Cards
    first: int
    level: str
    first_hand: bool
    dealer: int | None
    drawn: int
    shown: tuple[Declaration, ...]
    waiting: frozenset[int]
    trump: str | None
    turned: Cards
    tricks: tuple[Trick, ...]
    table: tuple[Played, ...]
    points: int
    bonus: int

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.seat in self.waiting

    @cached_property
    def order(self) -> Order:
        return self.house.order(self.trump or NO_TRUMP, self.level)

    @property
    def declaring(self) -> Declaring:
        return self.house.declaring(self.first_hand, self.level)

    @property
    def standing(self) -> Declaration | None:
        """What was shown last and would be trumps if nobody went over it."""
        return self.shown[-1] if self.shown else None

    @property
    def lead(self) -> Cards:
        """The cards to follow; none for whoever leads."""
        return self.table[0].cards if self.table else ()

    @property
    def levels(self) -> tuple[str, str]:
        one, other = self.house.rungs
        return self.house.rank(one), self.house.rank(other)

    @cached_property
    def asked(self) -> Demand:
        """What the lead asks for; only while there is one."""
        return demand(self.order, self.lead)

    def attacks(self, seat: int) -> bool:
        return rules.attackers(self.dealer, seat)


def observe(house: House, state: State, seat: int | None) -> View:
    """The only maker of views."""
    phase = state.phase
    declaring = phase is Phase.DECLARE
    order = rules.order_of(house, state)
    hand = () if seat is None else state.hands[seat]
    over = phase is Phase.OVER
    knows = over or (state.buried and seat is not None and seat == state.dealer)
    return View(
        house=house,
        seat=seat,
        phase=phase,
        hand=order.arranged(hand[: state.drawn] if declaring else hand),
        counts=tuple(state.drawn if declaring else len(hand) for hand in state.hands),
        kitty=order.arranged(state.kitty) if knows else (),
        first=state.first,
        level=state.level,
        first_hand=state.first_hand,
        dealer=state.dealer,
        drawn=state.drawn,
        shown=state.shown,
        waiting=_waiting(house, state, seat),
        trump=state.trump,
        turned=state.turned,
        tricks=tuple(_trick(house, trick, seat) for trick in state.tricks),
        table=tuple(_played(house, put, seat) for put in state.table),
        points=state.points,
        bonus=rules.bonus(house, state) if over and not state.dead else 0,
    )


def _waiting(house: House, state: State, seat: int | None) -> frozenset[int]:
    """Whose turn it is; while cards are dealt a seat knows only whether it may still speak."""
    waiting = rules.to_move(house, state)
    return waiting & {seat} if state.phase is Phase.DECLARE else waiting


def _trick(house: House, trick: Trick, seat: int | None) -> Trick:
    if house.show_failed_throw:
        return trick
    return replace(trick, plays=tuple(_played(house, put, seat) for put in trick.plays))


def _played(house: House, put: Played, seat: int | None) -> Played:
    """Where the house says so, only its own seat knows what a failed throw took back."""
    if house.show_failed_throw or put.seat == seat:
        return put
    return replace(put, back=())
