"""Cards as they are drawn."""

from __future__ import annotations

from engines.cards.pack import BIG_JOKER, JOKERS, Card
from engines.cards.pack import face as printed
from render.cards import face
from render.scene import Symbol


def symbol(card: Card) -> Symbol:
    """The face of a card, jokers among them."""
    if card.rank in JOKERS:
        return face("big" if card.rank == BIG_JOKER else "small")
    return face(printed(card.rank), card.suit)
