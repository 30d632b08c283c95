"""Inks and what they look like: one scene, a light and a dark theme.

| ink | what it is for |
| --- | --- |
| paper, ink, muted, good, bad | the page, its text, lesser text, a winner, a loser or a refusal |
| panel, panel_edge, stripe | a label's box, its border, every other row of a table |
| on_turn, turn_mark | the box of whoever moves now, and the pointer in it |
| wood, wood_edge, line, wood_ink | a board, its border, its lines, coordinates written on it |
| square_light, square_dark | the squares of a chequered board |
| disc, disc_edge, red, black | a xiangqi man, its rim, and the two sides' characters on it |
| stone_black, stone_white, stone_edge | go and gomoku stones, and the rim of both |
| green | a fourth side, beside red, black and accent |
| accent, alarm | marks on boards: the last move, a check |
| felt, felt_line | a card table and lines on it |
| card, card_edge, suit_red, suit_black | the face of a card |
| card_back, back_line | the back of a card |
| tile_green, tile_blue | sticks, rings and characters on a mahjong tile |

Nothing is told by hue alone: red men have one ring and black men two, marks differ in shape
(a small ring, corners, a large ring), suits and jokers too.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

LIGHT = MappingProxyType(
    {
        "paper": "#fbf8f1",
        "ink": "#201c17",
        "muted": "#645b50",
        "good": "#14653a",
        "bad": "#a81d1d",
        "panel": "#f1eadc",
        "panel_edge": "#cfc3ad",
        "stripe": "#f3ede1",
        "on_turn": "#ffe7a3",
        "turn_mark": "#8f4f00",
        "wood": "#e9c98f",
        "wood_edge": "#a87f45",
        "line": "#5b4327",
        "wood_ink": "#5b4327",
        "square_light": "#f2dfb9",
        "square_dark": "#b98a56",
        "disc": "#fcf0d3",
        "disc_edge": "#8a6636",
        "red": "#b8121f",
        "black": "#14191f",
        "stone_black": "#22252a",
        "stone_white": "#ffffff",
        "stone_edge": "#4b443a",
        "green": "#0c6136",
        "accent": "#0f4fa8",
        "alarm": "#c4001d",
        "felt": "#d9e8dc",
        "felt_line": "#a9c4b0",
        "card": "#ffffff",
        "card_edge": "#7d776b",
        "suit_red": "#c3131c",
        "suit_black": "#16181c",
        "card_back": "#2c5a8c",
        "back_line": "#c9dbee",
        "tile_green": "#0c6b3c",
        "tile_blue": "#1b4e94",
    }
)

DARK = MappingProxyType(
    {
        "paper": "#1a1c20",
        "ink": "#efeae0",
        "muted": "#aaa397",
        "good": "#7fd8a2",
        "bad": "#ff9d94",
        "panel": "#272a30",
        "panel_edge": "#454a54",
        "stripe": "#22252a",
        "on_turn": "#42350f",
        "turn_mark": "#ffcc4d",
        "wood": "#c39b61",
        "wood_edge": "#7b5b31",
        "line": "#3f2d18",
        "wood_ink": "#33240f",
        "square_light": "#d9c096",
        "square_dark": "#946b3f",
        "disc": "#f0dfba",
        "disc_edge": "#6d4e27",
        "red": "#a80f1b",
        "black": "#12161b",
        "stone_black": "#17191d",
        "stone_white": "#f1eee6",
        "stone_edge": "#3a342b",
        "green": "#0a4f2c",
        "accent": "#0a3c85",
        "alarm": "#a30018",
        "felt": "#1f3329",
        "felt_line": "#39584a",
        "card": "#f1ede3",
        "card_edge": "#5e594f",
        "suit_red": "#b00f18",
        "suit_black": "#16181c",
        "card_back": "#2a4f78",
        "back_line": "#9db8d4",
        "tile_green": "#0a5a32",
        "tile_blue": "#16417c",
    }
)

THEMES = MappingProxyType({"light": LIGHT, "dark": DARK})

# Which papers a text ink may stand on: tests hold each pair to a contrast of 4.5, and the
# palette keeps shades between them for smooth edges.
READS_ON = MappingProxyType(
    {
        "ink": ("paper", "panel", "stripe", "on_turn", "felt"),
        "muted": ("paper", "panel", "stripe", "on_turn", "felt"),
        "good": ("paper", "panel", "stripe"),
        "bad": ("paper", "panel", "stripe"),
        "turn_mark": ("on_turn", "paper"),
        "wood_ink": ("wood",),
        "red": ("disc",),
        "black": ("disc",),
        "accent": ("disc",),
        "green": ("disc",),
        "suit_red": ("card",),
        "suit_black": ("card",),
        "tile_green": ("card",),
        "tile_blue": ("card",),
    }
)

# Other edges that meet often: their shades are kept too.
MEETS = (
    ("disc", "wood"),
    ("disc_edge", "wood"),
    ("disc_edge", "disc"),
    ("stone_black", "wood"),
    ("stone_white", "wood"),
    ("stone_edge", "wood"),
    ("stone_edge", "stone_white"),
    ("line", "wood"),
    ("wood_edge", "paper"),
    ("accent", "wood"),
    ("accent", "stone_white"),
    ("alarm", "wood"),
    ("card_edge", "paper"),
    ("card_edge", "felt"),
    ("card_edge", "card"),
    ("card_back", "back_line"),
    ("panel_edge", "paper"),
)

RGB = tuple[int, int, int]


def rgb(colour: str) -> RGB:
    """The three bytes of "#rrggbb"."""
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def _light(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _luminance(colour: str) -> float:
    red, green, blue = map(_light, rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def css() -> str:
    """Custom properties for a page, so that its SVG pictures follow the reader's theme."""

    def rules(theme: str) -> str:
        return "".join(f"--{ink}:{colour};" for ink, colour in THEMES[theme].items())

    dark = rules("dark")
    return (
        f":root{{{rules('light')}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
        f":root[data-theme=dark]{{{dark}}}"
    )


@cache
def shades(theme: str, most: int = 256) -> tuple[RGB, ...]:
    """The palette of a theme: its inks first, then shades between inks that touch."""
    inks = THEMES[theme]
    palette = [rgb(colour) for colour in dict.fromkeys(inks.values())]
    pairs = [(ink, paper) for ink, papers in READS_ON.items() for paper in papers]
    for steps in (2, 4):  # more would cost bytes and show only under a lens
        for one, other in (*pairs, *MEETS):
            for step in range(1, steps, 2):
                shade = _between(rgb(inks[one]), rgb(inks[other]), step / steps)
                if len(palette) < most and all(_apart(shade, kept) for kept in palette):
                    palette.append(shade)
    return tuple(palette)


def _between(one: RGB, other: RGB, share: float) -> RGB:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _apart(one: RGB, other: RGB) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 8
