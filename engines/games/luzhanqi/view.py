"""What one seat, or the public, may know: its own ranks, and of the others only where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engines.games.luzhanqi.board import NAMES, turned
from engines.games.luzhanqi.rules import Board, Last, Man, State, Why, flag_shown
from engines.junqi import umpire
from engines.junqi.army import FLAG


@dataclass(frozen=True, slots=True)
class View:
    """`spare` is the layout that chance keeps ready for this seat, `fallen` its own dead, in
    the order they fell; both are empty for the public.  `board` has kind "" for the unknown.
    `turned` says that posts are named as North counts them, who turns the board round."""

    seat: int | None
    board: Board
    acting: frozenset[int]
    ready: tuple[bool, bool]
    spare: str
    fallen: str
    last: Last | None
    quiet: int
    plies: int
    skips: tuple[int, int]
    ended: Why | None
    winner: int | None
    turned: bool = False

    def name(self, post: int) -> str:
        """The post's name as this view counts."""
        return NAMES[turned(post) if self.turned else post]

    @property
    def setting_up(self) -> bool:
        return not all(self.ready)

    @property
    def my_turn(self) -> bool:
        return self.seat in self.acting


def observe(state: State, seat: int | None, reveal_flag: bool, own_view: bool) -> View:
    """The only maker of views."""
    return View(
        seat=seat,
        board=tuple(_seen(state, seat, reveal_flag)),
        acting=umpire.acting(state.ended, state.ready, state.turn),
        ready=state.ready,
        spare="" if seat is None else state.randoms[seat],
        fallen="" if seat is None else state.lost[seat],
        last=state.last,
        quiet=state.quiet,
        plies=state.plies,
        skips=state.skips,
        ended=state.ended,
        winner=state.winner,
        turned=own_view and seat == 1,
    )


def _seen(state: State, seat: int | None, reveal_flag: bool) -> Iterator[Man | None]:
    shown = [reveal_flag and flag_shown(lost) for lost in state.lost]
    for man in state.board:
        if man is None:
            yield None
        elif man.seat == seat or state.ended:
            yield replace(man, beat="")
        else:
            open_flag = man.kind == FLAG and shown[man.seat]
            beat = "" if seat is None else man.beat
            yield replace(man, kind=FLAG if open_flag else "", beat=beat)
