"""Boards, men and marks are where they should be, and can be told apart."""

from __future__ import annotations

from render.grids import (
    board,
    checked,
    corners,
    crossings,
    labels_across,
    labels_down,
    last_stone,
    moved,
    place_mark,
    squares,
    stars,
)
from render.pieces import disc_piece, stone
from render.scene import Box, Disc, Line, Stamp, Text
from tests.render.pixels import ink, painted, pixel


def test_a_xiangqi_board_has_a_river() -> None:
    lines = [line for line in crossings(9, 10, river=4) if isinstance(line, Line)]
    assert len(lines) == 10 + 2 + 2 * 7
    image = painted(*board(0, 0, 10, 11), *crossings(9, 10, river=4), side=11, unit=20)
    wood, line = ink("wood"), ink("line")
    assert pixel(image, 20, 110) == pixel(image, 180, 110) == line
    assert pixel(image, 60, 110) == wood
    assert pixel(image, 60, 90) == pixel(image, 60, 130) == line


def test_a_go_board_has_its_lines_and_stars() -> None:
    image = painted(*board(0, 0, 10, 10), *crossings(9, 9), *stars([(3, 3)]), side=10, unit=40)
    assert pixel(image, 121, 122) == ink("line")
    assert pixel(image, 201, 204) == ink("wood")
    assert pixel(image, 200, 190) == ink("line")


def test_chequered_squares_alternate() -> None:
    boxes = [box for box in squares(8, 8) if isinstance(box, Box) and box.fill == "square_dark"]
    assert len(boxes) == 32
    assert {(box.x + box.y) % 2 for box in boxes} == {1}
    other = squares(3, 3, 1, 1, dark_corner=True)
    assert sum(isinstance(box, Box) and box.fill == "square_dark" for box in other) == 5


def test_coordinates_stand_one_unit_apart() -> None:
    across, down = labels_across("abc", 1, 9), labels_down(("3", "2", "1"), 0, 1)
    assert [(text.x, text.y, text.text) for text in across if isinstance(text, Text)] == [
        (1, 9, "a"),
        (2, 9, "b"),
        (3, 9, "c"),
    ]
    assert [(text.x, text.y, text.text) for text in down if isinstance(text, Text)] == [
        (0, 1, "3"),
        (0, 2, "2"),
        (0, 3, "1"),
    ]


def test_marks_at_the_edge_have_one_side() -> None:
    assert len(place_mark(4, 4)) == 4
    right = place_mark(1, 4, left=False)
    assert len(right) == 2
    assert all(isinstance(line, Line) and x > 1 for line in right for x, _ in line.points)  # type: ignore[union-attr]


def test_the_last_move_shows_where_from_and_where_to() -> None:
    image = painted(*board(0, 0, 4, 4), *moved((1, 1), (3, 3)), side=4, unit=50)
    accent, wood = ink("accent"), ink("wood")
    assert pixel(image, 50 + 8, 50) == accent
    assert pixel(image, 50, 50) == wood
    assert pixel(image, 150 + 23, 150 + 23) == accent
    assert pixel(image, 150, 150) == wood
    assert len(corners(1, 1)) == 4


def test_check_is_a_ring_round_the_piece() -> None:
    man = Stamp(disc_piece("將", "black"), 1, 1)
    image, plain = painted(man, *checked(1, 1)), painted(man)
    assert pixel(image, 100 + 49, 100) == ink("alarm")
    assert image.crop((70, 70, 130, 130)) == plain.crop((70, 70, 130, 130))


def test_the_last_stone_is_marked_on_either_colour() -> None:
    for colour in ("black", "white"):
        image = painted(Stamp(stone(colour), 1, 1, 2), *last_stone(1, 1, colour))
        plain = painted(Stamp(stone(colour), 1, 1, 2))
        assert image != plain
        assert pixel(image, 100, 100) == pixel(plain, 100, 100) == ink(f"stone_{colour}")


def test_sides_differ_by_rings_as_well_as_by_colour() -> None:
    red = [shape for shape in disc_piece("士", "red").shapes if isinstance(shape, Disc)]
    black = [shape for shape in disc_piece("士", "black").shapes if isinstance(shape, Disc)]
    assert len(black) == len(red) + 1


def test_men_are_one_symbol_each() -> None:
    men = {disc_piece(char, side).name for char in "車馬炮" for side in ("red", "black")}
    assert len(men) == 6
    assert disc_piece("車", "red") is disc_piece("車", "red")
