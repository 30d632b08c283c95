"""The rule desk: what is this, does it beat that, who pays what, what may go back, who rises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.cards.pack import JOKERS, RANKS, Card, card
from engines.game import Case, Common, Refused, Unjudgeable
from engines.games.guandan import levels, position, refusals, rules, tribute
from engines.games.guandan.groups import Cards, Group, Kind, Terms, fitting, readings
from engines.games.guandan.levels import PASSED, TOP, TRIES, Standing
from engines.games.guandan.notation import Said, is_pass, possible, read_cards, read_gift
from engines.games.guandan.plays import needed
from engines.games.guandan.rules import SEATS, Gift, Why

Answer = dict[str, Any]
_CODES = {rank: code for code, rank in position.JOKERS.items()}
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_NAMES = ("A1", "B1", "A2", "B2")  # the seats 0 … 3 unless the case says otherwise


def judge(ask: str, case: Case, house: Any) -> Answer:
    """`house` has the game's options.  Raises Unjudgeable."""
    if ask not in _ASKS:
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return _ASKS[ask](case, house)
    except Unjudgeable:
        raise
    except Refused as refused:
        raise Unjudgeable(refused.why, **refused.facts) from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as absent:
        raise Unjudgeable(Common.BAD_CASE, text=str(absent)[:40]) from None


# ---------------------------------------------------------------------- combinations
def _classify(case: Case, house: Any) -> Answer:
    terms = _terms(case, house)
    cards = _some(case, "cards", terms)
    best = sorted(map(_pair, fitting(cards, None, terms)))
    return {"readings": [_pair(g) for g in readings(cards, terms)], "best": best or None}


def _beats(case: Case, house: Any) -> Answer:
    terms = _terms(case, house)
    on = _on(case, terms)
    found = sorted(map(_pair, fitting(_some(case, "play", terms), on, terms)))
    return {"beats": bool(found), "as": found or None}


def _on(case: Case, terms: Terms) -> Group:
    """What is to be beaten: the reading given, or the only one these cards have when led."""
    cards = _some(case, "on", terms)
    given = case.get("on_reading")
    if given is None:
        found = list(fitting(cards, None, terms))
    else:
        found = [group for group in readings(cards, terms) if _pair(group) == list(given)]
    if not found:
        raise refusals.no_group(cards, "", terms) or KeyError("on_reading")
    if len(found) > 1:
        raise KeyError("on_reading")
    return found[0]


def _pair(group: Group) -> list[Any]:
    return [group.name, group.key]


# ---------------------------------------------------------------------- tribute
def _tribute(case: Case, house: Any) -> Answer:
    """Seats are named `A1 B1 A2 B2` by side; hands may show only their top cards."""
    terms = _terms(case, house)
    seats = _seats(case.get("seats"))
    order = tuple(seats[name] for name in case["order"])
    if sorted(order) != list(range(SEATS)):
        raise KeyError("order")
    paying = tribute.payers(order)
    tops = case["hands_top"]
    names = {seat: name for name, seat in seats.items()}
    hands = [_cards(tops.get(names[seat], ""), terms) for seat in range(SEATS)]
    if tribute.resisting(hands, paying):
        return {"pays": {}, "leads": names[order[0]]}
    gifts = tuple(Gift(seat, paid=_top(hands[seat], terms)) for seat in paying)
    gifts = tribute.shared_out(gifts, order, terms, house.equal_tribute, 0)
    _settled(gifts, terms, house.equal_tribute)
    made = ((gift.payer, gift.paid, gift.receiver) for gift in gifts)
    pays = {names[p]: [_code(c), names[r]] for p, c, r in made if c and r is not None}
    return {"pays": pays, "leads": names[tribute.leader(gifts, order[0])]}


def _top(hand: Cards, terms: Terms) -> Card:
    return tribute.payable(hand, terms)[0]


def _settled(gifts: tuple[Gift, ...], terms: Terms, equal: str) -> None:
    """Raises KeyError where a lot or 头游 decides."""
    same = len({terms.height(gift.paid.rank) for gift in gifts if gift.paid}) < len(gifts)
    if same and equal != tribute.SEAT_ORDER:
        raise KeyError("equal_tribute")


def _seats(text: Any) -> dict[str, int]:
    """`A1=0 B1=1 A2=2 B2=3`; as usual when nothing is said."""
    if not text:
        return {name: seat for seat, name in enumerate(_NAMES)}
    words = [word.strip(",;") for word in str(text).split() if "=" in word]
    seats = {name: int(seat) for name, seat in (word.split("=") for word in words)}
    if sorted(seats.values()) != list(range(SEATS)) or len(seats) != SEATS:
        raise KeyError("seats")
    return seats


def _return(case: Case, house: Any) -> Answer:
    terms = _terms(case, house)
    given = case["hand"].split()
    may = set(tribute.returnable(_some(case, "hand", terms), terms))
    return {"may_return": " ".join(dict.fromkeys(c for c in given if _card(c) in may))}


# ---------------------------------------------------------------------- levels
def _upgrade(case: Case, house: Any) -> Answer:
    del house
    return {"up": levels.steps(_finish(case["finish"]))}


def _finish(sides: Any) -> tuple[int, ...]:
    """The order of a hand as seats, from sides such as `A B B A`."""
    first = sides[0][0]
    free = {True: [0, 2], False: [1, 3]}
    if len(sides) != SEATS:
        raise KeyError("finish")
    return tuple(free[name[0] == first].pop(0) for name in sides)


def _levels(case: Case, house: Any) -> Answer:
    """A level and steps → to; a hand played at A, or the failed tries so far → result."""
    level = RANKS.index(_level(case["level"]))
    if "up" in case:
        if case["up"] not in levels.STEPS.values() or isinstance(case["up"], bool):
            raise KeyError("up")
        to = levels.raised(level, case["up"], house.overshoot_wins)
        return {"to": "match won"} if to == PASSED else {"to": RANKS[to]}
    if "failed_tries" in case:
        return {"result": _tried(_whole(case, "failed_tries"), house.a_fail)}
    return _at_ace(case, level, house)


def _tried(failed: int, a_fail: str) -> str:
    return "back to 2" if failed >= TRIES and a_fail == levels.DEMOTE else "stays at A"


def _at_ace(case: Case, level: int, house: Any) -> Answer:
    """The side at A is `A`, the other `B`."""
    finish, own = case["finish"], case["own_level_hand"]
    if not isinstance(own, bool):
        raise KeyError("own_level_hand")
    if level != TOP or not own:
        up = levels.steps(_finish(finish))
        if level == TOP and finish[0][0] == "A":
            return {"result": "stays at A: not its own level"}
        return {"result": f"{finish[0]} up {up}"}
    seats = tuple(seat + (finish[0][0] != "A") for seat in _finish(finish))
    seats = tuple(seat % SEATS for seat in seats)
    after = levels.after(Standing((TOP, 0), (0, 0), 0), seats, house.a_fail, house.overshoot_wins)
    if after.levels[0] == PASSED:
        return {"result": "match won"}
    if levels.side(seats[0]) == 0:
        return {"result": "not passed: stays at A, counts as a failed try"}
    place = {2: "second", 3: "third", 4: "last"}[levels.partner_place(seats)]
    return {"result": f"failed try; B first and {place}: B up {after.levels[1]}"}


# ---------------------------------------------------------------------- turns
def _turn(case: Case, house: Any) -> Answer:
    """`out` in order, `last` who made the last play, all others pass → hand_over, next_lead."""
    del house
    seats = _seats(case.get("seats"))
    names = {seat: name for name, seat in seats.items()}
    out = tuple(seats[name] for name in case["out"])
    if len(set(out)) != len(out):
        raise KeyError("out")
    if rules.over(out):
        return {"hand_over": True, "next_lead": None}
    last, still = seats[case["last"]], rules.active(out)
    return {"hand_over": False, "next_lead": names[rules.led_by(last, still)]}


# ---------------------------------------------------------------------- notation
def _notation(case: Case, house: Any) -> Answer:
    """What a text means with no hand known: its kind, and the cards it names."""
    terms = _terms(case, house)
    text = str(case["text"])
    if is_pass(text):
        return {"means": "pass"}
    if gift := read_gift(text):
        given = _written(read_cards(gift[1], terms)[0].cards)
        return {"means": "tribute" if gift[0] == "pay" else "return", "cards": given}
    said = read_cards(text, terms)[0]
    group = _meant(said, terms)
    return {
        "means": _called(group, said, terms),
        "cards": _written(said.cards),
        "reading": _pair(group),
    }


def _called(group: Group, said: Said, terms: Terms) -> str:
    """The group in plain words, and what is particular about these cards."""
    kind = group.kind.replace("_", " ")
    if group.kind is Kind.SINGLE:
        return "H + level" if said.cards == (terms.wild,) else _written(said.cards)
    if group.kind is Kind.STRAIGHT_FLUSH:
        return f"{kind} in {_SUITS[next(c.suit for c in said.cards if c != terms.wild)]}"
    if said.kind:
        return f"{kind} {''.join(rank * n for rank, n in needed(group, (), terms))}"
    return f"{kind} with wild" if terms.wild in said.cards else kind


def _meant(said: Said, terms: Terms) -> Group:
    """The group that a text names: a straight flush only where its suit is said.

    Raises Refused.
    """
    if wrong := refusals.no_group(said.cards, said.kind, terms):
        raise wrong
    found = [group for group in readings(said.cards, terms) if said.kind in ("", group.kind)]
    if not all(card.suit or card.rank in JOKERS for card in said.cards):
        found = [group for group in found if group.kind is not Kind.STRAIGHT_FLUSH]
    power = max(group.power for group in found)
    kinds = {str(group.kind) for group in found if group.power == power}
    if len(kinds) > 1:
        raise Unjudgeable(Why.TWO_KINDS, candidates=", ".join(sorted(kinds)))
    return max(found, key=lambda group: (group.power, group.key))


_ASKS: dict[str, Callable[[Case, Any], Answer]] = {
    "classify": _classify,
    "random": _classify,
    "beats": _beats,
    "tribute": _tribute,
    "return": _return,
    "upgrade": _upgrade,
    "levels": _levels,
    "turn": _turn,
    "notation": _notation,
}


# ---------------------------------------------------------------------- what is given
def _terms(case: Case, house: Any) -> Terms:
    return Terms(_level(case.get("level", "2")), house.full_joker_pair)


def _level(given: Any) -> str:
    level = str(given).replace("10", "T")
    if level not in RANKS or len(level) != 1:
        raise KeyError("level")
    return level


def _whole(case: Case, name: str) -> int:
    if type(case[name]) is not int or case[name] < 0:
        raise KeyError(name)
    return int(case[name])


def _card(code: str) -> Card:
    return card(position.JOKERS.get(code, code.replace("10", "T")))


def _cards(given: Any, terms: Terms) -> Cards:
    """Codes as in `S5 HT sj`.  Raises Refused for more of a card than two packs have."""
    codes = given.split() if isinstance(given, str) else list(given)
    return terms.arranged(possible(tuple(map(_card, codes))))


def _some(case: Case, name: str, terms: Terms) -> Cards:
    """The cards of a case, which has to name some."""
    if not isinstance(case[name], str | list) or not (cards := _cards(case[name], terms)):
        raise KeyError(name)
    return cards


def _code(one: Card) -> str:
    return _CODES.get(one.rank, one.code)


def _written(cards: Cards) -> str:
    return " ".join(_code(c) if c.suit or c.rank in JOKERS else c.rank for c in cards)
