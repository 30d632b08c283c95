"""`yiqun draw`: a picture of any table and any cup, or one sentence why not."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bots.machine.draw import Asked, CannotDraw, drawn, kind_of, scene
from render.scene import Text
from tests.host.serving import Home, one_sentence

FEN = "5k3/R8/9/9/9/9/9/9/9/4K3R w - - 0 1"
HANDS = json.dumps({"hands": ["345BR", "77", "9"], "landlord": 0, "to_act": [0]})
EVENT = {
    "name": "春季赛",
    "entrants": [{"name": name} for name in ("甲", "乙", "丙", "丁")],
    "seed": "11" * 32,
    "stages": [{"format": "knockout", "placement": "bracket"}],
}


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize(
    ("game", "asked", "said"),
    [
        ("xiangqi", {"moves": "炮二平五 馬8進7 h0g2"}, ""),
        ("xiangqi", {"position": FEN, "moves": "i0i9"}, ""),
        ("gomoku", {"moves": "h8 h9", "options": ("rule=renju",)}, "H9"),
        ("doudizhu", {"position": HANDS}, ""),
        ("doudizhu", {"moves": "1 2 3"}, ""),
    ],
)
def test_every_game_seat_and_theme(
    game: str, asked: dict[str, str], said: str, seat: int | None, theme: str
) -> None:
    found = scene(game, Asked(seat=seat, theme=theme, **asked))  # type: ignore[arg-type]
    assert said in found.alt
    assert ElementTree.fromstring(drawn(found, "svg", theme)).tag.endswith("svg")
    assert drawn(found, "png", theme).startswith(b"\x89PNG")


def test_a_seat_sees_its_own_hand_alone() -> None:
    shown = {seat: scene("doudizhu", Asked(position=HANDS, seat=seat)).alt for seat in (None, 0, 1)}
    assert len(set(shown.values())) == 3
    assert "♣3" not in shown[1] + shown[None]


def test_a_cup(tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(EVENT), "utf-8")
    found = scene(str(path), Asked(language="zh-Hans"))
    assert all(name in found.alt for name in "甲乙丙丁")
    assert drawn(found, "png", "dark").startswith(b"\x89PNG")
    places = scene(str(path), Asked(of="standings", language="zh-Hans"))
    written = {shape.text for shape in places.shapes if isinstance(shape, Text)}
    assert {"甲", "乙", "丙", "丁"} <= written


def test_the_command(home: Home) -> None:
    done = home.run(
        "draw", "gomoku", "--moves", "h8", "--out", "board.svg", "--language", "zh-Hant"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "H8" in done.stdout
    assert (home.folder / "board.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("what", "asked", "said"),
    [
        ("tennis", {}, "games are"),
        ("xiangqi", {"moves": "zz"}, "cannot read"),
        ("xiangqi", {"moves": "h8"}, "cannot read"),
        ("xiangqi", {"position": "9/9"}, "not a legal position"),
        ("xiangqi", {"position": "{"}, "not JSON"),
        ("xiangqi", {"position": FEN, "moves": "i0i9 e0e1"}, "over"),
        ("xiangqi", {"seat": 2}, "seats are 0 to 1"),
        ("xiangqi", {"seat": -1}, "seats are 0 to 1"),
        ("xiangqi", {"language": "de"}, "languages are"),
        ("xiangqi", {"theme": "pink"}, "themes are"),
        ("cup.json", {"of": "lots"}, "pictures of an event are tree, lower, standings"),
        ("xiangqi", {"options": ("komi",)}, "komi"),
        ("gomoku", {"position": "[1]"}, "not a legal position"),
        ("nowhere.json", {}, "nowhere.json"),
    ],
)
def test_what_cannot_be_drawn(what: str, asked: dict[str, str], said: str) -> None:
    with pytest.raises(CannotDraw) as cannot:
        scene(what, Asked(**asked))  # type: ignore[arg-type]
    assert said in str(cannot.value)


@pytest.mark.parametrize(
    ("name", "kind"), [("a.png", "png"), ("A.SVG", "svg"), ("board", "png"), ("v1.2/a", "png")]
)
def test_the_ending_says_the_kind_of_file(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_the_command_refuses(home: Home) -> None:
    for name in ("c.gif", "c.pdf", "c.jpeg"):
        said = one_sentence(home.run("draw", "gomoku", "--out", name), 2)
        assert ".png or .svg" in said and not (home.folder / name).exists()
    assert "games are" in one_sentence(home.run("draw", "tennis", "--out", "x.png"), 2)
    said = one_sentence(home.run("draw", "gomoku", "--out", "nowhere/x.png"), 2)
    assert "nowhere" in said and "a folder that is there" in said and "Errno" not in said
