"""What we say, in the reader's language.

Each package that speaks has `words/<language>.ftl` (Project Fluent) beside it.  Code passes
phrases, a key with its facts; only at the very end is a phrase put into words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("zh-Hans", "zh-Hant", "en")
DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A key in the words of `package`, with the facts it speaks of; a fact may be a phrase."""

    package: str
    key: str
    facts: Mapping[str, Fact]


Fact = str | int | Phrase


def phrase(package: str, key: str, **facts: Fact) -> Phrase:
    return Phrase(package, key, facts)


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    # Isolating marks would surround every fact, moves included; names are isolated where
    # they are cleaned, so that what we print can be typed back.
    bundle = FluentBundle([language], use_isolating=False)
    source = files(package) / "words" / f"{language}.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


def has(package: str, language: str, key: str) -> bool:
    return bool(_bundle(package, language).has_message(key))


def say(package: str, language: str, key: str, **facts: str | int) -> str:
    """The words of one key.  Raises KeyError when the language lacks it or a fact is missing."""
    return _said(package, language, key, tuple(facts.items()))


# Most of what a board says after a move was said of the board before.
@lru_cache(1 << 14)
def _said(package: str, language: str, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(package, language)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise KeyError((package, language, key))
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise KeyError((package, language, key, str(errors[0])))
    return str(text)


def tell(said: Phrase, language: str, clean: Callable[[str], str] = lambda text: text) -> str:
    """A phrase in words; text facts go through `clean` first."""

    def fact(value: Fact) -> str | int:
        match value:
            case Phrase():
                return tell(value, language, clean)
            case str():
                return clean(value)
            case _:
                return value

    return say(said.package, language, said.key, **{k: fact(v) for k, v in said.facts.items()})
