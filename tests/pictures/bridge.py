"""Boards of bridge and minibridge as people meet them: hand, auction, dummy and trick, the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engines import games
from engines.cards.bridge import double_dummy
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck
from render.scene import Scene
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, table

DATA = json.loads((Path(__file__).parents[1] / "data" / "bridge.json").read_text("utf-8"))
BOARD = next(case for case in DATA["double_dummy"] if case["board"] == 4)
AUCTION = "P,1C,P alert 0-11,1S,P,4S,P,P,P"
FOUR = (*CHINESE, *TAIWAN)
CLOCKS = ("0:45",) * 4


def bridge() -> Iterator[tuple[str, Scene]]:
    game = games.find("bridge").of({"board": 4})
    state = called(game, game.start(BOARD["deal_pbn"]), AUCTION.split(",")[:5])
    yield "auction", table(game, state, "zh-Hans", FOUR, *CLOCKS, seat=0)
    state = called(game, state, AUCTION.split(",")[5:])
    yield from _play(game, state, {5: ("hand", "zh-Hant", 2), 22: ("trick", "zh-Hans", 1)})


def minibridge() -> Iterator[tuple[str, Scene]]:
    game = games.find("minibridge").of({"board": 4})
    state = game.start(BOARD["deal_pbn"])
    yield "contract", table(game, state, "zh-Hans", FOUR, *CLOCKS, seat=min(game.to_move(state)))
    state = called(game, state, ["4S"])
    yield from _play(game, state, {10: ("trick", "en", None)})


def called(game: AnyGame, state: Any, texts: list[str]) -> Any:
    for text in texts:
        (seat,) = game.to_move(state)
        state = game.play(state, seat, game.parse(game.observe(state, seat), text))
    return state


def _play(
    game: AnyGame, state: Any, shown: dict[int, tuple[str, str, int | None]]
) -> Iterator[tuple[str, Scene]]:
    """The computer plays on; pictures after so many cards, and one of the end with the tricks
    that the solver recorded, so that it looks the same with and without a solver."""
    luck = Luck(bytes(SEED_BYTES))
    while waiting := sorted(game.to_move(state)):
        if len(state.played) in shown:
            name, language, seat = shown.pop(len(state.played))
            names = (*MIXED, *MIXED) if language == "en" else FOUR
            yield name, table(game, state, language, names, *CLOCKS, seat=seat)
        view = game.observe(state, waiting[0])
        state = game.apply(state, waiting[0], game.advise(view, luck, 2))
    tricks = patch.object(double_dummy, "tricks", lambda deal: BOARD["tricks"])
    par = patch.object(double_dummy, "par", lambda deal, dealer, vulnerable: BOARD["par_ns"])
    with tricks, par:
        yield "end", table(game, state, "zh-Hans", FOUR, *CLOCKS)
