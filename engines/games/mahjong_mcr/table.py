"""The values of a hand in play: seats, the tile on offer, the wall, and what may be done.

A state can be masked (see `view`): what is asked here and in `holdings` of one seat needs no
more than that seat knows, so that the same words decide for the table and for its seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engines.games.mahjong_mcr.tiles import Meld, Tiles

SEATS = 4
HAND = 13
NONE = -1


class Act(StrEnum):
    """What a seat may do; the values are the words of records."""

    DISCARD = "discard"
    CONCEALED_KONG = "concealed kong"
    ADDED_KONG = "added kong"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"
    PASS = "pass"


@dataclass(frozen=True, slots=True)
class Move:
    """`tile` is what is discarded or made a kong of, or the lowest tile of a chow."""

    act: Act
    tile: int = NONE


PASS, WIN = Move(Act.PASS), Move(Act.WIN)


@dataclass(frozen=True, slots=True)
class Place:
    """What a seat has: `hand` is sorted, and holds the tile just drawn; `river` are the
    discards nobody claimed."""

    hand: Tiles
    melds: tuple[Meld, ...] = ()
    river: Tiles = ()
    flowers: Tiles = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile the others may claim: a discard of the seat, or what it adds to a pung."""

    tile: int
    seat: int
    kong: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """What everybody sees happen beside the move itself: a claim granted, flowers drawn."""

    what: str
    seat: int
    tile: int = NONE
    count: int = 1


@dataclass(frozen=True, slots=True)
class Won:
    """Who won with which tile; `source` gave it, nobody when it was drawn."""

    seat: int
    tile: int
    source: int | None
    robbed: bool


@dataclass(frozen=True, slots=True)
class State:
    """One hand.  What is left of the wall lies from `front` to `back` of `tiles`.

    `drawn` is the tile just drawn by the seat on `turn`, none after a claim; `replaced` says
    that it came for a kong.  `answers` are those to the `offer`.
    """

    tiles: Tiles
    front: int
    back: int
    dealer: int
    prevailing: int
    places: tuple[Place, ...]
    turn: int
    drawn: int = NONE
    replaced: bool = False
    offer: Offer | None = None
    answers: tuple[Move | None, ...] = (None,) * SEATS
    said: tuple[Said, ...] = ()
    won: Won | None = None
    exhausted: bool = False

    @property
    def left(self) -> int:
        return self.back - self.front

    @property
    def over(self) -> bool:
        return self.exhausted or self.won is not None

    @property
    def may_draw(self) -> bool:
        """Whether this is a turn with a tile drawn: it may also win or make a kong."""
        return self.drawn != NONE

    def wind(self, seat: int) -> int:
        """The seat's wind, 0 for east."""
        return (seat - self.dealer) % SEATS
