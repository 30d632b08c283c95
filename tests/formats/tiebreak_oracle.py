"""The tie-break numbers of another program, from the report of a Swiss stage."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from gacrux.tiebreak import tiebreak
from gacrux.trf2json import trf2json

CODES = {
    "points": "PTS",
    "wins": "WON",
    "buchholz": "BH@26",
    "buchholz_cut1": "BH@26/C1",
    "sonneborn_berger": "SB@26",
    "progressive": "PS",
}


def numbers(trf: str, rounds: int, names: Sequence[str]) -> dict[int, dict[str, Fraction]]:
    """By number in the report, from 1."""
    file = trf2json()
    file.parse_file(trf, 0)
    tournament = file.get_tournament(1)
    params = {
        "tiebreak": [CODES[name] for name in names],
        "check": False,
        "is_rr": False,
        "unrated": None,
        "pre_determined": False,
        "swiss": True,
    }
    found = tiebreak(tournament, rounds, params).compute_tiebreaks(tournament, params)
    return {
        row["cid"]: {
            name: Fraction(str(value))
            for name, value in zip(names, row["tiebreakScore"], strict=True)
        }
        for row in found["competitors"]
    }
