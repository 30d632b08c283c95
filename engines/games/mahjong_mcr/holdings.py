"""What a seat's tiles allow it: chows, pungs, kongs, and the hand that may win."""

from __future__ import annotations

from engines.games.mahjong_mcr.counting import Hand
from engines.games.mahjong_mcr.table import NONE, SEATS, State
from engines.games.mahjong_mcr.tiles import EACH


def lowest_chows(state: State, seat: int) -> list[int]:
    """Lowest tiles of the chows the seat can make of what its left neighbour discarded."""
    offer = state.offer
    if offer is None or offer.kong or seat != (offer.seat + 1) % SEATS or not state.left:
        return []
    tile, hand = offer.tile, state.places[seat].hand
    lows = [low for low in range(tile - 2, tile + 1) if low >= 0 and chow_at(low, tile)]
    return [low for low in lows if all(t in hand for t in range(low, low + 3) if t != tile)]


def chow_at(low: int, tile: int) -> bool:
    """Whether three in a row from `low` are of one suit and have the tile."""
    return tile < 27 and low // 9 == tile // 9 and low % 9 < 7 and low <= tile <= low + 2


def same_held(state: State, seat: int) -> int:
    """How many of the discard the seat may lay beside it: none of a kong or a last tile."""
    offer = state.offer
    if offer is None or offer.kong or not state.left:
        return 0
    return state.places[seat].hand.count(offer.tile)


def concealed_kongs(state: State, seat: int) -> list[int]:
    if not state.may_draw or not state.left:
        return []
    hand = state.places[seat].hand
    return sorted({tile for tile in hand if hand.count(tile) == EACH})


def added_kongs(state: State, seat: int) -> list[int]:
    if not state.may_draw or not state.left:
        return []
    place = state.places[seat]
    return sorted(m.tile for m in place.melds if m.kind == "p" and m.tile in place.hand)


def on_table(state: State, tile: int) -> int:
    """How many of the tile lie open: in rivers and in open melds."""
    return sum(
        place.river.count(tile) + sum(m.tiles.count(tile) for m in place.melds if m.is_open)
        for place in state.places
    )


def winning(state: State, seat: int) -> Hand | None:
    """The seat's hand with the tile that may win it, be it a win or not; None without one."""
    won = state.won if state.won and state.won.seat == seat else None
    tile, source = (won.tile, won.source) if won else (NONE, None)
    if not won and state.offer and state.offer.seat != seat:
        tile, source = state.offer.tile, state.offer.seat
    elif not won and not state.offer and seat == state.turn:
        tile = state.drawn
    if tile == NONE:
        return None
    place = state.places[seat]
    hand = list(place.hand)
    if won or source is None:
        hand.remove(tile)
    robs = bool(state.offer and state.offer.kong)
    given = int(source is not None and not robs and not won)
    return Hand(
        melds=place.melds,
        concealed=tuple(hand),
        tile=tile,
        self_draw=source is None,
        last_of_kind=on_table(state, tile) - given == EACH - 1,
        kong=state.replaced if source is None else robs,
        wall_last=not state.left,
        flowers=len(place.flowers),
        seat=state.wind(seat),
        prevailing=state.prevailing,
    )
