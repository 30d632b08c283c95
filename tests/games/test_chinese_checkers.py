"""Chinese checkers by its rules: known answers, cases by hand, tables of every size."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, Unjudgeable, refusal
from engines.games.chinese_checkers import ChineseCheckers, Why, rules
from engines.games.chinese_checkers.board import (
    CORNER,
    CORNERS,
    FAR,
    HOLES,
    NAMES,
    NEIGHBOURS,
    bits,
    camp,
    names,
)
from engines.games.chinese_checkers.rules import Position
from render.words import LANGUAGES, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game

DATA = known("chinese_checkers")
CASES = book_cases("chinese_checkers", "games")["games"]
PLAYERS = (2, 3, 4, 6)


def vectors(kind: str) -> pytest.MarkDecorator:
    found = [v for v in DATA["vectors"] if v["kind"] == kind]
    return pytest.mark.parametrize("vector", found, ids=[v["id"] for v in found])


def played(game: ChineseCheckers, moves: str, position: Any = None) -> Position:
    state = game.start(game.place(position) if position else "")
    for text in moves.split():
        state = game.play(state, state.turn, game.parse(state, text))
    return state


def placed(game: ChineseCheckers, *pieces: str, **more: Any) -> Position:
    return game.start(game.place({"pieces": [own.split() for own in pieces], **more}))


def result(game: ChineseCheckers, state: Position) -> tuple[str, list[float], tuple[int, ...]]:
    """Why the game ended, and each seat's share and points."""
    outcome = game.outcome(state)
    assert outcome is not None
    return str(outcome.why), [float(share) for share in outcome.shares], outcome.points


# ---------------------------------------------------------------------- known answers
@vectors("perft")
def test_known_counts(vector: dict[str, Any]) -> None:
    game = ChineseCheckers.of({}, vector["players"])
    for first in range(game.count):
        state = game.start(str(first))
        assert state.turn == first
        for depth, count in enumerate(vector["counts"][: None if first == 0 else 2], 1):
            assert game.perft(state, depth) == count


def test_known_counts_for_four() -> None:
    """As published with the rules: 14 and 199, whoever begins."""
    game = ChineseCheckers.of({}, 4)
    for first in range(4):
        assert [game.perft(game.start(str(first)), depth) for depth in (1, 2)] == [14, 199]


@vectors("geometry")
def test_known_geometry(vector: dict[str, Any]) -> None:
    for corner, holes in vector["corners"].items():
        assert sorted(names(CORNER[CORNERS.index(corner)])) == sorted(holes)
    for hole, near in vector["neighbours"].items():
        assert sorted(NAMES[n] for n in NEIGHBOURS[HOLES[hole]]) == near


@vectors("destinations")
def test_known_destinations(vector: dict[str, Any]) -> None:
    answer = ChineseCheckers().judge("destinations", vector)
    assert answer == {"steps": vector["steps"], "jumps": vector["jumps"]}


@vectors("win")
def test_known_wins(vector: dict[str, Any]) -> None:
    assert ChineseCheckers().judge("win", vector) == {"expect": vector["expect"]}


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_cases_by_hand(case: dict[str, Any]) -> None:
    game = ChineseCheckers.of(case.get("options", {}))
    try:
        state = played(game, case["moves"], case.get("position"))
    except Refused as refused:
        assert str(refused.why) == case["expect"]
        for language in LANGUAGES:
            assert str(refused.facts["example"]) in tell(refusal(game, refused), language)
        return
    assert (list(result(game, state)[:2]) if state.ended else None) == case["expect"]


# ---------------------------------------------------------------------- the star
def test_the_star_is_the_same_from_every_side() -> None:
    assert len(NAMES) == 121
    for hole, near in enumerate(NEIGHBOURS):
        assert all(hole in NEIGHBOURS[other] for other in near)
        assert all(FAR[hole][other] == 1 for other in near)
    for corner in range(6):
        assert camp(corner).bit_count() == 10
        assert camp(corner, fifteen=True).bit_count() == 15
        inside = [len(NEIGHBOURS[hole]) for hole in bits(camp(corner))]
        assert sorted(inside) == sorted(len(NEIGHBOURS[hole]) for hole in bits(camp(0)))
    assert names(camp(0, fifteen=True))[:5] == ["m5", "m6", "m7", "m8", "m9"]


@given(st.sets(st.sampled_from(NAMES), min_size=1, max_size=70), st.data())
@settings(max_examples=2_000 if LONG else 60, deadline=None)
def test_jumps_as_found_by_walking(occupied: set[str], data: st.DataObject) -> None:
    """Another way to the same holes: doubled coordinates, one jump at a time, any order."""
    piece = data.draw(st.sampled_from(sorted(occupied)))
    others = occupied - {piece}
    answer = ChineseCheckers().judge("destinations", {"occupied": sorted(others), "piece": piece})
    assert answer["jumps"] == sorted(_walked(piece, others))


def _place(name: str) -> tuple[int, int]:
    lengths = (1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1)
    row = ord(name[0]) - ord("a")
    return 12 - (lengths[row] - 1) + 2 * (int(name[1:]) - 1), row


def _walked(piece: str, others: set[str]) -> set[str]:
    at = {_place(name): name for name in NAMES}
    taken = {_place(name) for name in others}
    seen, front = {_place(piece)}, [_place(piece)]
    while front:
        x, row = front.pop()
        for dx, dy in ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            over, end = (x + dx, row + dy), (x + 2 * dx, row + 2 * dy)
            if over in taken and end in at and end not in taken and end not in seen:
                seen.add(end)
                front.append(end)
    return {at[place] for place in seen} - {piece}


# ---------------------------------------------------------------------- tables of every size
@pytest.mark.parametrize(
    ("players", "homes"),
    [
        (2, ["bottom", "top"]),
        (3, ["bottom", "upper_left", "upper_right"]),
        (4, ["bottom", "lower_left", "top", "upper_right"]),
        (6, ["bottom", "lower_left", "upper_left", "top", "upper_right", "lower_right"]),
    ],
)
def test_who_sits_where(players: int, homes: list[str]) -> None:
    game = ChineseCheckers.of({}, players)
    state = game.start()
    assert game.see(state)["camps"] == homes
    for turn in range(players):
        assert game.to_move(state) == {turn}
        state = game.apply(state, turn, next(iter(game.legal_moves(state))))
    assert game.to_move(state) == {0}


def test_the_lot_says_who_begins_at_the_bottom() -> None:
    game = ChineseCheckers.of({}, 3)
    firsts = {game.deal(luck(seed)) for seed in range(40)}
    assert firsts == {"0", "1", "2"}
    state = game.start("2")
    assert game.see(state)["camps"] == ["upper_left", "upper_right", "bottom"]
    assert game.to_move(state) == {2}


@pytest.mark.parametrize("players", [1, 5, 7])
def test_a_table_that_cannot_be(players: int) -> None:
    with pytest.raises(Illegal) as refused:
        ChineseCheckers.of({}, players)
    assert refused.value.why is Why.BAD_TABLE
    assert "seats=4" in tell(refusal(ChineseCheckers(), refused.value), "en")


def test_fifteen_pieces_are_for_two() -> None:
    with pytest.raises(Illegal) as refused:
        ChineseCheckers.of({"pieces15": True}, 4)
    assert refused.value.why is Why.FIFTEEN_FOR_TWO
    state = ChineseCheckers.of({"pieces15": True}).start()
    assert [own.bit_count() for own in state.pieces] == [15, 15]


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_are_neither_made_nor_lost(players: int) -> None:
    end = random_game(ChineseCheckers.of({"turn_limit": 40}, players), players)
    for step in end.steps:
        state = step.state
        assert state.occupied.bit_count() == 10 * players
        assert all(own.bit_count() == 10 for own in state.pieces)
        assert not state.stayed & ~state.occupied
    outcome = end.game.outcome(end.state)
    assert outcome is not None
    assert sum(outcome.shares) == 1
    assert len(end.steps) == 40 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_way_of_a_move_is_one_of_jumps(players: int) -> None:
    end = random_game(ChineseCheckers.of({}, players), 7, 120)
    after = [*(step.state for step in end.steps[1:]), end.state]
    for step, state in zip(end.steps, after, strict=True):
        start, *_, last = state.path
        assert (start, last) == step.move
        hops = [FAR[a][b] for a, b in pairwise(state.path)]
        assert hops == [1] or set(hops) == {2}


# ---------------------------------------------------------------------- three and more
FRESH = "e10 e11 e12 e13 f10 f11 f12 g10 g11 h10"


def three(**options: Any) -> tuple[ChineseCheckers, Position]:
    """Seat 0 is one step from home at the top, seat 1 at the lower right."""
    game = ChineseCheckers.of(options, 3)
    state = placed(
        game,
        "a1 b1 b2 c1 c2 c3 d2 d3 d4 e5",
        "j10 k10 k11 l10 l11 l12 m11 m12 m13 m9",
        FRESH,
    )
    return game, state


def test_three_play_on_for_second_place() -> None:
    game, state = three()
    state = game.play(state, 0, game.parse(state, "e5 d1"))
    assert game.outcome(state) is None
    assert [said.key for said in game.remarks(state)] == ["remark-placed"]
    state = game.play(state, 1, game.parse(state, "m9 l9"))
    state = game.play(state, 2, game.parse(state, "h10 i9"))
    assert game.to_move(state) == {1}
    state = game.play(state, 1, game.parse(state, "l9 m10"))
    assert result(game, state) == ("goal_full", [1, 0, 0], (2, 1, 0))


def test_three_may_stop_at_the_first() -> None:
    game, state = three(play_on=False)
    state = game.play(state, 0, game.parse(state, "e5 d1"))
    assert result(game, state) == ("goal_full", [1, 0, 0], (2, 0, 0))


def test_those_left_are_ranked_when_turns_run_out() -> None:
    game, state = three(turn_limit=2)
    for text in ("e5 d1", "m9 l9", "h10 i9", "l9 m9", "i9 h10"):
        state = game.play(state, state.turn, game.parse(state, text))
    assert result(game, state) == ("turn_limit", [1, 0, 0], (2, 1, 0))


def test_equal_firsts_share() -> None:
    game = ChineseCheckers.of({"turn_limit": 1}, 3)
    all_even = played(game, "n1-m5 e4-e5 e10-e9")
    assert result(game, all_even) == ("turn_limit", [0.5, 0.5, 0.5], (0, 0, 0))
    two_ahead = played(game, "o1-m5 e3-e5 e10-e9")
    assert result(game, two_ahead) == ("turn_limit", [0.5, 0.5, 0], (1, 1, 0))


def test_who_cannot_move_misses_the_turn() -> None:
    """Seat 1 holds ten holes of a corner whose way out is walled up two deep by the others."""
    game = ChineseCheckers.of({}, 3)
    wall = "e5 f4 g3 h2 i1 e6 f5 g4 h3 i9", " ".join(names(CORNER[2]))
    state = placed(game, *wall, "i2 j2 d1 d2 d3 d4 b1 b2 c1 c2")
    state = game.play(state, 0, game.parse(state, "i9 j9"))
    assert state.skipped == (1,)
    assert game.to_move(state) == {2}
    assert state.turns == (1, 1, 0)
    assert [said.key for said in game.remarks(state)] == ["remark-skipped"]


# ---------------------------------------------------------------------- the rule desk
def asked(**case: Any) -> Any:
    usual = {
        "players": 2,
        "mover": "bottom",
        "own_pieces_after": names(CORNER[3]),
        "opponent_pieces_after": names(CORNER[0]),
    }
    return ChineseCheckers().judge("win", {**usual, **case})["expect"]


def test_the_desk_on_wins() -> None:
    tip, most = "a1", [name for name in names(CORNER[3]) if name != "a1"]
    assert asked() == "win"
    assert asked(last_move_kind="jump", last_move_jump_required=True) == "win"
    assert asked(own_pieces_after=[*most, "i5"], opponent_pieces_after=[]) == "continue"
    blocked = {"own_pieces_after": [*most, "i5"], "opponent_pieces_after": [tip]}
    assert asked(**blocked) == "win"
    assert asked(**blocked, anti_block=False) == "continue"
    assert asked(**blocked, players=4) == "win"
    assert asked(mover="top", own_pieces_after=names(CORNER[0]), opponent_pieces_after=[]) == "win"
    # The goal of three is nobody's home: a foreign piece there always counts against it.
    assert asked(**blocked, players=3) == "continue"
    stranger = {**blocked, "players": 6, "opponent_pieces_after": {"lower_left": [tip]}}
    assert asked(**stranger) == "continue"


@pytest.mark.parametrize(
    ("ask", "case"),
    [
        ("destinations", {"occupied": ["i5"], "piece": "z9"}),
        ("destinations", {"occupied": ["i5", "i55"], "piece": "i4"}),
        ("destinations", {"piece": "i4"}),
        ("win", {"players": 5}),
        ("win", {"players": "two"}),
        ("win", {"mover": "upper_left"}),
        ("win", {"last_move_kind": "hop"}),
        ("win", {"own_pieces_after": "a1"}),
        ("win", {"opponent_pieces_after": ["a1"]}),
        ("win", {"opponent_pieces_after": {"middle": ["i5"]}}),
        ("win", {"anti_block": "maybe"}),
    ],
)
def test_the_desk_does_not_guess(ask: str, case: dict[str, Any]) -> None:
    usual: dict[str, Any] = {} if ask == "destinations" else {"players": 2, "mover": "bottom"}
    usual |= {"own_pieces_after": names(CORNER[3])} if usual else {}
    with pytest.raises(Unjudgeable):
        ChineseCheckers().judge(ask, {**usual, **case})


def test_moves_stop_when_it_is_over() -> None:
    game = ChineseCheckers.of({"turn_limit": 1}, 2)
    state = played(game, "n1-m5 d1-e5")
    assert list(rules.moves(game, state)) == []
