"""Men and stones, as symbols to stamp on a board; each fits a cell of one unit."""

from __future__ import annotations

from functools import cache

from render.scene import Disc, Symbol, Text


@cache
def stone(colour: str) -> Symbol:
    """A go stone, "black" or "white"."""
    fill = f"stone_{colour}"
    return Symbol(f"stone-{colour}", (Disc(0, 0, 0.46, fill, "stone_edge", 0.025),))


@cache
def seat_stone(colour: str) -> Symbol:
    """A stone on a round of wood, to be seen on a page of any colour: whose colour it is."""
    fill = f"stone_{colour}"
    wood = Disc(0, 0, 0.48, "wood", "wood_edge", 0.03)
    return Symbol(f"seat-{colour}", (wood, Disc(0, 0, 0.33, fill, "stone_edge", 0.025)))


@cache
def disc_piece(character: str, ink: str, face: str = "auto") -> Symbol:
    """A xiangqi man: a wooden disc with a ring and a character, "red" or "black".

    Red men have one ring, black men two: told apart without seeing colours.
    """
    rings = [Disc(0, 0, 0.385, "", ink, 0.028)]
    if ink == "black":
        rings.append(Disc(0, 0, 0.345, "", ink, 0.014))
    return Symbol(
        f"man-{ink}-{ord(character):x}-{face}",
        (
            Disc(0, 0, 0.455, "disc", "disc_edge", 0.035),
            *rings,
            Text(0, 0, character, 0.52, ink, weight=700, face=face),
        ),
    )
