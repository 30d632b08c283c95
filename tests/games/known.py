"""Known answers: vectors from elsewhere in tests/data, and the cases beside each game's rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def known(name: str) -> Any:
    """What tests/data has under this name."""
    return json.loads((ROOT / "tests" / "data" / f"{name}.json").read_text("utf-8"))


def book_cases(key: str, name: str) -> Any:
    """The cases of this name that a game's folder keeps as data."""
    path = ROOT / "engines" / "games" / key / "cases" / f"{name}.json"
    return json.loads(path.read_text("utf-8"))
