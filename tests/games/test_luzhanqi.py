"""军棋: known answers, the umpire's rulings, ends, layouts and refusals."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engines.game import Illegal, Refused, Unjudgeable, Unreadable, refusal, replay
from engines.games.luzhanqi import Luzhanqi, Why
from engines.games.luzhanqi.board import NAMES, NEAR, POSTS, RAILS
from engines.games.luzhanqi.rules import March, Setup, Skip, State
from engines.junqi.army import HOME, PRESETS, layout_fault, random_layout
from engines.junqi.guess import WORTH
from render.words import LANGUAGES, Phrase, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game, self_play

GAME = Luzhanqi()
KNOWN = known("luzhanqi")
CASES = book_cases("luzhanqi", "fights")["cases"]


def vectors(kind: str) -> list[Any]:
    return [pytest.param(v, id=v["id"]) for v in KNOWN["vectors"] if v["kind"] == kind]


def placed(pieces: Mapping[str, str], **more: Any) -> State:
    return GAME.start(GAME.place({"pieces": pieces, **more}))


def played(state: State, *texts: str, game: Luzhanqi = GAME) -> State:
    for text in texts:
        seat = min(game.to_move(state))
        state = game.play(state, seat, game.parse(game.observe(state, seat), text))
    return state


def begun() -> State:
    return played(GAME.start(), "setup 1", "setup 2")


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize("vector", vectors("destinations"))
def test_known_destinations(vector: dict[str, Any]) -> None:
    assert GAME.judge("destinations", vector) == {"to": vector["to"]}
    state = placed(vector["occupied"], to_act=int(vector["occupied"][vector["piece"]][0] == "N"))
    if vector["to"]:
        view = GAME.observe(state, 0)
        ends = {NAMES[m.end] for m in GAME.legal_moves(view) if m.start == POSTS[vector["piece"]]}  # type: ignore[union-attr]
        assert ends == set(vector["to"])


@pytest.mark.parametrize("vector", vectors("combat"))
def test_known_fights(vector: dict[str, Any]) -> None:
    assert GAME.judge("combat", {}) == {"table": vector["table"]}
    for attacker, row in vector["table"].items():
        for defender, result in row.items():
            case = {"attacker": attacker, "defender": defender}
            assert GAME.judge("combat", case) == {"result": result}


@pytest.mark.parametrize("vector", vectors("setup"))
def test_known_set_ups(vector: dict[str, Any]) -> None:
    assert GAME.judge("setup", vector)["expect"] == vector["expect"]


def test_what_is_wrong_is_named() -> None:
    for case, named in (({"defender": "工兵"}, "attacker"), ({"attacker": 5}, "defender")):
        with pytest.raises(Unjudgeable) as refused:
            GAME.judge("combat", case)
        assert refused.value.facts == {"text": named}
    with pytest.raises(Unjudgeable) as refused:
        GAME.judge("setup", {"layout": ["a1"]})
    assert refused.value.facts == {"text": "setup"}


def test_the_desk_refuses_what_it_cannot_answer() -> None:
    for ask, case in (
        ("combat", {"attacker": "军旗", "defender": "工兵"}),
        ("combat", {"attacker": "马", "defender": "工兵"}),
        ("combat", {"attacker": "工兵"}),
        ("combat", {"defender": "工兵"}),
        ("destinations", {"occupied": {"a2": "S:师长"}, "piece": "a3"}),
        ("destinations", {"occupied": {"z2": "S:师长"}, "piece": "z2"}),
        ("setup", {}),
        ("setup", {"layout": {"a1": "皇帝"}}),
    ):
        with pytest.raises(Unjudgeable):
            GAME.judge(ask, case)


def test_the_board_is_as_printed() -> None:
    """60 posts, 10 camps with eight ways each, three bridges."""
    assert len(NAMES) == 60
    across = {NAMES[a] + NAMES[b] for a in range(30) for b in NEAR[a] if b >= 30}
    assert across == {"a6a7", "c6c7", "e6e7"}
    assert sum(len(near) == 8 for near in NEAR) == 10
    # Rows 2, 6, 7, 11 have 4 rails each, columns a and e 9 each, and one is on the bridge c6-c7.
    assert sum(map(len, RAILS)) == 2 * (4 * 4 + 2 * 9 + 1)


# ---------------------------------------------------------------------- the umpire
@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_cases_by_hand(case: dict[str, Any]) -> None:
    state = placed(case["position"], to_act=case.get("to_act", 0))
    *moves, last = case["moves"]
    state = played(state, *moves)
    if "refused" in case:
        with pytest.raises(Illegal) as refused:
            played(state, last)
        assert refused.value.why == case["refused"]
        return
    state = played(state, last)
    assert GAME.position(state)["pieces"] == case["left"]
    assert state.ended == case.get("ended")
    assert state.winner == case.get("winner")


def test_the_flag_is_shown_when_the_marshal_falls() -> None:
    pieces = {"a6": "S:炸弹", "b1": "S:军旗", "c6": "S:排长", "a7": "N:司令", "b12": "N:军旗",
              "e7": "N:排长"}  # fmt: skip
    before = placed(pieces)
    after = played(before, "a6-a7")
    flag = POSTS["b12"]
    for seat in (0, None):
        hidden, shown = (GAME.observe(state, seat).board[flag] for state in (before, after))
        assert hidden is not None and hidden.kind == ""
        assert shown is not None and shown.kind == "F"
        assert any("b12" in tell(said, "en") for said in GAME.remarks(GAME.observe(after, seat)))
    own = GAME.observe(after, 1).board[POSTS["b1"]]
    assert own is not None and own.kind == ""
    quiet = Luzhanqi(reveal_flag=False)
    kept = quiet.observe(after, 0).board[flag]
    assert kept is not None and kept.kind == ""


def test_seventy_plies_without_a_capture_are_a_draw() -> None:
    pieces = {"c1": "S:排长", "b1": "S:军旗", "c12": "N:排长", "b12": "N:军旗"}
    state = placed(pieces)
    for _ in range(17):
        state = played(state, "c1-c2", "c12-c11", "c2-c1", "c11-c12")
    state = played(state, "c1-c2")
    assert state.ended is None
    state = played(state, "c12-c11")
    assert state.ended is Why.NO_CAPTURES
    assert GAME.outcome(state).shares == (0.5, 0.5)  # type: ignore[union-attr]


def test_a_capture_begins_the_count_anew() -> None:
    pieces = {"c1": "S:排长", "b1": "S:军旗", "a1": "N:工兵", "c12": "N:排长", "b12": "N:军旗"}
    state = played(placed(pieces, quiet=68), "c1-c2", "a1-b1")
    assert state.ended is Why.FLAG_TAKEN and state.winner == 1


def test_five_time_outs_lose() -> None:
    pieces = {"c1": "S:排长", "b1": "S:军旗", "c12": "N:排长", "b12": "N:军旗"}
    state = placed(pieces)
    for _ in range(2):
        state = played(state, "timeout", "c12-c11", "timeout", "c11-c12")
    assert state.skips == (4, 0) and state.ended is None
    state = GAME.play(state, 0, Skip())
    assert state.ended is Why.TIMEOUTS and state.winner == 1


def test_both_set_up_at_once_and_then_south_begins() -> None:
    state = GAME.start()
    assert GAME.to_move(state) == {0, 1}
    state = GAME.play(state, 1, Setup(PRESETS[1]))
    assert GAME.to_move(state) == {0}
    with pytest.raises(Illegal, match="NOT_YOUR_TURN"):
        GAME.play(state, 1, Setup(PRESETS[0]))
    state = GAME.play(state, 0, Setup(PRESETS[0]))
    assert GAME.to_move(state) == {0}


# ---------------------------------------------------------------------- layouts
def test_named_and_random_layouts_are_good() -> None:
    assert [layout_fault(layout) for layout in PRESETS] == [None] * len(PRESETS)
    flags = Counter()  # type: ignore[var-annotated]
    for seed in range(200):
        layout = random_layout(luck(seed))
        assert layout_fault(layout) is None
        flags[NAMES[HOME[layout.index("F")]]] += 1
    assert set(flags) == {"b1", "d1"} and min(flags.values()) > 60


LAYOUT = "MFM22 M3331 BB4 4556 677 89112"


@pytest.mark.parametrize(
    "text",
    [
        LAYOUT,
        LAYOUT.replace(" ", ""),
        "布阵 雷旗雷排排 雷连连连工 炸炸营 营团团旅 旅师师 军司工工排",
        "雷旗雷排排/雷连连连工/炸炸营/营团团旅/旅师师/军司工工排",
        "佈陣：雷旗雷排排，雷連連連工，炸炸營，營團團旅，旅師師，軍司工工排",
        "军司工工排 旅师师 营团团旅 炸炸营 雷连连连工 雷旗雷排排",
        "89112\n677\n4556\nbb4\nm3331\nmfm22",
    ],
)
def test_a_layout_typed_in_many_ways(text: str) -> None:
    view = GAME.observe(GAME.start(), 0)
    assert GAME.parse(view, text) == Setup(LAYOUT.replace(" ", ""))


def test_names_for_layouts() -> None:
    view = GAME.observe(GAME.start(GAME.deal(luck(1))), 1)
    for text in ("布阵 2", "布阵2", "佈陣 2", "setup 2", "SETUP #2", "阵2"):
        assert GAME.parse(view, text) == Setup(PRESETS[1])
    for text in ("随机", "隨機", "random"):
        assert GAME.parse(view, text) == Setup(view.spare)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("text", "layout"),
    [
        ("布阵 1 交换 c6 e5", "MFM22M3331BB4455667189712"),
        ("佈陣1 交換 c6 e5", "MFM22M3331BB4455667189712"),
        ("setup 1 swap c6 and e5", "MFM22M3331BB4455667189712"),
        ("setup 1 swap c7 a8", "MFM22M3331BB4455667189712"),  # as the player opposite counts
        ("setup 1 swap a1 c1, swap b1 d1", "M2MF2M3331BB4455667789112"),
        (f"{LAYOUT} swap a6 e6", "MFM22M3331BB4455667729118"),
    ],
)
def test_pieces_of_a_layout_change_places(seat: int, text: str, layout: str) -> None:
    state = GAME.start()
    assert GAME.parse(GAME.observe(state, seat), text) == Setup(layout)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("布阵 1 交换 a1 c4", Why.SETUP_CAMP),
        ("布阵 1 交换 a1 b1", Why.SETUP_FLAG),
        ("布阵 1 交换 a1 a6", Why.SETUP_MINE),
        ("布阵 9 交换 a1 c1", Why.NO_PRESET),
        ("交换 a1 c1", Why.UNREADABLE),
    ],
)
def test_pieces_that_cannot_change_places(text: str, why: Why) -> None:
    with pytest.raises(Refused) as refused:
        played(GAME.start(), text)
    assert refused.value.why == why


@pytest.mark.parametrize(
    "text",
    ["a6 a7", "a6-a7", "A6-A7", "a6a7", "a6→a7", "a6 to a7", "a6到a7", "军长 a6 a7", "军长a6-a7"],
)
def test_a_march_typed_in_many_ways(text: str) -> None:
    view = GAME.observe(begun(), 0)
    assert GAME.parse(view, text) == March(POSTS["a6"], POSTS["a7"])


# ---------------------------------------------------------------------- refusals
REFUSED = [
    ("a6-a6", Why.OWN_THERE),
    ("a7-a6", Why.NOT_YOURS),
    ("b3-b4", Why.EMPTY_POST),
    ("a1-a2", Why.OWN_THERE),
    ("c1-c4", Why.NEVER_MOVES),
    ("b1-b3", Why.IN_HEADQUARTERS),
    ("a6-c7", Why.NO_WAY),
    ("工兵 a6 a7", Why.OTHER_PIECE),
    ("setup 1", Why.ALREADY_SET_UP),
    ("setup 9", Why.NO_PRESET),
]
BAD_LAYOUTS = [
    ("FMM22 M3331 BB4 4556 677 89112", Why.SETUP_FLAG),
    ("4FM22 M33M1 BB4 4556 677 89112", Why.SETUP_PIECES),
    ("2FM22 M3331 BB4 4556 677 8911M", Why.SETUP_MINE),
    ("MFM22 M3331 8B4 4556 677 B9112", Why.SETUP_BOMB),
    ("MFM22 M3331 BB4 4556 677 8911", Why.SETUP_PIECES),
]


def told(refused: Refused) -> None:
    for language in LANGUAGES:
        assert tell(refusal(GAME, refused), language)


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_every_refusal_has_its_reason_and_a_good_move(text: str, why: Why) -> None:
    state = begun()
    with pytest.raises(Illegal) as refused:
        played(state, text)
    assert refused.value.why is why
    told(refused.value)
    if why is not Why.NO_PRESET:
        assert played(state, str(refused.value.facts["example"])) != state


@pytest.mark.parametrize(("text", "why"), BAD_LAYOUTS)
def test_every_bad_layout_has_its_reason(text: str, why: Why) -> None:
    state = GAME.start()
    with pytest.raises(Illegal) as refused:
        played(state, text)
    assert refused.value.why is why
    assert why in GAME.private
    told(refused.value)
    example = refused.value.facts["example"]
    assert isinstance(example, Phrase)
    for language in LANGUAGES:
        assert played(state, tell(example, language)) != state


def test_other_refusals() -> None:
    with pytest.raises(Illegal) as refused:
        played(GAME.start(), "a6-a7")
    assert refused.value.why is Why.SET_UP_FIRST
    for state in (GAME.start(), begun()):
        for text in ("hello", "a13-a2", "雷旗", "", "a1"):
            with pytest.raises(Unreadable):
                played(state, text)
    camp = {"b6": "S:司令", "b1": "S:军旗", "b5": "N:工兵"}
    with pytest.raises(Illegal) as refused:
        played(placed(camp), "b6-b5")
    assert refused.value.why is Why.SAFE_IN_CAMP


# ---------------------------------------------------------------------- what is kept and seen
def test_a_position_can_be_set_up_again() -> None:
    end = random_game(GAME, 3)
    for step in end.steps[::25]:
        position = json.loads(json.dumps(GAME.position(step.state)))
        again = GAME.start(GAME.place(position))
        assert GAME.position(again) == position
        assert GAME.to_move(again) == GAME.to_move(step.state)
        for seat in GAME.to_move(again):
            views = [GAME.observe(state, seat) for state in (again, step.state)]
            assert list(GAME.legal_moves(views[0])) == list(GAME.legal_moves(views[1]))


def test_nobody_sees_strange_ranks_before_the_end() -> None:
    state = begun()
    for seat in (0, 1, None):
        seen = GAME.see(GAME.observe(state, seat))["pieces"]
        for post, said in seen.items():
            mine = seat is not None and said.startswith("SN"[seat])
            assert said.endswith(":?") is not mine, post


def test_what_is_written_of_a_layout_tells_nothing() -> None:
    view = GAME.observe(GAME.start(), 0)
    for language in LANGUAGES:
        written = {
            GAME.write(view, Setup(random_layout(luck(seed))), language) for seed in range(9)
        }
        assert len(written) == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_beats_chance_at_every_level(level: int) -> None:
    games = 100 if LONG else 2
    won = 0
    for seed in range(games):
        end = self_play(GAME, luck(seed), (0, level) if seed % 2 else (level, 0))
        won += end.winner == seed % 2
    assert won >= 0.95 * games


def test_records_replay_with_typed_layouts() -> None:
    record = [(1, LAYOUT), (0, "setup 3"), (0, "a6-a7")]
    assert replay(GAME, "", record).plies == 1
    assert WORTH.keys() == set("987654321BMF")
