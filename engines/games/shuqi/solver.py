"""Finds sums: whether crossed numbers can give a value, and how.

Up to three numbers are worked out in full and kept; more are split, and the larger part is
asked for what the value needs of it.  A value is a reduced pair, numerator and positive
denominator: several times as fast as fractions, and there are thousands to try.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import gcd

from engines.games.shuqi.sums import MOST_DIGITS, POWERS, Allowed, Node, Number, Op, text

KEPT = 1 << 15
IN_FULL = 3
Tokens = tuple[int, ...]
Value = tuple[int, int]
Table = dict[Value, Node]


def find(crossed: Sequence[int], wanted: int, allowed: Allowed) -> str | None:
    """A sum of exactly these numbers that comes to the wanted value; None: there is none."""
    return _find(tuple(crossed), wanted, allowed)


@lru_cache(KEPT)
def _find(crossed: Tokens, wanted: int, allowed: Allowed) -> str | None:
    for tokens in _ways(crossed, allowed.big):
        if node := _solve(tokens, (wanted, 1), allowed.powers):
            return text(node)
    return None


@lru_cache(KEPT)
def wholes(crossed: Tokens, allowed: Allowed) -> frozenset[int]:
    """Every whole number from 0 up that few numbers (`IN_FULL` at most) can give."""
    tables = (_table(tokens, allowed.powers) for tokens in _ways(crossed, allowed.big))
    return frozenset(n for table in tables for n, d in table if n >= 0 and d == 1)


@lru_cache(KEPT)
def _ways(crossed: Tokens, big: bool) -> tuple[Tokens, ...]:
    """Ways to take the pieces as numbers: each alone first, then neighbours put together."""
    found = {tuple(sorted(tokens)) for tokens in _grouped(crossed, big)}
    return tuple(sorted(found, key=lambda tokens: (-len(tokens), tokens)))


def _grouped(crossed: Tokens, big: bool) -> Iterator[Tokens]:
    if not crossed:
        yield ()
    for size in range(1, min(len(crossed), MOST_DIGITS if big else 1) + 1):
        run, rest = crossed[:size], crossed[size:]
        for number in {_joined(way) for way in (run, run[::-1]) if size == 1 or way[0]}:
            for others in _grouped(rest, big):
                yield (number, *others)


def _joined(digits: Tokens) -> int:
    return int("".join(map(str, digits)))


# ---------------------------------------------------------------------- few numbers
@lru_cache(KEPT)
def _table(tokens: Tokens, powers: bool) -> Table:
    """Every value of these numbers with a sum for it."""
    if len(tokens) == 1:
        return {(tokens[0], 1): Number(str(tokens[0]))}
    table: Table = {}
    for part, rest in _splits(tokens):
        for one, left in _table(rest, powers).items():
            for other, right in _table(part, powers).items():
                for value, node in _joins(one, left, other, right, powers):
                    table.setdefault(value, node)
    return table


def _splits(tokens: Tokens) -> Iterator[tuple[Tokens, Tokens]]:
    """Each way to take one to three numbers out, at most half of them: those, and the rest."""
    places = range(len(tokens))
    for size in range(1, min(IN_FULL, len(tokens) // 2) + 1):
        seen = set()
        for chosen in combinations(places, size):
            part = tuple(tokens[i] for i in chosen)
            if part not in seen:
                seen.add(part)
                yield part, tuple(tokens[i] for i in places if i not in chosen)


def _joins(
    one: Value, left: Node, other: Value, right: Node, powers: bool
) -> Iterator[tuple[Value, Node]]:
    yield _plus(one, other), Op("+", left, right)
    yield _minus(one, other), Op("-", left, right)
    yield _minus(other, one), Op("-", right, left)
    yield _times(one, other), Op("*", left, right)
    if other[0]:
        yield _over(one, other), Op("/", left, right)
    if one[0]:
        yield _over(other, one), Op("/", right, left)
    if powers and _power(right):
        yield _raised(one, other[0]), Op("^", left, right)
    if powers and _power(left):
        yield _raised(other, one[0]), Op("^", right, left)


def _reduced(numerator: int, denominator: int) -> Value:
    common = gcd(numerator, denominator)
    if denominator < 0:
        common = -common
    return numerator // common, denominator // common


def _plus(one: Value, other: Value) -> Value:
    return _reduced(one[0] * other[1] + other[0] * one[1], one[1] * other[1])


def _minus(one: Value, other: Value) -> Value:
    return _reduced(one[0] * other[1] - other[0] * one[1], one[1] * other[1])


def _times(one: Value, other: Value) -> Value:
    return _reduced(one[0] * other[0], one[1] * other[1])


def _over(one: Value, other: Value) -> Value:
    return _reduced(one[0] * other[1], one[1] * other[0])


def _raised(value: Value, power: int) -> Value:
    return value[0] ** power, value[1] ** power


def _power(node: Node) -> bool:
    return isinstance(node, Number) and node.digits in POWERS


# ---------------------------------------------------------------------- more numbers
@lru_cache(KEPT)
def _solve(tokens: Tokens, wanted: Value, powers: bool) -> Node | None:
    if len(tokens) <= IN_FULL:
        return _table(tokens, powers).get(wanted)
    for part, rest in _splits(tokens):
        for other, right in _table(part, powers).items():
            for needed, sign, swapped in _needs(wanted, other, right, powers):
                if left := _solve(rest, needed, powers):
                    return Op(sign, right, left) if swapped else Op(sign, left, right)
            if not other[0] and not wanted[0]:
                return Op("*", _added(rest), right)
    return None


def _needs(
    wanted: Value, other: Value, right: Node, powers: bool
) -> Iterator[tuple[Value, str, bool]]:
    """What the rest must come to, the sign between, and whether the rest stands behind it."""
    yield _minus(wanted, other), "+", False
    yield _plus(wanted, other), "-", False
    yield _minus(other, wanted), "-", True
    if other[0]:
        yield _over(wanted, other), "*", False
        yield _times(wanted, other), "/", False
        if wanted[0]:
            yield _over(other, wanted), "/", True
    if powers and _power(right):
        for root in _roots(wanted, other[0]):
            yield root, "^", False


def _roots(wanted: Value, power: int) -> Iterator[Value]:
    up, down = _root(abs(wanted[0]), power), _root(wanted[1], power)
    if _raised((up, down), power) != (abs(wanted[0]), wanted[1]):
        return
    if power == 3 or wanted[0] >= 0:
        yield (-up if wanted[0] < 0 else up), down
    if power == 2 and wanted[0] > 0:
        yield -up, down


def _root(number: int, power: int) -> int:
    """The whole root of a number from 0 up, rounded down."""
    low, high = 0, 1 << (number.bit_length() // power + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low


def _added(tokens: Tokens) -> Node:
    node: Node = Number(str(tokens[0]))
    for token in tokens[1:]:
        node = Op("+", node, Number(str(token)))
    return node
