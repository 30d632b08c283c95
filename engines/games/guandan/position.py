"""A deal as text, and any position as plain JSON (see RULES.md, "Positions")."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engines.cards.pack import BIG_JOKER, RANKS, SMALL_JOKER, Card, card, pack
from engines.game import Common, Illegal
from engines.games.guandan import rules, tribute
from engines.games.guandan.groups import Cards, Group, Terms, fitting, readings
from engines.games.guandan.levels import SIDES, TOP, TRIES, Standing
from engines.games.guandan.rules import HAND, SEATS, Gift, Played, State
from engines.games.guandan.view import View
from engines.luck import Luck

PACKS = pack(jokers=True) * 2
JOKERS = {"sj": SMALL_JOKER, "bj": BIG_JOKER}  # as rule books write them


class Wrong(ValueError):
    """What of a position cannot be."""


# ---------------------------------------------------------------------- deals
def dealt(luck: Luck) -> str:
    """Two packs in the order dealt, which card is turned up for the first lead, and a lot."""
    cards = written(luck.shuffled(PACKS))
    return f"{cards} {luck.below(len(PACKS))} {luck.below(SIDES)}"


def state_of(text: str, standing: Standing, terms: Terms, before: tuple[int, ...]) -> State:
    """The state a deal text starts: a deal, or a position as JSON."""
    if text.startswith("{"):
        return _read(json.loads(text), terms.joker_pair)
    codes = text.split() or [*(c.code for c in PACKS), "0", "0"]
    cards = tuple(card(code) for code in codes[: len(PACKS)])
    place, lot = map(int, codes[len(PACKS) :])
    hands = tuple(terms.arranged(cards[HAND * s : HAND * (s + 1)]) for s in range(SEATS))
    up = None if before else cards[place]
    return tribute.begun(
        State(hands, standing, terms, place // HAND, before, lot=lot, turned_up=up)
    )


# ---------------------------------------------------------------------- writing
def written(cards: Iterable[Card]) -> str:
    return " ".join(c.code for c in cards)


def of_state(state: State, to_act: Iterable[int]) -> dict[str, Any]:
    active = rules.active(state.out)
    return {
        "hands": [written(hand) for hand in state.hands],
        **_open(state, to_act),
        "joker_pair": state.terms.joker_pair,
        "turn": state.turn,
        "lot": state.lot,
        "last": one(last) if (last := rules.to_beat(state.plays, active)) else None,
    }


def of_view(view: View) -> dict[str, Any]:
    return {
        "seat": view.seat,
        "hand": written(view.hand),
        "counts": list(view.counts),
        **_open(view, view.acting),
        "last": one(view.last_played) if view.last_played else None,
    }


def _open(seen: State | View, to_act: Iterable[int]) -> dict[str, Any]:
    """What a state and a view say in the same way."""
    return {
        "level": seen.terms.level,
        "levels": [RANKS[min(level, TOP)] for level in seen.standing.levels],
        "failed": list(seen.standing.failed),
        "owner": seen.standing.owner,
        "to_act": sorted(to_act),
        "before": list(seen.before),
        "gifts": [_gift(gift) for gift in seen.gifts],
        "resisted": list(seen.resisted),
        "turned_up": seen.turned_up.code if seen.turned_up else None,
        "out": list(seen.out),
        "played": [one(played) for played in seen.plays],
    }


def one(played: Played) -> dict[str, Any]:
    if not played.group:
        return {"seat": played.seat, "cards": ""}
    return {
        "seat": played.seat,
        "cards": written(played.cards),
        "as": played.group.name,
        "key": played.group.key,
        "led": played.led,
    }


def _gift(gift: Gift) -> dict[str, Any]:
    return {
        "payer": gift.payer,
        "receiver": gift.receiver,
        "paid": gift.paid.code if gift.paid else None,
        "returned": gift.returned.code if gift.returned else None,
    }


# ---------------------------------------------------------------------- reading
def checked(position: Any, terms: Terms) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    try:
        state = _read({"level": terms.level, **position}, terms.joker_pair)
    except Wrong as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:80]) from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Illegal(Common.BAD_POSITION, text=str(position)[:80]) from None
    return json.dumps(of_state(state, ()))


def _read(given: dict[str, Any], joker_pair: bool) -> State:
    """The state of a position.  Raises KeyError, TypeError, ValueError for one that cannot be."""
    standing = _standing(given)
    terms = Terms(standing.rank, given.get("joker_pair", joker_pair))
    free = Counter(PACKS)
    hands = tuple(terms.arranged(_cards(hand, free)) for hand in given["hands"])
    if len(hands) != SEATS or any(len(hand) > HAND + 1 for hand in hands):
        raise Wrong("hands")
    turn = _turn(given)
    out = _out(given, hands)
    if turn in out:
        raise Wrong("to_act")
    before = _order(given.get("before") or ())
    plays = _plays(given, turn, out, free, terms)
    state = State(
        hands=hands,
        standing=standing,
        terms=terms,
        turn=turn,
        before=before,
        lot=int(given.get("lot", 0)) % SIDES,
        turned_up=card(given["turned_up"]) if given.get("turned_up") else None,
        plays=plays,
        out=out,
    )
    return _with_gifts(state, given)


def _standing(given: dict[str, Any]) -> Standing:
    """Levels as ranks; with `level` alone the side of seat 0 plays at it."""
    level = _rank(given.get("level", RANKS[0]))
    levels = tuple(_rank(rank) for rank in given.get("levels") or (RANKS[level], RANKS[0]))
    failed = tuple(int(n) for n in given.get("failed") or (0, 0))
    owner = given.get("owner", 0 if level else None)
    if len(levels) != SIDES or len(failed) != SIDES or not all(0 <= n < TRIES for n in failed):
        raise Wrong("levels, failed")
    if owner not in (None, 0, 1) or isinstance(owner, bool):
        raise Wrong("owner")
    standing = Standing(levels, failed, owner)
    if RANKS.index(standing.rank) != level:
        raise Wrong("level")
    return standing


def _rank(rank: Any) -> int:
    if not isinstance(rank, str) or rank.replace("10", "T") not in RANKS or not rank:
        raise Wrong(f"level {rank}")
    return RANKS.index(rank.replace("10", "T"))


def _turn(given: dict[str, Any]) -> int:
    """Who leads or follows: as `turn` or, for a single seat, `to_act` says."""
    if "turn" in given:
        return _seat(given["turn"])
    turn = given.get("to_act", 0)
    return _seat(turn[0] if isinstance(turn, list) and turn else turn or 0)


def _seat(value: Any) -> int:
    if value not in range(SEATS) or isinstance(value, bool):
        raise Wrong(f"seat {value}")
    return int(value)


def _out(given: dict[str, Any], hands: tuple[Cards, ...]) -> tuple[int, ...]:
    out = tuple(_seat(seat) for seat in given.get("out") or ())
    empty = {seat for seat, hand in enumerate(hands) if not hand}
    if len(set(out)) != len(out) or set(out) != empty or rules.over(out):
        raise Wrong("out")
    return out


def _order(seats: Any) -> tuple[int, ...]:
    order = tuple(_seat(seat) for seat in seats)
    if order and sorted(order) != list(range(SEATS)):
        raise Wrong("before")
    return order


def _cards(text: Any, free: Counter[Card]) -> Cards:
    """Cards as codes (`S3 HT B`, `S3 H10 sj`), taken out of what is free."""
    codes = text.split() if isinstance(text, str) else text
    cards = tuple(card(JOKERS.get(code, code.replace("10", "T"))) for code in codes)
    for one_card in cards:
        if free[one_card] < 1:
            raise Wrong(f"cards {one_card.code}")
        free[one_card] -= 1
    return cards


def _plays(
    given: dict[str, Any], turn: int, out: tuple[int, ...], free: Counter[Card], terms: Terms
) -> tuple[Played, ...]:
    """What was played; with only `last` given, that and the passes since."""
    history = given.get("played") or []
    last = given.get("last")
    if not history and last:
        between = ((_seat(last["seat"]) + step) % SEATS for step in range(1, SEATS))
        since = [seat for seat in between if seat not in out]
        passes = since[: since.index(turn)] if turn in since else since
        history = [last, *({"seat": seat, "cards": ""} for seat in passes)]
    plays: tuple[Played, ...] = ()
    on: Group | None = None
    for each in history:
        cards = terms.arranged(_cards(each["cards"], free))
        group = _group(each, cards, on, terms) if cards else None
        led = group is not None and bool(each.get("led", on is None or not group.beats(on)))
        plays += (Played(_seat(each["seat"]), cards, group, led),)
        on = group or on
    return plays


def _group(each: Mapping[str, Any], cards: Cards, on: Group | None, terms: Terms) -> Group:
    """What was played: as the position says, or else what beats the play before, or leads."""
    if each.get("as"):
        found = [g for g in readings(cards, terms) if g.name == each["as"]]
        fit = [g for g in found if g.key == each.get("key", g.key)][-1:]
    else:
        fit = [*fitting(cards, on, terms), *fitting(cards, None, terms)]
    if not fit:
        raise Wrong(f"played {written(cards)}")
    return fit[0]


def _with_gifts(state: State, given: dict[str, Any]) -> State:
    """Tribute as the position tells it; without a word of it, it is still to be paid."""
    if "gifts" not in given:
        fresh = not state.plays and not state.out
        return _sound(tribute.begun(state)) if fresh else state
    gifts = tuple(
        Gift(
            _seat(gift["payer"]),
            None if gift.get("receiver") is None else _seat(gift["receiver"]),
            card(gift["paid"]) if gift.get("paid") else None,
            card(gift["returned"]) if gift.get("returned") else None,
        )
        for gift in given["gifts"]
    )
    resisted = tuple(_seat(seat) for seat in given.get("resisted") or ())
    return _sound(replace(state, gifts=gifts, resisted=resisted))


def _sound(state: State) -> State:
    """The state, if its tribute is one that can still be made."""
    payers = tuple(gift.payer for gift in state.gifts)
    if payers and (not state.before or payers != tribute.payers(state.before)):
        raise Wrong("gifts")
    if not tribute.waiting(state):
        return state
    if state.plays or state.out or not all(tribute.payable(h, state.terms) for h in state.hands):
        raise Wrong("gifts")
    paid = all(gift.paid and gift.receiver is not None for gift in state.gifts)
    for gift in state.gifts:
        giver, given = (gift.receiver, gift.returned) if paid else (gift.payer, gift.paid)
        if given and giver is not None and given not in state.hands[giver]:
            raise Wrong("gifts")
    if paid and {gift.receiver for gift in state.gifts} != set(state.before[: len(payers)]):
        raise Wrong("gifts")
    return state
