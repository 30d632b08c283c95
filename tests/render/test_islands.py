"""Parts of a picture that are drawn apart: the result is what drawing all at once gives."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render import paint
from render.paint.islands import Area, islands
from render.paint.shapes import put
from render.scene import Box, Disc, Line, Polygon, Scene, Shape, Stamp, Symbol, Text
from render.theme import THEMES
from tests.render.pixels import opened

SPAN = st.tuples(st.integers(-5, 40), st.integers(1, 12))
AREAS = st.builds(lambda x, y: (x[0], y[0], sum(x), sum(y)), SPAN, SPAN)
AT = st.floats(-0.3, 4.3)
SIZE = st.floats(0.1, 1.6)
EDGE = st.sampled_from([0.03, 0.1])
INKS = st.sampled_from(["ink", "red", "accent", "card", "felt"])
SPOT = Symbol("spot", (Disc(0, 0, 0.4, "red", "ink"), Line(((-0.5, 0), (0.5, 0.2)))))
SHAPES: st.SearchStrategy[Shape] = st.one_of(
    st.builds(Box, AT, AT, SIZE, SIZE, INKS, INKS, EDGE, st.sampled_from([0.0, 0.2])),
    st.builds(Disc, AT, AT, SIZE, INKS, INKS, EDGE),
    st.builds(lambda x, y, to, ink: Line(((x, y), (to, y)), ink, 0.1), AT, AT, AT, INKS),
    st.builds(
        lambda x, y, s, ink: Polygon(((x, y), (x + s, y), (x, y + s)), ink), AT, AT, SIZE, INKS
    ),
    st.builds(lambda x, y, size: Stamp(SPOT, x, y, size), AT, AT, SIZE),
    st.builds(
        lambda x, y, text: Text(x, y, text, 0.4), AT, AT, st.sampled_from(["帅", "12:07", ""])
    ),
)


def apart(one: Area, other: Area) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@given(st.lists(AREAS, max_size=25))
def test_islands_hold_every_area_once_and_lie_apart(areas: list[Area]) -> None:
    found = islands(areas)
    assert sorted(n for _, members in found for n in members) == list(range(len(areas)))
    for hull, members in found:
        assert members == sorted(members)
        lefts, tops, rights, bottoms = zip(*(areas[n] for n in members), strict=True)
        assert hull == (min(lefts), min(tops), max(rights), max(bottoms))
    hulls = [hull for hull, _ in found]
    assert all(apart(a, b) for n, a in enumerate(hulls) for b in hulls[:n])


@settings(deadline=None, max_examples=120)
@given(st.lists(SHAPES, max_size=12), st.lists(SHAPES, max_size=4), st.lists(SHAPES, max_size=12))
def test_a_picture_of_islands_is_the_picture_drawn_at_once(
    shapes: list[Shape], ground: list[Shape], before: list[Shape]
) -> None:
    def scene(some: list[Shape]) -> Scene:
        return Scene(4, 4, tuple(some), "", ground=tuple(ground), unit=25)

    paint.png(scene(before))  # whatever was drawn on the same ground must leave no trace
    found = opened(paint.png(scene(shapes))).convert("RGB")
    wanted = Image.new("RGB", (100, 100), THEMES["light"]["paper"])
    for layer in (ground, shapes):
        for shape in layer:
            put(wanted, shape, 25, "light")
        wanted = paint._indexed(wanted, "light").convert("RGB")
    assert ImageChops.difference(found, wanted).getbbox() is None
