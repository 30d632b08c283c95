"""The rule desk: may I follow with this, who wins, does a throw stand, what does it score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.cards.pack import JOKERS, RANKS, SYMBOLS, Card
from engines.cards.reading import SEPARATORS
from engines.game import Case, Common, Unjudgeable
from engines.games.shengji import reading, rules, scoring, tricks
from engines.games.shengji.declaring import (
    Declaration,
    Declaring,
    first_suit,
    highest_turned,
)
from engines.games.shengji.following import fault
from engines.games.shengji.house import House
from engines.games.shengji.notation import named
from engines.games.shengji.reasons import Why
from engines.games.shengji.rules import Phase, State
from engines.games.shengji.shapes import tractor_pairs
from engines.games.shengji.suits import NO_TRUMP, Cards, Order, codes, held
from engines.games.shengji.view import View, observe
from engines.given import Answer, answered, list_in, text_in
from engines.typed import plain

_UNNAMED = "?"  # what three jokers ask for when nobody says


def judge(house: House, ask: str, case: Case) -> Answer:
    """Raises Unjudgeable."""
    return answered(_ASKS, ask, case, house)


# ---------------------------------------------------------------------- tricks
def _following(case: Case, house: House) -> Answer:
    packs = _whole(case, "decks", house.packs)
    order, hand, play = _order(house, case), _cards(case, "hand"), _cards(case, "play")
    lead = _one_suit(order, _cards(case, "lead"))
    if not held(hand, play):
        return {"legal": False}
    protect = packs > 2 and house.protect_triples
    return {"legal": fault(order, lead, hand, play, protect) is None}


def _winners(case: Case, house: House) -> Answer:
    order = _order(house, case)
    plays = [_cards({"plays": text}, "plays") for text in list_in(case, "plays")]
    if not plays or any(len(play) != len(plays[0]) for play in plays):
        raise KeyError("plays")
    _one_suit(order, plays[0])
    return {"winner": tricks.winner(order, plays)}


def _throws(case: Case, house: House) -> Answer:
    order, lead = _order(house, case), _cards(case, "lead")
    others = [_cards({"others": text}, "others", empty=True) for text in list_in(case, "others")]
    if len({order.suit(one) for one in lead}) != 1:
        return {"result": "illegal"}
    lost = tricks.beaten(order, lead, others)
    return {"result": codes(lost.cards) if lost else "ok"}


def _tractors(case: Case, house: House) -> Answer:
    return {"tractor_pairs": tractor_pairs(_order(house, case), _cards(case, "cards"))}


# ---------------------------------------------------------------------- scores
def _scoring(packs: int) -> Callable[[Case, House], Answer]:
    def answer(case: Case, house: House) -> Answer:
        found = scoring.result(_whole(case, "attackers"), packs, house.cap)
        return {
            "dealer_up": found.dealer_up,
            "attackers_up": found.attackers_up,
            "dealer_changes": found.dealer_changes,
        }

    return answer


def _kitty(case: Case, house: House) -> Answer:
    """Without trump and level the plain order of ranks holds."""
    taken, won = _whole(case, "kitty_points"), case["last_trick_won_by"]
    order = house.order(_trump(case, NO_TRUMP), _level(case, ""))
    cards = _one_suit(order, _cards(case, "winning_cards"))
    if won not in ("attackers", "dealer side", "dealers"):
        raise KeyError("last_trick_won_by")
    times = tricks.multiplier(order, cards) if won == "attackers" else 0
    return {"multiplier": times, "added": taken * times}


def _levels(case: Case, house: House) -> Answer:
    """From a level so many up: to which, and whether that wins the match."""
    final = str(case.get("rule", "")).endswith("final")
    target = "A" if final else house.target.replace("10", "T")
    start, up = _rank(case, "from"), _whole(case, "up")
    if start not in house.ladder:
        raise KeyError("from")
    after = scoring.raised(house.ladder.index(start), up, house.must)
    won = {"match": "won"} if up and after > house.ladder.index(target) else {}
    if after >= len(house.ladder):
        return won
    return {"to": house.ladder[after].replace("T", "10"), **won}


# ---------------------------------------------------------------------- 亮主
def _declaring(case: Case, house: House) -> Answer:
    """Who shows what, in order; what is trump and who deals, or which event may not be."""
    house = replace(house, rules=_book(case, house))
    first_hand = _whole(case, "hand") == 1
    declaring = house.declaring(first_hand, _level(case))
    shown: list[Declaration] = []
    taken = False
    for number, event in enumerate(list_in(case, "events")):
        if event in ("take kitty", ["take kitty"]):
            taken = True
            continue
        new = _event(house, declaring, event)
        if new is None:
            continue
        standing = shown[-1] if shown else None
        if taken or declaring.fault(standing, new) is not None:
            given = {} if first_hand else {"dealer": _seat(house, case, "dealer", 0)}
            return {"illegal_at": number, **given}
        shown.append(new)
    return _declared(house, case, first_hand, shown)


def _event(house: House, declaring: Declaring, event: Any) -> Declaration | None:
    """What a seat shows, the suit that three jokers name after them; None for a pass."""
    if not isinstance(event, list) or len(event) < 2:
        raise KeyError("events")
    seat = _seat(house, {"events": event[0]}, "events")
    text, named = str(event[1]), str(event[2]) if len(event) > 2 else _UNNAMED
    if text in ("pass", "不亮", ""):
        return None
    if text[-1:] in SYMBOLS and text[-2:-1] == " ":
        text, named = text[:-2], text[-1]
    if named not in (*SYMBOLS, _UNNAMED):
        raise KeyError("events")
    cards = _cards({"cards": text}, "cards")
    return Declaration(seat, cards, declaring.suit_of(cards, named))


def _declared(house: House, case: Case, first_hand: bool, shown: list[Declaration]) -> Answer:
    declaring = house.declaring(first_hand, _level(case))
    dealer = _seat(house, case, "dealer") if not first_hand else None
    first = _seat(house, case, "first", _seat(house, case, "dealer", 0) if first_hand else 0)
    trump = shown[-1].suit if shown else None
    if not shown:
        kitty = _listed(case, "kitty_first")
        trump = declaring.turned(kitty)
        if declaring.for_big_jokers and kitty:
            place = highest_turned(kitty)
            dealer = (first + place) % house.count
            trump = first_suit(kitty[place:] + kitty[:place])
    elif not trump:
        trump = first_suit(_listed(case, "next_card_drawn"))
    if dealer is None:
        dealer = declaring.dealer(shown, first)
    if trump is None:
        raise Unjudgeable(Common.BAD_CASE, text="kitty_first, next_card_drawn")
    if trump == _UNNAMED:
        raise Unjudgeable(Why.NAME_SUIT)
    after = {} if first_hand else {"dealer_after": dealer}
    return {"trump": trump, "dealer": dealer, **after}


def _book(case: Case, house: House) -> str:
    book = case.get("rules", house.rules)
    if book not in ("A", "B", "3deck"):
        raise KeyError("rules")
    return str(book)


# ---------------------------------------------------------------------- notation
def _notation(case: Case, house: House) -> Answer:
    """What a text means: cards, or `declare`, `counter`, `throw`, `pass` or `bury` with them."""
    text = text_in(case, "text")
    view = _looking(house, case)
    verb, rest = reading.split_verb(plain(text).strip(SEPARATORS))
    if verb == "bury":
        cards = reading.read_cards(view, rest)
        return {"means": f"bury {len(cards)} cards", "cards": codes(cards)}
    if verb == "show":
        means = "counter" if "反" in text or "counter" in text.lower() else "declare"
        suit = reading.suit_said(rest)
        cards = (Card(view.level, suit),) if suit else reading.read_cards(view, rest)
        return {"means": f"{means} {codes(cards)}"}
    if reading.is_pass(text):
        return {"means": "pass"}
    cards = reading.read_cards(view, rest)
    said = "throw " if "甩" in text or "throw" in text.lower() else ""
    return {"means": said + codes(cards)}


def _looking(house: House, case: Case) -> View:
    """A seat that holds the hand given, following the lead given."""
    hand = _cards(case, "hand", empty=True) if case.get("hand") else ()
    lead = _cards(case, "lead") if case.get("lead") else ()
    table = (rules.Played(house.count - 1, lead),) if lead else ()
    state = State(
        hands=(hand, *((Card("2", "S"),) for _ in range(1, house.count))),
        kitty=(),
        first=0,
        level=_level(case, house.level),
        dealer=0,
        first_hand=False,
        trump=_trump(case, NO_TRUMP),
        buried=True,
        table=table,
    )
    view = observe(house, state, 0)
    assert view.phase is Phase.PLAY
    return view


# ---------------------------------------------------------------------- reading a case
def _order(house: House, case: Case) -> Order:
    return house.order(_trump(case), _level(case))


def _trump(case: Case, usual: str | None = None) -> str:
    trump = case["trump"] if usual is None else case.get("trump") or usual
    if trump not in (*SYMBOLS, NO_TRUMP):
        raise KeyError("trump")
    return str(trump)


def _level(case: Case, usual: str | None = None) -> str:
    return usual if usual is not None and not case.get("level") else _rank(case, "level")


def _rank(case: Case, name: str) -> str:
    rank = str(case[name]).replace("10", "T")
    if len(rank) != 1 or rank not in RANKS:
        raise KeyError(name)
    return rank


def _cards(case: Case, name: str, empty: bool = False) -> Cards:
    """Cards as text, suits said; `sj` is the small joker, `SJ` a jack."""
    text = case[name]
    if isinstance(text, list):
        text = " ".join(map(str, text))
    if not isinstance(text, str):
        raise KeyError(name)
    if not text.strip():
        if empty:
            return ()
        raise KeyError(name)
    cards = reading.said(text.strip())[0]
    if any(not one.suit and one.rank not in JOKERS for one in cards):
        raise KeyError(name)
    return cards


def _listed(case: Case, name: str) -> Cards:
    """Cards of a list that may be missing."""
    return _cards(case, name, empty=True) if case.get(name) else ()


def _one_suit(order: Order, lead: Cards) -> Cards:
    if len({order.suit(one) for one in lead}) != 1:
        raise Unjudgeable(
            Why.TWO_SUITS,
            cards=named(lead),
            example=named(lead[:1]),
        )
    return lead


def _whole(case: Case, name: str, usual: int | None = None) -> int:
    value = case[name] if usual is None else case.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise KeyError(name)
    return value


def _seat(house: House, case: Case, name: str, usual: int | None = None) -> int:
    seat = _whole(case, name, usual)
    if seat not in range(house.count):
        raise KeyError(name)
    return seat


_ASKS: dict[str, Callable[[Case, House], Answer]] = {
    "following": _following,
    "winners": _winners,
    "throws": _throws,
    "tractors": _tractors,
    "scoring_two_decks": _scoring(2),
    "scoring_three_decks": _scoring(3),
    "kitty": _kitty,
    "levels": _levels,
    "declaring": _declaring,
    "notation": _notation,
}
