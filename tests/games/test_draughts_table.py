"""Draughts at the table: the computer player, pictures and what they say, clicks."""

from __future__ import annotations

import pytest

from engines.games.draughts import Draughts
from render.look import Look
from render.scene import Disc, Line, Stamp
from tests.games.test_draughts import GAME, VECTORS, at, played
from tests.selfplay import LONG, luck, self_play

TWO = "W:W32,38:B27,28,18,19"


# ---------------------------------------------------------------------- the computer
@pytest.mark.parametrize(
    ("seed", "level"),
    [(n, 1) for n in range(100 * LONG)]
    + [(n, 2) for n in range(100 if LONG else 2)]
    + [(n, 3) for n in range(20 * LONG)],
)
def test_the_computer_beats_chance(seed: int, level: int) -> None:
    levels = (0, level) if seed % 2 else (level, 0)
    outcome = GAME.outcome(self_play(GAME, luck(seed), levels))
    assert outcome is not None
    assert outcome.shares[seed % 2] == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_gives_one_to_take_three(level: int) -> None:
    position = at("W:W27,32,37,38:B8,17,18")
    assert GAME.format(position, GAME.advise(position, luck(1), level)) == "27-22"


@pytest.mark.parametrize("level", [2, 3])
def test_the_computer_gives_nothing_away(level: int) -> None:
    """33-29 24x42 loses both men; the other two moves lose none."""
    position = at("W:W33,38:B18,24")
    assert GAME.format(position, GAME.advise(position, luck(1), level)) != "33-29"


# ---------------------------------------------------------------------- what is shown
def test_the_alt_text_is_enough_to_play_by() -> None:
    position = played(GAME, at(TWO), ["32x12"])
    assert GAME.picture(position, Look("en")).alt == "\n".join(
        [
            "International draughts.",
            "Black to move.",
            "Last move: 32x12, taking 18, 28.",
            "White men (2): 12, 38.",
            "Black men (2): 19, 27.",
            "Dark squares are numbered 1 to 50, row by row from the left of Black’s back row as "
            "White sees it.",
        ]
    )
    waiting = GAME.picture(at(TWO), Look("zh-Hans")).alt
    assert "白方必须吃子（2 个）。" in waiting
    assert "白方兵 2 个：32、38。" in waiting
    king = Draughts(algebraic=True)
    assert "黑方王 1 个：j10。" in king.picture(at("W:W32:BK5", king), Look("zh-Hans")).alt


def test_the_last_move_and_what_it_took_are_marked() -> None:
    position = played(GAME, at(TWO), ["32x12"])
    scene = GAME.picture(position, Look("en"))
    middle = {h.value: (h.x + h.w / 2, h.y + h.h / 2) for h in scene.hot}
    rings = [(s.x, s.y) for s in scene.shapes if isinstance(s, Disc) and s.edge == "accent"]
    assert rings == [middle["32"]]
    crosses = [s for s in scene.shapes if isinstance(s, Line) and s.ink == "alarm"]
    for number in GAME.ground.numbers(position.last.taken if position.last else 0):
        x, y = middle[str(number)]
        near = [s for s in crosses if all(abs(a - x) < 0.5 > abs(b - y) for a, b in s.points)]
        assert len(near) == 4
    assert len(crosses) == 8


def test_kings_and_colours_differ_in_shape_or_lightness() -> None:
    scene = GAME.picture(at("W:W32,K33:B1,K2"), Look("en"))
    names = {s.symbol.name for s in scene.shapes if isinstance(s, Stamp)}
    assert names == {"man-white", "king-white", "man-black", "king-black"}


def test_black_sits_below_when_black_looks() -> None:
    white, black = (GAME.picture(GAME.start(), Look("en", seat)).hot for seat in (0, 1))
    spots = [{hot.value: (hot.x, hot.y) for hot in hots} for hots in (white, black)]
    assert spots[0]["46"] == spots[1]["5"] and spots[0]["1"] == spots[1]["50"]
    assert spots[0]["46"][1] > spots[0]["1"][1]


def test_clicks_tell_captures_apart() -> None:
    position = at(VECTORS["draughts-majority-6"]["fen"])
    clicks = [GAME.clicks(position, move) for move in GAME.legal_moves(position)]
    assert len(set(clicks)) == len(clicks) == 3
    assert ("1", "6") in clicks


def test_a_crowning_is_announced() -> None:
    crowned = played(GAME, at("W:W7,50:B40"), ["7-1"])
    assert [remark.key for remark in GAME.remarks(crowned)] == ["crowned"]
    again = played(GAME, crowned, ["40-45", "1-7"])
    assert GAME.remarks(again) == ()


# ---------------------------------------------------------------------- records
def test_a_record_as_pdn() -> None:
    record = [(0, "32-28"), (1, "19-23"), (0, "28x19"), (1, "14x23")]
    assert GAME.record("", record, ("甲", 'B "b"')) == (
        '[White "甲"]\n[Black "B \\"b\\""]\n[Result "*"]\n[GameType "20"]\n\n'
        "1. 32-28 19-23 2. 28x19 14x23 *\n"
    )
    from_black = GAME.record("B:W32:B19,20", [(1, "19-23"), (0, "32-28")], ("a", "b"))
    assert '[FEN "B:W32:B19,20"]' in from_black and "1... 19-23 2. 32-28 *" in from_black
    lost = GAME.record("W:W32:B28", [(0, "32x23")], ("a", "b"))
    assert '[Result "2-0"]' in lost and lost.endswith("1. 32x23 2-0\n")
