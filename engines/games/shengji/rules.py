"""升级 / 80分: 发牌亮主, 扣底, 出牌, 抠底.  Values in, values out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engines.games.shengji.declaring import (
    THREE,
    Declaration,
    Declaring,
    first_suit,
    highest_turned,
)
from engines.games.shengji.house import House
from engines.games.shengji.scoring import Result, raised, result
from engines.games.shengji.suits import NO_TRUMP, Cards, Order, points, without
from engines.games.shengji.tricks import beaten, multiplier, winner

FINE = 10  # points for each card taken back


class Phase(StrEnum):
    DECLARE = "declare"
    BURY = "bury"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Show:
    """亮主 or 反主; `suit` is named only with three jokers."""

    cards: Cards
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Pass:
    """不亮; `rest`: nor later in this deal."""

    rest: bool = False


@dataclass(frozen=True, slots=True)
class Bury:
    """扣底."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Play:
    """出牌; `thrown`: a lead of more than one unit, 甩牌."""

    cards: Cards
    thrown: bool = False


Move = Show | Pass | Bury | Play


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat put down; of a failed throw, what it took `back`, and how many cards."""

    seat: int
    cards: Cards
    back: Cards = ()
    taken_back: int = 0


@dataclass(frozen=True, slots=True)
class Trick:
    plays: tuple[Played, ...]
    winner: int

    @property
    def points(self) -> int:
        return sum(points(play.cards) for play in self.plays)

    @property
    def winning(self) -> Cards:
        return next(play.cards for play in self.plays if play.seat == self.winner)


@dataclass(frozen=True, slots=True)
class State:
    """One hand.

    `hands` are in the order drawn, `drawn` cards of each so far.  `kitty` are the 底牌, after
    the burying what lies buried.  `turned` are cards of the deal that everybody has seen.
    `passed`: who has said no to what stands now, `out`: and will not be asked again.
    """

    hands: tuple[Cards, ...]
    kitty: Cards
    first: int
    level: str
    dealer: int | None
    first_hand: bool
    gulp: int = 1
    drawn: int = 0
    shown: tuple[Declaration, ...] = ()
    passed: frozenset[int] = frozenset()
    out: frozenset[int] = frozenset()
    trump: str | None = None
    turned: Cards = ()
    buried: bool = False
    tricks: tuple[Trick, ...] = ()
    table: tuple[Played, ...] = ()
    turn: int = 0
    points: int = 0
    dead: bool = False

    @property
    def phase(self) -> Phase:
        if self.dead or (self.buried and not any(self.hands)):
            return Phase.OVER
        if self.trump is None:
            return Phase.DECLARE
        return Phase.PLAY if self.buried else Phase.BURY


def dealt(house: House, cards: Cards, first: int) -> State:
    """Cards go round one by one from `first`; what is left over is the kitty."""
    count, size = house.count, house.hand_size
    drawn = cards[: count * size]
    hands = tuple(drawn[(seat - first) % count :: count] for seat in range(count))
    return State(
        hands=hands,
        kitty=cards[count * size :],
        first=first,
        level=house.level,
        dealer=house.dealer,
        first_hand=house.dealer is None,
        drawn=house.drawn(1),
    )


def order_of(house: House, state: State) -> Order:
    return house.order(state.trump or NO_TRUMP, state.level)


def to_move(house: House, state: State) -> frozenset[int]:
    """While cards are dealt everybody may speak, in any order."""
    match state.phase:
        case Phase.OVER:
            return frozenset()
        case Phase.DECLARE:
            return frozenset(range(house.count)) - state.passed - state.out
        case _:
            return frozenset({state.turn})


def pause(house: House, state: State) -> int:
    """Seconds after which silence means not to declare; 0: it means nothing."""
    if state.phase is not Phase.DECLARE:
        return 0
    whole = 5 if state.gulp >= house.deal_gulps else 2
    return house.declare_seconds * whole // 2


def attackers(dealer: int | None, seat: int) -> bool:
    """Whether a seat is of the side that collects points."""
    return dealer is not None and (seat - dealer) % 2 == 1


# ---------------------------------------------------------------------- 亮主
def declared(house: House, state: State, seat: int, move: Show) -> State:
    """After cards are shown the others are asked again, but for who is out."""
    declaring = house.declaring(state.first_hand, state.level)
    new = declaration(declaring, seat, move, state.drawn)
    after = replace(state, shown=(*state.shown, new), passed=frozenset({seat}))
    return settled(house, after) if declaring.final(new) else _dealt_on(house, after)


def declaration(declaring: Declaring, seat: int, move: Show, drawn: int) -> Declaration:
    suit = declaring.suit_of(move.cards, move.suit) if move.cards else ""
    return Declaration(seat, move.cards, suit, drawn)


def passed(house: House, state: State, seat: int, move: Pass) -> State:
    out = state.out | {seat} if move.rest else state.out
    return _dealt_on(house, replace(state, passed=state.passed | {seat}, out=out))


def _dealt_on(house: House, state: State) -> State:
    """The next gulp once all have answered; after the last one the kitty is taken."""
    while not to_move(house, state):
        if state.gulp >= house.deal_gulps:
            return settled(house, state)
        gulp = state.gulp + 1
        state = replace(state, gulp=gulp, drawn=house.drawn(gulp), passed=frozenset())
    return state


def settled(house: House, state: State) -> State:
    """Trumps and dealer are known; the dealer takes the kitty."""
    declaring = house.declaring(state.first_hand, state.level)
    state = replace(state, drawn=house.hand_size, passed=frozenset(), out=frozenset())
    dealer = state.dealer
    if state.first_hand:
        dealer = declaring.dealer(state.shown, state.first)
    trump, turned = _trumps(house, state)
    if not state.shown and declaring.for_big_jokers:
        place = highest_turned(state.kitty)
        dealer = (state.first + place) % house.count
        trump = first_suit(state.kitty[place:] + state.kitty[:place])
    if trump is None or dealer is None:
        return replace(state, dead=True)
    hands = _with(state.hands, dealer, state.hands[dealer] + state.kitty)
    if house.rules == THREE:
        turned += state.kitty
    return replace(
        state,
        hands=hands,
        kitty=(),
        dealer=dealer,
        trump=trump,
        turned=turned,
        turn=dealer,
    )


def _trumps(house: House, state: State) -> tuple[str | None, Cards]:
    """The trump suit, and the cards that were turned to find it."""
    if not state.shown:
        suit = house.declaring(state.first_hand, state.level).turned(state.kitty)
        return suit, _to_suit(state.kitty) if suit not in (None, NO_TRUMP) else ()
    last = state.shown[-1]
    if last.suit:
        return last.suit, ()
    to_come = state.hands[last.seat][last.drawn :]
    seen = _to_suit(to_come + state.kitty)
    return first_suit(seen) or NO_TRUMP, seen[: len(to_come)]


def _to_suit(cards: Cards) -> Cards:
    """Cards up to the first that has a suit."""
    for place, one in enumerate(cards, 1):
        if one.suit:
            return cards[:place]
    return cards


# ---------------------------------------------------------------------- 扣底, 出牌
def bury(state: State, cards: Cards) -> State:
    hands = _with(state.hands, state.turn, without(state.hands[state.turn], cards))
    return replace(state, hands=hands, kitty=cards, buried=True)


def play(house: House, state: State, cards: Cards) -> State:
    """After a lead or an answer; of a throw that fails only the beaten unit stays down."""
    order, seat = order_of(house, state), state.turn
    put, fine = Played(seat, order.arranged(cards)), 0
    if not state.table:
        others = [hand for s, hand in enumerate(state.hands) if s != seat]
        lost = beaten(order, cards, others)
        if lost:
            back = order.arranged(without(cards, lost.cards))
            put = Played(seat, lost.cards, back, len(back))
            fine = FINE * len(back) if house.throw_fine else 0
    after = replace(
        state,
        hands=_with(state.hands, seat, without(state.hands[seat], put.cards)),
        table=(*state.table, put),
        turn=(seat + 1) % house.count,
        points=_fined(state, seat, fine),
    )
    return _taken(house, order, after) if len(after.table) == house.count else after


def _fined(state: State, seat: int, fine: int) -> int:
    """A fine goes to the other side: to the attackers' points, or out of them."""
    if attackers(state.dealer, seat):
        return max(0, state.points - fine)
    return state.points + fine


def _taken(house: House, order: Order, state: State) -> State:
    won = standing(order, state.table)
    trick = Trick(state.table, won)
    gained = trick.points if attackers(state.dealer, won) else 0
    after = replace(
        state,
        tricks=(*state.tricks, trick),
        table=(),
        turn=won,
        points=state.points + gained,
    )
    if after.phase is Phase.OVER:
        return replace(after, points=after.points + bonus(house, after))
    return after


def standing(order: Order, table: tuple[Played, ...]) -> int:
    """The seat whose cards win a trick so far."""
    return table[winner(order, [put.cards for put in table])].seat


def bonus(house: House, state: State) -> int:
    """抠底: what the attackers get for the kitty when they took the last trick."""
    last = state.tricks[-1]
    if not attackers(state.dealer, last.winner):
        return 0
    return points(state.kitty) * multiplier(order_of(house, state), last.winning)


def _with(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


# ---------------------------------------------------------------------- 升级
def scored(house: House, attackers_points: int) -> Result:
    return result(attackers_points, house.packs, house.cap)


def levels_after(house: House, attackers_points: int, dealer: int) -> tuple[int, int]:
    """Both sides' levels after a hand, as places on the ladder."""
    found = scored(house, attackers_points)
    ups = (found.dealer_up, found.attackers_up)
    after = [
        raised(level, ups[attackers(dealer, side)], house.must, not attackers(dealer, side))
        for side, level in enumerate(house.rungs)
    ]
    return after[0], after[1]


def next_dealer(house: House, state: State) -> int | None:
    """轮庄: the next of the dealer's side that kept the deal, else the seat after the dealer."""
    if state.dead or state.dealer is None:
        return house.dealer
    step = 1 if scored(house, state.points).dealer_changes else 2
    return (state.dealer + step) % house.count
