"""The computer's card play: a view in, a card out.

Level 2 follows maxims.  Level 3 deals the unseen cards many times as they may lie, plays each
deal on by the maxims (the last tricks exactly), and takes the card that does best.  It never
knows more than its seat: the cards of a deal thought of are drawn, not looked up.
"""

from __future__ import annotations

from engines.cards.bridge import tricks
from engines.cards.bridge.contract import PLAYERS, after, partner, side
from engines.cards.bridge.maxims import maxim
from engines.cards.bridge.play import SUITS, Cards
from engines.cards.bridge.points import high_cards
from engines.cards.bridge.tricks import SHIFTS, SUIT, Deal, bits, card_at, distinct
from engines.cards.bridge.view import View
from engines.cards.pack import Card
from engines.luck import Luck

CARELESS = 4  # level 1 plays any card once in so many turns
DEALS = 32
EXACT = 4  # tricks left that are played out exactly
TRIES = 12  # at a deal that fits what is known
OPENER, PASSED = 10, 13  # points that a bidder has at least, a hand that passed at most


# ---------------------------------------------------------------------- choosing
def choose(view: View, luck: Luck, level: int) -> Card:
    """A legal card for the hand on turn."""
    if len(view.playable) == 1:
        return view.playable[0]
    if level == 1 and not luck.below(CARELESS):
        return luck.choice(view.playable)
    if level < 3:
        return card_at(maxim(_known(view), _gone(view), _mate(view)))
    return card_at(_thought(view, luck))


def _thought(view: View, luck: Luck) -> int:
    """The card that takes most tricks over many deals; the lowest of equal ones."""
    gone = _gone(view)
    options = distinct(bits(view.playable), gone)
    if len(options) == 1:
        return options[0]
    total = dict.fromkeys(options, 0)
    for _ in range(DEALS):
        deal = _dealt(view, luck)
        known: tricks.Known = {}
        for card in options:
            total[card] += _outcome(deal, card, gone, view, known)
    return max(options, key=lambda card: (total[card], -(card % 13)))


def _outcome(deal: Deal, card: int, gone: int, view: View, known: tricks.Known) -> int:
    """Tricks of the side on turn when this card is played now."""
    then, mine = deal.copy(), side(deal.turn)
    taker = then.put(card)
    won = int(taker >= 0 and side(taker) == mine)
    if view.left <= EXACT:
        return won + tricks.best(then, mine, known)
    declaring = -1 if view.declarer is None else side(view.declarer)
    return won + _played_out(then, mine, gone | 1 << card, declaring)


def _played_out(deal: Deal, mine: int, gone: int, declaring: int) -> int:
    """Tricks of a side when everybody follows the maxims."""
    won = 0
    hands = deal.hands
    while deal.trick or hands[deal.turn]:
        turn = deal.turn
        mate = hands[(turn + 2) % PLAYERS] if turn % 2 == declaring else 0
        card = maxim(deal, gone, mate)
        gone |= 1 << card
        taker = deal.put(card)
        won += taker >= 0 and taker % 2 == mine
    return won


# ---------------------------------------------------------------------- what is known
def _gone(view: View) -> int:
    return bits(played.card for played in view.played)


def _mate(view: View) -> int:
    """The partner's hand, where declarer and dummy are played together."""
    if view.declarer is None or side(view.turn) != side(view.declarer):
        return 0
    return bits(view.hands[partner(view.turn)] or ())


def _known(view: View) -> Deal:
    """The deal as far as it is seen: hands unseen are empty."""
    hands = [bits(hand or ()) for hand in view.hands]
    return Deal(hands, view.turn, tricks.trick_of(view.trick), tricks.trump_of(view.trump))


def _dealt(view: View, luck: Luck) -> Deal:
    """One way in which the unseen cards may lie, by suits shown out of and by the auction."""
    deal = _known(view)
    seen = _gone(view) | sum(deal.hands)
    unseen = list(tricks.each(tricks.PACK & ~seen))
    empty = [seat for seat in range(PLAYERS) if view.hands[seat] is None]
    if not empty:
        return deal
    barred = _shown_out(view)
    for attempt in range(TRIES):
        dealt = _shared(luck.shuffled(unseen), empty, view.counts, barred)
        if dealt and (attempt == TRIES - 1 or _plausible(view, dealt)):
            break
    else:
        dealt = _shared(luck.shuffled(unseen), empty, view.counts, {})
    for seat, held in (dealt or {}).items():
        deal.hands[seat] = held
    return deal


def _shared(
    cards: tuple[int, ...], seats: list[int], counts: tuple[int, ...], barred: dict[int, int]
) -> dict[int, int] | None:
    """The cards given out, those that fewest seats may hold first; None when it fails."""
    room = {seat: counts[seat] for seat in seats}
    dealt = dict.fromkeys(seats, 0)

    def takers(card: int) -> list[int]:
        return [s for s in seats if room[s] and not barred.get(s, 0) >> card & 1]

    forced = sorted(cards, key=lambda card: len(takers(card))) if barred else cards
    for number, card in enumerate(forced):
        able = takers(card)
        if not able:
            return None
        # The order of the cards is chance already; so is who takes one of several.
        seat = able[(card + number * 7) % len(able)] if barred else able[0]
        dealt[seat] |= 1 << card
        room[seat] -= 1
    return dealt


def _shown_out(view: View) -> dict[int, int]:
    """The cards each seat cannot hold, having failed to follow suit."""
    barred: dict[int, int] = {}
    for at in range(0, len(view.played), PLAYERS):
        led = view.played[at].card.suit
        for one in view.played[at + 1 : at + PLAYERS]:
            if one.card.suit != led:
                suit = SUIT << SHIFTS[SUITS.index(led)]
                barred[one.seat] = barred.get(one.seat, 0) | suit
    return barred


def _plausible(view: View, dealt: dict[int, int]) -> bool:
    """Whether the hands fit the auction: who bid has some points, who passed first not many."""
    for seat, held in dealt.items():
        calls = view.calls[(seat - view.dealer) % PLAYERS :: PLAYERS]
        first = next((call.bid for call in calls if call.bid != "P"), "")
        shown = [one.card for one in view.played if one.seat == seat]
        strength = high_cards((*map(card_at, tricks.each(held)), *shown))
        opened = bool(first) and first not in ("X", "XX") and int(first[0]) < 3
        if (opened and strength < OPENER - 4) or (not first and calls and strength > PASSED):
            return False
    return True


# ---------------------------------------------------------------------- claims and time-outs
def believes(view: View) -> bool:
    """Whether a claim will be agreed to: it is what the cards make, as far as one can see."""
    claim = view.claim
    if claim is None:
        return False
    if claim.seat != view.declarer:
        return not _sure_trick(view)
    deal, gone = _known(view), _gone(view)
    missing = next((s for s in range(PLAYERS) if view.hands[s] is None), None)
    if missing is not None:
        deal.hands[missing] = tricks.PACK & ~gone & ~sum(deal.hands)
    mine = side(claim.seat)
    if view.left <= EXACT + 1:
        return tricks.best(deal, mine, {}) >= claim.tricks
    return _played_out(deal, mine, gone, mine) >= claim.tricks


def _sure_trick(view: View) -> bool:
    """Whether this hand holds the highest trump, or the highest card of a suit, still out."""
    if view.seat is None:
        return False
    own = bits(view.hands[view.seat] or ())
    out = tricks.PACK & ~_gone(view)
    for shift in SHIFTS:
        suit = out & SUIT << shift
        if suit and own >> (suit.bit_length() - 1) & 1:
            return True
    return False


def harmless(view: View) -> Card:
    """When time is out: the lowest card that follows suit; else the lowest of the shortest
    side suit; for the opening lead the fourth best of the longest suit."""
    if view.trick and view.playable[0].suit == view.trick[0].card.suit:
        return view.playable[-1]
    suits = _by_suit(view.playable)
    if not view.played and view.declarer is not None and view.turn == after(view.declarer):
        longest = max(suits.values(), key=len)
        return longest[min(3, len(longest) - 1)]
    beside = {suit: cards for suit, cards in suits.items() if suit != view.trump} or suits
    return min(beside.values(), key=len)[-1]


def _by_suit(cards: Cards) -> dict[str, Cards]:
    found = {suit: tuple(c for c in cards if c.suit == suit) for suit in SUITS}
    return {suit: held for suit, held in found.items() if held}
