"""Bridge at the table: what is typed, secrets, pictures, PBN."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.cards.bridge import double_dummy, pbn
from engines.cards.bridge.play import Answer, Call, Claim, Play, State, whole
from engines.cards.bridge.position import Wrong, deal_text
from engines.cards.pack import card
from engines.game import Illegal, Refused, Unreadable, refusal, replay
from engines.games.bridge import Bridge
from render.look import Look, Player
from render.words import LANGUAGES, tell
from tests.games.bridge_world import swap
from tests.games.known import book_cases
from tests.games.pictured import shown
from tests.games.test_bridge import DATA, EMPTY, played, started
from tests.selfplay import LONG, Record, luck, random_game

GAME = Bridge()
READING = book_cases("bridge", "reading")
PLAYERS = tuple(Player(name, "0:30") for name in ("小明", "Bo", "老王", "Ann"))
ALERTED: Record = [(0, "1NT alert 15-17"), (1, "P"), (2, "2C alert Stayman"), (3, "P")]


# ---------------------------------------------------------------------- what is typed
@pytest.mark.parametrize("phase", ["calls", "cards"])
def test_reading(phase: str) -> None:
    begun = (
        {"deal": EMPTY} if phase == "calls" else {"deal": EMPTY, "contract": "1C", "declarer": "W"}
    )
    state = started(begun)
    view = GAME.observe(state, 0)
    for case in READING[phase]:
        try:
            move = GAME.parse(view, case["text"])
            GAME.play(state, 0, move)
        except Refused as refused:
            assert refused.why == case.get("refused"), case
            assert all(tell(refusal(GAME, refused), language) for language in LANGUAGES)
        else:
            assert GAME.format(view, move) == case.get("means"), case


def test_talk_is_no_move() -> None:
    """What people say to each other is not even a bad move."""
    state = started({"deal": EMPTY, "contract": "1C", "declarer": "W"})
    for state_, words in (
        (state, ("ok", "同意", "nice hand", "哈哈")),
        (started({"deal": EMPTY}), ("hi",)),
    ):
        for text in words:
            with pytest.raises(Unreadable):
                GAME.parse(GAME.observe(state_, 0), text)


def test_refusals_in_the_auction_show_what_would_be_right() -> None:
    state = played(started({"deal": EMPTY}), "2H")
    view = GAME.observe(state, 1)
    with pytest.raises(Illegal) as refused:
        GAME.play(state, 1, Call("1NT"))
    assert tell(refusal(GAME, refused.value), "en") == (
        "1NT is not high enough. Bid higher, for example 2♠, or pass."
    )
    assert tell(refusal(GAME, refused.value), "zh-Hans").startswith(
        "1NT 不够高。请叫更高的，例如 2♠"
    )
    top = played(state, "7NT")
    with pytest.raises(Illegal) as refused:
        GAME.play(top, 2, Call("7NT"))
    assert "for example Pass" in tell(refusal(GAME, refused.value), "en")
    assert GAME.is_legal(view, Call("X", "penalty"))


DEAL = "N:432.765.J32.AKQ2 AKQ.J94.KT9.JT98 JT98.AKQ.A86.765 765.T832.Q754.43"
NORTH_LEADS: dict[str, Any] = {"deal": DEAL, "contract": "3NT", "declarer": "W"}
LED = ("H5", "H4", "HA", "H2")  # South takes the trick


@pytest.mark.parametrize(
    ("before", "text", "why", "said"),
    [
        ((), "S5", "not_held", "You do not hold ♠5. Play from your own hand, for example ♣2."),
        (("H5",), "D4", "not_in_dummy", "dummy has no ♦4. Write for example ♥4."),
        (("H5",), "S5", "not_in_dummy", "dummy has no ♠5. Write for example ♥4."),
        (("H5", "H4"), "D6", "follow_suit", "You have hearts and must follow suit, so ♦6 cannot"),
        (LED, "HA", "gone", "♥A has been played already. Play a card still held"),
        (LED, "claim 3", "claim_not_yours", "Only declarer can claim tricks."),
        (
            ("H5",),
            "claim 14",
            "claim_too_many",
            "Only 13 tricks are left, so 14 cannot be claimed.",
        ),
        (("H5", "claim 9"), "H4", "claim_stands", "There is a claim to answer first"),
        (("H5", "claim 9", "contest"), "claim 8", "claim_again", "There was a claim in this trick"),
        (("H5",), "agree", "no_claim", "There is no claim to answer. Play a card"),
        (("H5",), "2H", "call_too_late", "The auction is over, “2♥” is no longer possible."),
        (("H5",), "#14", "no_number", "There are 13 cards in the hand, so there is no number 14."),
    ],
)
def test_refusals_in_the_play(before: tuple[str, ...], text: str, why: str, said: str) -> None:
    """Each says what is wrong and shows what would be right."""
    state = started(NORTH_LEADS)
    for move in before:
        state = played(state, move)
    with pytest.raises(Refused) as refused:
        played(state, text)
    assert refused.value.why == why
    assert said in tell(refusal(GAME, refused.value), "en")
    assert all(tell(refusal(GAME, refused.value), language) for language in LANGUAGES)


def test_what_tells_of_a_hand_is_for_its_seat_alone() -> None:
    for why in ("follow_suit", "not_held", "no_number"):
        assert why in GAME.private
    for why in ("gone", "not_in_dummy", "card_too_soon", "bid_too_low"):
        assert why not in GAME.private


def test_claims_are_written_and_read() -> None:
    state = started({"deal": EMPTY, "contract": "1C", "declarer": "W"})
    state = played(state, "SA")
    view = GAME.observe(state, 3)
    for move in (Claim(5), Claim(0), Play(card("HA"))):
        for language in LANGUAGES:
            assert GAME.parse(view, GAME.write(view, move, language)) == move
        assert GAME.parse(view, GAME.format(view, move)) == move
    asked = GAME.observe(played(state, "claim 5"), 0)
    for answer in (Answer(True), Answer(False)):
        for language in LANGUAGES:
            assert GAME.parse(asked, GAME.write(asked, answer, language)) == answer
    assert GAME.choices(asked) == (Answer(True), Answer(False))


# ---------------------------------------------------------------------- secrets
def test_alerts_are_for_the_opponents() -> None:
    state = replay(GAME, EMPTY, ALERTED[:1])
    told = {seat: GAME.observe(state, seat).calls[0].alert for seat in (0, 1, 2, 3, None)}
    assert told == {0: "15-17", 1: "15-17", 2: "", 3: "15-17", None: ""}
    for seat, known in told.items():
        view = GAME.observe(state, seat)
        look = Look("en", seat or 0, PLAYERS)
        everything = [GAME.picture(view, look).alt, json.dumps(GAME.see(view))]
        everything += [tell(remark, "en") for remark in GAME.remarks(view)]
        assert any("15-17" in text for text in everything) == bool(known)
    move = Call("1NT", "15-17")
    assert GAME.secret(move) and not GAME.secret(Call("1NT"))
    assert "15" not in GAME.write(GAME.observe(state, 1), move, "en")
    state = replay(GAME, EMPTY, [*ALERTED, (0, "P"), (1, "P")])
    over = played(played(state, "C2"), "concede")
    assert [c.alert for c in GAME.observe(over, None).calls[:3]] == ["15-17", "", "Stayman"]


def test_alerts_and_hands_stay_secret() -> None:
    """Worlds that differ in alerts not told and cards not seen look the same."""
    different = 0
    for point in range(400 if LONG else 40):
        chance = luck(point)
        end = random_game(GAME, point, 30)
        record = ALERTED[: point % 5] if point % 2 else end.record
        seat = (0, 1, 2, 3, None)[point % 5]
        deal, other = swap(GAME, end.deal, record, seat, chance)
        views = [GAME.observe(replay(GAME, *w), seat) for w in ((end.deal, record), (deal, other))]
        different += deal != end.deal
        assert views[0] == views[1]
        assert GAME.remarks(views[0]) == GAME.remarks(views[1])
    assert different > 20


def test_a_public_view_has_no_hand_before_the_lead() -> None:
    state = GAME.start(GAME.deal(luck(1)))
    seen = GAME.see(GAME.observe(state, None))
    assert seen["hands"] == [None] * 4 and seen["deal"] is None
    assert GAME.see(GAME.observe(state, 2))["hands"][2] and not GAME.picks(GAME.observe(state, 2))


# ---------------------------------------------------------------------- pictures
def test_dummy_lies_open_and_can_be_pressed() -> None:
    state = played(started({"deal": EMPTY, "contract": "1C", "declarer": "W"}), "SA")
    declarer = GAME.observe(state, 3)
    scene = GAME.picture(declarer, Look("en", 3, PLAYERS))
    assert sum(shown(scene).values()) == 13 + 13 + 1
    assert {hot.value for hot in scene.hot} >= {"♥A", "♥10", "♣K"}
    assert GAME.clicks(declarer, Play(card("HT"))) == ("♥10",)
    defender = GAME.picture(GAME.observe(state, 2), Look("en", 2, PLAYERS))
    assert {hot.value[0] for hot in defender.hot} == {"♦"}
    assert GAME.picks(declarer)[0].value == "♥A"


@pytest.mark.parametrize("declarer", "NESW")
def test_the_public_sees_dummy_wherever_it_sits(declarer: str) -> None:
    state = started({"deal": EMPTY, "contract": "1NT", "declarer": declarer})
    state = played(state, "#1")
    for facing in range(4):
        scene = GAME.picture(GAME.observe(state, None), Look("en", facing, PLAYERS))
        assert sum(shown(scene).values()) == 13 + 1 and not scene.hot


def test_only_one_card() -> None:
    state = started({"deal": "N:.A2.. .K..A .3.2. 2.4..", "contract": "4S", "declarer": "S",
                     "won": [9, 2], "turn": "N"})  # fmt: skip
    state = played(state, "HA")
    assert GAME.only_move(GAME.observe(state, 1)) == Play(card("HK"))
    assert GAME.only_move(GAME.observe(state, 3)) is None
    assert Bridge(auto_single=False).only_move(GAME.observe(state, 1)) is None


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Board 1 · North deals · nobody vulnerable",
                "4♠ X by S 老王",
                "Tricks: NS 9, EW 2",
                "On the table: N ♥A",
                "North (dummy): ♥2",
                "Your hand: ♥K ♣A",
                "E Bo to play",
            ],
        ),
        (
            "zh-Hant",
            [
                "第 1 副 · 北發牌 · 雙方無身價",
                "合約 4♠ X，莊家 南 老王",
                "南北 9 墩，東西 2 墩",
                "桌上：北 ♥A",
                "北（夢家）：♥2",
                "你的手牌：♥K ♣A",
                "輪到 東 Bo 跟牌",
            ],
        ),
    ],
)
def test_the_words_for_a_picture_are_enough_to_play_by(language: str, lines: list[str]) -> None:
    state = started({"deal": "N:.A2.. .K..A .3.2. 2.4..", "contract": "4SX", "declarer": "S",
                     "won": [9, 2], "turn": "N"})  # fmt: skip
    view = GAME.observe(played(state, "HA"), 1)
    assert GAME.picture(view, Look(language, 1, PLAYERS)).alt.split("\n") == lines


def test_the_end_shows_what_could_have_been(monkeypatch: pytest.MonkeyPatch) -> None:
    case = DATA["double_dummy"][0]
    state = started({"deal": case["deal_pbn"]})
    for _ in range(4):
        state = played(state, "P")
    view = GAME.observe(state, None)
    monkeypatch.setattr(double_dummy, "tricks", lambda deal: None)
    assert "Double-dummy analysis is not installed here" in GAME.picture(view, Look("en")).alt
    monkeypatch.setattr(double_dummy, "tricks", lambda deal: case["tricks"])
    monkeypatch.setattr(double_dummy, "par", lambda deal, dealer, vul: case["par_ns"])
    alt = GAME.picture(view, Look("en")).alt
    assert "N ♣9 ♦3 ♥4 ♠6 NT5" in alt and "Par EW +130" in alt


def test_nothing_is_analysed_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(deal: str) -> None:
        raise AssertionError("looked at the cards")

    monkeypatch.setattr(double_dummy, "tricks", never)
    for step in random_game(GAME, 3).steps[::9]:
        for seat in (0, 1, 2, 3, None):
            view = GAME.observe(step.state, seat)
            assert GAME.picture(view, Look("en", seat or 0)).alt and GAME.see(view)
        GAME.advise(GAME.observe(step.state, step.seat), luck(1), 2)


CONTRACT: Record = [(3, "1C"), (0, "X"), (1, "P"), (2, "P"), (3, "P")]


def test_remarks_follow_the_tricks() -> None:
    state = replay(GAME, GAME.place({"deal": EMPTY, "board": 16}), CONTRACT)
    said = [tell(r, "en") for r in GAME.remarks(GAME.observe(state, None))]
    assert said == ["The contract is 1♣ X by West (vulnerable); North leads"]
    state = played(state, "SA")
    assert "East is dummy" in tell(GAME.remarks(GAME.observe(state, None))[0], "en")
    state = played(played(played(state, "HA"), "DA"), "CA")
    said = [tell(r, "en") for r in GAME.remarks(GAME.observe(state, None))]
    assert said == ["West wins the trick. NS 0, EW 1"]


# ---------------------------------------------------------------------- PBN
def test_pbn_there_and_back() -> None:
    for seed in range(40 if LONG else 8):
        end = random_game(Bridge(board=seed + 1), seed)
        game = end.game
        text = pbn.written(game.observe(end.state, None), ("North", "East", "South", 'W "x"'))
        assert f'[Board "{seed + 1}"]' in text and '[West "W \\"x\\""]' in text
        assert game.start(game.place(text)) == end.state
        assert game.record(end.deal, end.record, ("A", "B", "C", "D")).count("[Deal ") == 1
        assert not game.record(end.deal, end.record[:-1], ("A", "B", "C", "D"))


def test_pbn_of_others() -> None:
    text = """% PBN 2.1
[Event "Club"]
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "E:AQ3.654.J8.AJ765 T6.K8.KQ7652.T43 J98752.JT732.A.K K4.AQ9.T943.Q982"]
[Declarer "E"]
[Contract "4S"]
[Result "10"]
{a comment}
[Auction "S"]
1D X 1H =1= 4S
AP
[Note "1:natural"]
[Play "S"]
CT CK C2 C5
- S2 S4 SA ; the rest was claimed
*
"""
    state: State = GAME.start(GAME.place(text))
    assert (state.board, state.dealer, state.vulnerable) == (3, 2, "EW")
    assert [call.bid for call in state.calls] == ["1D", "X", "1H", "4S", "P", "P", "P"]
    assert state.calls[2].alert == "natural"
    assert state.contract and state.contract.text == "4S" and state.declarer == 1
    assert [one.card.code for one in state.played] == ["CT", "CK", "C2", "C5", "S2", "S4", "SA"]
    assert deal_text(whole(state)).startswith("N:K4.AQ9.T943.Q982 AQ3")


def test_bad_pbn_is_refused() -> None:
    for text in ("", "[Event x]", "N:AK", '[Deal "N:A... K... Q... J..."]', EMPTY + " x"):
        with pytest.raises(Illegal):
            GAME.place(text)
    with pytest.raises(Wrong):
        pbn.given('[Event "x"]')
    with pytest.raises(ValueError, match="not over"):
        pbn.written(GAME.observe(started({"deal": EMPTY}), None))
