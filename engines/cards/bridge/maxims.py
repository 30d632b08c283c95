"""Maxims of card play: cash what is good, draw trumps, second hand low, third hand high.

They use what the player knows alone: the hand on turn, the trick, the cards gone, and for
declarer's side the other hand (`mate`; 0 when it is not seen).
"""

from __future__ import annotations

from engines.cards.bridge.tricks import PACK, SHIFTS, SUIT, Deal


def maxim(deal: Deal, gone: int, mate: int) -> int:
    """The card to play from the hand on turn."""
    if not deal.trick:
        return _lead(deal, gone, mate)
    playable = deal.playable()
    led = deal.trick[0][1] // 13
    suit = playable & SUIT << SHIFTS[led]
    return _follow(deal, suit, gone) if suit else _void(deal, playable, gone)


def lowest(cards: int) -> int:
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    return cards.bit_length() - 1


# ---------------------------------------------------------------------- leading
def _lead(deal: Deal, gone: int, mate: int) -> int:
    hand, trump = deal.hands[deal.turn], deal.trump
    out = PACK & ~gone & ~hand & ~mate  # what the others hold
    if mate and trump >= 0 and (drawn := _draw(hand, out, trump)) >= 0:
        return drawn
    best, longest = -1, -1
    for suit in range(4):
        held = hand >> SHIFTS[suit] & SUIT
        if not held or (suit == trump and mate):
            continue
        length = held.bit_count() + (mate >> SHIFTS[suit] & SUIT).bit_count()
        if held.bit_length() > (out >> SHIFTS[suit] & SUIT).bit_length() and length > longest:
            best, longest = suit, length
    if best >= 0:
        return highest(hand & SUIT << SHIFTS[best])
    return _small(hand, mate, trump)


def _draw(hand: int, out: int, trump: int) -> int:
    """A trump while the others have some: the highest when it is good; -1 when none is left."""
    held = hand >> SHIFTS[trump] & SUIT
    against = out >> SHIFTS[trump] & SUIT
    if not held or not against:
        return -1
    own = hand & SUIT << SHIFTS[trump]
    if held.bit_length() > against.bit_length():
        return highest(own)
    return lowest(own) if held.bit_count() > 2 else -1


def _small(hand: int, mate: int, trump: int) -> int:
    """The lowest of the suit that is longest with the partner, trumps only when nothing else."""
    best, longest = -1, -1
    for suit in range(4):
        held = hand & SUIT << SHIFTS[suit]
        if held:
            length = held.bit_count() + (mate >> SHIFTS[suit] & SUIT).bit_count()
            length -= 20 if suit == trump else 0
            if best < 0 or length > longest:
                best, longest = suit, length
    return lowest(hand & SUIT << SHIFTS[best])


# ---------------------------------------------------------------------- following
def _follow(deal: Deal, suit: int, gone: int) -> int:
    """With cards of the suit led."""
    winner, card = deal.winning()
    if card // 13 != deal.trick[0][1] // 13:
        return lowest(suit)  # ruffed
    better = suit & ~((1 << (card + 1)) - 1)
    if not better:
        return lowest(suit)
    ours = winner % 2 == deal.turn % 2
    if len(deal.trick) == 3:
        return lowest(suit) if ours else lowest(better)
    out = PACK & ~gone & ~suit & SUIT << SHIFTS[card // 13]
    for _, shown in deal.trick:
        out &= ~(1 << shown)
    if ours and card > highest(out):
        return lowest(suit)
    top = highest(better)
    if len(deal.trick) == 1:
        return top if top > highest(out) and deal.trump >= 0 else lowest(suit)
    return _cheapest(better, out) if top > card else lowest(suit)


def _cheapest(better: int, out: int) -> int:
    """Third hand high: the lowest of the cards that are as good as the highest."""
    top = highest(better)
    below = out & ((1 << top) - 1)
    equal = better & ~((1 << highest(below)) - 1) if below else better
    return lowest(equal) if equal else top


def _void(deal: Deal, playable: int, gone: int) -> int:
    """Without the suit led: ruff when the others win, else let go of a small card."""
    winner, card = deal.winning()
    ours = winner % 2 == deal.turn % 2
    trumps = playable & SUIT << SHIFTS[deal.trump] if deal.trump >= 0 else 0
    if trumps and not (ours and _stands(deal, card, gone)):
        over = trumps & ~((1 << (card + 1)) - 1) if card // 13 == deal.trump else trumps
        if over:
            return lowest(over)
    return _small(playable & ~trumps or playable, 0, deal.trump)


def _stands(deal: Deal, card: int, gone: int) -> bool:
    """Whether the partner's card will win, as far as one can tell."""
    if len(deal.trick) == 3:
        return True
    higher = SUIT << SHIFTS[card // 13] & ~((1 << (card + 1)) - 1)
    return not higher & ~gone
