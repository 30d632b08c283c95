"""The terms of a table: its clock, and how people write one."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

LATE = ("loses", "warns", "computer")
GRACE_BELOW = 60
GRACE = 3
LONGEST = 30 * 86_400

# Clocks of the organisers' rule books (rules/README of the games).
PRESETS = {
    "none": "0",
    "xiangqi_slow": "300w",
    "xiangqi_fast": "20w",
    "xiangqi_30s": "30",
    "xiangqi_30min": "0+30m",
    "generic_2min": "120",
    "checkers_1min": "60",
    "cards": "45c",
    "days": "1d",
}

_UNITS = {
    "": 1,
    "s": 1,
    "秒": 1,
    "m": 60,
    "分": 60,
    "h": 3600,
    "时": 3600,
    "d": 86_400,
    "天": 86_400,
}
_PART = r"(\d{1,6})(s|m|h|d|秒|分|时|天)?"
_SHAPE = re.compile(rf"{_PART}(?:\+{_PART})?(w|c)?$")


class BadClock(Exception):
    """The text is no clock."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for one move and for one person's whole game (0: no limit), and what a time-out
    means: the game is lost, a warning (the third loses), or the computer plays on."""

    move: int = 0
    game: int = 0
    late: str = "loses"

    @property
    def runs(self) -> bool:
        return bool(self.move or self.game)

    @property
    def move_ms(self) -> int:
        """The limit of a move with what the network is given on short limits."""
        return 1000 * (self.move + (GRACE if self.move < GRACE_BELOW else 0))

    @property
    def text(self) -> str:
        """As `clock_of` reads it."""
        mark = {"warns": "w", "computer": "c"}.get(self.late, "")
        return f"{self.move}+{self.game}{mark}" if self.game else f"{self.move}{mark}"


def clock_of(text: str) -> Clock:
    """`60` or `60s` a move, `0+30m` a game, `20+30m` both; `w` warns, `c` computer plays on.

    Preset names work too.  Raises BadClock for anything else or more than 30 days.
    """
    found = _SHAPE.match(PRESETS.get(text.strip().lower(), text.strip().lower()))
    if not found:
        raise BadClock(text)
    move, unit, game, game_unit, late = found.groups()
    clock = Clock(int(move) * _UNITS[unit or ""], int(game or 0) * _UNITS[game_unit or ""])
    if max(clock.move, clock.game) > LONGEST:
        raise BadClock(text)
    return replace(clock, late={"w": "warns", "c": "computer"}.get(late or "", "loses"))
