"""Number chess: known answers, how games end, what is refused, and properties of moves."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Illegal, Refused, Unreadable, refusal
from engines.games.shuqi import Shuqi, Why
from engines.games.shuqi.rules import Call, Position, Ruling, Step
from render.words import LANGUAGES, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game, sampled, self_play

VECTORS = known("shuqi")["vectors"]
ENDINGS = book_cases("shuqi", "endings")
SEATS = {"red": 0, "blue": 1}
GAME = Shuqi()


def placed(game: Shuqi = GAME, **position: Any) -> Position:
    return game.start(game.place(position))


def read(state: Position, text: str, game: Shuqi = GAME) -> Any:
    return game.parse(game.observe(state, state.turn), text)


def played(state: Position, *texts: str, game: Shuqi = GAME) -> Position:
    for text in texts:
        state = game.play(state, state.turn, read(state, text, game))
    return state


# ---------------------------------------------------------------------- known answers
def of_kind(*kinds: str) -> list[Any]:
    found = [v for v in VECTORS if v["kind"] in kinds]
    assert found
    return [pytest.param(v, id=v["id"]) for v in found]


@pytest.mark.parametrize("vector", of_kind("moves", "expression", "solvable"))
def test_the_rule_desk(vector: dict[str, Any]) -> None:
    answer = GAME.judge(vector["kind"], vector)
    asked = {"moves", "expect", "value"} & vector.keys()
    assert asked
    assert {name: answer[name] for name in asked} == {name: vector[name] for name in asked}


@pytest.mark.parametrize("vector", of_kind("score"))
def test_scores(vector: dict[str, Any]) -> None:
    answer = GAME.judge("score", vector)
    assert answer == {name: vector[name] for name in answer}


@pytest.mark.parametrize("vector", of_kind("setup"))
def test_the_start(vector: dict[str, Any]) -> None:
    seen = GAME.see(GAME.start())
    assert [seen[name] for name in ("red", "blue", "rows")] == [
        vector[name] for name in ("red", "blue", "rows")
    ]


@pytest.mark.parametrize("case", ENDINGS, ids=lambda case: case["name"])
def test_how_a_game_ends(case: dict[str, Any]) -> None:
    state = GAME.start(GAME.place(case["position"]))
    for text in case["moves"]:
        state = GAME.play(state, state.turn, GAME.decode(state, text))
    outcome = GAME.outcome(state)
    assert (outcome.why if outcome else None) == case["why"]
    if outcome:
        assert list(outcome.points) == case["points"]
        winner = SEATS.get(case["winner"])
        assert [float(s) for s in outcome.shares] == [
            0.5 if winner is None else float(seat == winner) for seat in (0, 1)
        ]


@pytest.mark.parametrize(
    ("board", "points", "camp"),
    [("rhombus64", 64, "o1"), ("star88", 88, "o1"), ("star121", 121, "q1")],
)
def test_boards(board: str, points: int, camp: str) -> None:
    game = Shuqi(board=board)
    assert len(game.grid.names) == points
    inner = [rays for rays in game.grid.rays if all(rays)]
    assert len(inner) > 30
    assert game.see(game.start())["blue"][camp] == 0
    for point, rays in enumerate(game.grid.rays):
        for ray in rays:
            assert [game.grid.distance(point, p) for p in ray] == list(range(1, len(ray) + 1))


def test_the_other_layout() -> None:
    seen = Shuqi(layout="snake").see(Shuqi(layout="snake").start())
    assert [seen["red"][f"d{n}"] for n in range(1, 5)] == [1, 2, 3, 4]
    assert [seen["red"][f"c{n}"] for n in range(1, 4)] == [7, 6, 5]
    assert [seen["blue"][f"l{n}"] for n in range(1, 5)] == [4, 3, 2, 1]
    assert seen["blue"]["n2"] == 8


# ---------------------------------------------------------------------- moves
# One line of row h and what stands on it; Red's piece moves from h1.
LINES: list[tuple[dict[str, int], dict[str, int], str, Why | None]] = [
    ({"h1": 5, "h2": 9}, {"b1": 1}, "h1 h3", None),  # 邻, whatever the number
    ({"h1": 5, "h3": 9}, {"b1": 1}, "h1 h4", Why.NOT_ITS_NUMBER),
    ({"h1": 5}, {"h3": 5}, "h1 h4", None),  # 单跨 of its own number
    ({"h1": 5}, {"h3": 5}, "h1 h5", Why.NO_WAY),  # not right behind
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 2+3", None),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 3+2=5", None),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h7 2+3", Why.NO_WAY),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6", Why.NO_SUM),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 2+3;2+3", Why.HOW_MANY_SUMS),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 2*3", Why.WRONG_VALUE),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 2+3=6", Why.WRONG_TOTAL),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 5", Why.WRONG_NUMBERS),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h6 2+3+0", Why.WRONG_NUMBERS),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h5 2+3", Why.OCCUPIED),
    ({"h1": 5, "h3": 0}, {"h4": 5}, "h1 h5 5/0", Why.BY_ZERO),
    ({"h1": 1, "h3": 4}, {"h4": 1}, "h1 h5 1^4", Why.WRONG_POWER),
    ({"h1": 9, "h3": 3}, {"h4": 2}, "h1 h5 3^2", None),
    ({"h1": 3, "h3": 1, "h4": 2}, {"h5": 4}, "h1 h6 12/4", None),
    ({"h1": 3, "h3": 2, "h4": 1}, {"h5": 4}, "h1 h6 12/4", None),
    ({"h1": 3, "h3": 2, "h4": 4}, {"h5": 1}, "h1 h6 12/4", Why.WRONG_NUMBERS),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 h1", Why.SAME_POINT),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h4 h6", Why.EMPTY_POINT),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h5 h6", Why.NOT_YOURS),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "h1 g3", Why.NO_WAY),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "stop", Why.NO_STOP),
    ({"h1": 5, "h3": 2}, {"h5": 3}, "wrong h1 h6 2+3", Why.NOT_WRONG),
]


@pytest.mark.parametrize(("red", "blue", "text", "why"), LINES)
def test_one_move(red: dict[str, int], blue: dict[str, int], text: str, why: Why | None) -> None:
    state = placed(red=red, blue=blue)
    if why is None:
        assert played(state, text).plies == 1
        return
    with pytest.raises(Illegal) as refused:
        played(state, text)
    assert refused.value.why is why
    for language in LANGUAGES:
        assert tell(refusal(GAME, refused.value), language)


# A chain: h1 over 2 and 3 to h4, then over a neighbour, 5, and back over the line above.
CHAIN = {"red": {"h1": 7, "h2": 2, "h3": 3}, "blue": {"h5": 5, "o1": 1}}
CHAINS: list[tuple[str, dict[str, Any], Why | None]] = [
    ("h1 h4 h6 2+3;5", {}, None),
    ("h1 h4 h6 2+3", {}, None),  # a neighbour's own number goes without saying
    ("7 h4 h6: 3+2=5; 5=5", {}, None),
    ("h1 h4 h6", {}, Why.NO_SUM),
    ("h1 h4 h6 2*3;5", {}, Why.NOT_SAME),
    ("h1 h4 h1 2+3;2+3", {}, Why.SAME_POINT),
    ("h1 h4 h7 2+3;5", {}, Why.NO_WAY),
    ("h1 h4 h6 2+3;5", {"chain_value": "mover"}, Why.WRONG_VALUE),
]


@pytest.mark.parametrize(("text", "options", "why"), CHAINS)
def test_a_chain(text: str, options: dict[str, Any], why: Why | None) -> None:
    game = Shuqi.of(options)
    state = placed(game, **CHAIN)
    if why is None:
        after = played(state, text, game=game)
        assert game.see(after)["red"]["h6"] == 7
        assert game.see(after)["crossed"] == ["h2", "h3", "h5"]
        assert _path(after.last) in map(_path, game.legal_moves(state))
        return
    with pytest.raises(Illegal) as refused:
        played(state, text, game=game)
    assert refused.value.why is why


def _path(move: Any) -> tuple[int, ...]:
    return move.path if isinstance(move, Step) else ()


def test_hops_alone_are_no_chain() -> None:
    state = placed(red={"h1": 7}, blue={"h2": 5, "h4": 6, "o1": 1})
    with pytest.raises(Illegal) as refused:
        played(state, "h1 h3 h5")
    assert refused.value.why is Why.NO_OPERATION
    assert all(len(m.path) == 2 for m in GAME.legal_moves(state) if isinstance(m, Step))


def test_options_close_ways() -> None:
    lone = {"red": {"h1": 5}, "blue": {"h3": 5, "o1": 1}}
    strict = Shuqi(single_equal=False)
    assert ["单跨", "h1", "h4"] in GAME.judge("moves", {"side": "R", "position": lone})["moves"]
    assert ["单跨", "h1", "h4"] not in strict.judge("moves", {"side": "R", "position": lone})[
        "moves"
    ]
    big = {"red": {"h1": 3, "h3": 1, "h4": 2}, "blue": {"h5": 4, "o1": 1}}
    with pytest.raises(Illegal) as refused:
        game = Shuqi(big_numbers=False)
        played(placed(game, **big), "h1 h6 12/4", game=game)
    assert refused.value.why is Why.WRONG_NUMBERS


def test_sums_are_found_for_training() -> None:
    game = Shuqi(auto_formula=True)
    state = placed(game, **CHAIN)
    assert game.format(state, read(state, "h1 h4 h6", game)).startswith("h1 h4 h6 ")
    assert played(state, "h1 h4 h6", game=game).plies == 1
    ways = [game.clicks(state, m) for m in game.legal_moves(state)]
    assert ("h1", "h4", "h6") in ways
    said = [m for m in GAME.legal_moves(state) if isinstance(m, Step) and m.sums]
    assert said and all(GAME.clicks(state, m) == () for m in said)


# ---------------------------------------------------------------------- rulings, skips, the call
def test_a_wrong_sum_costs_a_ruling_and_moves_nothing() -> None:
    state = GAME.start()
    wrong = read(state, "b1 e1 5+3")
    with pytest.raises(Illegal, match="WRONG_NUMBERS") as refused:
        GAME.play(state, 0, wrong)
    fine = GAME.fined(state, wrong, refused.value)
    assert isinstance(fine, Ruling)
    after = GAME.play(state, 0, fine)
    assert (after.board, after.turn, after.rulings, after.plies) == (state.board, 0, (1, 0), 0)
    assert GAME.warnings(after) == (1, 0)
    for language in LANGUAGES:
        assert GAME.parse(state, GAME.format(state, fine)) == fine
        assert all(tell(remark, language) for remark in GAME.remarks(after))
        assert GAME.write(state, fine, language)


@pytest.mark.parametrize("text", ["b1 e1", "b1 e2 5+4", "a1 b1", "e1 f1", "stop"])
def test_slips_cost_nothing(text: str) -> None:
    state = GAME.start()
    move = read(state, text)
    with pytest.raises(Illegal) as refused:
        GAME.play(state, 0, move)
    assert GAME.fined(state, move, refused.value) is None


@pytest.mark.parametrize(
    ("told", "why", "points"),
    [
        ({"plies": 300}, Why.EVEN, (0, 0)),
        ({"rulings": [3, 1]}, Why.RULINGS, (0, 285)),
        ({"rulings": [0, 3], "to_move": "blue"}, Why.RULINGS, (285, 0)),
    ],
)
def test_a_finished_game_comes_back_finished(
    told: dict[str, Any], why: Why, points: tuple[int, int]
) -> None:
    state = placed(**{**GAME.position(GAME.start()), **told})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.why, outcome.points) == (why, points)
    assert told.items() <= GAME.position(state).items()


@pytest.mark.parametrize("told", [{"plies": 301}, {"rulings": [4, 0]}, {"rulings": [0, 3]}])
def test_no_game_goes_beyond_its_end(told: dict[str, Any]) -> None:
    with pytest.raises(Illegal):
        placed(**{**GAME.position(GAME.start()), **told})


def test_rulings_can_be_off() -> None:
    game = Shuqi(illegal_rulings=0)
    move = read(game.start(), "b1 e1 5*4", game)
    assert not game.is_legal(game.start(), Ruling(move))


def test_who_cannot_move_is_skipped() -> None:
    # Blue's only piece, on the tip, is shut in: nothing behind n1 and n2 is empty in line.
    red = {"n1": 1, "n2": 2, "m1": 3, "m3": 4, "h1": 5}
    state = played(placed(red=red, blue={"o1": 9}), "h1 g1")
    assert state.skipped and state.turn == 0
    assert [tell(r, "en") for r in GAME.remarks(state)] == ["Blue has no move and is skipped."]


def test_the_call_is_offered_when_everything_is_in() -> None:
    full = ENDINGS[0]["position"]
    state = GAME.start(GAME.place(full))
    assert GAME.choices(state) == (Call.STOP,)
    assert GAME.choices(GAME.start()) == ()
    for text in ("叫停", "停", "STOP", "stop"):
        assert read(state, text) is Call.STOP


# ---------------------------------------------------------------------- notation
@pytest.mark.parametrize(
    "text",
    [
        *("b1 e1 5+4", "b1>e1=5+4", "b1-e1 5+4=9", "b1e1 4+5", "9 e1 5+4", "9e1:5+4"),
        *("单跨 b1 e1 5＋4＝9", "跨 b1→e1：5+4", "B1 E1 (5+4)", "b1 e1 9=5+4", "b1 e1 ( 5 + 4 )"),
    ],
)
def test_ways_to_type_a_crossing(text: str) -> None:
    state = GAME.start()
    move = read(state, text)
    assert GAME.is_legal(state, move)
    assert [GAME.grid.names[point] for point in move.path] == ["b1", "e1"]


def test_signs_people_use() -> None:
    state = placed(red={"h1": 3, "h3": 9}, blue={"h4": 3, "h5": 2, "o1": 1})
    for text in ("h1 h6 (9-3)÷2", "h1 h6 (9−3)/2=3", "h1 h6 （9-3）÷2"):
        assert GAME.is_legal(state, read(state, text))
    power = placed(red={"h1": 9, "h3": 3}, blue={"h4": 2, "o1": 1})
    for text in ("h1 h5 3²", "h1 h5 3^2", "h1 h5 3**2"):
        assert GAME.is_legal(power, read(power, text))


@pytest.mark.parametrize(
    "text", ["", "hello", "好的", "b1", "5", "b1 e1 five", "12 e1", "b1 e1 1e3"]
)
def test_talk_is_no_move(text: str) -> None:
    with pytest.raises(Unreadable):
        read(GAME.start(), text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("b1 z9", Why.UNREADABLE),
        ("b1 e9", Why.NO_POINT),
        ("b1 e1 5+", Why.BAD_SUM),
        ("b1 e1 (5+4", Why.BAD_SUM),
        ("b1 e1 5+4=x", Why.BAD_SUM),
        ("b1 e1 5 4", Why.BAD_SUM),
    ],
)
def test_what_cannot_be_read_is_named(text: str, why: Why) -> None:
    with pytest.raises(Refused) as refused:
        read(GAME.start(), text)
    assert refused.value.why is why
    assert all(tell(refusal(GAME, refused.value), language) for language in LANGUAGES)


@settings(max_examples=100_000 if LONG else 2_000, deadline=None)
@given(
    st.one_of(
        st.text(max_size=70),
        st.text("abch12345+-*/^()=;: >", max_size=30).map(lambda text: "b1 e1 " + text),
    )
)
def test_any_text_is_a_move_or_a_refusal(text: str) -> None:
    state = GAME.start()
    try:
        move = read(state, text)
        assert GAME.decode(state, GAME.format(state, move)) == move
        GAME.play(state, 0, move)
    except Refused as refused:
        assert tell(refusal(GAME, refused), "en")


# ---------------------------------------------------------------------- properties of games
@pytest.mark.parametrize("seed", range(20 if LONG else 1))
def test_listed_moves_are_legal_and_nothing_is_ever_taken(seed: int) -> None:
    game = random_game(GAME, seed, 300 if LONG else 80)
    for state in sampled(game, 10)[:-1]:
        listed = list(GAME.legal_moves(state))
        assert len(set(listed)) == len(listed)
        for move in listed:
            assert GAME.is_legal(state, move)
            after = GAME.apply(state, state.turn, move)
            assert sorted(filter(None, after.board)) == sorted(filter(None, state.board))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_beats_random_moves(level: int) -> None:
    games = 100 if LONG else 1
    assert sum(_wins(level, seed) for seed in range(games)) >= games * 0.95


def _wins(level: int, seed: int) -> bool:
    game = Shuqi(ply_limit=300 if LONG else 60)
    seat = seed % 2
    state = self_play(game, luck(seed), (0, level) if seat else (level, 0), 40)
    outcome = game.outcome(state)
    return outcome is not None and outcome.shares[seat] == 1
