"""The rule desk: what is this, does it beat that, what may I answer, what does it score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engines.game import Case, Common, Unjudgeable
from engines.games.doudizhu import rules
from engines.games.doudizhu.groups import HEIGHT, Group, answer, arranged, classify
from engines.games.doudizhu.notation import is_pass, named, possible, read_play
from engines.games.doudizhu.plays import plays
from engines.games.doudizhu.refusals import missing, nearest
from engines.games.doudizhu.rules import Spring, Why
from engines.given import Answer, answered, list_in, number_in, text_in


def judge(ask: str, case: Case, wings: str, cap: int) -> Answer:
    """Raises Unjudgeable."""
    return answered(_ASKS, ask, case, wings, cap)


def _classify(case: Case, wings: str, cap: int) -> Answer:
    del cap
    group = classify(_cards(case, "cards"), wings)
    if group is None:
        return {"type": "invalid", "key": None, "len": None}
    return {"type": str(group.kind), "key": group.key or None, "len": group.length}


def _beats(case: Case, wings: str, cap: int) -> Answer:
    del cap
    _group(case, "play", wings)
    on = _group(case, "on", wings)
    return {"beats": answer(_cards(case, "play"), on, wings) is not None}


def _responses(case: Case, wings: str, cap: int) -> Answer:
    del cap
    on = None if case.get("on") is None else _group(case, "on", wings)
    moves = list(plays(_cards(case, "hand"), on, wings))
    groups = [group for cards in moves if (group := answer(cards, on, wings))]
    by_type = Counter(str(group.kind) for group in groups)
    return {
        "count_excluding_pass": len(moves),
        "by_type": dict(sorted(by_type.items())),
        "moves": moves,
    }


def _notation(case: Case, wings: str, cap: int) -> Answer:
    del cap
    text = text_in(case, "text")
    if is_pass(text):
        return {"pass": True}
    hand = _cards(case, "hand") if case.get("hand") is not None else ""
    cards = read_play(text, hand, None, wings)
    if hand and (lacking := missing(hand, cards)):
        raise Unjudgeable(Why.NOT_HELD, cards=named(cards), missing=named(lacking))
    return {"cards": cards}


def _auction(case: Case, wings: str, cap: int) -> Answer:
    del wings, cap
    bids: tuple[int, ...] = ()
    for points in list_in(case, "bids"):
        if rules.auction_over(bids):
            raise Unjudgeable(Why.BIDDING_OVER)
        if type(points) is not int or points not in range(rules.HIGHEST_BID + 1):
            raise Unjudgeable(Why.NO_SUCH_BID, bid=str(points))
        if not rules.may_bid(bids, points):
            raise Unjudgeable(Why.BID_TOO_LOW, bid=points, highest=max(bids))
        bids += (points,)
    if not rules.auction_over(bids):
        raise Unjudgeable(Common.BAD_CASE, text="bids")
    base = max(bids)
    return {"result": {"landlord": bids.index(base), "base": base} if base else "redeal"}


def _scoring(case: Case, wings: str, cap: int) -> Answer:
    del wings
    base = number_in(case, "base", range(1, rules.HIGHEST_BID + 1))
    bombs = number_in(case, "bombs_played", range(14))
    rockets = number_in(case, "rockets_played", range(2))
    wins, sprung = case["landlord_wins"], case.get("spring")
    if not isinstance(wins, bool):
        raise KeyError("landlord_wins")
    if sprung not in (None, Spring.SPRING if wins else Spring.ANTI_SPRING):
        raise Unjudgeable(Common.BAD_CASE, text="spring")
    times = rules.multiplier(bombs + rockets, sprung is not None, cap)
    landlord, farmer, _ = rules.points(base, times, 0, wins)
    return {"multiplier": times, "landlord": landlord, "each_farmer": farmer}


_ASKS: dict[str, Callable[[Case, str, int], Answer]] = {
    "classify": _classify,
    "beats": _beats,
    "responses": _responses,
    "notation": _notation,
    "auction": _auction,
    "scoring": _scoring,
}


# ---------------------------------------------------------------------- what is given
def _cards(case: Case, name: str) -> str:
    text = text_in(case, name)
    return possible(text) if text and set(text) <= HEIGHT.keys() else read_play(text, "", None)


def _group(case: Case, name: str, wings: str) -> Group:
    cards = _cards(case, name)
    group = classify(arranged(cards), wings)
    if group is None:
        raise Unjudgeable(Why.NO_COMBINATION, cards=named(cards), nearest=nearest(cards))
    return group
