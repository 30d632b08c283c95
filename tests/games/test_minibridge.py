"""Minibridge: who declares, what may be named, what it scores, the computer player."""

from __future__ import annotations

from typing import Any

import pytest

from engines.cards.bridge.play import Call, State, whole
from engines.cards.bridge.points import declarer
from engines.cards.bridge.position import read_deal
from engines.game import Illegal, Refused, refusal
from engines.games.minibridge import Minibridge, rules
from engines.games.minibridge.rules import Why
from render.look import Look
from render.words import LANGUAGES, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game, self_play

DATA = known("bridge")
NAMING = book_cases("minibridge", "contracts")["cases"]
GAME = Minibridge()
# North 17 points, East 8, South 8, West 7.
DEAL = "N:AKQ4.A53.K64.Q92 J95.KJ7.Q98.T865 T32.Q82.AJT52.J4 876.T964.73.AK73"


def started(deal: str = DEAL, game: Minibridge = GAME, **more: Any) -> State:
    return game.start(game.place({"deal": deal, **more}))


def played(state: State, text: str, game: Minibridge = GAME) -> State:
    seat = min(game.to_move(state))
    return game.play(state, seat, game.parse(game.observe(state, seat), text))


# ---------------------------------------------------------------------- who declares
@pytest.mark.parametrize("case", DATA["minibridge"], ids=[c["id"] for c in DATA["minibridge"]])
def test_who_declares(case: dict[str, Any]) -> None:
    answer = GAME.judge("minibridge", {"hcp": case["hcp"], "dealer": case["dealer"]})
    expected = {n: case[n] for n in ("declaring", "declarer") if n in case}
    assert answer == expected


def test_level_partners_go_by_turn_from_the_dealer() -> None:
    for dealer, expected in enumerate((0, 2, 2, 0)):
        assert declarer((12, 8, 12, 8), dealer) == expected
    assert declarer((5, 15, 5, 15), 0) == 1 and declarer((5, 15, 5, 15), 2) == 3


def test_points_are_announced_and_dummy_lies_open() -> None:
    state = started()
    assert (state.declarer, state.turn, state.open) == (0, 0, True)
    for seat in (0, 1, 2, 3, None):
        view = GAME.observe(state, seat)
        assert view.points == (18, 7, 8, 7) and view.hands[2]
        assert (view.hands[0] is None) == (seat in (1, 3, None))
    said = [tell(remark, "en") for remark in GAME.remarks(GAME.observe(state, None))]
    assert said == ["Points: N 18, E 7, S 8, W 7. North declares and names the contract"]
    assert "Points: N 18, E 7, S 8, W 7" in GAME.picture(GAME.observe(state, 1), Look("en", 1)).alt


def test_level_sides_are_not_dealt() -> None:
    level = "N:AKQJ.432.432.432 432.AKQJ.765.765 765.765.AKQJ.T98 T98.T98.T98.AKQJ"
    with pytest.raises(Illegal):
        GAME.place({"deal": level})
    for seed in range(400 if LONG else 60):
        points = rules.points(read_deal(GAME.deal(luck(seed))))
        assert sum(points) == 40 and points[0] + points[2] != 20


# ---------------------------------------------------------------------- naming the contract
@pytest.mark.parametrize("case", NAMING, ids=[case["text"] for case in NAMING])
def test_naming(case: dict[str, Any]) -> None:
    state = started()
    try:
        named = played(state, case["text"])
    except Refused as refused:
        assert refused.why == case.get("refused")
        assert all(tell(refusal(GAME, refused), language) for language in LANGUAGES)
    else:
        assert named.calls == (Call(case["means"]),) and named.turn == 1


def test_slams_only_where_the_house_has_them() -> None:
    slams = Minibridge(slams=True)
    assert len(rules.contracts(False)) == 10 and len(rules.contracts(True)) == 20
    view = slams.observe(started(game=slams), 0)
    for call in slams.calls(view):
        assert all(slams.parse(view, slams.write(view, call, lang)) == call for lang in LANGUAGES)
    state = played(started(game=slams), "6NT 满贯", slams)
    assert state.contract and state.contract.level == 6
    with pytest.raises(Illegal) as refused:
        GAME.play(started(), 0, Call("6NT"))
    assert refused.value.why is Why.NOT_A_CONTRACT
    assert "3NT" in tell(refusal(GAME, refused.value), "zh-Hant")


def test_there_is_no_passing_and_no_alert() -> None:
    for text in ("pass", "X", "1NT alert strong"):
        with pytest.raises(Refused):
            played(started(), text)


# ---------------------------------------------------------------------- scores
@pytest.mark.parametrize(
    ("contract", "tricks", "vul", "expected"),
    [
        ("1S", 10, "None", 170),
        ("4S", 10, "None", 420),
        ("4S", 10, "NS", 620),
        ("3NT", 9, "None", 400),
        ("1NT", 7, "All", 90),
        ("5C", 11, "NS", 600),
        ("4S", 12, "None", 480),
        ("4S", 9, "NS", -100),
        ("1C", 6, "None", -50),
    ],
)
def test_scores(contract: str, tricks: int, vul: str, expected: int) -> None:
    state = played(played(started(vul=vul), contract), "HK")
    left = f"claim {tricks}" if tricks else "concede"
    state = played(played(played(state, left), "agree"), "agree")
    outcome = GAME.outcome(state)
    assert outcome and outcome.points == (expected, -expected, expected, -expected)
    assert outcome.why == (Why.MADE if expected > 0 else Why.DOWN)


def test_random_boards() -> None:
    for seed in range(100 if LONG else 10):
        end = random_game(GAME, seed)
        state: State = end.state
        assert sum(state.won) == 13 and len(state.calls) == 1
        points = rules.points(whole(state))
        assert state.declarer is not None
        assert points[state.declarer] + points[(state.declarer + 2) % 4] > 20
        again = GAME.start(GAME.place(GAME.position(end.steps[7].state)))
        assert again == end.steps[7].state


# ---------------------------------------------------------------------- the computer player
def test_it_names_game_with_the_points_for_it() -> None:
    for level in (1, 2, 3):
        strong = started("N:AKQ42.A53.K64.Q9 J95.KJ7.Q98.T865 T86.Q82.AJT5.KJ4 73.T964.732.A732")
        call = GAME.advise(GAME.observe(strong, 0), luck(level), level)
        assert call in ((Call("4S"), Call("1S")) if level == 1 else (Call("4S"),))
    weak = GAME.advise(GAME.observe(started(), 0), luck(1), 2)
    assert isinstance(weak, Call) and weak.bid in ("3NT", "1NT", "1D", "1S")
    assert GAME.timeout_move(GAME.observe(started(), 0)) == Call("1D")


@pytest.mark.parametrize("level", [1, 2])
def test_the_computer_beats_chance(level: int) -> None:
    """Boards of both seatings together: at least 19 of 20 are won."""
    boards = 100 if LONG else 20
    won = sum(board(n, level, 0) > board(n, 0, level) for n in range(boards))
    assert won >= boards * 0.95


def board(seed: int, north: int, east: int) -> int:
    state = self_play(GAME, luck(seed), (north, east) * 2)
    outcome = GAME.outcome(state)
    assert outcome
    return outcome.points[0]
