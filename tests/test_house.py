"""House rules no linter has: what is short can be read in one sitting."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines import games
from render.words import LANGUAGES
from tests.selfplay import every_game

ROOT = Path(__file__).parent.parent
ROOMS = ("bots", "engines", "render", "storage", "tests")
KINDS = {".py", ".ftl", ".toml", ".md", ".html", ".css", ".js", ".yml"}
LONGEST = 400
# Put together here, so that this file does not hold what it forbids.
MACHINE_PATHS = tuple("/" + place for place in ("work/", "home/", "root/", "Users/"))


def files(*kinds: str) -> Iterator[Path]:
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*")):
            if path.suffix in kinds and "__pycache__" not in path.parts:
                yield path


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_no_file_is_longer_than_400_lines() -> None:
    lines = {shown(p): p.read_text("utf-8").count("\n") for p in files(".py")}
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_every_module_says_what_it_is() -> None:
    silent = [shown(p) for p in files(".py") if not ast.get_docstring(_parsed(p))]
    assert silent == []


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def test_sections_are_marked_in_one_way() -> None:
    """A bar of dashes that ends in column 72, then the section's name."""
    bars = [
        (shown(path), line)
        for path in files(".py")
        for line in path.read_text("utf-8").splitlines()
        if line.lstrip().startswith("# -----")
    ]
    assert [bar for bar in bars if len(bar[1].partition("- ")[0]) != 71] == []


def test_every_folder_with_code_is_a_package() -> None:
    folders = {p.parent for p in files(".py")}
    assert [shown(f) for f in sorted(folders) if not (f / "__init__.py").exists()] == []


def test_nothing_depends_on_one_machine() -> None:
    owned = [*files(*KINDS), *ROOT.glob("*.md"), ROOT / "pyproject.toml", ROOT / "Makefile"]
    for extra in ("docs", "benchmarks", "deploy", ".github"):
        owned += [p for p in (ROOT / extra).rglob("*") if p.suffix in KINDS]
    tied = [(shown(p), at) for p in owned for at in MACHINE_PATHS if at in p.read_text("utf-8")]
    assert tied == []


def test_whoever_speaks_speaks_every_language() -> None:
    spoken = {p.parent for p in files(".ftl")}
    wanted = {f"{language}.ftl" for language in LANGUAGES}
    assert {shown(f): {p.name for p in f.glob("*.ftl")} for f in spoken} == {
        shown(f): wanted for f in spoken
    }


@every_game
def test_a_game_folder_is_complete(key: str) -> None:
    folder = ROOT / "engines" / "games" / key
    if not folder.exists():
        pytest.skip("this game comes from another package")
    for name in ("rules.py", "RULES.md", "words", "cases"):
        assert (folder / name).exists(), name
    assert any((folder / "cases").iterdir())
    assert games.find(key).key == key
