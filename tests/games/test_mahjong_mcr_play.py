"""国标麻将 in play: draws, claims and their order, kongs, the end, and every refusal."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from engines.game import Illegal, Refused, refusal
from engines.games.mahjong_mcr import MahjongMcr, Why
from engines.games.mahjong_mcr.rules import payments
from engines.games.mahjong_mcr.table import SEATS, State
from engines.games.mahjong_mcr.tiles import CODES, TILE_OF, WHOLE, codes, read
from engines.match import Taken
from render.words import LANGUAGES, tell
from tests.selfplay import LONG, luck, random_game

GAME = MahjongMcr()
GAMES = 200 if LONG else 4


def at(game: MahjongMcr = GAME, **position: Any) -> State:
    """A position; each seat's river as a list of four."""
    return game.start(game.place(position))


def after(state: State, *moves: tuple[int, str], game: MahjongMcr = GAME) -> State:
    for seat, text in moves:
        view = game.observe(state, seat)
        state = game.play(state, seat, game.parse(view, text))
    return state


def refused(state: State, seat: int, text: str, game: MahjongMcr = GAME) -> Refused:
    with pytest.raises(Refused) as found:
        after(state, (seat, text), game=game)
    return found.value


# Seat 0 has discarded 5m: seat 1 may chow it in two ways, seat 2 pung it, seat 3 win with 清龙.
CHOWS, PUNGS, WINS = "346m19p19sESWNCF", "55m28p28s258pEESS", "12346789m99p222s"
GIVES = "1122m789s1123pNN"
OFFERED: dict[str, Any] = {
    "hands": [GIVES, CHOWS, PUNGS, WINS],
    "rivers": ["5m", "", "", ""],
    "offered": {"tile": "5m", "seat": 0},
}
# Seat 0 is to discard.
OTHERS = ["23579m13579sEES", "2468m2468sSSWWN", "2468m2468pCCFFP"]
TURN: dict[str, Any] = {"hands": ["1123m345678s99p55s", *OTHERS]}


# ---------------------------------------------------------------------- the deal
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_tile_is_lost_and_no_point_is_made(seed: int) -> None:
    end = random_game(GAME, seed)
    for state in (*(step.state for step in end.steps), end.state):
        held: Counter[int] = Counter(state.tiles[state.front : state.back])
        for place in state.places:
            held.update((*place.hand, *place.river, *place.flowers))
            held.update(tile for meld in place.melds for tile in meld.tiles)
        if state.offer and state.offer.kong and not state.won:
            held[state.offer.tile] += 1
        assert held == Counter(WHOLE)
    outcome = GAME.outcome(end.state)
    assert outcome is not None and sum(outcome.points) == 0


def test_flowers_are_replaced_from_the_end_by_turns() -> None:
    """East draws two more for two, north one for one, and so on until nobody has any."""
    tiles = [CODES[tile] for tile in WHOLE[:136]]
    deal = ["a", "b", *tiles[:37], "d", *tiles[37:], "e", "f", "g", "c", "h"]
    state = GAME.start(" ".join(deal))
    assert codes(state.places[0].flowers) == "abchef"
    assert codes(state.places[3].flowers) == "dg"
    assert [len(place.hand) for place in state.places] == [14, 13, 13, 13]
    assert {said.seat: said.count for said in state.said} == {0: 6, 3: 2}


def test_the_deal_moves_on_and_after_four_hands_the_wind() -> None:
    game, seen = GAME, []
    state = random_game(GAME, 1).state
    for _ in range(9):
        seen.append((game.dealer, game.prevailing))
        game = game.next_game(game.start(game.deal(luck(1))))
    assert seen == [(i % 4, "ESW"[i // 4]) for i in range(9)]
    assert state.over


def test_a_match_of_four_hands_may_end_level() -> None:
    match = GAME.usual_match()
    even = [Taken(GAME.outcome(random_game(GAME, 1).state).shares, (8, -8, 8, -8))] * 4  # type: ignore[union-attr]
    assert not match.tally(SEATS, even[:3]).decided
    assert match.tally(SEATS, even).winners == (0, 2)


# ---------------------------------------------------------------------- claims
def test_all_three_others_are_asked_whatever_they_hold() -> None:
    state = after(GAME.start(GAME.deal(luck(5))), (0, "#14"))
    assert GAME.to_move(state) == {1, 2, 3}
    assert GAME.to_move(after(state, (2, "过"))) == {1, 3}
    passed = after(state, (2, "过"), (1, "pass"), (3, "不要"))
    assert GAME.to_move(passed) == {1} and passed.drawn >= 0


@pytest.mark.parametrize(
    ("answers", "expect"),
    [
        ([(1, "吃34m"), (2, "碰"), (3, "和")], "3 win"),
        ([(3, "胡"), (2, "碰"), (1, "过")], "3 win"),
        ([(1, "吃 34万"), (2, "碰"), (3, "过")], "2 pung"),
        ([(1, "吃46万"), (2, "过"), (3, "过")], "1 chow"),
        ([(2, "碰"), (3, "过")], None),
        ([(3, "和"), (1, "过")], None),
    ],
)
def test_the_highest_claim_stands_when_none_can_outrank_it(
    answers: list[tuple[int, str]], expect: str | None
) -> None:
    state = after(at(**OFFERED), *answers)
    if expect is None:
        assert state.offer and len(GAME.to_move(state)) == 3 - len(answers)
    elif expect.endswith("win"):
        assert state.won and state.won.seat == int(expect[0]) and state.won.source == 0
    else:
        assert f"{state.turn} {state.said[0].what}" == expect
        assert state.drawn < 0 and not state.places[0].river
        assert refused(state, state.turn, "自摸").why == Why.DISCARD_NOW
        assert refused(state, state.turn, "暗杠").why == Why.DISCARD_NOW


def test_a_win_by_the_next_seat_waits_for_nobody() -> None:
    state = after(at(**{**OFFERED, "hands": [GIVES, WINS, PUNGS, CHOWS]}), (1, "和"))
    assert state.won and state.won.seat == 1 and GAME.to_move(state) == frozenset()


def test_a_melded_kong_draws_from_the_end() -> None:
    hands = [GIVES, CHOWS, "555m28p28s258pEES", WINS]
    state = at(**{**OFFERED, "hands": hands}, wall="1s3s4s6s8s")
    state = after(state, (1, "过"), (2, "杠"), (3, "过"))
    assert state.turn == 2 and state.drawn == TILE_OF["8s"] and state.replaced
    assert state.places[2].melds[0].code == "k5m" and state.left == 4


# ---------------------------------------------------------------------- kongs
FOUR = ["1111m345678s99p55s", *OTHERS]


def test_a_concealed_kong_is_replaced_and_hidden() -> None:
    state = after(at(hands=FOUR, wall="1p2p3p"), (0, "暗杠"))
    assert state.replaced and state.places[0].melds[0].code == "a1m" and GAME.to_move(state) == {0}
    assert GAME.observe(state, 1).table.places[0].melds[0].tile < 0
    open_house = MahjongMcr(show_concealed_kong=True)
    assert open_house.observe(state, 1).table.places[0].melds[0].tile == 0


def test_an_added_kong_may_be_robbed_and_then_is_none() -> None:
    hands = ["5m1199s1122pEE", "46m234m345s567p99p", "13799m13579sSSW", "2468m2468sWWNNC"]
    state = after(at(hands=hands, melds=[["p5m"], [], [], []], drawn="5m"), (0, "补杠"))
    assert GAME.to_move(state) == {1, 2, 3} and state.offer and state.offer.kong
    assert refused(state, 2, "碰").why == Why.ONLY_ROBBING
    won = after(state, (1, "和"))
    assert won.won and won.won.robbed and won.places[0].melds[0].code == "p5m"
    outcome, result = GAME.outcome(won), GAME.observe(won, None).result
    assert outcome is not None and outcome.why == Why.ROBBED_KONG and result is not None
    assert "抢杠和" in {str(fan) for fan, _ in result.fans}
    assert outcome.points == payments(1, 0, result.total)
    kept = after(state, (1, "过"), (2, "过"), (3, "过"))
    assert kept.places[0].melds[0].code == "k5m" and kept.turn == 0 and kept.replaced


# ---------------------------------------------------------------------- the last tile
def test_after_the_last_tile_only_a_win_may_be_claimed() -> None:
    state = at(**OFFERED, wall="")
    for seat, text in ((1, "吃34m"), (2, "碰")):
        assert refused(state, seat, text).why == Why.LAST_TILE
    won = after(state, (1, "过"), (2, "过"), (3, "和"))
    result = GAME.observe(won, None).result
    assert result is not None and "海底捞月" in {str(fan) for fan, _ in result.fans}
    drawn = after(state, (1, "过"), (2, "过"), (3, "过"))
    outcome = GAME.outcome(drawn)
    assert outcome is not None and outcome.why == Why.WALL_EMPTY and not any(outcome.points)


def test_a_flower_that_cannot_be_replaced_ends_the_hand() -> None:
    state = after(at(**OFFERED, wall="a"), (1, "过"), (2, "过"), (3, "过"))
    assert state.exhausted and codes(state.places[1].flowers) == "a"


def test_no_kong_without_a_tile_to_replace_it() -> None:
    assert refused(at(hands=FOUR, wall=""), 0, "暗杠 1m").why == Why.LAST_TILE


# ---------------------------------------------------------------------- winning
def test_a_win_needs_eight_fan_without_flowers() -> None:
    hands = ["234m456s789p222s99p", *OTHERS]
    state = at(hands=hands, flowers=["abcdefgh", "", "", ""], drawn="9p")
    assert not any(m.act == "win" for m in GAME.legal_moves(GAME.observe(state, 0)))
    found = refused(state, 0, "自摸")
    assert found.why == Why.TOO_FEW_FAN and found.facts["fan"] == 5
    assert refused(after(state, (0, "2m")), 1, "胡").why == Why.NOT_A_WIN


@pytest.mark.parametrize(("wall", "replaced"), [("1s9s", True), ("1s9sa", False)])
def test_a_replacement_of_a_flower_is_none_of_a_kong(wall: str, replaced: bool) -> None:
    hands = ["1111m234567s99p78s", OTHERS[0], "2468m2468pSSWWN", "2468m46pCCFFPNW"]
    state = after(at(hands=hands, wall=wall), (0, "暗杠 1万"))
    assert state.drawn == TILE_OF["9s"] and state.replaced == replaced


# ---------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("你好", Why.NOT_A_TURN),
        ("", Why.NOT_A_TURN),
        ("0m", Why.NO_SUCH_TILE),
        ("10万", Why.NO_SUCH_TILE),
        ("5", Why.NO_SUIT),
        ("打 三", Why.NO_SUIT),
        ("#15", Why.NO_NUMBER),
        ("#0", Why.NO_NUMBER),
        ("12m", Why.ONE_TILE),
        ("打", Why.ONE_TILE),
        ("暗杠 1m 2m", Why.ONE_TILE),
        ("补花", Why.FLOWERS_DRAWN),
        ("吃34m", Why.NOTHING_OFFERED),
        ("碰", Why.NOTHING_OFFERED),
        ("过", Why.NOTHING_OFFERED),
        ("9m", Why.NOT_HELD),
        ("暗杠 1m", Why.NO_CONCEALED_KONG),
        ("杠", Why.NO_CONCEALED_KONG),
        ("补杠 1m", Why.NO_ADDED_KONG),
        ("自摸", Why.NOT_A_WIN),
    ],
)
def test_a_refusal_on_turn_names_its_reason(text: str, why: Why) -> None:
    _answered(refused(at(**TURN), 0, text), why)


@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (1, "你好", Why.NOT_A_CLAIM),
        (1, "打 3m", Why.CLAIMS_FIRST),
        (1, "3m", Why.CLAIMS_FIRST),
        (1, "暗杠 3m", Why.CLAIMS_FIRST),
        (1, "碰 6m", Why.OTHER_TILE),
        (1, "吃", Why.TWO_CHOWS),
        (1, "吃 23万", Why.CHOW_IN_ROW),
        (1, "吃 67万", Why.NO_CHOW),
        (2, "吃 34万", Why.CHOW_NEXT_ONLY),
        (1, "碰", Why.NO_PUNG),
        (2, "杠", Why.NO_KONG),
        (2, "和", Why.NOT_A_WIN),
    ],
)
def test_a_refusal_of_a_claim_names_its_reason(seat: int, text: str, why: Why) -> None:
    _answered(refused(at(**OFFERED), seat, text), why)


def test_honours_make_no_chow() -> None:
    hands = [GIVES, "346m19p19sSSWNCF", "55m28p28s2588pEES", WINS]
    offered = {"tile": "E", "seat": 0}
    state = at(hands=hands, rivers=["E", "", "", ""], offered=offered)
    _answered(refused(state, 1, "吃 SW"), Why.CHOW_NUMBERS)
    _answered(refused(state, 1, "吃"), Why.CHOW_NUMBERS)


def test_two_kongs_are_asked_for() -> None:
    found = refused(at(hands=["1111m345678s9999p", *OTHERS]), 0, "杠")
    _answered(found, Why.TWO_KONGS)
    assert found.facts["candidates"] == "concealed kong 1m, concealed kong 9p"


EXAMPLES = ("#1", "5m", "5万", "5萬", "pass", "过", "過", "34m", "34万", "34萬", "9p", "9饼", "9餅")


def _answered(found: Refused, why: Why) -> None:
    """The named reason, with an example of what would be right, in every language."""
    assert found.why == why
    for language in LANGUAGES:
        text = tell(refusal(GAME, found), language)
        assert any(e in text for e in EXAMPLES) or why in (Why.NO_SUIT, Why.TWO_KONGS), text


def test_what_tells_of_a_hand_is_told_in_private() -> None:
    """In public only what everybody can see may be the reason."""
    assert {why for why in GAME.private} == {
        *(Why.NOT_HELD, Why.NO_CHOW, Why.NO_PUNG, Why.NO_KONG, Why.NO_CONCEALED_KONG),
        *(Why.NO_ADDED_KONG, Why.NOT_A_WIN, Why.TOO_FEW_FAN, Why.TWO_CHOWS, Why.TWO_KONGS),
        Why.NO_NUMBER,
    }


# ---------------------------------------------------------------------- positions
@pytest.mark.parametrize("seed", range(GAMES))
def test_any_position_can_be_set_up_again(seed: int) -> None:
    end = random_game(GAME, seed)
    for step in end.steps[:: 1 if LONG else 9]:
        position = json.loads(json.dumps(GAME.position(step.state)))
        again = GAME.start(GAME.place(position))
        assert GAME.position(again) == position
        assert GAME.to_move(again) == GAME.to_move(step.state)
        for seat in GAME.to_move(again):
            moves = [list(GAME.legal_moves(GAME.observe(s, seat))) for s in (again, step.state)]
            assert moves[0] == moves[1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["1111m"]},
        {**TURN, "dealer": 4},
        {**TURN, "drawn": "9m"},
        {**TURN, "wall": "1111m"},
        {**TURN, "flowers": ["1m", "", "", ""]},
        {**TURN, "offered": {"tile": "5m", "seat": 0}},
        {**OFFERED, "answers": [["pass", -1], None, None, None]},
        {**OFFERED, "answers": [None, ["pass", -1], ["pass", -1], ["pass", -1]]},
        {**TURN, "melds": [["x1m"], [], [], []]},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as found:
        GAME.place(wrong)
    assert found.value.why == "bad_position"


def test_every_tile_has_one_code() -> None:
    assert len(set(CODES)) == 42 and all(read(code) == (TILE_OF[code],) for code in CODES)


@pytest.mark.parametrize(
    ("state", "seat", "text", "told", "untold"),
    [
        (TURN, 0, "自摸", ("#1",), ("pass",)),  # on turn there is nothing to pass
        (OFFERED, 2, "和", ("“pass”",), ("#1", "discard")),
        (OFFERED, 1, "你好", ("chow 34m",), ()),
        ({**OFFERED, "rivers": ["N", "", "", ""], "offered": {"tile": "N", "seat": 0}},
         1, "你好", ("pung, kong",), ("chow",)),
        (OFFERED, 1, "吃", ("as in chow 34m",), ()),
        ({**OFFERED, "wall": ""}, 1, "吃34m", ("“pass”",), ("#1",)),
        ({"hands": FOUR, "wall": ""}, 0, "暗杠 1m", ("#1",), ("“pass”",)),
    ],
)  # fmt: skip
def test_examples_fit_where_one_is(
    state: dict[str, Any], seat: int, text: str, told: tuple[str, ...], untold: tuple[str, ...]
) -> None:
    """What a refusal says to write instead can be written there."""
    found = at(**state)
    said = tell(refusal(GAME, refused(found, seat, text)), "en")
    assert all(part in said for part in told), said
    assert not any(part in said for part in untold), said
    if "#1" in told:
        after(found, (seat, "#1"))
