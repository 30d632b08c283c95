"""Every package says the same things in every language, and every reason has its words."""

from __future__ import annotations

import re
from enum import StrEnum
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engines import games
from engines.game import Common
from render.words import LANGUAGES, has
from tests.selfplay import every_game

ROOT = Path(__file__).parent.parent
ROOMS = ("bots", "engines", "render", "storage")
SPEAKING = sorted(
    str(folder.parent.relative_to(ROOT)).replace("/", ".")
    for room in ROOMS
    for folder in (ROOT / room).rglob("words")
    if any(folder.glob("*.ftl"))
)
HAN = re.compile(r"[\u4e00-\u9fff]")
# A move is written in its own way for each language: one fact under three names.
WRITTEN = {"zh": "written", "zht": "written", "en": "written"}
# A simplified character left in traditional words is seldom in Big5, and the other way round.
CHARACTER_SETS = {"zh-Hans": "gb2312", "zh-Hant": "big5hkscs"}


class Asked(Visitor):
    """Collects the variables that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(WRITTEN.get(node.id.name, node.id.name))


def words_file(package: str, language: str) -> Path:
    return ROOT / package.replace(".", "/") / "words" / f"{language}.ftl"


def variables(package: str, language: str) -> dict[str, set[str]]:
    """Every key of a language with the variables it uses.  Fails on what cannot be read."""
    read = FluentParser().parse(words_file(package, language).read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in read.body:
        assert not isinstance(entry, ast.Junk), (package, language, entry.content)
        if isinstance(entry, ast.Message):
            asked = Asked()
            asked.visit(entry)
            assert entry.id.name not in found, f"{package} {language}: {entry.id.name} twice"
            found[entry.id.name] = asked.names
    return found


@pytest.mark.parametrize("package", SPEAKING)
def test_the_languages_keep_step(package: str) -> None:
    first, *others = (variables(package, language) for language in LANGUAGES)
    assert first
    for other in others:
        assert other == first


@pytest.mark.parametrize("package", SPEAKING)
@pytest.mark.parametrize("language", sorted(CHARACTER_SETS))
def test_each_chinese_is_written_in_its_own_characters(package: str, language: str) -> None:
    text = words_file(package, language).read_text("utf-8")
    foreign = {c for c in HAN.findall(text) if not _writes(CHARACTER_SETS[language], c)}
    assert foreign == set()


def _writes(charset: str, character: str) -> bool:
    return bool(character.encode(charset, "ignore"))


def lacking(package: str, keys: set[str]) -> list[tuple[str, str]]:
    return sorted((lang, k) for lang in LANGUAGES for k in keys if not has(package, lang, k))


@every_game
def test_every_reason_and_house_rule_has_words(key: str) -> None:
    game = games.find(key)
    why: type[StrEnum] = import_module(game.__module__).Why
    keys = {"name"} | {f"why-{code}" for code in why}
    for name, (_, choices) in game.options().items():
        keys |= {f"option-{name}"}
        said = (choice for choice in choices if isinstance(choice, str))
        keys |= {f"option-{name}-" + re.sub(r"[^a-zA-Z0-9_-]", "_", choice) for choice in said}
    assert lacking(game().words, keys) == []


def test_shared_reasons_have_words() -> None:
    assert lacking("engines", {f"why-{code}" for code in Common}) == []
