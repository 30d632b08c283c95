"""What one seat, or the public, may know: the state with all else taken out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.games.mahjong_mcr.counting import House, Score, score
from engines.games.mahjong_mcr.holdings import winning
from engines.games.mahjong_mcr.rules import asked
from engines.games.mahjong_mcr.table import NONE, Place, State
from engines.games.mahjong_mcr.tiles import Meld, Tiles


@dataclass(frozen=True, slots=True)
class View:
    """`table` has no wall but its length; other hands are empty there, and only `counts` says
    how many tiles they hold.  Concealed kongs of others have the tile NONE."""

    seat: int | None
    table: State
    counts: tuple[int, ...]
    result: Score | None = None

    @property
    def hand(self) -> Tiles:
        return () if self.seat is None else self.table.places[self.seat].hand

    @property
    def asked(self) -> bool:
        """Whether this seat has still to answer to the tile on offer."""
        return self.seat in asked(self.table)

    @property
    def on_turn(self) -> bool:
        """Whether this seat is to discard."""
        return not self.table.over and not self.table.offer and self.table.turn == self.seat


def observe(state: State, seat: int | None, house: House, open_kongs: bool) -> View:
    """The only maker of views.  At the end all hands lie open."""
    counts = tuple(len(place.hand) for place in state.places)
    hidden = {s for s in range(len(counts)) if s != seat and not state.over}
    places = tuple(
        _masked(place, open_kongs) if s in hidden else place for s, place in enumerate(state.places)
    )
    # Neither what others answered nor that they did is shown before all is settled.
    answers = tuple(None if s in hidden else a for s, a in enumerate(state.answers))
    table = replace(
        state,
        tiles=(),
        front=0,
        back=state.left,
        places=places,
        drawn=NONE if state.turn in hidden else state.drawn,
        answers=answers,
    )
    return View(seat, table, counts, _result(state, house))


def _masked(place: Place, open_kongs: bool) -> Place:
    melds = tuple(
        meld if meld.is_open or open_kongs else Meld(meld.kind, NONE) for meld in place.melds
    )
    return replace(place, hand=(), melds=melds)


def _result(state: State, house: House) -> Score | None:
    """What the win is worth, once there is one."""
    hand = winning(state, state.won.seat) if state.won else None
    return score(hand, house) if hand else None


def may_win(view: View, house: House) -> bool:
    """Whether the seat holds a win of enough fan with the tile just drawn or offered."""
    found = own_score(view, house)
    return found is not None and found.may_win


def own_score(view: View, house: House) -> Score | None:
    """What the seat's tiles with the one drawn or offered are worth; None: they are no win."""
    if view.seat is None or not (view.asked or view.on_turn):
        return None
    hand = winning(view.table, view.seat)
    return score(hand, house) if hand else None
