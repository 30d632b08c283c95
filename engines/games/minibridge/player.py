"""The computer names a contract from its own hand and dummy's, which it sees."""

from __future__ import annotations

from engines.cards.bridge.contract import STRAINS, partner
from engines.cards.bridge.play import Call, Cards
from engines.cards.bridge.points import high_cards
from engines.cards.bridge.view import View
from engines.games.minibridge.rules import GAMES, PART
from engines.luck import Luck

FIT = 8
NEEDED = {"C": 29, "D": 29, "H": 24, "S": 24, "NT": 25}  # points for a game
SHORT = {0: 3, 1: 2, 2: 1}
EXTRA = 2  # what each trump beyond eight is worth
SLAM = {6: 33, 7: 37}
TIMID = 3  # level 1 names a part score once in so many games


def advise(view: View, luck: Luck, level: int, slams: bool) -> Call:
    """A legal contract."""
    own, table = _hands(view)
    strain, strength = _best(own, table)
    if strength < NEEDED[strain] or (level == 1 and not luck.below(TIMID)):
        return Call(f"{PART}{strain}")
    reached = [level for level, needed in SLAM.items() if slams and strength >= needed]
    return Call(f"{max(reached, default=GAMES[strain])}{strain}")


def safest(view: View) -> Call:
    """Seven tricks in the longest suit of both hands."""
    own, table = _hands(view)
    return Call(f"{PART}{max(STRAINS[:-1], key=lambda suit: _length((*own, *table), suit))}")


def _hands(view: View) -> tuple[Cards, Cards]:
    declarer = view.seat or 0
    return view.hands[declarer] or (), view.hands[partner(declarer)] or ()


def _best(own: Cards, table: Cards) -> tuple[str, int]:
    """The strain with most to spare over its game, and how strong both hands are in it."""
    strong = {strain: _strength(own, table, strain) for strain in STRAINS}
    best = max(STRAINS, key=lambda strain: (strong[strain] - NEEDED[strain], STRAINS.index(strain)))
    return best, strong[best]


def _strength(own: Cards, table: Cards, strain: str) -> int:
    """High cards; with a fit also long trumps and short suits, without one far less."""
    points = high_cards(own) + high_cards(table)
    if strain == "NT":
        bare = [
            s
            for s in STRAINS[:-1]
            if not any(c.rank in "AKQ" for c in (*own, *table) if c.suit == s)
        ]
        return points - 3 * len(bare)
    trumps = _length((*own, *table), strain)
    short = (
        SHORT.get(_length(hand, s), 0) for hand in (own, table) for s in STRAINS[:-1] if s != strain
    )
    return points + EXTRA * (trumps - FIT) + (sum(short) // 2 if trumps >= FIT else -5)


def _length(cards: Cards, suit: str) -> int:
    return sum(card.suit == suit for card in cards)
