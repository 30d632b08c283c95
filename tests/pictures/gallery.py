"""All the pictures by name, and the folder that shows them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from render.paint import png
from render.scene import Scene
from tests.pictures import presets
from tests.pictures.boards import doudizhu, gomoku, xiangqi
from tests.pictures.bridge import bridge, minibridge
from tests.pictures.chess import chess
from tests.pictures.chinese_checkers import chinese_checkers
from tests.pictures.cups import cup
from tests.pictures.draughts import draughts
from tests.pictures.go import go
from tests.pictures.guandan import guandan
from tests.pictures.luzhanqi import luzhanqi, siguo
from tests.pictures.mahjong import mahjong
from tests.pictures.outcomes import certificates, outcome
from tests.pictures.shengji import shengji
from tests.pictures.shuqi import shuqi

SHOWN = Path(__file__).parents[2] / "docs" / "pictures"
THEMES = ("light", "dark")
KINDS = {
    "xiangqi": xiangqi,
    "gomoku": gomoku,
    "doudizhu": doudizhu,
    "guandan": guandan,
    "shengji": shengji,
    "bridge": bridge,
    "minibridge": minibridge,
    "chess": chess,
    "draughts": draughts,
    "go": go,
    "chinese_checkers": chinese_checkers,
    "shuqi": shuqi,
    "luzhanqi": luzhanqi,
    "siguo": siguo,
    "mahjong_mcr": mahjong,
    "cup": cup,
    "outcome": outcome,
    "certificate": certificates,
}
PRINTED = "certificate-"


@cache
def scenes() -> dict[str, Scene]:
    return {f"{kind}-{name}": scene for kind, made in KINDS.items() for name, scene in made()}


def files() -> Iterator[tuple[str, bytes]]:
    """Every picture in every theme, but paper is light: the file's name, and what is in it.

    Of the presets, whose kinds of pictures are among the others, in one.
    """
    for name, scene in scenes().items():
        for theme in THEMES[:1] if name.startswith(PRINTED) else THEMES:
            yield f"{name}-{theme}.png", png(scene, theme)
    yield from presets.files()
