"""升级 at the table: secrets, pictures, remarks, pace, the computer player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.game import replay
from engines.games.shengji import Shengji
from engines.games.shengji.player import harmless
from engines.games.shengji.rules import Bury, Pass, Phase, Play, Show, State
from engines.games.shengji.suits import coded, codes
from engines.games.shengji.view import View
from engines.luck import Luck
from render.look import Look, Player
from render.paint import png
from render.words import LANGUAGES, tell
from tests.games.pictured import shown
from tests.games.shengji_world import swap
from tests.selfplay import LONG, LOOKED_AT, luck, random_game, self_play, some_moves

GAME = Shengji()
POINTS = 150 if LONG else 12
PAINTED = 60 if LONG else 1
HANDS = 50 if LONG else 2
PLAYERS = tuple(Player(name, "0:30") for name in ("小明", "Bo", "老王", "Ana"))


def at(hands: list[str], **more: Any) -> State:
    return GAME.start(GAME.place({"hands": hands, "dealer": 0, "trump": "H", "level": "8", **more}))


# ---------------------------------------------------------------------- secrets
@pytest.mark.parametrize("book", ["A", "B", "3deck"])
def test_nobody_learns_what_is_hidden(book: str) -> None:
    """Two worlds that differ in hidden cards look, read and sound the same to the seat."""
    game, different = Shengji.of({"rules": book}), 0
    for point in range(POINTS // 3):
        end, chance = random_game(game, point // 5), luck(point)
        record = end.record[: chance.below(len(end.steps) + 1)]
        seat = (*range(game.count), None)[point % (game.count + 1)]
        world = (end.deal, record)
        other = swap(game, *world, seat, chance)
        views = [game.observe(replay(game, *one), seat) for one in (world, other)]
        different += other != world
        assert told(game, views[0], point) == told(game, views[1], point)
        if point < PAINTED:
            one, two = (png(game.picture(view, Look("en", seat or 0)), "dark") for view in views)
            assert one == two
    assert different > POINTS // 3 * 0.6


def told(game: Shengji, view: View, point: int) -> tuple[Any, ...]:
    """Everything that is made of a view."""
    scene = game.picture(view, Look(LANGUAGES[point % 3], view.seat or 0))
    advice = [game.advise(view, luck(point), level) for level in (1, 2, 3) if view.my_turn]
    return view, scene, scene.alt, game.see(view), game.remarks(view), game.choices(view), advice


def test_what_a_failed_throw_takes_back_can_be_kept_secret() -> None:
    for told_all in (True, False):
        game = Shengji(show_failed_throw=told_all)
        given = {"hands": ["SA SQ", "SK S4", "S5 S6", "S7 S9"], "dealer": 0, "trump": "H"}
        state = game.start(game.place({**given, "level": "8"}))
        move = game.parse(game.observe(state, 0), "甩 SA SQ")
        assert game.secret(move) is not told_all
        assert ("♠" in game.write(game.observe(state, 0), move, "en")) is told_all
        state = game.play(state, 0, move)
        for seat in (1, 2, 3, None):
            view = game.observe(state, seat)
            put = view.table[0]
            assert put.taken_back == 1 and bool(put.back) is told_all
            assert ("♠A" in game.picture(view, Look("en")).alt) is told_all
        assert game.observe(state, 0).table[0].back == (coded("SA"),)


def test_a_pass_tells_the_others_nothing() -> None:
    state = GAME.start(GAME.deal(luck(1)))
    after = GAME.play(state, 2, Pass())
    for seat in (0, 1, 3, None):
        assert GAME.observe(state, seat) == GAME.observe(after, seat)
    assert not GAME.observe(after, 2).my_turn


# ---------------------------------------------------------------------- the deal
def test_cards_come_in_gulps_and_silence_passes() -> None:
    state = GAME.start(GAME.deal(luck(1)))
    pauses, drawn = [], []
    while state.phase is Phase.DECLARE:
        pauses.append(GAME.silence(state))
        drawn.append(state.drawn)
        for seat in sorted(GAME.to_move(state)):
            state = GAME.play(state, seat, Pass())
    assert pauses == [8, 8, 8, 8, 20] and drawn == [5, 10, 15, 20, 25]
    assert GAME.silence(state) == 0 and state.phase is Phase.BURY
    assert state.trump == state.turned[-1].suit and state.dealer == state.first
    assert Shengji(declare_seconds=0).silence(GAME.start(GAME.deal(luck(1)))) == 0


def test_who_passes_for_good_is_not_asked_again() -> None:
    state = GAME.start(GAME.deal(luck(1)))
    for seat in range(3):
        state = GAME.play(state, seat, Pass(rest=True))
    for drawn in (10, 15, 20, 25):
        state = GAME.play(state, 3, Pass())
        assert state.drawn == drawn
        if drawn < 25 or state.phase is Phase.DECLARE:
            assert GAME.to_move(state) == {3}
    assert GAME.play(state, 3, Pass()).phase is Phase.BURY


def test_a_declaration_asks_the_others_again_and_the_last_word_ends_it() -> None:
    whole = [*GAME.whole]
    mine = [coded(c) for c in ["H2", "S2", "S2", "sj", "sj"]]
    for one in mine:
        whole.remove(one)
    # Seat 0 draws every fourth card: its first five are these.
    order = [whole.pop() for _ in range(108 - 5)]
    for place, one in enumerate(mine):
        order.insert(4 * place, one)
    state = GAME.start("0 " + codes(order))
    state = GAME.play(state, 1, Pass())
    state = GAME.play(state, 0, Show((coded("H2"),)))
    assert GAME.to_move(state) == {1, 2, 3} and state.drawn == 5
    view = GAME.observe(state, 0)
    assert not GAME.is_legal(view, Show((coded("S2"),) * 2))
    again = GAME.start(json_of(state, shown=[{"seat": 1, "cards": "H2", "suit": "H", "drawn": 5}]))
    again = GAME.play(again, 0, Show((coded("sj"),) * 2))
    assert again.phase is Phase.BURY and again.trump == "N" and again.dealer == 1


def json_of(state: State, **more: Any) -> str:
    return GAME.place({**GAME.position(state), "passed": [], **more})


@pytest.mark.parametrize("seed", range(3))
def test_the_first_card_drawn_after_a_big_joker_names_trumps(seed: int) -> None:
    game = Shengji.of({"rules": "3deck"})
    state = game.start(game.deal(luck(seed)))
    while state.phase is Phase.DECLARE:
        seat = min(game.to_move(state))
        shows = [m for m in some_moves(game, state, seat) if isinstance(m, Show)]
        state = game.play(state, seat, shows[0] if shows else Pass())
    if not state.shown:
        return
    last = state.shown[-1]
    order = (*state.hands[last.seat],)
    next_suited = next(one for one in order[last.drawn :] if one.suit)
    assert (state.trump, state.dealer) == (next_suited.suit, last.seat)
    assert state.turned[-6:] and len(state.hands[last.seat]) == 32


def test_the_last_trick_plays_itself() -> None:
    state = at(["SA SK", "S3 S4", "S5 S6", "S7 S9"])
    assert GAME.only_move(GAME.observe(state, 0)) is None
    state = GAME.play(state, 0, Play((coded("SK"), coded("SA")), thrown=True))
    for seat in (1, 2, 3):
        move = GAME.only_move(GAME.observe(state, seat))
        assert move == Play(GAME.observe(state, seat).hand)
        state = GAME.play(state, seat, move)
    assert GAME.outcome(state)
    alone = at(["SA", "S3", "S5", "S7"])
    assert GAME.only_move(GAME.observe(alone, 0)) == Play((coded("SA"),))


# ---------------------------------------------------------------------- pictures
def test_the_picture_has_the_hand_and_the_trick() -> None:
    state = at(
        ["S3 H8", "S5 sj", "HA", "CK"],
        table=[{"seat": 2, "cards": "SK"}, {"seat": 3, "cards": "C9"}],
    )
    scene = GAME.picture(GAME.observe(state, 0), Look("en"))
    faces = shown(scene)
    assert faces.pop("card-back") == 4
    assert faces == Counter(["card-8H", "card-3S", "card-8H", "card-KS", "card-9C"])
    assert [hot.value for hot in scene.hot] == ["♠3", "♥8"]
    public = GAME.picture(GAME.observe(state, None), Look("en"))
    assert not public.hot and "card-3S" not in shown(public)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Level 8, trumps: ♥, points 35",
                "小明 (dealer): 2 cards",
                "Bo (attacks): 2 cards",
                "老王 (defends): 1 card",
                "Ana (attacks): 1 card",
                "老王: ♠K (highest)",
                "Ana: ♣9",
                "小明 to follow with 1 card",
                "Your hand: ♠3 ♥8",
            ],
        ),
        (
            "zh-Hant",
            [
                "打 8，主：♥，抓分 35",
                "小明（莊家）：2 張牌",
                "Bo（抓分方）：2 張牌",
                "老王（莊家方）：1 張牌",
                "Ana（抓分方）：1 張牌",
                "老王：♠K（最大）",
                "Ana：♣9",
                "輪到 小明 跟 1 張牌",
                "你的手牌：♠3 ♥8",
            ],
        ),
    ],
)
def test_the_words_for_a_picture_are_enough_to_play_by(language: str, lines: list[str]) -> None:
    table = [{"seat": 2, "cards": "SK"}, {"seat": 3, "cards": "C9"}]
    state = at(["S3 H8", "S5 sj", "HA", "CK"], table=table, points=35)
    look = Look(language, 0, PLAYERS)
    assert GAME.picture(GAME.observe(state, 0), look).alt.split("\n") == lines


# ---------------------------------------------------------------------- remarks
def remarks(state: State, language: str = "en") -> list[str]:
    return [tell(one, language) for one in GAME.remarks(GAME.observe(state, None))]


def played(state: State, *texts: str) -> State:
    for text in texts:
        (seat,) = GAME.to_move(state)
        state = GAME.play(state, seat, GAME.parse(GAME.observe(state, seat), text))
    return state


def test_remarks() -> None:
    throw = played(at(["SA SQ", "SK S4", "S5 S6", "S7 S9"]), "SA SQ")
    fined = "Seat 1 threw in vain: only ♠Q stays, 1 taken back, a fine of 10 points"
    assert remarks(throw) == [fined]
    assert remarks(played(throw, "SK")) == []
    trick = "Seat 2 takes the trick, 10 points; the attackers have 20"
    assert remarks(played(throw, "SK", "S5", "S7"))[0].startswith("Seat 2 takes the trick, 15")
    assert trick.startswith("Seat 2")
    end = played(at(["SK", "SA", "ST", "S3"], kitty="HK H5"), "SK", "SA", "ST", "S3")
    assert remarks(end) == [
        "Seat 2 takes the last trick and the kitty ♥5 K: 30 points",
        "The attackers have 50 points. Seats 1 and 3 are at level 3, seats 2 and 4 at 2",
    ]
    assert remarks(end, "zh-Hans")[0] == "座位 2 抠底！底牌 ♥5 K，加 30 分"


# ---------------------------------------------------------------------- the computer player
@pytest.mark.parametrize("level", [1, 2, 3] if LONG else [1, 3])
def test_computers_beat_chance(level: int) -> None:
    """Hand for hand, dealing or not: of 95 in 100 deals the computers come out ahead."""
    ahead = 0
    for seed in range(HANDS):
        gained = 0
        for side, levels in enumerate(((level, 0), (0, level))):
            outcome = GAME.outcome(self_play(GAME, luck(seed), levels * 2, LOOKED_AT))
            assert outcome is not None
            gained += outcome.points[side] - outcome.points[1 - side]
            gained += int(outcome.shares[side] > 0) - int(outcome.shares[1 - side] > 0)
        ahead += gained > 0
    assert ahead >= 0.95 * HANDS


@pytest.mark.parametrize(
    ("lead", "hand", "answer"),
    [
        ("SA", "S5 S6", "S6"),  # an opponent's ace gets no points
        ("S9", "S7 SK", "S7"),
        ("CA", "H3 D4", "D4"),  # no trump on a trick without points
        ("CK", "H3 D4", "H3"),  # but on one with some
    ],
)
def test_the_computer_follows_with_sense(lead: str, hand: str, answer: str) -> None:
    state = at(["D3", hand, "S2 S3", "S4 SQ"], table=[{"seat": 0, "cards": lead}])
    for level in (2, 3):
        move = GAME.advise(GAME.observe(state, 1), luck(1), level)
        assert move == Play((coded(answer),))


def test_the_computer_gives_points_to_a_partner_who_wins() -> None:
    table = [{"seat": 2, "cards": "SA"}, {"seat": 3, "cards": "S3"}]
    state = at(["ST S4", "S5 S6", "C3", "C4"], table=table)
    # The other ace is out already: nothing can beat the partner's.
    for level in (2, 3):
        assert GAME.advise(GAME.observe(state, 0), luck(1), level) == Play((coded("ST"),))


def test_time_out_moves() -> None:
    state = GAME.start(GAME.deal(luck(3)))
    assert GAME.timeout_move(GAME.observe(state, 0)) == Pass()
    hands = ["S3 SK S5 C3 C4 C6 H3 HA HT CK", "D3 D4", "D5 D6", "D7 D9"]
    state = at(hands, buried=False)
    buried = harmless(GAME.observe(state, 0))
    assert isinstance(buried, Bury) and len(buried.cards) == 8
    assert {coded("S3"), coded("C3"), coded("C4"), coded("C6")} <= set(buried.cards)
    state = at(["C3 C9 S4 HA", "D3 D4 D6 D7", "S5 S6 S7 S9", "H2 H3 H4 H5"])
    assert GAME.timeout_move(GAME.observe(state, 0)) == Play((coded("C3"),))
    assert GAME.timeout_move(GAME.observe(state, 1)) is None


def test_every_card_can_be_picked() -> None:
    state = GAME.start(GAME.deal(Luck(bytes(32))))
    assert GAME.picks(GAME.observe(state, 0)) == ()
    while state.phase is Phase.DECLARE:
        state = GAME.play(state, min(GAME.to_move(state)), Pass(rest=True))
    view = GAME.observe(state, state.turn)
    picks = [pick.value for pick in GAME.picks(view)]
    assert len(picks) == 33
    assert picks == [hot.value for hot in GAME.picture(view, Look()).hot]
    assert GAME.is_legal(view, GAME.parse(view, " ".join(picks[:8])))
