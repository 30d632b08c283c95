"""四国军棋: known answers, the umpire's rulings, ends, views, layouts and refusals."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engines.game import Illegal, Refused, Unjudgeable, Unreadable, refusal
from engines.games.siguo import Siguo, Why
from engines.games.siguo.board import MIDDLE, NAMES, POSTS, SEATS, WAYS, ZONES
from engines.games.siguo.rules import Fate, March, Setup, State, Word, count
from engines.junqi.army import PRESETS
from render.words import LANGUAGES, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game, self_play

GAME = Siguo()
KNOWN = known("siguo")["vectors"]
CASES = book_cases("siguo", "umpire")["cases"]
QUIET = {side: "b1=军旗 c1=排长" for side in ZONES}


def placed(game: Siguo = GAME, extra: dict[str, str] | None = None, /, **more: Any) -> State:
    """A position by side: its own posts and pieces; `extra` are pieces elsewhere."""
    pieces = dict(extra or {})
    for side in ZONES:
        for item in more.pop(side, QUIET[side]).split():
            post, kind = item.split("=")
            pieces[side + post] = f"{side}:{kind}"
    return game.start(game.place({"pieces": pieces, **more}))


def played(state: State, *texts: str, game: Siguo = GAME) -> State:
    for text in texts:
        seat = min(game.to_move(state))
        state = game.play(state, seat, game.parse(game.observe(state, seat), text))
    return state


def begun(game: Siguo = GAME) -> State:
    return played(game.start(), "setup 1", "setup 2", "setup 3", "setup 4", game=game)


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize(
    "vector", [pytest.param(v, id=v["id"]) for v in KNOWN if v["kind"] == "destinations"]
)
def test_known_destinations(vector: dict[str, Any]) -> None:
    assert GAME.judge("destinations", vector) == {"to": sorted(vector["to"])}


@pytest.mark.parametrize(
    "vector",
    [v for v in known("luzhanqi")["vectors"] if v["kind"] == "setup"],
    ids=lambda v: v["id"],
)
def test_known_set_ups(vector: dict[str, Any]) -> None:
    """Those of the game for two hold in every zone, with its letter and without."""
    for zone in ("", *ZONES):
        layout = {zone + post: name for post, name in vector["layout"].items()}
        assert GAME.judge("setup", {"layout": layout})["expect"] == vector["expect"]


@pytest.mark.parametrize("case", CASES, ids=[case["note"] for case in CASES])
def test_cases_by_hand(case: dict[str, Any]) -> None:
    sides = dict(case["position"])
    state = placed(GAME, sides.pop("extra", None), **sides)
    *moves, last = case["moves"]
    state = played(state, *moves)
    if "refused" in case:
        with pytest.raises(Illegal) as refused:
            played(state, last)
        assert refused.value.why == case["refused"]
        return
    state = played(state, last)
    fates = {ZONES[seat]: str(fate) for seat, fate in enumerate(state.fates) if fate}
    assert fates == case["out"]
    assert all(count(state.board, ZONES.index(side)) == 0 for side in case["out"])
    assert all(state.board[POSTS[post]] is None for post in case.get("empty", ()))
    assert (state.ended, state.winner) == (case.get("ended"), case.get("winner"))
    if "to_act" in case:
        assert GAME.to_move(state) == {ZONES.index(case["to_act"])}


def test_the_desk_refuses_what_it_cannot_answer() -> None:
    for ask, case in (
        ("combat", {}),
        ("destinations", {}),
        ("setup", {}),
        ("setup", {"layout": {"m1": "军旗"}}),
        ("setup", {"layout": {"sa1": "军旗", "wa2": "地雷"}}),
        ("destinations", {"occupied": {"sa2": "s:师长"}, "piece": "sa3"}),
        ("destinations", {"occupied": {"sa2": "x:师长"}, "piece": "sa2"}),
        ("destinations", {"occupied": {"sa2": "s:师长"}, "piece": "sa2", "friends": ["x"]}),
    ):
        with pytest.raises(Unjudgeable):
            GAME.judge(ask, case)


def test_the_board_is_as_printed() -> None:
    """129 posts; each zone meets the middle in three posts and each neighbour in one."""
    assert len(NAMES) == 129
    for seat in range(SEATS):
        own = range(30 * seat, 30 * seat + 30)
        out = [(NAMES[a], NAMES[b]) for a in own for b in WAYS.near[a] if b not in own]
        middle = sorted(b for _, b in out if b.startswith("m"))
        assert len(middle) == 3 and len(out) == 5, out
    links = {"sa6m7", "sc6m8", "se6m9", "wa6m1", "wc6m4", "we6m7", "na6m3", "nc6m2", "ne6m1",
             "ea6m9", "ec6m6", "ee6m3"}  # fmt: skip
    assert links == {
        NAMES[a] + NAMES[b] for a in range(MIDDLE) for b in WAYS.near[a] if b >= MIDDLE
    }
    for one, other in (("sa6", "we6"), ("wa6", "ne6"), ("na6", "ee6"), ("ea6", "se6")):
        assert POSTS[other] in WAYS.rails[POSTS[one]]
    assert all(len(WAYS.near[p]) == len(WAYS.rails[p]) for p in range(MIDDLE, MIDDLE + 9))


# ---------------------------------------------------------------------- turns and ends
def test_turns_go_against_the_clock_or_with_it() -> None:
    state = begun()
    for seat in (0, 1, 2, 3, 0):
        assert GAME.to_move(state) == {seat}
        state = played(state, str(GAME.format(GAME.observe(state, seat), first(state, seat))))
    other = Siguo(order="cw")
    state = begun(other)
    for seat in (0, 3, 2, 1, 0):
        assert other.to_move(state) == {seat}
        state = other.play(state, seat, first(state, seat))


def first(state: State, seat: int) -> March:
    """A march that takes nothing."""
    for move in GAME.legal_moves(GAME.observe(state, seat)):
        if isinstance(move, March) and state.board[move.end] is None:
            return move
    raise AssertionError(seat)


def test_all_set_up_at_once_and_then_south_begins() -> None:
    state = GAME.start()
    assert GAME.to_move(state) == {0, 1, 2, 3}
    for seat in (2, 0, 3):
        state = GAME.play(state, seat, Setup(PRESETS[seat]))
    assert GAME.to_move(state) == {1}
    state = GAME.play(state, 1, Setup(PRESETS[1]))
    assert GAME.to_move(state) == {0}


def shuffle(state: State, rounds: int) -> State:
    """Every seat steps out and back, taking nothing."""
    for turn in range(rounds):
        for side in ZONES:
            step = f"{side}c1-{side}c2" if turn % 2 == 0 else f"{side}c2-{side}c1"
            state = played(state, step)
    return state


def test_seventy_plies_without_a_capture_are_a_draw() -> None:
    state = shuffle(placed(), 17)
    state = played(state, "sc2-sc1")
    assert state.quiet == 69 and state.ended is None
    state = played(state, "ec2-ec1")
    assert state.ended is Why.NO_CAPTURES
    outcome = GAME.outcome(state)
    assert outcome is not None and set(outcome.shares) == {Fraction(1, 2)}


def test_the_fifth_time_out_beats_a_seat() -> None:
    state = placed(skips=[0, 0, 0, 4])
    state = played(state, "sc1-sc2", "ec1-ec2", "nc1-nc2")
    state = GAME.play(state, 3, Word.TIMEOUT)
    assert state.fates == (None, None, None, Fate.TIMEOUTS)
    assert count(state.board, 3) == 0 and GAME.to_move(state) == {0}
    state = played(state, "sc2-sc1", "ec2-ec1", "nc2-nc1")
    assert GAME.to_move(state) == {0}, "a seat that is out is passed over"


def test_a_time_out_passes_the_turn_and_is_counted() -> None:
    state = GAME.play(placed(), 0, Word.TIMEOUT)
    assert state.skips == (1, 0, 0, 0) and GAME.to_move(state) == {1}
    free = Siguo(timeouts_to_lose=0)
    state = placed(free, skips=[40, 0, 0, 0])
    assert free.play(state, 0, Word.TIMEOUT).fates == (None,) * 4


def test_who_resigns_is_out_and_the_partner_plays_on() -> None:
    state = placed(plies=20)
    assert GAME.gives_up(GAME.observe(state, 0)) is Word.RESIGN
    state = GAME.play(state, 0, Word.RESIGN)
    assert state.fates[0] is Fate.RESIGNED and state.ended is None
    state = played(state, "ec1-ec2")
    state = GAME.play(state, 2, Word.RESIGN)
    assert (state.ended, state.winner) == (Why.LAST_TEAM, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.points == (0, 1, 0, 1)


def test_nobody_resigns_before_the_twentieth_ply() -> None:
    state = placed(plies=19)
    with pytest.raises(Illegal) as refused:
        GAME.play(state, 0, Word.RESIGN)
    assert refused.value.why is Why.RESIGN_LATER
    assert refused.value.facts == {"plies": 20, "played": 19}
    told(refused.value)
    early = Siguo(resign_after=0)
    assert early.play(placed(early), 0, Word.RESIGN).fates[0] is Fate.RESIGNED


def test_who_walks_away_from_a_living_partner_ends_the_game_without_points() -> None:
    state = GAME.play(placed(), 0, Word.LEAVE)
    assert state.ended is Why.LEFT
    outcome = GAME.outcome(state)
    assert outcome is not None and set(outcome.points) == {0} and set(outcome.shares) == {0}


def test_who_walks_away_alone_loses_for_the_team() -> None:
    state = placed(s="", out=["no_moves", None, None, None], to_act=2)
    state = GAME.play(state, 2, Word.LEAVE)
    assert (state.ended, state.winner) == (Why.LAST_TEAM, 1)


def test_the_piece_that_took_a_flag_never_moves_again() -> None:
    state = played(placed(GAME, {"eb2": "s:工兵"}), "eb2-eb1")
    man = state.board[POSTS["eb1"]]
    assert man is not None and man.seat == 0
    moves = GAME.legal_moves(GAME.observe(state, 0))
    assert not any(isinstance(m, March) and m.start == POSTS["eb1"] for m in moves)


# ---------------------------------------------------------------------- what is seen
def test_ranks_are_hidden_and_partners_too_unless_both_are_open() -> None:
    state = begun()
    for seat in (*range(SEATS), None):
        board = GAME.observe(state, seat).board
        assert {m.seat for m in board if m and m.kind} == ({seat} if seat is not None else set())
    both = Siguo(partner_visible=True)
    board = both.observe(begun(both), 1).board
    assert {m.seat for m in board if m and m.kind} == {1, 3}


def test_a_flag_is_shown_when_its_marshal_falls() -> None:
    before = placed(GAME, {"m7": "w:司令", "sa6": "s:炸弹"})
    after = played(before, "sa6-m7")
    flag = POSTS["wb1"]
    for seat in (0, 1, 2, None):
        hidden, shown = (GAME.observe(state, seat).board[flag] for state in (before, after))
        assert hidden is not None and hidden.kind == "" and shown is not None
        assert shown.kind == "F"
        assert any("wb1" in tell(said, "en") for said in GAME.remarks(GAME.observe(after, seat)))
    kept = Siguo(reveal_flag=False).observe(after, 0).board[flag]
    assert kept is not None and kept.kind == ""


def test_what_a_piece_has_beaten_is_known_to_the_loser_alone() -> None:
    state = played(placed(GAME, {"m7": "w:团长", "sa6": "s:师长"}), "sa6-m7")
    seen = {seat: GAME.observe(state, seat).board[POSTS["m7"]] for seat in (0, 1, 2, 3, None)}
    assert all(man is not None for man in seen.values())
    assert {seat: max(man.beat) for seat, man in seen.items() if man} == {
        0: "", 1: "", 2: "", 3: "5", None: "",
    }  # fmt: skip


def test_the_announcer_names_who_is_out() -> None:
    state = played(placed(GAME, {"eb2": "s:工兵"}), "eb2-eb1")
    said = " ".join(tell(phrase, "en") for phrase in GAME.remarks(GAME.observe(state, None)))
    assert "seat 2 is out" in said and "flag" in said


# ---------------------------------------------------------------------- typing
@pytest.mark.parametrize(
    "text",
    ["sa6 m7", "sa6-m7", "SA6-M7", "a6 m7", "a6m7", "南a6 到 m7", "a6→m7", "s a6 m 7",
     "师长a6-m7", "師長 sa6 m7"],
)  # fmt: skip
def test_a_march_typed_in_many_ways(text: str) -> None:
    state = placed(GAME, {"sa6": "s:师长"})
    assert GAME.parse(GAME.observe(state, 0), text) == March(POSTS["sa6"], POSTS["m7"])


def test_the_own_zone_needs_no_letter() -> None:
    state = placed(to_act=3)
    assert GAME.parse(GAME.observe(state, 3), "c1-c2") == March(POSTS["wc1"], POSTS["wc2"])


def test_words_of_a_turn() -> None:
    view = GAME.observe(begun(), 0)
    for word, texts in {
        Word.RESIGN: ("认输", "認輸", "resign"),
        Word.LEAVE: ("退出", "quit"),
        Word.TIMEOUT: ("超时", "timeout"),
    }.items():
        assert all(GAME.parse(view, text) is word for text in texts)


def told(refused: Refused) -> None:
    for language in LANGUAGES:
        assert tell(refusal(GAME, refused), language)


REFUSED = [
    ("sa6-sa6", Why.OWN_THERE),
    ("ea6-sa6", Why.NOT_YOURS),
    ("b3-b4", Why.EMPTY_POST),
    ("a1-a2", Why.OWN_THERE),
    ("c1-c4", Why.NEVER_MOVES),
    ("b1-b3", Why.IN_HEADQUARTERS),
    ("a6-m8", Why.NO_WAY),
    ("工兵 a6 m7", Why.OTHER_PIECE),
    ("setup 1", Why.ALREADY_SET_UP),
    ("setup 9", Why.NO_PRESET),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_every_refusal_has_its_reason_and_a_good_move(text: str, why: Why) -> None:
    state = begun()
    with pytest.raises(Illegal) as refused:
        played(state, text)
    assert refused.value.why is why
    assert why in GAME.private
    told(refused.value)
    if why is not Why.NO_PRESET:
        assert played(state, str(refused.value.facts["example"])) != state


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("FMM22 M3331 BB4 4556 677 89112", Why.SETUP_FLAG),
        ("2FM22 M3331 BB4 4556 677 8911M", Why.SETUP_MINE),
        ("MFM22 M3331 8B4 4556 677 B9112", Why.SETUP_BOMB),
        ("MFM22 M3331 BB4 4556 677 8911", Why.SETUP_PIECES),
    ],
)
def test_every_bad_layout_has_its_reason(text: str, why: Why) -> None:
    with pytest.raises(Illegal) as refused:
        played(GAME.start(), text)
    assert refused.value.why is why
    told(refused.value)


def test_other_refusals() -> None:
    for text in ("a6-m7", "resign", "timeout"):
        with pytest.raises(Illegal) as early:
            played(GAME.start(), text)
        assert early.value.why is Why.SET_UP_FIRST
        told(early.value)
    for text in ("hello", "sa6", "sa7-m7", "m0-m1", "旗"):
        with pytest.raises(Unreadable) as unread:
            played(begun(), text)
        told(unread.value)


# ---------------------------------------------------------------------- the computer
def test_the_computer_team_beats_random_play() -> None:
    """East and west at random against south and north by the computer, sides changed."""
    games = 100 if LONG else 2
    won = 0
    for number in range(games):
        end = self_play(GAME, luck(number), (0, 2) * 2 if number % 2 else (2, 0) * 2)
        won += end.winner == number % 2
    assert won >= 0.95 * games


def test_random_games_keep_the_pieces_straight() -> None:
    """However a game goes: whoever is out has nothing left, and nobody has too much."""
    for seed in range(20 if LONG else 2):
        state = random_game(GAME, seed, 600).state
        for seat in range(SEATS):
            left = count(state.board, seat)
            assert left == 0 if state.fates[seat] else 0 < left <= 25
            assert state.fates[seat] or left + len(state.lost[seat]) == 25
