"""国标麻将: the count, against rule-book cases, another program and a slower reading."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.game import Unjudgeable, refusal
from engines.games.mahjong_mcr import MahjongMcr
from engines.games.mahjong_mcr.counting import Hand, House, score
from engines.games.mahjong_mcr.desk import hand_of
from engines.games.mahjong_mcr.fans import CONTAINS, POINTS, Fan
from engines.games.mahjong_mcr.joins import chows, two_chows, worth
from engines.games.mahjong_mcr.shapes import is_complete, splits, waits
from engines.games.mahjong_mcr.tiles import CODES, KINDS, Meld, codes, counts, read
from render.words import LANGUAGES, has, tell
from tests.games.known import book_cases, known
from tests.selfplay import LONG

VECTORS: dict[str, Any] = known("mahjong_mcr")
COUNTED: list[dict[str, Any]] = known("mahjong_mcr_counted")["hands"]
CASES: list[dict[str, Any]] = book_cases("mahjong_mcr", "hands")["cases"]
GAME = MahjongMcr()
EXAMPLES = 2_000 if LONG else 60


def asked(section: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", VECTORS[section], ids=lambda case: case["id"])


def answered(game: MahjongMcr, case: dict[str, Any]) -> tuple[dict[str, tuple[int, int]], int]:
    answer = game.judge("hands", case)
    return {f["fan"]: (f["points"], f["count"]) for f in answer["fans"]}, answer["total"]


# ---------------------------------------------------------------------- known answers
@asked("hands")
def test_hands_are_counted_as_both_programs_count_them(case: dict[str, Any]) -> None:
    """Disputed waits inside 组合龙 count here as a house rule only."""
    game = MahjongMcr(wait_in_knitted=case["status"] == "disputed")
    fans, total = answered(game, case)
    assert fans == {f["fan"]: (f["points"], f["count"]) for f in case["fans"]}
    answer = game.judge("hands", case)
    assert {key: answer[key] for key in ("total", "without_flowers", "may_win")} == {
        key: case[key] for key in ("total", "without_flowers", "may_win")
    }
    if case["status"] == "disputed" and case.get("second_oracle_total"):
        assert answered(GAME, case)[1] == case["second_oracle_total"]
    assert total == case["total"]


WRITTEN = [case for case in VECTORS["hands"] if "gb_notation" in case]


@pytest.mark.parametrize("case", WRITTEN, ids=lambda case: case["id"])
def test_a_hand_can_be_given_in_one_line(case: dict[str, Any]) -> None:
    line = {"gb_notation": case["gb_notation"]}
    assert hand_of(line) == hand_of(case)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "123m",
        "[123m]45p99s6p|EE0000|0",
        "[12m,1]11122233344m|EE0000|0",
        "11122233344455m|EX0000|0",
        "11122233344455m|EE00|0",
        "[EEE,4]11122233344m|EE0000|0",
        "mm11122233344455m|EE0000|0",
    ],
)
def test_a_line_that_is_no_hand_is_refused(line: str) -> None:
    with pytest.raises(Unjudgeable, match="BAD_CASE"):
        GAME.judge("hands", {"gb_notation": line})


@asked("invalid")
def test_what_is_no_win_is_no_score(case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable) as refused:
        GAME.judge("hands", case)
    assert refused.value.why == {
        "not a win": "not_a_win",
        "five of a tile": "five_alike",
    }.get(case["error"])


@asked("payments")
def test_who_pays_what(case: dict[str, Any]) -> None:
    assert GAME.judge("payments", case) == {"deltas": case["deltas"]}


@asked("table_points")
def test_table_points_are_shared_by_equals(case: dict[str, Any]) -> None:
    assert GAME.judge("table_points", case) == {"table_points": case["table_points"]}


@asked("claims")
def test_whose_claim_stands(case: dict[str, Any]) -> None:
    assert GAME.judge("claims", case) == {"granted": case["granted"]}


@asked("notation")
def test_what_a_text_means(case: dict[str, Any]) -> None:
    assert GAME.judge("notation", case) == {"means": case["means"]}


def test_the_fan_have_the_points_of_the_list() -> None:
    assert {str(fan): points for fan, points in POINTS.items()} == VECTORS["fan_points"]
    assert len(POINTS) == 82  # the 81 of 1998, and 明暗杠
    for language in LANGUAGES:
        assert all(has(GAME.words, language, f"fan-{fan.name.lower()}") for fan in Fan)


def test_random_hands_are_worth_what_another_program_counts() -> None:
    house = House(wait_in_knitted=True, wait_ignores_own_four=False)
    met: Counter[Fan] = Counter()
    for case in COUNTED:
        found = score(hand_of(case), house)
        assert found is not None and found.total == case["total"], case
        met.update(dict(found.fans))
    assert set(met) == set(POINTS)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["note"])
def test_cases_of_the_rule_book(case: dict[str, Any]) -> None:
    game = MahjongMcr.of(case.get("options", {}))
    fans, total = answered(game, case)
    assert sorted(name for name, (_, times) in fans.items() for _ in range(times)) == sorted(
        case["expect"]
    )
    assert total == sum(points * times for points, times in fans.values())


@pytest.mark.parametrize(
    ("case", "why"),
    [
        ({"melds": [], "concealed": "123m", "win": "1m"}, "bad_case"),
        ({"melds": ["x1m"], "concealed": "1234567891m", "win": "1m"}, "bad_case"),
        ({"melds": [], "concealed": "1112345678999m", "win": "a"}, "bad_case"),
        ({"melds": [], "concealed": "1112345678999m", "win": "5m", "seat": "C"}, "bad_case"),
        ({"melds": [], "concealed": "1112345678999m", "win": "5m", "flowers": 9}, "bad_case"),
        ({"melds": [], "concealed": "1112345678999m"}, "bad_case"),
        ({"melds": [], "concealed": "1112345678999m", "win": "E"}, "not_a_win"),
    ],
)
def test_the_desk_says_why_it_cannot_answer(case: dict[str, Any], why: str) -> None:
    with pytest.raises(Unjudgeable) as refused:
        GAME.judge("hands", case)
    assert refused.value.why == why
    assert all(tell(refusal(GAME, refused.value), language) for language in LANGUAGES)


# ---------------------------------------------------------------------- properties
tiles = st.integers(0, KINDS - 1)


@st.composite
def finished(draw: st.DrawFn) -> tuple[list[Meld], list[int]]:
    """Four sets, some of them laid down, and a pair; never five alike."""
    melds: list[Meld] = []
    concealed = [draw(tiles)] * 2
    for _ in range(4):
        low = draw(st.integers(0, KINDS - 1))
        kind = draw(st.sampled_from("ccpka")) if low < 27 and low % 9 < 7 else "p"
        made = Meld(kind, low)
        if draw(st.booleans()) or made.is_kong:
            melds.append(made)
        else:
            concealed += made.tiles
    return melds, concealed


@settings(max_examples=EXAMPLES, deadline=None)
@given(finished(), st.randoms(use_true_random=False), st.booleans())
def test_a_finished_hand_is_a_win_however_it_lies(made: Any, order: Any, self_draw: bool) -> None:
    melds, concealed = made
    order.shuffle(concealed)
    one = Hand(tuple(melds), tuple(concealed[1:]), concealed[0], self_draw=self_draw)
    if one.five_alike:
        assert score(one) is None
        return
    found = score(one)
    again = Hand(tuple(melds[::-1]), tuple(sorted(concealed[1:])), concealed[0], self_draw)
    assert found is not None and found == score(again)
    assert found.total > 0
    counted = {fan for fan, _ in found.fans}
    assert not any(counted & set(CONTAINS.get(fan, ())) for fan in counted)
    assert concealed[0] in waits(counts(concealed[1:]))


def reads_slowly(tiles: list[int]) -> bool:
    """Sets and a pair by trying everything: a pair, then what the lowest tile can be part of."""
    return any(
        all_sets([*tiles[:i], *tiles[i + 2 :]])
        for i in range(len(tiles) - 1)
        if tiles[i] == tiles[i + 1]
    )


def all_sets(tiles: list[int]) -> bool:
    if not tiles:
        return True
    low, rest = tiles[0], tiles[1:]
    if rest[:2] == [low, low] and all_sets(rest[2:]):
        return True
    if low >= 27 or low % 9 > 6 or low + 1 not in rest or low + 2 not in rest:
        return False
    for tile in (low + 1, low + 2):
        rest.remove(tile)
    return all_sets(rest)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(st.integers(0, 11), min_size=14, max_size=14))
def test_sets_are_found_where_a_slower_reading_finds_them(held: list[int]) -> None:
    held = sorted(tile if tile < 9 else tile + 18 for tile in held)
    count = counts(held)
    assert (next(splits(count), None) is not None) == reads_slowly(held)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(st.sampled_from([t for t in range(27) if t % 9 < 7]), min_size=2, max_size=4))
def test_chows_join_no_more_often_than_there_are_chows(lows: list[int]) -> None:
    made = chows(tuple(sorted(lows)))
    assert sum(made.values()) < len(lows)
    joined = any(two_chows(a, b) for i, a in enumerate(lows) for b in lows[:i])
    assert worth(made) > 0 or not joined


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(tiles, max_size=14))
def test_tiles_are_written_and_read(held: list[int]) -> None:
    assert read(codes(held)) == tuple(held)
    assert all(read(CODES[tile]) == (tile,) for tile in held)


def test_no_hand_of_thirteen_waits_for_what_does_not_finish_it() -> None:
    """九莲宝灯 waits for all nine, 十三幺 for all thirteen."""
    gates = counts(read("1112345678999m"))
    assert [CODES[t] for t in waits(gates)] == [f"{n}m" for n in range(1, 10)]
    orphans = counts(read("19m19s19pESWNCFP"))
    assert codes(waits(orphans)) == "19m19s19pESWNCFP"
    assert not is_complete(orphans)
