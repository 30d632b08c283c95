"""The FIDE Dutch system (C.04.3, 2026): our one door to the pairing engine gacrux.

Its interface is internal to it, so its version is pinned and nothing else imports it.
"""

from __future__ import annotations

from functools import lru_cache

from gacrux.gacruxexeptions import GacruxNoLegalPairing
from gacrux.pairingdutch import pairing_dutch
from gacrux.trf2json import trf2json

QUIET = {"top_color": "w", "experimental": [], "verbose": 0}
Pair = tuple[int, int]


class NoPairing(Exception):
    """No pairing of the round obeys the absolute rules."""


class EngineFailed(Exception):
    """The engine broke down; its cause is chained."""


@lru_cache(64)
def pairs(trf: str, number: int) -> tuple[Pair, ...]:
    """The pairs of round `number` after the report `trf`, first colour first; 0 is a bye.

    Raises NoPairing and EngineFailed.
    """
    try:
        file = trf2json()
        file.parse_file(trf, 0)
        engine = pairing_dutch(file.get_tournament(1), number, dict(QUIET))
        brackets = engine.compute_pairing(False)
        return tuple(
            (int(pair["w"]), int(pair["b"])) for bracket in brackets for pair in bracket["pairs"]
        )
    except GacruxNoLegalPairing:
        raise NoPairing from None
    except Exception as failure:  # whatever breaks in there, the event goes on without it
        raise EngineFailed from failure
