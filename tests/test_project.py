"""What the project says of itself: pins, metadata, and the pages that are made from tables."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from bots.machine.pages import commands_page

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+) \\$", re.MULTILINE)


@pytest.mark.parametrize("name", ["constraints.txt", "constraints-dev.txt"])
def test_everything_is_pinned_with_its_hash_and_nothing_names_a_server(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert not re.search(r"://|^-|^\s+-(?!-hash=sha256:[0-9a-f]{64})", text, re.MULTILINE)
    pins = {_plain(pin): version for pin, version in PIN.findall(text)}
    # The project itself is built without the network, by the setuptools that is installed.
    assert int(pins["setuptools"].split(".")[0]) >= 80
    wanted = list(PROJECT["dependencies"])
    if name == "constraints-dev.txt":
        wanted += PROJECT["optional-dependencies"]["dev"]
    assert {_plain(re.split(r"[\[<>=;]", one)[0]) for one in wanted} <= pins.keys()


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_metadata() -> None:
    assert PROJECT["license"] == "GPL-3.0-or-later"
    (licence,) = PROJECT["license-files"]
    assert (ROOT / licence).read_text("utf-8").lstrip().startswith("GNU GENERAL PUBLIC LICENSE")
    assert (ROOT / PROJECT["readme"]).is_file()
    assert PROJECT["description"]
    assert PROJECT["scripts"] == {"yiqun": "bots.cli:main"}
    (script,) = entry_points(group="console_scripts", name="yiqun")
    assert callable(script.load())


def test_the_command_page_is_made_from_the_table() -> None:
    assert (ROOT / "docs" / "commands.md").read_text("utf-8") == commands_page()
