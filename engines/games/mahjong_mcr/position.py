"""Deals and positions as text and JSON: written, read back, checked."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from engines.game import Common, Illegal
from engines.games.mahjong_mcr import rules
from engines.games.mahjong_mcr.counting import Score
from engines.games.mahjong_mcr.fans import POINTS
from engines.games.mahjong_mcr.rules import asked
from engines.games.mahjong_mcr.table import (
    HAND,
    NONE,
    PASS,
    SEATS,
    WIN,
    Act,
    Move,
    Offer,
    Place,
    State,
)
from engines.games.mahjong_mcr.tiles import (
    CODES,
    HONOURS,
    KINDS,
    TILE_OF,
    WHOLE,
    Meld,
    Tiles,
    codes,
    is_flower,
    meld,
    read,
)
from engines.games.mahjong_mcr.view import View

WINDS = HONOURS[:SEATS]


class Wrong(ValueError):
    """A position that cannot be; the text says where."""


# ---------------------------------------------------------------------- writing
def of_state(state: State) -> dict[str, Any]:
    """As `checked` reads it."""
    offer = state.offer
    return {
        "hands": [codes(place.hand) for place in state.places],
        "melds": [[_meld(m) for m in place.melds] for place in state.places],
        "rivers": [codes(place.river) for place in state.places],
        "flowers": [codes(place.flowers) for place in state.places],
        "wall": codes(state.tiles[state.front : state.back]),
        "dealer": state.dealer,
        "prevailing": WINDS[state.prevailing],
        "to_act": sorted(to_move(state)),
        "drawn": CODES[state.drawn] if state.drawn != NONE else None,
        "replaced": state.replaced,
        "offered": None if offer is None else _offer(offer),
        "answers": [None if a is None else [str(a.act), a.tile] for a in state.answers],
    }


def to_move(state: State) -> frozenset[int]:
    if state.over:
        return frozenset()
    return asked(state) if state.offer else frozenset({state.turn})


def _offer(offer: Offer) -> dict[str, Any]:
    return {"tile": CODES[offer.tile], "seat": offer.seat, "kong": offer.kong}


def _meld(one: Meld) -> dict[str, Any]:
    if one.tile == NONE:
        return {"meld": one.kind}
    if one.source < 0:
        return {"meld": one.code}
    return {"meld": one.code, "claimed": CODES[one.claimed], "source": one.source}


def of_view(view: View) -> dict[str, Any]:
    """What `see` answers: a position without what the seat does not know."""
    seen = of_state(view.table)
    for hidden in ("hands", "wall", "answers"):
        del seen[hidden]
    won, result = view.table.won, view.result
    return {
        **seen,
        "seat": view.seat,
        "hand": codes(view.hand),
        "counts": list(view.counts),
        "wall_left": view.table.left,
        "won": None
        if won is None or result is None
        else {"seat": won.seat, "source": won.source, **of_score(result)},
        "shown": [codes(p.hand) for p in view.table.places] if view.table.over else None,
    }


def of_score(found: Score) -> dict[str, Any]:
    """As the rule desk answers."""
    return {
        "fans": [{"fan": str(f), "points": POINTS[f], "count": n} for f, n in found.fans],
        "total": found.total,
        "without_flowers": found.without_flowers,
        "may_win": found.may_win,
    }


# ---------------------------------------------------------------------- reading
def state_of(text: str, dealer: int, prevailing: int) -> State:
    """The state a deal text starts: 144 tiles in the order of the wall, or a position."""
    if text.startswith("{"):
        return _read(json.loads(text))
    return rules.dealt(read(text) or WHOLE, dealer, prevailing)


def checked(position: Any, dealer: int, prevailing: int) -> str:
    """The deal text of a position.  Raises Illegal(BAD_POSITION)."""
    try:
        usual = {"dealer": dealer, "prevailing": WINDS[prevailing]}
        state = _read({**usual, **position})
    except Wrong as wrong:
        raise Illegal(Common.BAD_POSITION, text=str(wrong)[:80]) from None
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        raise Illegal(Common.BAD_POSITION, text=str(position)[:80]) from None
    return json.dumps(of_state(state))


def _read(given: dict[str, Any]) -> State:
    """The state of a position.  Raises KeyError, TypeError, ValueError for one that cannot be."""
    dealer = _seat(given["dealer"])
    places = tuple(_place(given, seat) for seat in range(SEATS))
    offer = _offered(given.get("offered"), places)
    wall = _wall(given, places, offer)
    turn = offer.seat if offer else _turn(given, dealer)
    drawn = _drawn(given, places[turn], turn) if offer is None else NONE
    _check(places, offer, turn, drawn)
    state = State(
        tiles=wall,
        front=0,
        back=len(wall),
        dealer=dealer,
        prevailing=WINDS.index(given["prevailing"]),
        places=places,
        turn=turn,
        drawn=drawn,
        replaced=bool(given.get("replaced")) and drawn != NONE,
        offer=offer,
        answers=_answers(given, offer),
    )
    if not to_move(state):
        raise Wrong("answers")
    return state


def _seat(given: Any) -> int:
    if given not in range(SEATS) or isinstance(given, bool):
        raise Wrong(f"seat {given}")
    return int(given)


def _turn(given: dict[str, Any], dealer: int) -> int:
    to_act = given.get("to_act", dealer)
    return _seat(to_act[0] if isinstance(to_act, list) else to_act)


def _place(given: dict[str, Any], seat: int) -> Place:
    def tiles(name: str) -> Tiles:
        return read((given.get(name) or [""] * SEATS)[seat])

    place = Place(
        tuple(sorted(read(given["hands"][seat]))),
        tuple(map(_meld_of, (given.get("melds") or [[]] * SEATS)[seat])),
        tiles("rivers"),
        tiles("flowers"),
    )
    if any(map(is_flower, (*place.hand, *place.river))) or not all(map(is_flower, place.flowers)):
        raise Wrong("flowers")
    return place


def _meld_of(given: Any) -> Meld:
    if isinstance(given, str):
        return meld(given)
    made = meld(given["meld"])
    if "source" not in given:
        return made
    claimed = TILE_OF[given["claimed"]]
    if claimed not in made.tiles:
        raise Wrong("claimed")
    return Meld(made.kind, made.tile, claimed, _seat(given["source"]))


def _offered(given: Any, places: tuple[Place, ...]) -> Offer | None:
    if given is None:
        return None
    offer = Offer(TILE_OF[given["tile"]], _seat(given["seat"]), bool(given.get("kong")))
    giver = places[offer.seat]
    pungs = [m.tile for m in giver.melds if m.kind == "p"]
    if not (offer.tile in pungs if offer.kong else giver.river[-1:] == (offer.tile,)):
        raise Wrong("offered")
    return offer


def _drawn(given: dict[str, Any], place: Place, turn: int) -> int:
    """The tile drawn; when nothing is said of it, the last of a full hand."""
    if "drawn" in given:
        drawn = NONE if given["drawn"] is None else TILE_OF[given["drawn"]]
    else:
        drawn = place.hand[-1]
    if drawn != NONE and drawn not in place.hand:
        raise Wrong("drawn")
    return drawn


def _wall(given: dict[str, Any], places: tuple[Place, ...], offer: Offer | None) -> Tiles:
    """The wall as given, or what lies nowhere else, flowers apart, in the order of codes."""
    used = Counter([offer.tile] if offer and offer.kong else [])
    for place in places:
        melded = (tile for m in place.melds for tile in m.tiles)
        used.update((*place.hand, *place.river, *place.flowers, *melded))
    whole = Counter(WHOLE)
    wall = read(given["wall"]) if given.get("wall") is not None else None
    if wall is None:
        wall = tuple(tile for tile in (whole - used).elements() if not is_flower(tile))
    if (used + Counter(wall)) - whole:
        raise Wrong("tiles")
    return wall


def _check(places: tuple[Place, ...], offer: Offer | None, turn: int, drawn: int) -> None:
    for seat, place in enumerate(places):
        full = offer is None and seat == turn
        if len(place.hand) + 3 * len(place.melds) != HAND + int(full):
            raise Wrong(f"hands {seat}")
    if drawn == NONE and offer is None and not places[turn].melds:
        raise Wrong("drawn")


def _answers(given: dict[str, Any], offer: Offer | None) -> tuple[Move | None, ...]:
    wanted = given.get("answers") or [None] * SEATS
    found = tuple(None if a is None else _answer(a) for a in wanted)
    if len(found) != SEATS or (offer is None and any(found)):
        raise Wrong("answers")
    if offer and (found[offer.seat] or rules.granted(offer, found)):
        raise Wrong("answers")
    return found


def _answer(given: list[Any]) -> Move:
    act, tile = Act(given[0]), int(given[1])
    if act in (Act.PASS, Act.WIN):
        return {Act.PASS: PASS, Act.WIN: WIN}[act]
    if act not in (Act.CHOW, Act.PUNG, Act.KONG) or not NONE <= tile < KINDS:
        raise Wrong("answers")
    return Move(act, tile)
