"""Strong players that are programs of their own, when installed: asked by UCI or GTP.

A program is started for one move and ended after it: nothing has to be kept alive, and a host
that was killed leaves nothing behind that matters.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engines.games import AnyGame

MILLISECONDS = 1_000  # of thought
PATIENCE = 10  # seconds until a program that does not answer is given up
ELSEWHERE = "/usr/games"  # where Debian puts them, outside of a service's PATH
_RANK = re.compile(r"\d+")


class Failed(Exception):
    """The program is not there, or gave no move."""


@dataclass(frozen=True, slots=True)
class Asking:
    """What a program is asked about: only where the game stands, not how it came there."""

    game: AnyGame
    state: Any
    seat: int


@dataclass(frozen=True, slots=True)
class Program:
    """`games` are those it plays; `args` its command line after the name."""

    games: frozenset[str]
    args: tuple[str, ...]
    lines: Callable[[Asking], Iterator[str]]
    answer: bytes
    read: Callable[[Asking, str], str]


def path(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path=ELSEWHERE)


def installed() -> tuple[str, ...]:
    return tuple(name for name in PROGRAMS if path(name))


async def move(name: str, asking: Asking) -> str:
    """The text of the program's move.  Raises Failed."""
    program, file = PROGRAMS[name], path(name)
    if file is None or asking.game.key not in program.games:
        raise Failed(name)
    said = "\n".join([*program.lines(asking), ""]).encode()
    try:
        async with asyncio.timeout(PATIENCE):
            line = await _answer([file, *program.args], said, program.answer)
    except (OSError, TimeoutError) as error:
        raise Failed(name) from error
    return program.read(asking, line)


async def _answer(command: Sequence[str], said: bytes, wanted: bytes) -> str:
    """The first line that starts as wanted."""
    pipe = asyncio.subprocess.PIPE
    quiet = asyncio.subprocess.DEVNULL
    running = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=quiet)
    assert running.stdin is not None and running.stdout is not None
    try:
        running.stdin.write(said)
        await running.stdin.drain()
        async for line in running.stdout:
            if line.startswith(wanted):
                return line.decode("utf-8", "replace").strip()
        raise OSError(command[0])
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


# ---------------------------------------------------------------------- UCI
def _uci(asking: Asking) -> Iterator[str]:
    yield "uci"
    if asking.game.key == "xiangqi":
        yield "setoption name UCI_Variant value xiangqi"
    if getattr(asking.game, "chess960", False):
        yield "setoption name UCI_Chess960 value true"
    yield "isready"
    yield f"position fen {asking.game.position(asking.state)}"
    yield f"go movetime {MILLISECONDS}"


def _best(asking: Asking, line: str) -> str:
    """`bestmove e2e4 ponder e7e5`; in xiangqi ranks count from 1, ours from 0."""
    _, text, *_ = [*line.split(), ""]
    if asking.game.key == "xiangqi":
        return _RANK.sub(lambda rank: str(int(rank[0]) - 1), text)
    return text


# ---------------------------------------------------------------------- GTP
_ASKED = 7  # the number of the command whose answer is the move


_COLOURS = ("black", "white")


def _gtp(asking: Asking) -> Iterator[str]:
    game: Any = asking.game
    state = asking.state
    yield f"boardsize {state.size}"
    yield f"komi {float(game.rules.komi):g}"
    for point, stone in enumerate(state.board):
        if stone:
            yield f"play {_COLOURS[stone - 1]} {game.format(state, point)}"
    yield f"{_ASKED} genmove {_COLOURS[asking.seat]}"


def _vertex(asking: Asking, line: str) -> str:
    """`=7 Q16`."""
    del asking
    return line.partition(" ")[2].strip().lower()


PROGRAMS = {
    "stockfish": Program(frozenset({"chess"}), (), _uci, b"bestmove", _best),
    "fairy-stockfish": Program(frozenset({"chess", "xiangqi"}), (), _uci, b"bestmove", _best),
    "gnugo": Program(
        frozenset({"go"}), ("--mode", "gtp", "--never-resign"), _gtp, f"={_ASKED}".encode(), _vertex
    ),
}
