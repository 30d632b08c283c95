"""国标麻将: 摸牌, 出牌, 吃碰杠和, 补花, 积分.  Values in, values out."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

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
    Said,
    State,
    Won,
)
from engines.games.mahjong_mcr.tiles import EACH, Meld, Tiles, is_flower

BASE = 8  # what everybody pays for a win beside its fan


class Why(StrEnum):
    """How a hand ended; why a text is no move; why a move may not stand."""

    SELF_DRAWN = "self_drawn"
    ON_DISCARD = "on_discard"
    ROBBED_KONG = "robbed_kong"
    WALL_EMPTY = "wall_empty"

    NOT_A_TURN = "not_a_turn"
    NOT_A_CLAIM = "not_a_claim"
    NO_SUCH_TILE = "no_such_tile"
    NO_SUIT = "no_suit"
    NO_NUMBER = "no_number"
    ONE_TILE = "one_tile"
    FLOWERS_DRAWN = "flowers_drawn"
    CLAIMS_FIRST = "claims_first"
    NOTHING_OFFERED = "nothing_offered"
    OTHER_TILE = "other_tile"
    TWO_CHOWS = "two_chows"
    TWO_KONGS = "two_kongs"

    NOT_HELD = "not_held"
    CHOW_NEXT_ONLY = "chow_next_only"
    CHOW_NUMBERS = "chow_numbers"
    CHOW_IN_ROW = "chow_in_row"
    NO_CHOW = "no_chow"
    NO_PUNG = "no_pung"
    NO_KONG = "no_kong"
    NO_CONCEALED_KONG = "no_concealed_kong"
    NO_ADDED_KONG = "no_added_kong"
    ONLY_ROBBING = "only_robbing"
    LAST_TILE = "last_tile"
    DISCARD_NOW = "discard_now"
    NOT_A_WIN = "not_a_win"
    TOO_FEW_FAN = "too_few_fan"
    FIVE_ALIKE = "five_alike"


# ---------------------------------------------------------------------- the deal
def dealt(tiles: Tiles, dealer: int, prevailing: int) -> State:
    """13 tiles to each seat from the dealer on, one more to the dealer; then flowers."""
    places = [Place(())] * SEATS
    for turn in range(SEATS):
        seat = (dealer + turn) % SEATS
        places[seat] = Place(tuple(sorted(tiles[HAND * turn : HAND * (turn + 1)])))
    front = HAND * SEATS + 1
    last = tiles[front - 1]
    places[dealer] = _taking(places[dealer], last)
    state = State(tiles, front, len(tiles), dealer, prevailing, tuple(places), dealer, last)
    return _flowers_at_first(state)


def _flowers_at_first(state: State) -> State:
    """补花 by turns from the dealer on, again and again."""
    drawn = state.drawn
    while any(is_flower(tile) for place in state.places for tile in place.hand):
        for turn in range(SEATS):
            seat = (state.dealer + turn) % SEATS
            place = state.places[seat]
            shown = tuple(tile for tile in place.hand if is_flower(tile))
            new = state.tiles[state.back - len(shown) : state.back][::-1]
            hand = tuple(sorted((*(t for t in place.hand if not is_flower(t)), *new)))
            place = replace(place, hand=hand, flowers=(*place.flowers, *shown))
            state = replace(_put(state, seat, place), back=state.back - len(shown))
            if seat == state.dealer and drawn in shown:
                drawn = new[-1]
    counted = [(seat, len(place.flowers)) for seat, place in enumerate(state.places)]
    said = tuple(Said("flowers", seat, count=count) for seat, count in counted if count)
    return replace(state, drawn=drawn, said=said)


# ---------------------------------------------------------------------- small changes
def _put(state: State, seat: int, place: Place) -> State:
    return replace(state, places=(*state.places[:seat], place, *state.places[seat + 1 :]))


def _taking(place: Place, *tiles: int) -> Place:
    return replace(place, hand=tuple(sorted((*place.hand, *tiles))))


def _giving(place: Place, *tiles: int) -> Place:
    """Without these tiles.  Raises ValueError when it lacks one."""
    hand = list(place.hand)
    for tile in tiles:
        hand.remove(tile)
    return replace(place, hand=tuple(hand))


def _draw(state: State, seat: int, for_kong: bool = False) -> State:
    """The next tile, for a kong from the end; flowers are shown and replaced from the end.

    An empty wall ends the hand, also when a flower cannot be replaced.
    """
    front, back, flowers = state.front, state.back, 0
    place, replaced, from_end = state.places[seat], for_kong, for_kong
    while front < back:
        front, back = (front, back - 1) if from_end else (front + 1, back)
        tile = state.tiles[back] if from_end else state.tiles[front - 1]
        if not is_flower(tile):
            place = _taking(place, tile)
            break
        place = replace(place, flowers=(*place.flowers, tile))
        flowers, replaced, from_end = flowers + 1, False, True
    else:
        tile, replaced = NONE, False
    said = (Said("flowers", seat, count=flowers),) if flowers else ()
    return replace(
        _put(state, seat, place),
        front=front,
        back=back,
        turn=seat,
        drawn=tile,
        replaced=replaced,
        offer=None,
        answers=(None,) * SEATS,
        said=(*state.said, *said),
        exhausted=tile == NONE,
    )


# ---------------------------------------------------------------------- on turn
def act(state: State, seat: int, move: Move) -> State:
    """After a legal move: of the seat on turn, or an answer to what is offered."""
    state = replace(state, said=())
    if state.offer:
        answers = (*state.answers[:seat], move, *state.answers[seat + 1 :])
        return _settled(replace(state, answers=answers))
    match move.act:
        case Act.WIN:
            return replace(state, won=Won(seat, state.drawn, None, False))
        case Act.CONCEALED_KONG:
            place = _giving(state.places[seat], *[move.tile] * EACH)
            place = replace(place, melds=(*place.melds, Meld("a", move.tile)))
            return _draw(_put(state, seat, place), seat, for_kong=True)
        case Act.ADDED_KONG:
            place = _giving(state.places[seat], move.tile)
            offer = Offer(move.tile, seat, kong=True)
        case _:
            place = _giving(state.places[seat], move.tile)
            place = replace(place, river=(*place.river, move.tile))
            offer = Offer(move.tile, seat)
    return replace(_put(state, seat, place), offer=offer, drawn=NONE, replaced=False)


def asked(state: State) -> frozenset[int]:
    """Who has still to answer: at first always all three others, whatever they hold."""
    if state.over or state.offer is None:
        return frozenset()
    others = frozenset(range(SEATS)) - {state.offer.seat}
    return frozenset(seat for seat in others if state.answers[seat] is None)


# ---------------------------------------------------------------------- claims
def granted(offer: Offer, answers: tuple[Move | None, ...]) -> tuple[int, Move] | None:
    """Whose claim stands: 和, the nearest in turn first, then 碰 and 杠, then 吃.

    A pass of the seat that gave the tile when nobody wants it; None while somebody who has
    not answered might still come first.
    """
    order = [(offer.seat + turn) % SEATS for turn in range(1, SEATS)]
    for seat in order:
        if answers[seat] is None:
            return None
        if answers[seat] == WIN:
            return seat, WIN
    for wanted in ((Act.PUNG, Act.KONG), (Act.CHOW,)):
        for seat in order:
            claim = answers[seat]
            if claim and claim.act in wanted:
                return seat, claim
    return offer.seat, PASS


def _settled(state: State) -> State:
    offer = state.offer
    found = granted(offer, state.answers) if offer else None
    if offer is None or found is None:
        return state
    seat, claim = found
    if claim == WIN:
        return _claimed_win(state, offer, seat)
    if claim != PASS:
        return _claimed(state, offer, seat, claim)
    if offer.kong:
        return _added(state, offer)
    return _draw(state, (offer.seat + 1) % SEATS)


def _claimed_win(state: State, offer: Offer, seat: int) -> State:
    if not offer.kong:
        state = _without_discard(state, offer)
    state = _put(state, seat, _taking(state.places[seat], offer.tile))
    return replace(state, won=Won(seat, offer.tile, offer.seat, offer.kong))


def _without_discard(state: State, offer: Offer) -> State:
    giver = state.places[offer.seat]
    return _put(state, offer.seat, replace(giver, river=giver.river[:-1]))


def _claimed(state: State, offer: Offer, seat: int, claim: Move) -> State:
    made = {
        Act.CHOW: Meld("c", claim.tile, offer.tile, offer.seat),
        Act.PUNG: Meld("p", offer.tile, offer.tile, offer.seat),
        Act.KONG: Meld("k", offer.tile, offer.tile, offer.seat),
    }[claim.act]
    given = list(made.tiles)
    given.remove(offer.tile)
    place = _giving(state.places[seat], *given)
    place = replace(place, melds=(*place.melds, made))
    state = _put(_without_discard(state, offer), seat, place)
    state = replace(state, said=(Said(claim.act, seat, claim.tile),))
    if claim.act is Act.KONG:
        return _draw(state, seat, for_kong=True)
    return replace(state, turn=seat, offer=None, answers=(None,) * SEATS)


def _added(state: State, offer: Offer) -> State:
    """Nobody robs it: the pung becomes a kong."""
    place = state.places[offer.seat]
    melds = tuple(
        replace(meld, kind="k") if (meld.kind, meld.tile) == ("p", offer.tile) else meld
        for meld in place.melds
    )
    state = _put(state, offer.seat, replace(place, melds=melds))
    return _draw(state, offer.seat, for_kong=True)


# ---------------------------------------------------------------------- payments
def payments(winner: int, source: int | None, fan: int) -> tuple[int, ...]:
    """By seat: 8 and the fan from whoever gave the tile, 8 from the others; all of it from
    everybody when it was drawn.  `fan` counts flowers."""
    paid = [
        BASE + (fan if source in (seat, None) else 0) if seat != winner else 0
        for seat in range(SEATS)
    ]
    return tuple(sum(paid) if seat == winner else -paid[seat] for seat in range(SEATS))


def how(won: Won) -> Why:
    if won.robbed:
        return Why.ROBBED_KONG
    return Why.SELF_DRAWN if won.source is None else Why.ON_DISCARD
