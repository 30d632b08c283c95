"""What people type in 升级, what it means, and why it may be refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.game import Ambiguous, Refused, refusal
from engines.games.shengji import Shengji, Why
from engines.games.shengji.refusals import PRIVATE
from engines.games.shengji.rules import State
from engines.games.shengji.suits import Cards, coded, codes, without
from render.words import LANGUAGES, tell
from tests.selfplay import LONG, luck, random_game, some_moves

GAME = Shengji()
SIX = Shengji.of({"rules": "3deck"})
EXAMPLES = 10_000 if LONG else 350
HAND = "S3 S3 S4 S5 S7 S7 S9 S9 C5 H6 HT HT SJ sj"


def at(hand: str = HAND, lead: str = "") -> State:
    """Seat 1 holds this hand and leads, or follows what seat 0 has led; hearts are trumps at
    level 8."""
    mine, led_cards = cards_of(hand), cards_of(lead)
    rest = without(GAME.whole, (*mine, *led_cards))
    size = len(mine)
    hands = [codes(rest[: size - len(led_cards)]), hand]
    hands += [codes(rest[size * n : size * (n + 1)]) for n in (1, 2)]
    table = [{"seat": 0, "cards": lead}] if lead else []
    given = {"dealer": 1, "trump": "H", "level": "8", "hands": hands, "table": table}
    return GAME.start(GAME.place(given))


def led(lead: str, hand: str = HAND) -> State:
    return at(hand, lead)


def cards_of(text: str) -> Cards:
    return tuple(map(coded, text.split()))


def means(game: Shengji, state: State, seat: int, text: str) -> str:
    view = game.observe(state, seat)
    return game.format(view, game.parse(view, text))


# ---------------------------------------------------------------------- play
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("♠77", "S7 S7"),
        ("黑桃7799", "S7 S7 S9 S9"),
        ("S7799", "S7 S7 S9 S9"),
        ("S7 S7 S9 S9", "S7 S7 S9 S9"),
        ("s7s7s9s9", "S7 S7 S9 S9"),
        ("S 5", "S5"),
        ("黑桃 7 7、9 9", "S7 S7 S9 S9"),
        ("Ｓ７ Ｓ７", "S7 S7"),
        ("♠️7", "S7"),
        ("出 ♠7", "S7"),
        ("红桃10", "HT"),
        ("h10 h10", "HT HT"),
        ("♥️10,♥️10", "HT HT"),
        ("小王", "sj"),
        ("小鬼", "sj"),
        ("sj", "sj"),
        ("SJ", "SJ"),
        ("黑桃J", "SJ"),
        ("small joker", "sj"),
        ("7799", "S7 S7 S9 S9"),
        ("对♠7", "S7 S7"),
        ("一對 黑桃7", "S7 S7"),
        ("黑桃对7对9", "S7 S7 S9 S9"),
        ("♠对7 ♠对9", "S7 S7 S9 S9"),
        ("77", "S7 S7"),
        ("10", "HT"),
        ("10 10", "HT HT"),
        ("#1", "C5"),
        ("#6 #7", "S7 S7"),
        ("甩 S3 S9", "throw S3 S9"),
        ("S9 S3", "throw S3 S9"),
        ("甩 ♠7", "S7"),
        ("throw S7 S7 S4", "throw S4 S7 S7"),
        ("♥6 小王", "throw H6 sj"),
    ],
)
def test_leads_as_people_type_them(text: str, meant: str) -> None:
    assert means(GAME, at(), 1, text) == meant


def test_a_rank_alone_means_what_may_be_played() -> None:
    assert means(GAME, led("S2"), 1, "5") == "S5"
    assert means(GAME, led("C2"), 1, "5") == "C5"
    with pytest.raises(Ambiguous) as refused:
        GAME.parse(GAME.observe(at(), 1), "5")
    assert refused.value.candidates == ("C5", "S5") or refused.value.candidates == ("S5", "C5")
    both = led("S2 S2", "S3 S3 S9 S9 S4")
    assert means(GAME, both, 1, "9 9") == "S9 S9"


@pytest.mark.parametrize(
    ("state", "text", "why"),
    [
        (at(), "S1", Why.NO_RANK),
        (at(), "0", Why.NO_RANK),
        (at(), "X7", Why.NOT_CARDS),
        (at(), "hello", Why.NOT_CARDS),
        (at(), "", Why.NOT_CARDS),
        (at(), "♠", Why.NOT_CARDS),
        (at(), "#15", Why.NO_NUMBER),
        (at(), "#0", Why.NO_NUMBER),
        (at(), "AA", Why.NEEDS_SUIT),
        (at(), "5", Why.TWO_MEANINGS),
        (at(), "#1 #9", Why.NUMBERED),
        (at(), "SA", Why.NOT_HELD),
        (at(), "S4 S4", Why.NOT_HELD),
        (at(), "S7 H6", Why.TWO_SUITS),
        (at(), "pass", Why.NO_PASS),
        (at(), "亮 H8", Why.DECLARING_OVER),
        (at(), "扣 S3", Why.BURIED_ALREADY),
        (led("S2"), "S3 S4", Why.COUNT),
        (led("S2"), "H6", Why.SUIT),
        (led("S2 S2"), "S4 S5", Why.PAIR),
        (led("S2 S2"), "#3 #4", Why.NUMBERED),
        (led("SQ SQ SK SK"), "S3 S3 S7 S7", Why.TRACTOR),
    ],
)
def test_play_is_refused_with_its_reason(state: State, text: str, why: Why) -> None:
    refused_for(GAME, state, 1, text, why)


def refused_for(game: Shengji, state: State, seat: int, text: str, why: Why) -> None:
    """Named as it should be, told in every language with what would be right."""
    with pytest.raises(Refused) as refused:
        game.play(state, seat, game.parse(game.observe(state, seat), text))
    assert refused.value.why is why
    said = refusal(game, refused.value)
    for language, mark in zip(LANGUAGES, ("。", "。", "."), strict=True):
        told = tell(said, language)
        assert mark in told and "{" not in told, told
    if example := refused.value.facts.get("example"):
        view = game.observe(state, seat)
        for language in LANGUAGES:
            assert game.is_legal(view, game.parse(view, tell(example, language)))  # type: ignore[arg-type]


# ---------------------------------------------------------------------- declaring, burying
def dealing(game: Shengji, hand: str, **more: Any) -> State:
    """Seat 0 has these cards among those that came; everybody has been dealt all."""
    mine = cards_of(hand)
    rest = without(game.whole, mine)
    size, count = game.hand_size, game.count
    hands = [(*mine, *rest[: size - len(mine)])]
    rest = rest[size - len(mine) :]
    hands += [rest[n * size : (n + 1) * size] for n in range(count - 1)]
    position = {"hands": [codes(one) for one in hands], "kitty": codes(rest[(count - 1) * size :])}
    given = {"dealer": 0, "first_hand": False, "level": "8", "gulp": 5, **position, **more}
    return game.start(game.place(given))


SHOWN = [{"seat": 1, "cards": "H8", "suit": "H"}]
PAIR = [{"seat": 1, "cards": "H8 H8", "suit": "H"}]


@pytest.mark.parametrize("text", ["亮主", "declare"])
def test_a_declaration_of_nothing_is_quoted_as_it_was_said(text: str) -> None:
    view = GAME.observe(dealing(GAME, "S8 S8 sj sj"), 0)
    with pytest.raises(Refused) as refused:
        GAME.parse(view, text)
    assert f"“{text}”" in tell(refusal(GAME, refused.value), "zh-Hans")


@pytest.mark.parametrize(
    ("shown", "text", "meant"),
    [
        ([], "亮 ♠8", "show S8"),
        ([], "亮♠8", "show S8"),
        ([], "S8", "show S8"),
        ([], "8", "show S8"),
        ([], "亮黑桃", "show S8"),
        ([], "declare spades", "show S8"),
        ([], "亮主 黑桃8", "show S8"),
        (SHOWN, "反 S8 S8", "show S8 S8"),
        (SHOWN, "反黑桃", "show S8 S8"),
        (SHOWN, "反主 小王小王", "show sj sj"),
        (SHOWN, "counter sj sj", "show sj sj"),
        (PAIR, "反 一对小王", "show sj sj"),
        ([], "不亮", "pass"),
        ([], "Pass", "pass"),
        ([], "过", "pass"),
        (SHOWN, "不反。", "pass"),
        ([], "不再亮", "pass rest"),
        ([], "pass rest", "pass rest"),
    ],
)
def test_declarations_as_people_type_them(shown: list[Any], text: str, meant: str) -> None:
    state = dealing(GAME, "S8 S8 sj sj", shown=shown)
    assert means(GAME, state, 0, text) == meant
    view = GAME.observe(state, 0)
    assert GAME.is_legal(view, GAME.parse(view, text))


@pytest.mark.parametrize(
    ("shown", "text", "why"),
    [
        ([], "♥9", Why.NOT_LEVEL),
        ([], "小王小王", Why.JOKERS_OPEN),
        (SHOWN, "S8", Why.TOO_FEW),
        (PAIR, "S8 S8", Why.TOO_FEW),
        (SHOWN, "S8 C8", Why.NOT_ALIKE),
        (SHOWN, "大王小王", Why.NOT_ALIKE),
        (SHOWN, "小王", Why.JOKERS_COUNT),
        ([], "C8", Why.NOT_HELD),
        ([], "早上好", Why.NOT_A_DECLARATION),
        (SHOWN, "反正没有", Why.NOT_A_DECLARATION),
        ([], "h", Why.NOT_A_DECLARATION),
        ([], "no", Why.NOT_A_DECLARATION),
        ([], "扣 S3", Why.DECLARING_STILL),
        ([], "甩 S3 S4", Why.DECLARING_STILL),
        ([{"seat": 0, "cards": "S8", "suit": "S"}], "反 小王小王", Why.OWN),
    ],
)
def test_declarations_are_refused_with_their_reason(shown: list[Any], text: str, why: Why) -> None:
    refused_for(GAME, dealing(GAME, "S8 S8 sj sj", shown=shown), 0, text, why)


def test_what_cannot_be_read_is_answered_with_a_card_of_the_level() -> None:
    view = GAME.observe(dealing(GAME, "S8 S8 sj sj", level="5"), 0)
    with pytest.raises(Refused) as refused:
        GAME.parse(view, "早上好")
    assert "亮 ♥5" in tell(refusal(GAME, refused.value), "zh-Hans")


@pytest.mark.parametrize(
    ("shown", "text", "meant"),
    [
        ([], "亮 S8", "show S8"),
        (PAIR, "S8 S8 S8", "show S8 S8 S8"),
        (PAIR, "反黑桃", "show S8 S8 S8"),
        (PAIR, "反 小王小王小王 ♦", "show sj sj sj suit=D"),
        (PAIR, "反 小王小王小王 方块", "show sj sj sj suit=D"),
    ],
)
def test_three_packs_declare(shown: list[Any], text: str, meant: str) -> None:
    state = dealing(SIX, "S8 S8 S8 sj sj sj", shown=shown)
    assert means(SIX, state, 0, text) == meant
    view = SIX.observe(state, 0)
    move = SIX.parse(view, text)
    assert SIX.is_legal(view, move) and SIX.decode(view, SIX.format(view, move)) == move
    for language in LANGUAGES:
        assert SIX.parse(view, SIX.write(view, move, language)) == move


def test_three_jokers_need_a_suit() -> None:
    refused_for(SIX, dealing(SIX, "sj sj sj", shown=PAIR), 0, "小王小王小王", Why.NAME_SUIT)
    first = dealing(SIX, "sj S8", first_hand=True, dealer=None)
    refused_for(SIX, first, 0, "S8", Why.BIG_JOKER_ONLY)


def test_burying() -> None:
    given = {"dealer": 1, "trump": "H", "level": "8", "buried": False, "kitty": ""}
    hands = ["C3 C4", "S3 S3 S4 S5 S7 S7 S9 S9 sj C5", "C6 C7", "H2 H3"]
    state = GAME.start(GAME.place({**given, "hands": hands}))
    eight = "bury C5 S3 S3 S4 S5 S7 S7 S9"
    for text in ("扣 ♠33457 7 9 ♣5", "S3 S3 S4 S5 S7 S7 S9 C5", "#1 #2 #3 #4 #5 #6 #7 #8", eight):
        assert means(GAME, state, 1, text.replace("7 7 9", "779")) == eight
    refused_for(GAME, state, 1, "扣 S3", Why.BURY_COUNT)
    refused_for(GAME, state, 1, "甩 S3 S4", Why.BURY_FIRST)
    refused_for(GAME, state, 1, "不亮", Why.BURY_FIRST)
    refused_for(GAME, state, 1, "S3 S3 S3 S4 S5 S7 S7 S9", Why.NOT_HELD)
    after = GAME.play(state, 1, GAME.parse(GAME.observe(state, 1), eight))
    view = GAME.observe(after, 0)
    assert view.kitty == () and GAME.observe(after, 1).kitty != ()
    assert GAME.secret(GAME.parse(GAME.observe(state, 1), eight))


def test_what_would_tell_of_a_hand_is_private() -> None:
    telling = {Why.NOT_HELD, Why.SUIT, Why.PAIR, Why.TRACTOR, Why.TRIPLE, Why.NUMBERED}
    assert telling < PRIVATE and GAME.private == PRIVATE
    assert not {Why.COUNT, Why.TWO_SUITS, Why.TOO_FEW, Why.NOT_CARDS} & PRIVATE


def test_long_throws_can_be_written_and_read() -> None:
    hands = ["S3 S4 S5 S6 S7 S9 ST SJ SQ SK SA S3 S4 S5 S6 S7 S9 ST SJ SQ SK SA"]
    hands += [" ".join(["C3 C4 C5 C6 C7 C9 CT CJ CQ CK CA"] * 2)]
    hands += [" ".join(["D3 D4 D5 D6 D7 D9 DT DJ DQ DK DA"] * 2)]
    hands += [" ".join(["H3 H4 H5 H6 H7 H9 HT HJ HQ HK HA"] * 2)]
    state = GAME.start(GAME.place({"dealer": 0, "trump": "H", "level": "8", "hands": hands}))
    view = GAME.observe(state, 0)
    move = GAME.parse(view, hands[0])
    text = GAME.format(view, move)
    assert len(text) > 64 and GAME.parse(view, text) == GAME.decode(view, text) == move


LETTERS = "0123456789tjqkaSHDCshdcbBxX ♠♥♦♣黑红桃方块梅花大小王鬼亮反扣甩出不过对#,，.+"


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.text(LETTERS, max_size=14), st.integers(0, 7))
def test_any_text_is_a_move_or_a_refusal(text: str, number: int) -> None:
    for view, moves in PLACES:
        known = GAME.format(view, moves[number % 3])
        for said in (text, known[:number] + text):
            try:
                move = GAME.parse(view, said)
                canonical = GAME.format(view, move)
                if GAME.is_legal(view, move):
                    assert GAME.parse(view, canonical) == GAME.decode(view, canonical) == move
            except Refused as refused:
                assert tell(refusal(GAME, refused), LANGUAGES[number % 3])


PLACES = tuple(
    (GAME.observe(state, seat), some_moves(GAME, state, seat))
    for state, seat in (
        (at(), 1),
        (led("S2 S2"), 1),
        (dealing(GAME, "S8 S8 sj sj", shown=SHOWN), 0),
    )
)


def test_what_is_written_can_be_read_in_every_book() -> None:
    for seed, book in enumerate(("A", "B", "3deck")):
        game = Shengji.of({"rules": book})
        for step in random_game(game, seed).steps[::5]:
            view = game.observe(step.state, step.seat)
            for move in luck(seed).shuffled(some_moves(game, step.state, step.seat))[:5]:
                text = game.format(view, move)
                assert game.parse(view, text) == game.decode(view, text) == move
                for language in LANGUAGES if not game.secret(move) else ():
                    assert game.parse(view, game.write(view, move, language)) == move
                label = game.label(view, move, LANGUAGES[seed])
                assert game.parse(view, label) == move
