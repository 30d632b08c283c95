"""Guandan by its rule book: groups, answers, tribute, levels, whole hands, the rule desk."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards.pack import RANKS, Card, card, pack
from engines.game import Refused, Unjudgeable
from engines.games.guandan import Guandan, Why
from engines.games.guandan.groups import Cards, Group, Terms, fitting, readings
from engines.games.guandan.levels import Standing
from engines.games.guandan.plays import patterns, plays
from engines.games.guandan.rules import PASS, SEATS, Play, State
from engines.match import Match, Taken
from tests.games import guandan_slowly as slowly
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, random_game

DATA = known("guandan")
ENDGAMES = book_cases("guandan", "endgames")["cases"]
TRIBUTE = book_cases("guandan", "tribute")["cases"]
GAME = Guandan()
PACKS = pack(jokers=True) * 2
EQUAL = ("winners_choose", "seat_order", "random") if LONG else ("winners_choose",)
SETS = 20_000 if LONG else 250
ANSWERS = {
    "classify": ("readings", "best"),
    "random": ("readings", "best"),
    "beats": ("beats", "as"),
    "tribute": ("pays", "leads"),
    "return": ("may_return",),
    "upgrade": ("up",),
    "levels": ("to", "result"),
    "notation": ("means",),
}


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize(
    ("ask", "case"), [pytest.param(a, c, id=c["id"]) for a in ANSWERS for c in DATA[a]]
)
def test_known_answers(ask: str, case: dict[str, Any]) -> None:
    wanted = {name: case[name] for name in ANSWERS[ask] if name in case}
    asked = {name: value for name, value in case.items() if name not in ANSWERS[ask]}
    if wanted == {"means": "error"}:
        with pytest.raises(Unjudgeable):
            GAME.judge(ask, asked)
        return
    answered = GAME.judge(ask, asked)
    if ask in ("levels", "notation"):
        # These answers are prose: what it says is what comes first, in a few words.
        prose = {
            "needs suits only when it matters: two 3s from hand": "pair",
            "straight 3-7": "straight",
        }
        wanted = {n: prose.get(said, said.split(" (")[0]) for n, said in wanted.items()}
        answered = {name: answered[name] for name in wanted}
    assert answered == wanted


def test_turns_that_are_told_in_words() -> None:
    """The five scenes of the `turn` section, each played."""
    told = {case["id"]: case for case in DATA["turn"]}
    wind = GAME.judge("turn", {"out": ["A1"], "last": "A1"})
    assert told["gd-j01"]["next_lead"] == "A1's partner"
    assert wind == {"hand_over": False, "next_lead": "A2"}
    for scene, out in (("gd-j03", ["A1", "A2"]), ("gd-j04", ["A1", "B1", "A2"])):
        assert GAME.judge("turn", {"out": out, "last": out[-1]})["hand_over"]
        assert told[scene]["hand_over"]
    assert not GAME.judge("turn", {"out": ["A1", "B1"], "last": "B1"})["hand_over"]
    assert GAME.judge("turn", {"out": ["A1"], "last": "B2"})["next_lead"] == "B2"
    again = at(["S3 S9", "S4 SK", "S5 SA", "S6 S7"])
    for text in ("3", "pass", "5", "6", "9", "K"):  # passed, and plays; 5 beats the partner's 3
        again = played(GAME, again, again.turn, text)
    assert told["gd-j06"]["allowed"] and told["gd-j07"]["allowed"] and again.turn == 2


@pytest.mark.parametrize(
    ("ask", "case"),
    [
        ("classify", {"level": "2", "cards": "S5 S5 S5"}),
        ("classify", {"level": "2", "cards": "5 5"}),
        ("classify", {"level": "1", "cards": "S5"}),
        ("classify", {"level": "2"}),
        ("classify", {"level": "2", "cards": 7}),
        ("beats", {"level": "2", "play": "S5", "on": "S4", "on_reading": ["pair", 4]}),
        ("beats", {"level": "2", "play": "S5", "on": "S4 D5"}),
        ("beats", {"level": "4", "play": "S5", "on": "H4 H4 C8 D8 S9 C9"}),
        ("tribute", {"order": ["A1", "A1", "B1", "B2"], "level": "5", "hands_top": {}}),
        ("tribute", {"order": ["A1", "A2", "B1", "B2"], "level": "5", "hands_top": {"B1": "SA"}}),
        ("upgrade", {"finish": ["A", "B"]}),
        ("levels", {"level": "2", "up": 4}),
        ("turn", {"out": ["A1"], "last": "C1"}),
        ("notation", {"text": "34"}),
        ("notation", {"text": "hello"}),
        ("weather", {}),
    ],
)
def test_the_desk_does_not_guess(ask: str, case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        GAME.judge(ask, case)


@pytest.mark.parametrize("finish", ["ABAB", "AABB", "ABBA"])
def test_a_side_at_ace_does_not_rise_by_a_hand_at_the_others_level(finish: str) -> None:
    case = {"level": "A", "own_level_hand": False, "finish": finish}
    assert str(GAME.judge("levels", case)["result"]).startswith("stays at A")
    other = case | {"finish": finish.translate(str.maketrans("AB", "BA"))}
    assert str(GAME.judge("levels", other)["result"]).startswith("B up")


def test_an_equal_tribute_is_no_matter_for_the_desk_where_chance_decides() -> None:
    (case,) = (case for case in DATA["tribute"] if case["id"] == "gd-t09")
    for equal in ("random", "winners_choose"):
        with pytest.raises(Unjudgeable):
            Guandan(equal_tribute=equal).judge("tribute", case)


# ---------------------------------------------------------------------- groups
terms_of = st.builds(Terms, st.sampled_from(RANKS), st.booleans())


@st.composite
def sets(draw: st.DrawFn) -> tuple[Cards, Terms]:
    """Few neighbouring ranks, often one suit, often a wild card: near to what is a group."""
    terms = draw(terms_of)
    low, wide = draw(st.integers(0, 12)), draw(st.sampled_from((1, 2, 3, 5, 6, 13)))
    ranks = {RANKS[(low + step) % 13] for step in range(wide)} | set(draw(st.sampled_from(_EXTRA)))
    suits = draw(st.sampled_from(("SHDC", "SHDC", "S", "H", "SD")))
    pool = [c for c in PACKS if c.rank in ranks and (not c.suit or c.suit in suits)]
    size = draw(st.sampled_from((1, 2, 3, 4, 5, 5, 5, 6, 6, 7, 8, 9, 10)))
    wilds = draw(st.sampled_from((0, 0, 1, 1, 2)))
    places = st.lists(st.sampled_from(range(len(pool))), max_size=size, unique=True)
    plain = [pool[place] for place in draw(places) if pool[place] != terms.wild]
    cards = [*plain[: size - wilds], *[terms.wild] * wilds]
    return terms.arranged(cards or [terms.wild]), terms


_EXTRA = ("", "", "", "B", "BR")


@settings(max_examples=SETS, deadline=None)
@given(sets(), st.randoms())
def test_each_set_is_what_a_slow_search_finds(made: tuple[Cards, Terms], chance: Any) -> None:
    cards, terms = made
    found = slowly.readings(cards, terms.level, terms.joker_pair)
    assert as_pairs(readings(cards, terms)) == found
    on = chance.choice((None, *patterns(terms))) if found else None
    last = (on.group.name, on.group.key) if on else None
    assert as_pairs(fitting(cards, on.group if on else None, terms)) == slowly.best(found, last)


def as_pairs(groups: tuple[Group, ...]) -> set[tuple[str, int]]:
    return {(group.name, group.key) for group in groups}


def test_what_beats_what_for_every_two_groups() -> None:
    groups = {pattern.group for pattern in patterns(Terms("7"))}
    for one in groups:
        for other in groups:
            pair, last = (one.name, one.key), (other.name, other.key)
            assert one.beats(other) == slowly.beats(pair, last), (one, other)


@settings(max_examples=SETS // 10, deadline=None)
@given(sets(), sets(), st.randoms())
def test_every_play_of_a_hand_is_listed_once(
    made: tuple[Cards, Terms], other: tuple[Cards, Terms], chance: Any
) -> None:
    terms = made[1]
    hand = terms.arranged([*made[0], *(c for c in other[0] if c != terms.wild)][:9])
    for on in (None, *(chance.choice(patterns(terms)).group for _ in range(3))):
        listed = list(plays(hand, on, terms))
        wanted = {(c, g) for c in slowly.subsets(hand) for g in fitting(c, on, terms)}
        assert len(listed) == len(set(listed)) and set(listed) == wanted


# ---------------------------------------------------------------------- positions played on
def at(hands: list[str], **more: Any) -> State:
    return GAME.start(GAME.place({"hands": hands, **more}))


def played(game: Guandan, state: State, seat: int, text: str) -> State:
    return game.play(state, seat, game.parse(game.observe(state, seat), text))


@pytest.mark.parametrize("case", ENDGAMES, ids=lambda case: case["note"])
def test_endgames(case: dict[str, Any]) -> None:
    game = Guandan.of(case.get("options", {}))
    state = game.start(game.place(case["position"]))
    *moves, last = case["moves"]
    for text in moves:
        state = played(game, state, state.turn, text)
    if isinstance(case["expect"], str):
        with pytest.raises(Refused) as refused:
            played(game, state, state.turn, last)
        assert refused.value.why == case["expect"]
        return
    state = played(game, state, state.turn, last)
    outcome = game.outcome(state)
    assert (list(outcome.points) if outcome else state.turn) == case["expect"]


@pytest.mark.parametrize("case", TRIBUTE, ids=lambda case: case["note"])
def test_tribute(case: dict[str, Any]) -> None:
    game = Guandan.of(case.get("options", {}))
    state = begun = game.start(game.place(case["position"]))
    *moves, (seat, text) = case["moves"] or [(0, "")]
    for who, said in moves:
        state = played(game, state, who, said)
    if "refused" in case:
        with pytest.raises(Refused) as refused:
            played(game, state, seat, text)
        assert refused.value.why == case["refused"]
        return
    state = played(game, state, seat, text) if text else state
    gained = [Counter(state.hands[s]) - Counter(begun.hands[s]) for s in range(SEATS)]
    wanted = [Counter(map(card, case["gains"].get(str(s), "").split())) for s in range(SEATS)]
    assert gained == wanted
    assert game.to_move(state) == {case["leads"]} and not game.observe(state, 0).giving


# ---------------------------------------------------------------------- whole hands
def test_random_hands_keep_the_order_of_play() -> None:
    """Whose turn it is, told again from what was played alone."""
    for seed in range(60 if LONG else 4):
        end = random_game(GAME, seed)
        out: list[int] = []
        last, passed = -1, set[int]()
        for step, after in zip(end.steps, [*end.steps[1:], None], strict=True):
            seat, move = step.seat, step.move
            if move == PASS:
                passed.add(seat)
            else:
                last, passed = seat, set()
            left = (after.state if after else end.state).hands[seat]
            out += [] if left else [seat]
            still = [s for s in range(SEATS) if s not in out]
            if set(still) - {last} <= passed:
                want = last if last in still else (last + 2) % SEATS
                want = want if want in still else next_in(last, still)
            else:
                want = next_in(seat, still)
            assert after is None or after.seat == want
        assert out == list(end.state.out) and (len(out) == 3 or out[0] % 2 == out[1] % 2)
        cards = [c for hand in end.state.hands for c in hand]
        assert Counter([*cards, *(c for p in end.state.plays for c in p.cards)]) == Counter(PACKS)


def next_in(seat: int, still: list[int]) -> int:
    return next(s % SEATS for s in range(seat + 1, seat + 5) if s % SEATS in still)


def test_what_is_legal_is_what_is_listed() -> None:
    for seed in range(30 if LONG else 1):
        for step in random_game(GAME, seed).steps[::9]:
            view = GAME.observe(step.state, step.seat)
            listed = set(GAME.legal_moves(view))
            assert all(GAME.is_legal(view, move) for move in listed)
            some = [Play(c) for c in slowly.subsets(view.hand[:6])]
            assert {move for move in some if GAME.is_legal(view, move)} == listed & set(some)


@pytest.mark.parametrize("equal", EQUAL)
def test_a_match_goes_on_until_a_side_has_passed_the_ace(equal: str) -> None:
    """Random hands with all their tribute, the points being the levels at any time."""
    game, taken = Guandan(equal_tribute=equal, standing=Standing((9, 10), (0, 0), 1)), []
    match = replace(game.usual_match(), target=4)
    assert game.usual_match() == Match(target=13, partners=True)
    for number in range(200):
        end = random_game(game, 50 + number)
        outcome = end.game.outcome(end.state)
        assert outcome and outcome.shares[0] == outcome.shares[2] == 1 - outcome.shares[1]
        taken.append(Taken(outcome.shares, outcome.points))
        game = game.next_game(end.state)
        risen = [sum(t.points[side] for t in taken) for side in (0, 1)]
        if outcome.why is Why.PASSED_ACE:
            break
        assert game.standing.levels == (9 + risen[0], 10 + risen[1])
    assert outcome and outcome.why is Why.PASSED_ACE
    assert 13 in (9 + risen[0], 10 + risen[1])
    assert (game.standing, game.finish) == (Standing(), ())
    tally = match.tally(SEATS, taken[-1:] * 4)
    assert tally.decided and len(tally.winners) == 2


def test_so_many_hands() -> None:
    assert Guandan(deals=4).usual_match() == Match(target=13, hands=4, partners=True)


def test_the_first_hand_is_led_by_chance_or_by_the_card_turned_up() -> None:
    leads = {GAME.start(GAME.deal(luck(seed))).turn for seed in range(40)}
    assert leads == set(range(SEATS))
    turned = Guandan(first_lead="turned_up")
    for seed in range(10):
        state = turned.start(turned.deal(luck(seed)))
        up = turned.observe(state, None).turned_up
        assert up in state.hands[state.turn] and GAME.start(GAME.deal(luck(seed))).turned_up is None


def test_time_out() -> None:
    state = at(["S4 D3 S9 S9 C9", "S5", "S6", "S7"])
    assert GAME.timeout_move(GAME.observe(state, 0)) == Play((Card("3", "D"),))
    assert GAME.timeout_move(GAME.observe(state, 1)) is None
    state = played(GAME, state, 0, "3")
    assert GAME.timeout_move(GAME.observe(state, 1)) == PASS
    state = at(["SJ S4 C3", "S5", "S6", "SA DA S7"], before=[0, 1, 2, 3])
    for seat, text in ((3, "pay DA"), (0, "return C3")):
        move = GAME.timeout_move(GAME.observe(state, seat))
        assert move and GAME.format(GAME.observe(state, seat), move) == text
        state = GAME.play(state, seat, move)


def test_shares_and_reasons() -> None:
    state = at(["", "S3 D3 S6", "S4 S4", "C8 C9"], out=[0], to_act=1)
    for text in ("33", "44"):
        state = played(GAME, state, state.turn, text)
    outcome = GAME.outcome(state)
    assert outcome and outcome.why is Why.DOUBLE_WIN
    assert outcome.shares == (Fraction(1), Fraction(0), Fraction(1), Fraction(0))
    after = GAME.next_game(state)
    assert (after.standing, after.finish) == (Standing((3, 0), (0, 0), 0), (0, 2, 1, 3))
