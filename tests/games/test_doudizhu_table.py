"""Dou dizhu at the table: secrets, pictures, remarks, the computer player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.game import replay
from engines.games.doudizhu import Doudizhu
from engines.games.doudizhu.plans import turns
from engines.games.doudizhu.rules import PASS, SEATS, Bid, Move, Play, State
from engines.games.doudizhu.view import View
from render.look import Look, Player
from render.paint import png
from render.words import LANGUAGES, tell
from tests.games.doudizhu_world import swap
from tests.games.pictured import shown
from tests.selfplay import LONG, luck, random_game, self_play

GAME = Doudizhu(first=0)
POINTS = 2_000 if LONG else 104
PAINTED = 200 if LONG else 6
PLAYERS = tuple(Player(name, "0:30") for name in ("小明", "Bo", "老王"))


# ---------------------------------------------------------------------- secrets
def test_nobody_learns_what_is_hidden() -> None:
    """Two worlds that differ in hidden cards look, read and sound the same to the seat."""
    different = 0
    for point in range(POINTS):
        end, chance = random_game(GAME, point // 4), luck(point)
        record = end.record[: chance.below(len(end.steps) + 1)]
        seat = (*range(SEATS), None)[point % 4]
        deal, other = swap(GAME, end.deal, record, seat, chance)
        views = [
            GAME.observe(replay(GAME, *world), seat)
            for world in ((end.deal, record), (deal, other))
        ]
        different += deal != end.deal
        assert told(views[0], point) == told(views[1], point)
        if point < PAINTED:
            pictures = [png(GAME.picture(view, Look("en", seat or 0)), "dark") for view in views]
            assert pictures[0] == pictures[1]
    assert different > POINTS * 0.9


def told(view: View, point: int) -> tuple[Any, ...]:
    """Everything that is made of a view."""
    look = Look(LANGUAGES[point % 3], view.seat or 0, PLAYERS)
    scene = GAME.picture(view, look)
    moves = list(GAME.legal_moves(view))
    advice = [GAME.advise(view, luck(point), level) for level in (1, 2, 3)] if moves else []
    return view, scene, scene.alt, GAME.see(view), GAME.remarks(view), moves, advice


# ---------------------------------------------------------------------- pictures
def at(hands: list[str], **more: Any) -> State:
    return GAME.start(GAME.place({"hands": hands, "landlord": 0, "bid": 2, **more}))


def test_the_picture_has_the_hand_and_what_lies_open() -> None:
    state = at(["S3 HT B R", "C4 C5", "D6"], kitty="S3 B R", last={"seat": 2, "cards": "SK HK"})
    scene = GAME.picture(GAME.observe(state, 0), Look("en"))
    hand, kitty, table = ["3S", "10H", "small", "big"], ["3S", "small", "big"], ["KS", "KH"]
    faces = shown(scene)
    backs = faces.pop("card-back")
    assert faces == Counter(f"card-{name}" for name in (*hand, *kitty, *table))
    assert backs == SEATS  # one beside each count
    assert [hot.value for hot in scene.hot] == ["♠3", "♥10", "B", "R"]
    assert all(hot.x >= 0 and hot.x + hot.w <= scene.width for hot in scene.hot)
    public = GAME.picture(GAME.observe(state, None), Look("en"))
    assert not public.hot and "card-10H" not in shown(public) and "card-KS" in shown(public)


def test_the_kitty_lies_face_down_during_the_auction() -> None:
    state = GAME.start(GAME.deal(luck(1)))
    assert shown(GAME.picture(GAME.observe(state, None), Look())) == {"card-back": 3 + SEATS}


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "小明 (Landlord): 4 cards",
                "Bo (Farmer): 2 cards",
                "老王 (Farmer): 1 card",
                "Kitty: ♠3 small joker big joker",
                "Base 2, ×1",
                "老王: ♥K ♠K",
                "小明 to follow",
                "Your hand: ♠3 ♥10 small joker big joker",
            ],
        ),
        (
            "zh-Hant",
            [
                "小明（地主）：4 張牌",
                "Bo（農民）：2 張牌",
                "老王（農民）：1 張牌",
                "底牌：♠3 小王 大王",
                "底分 2，倍數 ×1",
                "老王：♥K ♠K",
                "輪到 小明 跟牌",
                "你的手牌：♠3 ♥10 小王 大王",
            ],
        ),
    ],
)
def test_the_words_for_a_picture_are_enough_to_play_by(language: str, lines: list[str]) -> None:
    state = at(["S3 HT B R", "C4 C5", "D6"], kitty="S3 B R", last={"seat": 2, "cards": "SK HK"})
    look = Look(language, 0, PLAYERS)
    assert GAME.picture(GAME.observe(state, 0), look).alt.split("\n") == lines


def test_what_is_said_and_who_passed() -> None:
    state = GAME.start(GAME.deal(luck(1)))
    state = GAME.play(GAME.play(state, 0, Bid(0)), 1, Bid(2))
    alt = GAME.picture(GAME.observe(state, None), Look("zh-Hans", 0, PLAYERS)).alt
    assert "小明：不叫" in alt and "Bo：叫2分" in alt and "轮到 老王 叫分" in alt
    state = at(["37", "4", "5"])
    state = GAME.play(GAME.play(state, 0, Play("7")), 1, PASS)
    assert "Bo：不出" in GAME.picture(GAME.observe(state, 2), Look("zh-Hans", 2, PLAYERS)).alt


# ---------------------------------------------------------------------- remarks
def remarks(game: Doudizhu, state: State, move: Move) -> list[str]:
    state = game.play(state, state.turn, move)
    return [tell(remark, "en") for remark in game.remarks(game.observe(state, None))]


def test_remarks() -> None:
    assert remarks(GAME, at(["34445", "66", "7"]), Play("444")) == ["Seat 1 has only 2 cards left"]
    assert remarks(Doudizhu(warn_count=False), at(["34445", "66", "7"]), Play("444")) == []
    assert remarks(GAME, at(["334444", "66", "7"]), Play("4444")) == [
        "Bomb! The score is multiplied by 2",
        "Seat 1 has only 2 cards left",
    ]
    assert remarks(GAME, at(["3456BR", "66", "7"]), Play("BR")) == [
        "Rocket! The score is multiplied by 2"
    ]
    spring = at(["34567", "8899TTJJQQKKAA22B", "8899TTJJQQKKAA22R"])
    assert remarks(GAME, spring, Play("34567")) == ["Spring! The score is multiplied by 2"]
    auction = GAME.play(GAME.start(""), 0, Bid(2))
    assert GAME.remarks(GAME.observe(auction, None)) == ()
    assert remarks(GAME, auction, Bid(3)) == [
        "Seat 2 is the landlord, playing for 3; the kitty is A small joker big joker"
    ]
    ranks = at(["8TA3", "44", "55"], kitty="8TA", bid=2)
    assert [tell(said, "en") for said in GAME.remarks(GAME.observe(ranks, None))] == [
        "Seat 1 is the landlord, playing for 2; the kitty is 8 10 A"
    ]


# ---------------------------------------------------------------------- the computer player
@pytest.mark.parametrize(
    ("hand", "fewest"),
    [
        ("3", 1),
        ("BR", 1),
        ("34567", 1),
        ("3334567", 2),
        ("3334445566", 1),
        ("33344456", 1),
        ("34567789TJ", 2),
        ("3456678910", 2),
        ("33334", 2),
        ("3579J", 5),
        ("222A", 1),
        ("3344556677", 1),
    ],
)
def test_how_many_groups_a_hand_takes(hand: str, fewest: int) -> None:
    assert turns(hand.replace("10", "T")) == fewest


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_last_cards_are_played(level: int) -> None:
    for state, move in (
        (at(["34567", "8", "9"]), Play("34567")),
        (at(["K", "8", "9"], last={"seat": 2, "cards": "Q"}), Play("K")),
    ):
        assert GAME.advise(GAME.observe(state, 0), luck(1), level) == move


def test_a_farmer_does_not_overtake_the_other() -> None:
    for last, expected in ((2, PASS), (0, Play("KK"))):
        state = at(["3456", "KK456", "789"], to_act=1, last={"seat": last, "cards": "JJ"})
        assert GAME.advise(GAME.observe(state, 1), luck(1), 2) == expected


@pytest.mark.parametrize("computers", [(0,), (1, 2)], ids=["alone", "two"])
@pytest.mark.parametrize("level", [2, 3])
def test_computers_beat_chance(computers: tuple[int, ...], level: int) -> None:
    """95 of 100 meetings of 12 deals: the computer alone is ahead, or two leave chance behind."""
    meetings = 100 if LONG else 4
    won = 0
    for meeting in range(meetings):
        points = [0] * SEATS
        game = Doudizhu(first=meeting % SEATS)
        for deal in range(12):
            levels = [level if seat in computers else 0 for seat in range(SEATS)]
            state = self_play(game, luck(1_000 * meeting + deal), levels)
            outcome = game.outcome(state)
            assert outcome
            points = [p + more for p, more in zip(points, outcome.points, strict=True)]
            game = Doudizhu(first=game.next_game(state).first)
        alone = computers == (0,)
        won += points[0] == max(points) if alone else points[0] == min(points)
    assert won >= meetings * (0.95 if LONG else 0.7)
