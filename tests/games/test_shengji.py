"""升级 by the books: known answers, cases, properties, whole hands."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cards.pack import pack
from engines.game import Refused, Unjudgeable
from engines.games.shengji import Shengji
from engines.games.shengji.following import demand, fault, follows
from engines.games.shengji.rules import Phase, State, levels_after
from engines.games.shengji.shapes import split
from engines.games.shengji.suits import NO_TRUMP, TRUMPS, Cards, Order, coded, codes, points
from engines.games.shengji.tricks import winner
from engines.match import Match, Taken
from tests.games.known import book_cases, known
from tests.selfplay import LONG, luck, play_on, random_game

DATA = known("shengji")
CASES = book_cases("shengji", "hands")["cases"]
EXAMPLES = 3_000 if LONG else 60
GAME = Shengji()
BOOKS = ("A", "B", "3deck")
ANSWERS = {
    "following": ("legal",),
    "winners": ("winner",),
    "throws": ("result",),
    "tractors": ("tractor_pairs",),
    "scoring_two_decks": ("dealer_up", "attackers_up", "dealer_changes"),
    "kitty": ("multiplier", "added"),
    "levels": ("to",),
    "declaring": ("trump", "dealer", "dealer_after", "illegal_at"),
    "notation": ("means",),
}


# ---------------------------------------------------------------------- known answers
@pytest.mark.parametrize("ask", ANSWERS)
def test_known_answers(ask: str) -> None:
    assert DATA[ask]
    for case in DATA[ask]:
        wanted = {name: case[name] for name in ANSWERS[ask] if name in case}
        if wanted.get("means") == "error":
            with pytest.raises(Unjudgeable):
                GAME.judge(ask, case)
            continue
        found = GAME.judge(ask, case)
        assert {name: found.get(name) for name in wanted} == wanted, case["id"]
        if ask == "levels":
            assert ("match" in found) == ("match" in case), case["id"]


@pytest.mark.parametrize(
    ("ask", "case"),
    [
        ("following", {"trump": "H", "level": "8", "lead": "S7 HA", "hand": "S3", "play": "S3"}),
        ("following", {"trump": "X", "level": "8", "lead": "S7", "hand": "S3", "play": "S3"}),
        ("following", {"trump": "H", "level": "1", "lead": "S7", "hand": "S3", "play": "S3"}),
        ("winners", {"trump": "H", "level": "8", "plays": ["S7", "S7 S8"]}),
        ("winners", {"trump": "H", "level": "8", "plays": []}),
        ("winners", {"trump": "H", "level": "8", "plays": "S7"}),
        ("throws", {"trump": "H", "level": "8", "lead": "", "others": []}),
        ("tractors", {"trump": "H", "level": "8", "cards": "77"}),
        ("scoring_two_decks", {"attackers": -5}),
        ("scoring_two_decks", {"attackers": True}),
        ("kitty", {"kitty_points": 5, "last_trick_won_by": "nobody", "winning_cards": "SA"}),
        ("declaring", {"rules": "C", "hand": 1, "level": "2", "events": []}),
        ("declaring", {"rules": "A", "hand": 1, "level": "2", "events": [[7, "H2"]]}),
        ("notation", {"text": 7}),
        ("notation", {"text": "7799"}),
        ("levels", {"rule": "A", "up": 1}),
    ],
)
def test_what_cannot_be_judged_is_refused(ask: str, case: dict[str, Any]) -> None:
    with pytest.raises(Unjudgeable):
        GAME.judge(ask, case)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["note"])
def test_cases(case: dict[str, Any]) -> None:
    game = Shengji.of(case.get("options", {}))
    given = {"dealer": 0, "trump": "H", "level": "2", "first_hand": False}
    if case.get("options", {}).get("rules") == "3deck":
        given["level"] = "3"
    state, refused = game.start(game.place({**given, **case["position"]})), None
    for text in case["moves"]:
        (seat,) = game.to_move(state)
        try:
            state = game.play(state, seat, game.parse(game.observe(state, seat), text))
        except Refused as error:
            refused = str(error.why)
    assert refused == case.get("refused")
    if "attackers" in case:
        assert state.points == case["attackers"]
    if "up" in case:
        outcome = game.outcome(state)
        assert outcome is not None and list(outcome.points[:2]) == case["up"]


# ---------------------------------------------------------------------- the order of cards
@pytest.mark.parametrize("level", "23458TA")
@pytest.mark.parametrize("trump", ["S", "H", NO_TRUMP])
@pytest.mark.parametrize("constant", [False, True])
def test_every_card_has_its_place(trump: str, level: str, constant: bool) -> None:
    if constant and level == "2":
        return
    order = Order(trump, level, constant)
    places: dict[str, Counter[int]] = {}
    for one in pack(jokers=True):
        places.setdefault(order.suit(one), Counter())[order.height(one)] += 1
    for suit, heights in places.items():
        assert sorted(heights) == list(range(order.tall(suit))), suit
        doubles = {count for count in heights.values() if count > 1}
        assert doubles <= ({3, 4} if suit == TRUMPS else set())
    names = [c for c in ["2", "3", "8", "A"] if c == level or (constant and c == "2")]
    assert all(order.suit(coded(f"D{rank}")) == TRUMPS for rank in names)


def test_aces_and_twos_at_level_two_are_for_the_house_to_join() -> None:
    cards = tuple(map(coded, ["SA", "SA", "H2", "H2"]))
    for join, units in ((True, 1), (False, 2)):
        assert len(split(Order("S", "2", aces_join=join), cards)) == units


# ---------------------------------------------------------------------- following, said slowly
def tractor_lists(order: Order, cards: Cards, asked: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Every list of tractor lengths that can be laid out for what is asked, longest first."""
    pairs = [one for one, count in Counter(cards).items() if count > 1]
    if not asked or not pairs:
        return {()}
    most, *others = asked
    found: set[tuple[int, ...]] = {()}
    for length in range(2, most + 1):
        for chosen in combinations(pairs, length):
            heights = sorted(map(order.height, chosen))
            if heights != list(range(heights[0], heights[0] + length)):
                continue
            left = tuple(one for one in cards if one not in chosen)
            again = [most - length] if most - length > 1 else []
            rest = tuple(sorted([*others, *again], reverse=True))
            found |= {(length, *more) for more in tractor_lists(order, left, rest)}
    return found | tractor_lists(order, cards, tuple(others))


@st.composite
def follow_ups(draw: st.DrawFn) -> tuple[Order, Cards, Cards]:
    """A lead of few ranks, so that there are pairs and tractors, and more of its suit in hand."""
    order = Order(draw(st.sampled_from("HN")), draw(st.sampled_from("28A")))
    suit = draw(st.sampled_from(("S", TRUMPS)))
    known = [one for one in pack(jokers=True) if order.suit(one) == suit]
    low = draw(st.integers(0, max(0, len(known) - 8)))
    cards = draw(st.permutations([*known[low : low + 8]] * 2))
    size = draw(st.integers(2, 6))
    return order, tuple(cards[:size]), tuple(cards[size : 2 * size + draw(st.integers(1, 3))])


@settings(max_examples=EXAMPLES, deadline=None)
@given(follow_ups())
def test_what_may_follow_is_what_no_other_play_does_better(
    case: tuple[Order, Cards, Cards],
) -> None:
    """The most tractors and pairs that any choice of cards shows are what must be shown."""
    order, lead, hand = case
    asked = demand(order, lead)
    plays = {order.arranged(chosen) for chosen in combinations(hand, len(lead))}

    def shows(play: Cards) -> tuple[tuple[int, ...], int]:
        pairs = sum(count > 1 for count in Counter(play).values())
        return max(tractor_lists(order, play, asked.tractors)), min(pairs, asked.pairs)

    shown = {play: shows(play) for play in plays}
    best = max(lengths for lengths, _ in shown.values()), max(n for _, n in shown.values())
    wanted = {play for play, what in shown.items() if what == best}
    assert wanted == {order.arranged(play) for play in follows(order, lead, hand, False)}
    assert wanted == {p for p in plays if fault(order, lead, hand, p, False) is None}


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.data())
def test_three_packs_can_always_follow(data: st.DataObject) -> None:
    order = Order("H", "9", constant=True)
    known = [one for one in pack(jokers=True) if order.suit(one) == TRUMPS][:7]
    cards = tuple(data.draw(st.permutations(known * 3)))
    size = data.draw(st.integers(2, 7))
    lead, hand = cards[:size], cards[size : 2 * size + 3]
    for protect in (True, False):
        play = next(follows(order, lead, hand, protect))
        assert fault(order, lead, hand, play, protect) is None


# ---------------------------------------------------------------------- declaring
@pytest.mark.parametrize(
    ("rules", "hand", "events", "illegal"),
    [
        ("A", 1, [[0, "sj sj"]], 0),
        ("A", 1, [[0, "H2"], [1, "sj sj"], [2, "bj bj"]], 2),
        ("A", 1, [[0, "H2"], [0, "H2 H2"]], None),
        ("A", 1, [[0, "H2"], [0, "S2 S2"]], 1),
        ("A", 1, [[0, "H2"], [1, "S2 S2"], [0, "sj sj"]], None),
        ("A", 1, [[0, "H3"]], 0),
        ("A", 1, [[0, "sj"]], 0),
        ("B", 1, [[0, "bj bj"]], 0),
        ("B", 3, [[1, "H2"], [2, "sj sj"], [3, "bj bj"]], 2),
        ("B", 3, [[1, "H2"], [1, "S2 S2"]], 1),
        ("B", 3, [[1, "H2"], [1, "sj sj"]], 1),
        ("3deck", 1, [[0, "H3"]], 0),
        ("3deck", 1, [[0, "sj"]], 0),
        ("3deck", 1, [[0, "bj"], [1, "bj bj"]], None),
        ("3deck", 1, [[0, "bj bj"], [1, "bj"]], 1),
        ("3deck", 2, [[0, "H3"], [0, "S3 S3"]], None),
        ("3deck", 2, [[0, "H3 H3 H3"], [1, "sj sj sj C"], [2, "bj bj bj", "D"]], None),
        ("3deck", 2, [[0, "bj bj bj D"], [1, "sj sj sj C"]], 1),
        ("3deck", 2, [[0, "sj sj C"]], 0),
        ("3deck", 2, [[0, "H3 H3 H3 H3"]], 0),
    ],
)
def test_declaring(rules: str, hand: int, events: list[Any], illegal: int | None) -> None:
    level = "3" if rules == "3deck" else "2"
    case = {"rules": rules, "hand": hand, "level": level, "events": events, "dealer": 0}
    found = GAME.judge("declaring", {**case, "next_card_drawn": ["D5"], "kitty_first": ["D9"]})
    assert found.get("illegal_at") == illegal


def test_reinforcing_is_for_the_house_to_allow() -> None:
    case = {"rules": "A", "hand": 1, "level": "2", "events": [[0, "H2"], [0, "H2 H2"]]}
    assert GAME.judge("declaring", case) == {"trump": "H", "dealer": 0}
    assert Shengji(reinforce=False).judge("declaring", case) == {"illegal_at": 1}


def test_the_highest_card_turned_deals_with_three_packs() -> None:
    case = {"rules": "3deck", "hand": 1, "level": "3", "events": []}
    for kitty, trump, dealer in (
        ("C4 HA S9 D2 SK C7", "H", 1),
        ("C4 HA S9 SA SK C7", "H", 1),
        ("C4 HA sj D2 SK C7", "D", 2),
        ("C4 HA sj D2 SK bj", "C", 5),
    ):
        found = GAME.judge("declaring", {**case, "kitty_first": kitty.split()})
        assert (found["trump"], found["dealer"]) == (trump, dealer)


# ---------------------------------------------------------------------- whole hands
def all_cards(state: State) -> Counter[Any]:
    played = [put.cards for trick in state.tricks for put in trick.plays]
    played += [put.cards for put in state.table]
    return Counter(one for cards in (*state.hands, state.kitty, *played) for one in cards)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", range(12 if LONG else 1))
def test_random_hands(book: str, seed: int) -> None:
    game = Shengji.of({"rules": book})
    chance = luck(seed)
    state = game.start(game.deal(chance))
    for step in play_on(game, state, chance):
        state = step.after
        assert all_cards(state) == Counter(game.whole)
        assert state.points >= 0
    assert len({len(hand) for hand in state.hands}) == 1
    outcome = game.outcome(state)
    assert outcome is not None and outcome.points[::2] == (outcome.points[0],) * (game.count // 2)
    taken = sum(trick.points for trick in state.tricks) + points(state.kitty)
    assert taken == 100 * game.packs
    after = game.next_game(state)
    assert after.dealer == game.next_game(state).dealer and after.dealer is not None
    keeps = outcome.shares[state.dealer or 0] == 1
    assert (after.dealer - (state.dealer or 0)) % game.count == (2 if keeps else 1)
    for trick in state.tricks:
        order = game.order(state.trump or NO_TRUMP, state.level)
        place = winner(order, [put.cards for put in trick.plays])
        assert trick.plays[place].seat == trick.winner


def test_a_match_goes_on_until_a_level_is_passed() -> None:
    """The dealer's ace takes all in every hand: three levels for one side, then its partner."""
    game: Any = Shengji.of({"target": "5"})
    match = game.usual_match()
    assert match == Match(target=4, partners=True)
    taken: list[Taken] = []
    for dealer, level in ((0, "2"), (2, "5")):
        hands = ["SA" if seat == dealer else "S3" for seat in range(4)]
        hands[dealer - 1], hands[dealer - 3] = "ST", "SK"
        assert game.level == level and game.dealer in (None, dealer)
        state = game.start(game.place({"dealer": dealer, "trump": "H", "hands": hands}))
        for seat in ((dealer + step) % 4 for step in range(4)):
            state = game.play(state, seat, next(game.legal_moves(game.observe(state, seat))))
        outcome = game.outcome(state)
        taken.append(Taken(outcome.shares, outcome.points))
        game = game.next_game(state)
        assert match.tally(4, taken).points[:2] == game.rungs
    assert game.rungs == (6, 0) and game.level == "8"
    tally = match.tally(4, taken)
    assert tally.decided and tally.winners == (0, 2)
    assert not match.tally(4, taken[:1]).decided


def test_six_share_a_match_by_threes() -> None:
    match = Shengji.of({}, 6).usual_match()
    taken = [Taken((Fraction(1), Fraction(0)) * 3, (8, 0) * 3)]
    assert match.tally(6, taken).winners == (0, 2, 4)


@pytest.mark.parametrize(
    ("must", "level", "up", "dealt", "to"),
    [
        ("none", "9", 3, True, "Q"),
        ("10", "9", 3, True, "10"),
        ("10", "10", 2, True, "Q"),
        ("10", "10", 2, False, "10"),
        ("5-10-K", "3", 3, False, "5"),
    ],
)
def test_levels_that_must_be_played(must: str, level: str, up: int, dealt: bool, to: str) -> None:
    game = Shengji(must_play=must)
    rungs = (game.ladder.index(level.replace("10", "T")), 0)
    # 0 points: the dealer's side goes up three; 80 and more: the attackers do.
    total = {3: 0, 2: 20}[up] if dealt else {2: 160, 3: 200}[up]
    held = Shengji(must_play=must, rungs=rungs, dealer=0 if dealt else 1)
    after = levels_after(held, total, 0 if dealt else 1)
    assert game.rank(after[0]).replace("T", "10") == to


def test_positions_come_back() -> None:
    for seed, book in enumerate(BOOKS):
        game = Shengji.of({"rules": book})
        end = random_game(game, seed)
        for step in end.steps[:: max(1, len(end.steps) // 6)]:
            position = json.loads(json.dumps(game.position(step.state)))
            again = game.start(game.place(position))
            assert again == step.state
            assert game.position(again) == position


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["S7", "S8", "S9"]},
        {"hands": ["S7", "S8", "S9", "ST SJ"]},
        {"hands": ["S7 S7 S7", "S8 S8 S8", "S9 S9 S9", "ST ST ST"]},
        {"hands": ["S7", "S8", "S9", "ST"], "trump": "X"},
        {"hands": ["S7", "S8", "S9", "ST"], "level": "1"},
        {"hands": ["S7", "S8", "S9", "ST"], "dealer": 4},
        {"hands": ["S7", "S8", "S9", "ST"], "to_act": [9]},
        {"hands": ["S7", "S8", "S9", "ST"], "points": -5},
        {"hands": ["", "", "", ""]},
        {"hands": ["S7", "S8", "S9", "ST"], "trump": None},
        {"hands": ["S7", "S8", "S9", "ST"], "buried": False},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        GAME.place({"dealer": 0, "trump": "H", **wrong})


def test_shares_are_for_the_side_that_deals_next() -> None:
    given = {"dealer": 0, "trump": "H", "hands": ["SK", "SA", "ST", "S3"], "points": 60}
    state = GAME.start(GAME.place(given))
    for seat, text in enumerate(("SK", "SA", "ST", "S3")):
        state = GAME.play(state, seat, GAME.parse(GAME.observe(state, seat), text))
    outcome = GAME.outcome(state)
    assert outcome is not None and state.phase is Phase.OVER and state.points == 80
    assert outcome.shares == (Fraction(0), Fraction(1)) * 2 and outcome.points == (0,) * 4
    assert GAME.next_game(state).dealer == 1


def test_codes_come_back() -> None:
    cards = pack(jokers=True)
    assert tuple(map(coded, codes(cards).split())) == cards
