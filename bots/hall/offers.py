"""Draws and take-backs: what one of two may offer the other, and the answers to it."""

from __future__ import annotations

from bots.hall import referee
from bots.hall.ask import Ask, Refusal, no
from bots.hall.change import Change
from bots.hall.context import table_for
from bots.hall.referee import two_sided
from bots.hall.table import Offer, Table

DRAW_GAP = 10  # plies before the same side may offer again


def offered(table: Table, side: int) -> Offer | None:
    """What the side may accept or decline."""
    return table.offer if table.offer and table.offer.side != side else None


# ---------------------------------------------------------------------- draws
async def draw(ask: Ask) -> None:
    """Offered after one's own move; stands until the other moves or declines."""
    change = await table_for(ask)
    side = two_sided(ask, change)
    standing = offered(change.table, side)
    if standing and standing.kind == "draw":
        await accept(ask)
        return
    if refusal := against_draw(change.table, side):
        raise refusal
    change.write("offer", ask.person.key, what="draw", side=side)
    ask.done()


def against_draw(table: Table, side: int) -> Refusal | None:
    """Why the side may not offer a draw now; None: it may.

    From the organisers' common rules for board games: once declined, not again at once.
    """
    if table.sitters[1 - side].level:
        return no("draw-computer")
    if table.offer:
        return no("offer-stands")
    if not table.moves or table.moves[-1][0] != table.seat_of(side) or side in table.on_turn:
        return no("draw-turn")
    offered_at = table.draws_offered.get(side)
    if offered_at is not None and len(table.moves) - offered_at < DRAW_GAP:
        return no("draw-again", plies=DRAW_GAP)
    return None


# ---------------------------------------------------------------------- take-backs
async def back(ask: Ask) -> None:
    """Take back one's own last move, if the table's terms and the other side allow it."""
    change = await table_for(ask)
    side = two_sided(ask, change)
    table = change.table
    if refusal := against_back(table, side):
        raise refusal
    plies = len(table.moves) - _last_own(table, side)
    if _alone(table, side):
        change.write("back", ask.person.key, plies=plies)
    else:
        change.write("offer", ask.person.key, what="back", side=side, plies=plies)
    ask.done()


def against_back(table: Table, side: int) -> Refusal | None:
    """Why the side may not take back, nor ask to; None: it may."""
    if not table.takebacks and not _alone(table, side):
        return no("back-off")
    if _last_own(table, side) < 0:
        return no("back-nothing")
    if table.offer and not _alone(table, side):
        return no("offer-stands")
    return None


def _alone(table: Table, side: int) -> bool:
    """Against a computer; one that stands in for a person cannot agree for them."""
    return not table.sitters[1 - side].person


def _last_own(table: Table, side: int) -> int:
    """The side's last move, counted from the first; -1 when it made none."""
    seat = table.seat_of(side)
    mine = (ply for ply, (mover, _) in enumerate(table.moves) if mover == seat)
    return max(mine, default=-1)


# ---------------------------------------------------------------------- answers
AGREED, CONTESTED = "同意", "不同意"  # as games read them that ask for an answer


async def _answered(ask: Ask, change: Change, word: str) -> bool:
    """Where the game itself asks (a claim, a result to sign), the word is its move."""
    table = change.table
    side = table.side_of(ask.person.key)
    if table.offer or side not in table.on_turn or not referee.reads(table, side, word):
        return False
    await referee.moved(ask, change, word)
    return True


async def accept(ask: Ask) -> None:
    change = await table_for(ask)
    if await _answered(ask, change, AGREED):
        return
    side = two_sided(ask, change)
    offer = offered(change.table, side)
    if offer is None:
        raise no("no-offer")
    if offer.kind == "draw":
        change.write("agreed", ask.person.key)
    else:
        change.write("back", ask.person.key, plies=offer.plies)
    ask.done()


async def decline(ask: Ask) -> None:
    change = await table_for(ask)
    if await _answered(ask, change, CONTESTED):
        return
    side = two_sided(ask, change)
    if offered(change.table, side) is None:
        raise no("no-offer")
    change.write("declined", ask.person.key)
    ask.done()
