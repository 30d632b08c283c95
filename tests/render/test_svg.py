"""SVG pictures are well-formed, open to clicks and follow the theme."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from render.cards import back, face
from render.frame import around
from render.grids import board, crossings, moved
from render.look import Look, Player
from render.pieces import disc_piece, stone
from render.scene import Box, Disc, Hot, Line, Polygon, Scene, Shape, Stamp, Text
from render.svg import svg
from tests.render.test_names import NASTY

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*shapes: Shape, hot: tuple[Hot, ...] = (), alt: str = "") -> Xml.Element:
    return Xml.fromstring(svg(Scene(10, 10, shapes, alt, hot=hot)))


def test_every_shape_is_there() -> None:
    root = drawn(
        Line(((0, 0), (1, 1), (2, 0)), "ink"),
        Polygon(((0, 0), (1, 1), (2, 0)), "good", "bad"),
        Disc(1, 2, 3, "", "red"),
        Box(1, 2, 3, 4, "panel", round=0.5),
        Text(5, 5, "炮二平五", 1, anchor="end", weight=700, face="tc"),
        alt="A board",
    )
    assert (root.get("role"), root.get("aria-label")) == ("img", "A board")
    assert root.get("viewBox") == "0 0 10 10"
    kinds = [child.tag.removeprefix(SVG) for child in root]
    assert kinds == ["rect", "polyline", "polygon", "circle", "rect", "text"]
    line, polygon, disc, box, text = root[1:]
    assert line.get("points") == "0,0 1,1 2,0"
    assert "stroke:var(--bad,#" in str(polygon.get("style"))
    assert "fill:none" in str(disc.get("style"))
    assert (box.get("width"), box.get("rx")) == ("3", "0.5")
    assert (text.text, text.get("text-anchor"), text.get("font-weight")) == (
        "炮二平五",
        "end",
        "700",
    )
    assert "TC" in str(text.get("font-family"))


def test_themes_give_the_colours_to_fall_back_on() -> None:
    scene = Scene(1, 1, (), "")
    assert "var(--paper,#fbf8f1)" in svg(scene)
    assert "var(--paper,#1a1c20)" in svg(scene, "dark")
    with pytest.raises(KeyError):
        svg(Scene(1, 1, (Disc(0, 0, 1, "no such ink"),), ""))


def test_hot_places_are_buttons() -> None:
    root = drawn(hot=(Hot(1, 2, 3, 4, "e3", "Rook on e3"), Hot(0, 0, 1, 1, "a&b")))
    assert root.get("role") == "group"
    one, other = root.findall(f"{SVG}g")
    wanted = {
        "class": "hot",
        "data-hot": "e3",
        "role": "button",
        "tabindex": "0",
        "aria-label": "Rook on e3",
    }
    assert one.attrib == wanted
    assert one[0].attrib == {"x": "1", "y": "2", "width": "3", "height": "4", "fill": "transparent"}
    assert (other.get("data-hot"), other.get("aria-label")) == ("a&b", "a&b")


def test_symbols_are_defined_once_and_used() -> None:
    men = [
        disc_piece("車", "red"),
        disc_piece("車", "black"),
        stone("black"),
        face("10", "H"),
        back(),
    ]
    root = drawn(*(Stamp(man, 5, 5, size) for man in men for size in (1, 2)))
    ids = [group.get("id") for group in root.findall(f"{SVG}defs/{SVG}g")]
    used = [str(use.get("href")).removeprefix("#") for use in root.findall(f"{SVG}use")]
    assert len(set(ids)) == len(men)
    assert set(used) == set(ids)
    assert len(used) == 2 * len(men)


def test_men_are_drawn_without_any_font() -> None:
    root = drawn(Stamp(disc_piece("車", "red"), 5, 5))
    assert root.find(f".//{SVG}text") is None
    path = root.find(f".//{SVG}path")
    assert path is not None
    assert len(str(path.get("d"))) > 100


def test_text_that_had_to_shrink_keeps_its_room_in_any_font() -> None:
    root = drawn(Text(5, 5, "象棋大师", 1, room=3))
    text = root.find(f"{SVG}text")
    assert text is not None
    assert (text.get("font-size"), text.get("textLength")) == ("0.75", "3")


@settings(deadline=None, max_examples=100)
@given(NASTY, NASTY)
@example('"><script>alert(1)</script>', "\x00\ud800]]>&amp;")
def test_no_text_breaks_the_picture(one: str, other: str) -> None:
    root = drawn(Text(1, 1, one, 1, room=3), hot=(Hot(0, 0, 1, 1, other, one),), alt=other)
    assert {child.tag.removeprefix(SVG) for child in root} <= {"rect", "text", "g"}
    assert not root.findall(f".//{SVG}script")


@given(st.sampled_from(["light", "dark"]))
@settings(deadline=None, max_examples=2)
def test_a_whole_game_is_well_formed(theme: str) -> None:
    body = Scene(
        10,
        10,
        (Stamp(stone("white"), 3, 3), *moved((1, 1), (3, 3))),
        "board",
        (*board(0.2, 0.2, 9.6, 9.6), *crossings(9, 9)),
        (Hot(0.5, 0.5, 1, 1, "a1"),),
    )
    look = Look("zh-Hant", 1, (Player("<b>", "1:00", True), Player("נועה")), "#1")
    root = Xml.fromstring(svg(around(body, look, ("将军 & 应将",)), theme))
    texts = [str(text.text) for text in root.findall(f"{SVG}text")]
    assert texts == ["#1", "1:00", "<b>", "נועה", "将军 & 应将"]
