"""What one seat, or the public, may know: its own ranks, and of the others only where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from engines.games.siguo.board import NAMES
from engines.games.siguo.rules import (
    NOTHING,
    Board,
    Fate,
    Last,
    Man,
    State,
    Why,
    flag_shown,
    partner,
)
from engines.junqi import umpire
from engines.junqi.army import FLAG


@dataclass(frozen=True, slots=True)
class View:
    """`spare` is the layout that chance keeps ready for this seat, `fallen` its own dead, in
    the order they fell; both are empty for the public.  `board` has kind "" for the unknown;
    `open_flags` are the seats whose flag everybody has been shown."""

    seat: int | None
    board: Board
    acting: frozenset[int]
    ready: tuple[bool, ...]
    spare: str
    fallen: str
    last: Last | None
    quiet: int
    plies: int
    skips: tuple[int, ...]
    fates: tuple[Fate | None, ...]
    news: tuple[int, ...]
    open_flags: frozenset[int]
    ended: Why | None
    winner: int | None

    def name(self, post: int) -> str:
        return NAMES[post]

    @property
    def setting_up(self) -> bool:
        return not all(self.ready)

    @property
    def my_turn(self) -> bool:
        return self.seat in self.acting


def observe(state: State, seat: int | None, reveal_flag: bool, partner_visible: bool) -> View:
    """The only maker of views."""
    known: set[int | None] = {seat}
    if partner_visible and seat is not None:
        known.add(partner(seat))
    shown = frozenset(
        side for side, lost in enumerate(state.lost) if reveal_flag and flag_shown(lost)
    )
    return View(
        seat=seat,
        board=tuple(_seen(state, seat, known, shown)),
        acting=umpire.acting(state.ended, state.ready, state.turn),
        ready=state.ready,
        spare="" if seat is None else state.randoms[seat],
        fallen="" if seat is None else state.lost[seat],
        last=state.last,
        quiet=state.quiet,
        plies=state.plies,
        skips=state.skips,
        fates=state.fates,
        news=state.news,
        open_flags=shown,
        ended=state.ended,
        winner=state.winner,
    )


def _seen(
    state: State, seat: int | None, known: set[int | None], shown: frozenset[int]
) -> Iterator[Man | None]:
    """A piece as seen: what it has beaten is known only to those who lost to it."""
    for man in state.board:
        if man is None:
            yield None
        elif man.seat in known or state.ended:
            yield _named(man)
        else:
            yield _nameless(man, seat, man.kind == FLAG and man.seat in shown)


# A board of a hundred men is looked at for each seat after each move, and few men change.
@lru_cache(1 << 12)
def _named(man: Man) -> Man:
    return replace(man, beat=NOTHING)


@lru_cache(1 << 12)
def _nameless(man: Man, seat: int | None, open_flag: bool) -> Man:
    beat = tuple(b if s == seat else "" for s, b in enumerate(man.beat))
    return replace(man, kind=FLAG if open_flag else "", beat=beat)
