"""Other worlds of dou dizhu: what the others still hold and the 底牌 are dealt anew."""

from __future__ import annotations

from itertools import chain

from engines.game import replay
from engines.games import AnyGame
from engines.games.doudizhu import position
from engines.games.doudizhu.rules import Cards, State
from engines.luck import Luck
from tests.selfplay import Record


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    """The same record from a deal in which the cards this seat cannot see changed hands.

    What a hand has shown comes first in it: of equal ranks the first card is the one played.
    """
    begun: State = game.start(deal)
    known = seen(replay(game, deal, record), seat)
    places = (*begun.hands, begun.kitty)
    hidden = iter(luck.shuffled(c for c in chain(*places) if c not in known))
    anew = [
        (*shown, *(next(hidden) for _ in hand[len(shown) :]))
        for hand in places
        for shown in [[card for card in hand if card in known]]
    ]
    return f"{begun.first} {position.written(chain(*anew))}", record


def seen(state: State, seat: int | None) -> set[object]:
    """The cards this seat knows the places of."""
    played = {card for play in state.plays for card in play.cards}
    own: Cards = () if seat is None else state.hands[seat]
    return played | set(own) | set(() if state.landlord is None else state.kitty)
