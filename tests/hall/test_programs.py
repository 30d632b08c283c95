"""Installed programs as players: asked in their own language, and replaced when they fail."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from bots import programs
from engines import games
from tests.hall.party import Party, text_of

# A stand-in that is asked as a real one, and keeps what it was told.
UCI = """#!{python}
import sys
for line in sys.stdin:
    open({kept!r}, "a").write(line)
    if line.startswith("go"):
        {answer}
"""


@pytest.fixture
def stockfish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the one program that is found will be."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(programs, "ELSEWHERE", "")
    return folder / "stockfish"


def write(file: Path, answer: str) -> Path:
    kept = file.with_suffix(".heard")
    file.write_text(UCI.format(python=sys.executable, kept=str(kept), answer=answer), "utf-8")
    file.chmod(0o755)
    return kept


async def test_a_program_plays_what_it_answers(party: Party, stockfish: Path) -> None:
    kept = write(stockfish, 'print("info x", flush=True); print("bestmove b8c6", flush=True)')
    await party.do("ann", "/new chess stockfish")
    await party.do("ann", "/move e4")
    await party.wait(2)
    table = await party.hall.table("t1")
    assert table.moves == ((0, "e2e4"), (1, "b8c6"))
    [message] = await party.do("ann", "/record")
    assert message.file is not None and '[Black "stockfish"]' in message.file[1].decode()
    heard = kept.read_text("utf-8")
    assert "position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq" in heard


@pytest.mark.parametrize(
    "answer", ['print("bestmove a8a1", flush=True)', "sys.exit(3)", 'print("bestmove", flush=True)']
)
async def test_the_games_own_computer_plays_for_a_program_that_fails(
    party: Party, stockfish: Path, answer: str
) -> None:
    write(stockfish, answer)
    await party.do("ann", "/new chess")
    await party.do("ann", "/computer stockfish")
    await party.do("ann", "/move e4")
    await party.wait(2)
    assert len((await party.hall.table("t1")).moves) == 2


async def test_a_program_that_never_answers_is_given_up(
    party: Party, stockfish: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "PATIENCE", 0.3)
    write(stockfish, "pass")
    await party.do("ann", "/new chess stockfish")
    await party.do("ann", "/move e4")
    await party.wait(2)
    assert len((await party.hall.table("t1")).moves) == 2


async def test_who_names_a_program_that_is_not_here_is_told_which_are(
    party: Party, stockfish: Path
) -> None:
    write(stockfish, "pass")
    said = text_of(await party.do("ann", "/new xiangqi stockfish"))
    assert "does not play this game" in said
    await party.do("ann", "/new chess")
    said = text_of(await party.do("ann", "/computer gnugo"))
    assert "gnugo is not here" in said and "stockfish" in said
    assert not (await party.hall.table("t1")).playing


@pytest.mark.parametrize(
    ("name", "key", "options"),
    [
        ("stockfish", "chess", {}),
        ("stockfish", "chess", {"chess960": True}),
        ("fairy-stockfish", "xiangqi", {}),
        ("gnugo", "go", {"size": 9}),
        ("gnugo", "go", {"size": 13, "handicap": 4}),
    ],
)
async def test_the_real_programs_play_legal_moves(
    name: str, key: str, options: dict[str, object]
) -> None:
    """Forty plies against itself: every answer is read and is legal.

    The programs are optional, so a machine without them skips; the stand-in above always runs.
    """
    if programs.path(name) is None:
        pytest.skip(f"{name} is not installed")
    plies = 40 if os.environ.get("YIQUN_LONG") else 2
    game = games.find(key).of(options)
    state = game.start("")
    for _ in range(plies):
        if not (turn := sorted(game.to_move(state))):
            break
        said = await programs.move(name, programs.Asking(game, state, turn[0]))
        state = game.play(state, turn[0], game.parse(game.observe(state, turn[0]), said))
