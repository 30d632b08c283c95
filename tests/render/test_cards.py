"""Fifty-four cards can be told apart, even fanned and on a phone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops

from render.cards import WIDTH, back, face, fan
from render.paint import png
from render.scene import Hot, Scene, Stamp, Symbol, Text
from tests.render.pixels import ink, opened, painted, pixel

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK = (*(face(rank, suit) for suit in "SHCD" for rank in RANKS), face("small"), face("big"))
PHONE = 36.0  # pixels a unit where a picture ten units wide is 360 pixels wide


def test_every_index_differs_on_a_phone() -> None:
    """What a fan of twenty leaves of a card: a strip 0.88 units wide, 1.2 high."""
    strips = {}
    for card in PACK:
        image = painted(Stamp(card, 1, 1, 2), unit=PHONE).convert("L")
        left = round((1 - WIDTH) * PHONE)
        strips[card.name] = image.crop((left, 0, left + 30, 43))
    assert len(strips) == 54
    for (one, a), (other, b) in combinations(strips.items(), 2):
        histogram = ImageChops.difference(a, b).histogram()
        assert sum(histogram[90:]) >= 8, (one, other)


def test_ranks_are_large_enough_for_a_phone() -> None:
    for card in PACK[:52]:
        (rank,) = (shape for shape in card.shapes if isinstance(shape, Text))
        assert rank.size * 2 * PHONE >= 20


def test_the_back_tells_nothing_and_is_no_face() -> None:
    assert not any(isinstance(shape, Text) for shape in back().shapes)
    image = painted(Stamp(back(), 1, 1, 2))
    assert all(painted(Stamp(card, 1, 1, 2)) != image for card in PACK[:5])


@pytest.mark.parametrize("count", [*range(1, 28), 33])
def test_a_fan_stays_in_its_width_and_its_places_do_not_overlap(count: int) -> None:
    cards = PACK[:count]
    laid = fan(cards, 0.3, 1.0, 9.4, values=[str(n) for n in range(count)])
    assert [hot.value for hot in laid.hot] == [str(n) for n in range(count)]
    assert len(laid.shapes) == count
    for shape, hot in zip(laid.shapes, laid.hot, strict=True):
        assert isinstance(shape, Stamp)
        assert shape.x - WIDTH >= 0.3 - 1e-9
        assert shape.x + WIDTH <= 9.7 + 1e-9
        assert shape.y - 1 >= 1.0
        assert shape.y + 1 <= 1.0 + laid.height + 1e-9
        assert abs(hot.x - (shape.x - WIDTH)) < 1e-9
        assert hot.w * PHONE >= 28, "a finger must find it"
    for one, other in combinations(laid.hot, 2):
        assert not _overlap(one, other)


def _overlap(one: Hot, other: Hot) -> bool:
    air = 1e-9
    return (
        one.x + one.w > other.x + air
        and other.x + other.w > one.x + air
        and one.y + one.h > other.y + air
        and other.y + other.h > one.y + air
    )


def test_cards_have_round_corners() -> None:
    image = painted(Stamp(face("7", "S"), 1, 1, 2))
    left, right = round(100 - WIDTH * 100), round(100 + WIDTH * 100)
    assert {pixel(image, x, y) for x in (left, right - 1) for y in (0, 199)} == {ink("paper")}
    assert pixel(image, left + 12, 12) == ink("card")


def test_no_cards_are_no_fan() -> None:
    assert fan((), 0, 0, 5).height == 0


def test_hot_places_may_have_labels() -> None:
    (hot,) = fan(PACK[:1], 0, 0, 5, values=["S2"], labels=["two of spades"]).hot
    assert (hot.value, hot.label) == ("S2", "two of spades")


def test_twenty_cards_are_a_small_picture() -> None:
    laid = fan(PACK[:20], 0.3, 0.3, 9.4)
    data = png(Scene(10, laid.height + 0.6, laid.shapes, "", unit=90, paper="felt"))
    assert len(data) < 40_000
    assert opened(data).width == 900


def test_symbols_have_names_of_their_own() -> None:
    symbols: list[Symbol] = [*PACK, back()]
    assert len({symbol.name for symbol in symbols}) == 55
    assert face("A", "S") is face("A", "S")
