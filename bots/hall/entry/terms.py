"""The terms of entry: what is asked, who may enter, when, how many, and as what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

UNITS = ("single", "pair", "team")
SIZES = {"single": (1, 1), "pair": (2, 2)}
TOO_FEW = ("ask", "cancel", "extend")
LEAST, MOST_ENTRANTS = 2, 1000


@dataclass(frozen=True, slots=True)
class Question:
    """One line of the form.  A `private` answer is for the organiser alone."""

    label: str
    choices: tuple[str, ...] = ()
    private: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """Who may enter: the answer to `label` must stand so to `value`; "a/b" is either."""

    label: str
    sign: str  # = != < <= > >=
    value: str

    @property
    def text(self) -> str:
        return f"{self.label}{self.sign}{self.value}"


@dataclass(frozen=True, slots=True)
class Terms:
    """Times are ms UTC (0: none), `check_in` minutes before the start (0: none), `size` the
    people of one entry, `late_rounds` how many rounds may have begun when one still enters.
    `seeds` are numbers of entries, the strongest first; in a knock-out they come in in round
    `seeds_enter`."""

    zone: str = "UTC"
    opens: int = 0
    closes: int = 0
    starts: int = 0
    most: int = MOST_ENTRANTS
    waiting: bool = True
    too_few: str = TOO_FEW[0]
    approval: bool = False
    fee: str = ""
    questions: tuple[Question, ...] = ()
    filters: tuple[Filter, ...] = ()
    division: str = ""
    cuts: tuple[int, ...] = ()
    unit: str = "single"
    size: tuple[int, int] = (1, 1)
    check_in: int = 0
    required: bool = True
    late_rounds: int = 0
    seeds: tuple[int, ...] = ()
    seeds_enter: int = 1

    @property
    def teams(self) -> bool:
        return self.unit != "single"

    def question(self, label: str) -> Question | None:
        return next((q for q in self.questions if q.label == label), None)

    def plain(self) -> dict[str, Any]:
        """As an entry of the log keeps them."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


USUAL = Terms()
MINUTE = 60_000
SOON = 60 * MINUTE  # before the close
LAST_CALL = 15 * MINUTE  # before the start


def times(terms: Terms) -> dict[str, int]:
    """What the calendar brings, and when (ms UTC), in the order in which it must happen."""
    found = {}
    if terms.opens:
        found["opens"] = terms.opens
    if terms.closes:
        found |= {"soon": terms.closes - SOON, "closes": terms.closes}
    if terms.starts and terms.check_in:
        window = terms.check_in * MINUTE
        found |= {"check-in": terms.starts - window, "late": terms.starts - window // 2}
    elif terms.starts:
        found["last-call"] = terms.starts - LAST_CALL
    if terms.starts:
        found["starts"] = terms.starts
    return found


def terms_of(data: dict[str, Any]) -> Terms:
    return msgspec.convert(data, Terms)


def division_of(terms: Terms, answer: str) -> str:
    """The division an answer falls into: itself, or between two of the cuts: <12, 12-17, 18+."""
    if not terms.cuts:
        return answer
    number = numeric(answer)
    if number is None:
        return answer
    below = [cut for cut in terms.cuts if cut <= number]
    above = [cut for cut in terms.cuts if cut > number]
    if not below:
        return f"<{above[0]}"
    return f"{below[-1]}-{above[0] - 1}" if above else f"{below[-1]}+"


def numeric(text: str) -> int | None:
    """A whole number as people write one, at most nine digits."""
    digits = text.strip().rstrip("岁歲")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else None


def passes(rule: Filter, answer: str) -> bool:
    values = [value.strip().casefold() for value in rule.value.split("/")]
    if rule.sign in ("=", "!="):
        return (answer.strip().casefold() in values) == (rule.sign == "=")
    mine, bound = numeric(answer), numeric(rule.value)
    if mine is None or bound is None:
        return False
    order = {"<": mine < bound, "<=": mine <= bound, ">": mine > bound, ">=": mine >= bound}
    return order[rule.sign]
