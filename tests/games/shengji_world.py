"""Other worlds of 升级: what the others hold, what is still to be dealt, and what lies buried.

A card that was shown, played or turned stays where it was; everything else that a seat has
not seen changes places.  What comes of a throw depends on hidden cards, so a world counts
only when every throw ends as it did; what another seat buried is told anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engines.cards.pack import Card
from engines.game import replay
from engines.games import AnyGame
from engines.games.shengji import Shengji
from engines.games.shengji.rules import Phase, State
from engines.games.shengji.suits import coded, codes
from engines.luck import Luck
from tests.selfplay import Record

WHOLE, SINGLE = 3, 6  # tries: everything at once, then two cards at a time


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    """The same record, but for another's burying, from another deal."""
    assert isinstance(game, Shengji)
    first, *order = deal.split()
    state: State = replay(game, deal, record)
    fixed = known(game, int(first), order, state, seat)
    hidden = [place for place in range(len(order)) if place not in fixed]
    buried = [] if seat == state.dealer else fixed.buried
    world = (deal, record)
    for attempt in range(WHOLE + SINGLE):
        places = hidden if attempt < WHOLE else list(luck.shuffled(hidden))[:2]
        cards = world[0].split()[1:]
        for place, one in zip(places, luck.shuffled(cards[p] for p in places), strict=True):
            order[place] = one
        told = _buries(game, record, [order[p] for p in buried]) if buried else record
        other = f"{first} {' '.join(order)}"
        if trace(replay(game, other, told)) == trace(state):
            world = (other, told)
            if attempt < WHOLE:
                break
        order = world[0].split()[1:]
    return world


def trace(state: State) -> object:
    """What everybody has seen happen."""
    return state.shown, state.tricks, state.table, state.turn, state.points, state.turned


class Known(set[int]):
    """Places of the deal a seat knows the cards of; and those that lie buried."""

    def __init__(self) -> None:
        super().__init__()
        self.buried: list[int] = []


def known(game: Shengji, first: int, order: list[str], state: State, seat: int | None) -> Known:
    found = Known()
    count, size = game.count, game.hand_size
    kitty = list(range(count * size, len(order)))
    places = {s: [p for p in range(count * size) if (first + p) % count == s] for s in range(count)}
    for one in state.shown:
        _fix(found, order, places[one.seat][: one.drawn], one.cards)
    _fix(found, order, kitty, state.turned)
    dealer = state.dealer if state.phase is not Phase.DECLARE else None
    if dealer is not None:
        places[dealer] += kitty
    if seat is not None:
        found |= set(places[seat][: state.drawn] if dealer is None else places[seat])
    played: dict[int, set[int]] = {}
    puts = [*(put for trick in state.tricks for put in trick.plays), *state.table]
    for s in range(count):
        down = [one for put in puts if put.seat == s for one in put.cards]
        played[s] = set(_fix(found, order, places[s], down))
        for put in puts:
            if put.seat == s:
                _fix(found, order, places[s], put.back)
    if state.buried and dealer is not None:
        rest = [p for p in places[dealer] if p not in played[dealer]]
        found.buried = _places(order, sorted(rest, key=lambda p: p in found), state.kitty)
        if state.phase is Phase.OVER:
            found |= set(found.buried)
    return found


def _fix(found: Known, order: list[str], places: list[int], cards: Iterable[Card]) -> list[int]:
    """As many places hold these cards as there are of them, those known already first."""
    taken = _places(order, sorted(places, key=lambda p: p not in found), cards)
    found |= set(taken)
    return taken


def _places(order: list[str], places: list[int], cards: Iterable[Card]) -> list[int]:
    """Where these cards are, of these places the first."""
    wanted = Counter(codes([one]) for one in cards)
    taken = []
    for place in places:
        if wanted[order[place]] > 0:
            wanted[order[place]] -= 1
            taken.append(place)
    return taken


def _buries(game: Shengji, record: Record, cards: list[str]) -> Record:
    """The record with other cards buried."""
    order = game.order("N", "2")
    told = []
    for seat, text in record:
        if text.startswith("bury "):
            text = f"bury {codes(order.arranged(map(coded, cards)))}"
        told.append((seat, text))
    return told
