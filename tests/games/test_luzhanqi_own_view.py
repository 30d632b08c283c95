"""军棋 typed by each player as seen from the own side, `own_view`."""

from __future__ import annotations

import pytest

from engines.game import Illegal, Unreadable, replay
from engines.games.luzhanqi import Luzhanqi, Why
from engines.games.luzhanqi.board import NAMES, POSTS, turned
from engines.games.luzhanqi.rules import March, State
from render.look import Look
from render.scene import Text
from render.words import LANGUAGES
from tests.selfplay import random_game

OWN, FIXED = Luzhanqi(own_view=True), Luzhanqi()
NORTH_MARCH = March(POSTS["e7"], POSTS["e6"])


def at_norths_turn(**more: object) -> State:
    pieces = {"e2": "S:师长", "b1": "S:军旗", "e7": "N:师长", "d12": "N:军旗", "e8": "N:工兵"}
    return OWN.start(OWN.place({"pieces": pieces, "to_act": 1, **more}))


def test_the_names_are_those_of_the_board_turned_round() -> None:
    assert (NAMES[turned(POSTS["a1"])], NAMES[turned(POSTS["c6"])]) == ("e12", "c7")
    north, south = (OWN.observe(at_norths_turn(), seat) for seat in (1, 0))
    for name, post in POSTS.items():
        assert south.name(post) == name
        assert north.name(turned(post)) == name


@pytest.mark.parametrize(
    "text",
    ["a6-a7", "a6 a7", "师长 a6 a7", "北 a6-a7", "n a6-a7", "North a6 a7", "南 e7-e6", "s e7-e6",
     "南 师长 e7 e6", "南 e7-e6 / 北 a6-a7"],
)  # fmt: skip
def test_north_types_what_it_sees(text: str) -> None:
    assert OWN.parse(OWN.observe(at_norths_turn(), 1), text) == NORTH_MARCH


def test_south_and_the_usual_house_count_from_south() -> None:
    for game, seat in ((OWN, 0), (FIXED, 0), (FIXED, 1)):
        view = game.observe(at_norths_turn(), seat)
        assert game.parse(view, "e7-e6") == game.parse(view, "北 a6-a7") == NORTH_MARCH
        assert game.format(view, NORTH_MARCH) == "e7-e6"


def test_two_names_that_say_different_things_are_no_move() -> None:
    with pytest.raises(Unreadable):
        OWN.parse(OWN.observe(at_norths_turn(), 1), "南 e7-e6 / 北 a6-a8")


def test_what_is_announced_both_can_read() -> None:
    north = OWN.observe(at_norths_turn(), 1)
    assert OWN.write(north, NORTH_MARCH, "zh-Hans") == "南 e7-e6 / 北 a6-a7"
    assert OWN.label(north, NORTH_MARCH, "en") == "a6-a7"
    for language in LANGUAGES:
        assert OWN.parse(north, OWN.write(north, NORTH_MARCH, language)) == NORTH_MARCH
        assert OWN.parse(north, OWN.label(north, NORTH_MARCH, language)) == NORTH_MARCH


def test_records_are_the_same_whoever_counts() -> None:
    end = random_game(OWN, 5, 60)
    assert replay(OWN, end.deal, end.record) == end.state
    assert replay(FIXED, end.deal, end.record) == end.state
    assert {text[:2] for seat, text in end.record[2:] if seat == 1} == {"s "}


def test_refusals_and_remarks_name_posts_as_their_reader_counts() -> None:
    state = at_norths_turn()
    north = OWN.observe(state, 1)
    with pytest.raises(Illegal) as refused:
        OWN.play(state, 1, OWN.parse(north, "a6-c7"))
    assert refused.value.why is Why.NO_WAY
    assert (refused.value.facts["start"], refused.value.facts["end"]) == ("a6", "c7")
    assert OWN.is_legal(north, OWN.parse(north, str(refused.value.facts["example"])))
    with pytest.raises(Illegal) as refused:
        OWN.parse(north, "工兵 a6 a7")
    assert refused.value.facts["example"] == "a6-a7"
    fought = OWN.play(state, 1, OWN.parse(north, "a6 a11"))
    posts = [OWN.remarks(OWN.observe(fought, seat))[0].facts["post"] for seat in (None, 0, 1)]
    assert posts == ["e2", "e2", "a11"]


@pytest.mark.parametrize(("game", "names"), [(OWN, "abcde"), (FIXED, "edcba")])
def test_norths_picture_has_its_own_names(game: Luzhanqi, names: str) -> None:
    scene = game.picture(game.observe(at_norths_turn(), 1), Look("en", 1))
    letters = [s for s in scene.ground if isinstance(s, Text) and s.text in "abcde"]
    bottom = max(letter.y for letter in letters)
    row = sorted((s.x, s.text) for s in letters if s.y == bottom)
    assert "".join(text for _, text in row) == names
    first = next(hot for hot in scene.hot if hot.value == "e7")
    assert first.label.startswith("a6" if game is OWN else "e7")
    assert ("as North sees them" in scene.alt) is (game is OWN)
