"""Checking chance: a seed against its commitment, and the deal that follows from it."""

from __future__ import annotations

from typing import Any

from engines import games
from engines.game import Refused, refusal
from engines.luck import SEED_BYTES, Luck, commitment
from render.words import tell


def verify(
    seed: str,
    committed: str = "",
    game: str = "",
    options: tuple[str, ...] = (),
    said: tuple[str, ...] = (),
) -> dict[str, Any]:
    """What the seed commits to, whether that is what was shown, and the deal of a game.

    Raises ValueError with a sentence when the question makes no sense.
    """
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        key = b""
    if len(key) != SEED_BYTES:
        raise ValueError(f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    found: dict[str, Any] = {"commitment": commitment(key)}
    if committed:
        found["matches"] = committed.lower() == found["commitment"]
    if game:
        found["deal"] = _deal(game, options, Luck(key, said))
    return found


def _deal(game: str, options: tuple[str, ...], luck: Luck) -> str:
    if game not in games.keys():
        raise ValueError(f"games are {', '.join(games.keys())}")
    kind = games.find(game)
    try:
        return kind.of(dict(option.partition("=")[::2] for option in options)).deal(luck)
    except Refused as refused:
        raise ValueError(tell(refusal(kind(), refused), "en")) from refused
