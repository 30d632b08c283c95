"""Every move a seat may make, from what it sees."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.mahjong_mcr.counting import House
from engines.games.mahjong_mcr.holdings import added_kongs, concealed_kongs, lowest_chows, same_held
from engines.games.mahjong_mcr.table import PASS, WIN, Act, Move
from engines.games.mahjong_mcr.view import View, may_win


def moves(view: View, house: House) -> Iterator[Move]:
    """A win first, then kongs, pung and chows; discards low to high, or a pass, last."""
    if view.seat is None or not (view.asked or view.on_turn):
        return
    if may_win(view, house):
        yield WIN
    if view.asked:
        yield from claims(view, view.seat)
        yield PASS
        return
    yield from (Move(Act.CONCEALED_KONG, t) for t in concealed_kongs(view.table, view.seat))
    yield from (Move(Act.ADDED_KONG, t) for t in added_kongs(view.table, view.seat))
    yield from (Move(Act.DISCARD, t) for t in sorted(set(view.hand)))


def claims(view: View, seat: int) -> Iterator[Move]:
    """Of a discard, all but the win."""
    same = same_held(view.table, seat)
    if same >= 3:
        yield Move(Act.KONG)
    if same >= 2:
        yield Move(Act.PUNG)
    yield from (Move(Act.CHOW, low) for low in lowest_chows(view.table, seat))
