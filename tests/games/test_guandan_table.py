"""Guandan at the table: secrets, pictures, remarks, the computer player."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engines.cards.pack import card
from engines.game import replay
from engines.games.guandan import Guandan
from engines.games.guandan.groups import Cards, Terms
from engines.games.guandan.levels import Standing
from engines.games.guandan.plans import worth
from engines.games.guandan.rules import PASS, SEATS, Move, Play, State
from engines.games.guandan.view import View
from render.look import Look, Player
from render.paint import png
from render.words import LANGUAGES, tell
from tests.games.guandan_world import swap
from tests.games.pictured import shown
from tests.selfplay import LONG, luck, random_game, self_play

GAME = Guandan()
PLAYERS = tuple(Player(name, "0:30") for name in ("小明", "Bo", "老王", "Zoë"))
POINTS = 1_000 if LONG else 32
PAINTED = 100 if LONG else 4
SECOND = Guandan(standing=Standing((3, 0), (0, 0), 0), equal_tribute="winners_choose")
GAMES = (
    GAME,
    replace(SECOND, finish=(0, 2, 1, 3)),
    replace(SECOND, finish=(1, 0, 2, 3), counts="at_10"),
    Guandan(first_lead="turned_up"),
)


# ---------------------------------------------------------------------- secrets
def test_nobody_learns_what_is_hidden() -> None:
    """Two worlds that differ in hidden cards look, read and sound the same to the seat."""
    different = 0
    for point in range(POINTS):
        chance, game = luck(point), GAMES[point % 4]
        end = random_game(game, point // 20, 30)
        plies = chance.choice((0, 1, 2, 3, 4, 6, 9, 15, 25))
        record, seat = end.record[:plies], (*range(SEATS), None)[point % 5]
        deal, other = swap(game, end.deal, record, seat, chance)
        worlds = ((end.deal, record), (deal, other))
        views = [game.observe(replay(game, *world), seat) for world in worlds]
        different += deal != end.deal
        assert told(game, views[0], point) == told(game, views[1], point)
        if point < PAINTED:
            pictures = [png(game.picture(view, Look("en", seat or 0)), "dark") for view in views]
            assert pictures[0] == pictures[1]
    assert different > POINTS * 0.9


def told(game: Guandan, view: View, point: int) -> tuple[Any, ...]:
    """Everything that is made of a view."""
    look = Look(LANGUAGES[point % 3], view.seat or 0, PLAYERS)
    scene = game.picture(view, look)
    moves = [game.format(view, move) for move in islice(game.legal_moves(view), 200)]
    advice = [game.advise(view, luck(point), 1 + point % 3)] if moves else []
    return view, scene, scene.alt, game.see(view), game.remarks(view), moves, advice


def test_what_is_paid_is_shown_together() -> None:
    game = GAMES[1]
    state = game.start(game.place({"hands": HANDS, "level": "5", "before": [0, 2, 1, 3]}))
    assert game.secret(parsed(game, state, 1, "SA"))
    state = game.play(state, 1, parsed(game, state, 1, "SA"))
    seen = [game.observe(state, seat).gifts[0].paid for seat in (1, 3, 0, None)]
    assert seen == [card("SA"), None, None, None] and "♠A" not in alt_of(game, state, 3)
    move, view = parsed(game, state, 3, "B"), game.observe(state, 3)
    assert game.write(view, move, "en") == "tribute"
    for language in LANGUAGES:
        assert game.parse(view, game.label(view, move, language)) == move
    state = game.play(state, 3, parsed(game, state, 3, "B"))
    assert game.observe(state, None).gifts[0].paid == card("SA")
    state = game.play(state, 0, parsed(game, state, 0, "3"))
    assert [game.observe(state, seat).gifts[1].returned for seat in (0, 3)] == [card("S3"), None]
    assert remarked(game, state) == [
        "Seat 2 pays ♠A to Seat 3",
        "Seat 4 pays small joker to Seat 1",
    ]
    state = game.play(state, 2, parsed(game, state, 2, "4"))
    assert remarked(game, state) == [
        "Seat 3 gives ♠4 back to Seat 2",
        "Seat 1 gives ♠3 back to Seat 4",
    ]


HANDS = ["S3 S9", "SA D8", "S4 C9", "B D7"]


def parsed(game: Guandan, state: State, seat: int, text: str) -> Move:
    return game.parse(game.observe(state, seat), text)


def alt_of(game: Guandan, state: State, seat: int | None) -> str:
    return game.picture(game.observe(state, seat), Look("en", seat or 0)).alt


def remarked(game: Guandan, state: State) -> list[str]:
    return [tell(remark, "en") for remark in game.remarks(game.observe(state, None))]


def test_counts_are_told_from_ten_on() -> None:
    game = Guandan(counts="at_10")
    many = "S3 S4 S6 S7 S8 ST SJ SQ SK SA D3 D4"
    state = game.start(game.place({"hands": [many, many.replace("S", "C"), "S5", "S6"]}))
    assert game.observe(state, 0).counts == (12, None, 1, 1)
    assert "Seat 2: more than 10 cards" in alt_of(game, state, 0)
    assert game.observe(state, None).counts == (None, None, 1, 1)


# ---------------------------------------------------------------------- pictures
def at(hands: list[str], **more: Any) -> State:
    return GAME.start(GAME.place({"hands": hands, **more}))


def test_the_picture_has_the_hand_and_what_lies_open() -> None:
    last = {"seat": 3, "cards": "H2 SK"}
    state = at(["S3 HT B R", "C4 C5", "D6", "D7"], last=last)
    scene = GAME.picture(GAME.observe(state, 0), Look("en"))
    faces = shown(scene)
    assert faces.pop("card-back") == SEATS  # one beside each count
    names = ["3S", "10H", "small", "big", "KS", "2H-wild"]
    assert faces == Counter(f"card-{name}" for name in names)
    assert [(hot.value, hot.label) for hot in scene.hot] == [
        ("#1", "♠3"),
        ("#2", "♥10"),
        ("#3", "small joker"),
        ("#4", "big joker"),
    ]
    public = GAME.picture(GAME.observe(state, None), Look("en"))
    assert not public.hot and "card-10H" not in shown(public) and "card-KS" in shown(public)


def test_27_cards_can_be_told_apart_on_a_phone() -> None:
    """Each card of a whole hand shows at least 34 of 360 pixels of its width and its index."""
    state = GAME.start(GAME.deal(luck(3)))
    scene = GAME.picture(GAME.observe(state, 0), Look("en", 0, PLAYERS))
    assert len(scene.hot) == 27
    assert min(hot.w for hot in scene.hot) * 360 / scene.width >= 34
    assert min(hot.h for hot in scene.hot) * 360 / scene.width >= 44


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Level 5, wild ♥5. Us 5, them 2",
                "小明: 4 cards",
                "Bo: first out",
                "老王: 1 card",
                "Zoë: 1 card",
                "Bo: ♦Q ♠Q",
                "老王: pass",
                "Zoë: ♠K ♥5",
                "小明 to follow",
                "Your hand: ♠3 ♥10 small joker big joker",
            ],
        ),
        (
            "zh-Hans",
            [
                "打 5，逢人配 ♥5。我方 5，对方 2",
                "小明：4 张牌",
                "Bo：头游",
                "老王：1 张牌",
                "Zoë：1 张牌",
                "Bo：♦Q ♠Q",
                "老王：不要",
                "Zoë：♠K ♥5",
                "轮到 小明 跟牌",
                "你的手牌：♠3 ♥10 小王 大王",
            ],
        ),
    ],
)
def test_the_words_for_a_picture_are_enough_to_play_by(language: str, lines: list[str]) -> None:
    state = at(
        ["S3 HT B R", "", "D6", "D7"],
        level="5",
        out=[1],
        played=[
            {"seat": 1, "cards": "SQ DQ"},
            {"seat": 2, "cards": ""},
            {"seat": 3, "cards": "SK H5"},
        ],
    )
    look = Look(language, 0, PLAYERS)
    assert GAME.picture(GAME.observe(state, 0), look).alt.split("\n") == lines


# ---------------------------------------------------------------------- remarks
def test_remarks() -> None:
    assert remarked(GAME, at(["S3 S4", "S5", "S6", "S7"], level="J")) == [
        "This hand is played at level J; the J of hearts is wild. "
        "Seat 1 and Seat 3 are at J, Seat 2 and Seat 4 at 2"
    ]
    state = at(["S3 D3 C3 H3 S9", "S5", "S6", "S7"])
    assert remarked(GAME, played(state, "3333")) == ["A bomb of 4!", "Seat 1 has 1 card left"]
    state = played(at(["S3", "S5 S6", "S6 S7", "S7 S8"]), "3")
    assert remarked(GAME, state) == ["Seat 1 is first out"]
    state = played(state, "pass", "pass", "pass")
    assert remarked(GAME, state) == [
        "Nobody beat the last cards of Seat 1: the partner Seat 3 leads"
    ]
    state = at(["S3", "S5 S6", "S6 S7", "R R S8"], before=[0, 1, 2, 3])
    assert remarked(GAME, state)[1:] == [
        "No tribute: Seat 4 holds both big jokers; the first player out leads"
    ]
    state = at(["S3", "S5 R", "S6 S7", "R S8"], before=[0, 2, 1, 3])
    assert remarked(GAME, state)[1:] == [
        "No tribute: Seat 2 and Seat 4 hold a big joker each; the first player out leads"
    ]
    flush = played(at(["S3 S4 S5 S6 S7 S9", "S5", "S6", "S7"]), "s34567")
    assert remarked(GAME, flush)[0] == "A straight flush!"
    four = played(at(["B B R R S9", "S5", "S6", "S7"]), "四王")
    assert remarked(GAME, four)[0] == "All four jokers!"


def played(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.play(state, state.turn, parsed(GAME, state, state.turn, text))
    return state


# ---------------------------------------------------------------------- the computer player
def cards(text: str) -> Cards:
    return Terms("5").arranged(map(card, text.split()))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("S3 S4 D5 S6 S7", "S3 S4 D5 S6 S8"),  # a straight, loose cards
        ("S3 D3 C3 H3", "S3 D3 C3 H4"),
        ("S3 S4 S6 S7 H5", "S3 S4 S6 D7 H5"),  # a straight flush by a wild card
        ("SA SK", "S7 S8"),
        ("S3 D3 S4 D4 SJ DJ R", "S3 D3 S4 D4 SJ DJ R S9"),
        ("B B R R", "SA DA CA HA"),
    ],
)
def test_what_a_hand_is_worth(better: str, worse: str) -> None:
    assert worth(cards(better), Terms("5")) < worth(cards(worse), Terms("5"))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_last_cards_are_played(level: int) -> None:
    for state, text in (
        (at(["S3 S4 D5 S6 S7", "S8", "S9", "DT"]), "S3 S4 D5 S6 S7"),
        (at(["SK", "S8", "S9", "DT"], last={"seat": 3, "cards": "SQ"}), "SK"),
    ):
        view = GAME.observe(state, 0)
        assert GAME.format(view, GAME.advise(view, luck(1), level)) == text


def test_a_high_card_of_the_partner_is_left_alone() -> None:
    for last, expected in ((2, PASS), (3, Play(cards("SA")))):
        state = at(
            ["SA S3 D3 S9 D9", "S8 D7", "S9 D4", "DT D8"], last={"seat": last, "cards": "SK"}
        )
        assert GAME.advise(GAME.observe(state, 0), luck(1), 2) == expected


@pytest.mark.parametrize("level", [2, 3])
def test_computers_beat_chance(level: int) -> None:
    """Both seats of a side against two that play anything: 95 of 100 hands and more."""
    hands = 100 if LONG else 2
    won = sum(led(level, number) for number in range(hands))
    assert won >= hands * 0.95


def led(level: int, number: int) -> bool:
    """Whether the computers' side had the first seat out; they sit on either side in turn."""
    end = self_play(GAME, luck(number), ((0, level) if number % 2 else (level, 0)) * 2)
    return bool(end.out[0] % 2 == number % 2)
