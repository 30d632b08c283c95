"""The computer player: counts what is out, gives points to its partner, keeps its trumps.

Every play has a price: what the cards are worth kept, what they win or give away.  Level 1
misjudges prices at random and counts nothing; level 2 counts no cards; level 3 knows which of
its cards nobody can beat, and throws them together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

from engines.cards.pack import Card
from engines.games.shengji import leads
from engines.games.shengji.following import follows
from engines.games.shengji.memory import Memory
from engines.games.shengji.rules import Bury, Move, Pass, Phase, Play, Show
from engines.games.shengji.shapes import Unit, by_size, fits, is_unit, split
from engines.games.shengji.suits import (
    NO_TRUMP,
    SUIT_ORDER,
    TRUMPS,
    Cards,
    Order,
    points,
    without,
)
from engines.games.shengji.tricks import winner
from engines.games.shengji.view import View
from engines.luck import Luck

TRIED = 600  # ways to follow that are looked at
CUTS = 40  # ways to win with one shape
NOISE = 12  # how far level 1 misjudges
DECLARES = (
    0.34,
    0.44,
)  # share of trumps in the cards drawn: to open, to go over others
SURE, LIKELY, UNSURE = (
    1.0,
    0.5,
    -0.25,
)  # what points given are worth: to whom the trick goes


def advise(view: View, luck: Luck, level: int) -> Move:
    """A legal move; for a level see above."""
    match view.phase:
        case Phase.DECLARE:
            return _declare(view, luck, level)
        case Phase.BURY:
            return Bury(_buried(view, level))
        case _:
            return _play(view, luck, level)


def harmless(view: View) -> Move:
    """What is played when time is out: nothing is shown, low cards are led and buried."""
    match view.phase:
        case Phase.DECLARE:
            return Pass()
        case Phase.BURY:
            spared = sorted(view.hand, key=lambda one: leads.spare(view, (one,)))
            return Bury(view.order.arranged(spared[: view.house.kitty_size]))
        case _ if view.table:
            return _followed(view, Memory.of(view, counts=True))
        case _:
            return Play((_lowest(view),))


def _lowest(view: View) -> Card:
    """The lowest card of the longest off suit; of trumps when there is nothing else."""
    order = view.order
    suits = [order.of_suit(view.hand, suit) for suit in (*SUIT_ORDER, TRUMPS)]
    longest = max(suits[:-1], key=len)
    return min(longest or suits[-1], key=order.height)


# ---------------------------------------------------------------------- 亮主, 扣底
def _declare(view: View, luck: Luck, level: int) -> Move:
    """The suit with most trumps, when they are a good part of what has been drawn."""
    shows = list(leads.declarations(view))
    if not shows or (level == 1 and luck.below(2)):
        return Pass()
    best = max(shows, key=lambda show: (_trumps(view, show), len(show.cards)))
    standing = view.standing
    if standing and view.seat is not None and (standing.seat - view.seat) % 2 == 0:
        return Pass()  # the partner's choice stands
    if view.declaring.for_big_jokers:
        return best  # it only says who deals, and that is good
    needed = DECLARES[1 if standing else 0] * len(view.hand)
    return best if _trumps(view, best) >= needed else Pass()


def _trumps(view: View, show: Show) -> int:
    suit = show.suit or show.cards[0].suit or NO_TRUMP
    order = view.house.order(suit, view.level)
    return len(order.of_suit(view.hand, TRUMPS))


def _buried(view: View, level: int) -> Cards:
    """Low cards of short suits, so that the dealer can ruff; no points, no pairs, no aces."""
    order = view.order
    sizes = Counter(map(order.suit, view.hand))
    counts = Counter(view.hand)

    def price(one: Card) -> float:
        suit = order.suit(one)
        kept = 1.0 * order.height(one) + 4 * (counts[one] > 1) + 0.8 * points((one,))
        top = order.height(one) == order.tall(suit) - 1
        return kept + 20 * (suit == TRUMPS) + 8 * top + (0.7 * sizes[suit] if level > 1 else 0)

    return order.arranged(sorted(view.hand, key=price)[: view.house.kitty_size])


# ---------------------------------------------------------------------- 出牌
def _play(view: View, luck: Luck, level: int) -> Play:
    memory = Memory.of(view, counts=level > 2)
    if not view.table:
        return _led(view, memory, luck, level)
    if level == 1 and not luck.below(3):
        return Play(view.order.arranged(luck.choice(list(islice(_answers(view), TRIED)))))
    return _followed(view, memory)


def _answers(view: View) -> Iterator[Cards]:
    return follows(view.order, view.lead, view.hand, view.house.protect)


def _led(view: View, memory: Memory, luck: Luck, level: int) -> Play:
    """The lead with the best prospects."""
    order = view.order
    found: list[tuple[float, Cards]] = []
    for suit in (*SUIT_ORDER, TRUMPS):
        cards = order.of_suit(view.hand, suit)
        if not cards:
            continue
        units = split(order, cards)
        found += [(_prospects(view, memory, one), one.cards) for one in units]
        tops = [one for one in units if memory.top(one)]
        if level > 2 and len(tops) > 1 and not memory.ruffed(suit):
            found.append(_thrown(view, memory, tops))
    if level == 1:
        found = [(worth + luck.below(10 * NOISE) / 10, cards) for worth, cards in found]
    cards = max(found, key=lambda one: one[0])[1]
    return Play(order.arranged(cards), not is_unit(order, cards))


def _thrown(view: View, memory: Memory, tops: list[Unit]) -> tuple[float, Cards]:
    """All that nobody can beat, at once."""
    worth = max(_prospects(view, memory, one) for one in tops) + 3 * len(tops)
    return worth, tuple(one for unit in tops for one in unit.cards)


def _prospects(view: View, memory: Memory, one: Unit) -> float:
    """What leading a unit promises."""
    order, suit = view.order, view.order.suit(one.cards[0])
    worth = points(one.cards)
    trump = suit == TRUMPS
    if memory.top(one):
        danger = memory.ruffed(suit)
        return (8 - worth if danger else 24 + worth) + 4 * one.size - 5 * trump
    size = 5 * (one.size - 1) * (0.5 + one.low / order.tall(suit))
    helped = 6 * memory.partner_ruffs(suit)
    return size - 1.2 * worth - 0.4 * one.low - 6 * trump + helped


def _followed(view: View, memory: Memory) -> Play:
    """The cheapest way to follow, for what the trick is likely to bring."""
    best = min(_candidates(view), key=lambda cards: _price(view, memory, cards))
    return Play(view.order.arranged(best))


def _candidates(view: View) -> Iterator[Cards]:
    """Ways to follow: the first of all, and those that might win."""
    order, lead, hand = view.order, view.lead, view.hand
    own = order.of_suit(hand, view.asked.suit)
    if len(own) > len(lead):
        yield from islice(_answers(view), TRIED)
        yield from _shaped(order, lead, own)
        return
    rest = without(hand, own)
    missing = len(lead) - len(own)
    by_worth = sorted(rest, key=lambda one: (order.suit(one) == TRUMPS, order.height(one)))
    spare = sorted(by_worth, key=lambda one: points((one,)) > 0)
    rich = sorted(by_worth, key=lambda one: -points((one,)))
    for way in (by_worth, spare, rich):
        yield own + tuple(way[:missing])
    if not own:
        yield from _shaped(order, lead, order.of_suit(hand, TRUMPS))


def _shaped(order: Order, lead: Cards, cards: Cards) -> Iterator[Cards]:
    """Plays of the lead's shape; beside its pairs and tractors the lowest singles."""
    shapes = by_size(u.shape for u in split(order, lead))
    wide = tuple(shape for shape in shapes if shape != (1, 1))
    singles = len(shapes) - len(wide)
    for cut in islice(fits(order, cards, wide), CUTS):
        used = tuple(one for unit in cut for one in unit.cards)
        left = sorted(without(cards, used), key=order.height)
        if len(left) < singles:
            continue
        if wide or singles == 0:
            yield used + tuple(left[:singles])
            continue
        for place in range(singles - 1, len(left)):
            yield (*left[: singles - 1], left[place])


def _price(view: View, memory: Memory, cards: Cards) -> float:
    """What a play costs: cards given up, points given away, less what it wins."""
    order, house = view.order, view.house
    seat = view.seat or 0
    plays = [put.cards for put in view.table]
    stands = view.table[winner(order, [*plays])].seat
    takes = winner(order, [*plays, cards]) == len(plays)
    last = len(view.table) == house.count - 1
    holder = seat if takes else stands
    ours = (holder - seat) % 2 == 0
    sure = last or memory.holds(cards if takes else _of(view, stands), lead=view.lead)
    pot = sum(map(points, plays))
    gain = (SURE if sure else LIKELY) if ours else (-SURE if sure or last else UNSURE)
    given = UNSURE if takes and not sure else gain
    won = given * points(cards) + gain * (pot if takes else 0)
    bonus = 2.0 if takes and (stands - seat) % 2 else 0.0
    return _kept(view, cards) - won - bonus


def _of(view: View, seat: int) -> Cards:
    return next(put.cards for put in view.table if put.seat == seat)


def _kept(view: View, cards: Iterable[Card]) -> float:
    """What cards are worth in the hand: height, trumps, pairs that would be broken."""
    order, held = view.order, Counter(view.hand)
    price = 0.0
    for one, count in Counter(cards).items():
        suit = order.suit(one)
        place = order.height(one) / order.tall(suit)
        price += count * ((3 + 7 * place) if suit == TRUMPS else 0.5 + 3 * place**2)
        price += 2.5 if 0 < count < held[one] else 0.0
    return price
