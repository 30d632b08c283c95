"""Everything a picture needs to know that the game itself does not."""

from __future__ import annotations

from dataclasses import dataclass


def han_face(language: str) -> str:
    """Whose forms Han characters take in this language (see `render.scene.Text`)."""
    return "tc" if language == "zh-Hant" else "sc"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's label: a cleaned name, the clock as text ("" when there is none)."""

    name: str
    clock: str = ""
    on_turn: bool = False
    score: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks, in which language, and who sits where.

    `facing` is the seat drawn at the bottom; `players` is in seat order and may be empty
    (then no labels are drawn); `title` is a short line such as "#12 象棋".
    """

    language: str = "en"
    facing: int = 0
    players: tuple[Player, ...] = ()
    title: str = ""

    @property
    def face(self) -> str:
        return han_face(self.language)
