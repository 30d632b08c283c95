"""A deal as text, and any position as plain JSON (see RULES.md, "Positions")."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from engines.cards.pack import Card, pack
from engines.game import Common, Illegal
from engines.games.doudizhu import rules
from engines.games.doudizhu.groups import DOUBLING, answer
from engines.games.doudizhu.rules import HAND, KITTY, SEATS, Cards, Played, State
from engines.games.doudizhu.view import View

PACK = pack(jokers=True)
CARDS = {card.code: card for card in PACK}
MOST_DOUBLES = 14  # thirteen bombs and the rocket
_CODE = re.compile(r"[CDHS][2-9TJQKA]|[BR]")
_CODES = re.compile(rf"(?:{_CODE.pattern})*")


class Wrong(ValueError):
    """What of a position cannot be."""


# ---------------------------------------------------------------------- writing
def written(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def of_state(state: State, to_act: Iterable[int]) -> dict[str, Any]:
    return {
        "hands": [written(hand) for hand in state.hands],
        "kitty": written(state.kitty),
        "first": state.first,
        "to_act": list(to_act),
        "bids": list(state.bids),
        "landlord": state.landlord,
        "bid": state.base,
        "doubles": state.doubles,
        "played": [one(played) for played in state.plays],
        "last": one(state.standing) if state.standing else None,
    }


def of_view(view: View) -> dict[str, Any]:
    return {
        "seat": view.seat,
        "hand": written(view.hand),
        "counts": list(view.counts),
        "kitty": written(view.kitty),
        "first": view.first,
        "to_act": [] if view.turn is None else [view.turn],
        "bids": list(view.bids),
        "landlord": view.landlord,
        "bid": view.base,
        "multiplier": view.multiplier,
        "spring": view.spring,
        "played": [one(played) for played in view.plays],
        "last": one(view.standing) if view.standing else None,
    }


def one(played: Played) -> dict[str, Any]:
    return {"seat": played.seat, "cards": written(played.cards)}


# ---------------------------------------------------------------------- reading
def state_of(text: str, first: int | None, wings: str) -> State:
    """The state a deal text starts: the seat drawn to bid first and 54 codes in the order
    dealt, or a position as JSON.  `first` bids first whatever was drawn."""
    if text.startswith("{"):
        return _read(json.loads(text), wings)
    lot, codes = (int(text[0]), text[1:]) if text[:1].isdecimal() else (0, text)
    cards = tuple([CARDS[code] for code in codes.split()]) or PACK
    return rules.dealt(cards, lot if first is None else first)


def checked(position: Any, first: int, wings: str) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    try:
        state = _read({"first": first, **position}, wings)
    except Wrong as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:80]) from None
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Illegal(Common.BAD_POSITION, text=str(position)[:80]) from None
    return json.dumps(of_state(state, (state.turn,)))


def _read(given: dict[str, Any], wings: str) -> State:
    """The state of a position.  Raises KeyError, TypeError, ValueError for one that cannot be."""
    free = Counter(PACK)
    hands = [_cards(hand, free) for hand in given["hands"]]
    first, bids = _seat(given["first"]), tuple(int(bid) for bid in given.get("bids") or ())
    landlord = None if given.get("landlord") is None else _seat(given["landlord"])
    # Once the auction is over the kitty's cards are in the landlord's hand or played.
    kitty = _cards(given.get("kitty") or "", free if landlord is None else Counter(PACK))
    turn = (first + len(bids)) % SEATS if landlord is None else _turn(given, landlord)
    plays = _plays(given, turn, free, wings)
    _check(hands, landlord, kitty, bids)
    doubled = sum(p.group is not None and p.group.kind in DOUBLING for p in plays)
    base = 0 if landlord is None else int(given.get("bid") or max(bids, default=1))
    doubles = int(given.get("doubles", doubled))
    if base not in range(rules.HIGHEST_BID + 1) or doubles not in range(MOST_DOUBLES + 1):
        raise Wrong("bid, doubles")
    held = tuple(map(rules.by_rank, hands))
    return State(
        hands=held,
        ranks=rules.ranks_of(held),
        kitty=rules.sorted_cards(kitty),
        first=first,
        turn=turn,
        bids=bids,
        landlord=landlord,
        base=base,
        doubles=doubles,
        plays=plays,
        standing=rules.to_beat(plays),
        over=rules.over(held, landlord, bids),
    )


def _check(hands: list[Cards], landlord: int | None, kitty: Cards, bids: tuple[int, ...]) -> None:
    most = [HAND + KITTY if seat == landlord else HAND for seat in range(SEATS)]
    if len(hands) != SEATS or any(len(h) > n for h, n in zip(hands, most, strict=True)):
        raise Wrong("hands")
    if len(kitty) > KITTY or (landlord is None and len(kitty) != KITTY):
        raise Wrong("kitty")
    if not all(rules.may_bid(bids[:i], bid) for i, bid in enumerate(bids)):
        raise Wrong("bids")
    if len(bids) > SEATS or (landlord is None and rules.auction_over(bids) and any(bids)):
        raise Wrong("bids")
    if landlord is not None and sum(not hand for hand in hands) > 1:
        raise Wrong("hands")


def _turn(given: dict[str, Any], landlord: int) -> int:
    turn = given.get("to_act", landlord)
    return _seat(turn[0] if isinstance(turn, list) and turn else turn if turn != [] else landlord)


def _seat(value: Any) -> int:
    if value not in range(SEATS) or isinstance(value, bool):
        raise Wrong(f"seat {value}")
    return int(value)


def _cards(text: Any, free: Counter[Card]) -> Cards:
    """Cards as codes (`S3 HT B`) or as ranks alone (`3TB`), taken out of what is free."""
    if not isinstance(text, str | list):
        raise TypeError("cards")
    text = "".join("".join(text).split()).replace("10", "T")
    marks = _CODE.findall(text) if _CODES.fullmatch(text) else text
    return tuple(_take(mark, free) for mark in marks)


def _take(mark: str, free: Counter[Card]) -> Card:
    """The card of a code, or of a rank the lowest suit left, taken out of what is free."""
    found = next((c for c in PACK if mark in (c.code, c.rank) and free[c]), None)
    if found is None:
        raise Wrong(f"cards {mark}")
    free[found] -= 1
    return found


def _plays(given: dict[str, Any], turn: int, free: Counter[Card], wings: str) -> tuple[Played, ...]:
    """What was played; with only `last` given, that and the passes since."""
    history = given.get("played") or []
    last = given.get("last")
    if not history and last:
        since = (turn - _seat(last["seat"]) - 1) % SEATS
        passes = [(turn - since + i) % SEATS for i in range(since)]
        history = [last, *({"seat": seat, "cards": ""} for seat in passes)]
    plays: tuple[Played, ...] = ()
    for one_of in history:
        cards = _cards(one_of["cards"], free)
        on = rules.to_beat(plays)
        group = answer(rules.ranks(cards), on.group if on else None, wings) if cards else None
        if cards and not group:
            raise Wrong(f"played {rules.ranks(cards)}")
        plays += (Played(_seat(one_of["seat"]), rules.sorted_cards(cards), group),)
    return plays
