"""The rule desk: how many fan, who pays what, whose claim stands, what a text means."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from engines.game import Case, Common, Refused, Unjudgeable
from engines.games.mahjong_mcr.counting import Hand, House, score
from engines.games.mahjong_mcr.notation import means, spoken
from engines.games.mahjong_mcr.position import WINDS, of_score
from engines.games.mahjong_mcr.rules import Why, granted, payments
from engines.games.mahjong_mcr.table import PASS, SEATS, Act, Move, Offer
from engines.games.mahjong_mcr.tiles import TILE_OF, is_flower, is_honour, meld, read

Answer = dict[str, Any]
TABLE_POINTS = (4, 2, 1, 0)
MOST_FLOWERS = 8
MOST_FAN = 10_000


def judge(ask: str, case: Case, house: House) -> Answer:
    """Raises Unjudgeable."""
    if ask not in _ASKS:
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return _ASKS[ask](case, house)
    except Refused as refused:
        raise Unjudgeable(refused.why, **refused.facts) from None
    except KeyError as absent:
        raise Unjudgeable(Common.BAD_CASE, text=str(absent.args[0])) from None


def _hands(case: Case, house: House) -> Answer:
    hand = Hand(
        melds=tuple(_read(meld, code, "melds") for code in _list(case, "melds")),
        concealed=_read(read, _text(case, "concealed"), "concealed"),
        tile=_tile(case, "win"),
        self_draw=_flag(case, "self_draw"),
        last_of_kind=_flag(case, "last_of_kind"),
        kong=_flag(case, "kong"),
        wall_last=_flag(case, "wall_last"),
        flowers=_number(case, "flowers", MOST_FLOWERS) if "flowers" in case else 0,
        seat=_wind(case, "seat") if "seat" in case else 0,
        prevailing=_wind(case, "prev") if "prev" in case else 0,
    )
    if any(map(is_flower, hand.concealed)) or not hand.right_size:
        raise KeyError("concealed")
    if hand.five_alike:
        raise Unjudgeable(Why.FIVE_ALIKE)
    found = score(hand, house)
    if found is None:
        raise Unjudgeable(Why.NOT_A_WIN)
    return of_score(found)


def _payments(case: Case, house: House) -> Answer:
    del house
    if _flag(case, "exhausted_wall"):
        return {"deltas": [0] * SEATS}
    winner = _number(case, "winner", SEATS - 1)
    source = None if case["discarder"] is None else _number(case, "discarder", SEATS - 1)
    if source == winner:
        raise KeyError("discarder")
    fan = _number(case, "fan", MOST_FAN)
    flowers = _number(case, "flowers", MOST_FLOWERS) if "flowers" in case else 0
    return {"deltas": list(payments(winner, source, fan + flowers))}


def table_points(scores: list[float]) -> list[Fraction]:
    """4, 2, 1, 0 by rank; equal scores share what their places bring."""
    found = []
    for mine in scores:
        first = sum(other > mine for other in scores)
        places = range(first, first + scores.count(mine))
        found.append(Fraction(sum(TABLE_POINTS[place] for place in places), len(places)))
    return found


def _table_points(case: Case, house: House) -> Answer:
    del house
    scores = _list(case, "table_scores")
    if len(scores) != SEATS or not all(type(s) in (int, float) for s in scores):
        raise KeyError("table_scores")
    return {"table_points": [int(p) if p == int(p) else float(p) for p in table_points(scores)]}


def _claims(case: Case, house: House) -> Answer:
    """Which of the claims stands: `W pung`; null when none does."""
    del house
    offer = Offer(_tile(case, "tile"), _wind(case, "discarder"), _flag(case, "added_kong"))
    answers: list[Move | None] = [PASS] * SEATS
    answers[offer.seat] = None
    claims = case["claims"]
    if not isinstance(claims, dict):
        raise KeyError("claims")
    for wind, word in claims.items():
        seat = _wind_of(wind, "claims")
        claim = _claim(word)
        if seat == offer.seat:
            raise KeyError("claims")
        if _allowed(offer, seat, claim, _flag(case, "wall_empty")):
            answers[seat] = claim
    found = granted(offer, tuple(answers))
    stands = found is not None and found[1] != PASS
    return {"granted": f"{WINDS[found[0]]} {found[1].act}" if found and stands else None}


def _claim(word: Any) -> Move:
    acts = (Act.CHOW, Act.PUNG, Act.KONG, Act.WIN, Act.PASS)
    if word not in acts:
        raise KeyError("claims")
    return Move(Act(word))


def _allowed(offer: Offer, seat: int, claim: Move, wall_empty: bool) -> bool:
    """Whether the claim can be made at all, whatever the seat holds."""
    if claim.act is Act.WIN:
        return True
    if offer.kong or wall_empty:
        return False
    if claim.act is Act.CHOW:
        return seat == (offer.seat + 1) % SEATS and not is_honour(offer.tile)
    return True


def _notation(case: Case, house: House) -> Answer:
    del house
    text = _text(case, "text")
    said = spoken(text)
    if said is None or said.place is not None:
        raise Unjudgeable(Why.NOT_A_TURN, text=text)
    return {"means": means(said)}


_ASKS: dict[str, Callable[[Case, House], Answer]] = {
    "hands": _hands,
    "payments": _payments,
    "table_points": _table_points,
    "claims": _claims,
    "notation": _notation,
}


# ---------------------------------------------------------------------- what is given
def _text(case: Case, name: str) -> str:
    if not isinstance(case[name], str):
        raise KeyError(name)
    return str(case[name])


def _list(case: Case, name: str) -> list[Any]:
    if not isinstance(case[name], list):
        raise KeyError(name)
    return list(case[name])


def _flag(case: Case, name: str) -> bool:
    """False when it is left out."""
    given = case.get(name)
    if given not in (None, True, False):
        raise KeyError(name)
    return bool(given)


def _number(case: Case, name: str, most: int) -> int:
    if type(case[name]) is not int or not 0 <= case[name] <= most:
        raise KeyError(name)
    return int(case[name])


def _wind(case: Case, name: str) -> int:
    return _wind_of(case[name], name)


def _wind_of(text: Any, name: str) -> int:
    if not isinstance(text, str) or len(text) != 1 or text not in WINDS:
        raise KeyError(name)
    return WINDS.index(text)


def _tile(case: Case, name: str) -> int:
    tile = TILE_OF.get(_text(case, name))
    if tile is None or is_flower(tile):
        raise KeyError(name)
    return tile


def _read(reader: Callable[[str], Any], text: Any, name: str) -> Any:
    if not isinstance(text, str):
        raise KeyError(name)
    try:
        return reader(text)
    except ValueError:
        raise KeyError(name) from None
