"""Sums of number chess: what is read, what is refused, and whether one exists, by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engines.games.shuqi import solver, sums
from engines.games.shuqi.sums import Allowed, BadSum, Flaw
from tests.selfplay import LONG

PLAIN = Allowed(big=False, powers=False)

GOOD: list[tuple[str, list[int], Fraction]] = [
    ("2+3*4", [2, 3, 4], Fraction(14)),
    ("2-3-4", [2, 3, 4], Fraction(-5)),
    ("8/4/2", [8, 4, 2], Fraction(1)),
    ("8/(4/2)", [8, 4, 2], Fraction(4)),
    ("2*3^2", [2, 3, 2], Fraction(18)),
    ("(2*3)^2", [2, 2, 3], Fraction(36)),
    ("1/3", [1, 3], Fraction(1, 3)),
    ("-3+8", [3, 8], Fraction(5)),
    ("4-(-3+8)", [3, 4, 8], Fraction(-1)),
    ("123/3", [3, 1, 2, 3], Fraction(41)),
    ("321/3", [3, 1, 2, 3], Fraction(107)),
    ("12+21", [1, 2, 1, 2], Fraction(33)),
    ("( 9 - 3 ) ÷ 2", [9, 3, 2], Fraction(3)),
    ("2×3−1", [1, 2, 3], Fraction(5)),
    ("0^2", [0, 2], Fraction(0)),
    ("（９－３）÷２", [9, 3, 2], Fraction(3)),
    ("2³＋1", [2, 3, 1], Fraction(9)),
    ("10/5", [0, 1, 5], Fraction(2)),
]
BAD: list[tuple[str, list[int], Flaw]] = [
    ("", [1], Flaw.SYNTAX),
    ("1+", [1], Flaw.SYNTAX),
    ("+1", [1], Flaw.SYNTAX),
    ("1--1", [1, 1], Flaw.SYNTAX),
    ("2(3)", [2, 3], Flaw.SYNTAX),
    ("(1", [1], Flaw.SYNTAX),
    ("1)", [1], Flaw.SYNTAX),
    ("()", [1], Flaw.SYNTAX),
    ("1 2", [1, 2], Flaw.SYNTAX),
    ("2^3^2", [2, 3, 2], Flaw.SYNTAX),
    ("1.5*2", [1, 5, 2], Flaw.SYNTAX),
    ("1e3", [1, 3], Flaw.SYNTAX),
    ("a+1", [1], Flaw.SYNTAX),
    ("1\n+2", [1, 2], Flaw.SYNTAX),
    ("١+2", [1, 2], Flaw.SYNTAX),
    ("+".join("1" * 21), [1] * 21, Flaw.SYNTAX),  # 41 characters
    ("((((((((((9^3)^3)^3)^3)^3)^3)^3)^3", [9, 3], Flaw.SYNTAX),
    ("2+3", [2, 3, 3], Flaw.NUMBERS),
    ("2+2", [2, 3], Flaw.NUMBERS),
    ("2+2+3", [2, 3, 3], Flaw.NUMBERS),  # as sets they would be the same
    ("05+1", [0, 5, 1], Flaw.NUMBERS),
    ("13-2", [1, 2, 3], Flaw.NUMBERS),  # 1 and 3 are no neighbours
    ("1234", [1, 2, 3, 4], Flaw.NUMBERS),  # four digits
    ("12+12", [1, 2, 1, 3], Flaw.NUMBERS),
    ("121+2", [1, 2, 2, 1], Flaw.NUMBERS),
    ("1/0", [1, 0], Flaw.DIVISION),
    ("1/(2-2)", [1, 2, 2], Flaw.DIVISION),
    ("2^4", [2, 4], Flaw.EXPONENT),
    ("1^0", [1, 0], Flaw.EXPONENT),
    ("2^(1+1)", [2, 1, 1], Flaw.EXPONENT),
]


@pytest.mark.parametrize(("text", "crossed", "value"), GOOD)
def test_what_a_sum_comes_to(text: str, crossed: list[int], value: Fraction) -> None:
    assert sums.value(text, crossed) == value


@pytest.mark.parametrize(("text", "crossed", "flaw"), BAD)
def test_what_is_no_sum(text: str, crossed: list[int], flaw: Flaw) -> None:
    with pytest.raises(BadSum) as bad:
        sums.value(text, crossed)
    assert bad.value.flaw is flaw


def test_extensions_can_be_off() -> None:
    with pytest.raises(BadSum) as bad:
        sums.value("12/4", [1, 2, 4], PLAIN)
    assert bad.value.flaw is Flaw.NUMBERS
    with pytest.raises(BadSum) as bad:
        sums.value("3^2", [3, 2], PLAIN)
    assert bad.value.flaw is Flaw.EXPONENT


# ---------------------------------------------------------------------- by brute force
def everything(numbers: tuple[Fraction, ...], powers: bool) -> Iterator[Fraction]:
    """What ordered numbers can give with any brackets: the plain way, kept apart from ours."""
    if len(numbers) == 1:
        yield numbers[0]
        return
    for at in range(1, len(numbers)):
        for one in everything(numbers[:at], powers):
            for other in everything(numbers[at:], powers):
                yield one + other
                yield one - other
                yield one * other
                if other:
                    yield one / other
                if powers and at == len(numbers) - 1 and other in (2, 3):
                    yield one ** int(other)


def readings(crossed: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Each way to read the pieces as numbers, with neighbours put together."""
    if not crossed:
        yield ()
    for size in range(1, min(3, len(crossed)) + 1):
        digits = "".join(map(str, crossed[:size]))
        for way in {digits, digits[::-1]}:
            if size == 1 or way[0] != "0":
                yield from ((int(way), *rest) for rest in readings(crossed[size:]))


def reachable(crossed: tuple[int, ...], allowed: Allowed) -> set[Fraction]:
    ways = readings(crossed) if allowed.big else iter([crossed])
    orders = {order for way in ways for order in permutations(map(Fraction, way))}
    return {value for order in orders for value in everything(order, allowed.powers)}


@settings(max_examples=400 if LONG else 25, deadline=None)
@given(
    st.lists(st.integers(0, 9), min_size=1, max_size=4).map(tuple),
    st.sampled_from([Allowed(), PLAIN, Allowed(big=False), Allowed(powers=False)]),
)
@example((2, 2, 3), Allowed())
@example((0, 0, 7, 7), Allowed())
def test_a_sum_is_found_just_where_there_is_one(crossed: tuple[int, ...], allowed: Allowed) -> None:
    possible = reachable(crossed, allowed)
    for wanted in range(-3, 25):
        found = solver.find(crossed, wanted, allowed)
        assert (found is not None) == (wanted in possible), (wanted, found)
        if found is not None:
            assert sums.value(found, crossed, allowed) == wanted
    if len(crossed) <= solver.IN_FULL:
        whole = {int(v) for v in possible if v >= 0 and v.denominator == 1}
        assert solver.wholes(crossed, allowed) == whole


@settings(max_examples=1_000 if LONG else 40, deadline=None)
@given(st.lists(st.integers(0, 9), min_size=5, max_size=7), st.integers(0, 9))
def test_sums_of_many_numbers_are_right(crossed: list[int], wanted: int) -> None:
    found = solver.find(crossed, wanted, Allowed())
    if found is not None:
        assert sums.value(found, crossed) == wanted
        assert sums.text(sums.parse(found)) == found
