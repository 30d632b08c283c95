"""Chinese checkers at the table: what people type, positions, pictures, the computer."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Common, Illegal, Refused, Unreadable, refusal
from engines.games.chinese_checkers import ChineseCheckers, Why
from engines.games.chinese_checkers.board import CORNER, NAMES, names
from engines.games.chinese_checkers.men import FILLS, badge, man
from engines.games.chinese_checkers.rules import Move, Position
from render.look import Look
from render.scene import Disc, Line, Stamp, Text
from render.words import LANGUAGES, tell
from tests.selfplay import LONG, luck, random_game, sampled, self_play

PLAYERS = (2, 3, 4, 6)


# ---------------------------------------------------------------------- what people type
@pytest.mark.parametrize(
    "text",
    [
        "n1-m5",
        "n1 m5",
        "N1 M5",
        "n1m5",
        "n1,m5",
        "n1，m5",
        "n1—m5",
        "n1→m5",
        "n1->m5",
        "n1 > m5",
        "ｎ１ ｍ５",
        "n 1 m 5",
        "n1到m5",
        "n1走到m5",
        "n1跳m5",
        "n1 跳到 m5",
        "走 n1 m5",
        "n1 to m5",
        "n1 l4 m5",
        "n01-m05",
    ],
)
def test_what_people_type(text: str) -> None:
    game = ChineseCheckers()
    assert game.format(game.start(), game.parse(game.start(), text)) == "n1-m5"


@pytest.mark.parametrize("text", ["", "n1", "hello", "n-m", "1n 5m", "n1 m5 or so", "n1 r5", "十"])
def test_what_no_one_can_read(text: str) -> None:
    game = ChineseCheckers()
    with pytest.raises(Unreadable) as refused:
        game.parse(game.start(), text)
    assert refused.value.why is Why.UNREADABLE
    example = game.parse(game.start(), str(refused.value.facts["example"]))
    assert game.is_legal(game.start(), example)


@pytest.mark.parametrize("text", ["n1 n5", "a1 a0", "e14 e13", "n1 i10 m5", "q999 q1"])
def test_holes_that_are_not_there(text: str) -> None:
    game = ChineseCheckers()
    with pytest.raises(Illegal) as refused:
        game.parse(game.start(), text)
    assert refused.value.why is Why.NO_HOLE


def test_each_language_writes_its_own_way() -> None:
    game = ChineseCheckers()
    jump, step = (game.parse(game.start(), text) for text in ("o1 m5", "n1 m5"))
    assert [game.write(game.start(), jump, k) for k in LANGUAGES] == ["o1跳m5", "o1跳m5", "o1→m5"]
    assert {game.write(game.start(), step, k) for k in LANGUAGES} == {"n1-m5"}


@settings(max_examples=100_000 if LONG else 2_000, deadline=None)
@given(st.text("abcdefmnopqrz0123456789 -→跳到走,", max_size=16))
def test_any_text_is_a_move_or_a_refusal(text: str) -> None:
    game = ChineseCheckers()
    try:
        game.play(game.start(), 0, game.parse(game.start(), text))
    except Refused as refused:
        assert tell(refusal(game, refused), "zh-Hant")


@pytest.mark.parametrize("players", PLAYERS)
def test_every_refusal_shows_a_move_that_stands(players: int) -> None:
    """Any two holes, at any time: the move is played, or a good one is named instead."""
    chance = luck(players)
    game = ChineseCheckers.of({"foreign_corner": "pass_only", "leave_goal": False}, players)
    for state in sampled(random_game(game, players, 200), 8):
        for _ in range(20):
            move = Move(chance.below(len(NAMES)), chance.below(len(NAMES)))
            if game.is_legal(state, move):
                continue
            with pytest.raises(Illegal) as refused:
                game.play(state, state.turn, move)
            assert refused.value.why is not Common.FORBIDDEN
            assert game.is_legal(state, game.parse(state, str(refused.value.facts["example"])))


# ---------------------------------------------------------------------- positions
@pytest.mark.parametrize("players", PLAYERS)
def test_positions_of_every_table(players: int) -> None:
    end = random_game(ChineseCheckers.of({}, players), 3, 300)
    for state in sampled(end, 8):
        position = json.loads(json.dumps(end.game.position(state)))
        again = end.game.start(end.game.place(position))
        assert end.game.position(again) == position
        assert list(end.game.legal_moves(again)) == list(end.game.legal_moves(state))


HOMES = [names(CORNER[0]), names(CORNER[3])]


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"pieces": None},
        {"pieces": HOMES[:1]},
        {"pieces": [HOMES[0], HOMES[0]]},
        {"pieces": [HOMES[0], HOMES[1][:9]]},
        {"pieces": [HOMES[0], [*HOMES[1], "i5"]]},
        {"pieces": [HOMES[0], [*HOMES[1][:9], "i55"]]},
        {"pieces": [HOMES[0], [*HOMES[1][:9], 5]]},
        {"pieces": HOMES, "bottom": 2},
        {"pieces": HOMES, "to_move": -1},
        {"pieces": HOMES, "to_move": True},
        {"pieces": HOMES, "stayed": ["i5"]},
        {"pieces": HOMES, "turns": [0]},
        {"pieces": HOMES, "placed": [0]},
        {"pieces": HOMES, "colour": "red"},
    ],
)
def test_positions_that_cannot_be(position: Any) -> None:
    with pytest.raises(Illegal) as refused:
        ChineseCheckers().place(position)
    assert refused.value.why is Common.BAD_POSITION


@pytest.mark.parametrize(
    ("position", "why", "points"),
    [
        ({"pieces": HOMES[::-1], "placed": [1], "to_move": 1}, Why.GOAL_FULL, (0, 1)),
        ({"pieces": HOMES[::-1], "placed": [0]}, Why.GOAL_FULL, (1, 0)),
        ({"pieces": HOMES, "turns": [300, 300]}, Why.TURN_LIMIT, (0, 0)),
    ],
)
def test_a_finished_game_comes_back_finished(
    position: Any, why: Why, points: tuple[int, int]
) -> None:
    game = ChineseCheckers()
    state = game.start(game.place(position))
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.why, outcome.points) == (why, points)
    assert position.items() <= game.position(state).items()
    assert not list(game.legal_moves(state))


# ---------------------------------------------------------------------- the picture
def test_six_men_differ_without_their_colours() -> None:
    outlines = set()
    for seat in range(6):
        (shape,) = man(seat).shapes
        bare = repr(shape)
        for ink in FILLS:
            bare = bare.replace(f"'{ink}'", "'any'")
        outlines.add(bare)
        assert len(badge(seat).shapes) == 2
    assert len(outlines) == 6


@pytest.mark.parametrize("players", PLAYERS)
def test_every_hole_can_be_read_and_pressed(players: int) -> None:
    game = ChineseCheckers.of({}, players)
    state = sampled(random_game(game, 1, 60), 2)[-1]
    for facing in range(players):
        scene = game.picture(state, Look("en", facing))
        assert [hot.value for hot in scene.hot] == list(NAMES)
        written = [s.text for s in (*scene.ground, *scene.shapes) if isinstance(s, Text)]
        for name in NAMES:
            assert name[1:] in written and written.count(name[0]) == 2
        men = [s for s in scene.shapes if isinstance(s, Stamp)]
        assert len(men) == 10 * players
        for own in state.pieces:
            assert " ".join(names(own)) in scene.alt


def test_who_looks_sits_in_the_lower_half() -> None:
    game = ChineseCheckers.of({}, 6)
    for seat, corner in enumerate(("q1", "m1", "e1", "a1", "e13", "m13")):
        scene = game.picture(game.start(), Look("en", seat))
        (tip,) = (hot for hot in scene.hot if hot.value == corner)
        assert tip.y > scene.height / 2


def test_the_way_of_the_last_move_is_drawn() -> None:
    game = ChineseCheckers()
    state = jumped(game)
    scene = game.picture(state, Look("en"))
    assert len(state.path) == 3
    (way,) = (s for s in scene.shapes if isinstance(s, Line) and s.width == 0.12)
    assert len(way.points) == 3
    rings = [s for s in scene.shapes if isinstance(s, Disc) and s.edge == "accent"]
    assert [(ring.x, ring.y) for ring in rings] == list(way.points[:2])
    assert "way: i5 k5 k7" in scene.alt


def jumped(game: ChineseCheckers) -> Position:
    pieces = [["i5", "n1", "n2", "n3", "n4", "o1", "o2", "o3", "p1", "q1"]]
    pieces.append(["j5", "k6", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3"])
    state = game.start(game.place({"pieces": pieces}))
    return game.play(state, 0, game.parse(state, "i5 k7"))


# ---------------------------------------------------------------------- the computer
def race(levels: tuple[int, ...], seed: int, **options: Any) -> tuple[ChineseCheckers, Position]:
    """A game between computers; level 0 moves at random."""
    game = ChineseCheckers.of(options, len(levels))
    return game, self_play(game, luck(seed), levels)


@pytest.mark.parametrize("level", [1, 2, 3] if LONG else [1, 2])
def test_the_computer_beats_chance(level: int) -> None:
    games = 100 if LONG else 2
    won = 0
    for seed in range(games):
        game, state = race((level, 0) if seed % 2 else (0, level), seed)
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome.shares[0 if seed % 2 else 1] == 1
    assert won >= games * 0.95


@pytest.mark.parametrize(
    ("option", "value", "level"), [("last_move_jump", True, 2), ("leave_goal", False, 1)]
)
def test_computers_come_home(option: str, value: bool, level: int) -> None:
    _, state = race((level, level), 5, **{option: value})
    assert state.ended is Why.GOAL_FULL


def test_six_computers_come_home() -> None:
    game, state = race((1,) * 6, 6)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.why is Why.GOAL_FULL
    assert sorted(outcome.points) == [0, 1, 2, 3, 4, 5]
