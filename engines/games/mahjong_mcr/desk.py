"""The rule desk: how many fan, who pays what, whose claim stands, what a text means."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from engines.game import Case, Unjudgeable
from engines.games.mahjong_mcr import gb
from engines.games.mahjong_mcr.counting import Hand, House, score
from engines.games.mahjong_mcr.notation import means, spoken
from engines.games.mahjong_mcr.position import WINDS, of_score
from engines.games.mahjong_mcr.rules import Why, granted, payments
from engines.games.mahjong_mcr.table import PASS, SEATS, Act, Move, Offer
from engines.games.mahjong_mcr.tiles import TILE_OF, is_flower, is_honour, meld, read
from engines.given import Answer, answered, flag_in, list_in, number_in, text_in

TABLE_POINTS = (4, 2, 1, 0)
FLOWERS = range(9)
MOST_FAN = 10_000


def judge(ask: str, case: Case, house: House) -> Answer:
    """Raises Unjudgeable."""
    return answered(_ASKS, ask, case, house)


def hand_of(case: Case) -> Hand:
    """The hand of a case, also as one line of `gb_notation` alone.

    Raises KeyError for one that cannot be, Unjudgeable for five alike.
    """
    if "gb_notation" in case and "concealed" not in case:
        hand: Hand = _read(gb.hand_of, case["gb_notation"], "gb_notation")
    else:
        hand = _given(case)
    if any(map(is_flower, hand.concealed)) or not hand.right_size:
        raise KeyError("concealed")
    if hand.five_alike:
        raise Unjudgeable(Why.FIVE_ALIKE)
    return hand


def _given(case: Case) -> Hand:
    return Hand(
        melds=tuple(_read(meld, code, "melds") for code in list_in(case, "melds")),
        concealed=_read(read, text_in(case, "concealed"), "concealed"),
        tile=_tile(case, "win"),
        self_draw=flag_in(case, "self_draw"),
        last_of_kind=flag_in(case, "last_of_kind"),
        kong=flag_in(case, "kong"),
        wall_last=flag_in(case, "wall_last"),
        flowers=number_in(case, "flowers", FLOWERS) if "flowers" in case else 0,
        seat=_wind(case, "seat") if "seat" in case else 0,
        prevailing=_wind(case, "prev") if "prev" in case else 0,
    )


def _hands(case: Case, house: House) -> Answer:
    found = score(hand_of(case), house)
    if found is None:
        raise Unjudgeable(Why.NOT_A_WIN, asked="no")
    return of_score(found)


def _payments(case: Case, house: House) -> Answer:
    del house
    if flag_in(case, "exhausted_wall"):
        return {"deltas": [0] * SEATS}
    winner = number_in(case, "winner", range(SEATS))
    source = None if case["discarder"] is None else number_in(case, "discarder", range(SEATS))
    if source == winner:
        raise KeyError("discarder")
    fan = number_in(case, "fan", range(MOST_FAN))
    flowers = number_in(case, "flowers", FLOWERS) if "flowers" in case else 0
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
    scores = list_in(case, "table_scores")
    if len(scores) != SEATS or not all(type(s) in (int, float) for s in scores):
        raise KeyError("table_scores")
    return {"table_points": [int(p) if p == int(p) else float(p) for p in table_points(scores)]}


def _claims(case: Case, house: House) -> Answer:
    """Which of the claims stands: `W pung`; null when none does."""
    del house
    offer = Offer(_tile(case, "tile"), _wind(case, "discarder"), flag_in(case, "added_kong"))
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
        if _allowed(offer, seat, claim, flag_in(case, "wall_empty")):
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
    text = text_in(case, "text")
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
def _wind(case: Case, name: str) -> int:
    return _wind_of(case[name], name)


def _wind_of(text: Any, name: str) -> int:
    if not isinstance(text, str) or len(text) != 1 or text not in WINDS:
        raise KeyError(name)
    return WINDS.index(text)


def _tile(case: Case, name: str) -> int:
    tile = TILE_OF.get(text_in(case, name))
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
