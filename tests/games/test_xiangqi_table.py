"""Xiangqi at the table: whole games, the computer player, pictures and what they say."""

from __future__ import annotations

import pytest

from engines.game import replay
from engines.games.xiangqi import Xiangqi
from engines.games.xiangqi.board import NAMES
from render.look import Look
from tests.games.test_xiangqi import GAME, at, played
from tests.selfplay import LONG, luck, random_game, self_play


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seed", range(40 if LONG else 4))
def test_a_random_game_keeps_its_books(seed: int) -> None:
    end = random_game(GAME, seed)
    for step in end.steps:
        state = step.state
        assert GAME.outcome(state) is None
        assert len(state.past) == len(state.played)
        assert state.quiet <= len(state.past)
        assert len(state.taken) + sum(c != "." for c in state.board.cells) == 32
    assert replay(GAME, "", end.record) == end.state
    assert hash(end.state) == hash(replay(GAME, "", end.record))


@pytest.mark.parametrize(
    ("seed", "level"),
    [(n, 2) for n in range(100 if LONG else 2)] + [(n, 3) for n in range(9 * LONG)],
)
def test_the_computer_beats_chance(seed: int, level: int) -> None:
    levels = (0, level) if seed % 2 else (level, 0)
    outcome = GAME.outcome(self_play(GAME, luck(seed), levels))
    assert outcome is not None
    assert outcome.shares[seed % 2] == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_mates_and_takes_what_hangs(level: int) -> None:
    mate = at("3k5/R8/9/9/9/9/9/9/1R7/5K3 w - - 0 1")
    won = GAME.outcome(GAME.apply(mate, 0, GAME.advise(mate, luck(1), level)))
    assert won is not None
    assert won.shares[0] == 1
    hangs = at("3k5/9/9/9/r8/9/9/9/R8/4K4 w - - 0 1")
    assert GAME.format(hangs, GAME.advise(hangs, luck(1), level)) == "a1a5"


def test_the_computer_leaves_off_a_perpetual_check() -> None:
    loop = ["i0i9", *["e9e8", "i9i8", "e8e9", "i8i9"] * 2][:8]
    position = played(GAME, at("4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1"), loop)
    assert GAME.format(position, GAME.advise(position, luck(1), 3)) != "i8i9"


# ---------------------------------------------------------------------- what is shown
def test_the_alt_text_tells_every_man_and_the_last_move() -> None:
    position = played(GAME, GAME.start(), ["炮二平五", "马8进7", "炮五进四"])
    for language, last in (("zh-Hans", "炮五进四"), ("zh-Hant", "炮五進四"), ("en", "C5+4")):
        alt = GAME.picture(position, Look(language, 1)).alt
        assert last in alt
        for square, piece in enumerate(position.board.cells):
            assert (NAMES[square] in alt) == (piece != "." or NAMES[square] == "e2")


def test_check_is_announced_unless_the_house_is_silent() -> None:
    text = "2bak4/4a4/9/4C4/9/9/9/9/9/3K5 b - - 0 1"
    assert [remark.key for remark in GAME.remarks(at(text))] == ["check"]
    assert Xiangqi(announce_check=False).remarks(at(text)) == ()


def test_black_sits_below_when_black_looks() -> None:
    start = GAME.start()
    red, black = (GAME.picture(start, Look("en", seat)).hot for seat in (0, 1))
    spots = [{hot.value: (hot.x, hot.y) for hot in hots} for hots in (red, black)]
    assert spots[0]["a0"] == spots[1]["i9"]
    assert spots[0]["e9"] == spots[1]["e0"]
    assert set(spots[0]) == set(NAMES)
