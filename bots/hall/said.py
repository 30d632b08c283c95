"""The hall's own words: what it says, and how it refuses."""

from __future__ import annotations

from collections.abc import Sequence

from render.words import Fact, Phrase, has, phrase

HALL = "bots.hall"


class Refusal(Exception):
    """What was asked cannot be done; the phrase says why and what would be right.  `more` is
    said after it; `unheard`: nothing is said at all."""

    def __init__(
        self, said: Phrase, *more: Phrase, secret: bool = False, unheard: bool = False
    ) -> None:
        super().__init__(said)
        self.said = said
        self.more = more
        self.secret = secret
        self.unheard = unheard


def words(key: str, **facts: Fact) -> Phrase:
    return phrase(HALL, key, **facts)


def listed(said: Sequence[Fact]) -> Fact:
    """Several things as one fact: 甲、乙、丙."""
    first, *rest = said
    return words("pair", first=first, second=listed(rest)) if rest else first


def own(package: str, key: str, **facts: Fact) -> Phrase:
    """What the hall would say, in the game's own words where it has some."""
    return Phrase(package if has(package, "en", key) else HALL, key, facts)


def no(key: str, **facts: Fact) -> Refusal:
    return Refusal(words(f"no-{key}", **facts))
