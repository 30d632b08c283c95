"""Pieces of 军棋 and what is done with them, whatever the board: layouts and marches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engines.junqi.army import Fight


class Man(Protocol):
    """A piece of either game; `kind` is "" for who may not know it."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def moved(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Setup:
    layout: str


@dataclass(frozen=True, slots=True)
class March:
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Last:
    """The last march as everybody sees it; `fight` is None when there was none."""

    seat: int
    start: int
    end: int
    fight: Fight | None
