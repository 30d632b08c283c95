"""Sums as they are said: read by a small parser, worked out in exact fractions.

A sum is at most 40 characters of digits, + - * / ^ and brackets.  Its size is bounded by
that: a power is a square or a cube, so no number can grow beyond some ten thousand digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple
from unicodedata import normalize

LONGEST = 40
MOST_DIGITS = 3  # of a number put together from neighbours
POWERS = ("2", "3")
WRITTEN = str.maketrans({"*": "×", "/": "÷"})
SUPERSCRIPTS = str.maketrans({"²": "^2", "³": "^3"})
_READ = str.maketrans({"×": "*", "÷": "/", "−": "-", "–": "-", "·": "*", "∙": "*", "⋅": "*"})
_TOKEN = re.compile(r"[0-9]+|[-+*/^()]")
_SUM = re.compile(r"(?:\s*(?:[0-9]+|[-+*/^()]))+\s*")
RANK = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 4}


class Flaw(StrEnum):
    """What can be wrong with a sum, whatever it comes to."""

    SYNTAX = "syntax"
    NUMBERS = "numbers"
    DIVISION = "division"
    EXPONENT = "exponent"


class BadSum(Exception):
    """A sum that cannot stand."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


class Number(NamedTuple):
    digits: str


class Negative(NamedTuple):
    of: Node


class Op(NamedTuple):
    sign: str
    left: Node
    right: Node


Node = Number | Negative | Op


class Allowed(NamedTuple):
    """Which of the contest's extensions hold: 组大数 and 组乘方."""

    big: bool = True
    powers: bool = True


# ---------------------------------------------------------------------- reading
def canonical(text: str) -> str:
    """The sum in plain signs, half as wide, and without spaces.  Raises BadSum(SYNTAX)."""
    narrow = text if text.isascii() else normalize("NFKC", text.translate(SUPERSCRIPTS))
    plain = narrow.translate(_READ).replace("**", "^")
    if len(text) > LONGEST or not text.isprintable() or not _SUM.fullmatch(plain):
        raise BadSum(Flaw.SYNTAX)
    tokens = _TOKEN.findall(plain)
    if any(one.isdecimal() and two.isdecimal() for one, two in pairwise(tokens)):
        raise BadSum(Flaw.SYNTAX)
    return "".join(tokens)


def parse(text: str) -> Node:
    """The sum as a tree.  Raises BadSum(SYNTAX)."""
    reader = _Reader(_TOKEN.findall(canonical(text)))
    node = reader.total()
    if reader.next:
        raise BadSum(Flaw.SYNTAX)
    return node


class _Reader:
    """Reads tokens by the usual rank of operations; brackets nest at most twenty deep."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens[::-1]

    @property
    def next(self) -> str:
        return self._tokens[-1] if self._tokens else ""

    def total(self) -> Node:
        if self.next == "-":
            self._tokens.pop()
            node: Node = Negative(self._product())
        else:
            node = self._product()
        while self.next in ("+", "-"):
            node = Op(self._tokens.pop(), node, self._product())
        return node

    def _product(self) -> Node:
        node = self._power()
        while self.next in ("*", "/"):
            node = Op(self._tokens.pop(), node, self._power())
        return node

    def _power(self) -> Node:
        node = self._single()
        return Op(self._tokens.pop(), node, self._single()) if self.next == "^" else node

    def _single(self) -> Node:
        token = self._tokens.pop() if self._tokens else ""
        if token.isdecimal():
            return Number(token)
        if token != "(":
            raise BadSum(Flaw.SYNTAX)
        node = self.total()
        if not self._tokens or self._tokens.pop() != ")":
            raise BadSum(Flaw.SYNTAX)
        return node


# ---------------------------------------------------------------------- judging
def value(text: str, crossed: Sequence[int], allowed: Allowed = Allowed()) -> Fraction:  # noqa: B008
    """What the sum comes to, made of exactly the crossed numbers, which are in their order
    on the line.  Raises BadSum."""
    node = parse(text)
    if not covers([*numbers(node)], crossed, allowed.big):
        raise BadSum(Flaw.NUMBERS)
    return worked_out(node, allowed.powers)


def numbers(node: Node) -> Iterator[str]:
    match node:
        case Number(digits):
            yield digits
        case Negative(of):
            yield from numbers(of)
        case Op(_, left, right):
            yield from numbers(left)
            yield from numbers(right)


def worked_out(node: Node, powers: bool = True) -> Fraction:
    """The exact value.  Raises BadSum for a division by zero or a power that is not allowed."""
    match node:
        case Number(digits):
            return Fraction(int(digits))
        case Negative(of):
            return -worked_out(of, powers)
        case Op("^", left, right):
            if not powers or not isinstance(right, Number) or right.digits not in POWERS:
                raise BadSum(Flaw.EXPONENT)
            return worked_out(left, powers) ** int(right.digits)
        case Op(sign, left, right):
            return _applied(sign, worked_out(left, powers), worked_out(right, powers))


def _applied(sign: str, one: Fraction, other: Fraction) -> Fraction:
    if sign == "+":
        return one + other
    if sign == "-":
        return one - other
    if sign == "*":
        return one * other
    if not other:
        raise BadSum(Flaw.DIVISION)
    return one / other


def covers(said: Sequence[str], crossed: Sequence[int], big: bool) -> bool:
    """Whether the numbers said are the crossed ones, each used once.

    A longer number is a run of neighbours, read either way, with no zero in front.
    """
    if sorted("".join(said)) != sorted("".join(map(str, crossed))):
        return False
    longer = sorted((digits for digits in said if len(digits) > 1), key=len, reverse=True)
    if any(not big or len(digits) > MOST_DIGITS or digits[0] == "0" for digits in longer):
        return False
    return _laid("".join(map(str, crossed)), longer)


def _laid(line: str, longer: Sequence[str]) -> bool:
    """Whether each longer number finds a run of its own in the line; used runs are blanked."""
    if not longer:
        return True
    digits, *rest = longer
    size = len(digits)
    return any(
        line[at : at + size] in (digits, digits[::-1])
        and _laid(line[:at] + "." * size + line[at + size :], rest)
        for at in range(len(line) - size + 1)
    )


# ---------------------------------------------------------------------- writing
def text(node: Node) -> str:
    """The sum with no more brackets than it needs."""
    match node:
        case Number(digits):
            return digits
        case Negative(of):
            return "-" + _bracketed(of, 2)
        case Op(sign, left, right):
            rank = RANK[sign]
            strict = rank + (sign in "-/^")
            return _bracketed(left, rank + (sign == "^")) + sign + _bracketed(right, strict)


def _bracketed(node: Node, least: int) -> str:
    rank = RANK[node.sign] if isinstance(node, Op) else 0 if isinstance(node, Negative) else 9
    return text(node) if rank >= least else f"({text(node)})"
