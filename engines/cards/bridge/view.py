"""What one seat, or the public, may know of a board."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.cards.bridge import play as plays
from engines.cards.bridge.contract import PLAYERS, Contract, partner, side
from engines.cards.bridge.play import Call, Cards, Hands, Open, Played, State

OWN, PARTNER = "own", "partner"  # which hands dummy sees


@dataclass(frozen=True, slots=True)
class View:
    """`hands` has None for a hand that this seat cannot see; `deal` and `score` (what
    North-South took) are known when the board is over; `points` where the game tells them.

    Alerts are there for the opponents of whoever gave them, and for everybody at the end.
    """

    seat: int | None
    hands: tuple[Cards | None, ...]
    counts: tuple[int, ...]
    board: int
    dealer: int
    vulnerable: str
    turn: int
    actors: frozenset[int]
    calls: tuple[Call, ...]
    passed_out: bool
    contract: Contract | None
    declarer: int | None
    open: bool
    played: tuple[Played, ...]
    won: tuple[int, int]
    taken: tuple[int, int]
    claim: Open | None
    claimed: int
    shown: tuple[int, ...]
    conceded: bool
    deal: Hands | None
    score: int | None
    points: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return self.deal is not None

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.seat in self.actors

    @property
    def calling(self) -> bool:
        """The contract is not yet known."""
        return self.contract is None and not self.over

    @property
    def dummy(self) -> int | None:
        return None if self.declarer is None else partner(self.declarer)

    @property
    def for_dummy(self) -> bool:
        """This seat is to choose a card of dummy's hand."""
        return self.my_turn and self.contract is not None and self.turn != self.seat

    @property
    def hand(self) -> Cards:
        """The cards to choose from: dummy's for its declarer, else this seat's own."""
        if self.seat is None:
            return ()
        place = self.turn if self.for_dummy and not self.claim else self.seat
        return self.hands[place] or ()

    @property
    def playable(self) -> Cards:
        return plays.playable(self.hand, self.played)

    @property
    def trick(self) -> tuple[Played, ...]:
        return plays.trick(self.played)

    @property
    def left(self) -> int:
        return max(self.counts)

    @property
    def claims(self) -> range:
        """How many of the tricks left this seat may claim: declarer any number, a defender
        none (a concession), and each only once in a trick."""
        ready = self.my_turn and self.contract and self.open and not self.claim
        if not ready or self.claimed == sum(self.won):
            return range(0)
        return range(self.left + 1 if self.seat == self.declarer else 1)

    @property
    def trump(self) -> str:
        return self.contract.trump if self.contract else ""


def observe(state: State, seat: int | None, *, sees: str, points: tuple[int, ...] = ()) -> View:
    """The only maker of views; `sees` is what dummy may look at (OWN or PARTNER)."""
    over = plays.over(state)
    seen = _seen(state, seat, sees)
    return View(
        seat=seat,
        hands=tuple(
            hand if over or place in seen else None for place, hand in enumerate(state.hands)
        ),
        counts=tuple(map(len, state.hands)),
        board=state.board,
        dealer=state.dealer,
        vulnerable=state.vulnerable,
        turn=state.turn,
        actors=plays.actors(state),
        calls=tuple(
            call if over or _told(state, seat, place) else replace(call, alert="")
            for place, call in enumerate(state.calls)
        ),
        passed_out=state.passed_out,
        contract=state.contract,
        declarer=state.declarer,
        open=state.open,
        played=state.played,
        won=state.won,
        taken=plays.taken(state),
        claim=state.claim,
        claimed=state.claimed,
        shown=state.shown,
        conceded=state.granted is not None,
        deal=plays.whole(state) if over else None,
        score=plays.score(state) if over else None,
        points=points,
    )


def _seen(state: State, seat: int | None, sees: str) -> set[int]:
    """Whose cards this seat sees: its own, what lies open, for dummy declarer's."""
    seen = set(state.shown) | (set() if seat is None else {seat})
    table = plays.dummy(state)
    if table is not None and state.declarer is not None and state.open:
        seen.add(table)
        if seat == table and sees == PARTNER:
            seen.add(state.declarer)
    return seen


def _told(state: State, seat: int | None, place: int) -> bool:
    """Whether an alert is for this seat: the opponents of the caller, and the caller."""
    caller = (state.dealer + place) % PLAYERS
    return seat is not None and (seat == caller or side(seat) != side(caller))
