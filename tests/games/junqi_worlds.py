"""What the other worlds of both games of 军棋 have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.games import AnyGame
from engines.junqi.army import FLAG, MINE, layout_fault, random_layout, rows
from engines.junqi.moves import March, Setup
from engines.luck import Luck
from tests.selfplay import Record

# Of a seat's layout, the numbers of the pieces that stand on none of these posts.
Unmet = Callable[[int, set[int]], list[int]]


def other_world(
    game: AnyGame, deal: str, record: Record, seat: int | None, known: set[int | None],
    unmet: Unmet, luck: Luck,
) -> tuple[str, Record]:  # fmt: skip
    """The same marches after set-ups of which the others' differ where nobody has looked.

    Whether an army can march at all is for everybody to see: where it could not any more,
    mines keep their places.
    """
    moves, turns = _followed(game, deal, record)
    met = {post for m in moves if isinstance(m, March) for post in (m.start, m.end)}
    layouts = [
        spare if side == seat else random_layout(luck) for side, spare in enumerate(deal.split())
    ]
    for still in (FLAG, FLAG + MINE):
        other = []
        for (mover, text), move in zip(record, moves, strict=True):
            if isinstance(move, Setup) and mover not in known:
                free = [n for n in unmet(mover, met) if move.layout[n] not in still]
                text = rows(_mixed(move.layout, free, luck))
            elif isinstance(move, Setup) and mover != seat:
                text = rows(move.layout)
            other.append((mover, text))
        if _followed(game, " ".join(layouts), other)[1] == turns:
            break
    return " ".join(layouts), other


def _followed(game: AnyGame, deal: str, record: Record) -> tuple[list[Any], list[Any]]:
    """The moves, and whose turn it was before and after each, as far as it comes."""
    state = game.start(deal)
    moves, turns = [], [game.to_move(state)]
    for mover, text in record:
        if mover not in turns[-1]:
            break
        moves.append(game.decode(game.observe(state, mover), text))
        state = game.apply(state, mover, moves[-1])
        turns.append(game.to_move(state))
    return moves, turns


def _mixed(layout: str, free: list[int], luck: Luck) -> str:
    for _ in range(40):
        if len(free) < 2:
            break
        one, two, *_rest = luck.shuffled(free)
        kinds = list(layout)
        kinds[one], kinds[two] = kinds[two], kinds[one]
        if layout_fault("".join(kinds)) is None:
            layout = "".join(kinds)
    return layout
