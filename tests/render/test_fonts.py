"""Every script has a face, and text is measured before it is drawn."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given, settings
from hypothesis import strategies as st

from render.fonts import (
    BLOCKS,
    CHINESE_POINTS,
    ELLIPSIS,
    LATIN,
    MISSING,
    SC,
    TC,
    Face,
    fit,
    measure,
    outline,
    runs,
    wrap,
)
from tests.render.test_names import NASTY


@pytest.mark.parametrize("face", [SC, TC])
def test_the_blocks_are_covered_and_as_wide_as_we_say(face: Face) -> None:
    with TTFont(face.path, fontNumber=face.index, lazy=True) as font:
        glyphs, widths = font.getBestCmap(), font["hmtx"]
        for first, last, ems in BLOCKS:
            found = {widths[glyphs[code]][0] for code in range(first, last + 1)}
            assert found == {ems * font["head"].unitsPerEm}
        assert {widths[glyphs[ord(char)]][0] for char in CHINESE_POINTS} == {1000}


@pytest.mark.parametrize(
    "text",
    [
        "象棋大师",
        "東風ひがし",
        "한국어",
        "Łukasz Ñandú",
        "Ελλάς",
        "Юрій",
        "نور الدين",
        "נועה",
        "नमस्ते",
        "ไทย",
        "বাংলা",
        "தமிழ்",
        "తెలుగు",
        "ಕನ್ನಡ",
        "മലയാളം",
        "ગુજરાતી",
        "ਪੰਜਾਬੀ",
        "ଓଡ଼ିଆ",
        "සිංහල",
        "ខ្មែរ",
        "ລາວ",
        "မြန်မာ",
        "ქართული",
        "Հայերեն",
        "አማርኛ",
        "😀👍♠",
        "①②",
    ],
)
def test_scripts_have_faces(text: str) -> None:
    parts = runs(text)
    assert MISSING not in "".join(part.text for part in parts)
    assert all(part.width > 0 for part in parts)


def test_what_no_face_has_is_marked() -> None:
    assert [part.text for part in runs("\U00013000")] == [MISSING]


def test_han_characters_are_one_em_and_bold_is_wider() -> None:
    assert measure("象棋", 40) == 80
    assert measure("mm", 1, 700) > measure("mm", 1) > 1


def test_points_among_han_characters_are_theirs() -> None:
    assert {part.face for part in runs("“象”…", face="tc")} == {TC}
    assert {part.face for part in runs("“elephant”…")} == {LATIN}


def test_runs_from_right_to_left_change_places() -> None:
    parts = runs("ab שלום 😀 نور cd")
    assert [part.text for part in parts] == ["ab ", "نور", " ", "😀", "שלום ", " ", "cd"]
    assert [part.right_to_left for part in parts] == [False, True, True, True, True, False, False]


def test_neighbours_from_right_to_left_are_turned() -> None:
    assert [part.text for part in runs("שלוםنور")] == ["نور", "שלום"]


@settings(deadline=None)  # the first text reads its fonts
@given(NASTY, st.floats(0.05, 30), st.sampled_from([400, 700]))
def test_text_fits_its_room(text: str, room: float, weight: int) -> None:
    line, size = fit(text, 1.0, room, weight)
    assert measure(line, size, weight) <= room * 1.001
    assert size >= 0.7 or line.endswith(ELLIPSIS)


def test_text_shrinks_first_and_is_cut_then() -> None:
    assert fit("象棋大师", 1, 4) == ("象棋大师", 1)
    assert fit("象棋大师", 1, 3) == ("象棋大师", 0.75)
    cut, size = fit("象棋大师象棋大师", 1, 3.5)
    assert (cut, size) == ("象棋大师" + ELLIPSIS, 0.7)
    assert fit("象棋大师", 1, 0) == ("象棋大师", 1)


def test_lines_break_at_spaces_and_between_han_characters() -> None:
    assert wrap("one two three", 1, measure("one two ")) == ("one two", "three")
    assert wrap("象棋大师，你好。", 1, 4) == ("象棋大", "师，你", "好。")
    assert len(wrap("a " * 100, 1, 5, most=2)) == 2


def test_outlines_are_drawn_in_ems() -> None:
    path = outline("一")
    assert path.startswith("M")
    assert path.endswith("Z")
    assert outline("車", face="sc") != ""


def test_importing_reads_no_font() -> None:
    code = (
        "import render.paint, render.svg, render.fonts as f; print(f._font.cache_info().currsize)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert told.stdout.strip() == "0"


SCRIPTS = ("Łukasz", "نور", "ไทย", "नमस्ते", "😀", "①", "象棋", "ქართული")
AT_ONCE = f"""
from concurrent.futures import ThreadPoolExecutor
from render.fonts import measure
with ThreadPoolExecutor(8) as pool:
    print(*pool.map(lambda text: measure(text, 1, 700), {SCRIPTS!r}))
"""


def test_threads_may_read_fonts_at_once() -> None:
    command = [sys.executable, "-c", AT_ONCE]
    told = subprocess.run(command, capture_output=True, check=True, text=True)
    assert told.stdout.split() == [str(measure(text, 1, 700)) for text in SCRIPTS]
