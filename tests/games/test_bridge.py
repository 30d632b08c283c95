"""Bridge by its rule book: scores, auctions, tricks, claims, whole boards, the rule desk."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards.bridge import contract as contracts
from engines.cards.bridge import double_dummy, play
from engines.cards.bridge.contract import LEVELS, STRAINS, Contract, bid_at, bid_of, height
from engines.cards.bridge.play import Answer, Call, Claim, Play, State
from engines.cards.bridge.position import deal_text, read_deal
from engines.cards.bridge.reasons import Reason
from engines.cards.pack import card
from engines.game import Outcome, Refused, Unjudgeable
from engines.games.bridge import Bridge, rules
from engines.games.bridge.rules import Why
from engines.match import Match
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game

DATA = known("bridge")
AUCTIONS = book_cases("bridge", "auctions")["cases"]
BOARDS = book_cases("bridge", "boards")["cases"]
GAME = Bridge()
EMPTY = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def cases(ask: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", DATA[ask], ids=[case["id"] for case in DATA[ask]])


def answered(ask: str, case: dict[str, Any]) -> None:
    """Everything the desk says of a case that the case itself tells is so, and nothing lacks."""
    asked = {
        "scores": ("score",),
        "imps": ("imps",),
        "matchpoints": ("ns_mp", "ew_mp", "top", "ns_percent"),
        "boards": ("dealer", "vul"),
        "auctions": ("result", "contract", "doubled", "declarer", "at", "reason"),
        "plays": ("tricks", "declarer_tricks"),
        "minibridge": ("declaring", "declarer"),
        "double_dummy": ("tricks", "par_ns"),
    }[ask]
    given_dealer = "dealer" if ask in ("auctions", "minibridge", "double_dummy") else ""
    hidden = {name: case[name] for name in case if name not in asked or name == given_dealer}
    if ask == "plays":
        hidden["tricks"] = [{"cards": trick["cards"]} for trick in case["tricks"]]
    answer = GAME.judge(ask, hidden)
    assert {n: answer.get(n) for n in asked} == {n: case.get(n) for n in asked}


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize(
    "ask", ["scores", "imps", "matchpoints", "boards", "auctions", "plays", "minibridge"]
)
def test_known_answers(ask: str) -> None:
    for case in DATA[ask]:
        answered(ask, case)


@cases("notation")
def test_notation(case: dict[str, Any]) -> None:
    if case["means"] == "error":
        with pytest.raises(Unjudgeable):
            GAME.judge("notation", {"text": case["text"]})
    else:
        assert GAME.judge("notation", {"text": case["text"]}) == {"means": case["means"]}


@pytest.mark.skipif(not double_dummy.installed(), reason="the solver endplay is not installed")
@cases("double_dummy")
def test_double_dummy(case: dict[str, Any]) -> None:
    answered("double_dummy", case)


def test_without_a_solver_the_desk_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(double_dummy, "tricks", lambda deal: None)
    with pytest.raises(Unjudgeable) as unjudged:
        GAME.judge("double_dummy", DATA["double_dummy"][0])
    assert unjudged.value.why is Reason.NO_SOLVER


@pytest.mark.parametrize(
    ("ask", "case"),
    [
        ("scores", {"contract": "8C", "doubled": 0, "vulnerable": False, "tricks": 7}),
        ("scores", {"contract": "1C", "doubled": 3, "vulnerable": False, "tricks": 7}),
        ("scores", {"contract": "1CX", "doubled": 0, "vulnerable": False, "tricks": 7}),
        ("scores", {"contract": "1C", "doubled": 0, "vulnerable": False, "tricks": 14}),
        ("scores", {"contract": "1C", "doubled": 0, "vulnerable": "no", "tricks": 7}),
        ("scores", {"contract": "1C"}),
        ("imps", {"difference": "100"}),
        ("imps", {"difference": True}),
        ("matchpoints", {"ns_scores": []}),
        ("matchpoints", {"ns_scores": [100, "x"]}),
        ("boards", {"board": 0}),
        ("auctions", {"dealer": "Q", "calls": []}),
        ("auctions", {"dealer": "N", "calls": ["hello"]}),
        ("auctions", {"dealer": "N", "calls": "P"}),
        ("plays", {**DATA["plays"][0], "tricks": [{"cards": ["E:D6"]}]}),
        ("plays", {**DATA["plays"][0], "tricks": [{"cards": ["E:D6", "S:CA", "W:D8", "N:D4"]}]}),
        ("plays", {**DATA["plays"][0], "deal_pbn": "N:A.K.Q"}),
        ("minibridge", {"hcp": {"N": 10, "E": 10, "S": 10}, "dealer": "N"}),
        ("double_dummy", {"deal_pbn": "N:A... K... Q... J..."}),
        ("victory_points", {"imps": 3, "boards": 0}),
        ("weather", {}),
    ],
)
def test_the_desk_does_not_guess(ask: str, case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        GAME.judge(ask, case)


def test_other_comparisons_at_the_desk() -> None:
    assert GAME.judge("cross_imps", {"ns_scores": [620, -100, 620]}) == {"ns_imps": [6, -12, 6]}
    butler = GAME.judge("butler", {"ns_scores": [620, 650, -100, 620]})
    assert butler == {"datum": 620, "ns_imps": [0, 1, -12, 0]}
    assert GAME.judge("bands", {"difference": -66}) == {"band": -8}
    assert GAME.judge("victory_points", {"imps": -10, "boards": 16}) == {
        "vp": 7.2,
        "other_vp": 12.8,
    }


# ---------------------------------------------------------------------- scores
def test_scores_by_another_way() -> None:
    """Every contract, doubled or not, vulnerable or not, with every number of tricks: counted
    out trick by trick."""
    for level, strain, doubled, vulnerable in product(LEVELS, STRAINS, range(3), (False, True)):
        contract = Contract(level, strain, doubled)
        for tricks in range(14):
            expected = counted_out(contract, vulnerable, tricks)
            assert contracts.score(contract, vulnerable, tricks) == expected


def counted_out(contract: Contract, vulnerable: bool, tricks: int) -> int:
    times, level = 2**contract.doubled, contract.level
    if tricks < 6 + level:
        lost = 0
        for down in range(1, 7 + level - tricks):
            if not contract.doubled:
                lost += 100 if vulnerable else 50
            elif vulnerable:
                lost += (200 if down == 1 else 300) * times // 2
            else:
                lost += (100 if down == 1 else 200 if down < 4 else 300) * times // 2
        return -lost
    each = {"C": 20, "D": 20}.get(contract.strain, 30)
    below = sum(40 if n == 0 and contract.strain == "NT" else each for n in range(level)) * times
    above = 0
    for _ in range(tricks - 6 - level):
        above += each if times == 1 else (100, 200)[vulnerable] * times // 2
    if below < 100:
        above += 50
    else:
        above += 500 if vulnerable else 300
    above += {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
    insult = (0, 50, 100)[contract.doubled]
    return int(below + above + insult)


def test_a_cycle_of_sixteen_boards() -> None:
    """Everybody deals four times, at every vulnerability once."""
    seen = {(contracts.dealer(n), contracts.vulnerability(n)) for n in range(1, 17)}
    assert len(seen) == 16
    assert contracts.vulnerability(17) == contracts.vulnerability(1)


# ---------------------------------------------------------------------- auctions
@pytest.mark.parametrize("case", AUCTIONS, ids=[case["note"] for case in AUCTIONS])
def test_auctions(case: dict[str, Any]) -> None:
    assert GAME.judge("auctions", case) == case["expect"]


@settings(max_examples=1_000 if LONG else 100, deadline=None)
@given(st.lists(st.integers(0, 37), max_size=40))
def test_an_auction_goes_up_and_ends(steps: list[int]) -> None:
    """Any sequence of legal calls: bids only rise, doubles are the other side's, the list of
    legal calls is what is not refused."""
    calls: tuple[Call, ...] = ()
    everything = ["P", "X", "XX", *(bid_at(n).bid for n in range(35))]
    for step in steps:
        legal = list(rules.legal(calls))
        assert {c.bid for c in legal} == {b for b in everything if not rules.why_not(calls, b)}
        if not legal:
            assert rules.over(calls)
            break
        calls = (*calls, legal[min(step, len(legal) - 1)])
    bids = [bid for call in calls if (bid := bid_of(call.bid))]
    assert [height(b) for b in bids] == sorted({height(b) for b in bids})


def test_the_longest_auction_ends() -> None:
    """Three passes before every bid but the first four, and both doubles of each: 319 calls."""
    calls: tuple[Call, ...] = tuple(map(Call, "PPP"))
    for place in range(35):
        for bid in (bid_at(place).bid, "P", "P", "X", "P", "P", "XX", "P", "P"):
            assert rules.why_not(calls, bid) is None
            calls = (*calls, Call(bid))
    calls = (*calls, Call("P"))
    assert rules.over(calls) and len(calls) == 319
    assert not list(rules.legal(calls))


# ---------------------------------------------------------------------- the play
def started(position: dict[str, Any]) -> State:
    return GAME.start(GAME.place(position))


def played(state: State, text: str) -> State:
    seat = min(GAME.to_move(state))
    return GAME.play(state, seat, GAME.parse(GAME.observe(state, seat), text))


@pytest.mark.parametrize("case", BOARDS, ids=[case["note"] for case in BOARDS])
def test_endings(case: dict[str, Any]) -> None:
    state = started(case["position"])
    *moves, last = case["moves"]
    for text in moves:
        state = played(state, text)
    if isinstance(case["expect"], str):
        with pytest.raises(Refused) as refused:
            played(state, last)
        assert refused.value.why == case["expect"]
        return
    outcome = GAME.outcome(played(state, last))
    assert (outcome and outcome.points[0]) == case["expect"]


@pytest.mark.parametrize("case", DATA["plays"], ids=[case["id"] for case in DATA["plays"]])
def test_recorded_boards_play_through(case: dict[str, Any]) -> None:
    """A whole board through the only door: who is on turn, who wins, and what is made."""
    state = started({"deal_pbn": case["deal_pbn"], "contract": "1" + case["trump"], **case})
    assert "NESW"[state.turn] == case["opening_lead"]
    for trick in case["tricks"]:
        for text in trick["cards"]:
            assert "NESW"[state.turn] == text[0]
            (actor,) = GAME.to_move(state)
            table = play.dummy(state)
            assert actor == (state.declarer if state.turn == table else state.turn)
            state = GAME.play(state, actor, Play(card(text[2:])))
        assert play.over(state) or "NESW"[state.turn] == trick["winner"]
    assert state.declarer is not None
    assert state.won[state.declarer % 2] == case["declarer_tricks"]


def test_dummy_opens_after_the_lead_and_declarer_plays_it() -> None:
    state = started({"deal": EMPTY, "contract": "1C", "declarer": "W", "vul": "None"})
    assert state.turn == 0 and not state.open
    assert [hand is None for hand in GAME.observe(state, 0).hands] == [False, True, True, True]
    state = played(state, "SA")
    assert GAME.observe(state, None).hands[1] and GAME.to_move(state) == {3}
    assert GAME.observe(state, 1).hands[3] and not GAME.observe(state, 0).hands[3]
    own = Bridge(dummy_sees="own")
    assert not own.observe(state, 1).hands[3]
    state = played(played(played(state, "明 HA"), "DA"), "C2")
    assert state.won == (0, 1) and state.turn == 3


def test_a_passed_out_board() -> None:
    state = started({"deal": EMPTY})
    for _ in range(4):
        state = played(state, "pass")
    half = Fraction(1, 2)
    assert GAME.outcome(state) == Outcome((half,) * 4, (0,) * 4, Why.PASSED_OUT)
    assert GAME.next_game(state) == Bridge(board=2)


def test_points_go_to_partners() -> None:
    state = started({"deal": EMPTY, "contract": "7C", "declarer": "W", "vul": "All"})
    outcome = GAME.outcome(played(played(played(played(state, "S2"), "claim"), "agree"), "agree"))
    assert outcome == Outcome(
        tuple(map(Fraction, (0, 1, 0, 1))), (-2140, 2140, -2140, 2140), Why.MADE
    )


def test_a_match_is_so_many_boards() -> None:
    assert GAME.usual_match() == Match(hands=4, partners=True)
    assert Bridge(board=16).start(EMPTY).vulnerable == "EW"
    assert GAME.next_game(random_game(Bridge(board=7), 1).state).board == 8


def test_random_boards_keep_every_card() -> None:
    for seed in range(200 if LONG else 20):
        end = random_game(GAME, seed)
        state: State = end.state
        hands = play.whole(state)
        assert play.full(hands) and len({c for hand in hands for c in hand}) == 52
        if state.contract:
            assert sum(state.won) == 13 and len(state.played) == 52
        assert deal_text(hands) == end.deal and deal_text(read_deal(end.deal)) == end.deal


# ---------------------------------------------------------------------- claims
def test_claims_at_any_time() -> None:
    """Random boards with random claims among the moves end with thirteen tricks shared out."""
    claims = 0
    for seed in range(200 if LONG else 24):
        chance = luck(seed)
        state = GAME.start(GAME.deal(chance))
        while waiting := sorted(GAME.to_move(state)):
            seat = waiting[0]
            view = GAME.observe(state, seat)
            moves: list[Any] = list(GAME.legal_moves(view))
            move = chance.choice(moves)
            if view.claims and chance.below(12) == 0:
                move = Claim(chance.choice(view.claims))
                claims += 1
            state = GAME.play(state, seat, move)
            if chance.below(25) == 0:
                assert GAME.start(GAME.place(GAME.position(state))) == state
        assert state.passed_out or sum(play.taken(state)) == 13
    assert claims > 10


def test_a_claim_lays_the_hand_open() -> None:
    state = started({"deal": EMPTY, "contract": "1C", "declarer": "W"})
    state = played(played(state, "SA"), "摊牌 12")
    assert GAME.to_move(state) == {0, 2}
    assert GAME.observe(state, None).hands[3] and not GAME.observe(state, None).hands[2]
    one = GAME.play(state, 2, Answer(True))
    assert GAME.to_move(one) == {0}
    no = GAME.play(one, 0, Answer(False))
    assert no.claim is None and no.turn == 1 and GAME.observe(no, None).hands[3]
    assert GAME.timeout_move(GAME.observe(state, 0)) == Answer(False)


# ---------------------------------------------------------------------- time-outs
def test_time_outs() -> None:
    state = started({"deal": EMPTY})
    assert GAME.timeout_move(GAME.observe(state, 0)) == Call("P")
    assert GAME.timeout_move(GAME.observe(state, 1)) is None
    deal = "N:A32.KQJ54.32.432 K4.A3.AQ54.KQJT5 QJT9.T2.KJT9.A98 8765.9876.876.76"
    lead = started({"deal": deal, "contract": "3NT", "declarer": "W"})
    assert GAME.timeout_move(GAME.observe(lead, 0)) == Play(card("H5"))
    follow = played(lead, "HK")
    assert GAME.timeout_move(GAME.observe(follow, 3)) == Play(card("H3"))
    hands = play.whole(follow)
    assert len(hands[1]) == 13
    void = started({"deal": "N:.A2.. .K..A .3.2. 2.4..", "contract": "4S", "declarer": "S",
                    "won": [9, 2], "turn": "E"})  # fmt: skip
    assert GAME.timeout_move(GAME.observe(void, 1)) == Play(card("HK"))


def test_a_concession_stands_when_time_is_out() -> None:
    state = started({"deal": EMPTY, "contract": "1C", "declarer": "W"})
    state = played(played(played(state, "SA"), "HA"), "concede")
    assert GAME.to_move(state) == {0}
    assert GAME.timeout_move(GAME.observe(state, 0)) == Answer(True)
    assert replace(played(state, "contest"), claimed=-1).claim is None
