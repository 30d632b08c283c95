"""The computer player: looks for a hand worth eight fan, and goes where it is nearest.

Tiles in hand are worth what they may become (`plans`): more fan is worth a little more, each
tile that lacks costs most of it.  Level 1 misjudges; level 3 counts the tiles that are gone
and, one tile from the end, what each tile would win.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.games.mahjong_mcr.counting import Hand, House, score
from engines.games.mahjong_mcr.listing import moves
from engines.games.mahjong_mcr.plans import plans
from engines.games.mahjong_mcr.shapes import waits
from engines.games.mahjong_mcr.table import NONE, PASS, WIN, Act, Move, State
from engines.games.mahjong_mcr.tiles import EACH, KINDS, Meld, Tiles, counts
from engines.games.mahjong_mcr.view import View
from engines.luck import Luck

PER_TILE = 0.35  # what is left of a plan's worth for each tile it lacks
CLAIM = 1.15  # how much better a claim must make a hand
KONG = 0.95
READY = 2.0  # what waiting for all four of a tile is worth
NOISE = 60  # how wrong level 1 is, in percent
WORTH = ((24, 1.3), (12, 1.15), (8, 1.0), (0, 0.7))


def advise(view: View, luck: Luck, level: int, house: House) -> Move:
    """A legal move; for a level see above."""
    legal = list(moves(view, house))
    if WIN in legal or len(legal) == 1 or view.seat is None:
        return legal[0]
    thought = _Thought(view, view.seat, level, house, luck)
    return thought.claim(legal) if view.asked else thought.turn(legal)


class _Thought:
    """One decision: what the seat has, and what has been seen of each tile."""

    def __init__(self, view: View, seat: int, level: int, house: House, luck: Luck) -> None:
        self.view, self.seat, self.level = view, seat, level
        self.house, self.luck = house, luck
        self.melds = view.table.places[seat].melds
        self.unseen = _unseen(view.table, view.hand) if level > 1 else [EACH] * KINDS

    def turn(self, legal: list[Move]) -> Move:
        """The best discard, or a kong that spoils nothing."""
        discards = [move for move in legal if move.act is Act.DISCARD]
        best, value = self._discard(self.view.hand, self.melds, discards)
        for move in legal:
            is_kong = move.act in (Act.CONCEALED_KONG, Act.ADDED_KONG)
            if is_kong and self._after_kong(move) >= KONG * value:
                return move
        return best

    def claim(self, legal: list[Move]) -> Move:
        """A claim that brings the hand clearly nearer, else a pass."""
        best, value = PASS, CLAIM * self._worth(self.view.hand, self.melds)
        for move in legal:
            if move != PASS:
                after = self._after_claim(move)
                if after > value:
                    best, value = move, after
        return best

    def _after_claim(self, move: Move) -> float:
        offer = self.view.table.offer
        tile = offer.tile if offer else NONE
        kind = {Act.CHOW: "c", Act.PUNG: "p"}.get(move.act, "k")
        made = Meld(kind, move.tile if move.act is Act.CHOW else tile)
        given = list(made.tiles)
        given.remove(tile)
        hand = _without(self.view.hand, given)
        if move.act is Act.KONG:
            return self._worth(hand, (*self.melds, made))
        discards = [Move(Act.DISCARD, t) for t in sorted(set(hand))]
        return self._discard(hand, (*self.melds, made), discards)[1]

    def _after_kong(self, move: Move) -> float:
        if move.act is Act.ADDED_KONG:
            return self._worth(_without(self.view.hand, [move.tile]), self.melds)
        hand = _without(self.view.hand, [move.tile] * EACH)
        return self._worth(hand, (*self.melds, Meld("a", move.tile)))

    def _discard(
        self, hand: Tiles, melds: tuple[Meld, ...], discards: list[Move]
    ) -> tuple[Move, float]:
        values = [(self._worth(_without(hand, [m.tile]), melds), m) for m in discards]
        value, best = max(values, key=lambda one: one[0])
        return best, value

    def _worth(self, hand: Tiles, melds: tuple[Meld, ...]) -> float:
        count = counts(hand)
        value = 0.0
        for plan in plans(count, melds):
            if plan.lacks < 9:
                worth = next(w for least, w in WORTH if plan.fan >= least)
                for tile in plan.wanted:
                    worth *= (self.unseen[tile] / EACH) ** 0.5
                value += worth * PER_TILE**plan.lacks
        if self.level == 1:
            return value * (100 + self.luck.below(NOISE)) / 100
        return value + (self._ready(hand, melds, count) if self.level > 2 else 0.0)

    def _ready(self, hand: Tiles, melds: tuple[Meld, ...], count: Sequence[int]) -> float:
        """What the tiles that would win now are worth together."""
        table = self.view.table
        found = 0.0
        for tile in waits(count):
            left = self.unseen[tile]
            own, prevailing = table.wind(self.seat), table.prevailing
            ready = Hand(melds, hand, tile, seat=own, prevailing=prevailing)
            won = score(ready, self.house) if left > 0 else None
            if won and won.may_win:
                found += READY * left / EACH * min(won.total, 24) ** 0.25
        return found


def _without(hand: Tiles, tiles: list[int]) -> Tiles:
    left = list(hand)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


def _unseen(table: State, hand: Tiles) -> list[int]:
    """How many of each kind lie neither open nor in this hand."""
    seen = counts(hand)
    for place in table.places:
        melded = (t for meld in place.melds for t in meld.tiles if t != NONE)
        for tile in (*place.river, *melded):
            seen[tile] += 1
    return [EACH - n for n in seen]
