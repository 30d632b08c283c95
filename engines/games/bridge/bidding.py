"""The computer's bidding: simple, natural, from its own hand and what was called."""

from __future__ import annotations

from engines.cards.bridge.contract import PLAYERS, Contract, height
from engines.cards.bridge.play import SUITS, Call, Cards
from engines.cards.bridge.view import View
from engines.games.bridge import rules
from engines.games.bridge.hand import MAJORS, Counted, counted
from engines.games.bridge.promises import Promise, promised
from engines.games.bridge.rules import DOUBLE, PASS
from engines.luck import Luck

GAME, MINOR_GAME, SMALL_SLAM, GRAND_SLAM = 25, 28, 33, 37
ASLEEP = 5  # level 1 misses what it should bid once in so many turns
FIT = 8
OVERCALL = {1: 8, 2: 11, 3: 13, 4: 16}  # points for it by its level
STRONG = 22  # points of a 2♣ opening
FREE = 20  # who may have more has set no limit
NT = "NT"


def advise(view: View, luck: Luck, level: int) -> Call:
    """A legal call."""
    hand: Cards = view.hands[view.seat or 0] or ()
    wanted = _wanted(view, counted(hand))
    if level == 1 and not luck.below(ASLEEP):
        wanted = PASS
    return Call(PASS if rules.why_not(view.calls, wanted) else wanted)


def _wanted(view: View, hand: Counted) -> str:
    calls = view.calls
    place = len(calls) % PLAYERS
    mine, mate = promised(calls, place), promised(calls, (place + 2) % PLAYERS)
    found = rules.last_bid(calls)
    last = found[1] if found else None
    theirs = found is not None and (len(calls) - found[0]) % 2 == 1
    if mate.takeout and not mine.bids:
        return _advance(calls, hand, last, theirs)
    if mine.bids or mate.bids:
        wanted = _together(calls, hand, mine, mate)
        forced = not theirs and last is not None and _forced(mine, mate, last)
        return _keep_going(calls, hand, last) if forced and last and wanted == PASS else wanted
    if last is None:
        return _opening(hand, seat=len(calls))
    return _overcall(calls, hand, last)


# ---------------------------------------------------------------------- first words
def _opening(hand: Counted, seat: int) -> str:
    if hand.balanced and hand.high in range(15, 18):
        return "1NT"
    if hand.balanced and hand.high in (20, 21):
        return "2NT"
    if hand.high >= 22:
        return "2C"
    major = hand.longest(MAJORS)
    if hand.long >= 12 and hand.high >= 10:
        return f"1{major}" if hand.lengths[major] >= 5 else f"1{hand.longest('DC')}"
    suit = hand.longest()
    if hand.high in range(6, 11) and seat < PLAYERS - 1:
        if hand.lengths[suit] >= 7:
            return f"3{suit}"
        if hand.lengths[suit] == 6 and suit != "C":
            return f"2{suit}"
    return PASS


def _overcall(calls: tuple[Call, ...], hand: Counted, last: Contract) -> str:
    """A good suit, a strong notrump, or a double for the other suits."""
    suit = hand.longest()
    if last.trump and hand.balanced and hand.high in range(15, 19) and hand.stops(last.trump):
        bid = _cheapest(calls, NT)
        if bid.level < 3:
            return bid.bid
    bid = _cheapest(calls, suit)
    least = OVERCALL.get(bid.level, 99)
    if hand.lengths[suit] >= 5 and suit != last.strain and least <= hand.high <= 17:
        return bid.bid
    others = [s for s in SUITS if s != last.strain]
    short = last.trump and hand.lengths[last.trump] <= 2 and last.level < 4
    if short and hand.high >= 12 and all(hand.lengths[s] >= 3 for s in others):
        return DOUBLE
    return DOUBLE if last.trump and hand.high >= 18 and last.level < 4 else PASS


def _advance(calls: tuple[Call, ...], hand: Counted, last: Contract | None, theirs: bool) -> str:
    """After the partner's double for takeout: never left in for lack of points."""
    if last is None:
        return PASS
    suits = "".join(s for s in SUITS if s != last.strain)
    suit = max(suits, key=lambda s: (hand.lengths[s], s in MAJORS))
    bid = _cheapest(calls, suit)
    if not theirs:
        return PASS
    if hand.high >= 12:
        level = 4 if suit in MAJORS else 3
        strain = suit if suit in MAJORS and hand.lengths[suit] >= 4 else NT
        return _at(calls, Contract(max(level if strain != NT else 3, bid.level), strain))
    if hand.high in range(8, 12) and last.trump and hand.stops(last.trump) and hand.balanced:
        return _cheapest(calls, NT).bid
    return _at(calls, Contract(min(4, bid.level + (hand.high >= 9)), suit))


# ---------------------------------------------------------------------- with a partner who bid
def _together(calls: tuple[Call, ...], hand: Counted, mine: Promise, mate: Promise) -> str:
    strain, fit = _strain(hand, mate)
    points = hand.fitting(strain) if fit >= FIT else hand.high
    low, high = points + mate.low, points + min(mate.high, mate.low + 4)
    found = rules.last_bid(calls)
    assert found is not None
    last, ours = found[1], (len(calls) - found[0]) % 2 == 0
    if not mine.bids and not ours and points < 6:
        return PASS
    if fit < FIT and not mine.bids and not _limited(mate) and low < SMALL_SLAM:
        told = _new_suit(calls, hand, mate, points)
        if told:
            return told
    level = _level(strain, fit, low)
    if level >= 3 and _is_game(level, strain):
        return _reach(calls, Contract(level, strain), last, ours, low)
    if high >= GAME and not _limited_both(mine) and fit >= FIT and strain in MAJORS:
        return _reach(calls, Contract(3, strain), last, ours, low)
    if strain == NT and low in (23, 24) and ours:
        return _reach(calls, Contract(2, NT), last, ours, low)
    return _part(calls, hand, mine, Contract(max(1, fit - 6), strain), last, ours)


def _forced(mine: Promise, mate: Promise, last: Contract) -> bool:
    """Whether the partner's last bid must not be passed: a strong opening and the answer to
    it, and a new suit by the partner of the opener."""
    if not mate.bids or last != mate.bids[-1]:
        return False
    if STRONG in (mate.low, mine.low):
        return len(mine.bids) + len(mate.bids) < 3
    new = last.trump and all(bid.strain != last.strain for bid in mine.bids)
    return bool(new) and len(mine.bids) == len(mate.bids) == 1 and mate.high > FREE


def _keep_going(calls: tuple[Call, ...], hand: Counted, last: Contract) -> str:
    """The least that says something, when a pass is not allowed."""
    own = hand.longest()
    if last.bid == "2C" and hand.high < 8:
        return "2D"
    if last.trump and hand.lengths[last.trump] >= 3 and last.bid not in ("2C", "2D"):
        return _cheapest(calls, last.strain).bid
    return _cheapest(calls, own if hand.lengths[own] >= 5 else NT).bid


def _strain(hand: Counted, mate: Promise) -> tuple[str, int]:
    """Where to play, and how many trumps both have at least: a major, notrump, a minor."""
    both = {suit: hand.lengths[suit] + mate.lengths[suit] for suit in SUITS}
    major = max(MAJORS, key=lambda suit: both[suit])
    if both[major] >= FIT:
        return major, both[major]
    minor = max("DC", key=lambda suit: both[suit])
    shown = [suit for suit in SUITS if mate.lengths[suit] >= 3]
    if both[minor] >= FIT + 1 and not hand.balanced and minor in shown:
        return minor, both[minor]
    return NT, 0


def _level(strain: str, fit: int, low: int) -> int:
    if low >= GRAND_SLAM:
        return 7
    if low >= SMALL_SLAM:
        return 6
    if strain in MAJORS and low >= GAME:
        return 4
    if strain == NT and low >= GAME:
        return 3
    return 5 if strain in "DC" and low >= MINOR_GAME else 0


def _is_game(level: int, strain: str) -> bool:
    return level >= (3 if strain == NT else 4 if strain in MAJORS else 5)


def _limited(mate: Promise) -> bool:
    """The partner has told so much that we can say where to play."""
    return mate.high - mate.low <= 5 and (len(mate.bids) > 1 or mate.bids[-1].strain == NT)


def _limited_both(mine: Promise) -> bool:
    return len(mine.bids) > 2


def _new_suit(calls: tuple[Call, ...], hand: Counted, mate: Promise, points: int) -> str:
    """A suit of one's own: four cards at level one, five at level two; else 1NT."""
    suits = [s for s in SUITS if mate.lengths[s] < 3 or hand.lengths[s] >= 6]
    for suit in sorted(suits, key=lambda s: -hand.lengths[s]):
        bid = _cheapest(calls, suit)
        needed = {1: (6, 4), 2: (10, 5)}.get(bid.level, (99, 9))
        if points >= needed[0] and hand.lengths[suit] >= needed[1]:
            return bid.bid
    bid = _cheapest(calls, NT)
    if points in range(6, 11) and bid.level == 1:
        return bid.bid
    return ""


def _reach(calls: tuple[Call, ...], goal: Contract, last: Contract, ours: bool, low: int) -> str:
    """The contract aimed at, when it is not passed yet; too high theirs is doubled."""
    if height(goal) > height(last):
        return goal.bid
    if ours:
        return PASS
    return DOUBLE if low >= GAME and last.level >= 4 else PASS


def _part(
    calls: tuple[Call, ...],
    hand: Counted,
    mine: Promise,
    goal: Contract,
    last: Contract,
    ours: bool,
) -> str:
    """As high as there are trumps to spare; a suit of one's own while it is cheap."""
    bid = _cheapest(calls, goal.strain)
    if goal.strain != NT and bid.level <= min(goal.level, 3) and last.strain != goal.strain:
        return bid.bid
    own = hand.longest()
    again = _cheapest(calls, own)
    worth = hand.lengths[own] >= 6 and again.level <= 2 and last.strain != own
    if ours and worth and len(mine.bids) < 2:
        return again.bid
    if ours and mine.bids and last.strain in mine.lengths and last.level == 1:
        second = _second(calls, hand, mine)
        return second or PASS
    return PASS


def _second(calls: tuple[Call, ...], hand: Counted, mine: Promise) -> str:
    """Opener's second bid over a new suit at level one."""
    for suit in SUITS:
        bid = _cheapest(calls, suit)
        if hand.lengths[suit] >= 4 and mine.lengths[suit] < 3 and bid.level == 1:
            return bid.bid
    if hand.balanced:
        return _cheapest(calls, NT).bid
    for suit in SUITS:
        bid = _cheapest(calls, suit)
        if hand.lengths[suit] >= 4 and bid.level == 2:
            return bid.bid
    return _cheapest(calls, NT).bid


# ---------------------------------------------------------------------- bids
def _cheapest(calls: tuple[Call, ...], strain: str) -> Contract:
    """The lowest bid of a strain that would stand; level 8 when there is none."""
    found = rules.last_bid(calls)
    least = height(found[1]) + 1 if found else 0
    level = next((n for n in range(1, 8) if height(Contract(n, strain)) >= least), 8)
    return Contract(level, strain)


def _at(calls: tuple[Call, ...], bid: Contract) -> str:
    """This bid, or the cheapest of its strain above the last; a pass beyond level five."""
    least = _cheapest(calls, bid.strain)
    level = max(bid.level, least.level)
    return PASS if level > 5 else f"{level}{bid.strain}"
