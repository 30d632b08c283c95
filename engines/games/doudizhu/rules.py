"""Dou dizhu: 叫分, 底牌, 出牌, 积分.  Values in, values out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import NamedTuple, TypeVar

from engines.cards.pack import Card
from engines.games.doudizhu.groups import DOUBLING, HEIGHT, Group, answer, arranged, readings

T = TypeVar("T")

SEATS = 3
HAND = 17
KITTY = 3
HIGHEST_BID = 3
Cards = tuple[Card, ...]
Hands = tuple[Cards, ...]
Ranks = tuple[str, ...]
RANK = attrgetter("rank")


class Why(StrEnum):
    """How a deal ended; why a text is no bid and no play; why a bid or play may not stand."""

    LANDLORD_WINS = "landlord_wins"
    FARMERS_WIN = "farmers_win"
    REDEAL = "redeal"

    NOT_A_BID = "not_a_bid"
    NO_SUCH_BID = "no_such_bid"
    NOT_CARDS = "not_cards"
    NO_RANK = "no_rank"
    WHICH_JOKER = "which_joker"
    TOO_MANY = "too_many"
    ONE_JOKER = "one_joker"
    NO_NUMBER = "no_number"
    TWO_MEANINGS = "two_meanings"
    NUMBERED = "numbered"

    BID_TOO_LOW = "bid_too_low"
    BIDDING_STILL = "bidding_still"
    BIDDING_OVER = "bidding_over"
    MUST_LEAD = "must_lead"
    NO_COMBINATION = "no_combination"
    DOES_NOT_BEAT = "does_not_beat"
    ROCKET_STANDS = "rocket_stands"
    NOT_HELD = "not_held"


class Spring(StrEnum):
    SPRING = "spring"
    ANTI_SPRING = "anti-spring"


@dataclass(frozen=True, slots=True)
class Bid:
    """叫分: 1, 2 or 3 points, or 0 for 不叫."""

    points: int


@dataclass(frozen=True, slots=True)
class Play:
    """出牌 by ranks, low to high; no cards at all is 不出."""

    cards: str


Move = Bid | Play
BIDS = tuple(map(Bid, range(HIGHEST_BID + 1)))
PASS = Play("")


class Played(NamedTuple):
    """What a seat put on the table, and what it counts as; nothing when it passed."""

    seat: int
    cards: Cards
    group: Group | None


PASSED = tuple(Played(seat, (), None) for seat in range(SEATS))


class State(NamedTuple):
    """One deal.  `plays` may begin in the middle of it when it was set up as an endgame.

    Hands are low to high, and of equal ranks in the order dealt, the 底牌 first: in this
    order they leave the hand, so that the suit shown tells nothing about the suits kept.
    `ranks` are the hands without their suits, which is all that the rules look at.
    The 底牌 lie as they are shown.  `standing` is the play to beat: None when `turn` leads, at
    first and after two passes.  `over` says that a hand is empty, or that nobody has bid.
    """

    hands: Hands
    ranks: Ranks
    kitty: Cards
    first: int
    turn: int
    bids: tuple[int, ...] = ()
    landlord: int | None = None
    base: int = 0
    doubles: int = 0
    plays: tuple[Played, ...] = ()
    standing: Played | None = None
    over: bool = False


def ranks(cards: Cards) -> str:
    return arranged(map(RANK, cards))


def ranks_of(hands: Hands) -> Ranks:
    """Of hands that are low to high."""
    return tuple(["".join(map(RANK, hand)) for hand in hands])


def by_rank(cards: Cards) -> Cards:
    """Low to high; cards of a rank keep their order."""
    return tuple(sorted(cards, key=lambda card: HEIGHT[card.rank]))


def sorted_cards(cards: Cards) -> Cards:
    """As cards are shown: low to high, each rank by suit, whose letters are in order."""
    if len(cards) < 2:
        return cards
    return tuple(sorted(cards, key=lambda card: (HEIGHT[card.rank], card.suit)))


def dealt(pack: Cards, first: int) -> State:
    """17 cards to each seat in turn, the last three are the 底牌."""
    hands = tuple(by_rank(pack[HAND * seat : HAND * (seat + 1)]) for seat in range(SEATS))
    return State(hands, ranks_of(hands), sorted_cards(pack[-KITTY:]), first, first)


# ---------------------------------------------------------------------- 叫分
def may_bid(bids: tuple[int, ...], points: int) -> bool:
    return points == 0 or max(bids, default=0) < points <= HIGHEST_BID


def auction_over(bids: tuple[int, ...]) -> bool:
    """Each seat bids once; 3 ends it at once."""
    return len(bids) == SEATS or HIGHEST_BID in bids


def bid(state: State, points: int, forced: bool) -> State:
    """After a bid; `forced` makes the first bidder 地主 at 1 when everybody passed."""
    bids, turn = (*state.bids, points), (state.turn + 1) % SEATS
    over = auction_over(bids)
    if not over or not (any(bids) or forced):
        return state._replace(bids=bids, turn=turn, over=over)
    base = max(bids) or 1
    landlord = (state.first + (bids.index(base) if any(bids) else 0)) % SEATS
    hand = by_rank(state.kitty + state.hands[landlord])
    return state._replace(
        hands=_with(state.hands, landlord, hand),
        ranks=_with(state.ranks, landlord, ranks(hand)),
        turn=landlord,
        bids=bids,
        landlord=landlord,
        base=base,
    )


# ---------------------------------------------------------------------- 出牌
def to_beat(plays: tuple[Played, ...]) -> Played | None:
    """The play that stands; None when the next seat leads: at first and after two passes."""
    for played in plays[:-SEATS:-1]:
        if played.group:
            return played
    return None


def held(hand: str, cards: str) -> bool:
    return all(hand.count(rank) >= cards.count(rank) for rank in set(cards))


def without(hand: str, cards: str) -> str:
    """What is left of a hand that holds these cards; both are low to high."""
    for rank in dict.fromkeys(cards):
        hand = hand.replace(rank * cards.count(rank), "", 1)
    return hand


def play(state: State, cards: str, wings: str) -> State:
    """After a group or a pass."""
    hands, ranks, kitty, first, seat, bids, landlord, base, doubles, plays, standing, _ = state
    turn = (seat + 1) % SEATS
    if cards:
        shown, kept, left = taken(hands[seat], ranks[seat], cards)
        hands = _with(hands, seat, kept)
        ranks = _with(ranks, seat, left)
        known = readings(cards, wings)  # where there is but one, it is what was legal
        group = known[0] if len(known) == 1 else answer(cards, standing and standing.group, wings)
        doubles += group is not None and group.kind in DOUBLING
        played = standing = Played(seat, sorted_cards(shown), group)
    else:
        played = PASSED[seat]
        if plays and not plays[-1].group:
            standing = None
    plays += (played,)
    return State(
        hands,
        ranks,
        kitty,
        first,
        turn,
        bids,
        landlord,
        base,
        doubles,
        plays,
        standing,
        not ranks[seat],
    )


def taken(hand: Cards, ranks: str, cards: str) -> tuple[Cards, Cards, str]:
    """Cards of these ranks, the rest, and the rest's ranks; of equal ranks the first are taken."""
    at = ranks.index(cards[0])
    end = at + len(cards)
    if ranks[at:end] == cards:
        return hand[at:end], hand[:at] + hand[end:], ranks[:at] + ranks[end:]
    shown: Cards = ()
    for rank in dict.fromkeys(cards):
        at = ranks.index(rank)
        end = at + cards.count(rank)
        shown += hand[at:end]
        hand, ranks = hand[:at] + hand[end:], ranks[:at] + ranks[end:]
    return shown, hand, ranks


def _with(of_seats: tuple[T, ...], seat: int, changed: T) -> tuple[T, ...]:
    one, two, three = of_seats
    if seat == 0:
        return changed, two, three
    return (one, changed, three) if seat == 1 else (one, two, changed)


def over(hands: Hands, landlord: int | None, bids: tuple[int, ...]) -> bool:
    """Whether a hand is empty, or the auction found nobody."""
    return auction_over(bids) if landlord is None else not all(hands)


# ---------------------------------------------------------------------- 积分
def winner(counts: tuple[int, ...], landlord: int | None) -> int | None:
    """Who has emptied a hand."""
    return counts.index(0) if landlord is not None and 0 in counts else None


def ended(counts: tuple[int, ...], landlord: int | None) -> Why:
    """How a deal that is over ended."""
    if landlord is None:
        return Why.REDEAL
    return Why.LANDLORD_WINS if not counts[landlord] else Why.FARMERS_WIN


def spring(
    counts: tuple[int, ...], landlord: int | None, plays: tuple[Played, ...]
) -> Spring | None:
    """春天: no farmer has played a card.  反春天: the 地主 played one group, then no more.

    Told by the cards in hand, so that an endgame set up without its history has neither.
    """
    first_out = winner(counts, landlord)
    if first_out is None or landlord is None:
        return None
    if first_out == landlord:
        untouched = all(counts[s] == HAND for s in range(SEATS) if s != landlord)
        return Spring.SPRING if untouched else None
    groups = [p for p in plays if p.seat == landlord and p.group]
    once = len(groups) == 1 and len(groups[0].cards) + counts[landlord] == HAND + KITTY
    return Spring.ANTI_SPRING if once else None


def multiplier(doubles: int, sprung: bool, cap: int) -> int:
    """Twice for each bomb and rocket played and for a spring; `cap` 0 is no cap."""
    whole = 1 << (doubles + sprung)
    return min(whole, cap) if cap > 0 else whole


def points(base: int, times: int, landlord: int, landlord_wins: bool) -> tuple[int, ...]:
    """The 地主 takes or gives 2·base·multiplier, each farmer once that."""
    each = base * times * (1 if landlord_wins else -1)
    return tuple(2 * each if seat == landlord else -each for seat in range(SEATS))
