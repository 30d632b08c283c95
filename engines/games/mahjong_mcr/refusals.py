"""Why a move may not stand, and what would.

What is open to all is looked at first, so that an answer given in the group never tells what
the seat holds; `PRIVATE` reasons do, and are for that seat's eyes only.
"""

from __future__ import annotations

from enum import StrEnum

from engines.game import Illegal
from engines.games.mahjong_mcr.counting import LEAST, House, Score
from engines.games.mahjong_mcr.fans import POINTS
from engines.games.mahjong_mcr.holdings import chow_at
from engines.games.mahjong_mcr.notation import WORDS, chow_example
from engines.games.mahjong_mcr.rules import Why
from engines.games.mahjong_mcr.table import SEATS, Act, Move, Offer
from engines.games.mahjong_mcr.tiles import CODES, is_honour
from engines.games.mahjong_mcr.view import View, own_score
from render.words import Phrase, phrase

PRIVATE: frozenset[StrEnum] = frozenset(
    {
        Why.NO_NUMBER,
        Why.TWO_CHOWS,
        Why.TWO_KONGS,
        Why.NOT_HELD,
        Why.NO_CHOW,
        Why.NO_PUNG,
        Why.NO_KONG,
        Why.NO_CONCEALED_KONG,
        Why.NO_ADDED_KONG,
        Why.NOT_A_WIN,
        Why.TOO_FEW_FAN,
    }
)


def explain(view: View, move: Move, house: House) -> Illegal:
    if view.table.offer:
        return _claim(view, view.table.offer, move, house)
    return _turn(view, move, house)


def tile_name(tile: int) -> Phrase:
    """A tile as a fact: 5万, 东."""
    code = CODES[tile]
    if len(code) == 1:
        return phrase(WORDS, f"tile-{code}")
    return phrase(WORDS, f"tile-{code[1]}", number=int(code[0]))


# ---------------------------------------------------------------------- claims
def _claim(view: View, offer: Offer, move: Move, house: House) -> Illegal:
    tile = tile_name(offer.tile)
    if move.act in (Act.DISCARD, Act.CONCEALED_KONG, Act.ADDED_KONG):
        return Illegal(Why.CLAIMS_FIRST, chow=chow_example(offer.tile))
    if move.act is Act.WIN:
        return _no_win(view, house)
    if offer.kong:
        return Illegal(Why.ONLY_ROBBING, tile=tile)
    if not view.table.left:
        return Illegal(Why.LAST_TILE, asked="yes")
    if move.act is Act.CHOW:
        return _no_chow(view, offer, move, tile)
    held = view.hand.count(offer.tile)
    why = Why.NO_PUNG if move.act is Act.PUNG else Why.NO_KONG
    return Illegal(why, tile=tile, held=held)


def _no_chow(view: View, offer: Offer, move: Move, tile: Phrase) -> Illegal:
    if view.seat != (offer.seat + 1) % SEATS:
        return Illegal(Why.CHOW_NEXT_ONLY)
    if is_honour(offer.tile):
        return Illegal(Why.CHOW_NUMBERS, tile=tile)
    if move.tile >= 0 and not chow_at(move.tile, offer.tile):
        return Illegal(Why.CHOW_IN_ROW, example=chow_example(offer.tile))
    return Illegal(Why.NO_CHOW, tile=tile)


def _no_win(view: View, house: House) -> Illegal:
    found, asked = own_score(view, house), "yes" if view.table.offer else "no"
    if found is None:
        return Illegal(Why.NOT_A_WIN, asked=asked)
    fan, fans = found.without_flowers, fan_list(found)
    return Illegal(Why.TOO_FEW_FAN, fan=fan, least=LEAST, fans=fans, asked=asked)


# ---------------------------------------------------------------------- on turn
def _turn(view: View, move: Move, house: House) -> Illegal:
    kongs = (Act.CONCEALED_KONG, Act.ADDED_KONG)
    if move.act in (Act.CHOW, Act.PUNG, Act.KONG, Act.PASS):
        return Illegal(Why.NOTHING_OFFERED)
    if not view.table.may_draw and move.act is not Act.DISCARD:
        return Illegal(Why.DISCARD_NOW)
    if move.act is Act.WIN:
        return _no_win(view, house)
    if move.act in kongs and not view.table.left:
        return Illegal(Why.LAST_TILE, asked="no")
    if move.act is Act.CONCEALED_KONG:
        return Illegal(Why.NO_CONCEALED_KONG)
    if move.act is Act.ADDED_KONG:
        return Illegal(Why.NO_ADDED_KONG)
    return Illegal(Why.NOT_HELD, tile=tile_name(move.tile))


# ---------------------------------------------------------------------- fan in words
def fan_list(found: Score) -> Phrase:
    """All fan of a score as one fact: 清一色 24, 一般高 1×2."""
    said = phrase(WORDS, "fans-none")
    for number, (fan, times) in enumerate(found.fans):
        name = phrase(WORDS, f"fan-{fan.name.lower()}")
        one = phrase(WORDS, "fans-one", fan=name, points=POINTS[fan], times=times)
        said = one if not number else phrase(WORDS, "fans-more", fans=said, more=one)
    return said
