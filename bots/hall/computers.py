"""Which computer takes a free chair: the game's own at a level, or an installed program."""

from __future__ import annotations

from dataclasses import dataclass

from bots.hall.ask import no
from bots.hall.change import Change
from bots.hall.table import Table
from bots.programs import PROGRAMS, installed

LEVELS = ("1", "2", "3")
USUAL = 2
_NAMES = ("computer", "bot", "ai", "电脑", "電腦", "人机", "人機")


@dataclass(frozen=True, slots=True)
class Mind:
    """`program` thinks, and the game's own computer at this level when it fails."""

    level: int
    program: str = ""


def mind_of(text: str) -> Mind | None:
    """`computer`, `电脑3`, `2`, `stockfish`; None when no computer is meant."""
    lowered = text.lower().strip().replace("lv", "")
    if lowered in PROGRAMS:
        return Mind(int(LEVELS[-1]), lowered)
    for name in ("", *_NAMES):
        rest = lowered.removeprefix(name).strip()
        if lowered and lowered.startswith(name) and rest in ("", *LEVELS):
            return Mind(int(rest or USUAL))
    return None


def offered(table: Table) -> str:
    """Whether a computer may take a free chair, as a fact: the game has one and the table is
    nobody's event."""
    return "yes" if table.game.levels and table.event is None else "no"


def fill(change: Change, mind: Mind) -> None:
    """Computers take the free chairs, and play begins.  Raises Refusal."""
    table = change.table
    if not table.game.levels:
        raise no("no-computer", table=table.id)
    check(mind, table.key)
    for side, sitter in enumerate(table.sitters):
        if not sitter.taken:
            more = {"program": mind.program} if mind.program else {}
            change.write("computer", side=side, level=mind.level, **more)
    change.deal()


def check(mind: Mind, key: str) -> None:
    """Raises Refusal for a program that is not here, or does not play this game."""
    fitting = [name for name in installed() if key in PROGRAMS[name].games]
    if mind.program and mind.program not in fitting:
        raise no("program", program=mind.program, programs=", ".join(fitting) or "-")
