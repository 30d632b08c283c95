"""Playing cards as every card game here knows them: suits, ranks, two jokers."""

from __future__ import annotations

from dataclasses import dataclass

SUITS = "CDHS"
RANKS = "23456789TJQKA"
SMALL_JOKER = "B"
BIG_JOKER = "R"
JOKERS = SMALL_JOKER + BIG_JOKER
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@dataclass(frozen=True, slots=True)
class Card:
    """One card; a joker has no suit, and a card whose suit nobody named has none either."""

    rank: str
    suit: str = ""

    @property
    def code(self) -> str:
        """Two letters for records, suit first: `S3`, `HT`; a joker is `B` or `R`."""
        return self.suit + self.rank

    @property
    def symbol(self) -> str:
        """As it is printed: `♠3`, `♥10`; a joker stays `B` or `R`."""
        return SYMBOLS.get(self.suit, "") + face(self.rank)


def face(rank: str) -> str:
    """What is printed on a card of this rank: `10` for `T`."""
    return "10" if rank == "T" else rank


def card(code: str) -> Card:
    """The card of a code (see `Card.code`).  Raises ValueError for any other text."""
    if code in JOKERS and len(code) == 1:
        return Card(code)
    if len(code) == 2 and code[0] in SUITS and code[1] in RANKS:
        return Card(code[1], code[0])
    raise ValueError(code)


def pack(jokers: bool = False) -> tuple[Card, ...]:
    """One pack in order: 52 cards, with both jokers 54."""
    plain = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)
    return plain + tuple(Card(rank) for rank in JOKERS) if jokers else plain
