"""A deal as text, and any position as plain JSON (see RULES.md, "Positions")."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from engines.cards.pack import RANKS, SYMBOLS, Card
from engines.game import Common, Illegal
from engines.games.shengji import rules
from engines.games.shengji.declaring import CHALLENGE, Declaration
from engines.games.shengji.house import House
from engines.games.shengji.rules import Phase, Played, State, Trick
from engines.games.shengji.suits import NO_TRUMP, Cards, coded, codes
from engines.games.shengji.tricks import winner
from engines.games.shengji.view import View
from engines.luck import Luck

MOST_POINTS = 10_000
_CODE = re.compile(r"[CDHS](?:10|[2-9TJQKA])|sj|bj|[BR]")
_CODES = re.compile(rf"(?:{_CODE.pattern})*")
_JOKERS = {"B": "sj", "R": "bj"}


class Wrong(ValueError):
    """What of a position cannot be."""


# ---------------------------------------------------------------------- the deal
def dealt(house: House, luck: Luck) -> str:
    """Who draws first, and the cards in the order drawn; later hands begin with the dealer.

    B: of two cards cut, one for each side, the higher draws first: the first two seats.
    """
    drawn = luck.below(2 if house.rules == CHALLENGE else house.count)
    first = drawn if house.dealer is None else house.dealer
    return f"{first} {codes(luck.shuffled(house.whole))}"


def state_of(house: House, text: str) -> State:
    """The state a deal text starts: see `dealt`, or a position as JSON."""
    if text.startswith("{"):
        return _read(house, json.loads(text))
    first, *cards = text.split() or [str(house.dealer or 0)]
    return rules.dealt(house, tuple(map(coded, cards)) or house.whole, int(first))


# ---------------------------------------------------------------------- writing
def of_state(house: House, state: State) -> dict[str, Any]:
    return {
        "hands": [codes(hand) for hand in state.hands],
        "kitty": codes(state.kitty),
        "to_act": sorted(rules.to_move(house, state)),
        "first": state.first,
        "level": state.level,
        "first_hand": state.first_hand,
        "dealer": state.dealer,
        "gulp": state.gulp,
        "shown": [_one_shown(one) for one in state.shown],
        "passed": sorted(state.passed),
        "out": sorted(state.out),
        "trump": state.trump,
        "turned": codes(state.turned),
        "buried": state.buried,
        "tricks": [[_one(put) for put in trick.plays] for trick in state.tricks],
        "table": [_one(put) for put in state.table],
        "points": state.points,
    }


def of_view(view: View) -> dict[str, Any]:
    return {
        "seat": view.seat,
        "phase": str(view.phase),
        "hand": codes(view.hand),
        "counts": list(view.counts),
        "kitty": codes(view.kitty),
        "to_act": sorted(view.waiting),
        "first": view.first,
        "level": view.level,
        "levels": list(view.levels),
        "first_hand": view.first_hand,
        "dealer": view.dealer,
        "drawn": view.drawn,
        "shown": [_one_shown(one) for one in view.shown],
        "trump": view.trump,
        "turned": codes(view.turned),
        "tricks": [[_one(put) for put in trick.plays] for trick in view.tricks],
        "table": [_one(put) for put in view.table],
        "points": view.points,
        "bonus": view.bonus,
    }


def _one(put: Played) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": put.seat, "cards": codes(put.cards)}
    if put.taken_back:
        found |= {"back": codes(put.back), "taken_back": put.taken_back}
    return found


def _one_shown(one: Declaration) -> dict[str, Any]:
    return {
        "seat": one.seat,
        "cards": codes(one.cards),
        "suit": one.suit,
        "drawn": one.drawn,
    }


# ---------------------------------------------------------------------- reading
def checked(house: House, position: Any) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    try:
        state = _read(house, position)
        return json.dumps(of_state(house, state))
    except Wrong as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:80]) from None
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Illegal(Common.BAD_POSITION, text=str(position)[:80]) from None


def _read(house: House, given: dict[str, Any]) -> State:
    """The state of a position.  Raises KeyError, TypeError, ValueError for one that cannot be."""
    free = Counter(house.whole)
    hands = tuple(_cards(hand, free) for hand in given["hands"])
    kitty = _cards(given.get("kitty") or "", free)
    trump = given.get("trump")
    if trump is not None and trump not in (*SYMBOLS, NO_TRUMP):
        raise Wrong(f"trump {trump}")
    level = str(given.get("level") or house.level).replace("10", "T")
    dealer = None if given.get("dealer") is None else _seat(house, given["dealer"])
    state = State(
        hands=hands,
        kitty=kitty,
        first=_seat(house, given.get("first", dealer or 0)),
        level=level,
        dealer=dealer,
        first_hand=bool(given.get("first_hand", dealer is None)),
        gulp=int(given.get("gulp", 1)),
        shown=tuple(_shown(house, one) for one in given.get("shown") or ()),
        passed=_seats(house, given.get("passed")),
        out=_seats(house, given.get("out")),
        trump=trump,
        turned=_cards(given.get("turned") or "", Counter(house.whole)),
        buried=bool(given.get("buried", trump is not None)),
        points=int(given.get("points", 0)),
    )
    if level not in RANKS or level not in house.ladder:
        raise Wrong(f"level {level}")
    return _seated(house, _with_tricks(house, state, given, free), given)


def _with_tricks(house: House, state: State, given: dict[str, Any], free: Counter[Card]) -> State:
    """What was played; who won a trick follows from it."""
    order = rules.order_of(house, state)
    tricks = []
    for plays in given.get("tricks") or ():
        puts = tuple(_put(house, one, free) for one in plays)
        if len(puts) != house.count or not puts[0].cards:
            raise Wrong("tricks")
        tricks.append(Trick(puts, puts[winner(order, [put.cards for put in puts])].seat))
    table = tuple(_put(house, one, free) for one in given.get("table") or ())
    fields = {name: getattr(state, name) for name in State.__slots__}
    return State(**{**fields, "tricks": tuple(tricks), "table": table})


def _put(house: House, one: dict[str, Any], free: Counter[Card]) -> Played:
    cards = _cards(one["cards"], free)
    if not cards:
        raise Wrong("cards")
    back = _cards(one.get("back") or "", Counter(house.whole))
    return Played(_seat(house, one["seat"]), cards, back, int(one.get("taken_back", len(back))))


def _seated(house: House, state: State, given: dict[str, Any]) -> State:
    """With whose turn it is and how much is drawn; raises Wrong for what cannot be."""
    fields = {name: getattr(state, name) for name in State.__slots__}
    if state.phase is Phase.DECLARE:
        if not 1 <= state.gulp <= house.deal_gulps:
            raise Wrong("gulp")
        fields["drawn"] = house.drawn(state.gulp)
    else:
        fields["drawn"] = house.hand_size
        fields["turn"] = _turn(house, state, given)
    found = State(**fields)
    _check(house, found)
    return found


def _turn(house: House, state: State, given: dict[str, Any]) -> int:
    """Whose turn it is: as given, or after the last card, or the dealer's."""
    if state.dealer is None:
        raise Wrong("dealer")
    if state.table:
        return (state.table[-1].seat + 1) % house.count
    usual = state.tricks[-1].winner if state.tricks else state.dealer
    wanted = given.get("to_act", usual)
    if isinstance(wanted, list):
        wanted = wanted[0] if wanted else usual
    return _seat(house, wanted)


def _check(house: House, state: State) -> None:
    sizes = [len(hand) for hand in state.hands]
    if len(sizes) != house.count or not 0 <= state.points <= MOST_POINTS:
        raise Wrong("hands, points")
    match state.phase:
        case Phase.DECLARE:
            full = set(sizes) == {house.hand_size} and len(state.kitty) == house.kitty_size
            if not full or not rules.to_move(house, state):
                raise Wrong("hands, kitty")
            if not state.first_hand and state.dealer is None:
                raise Wrong("dealer")
        case Phase.BURY:
            sizes[state.turn] -= house.kitty_size
            if len(set(sizes)) != 1 or sizes[0] < 1 or state.kitty:
                raise Wrong("hands, kitty")
        case Phase.PLAY:
            _check_table(house, state, sizes)
        case Phase.OVER:
            raise Wrong("hands")


def _check_table(house: House, state: State, sizes: list[int]) -> None:
    """Everybody has as many cards as the rest, but for what lies on the table."""
    size = len(state.table[0].cards) if state.table else 0
    first = state.table[0].seat if state.table else state.turn
    order = rules.order_of(house, state)
    for place, put in enumerate(state.table):
        if put.seat != (first + place) % house.count or len(put.cards) != size:
            raise Wrong("table")
        sizes[put.seat] += size
    if len(set(sizes)) != 1 or len(state.table) >= house.count:
        raise Wrong("hands")
    if state.table and len({order.suit(one) for one in state.table[0].cards}) != 1:
        raise Wrong("table")


def _seats(house: House, given: Any) -> frozenset[int]:
    return frozenset(_seat(house, seat) for seat in given or ())


def _seat(house: House, value: Any) -> int:
    if value not in range(house.count) or isinstance(value, bool):
        raise Wrong(f"seat {value}")
    return int(value)


def _shown(house: House, one: dict[str, Any]) -> Declaration:
    cards = _cards(one["cards"], Counter(house.whole))
    if not cards:
        raise Wrong("shown")
    seat, suit = (
        _seat(house, one["seat"]),
        str(one.get("suit", cards[0].suit or NO_TRUMP)),
    )
    return Declaration(seat, cards, suit, int(one.get("drawn", 0)))


def _cards(text: Any, free: Counter[Card]) -> Cards:
    """Cards as codes (`S3 HT sj bj`), taken out of what is free."""
    if not isinstance(text, str | list):
        raise TypeError("cards")
    text = "".join("".join(text).split())
    if not _CODES.fullmatch(text):
        raise Wrong(f"cards {text}")
    found = []
    for mark in _CODE.findall(text):
        one = coded(_JOKERS.get(mark, mark.replace("10", "T")))
        if not free[one]:
            raise Wrong(f"cards {mark}")
        free[one] -= 1
        found.append(one)
    return tuple(found)
