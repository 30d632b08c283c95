"""What is done at a table of 军棋, whatever its board: layouts and marches."""

from __future__ import annotations

from dataclasses import dataclass

from engines.junqi.army import Fight


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
