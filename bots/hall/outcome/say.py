"""The words of this folder and its refusals."""

from __future__ import annotations

from bots.hall.said import Refusal
from render.words import Fact, Phrase, phrase

OUTCOME = "bots.hall.outcome"


def words(key: str, **facts: Fact) -> Phrase:
    return phrase(OUTCOME, key, **facts)


def no(key: str, **facts: Fact) -> Refusal:
    return Refusal(words(f"no-{key}", **facts))
