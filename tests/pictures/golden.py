"""Small copies of pictures that were looked at and found good, to compare new ones with.

`python -m tests.pictures --golden` makes them anew; look at docs/pictures before keeping them.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from render.paint import png
from render.scene import Scene
from tests.pictures.gallery import scenes

FOLDER = Path(__file__).parents[1] / "data" / "pictures"
CASES = (
    ("xiangqi-start", "light"),
    ("xiangqi-middle", "light"),
    ("xiangqi-middle", "dark"),
    ("xiangqi-black", "light"),
    ("xiangqi-end", "dark"),
    ("gomoku-middle", "light"),
    ("gomoku-end", "dark"),
    ("gomoku-foul", "light"),
    ("doudizhu-hand", "light"),
    ("doudizhu-trick", "dark"),
    ("doudizhu-table", "light"),
    ("luzhanqi-middle", "light"),
    ("siguo-middle", "light"),
    ("guandan-hand", "light"),
    ("guandan-tribute", "dark"),
    ("guandan-trick", "light"),
    ("shengji-bury", "light"),
    ("shengji-trick", "dark"),
    ("shengji-six", "light"),
    ("bridge-auction", "dark"),
    ("bridge-hand", "light"),
    ("bridge-end", "dark"),
    ("minibridge-contract", "light"),
    ("chess-middle", "light"),
    ("chess-black", "light"),
    ("chess-end", "dark"),
    ("draughts-middle", "light"),
    ("draughts-black", "dark"),
    ("draughts-end", "light"),
    ("draughts-russian", "light"),
    ("go-middle", "light"),
    ("go-counting", "dark"),
    ("go-end", "light"),
    ("chinese_checkers-middle", "light"),
    ("chinese_checkers-jumps", "dark"),
    ("shuqi-middle", "light"),
    ("shuqi-chain", "dark"),
    ("mahjong_mcr-hand", "light"),
    ("mahjong_mcr-claim", "dark"),
    ("mahjong_mcr-end", "light"),
    ("cup-champion", "light"),
    ("cup-standings", "dark"),
    ("outcome-groups", "light"),
    ("outcome-swiss", "dark"),
    ("outcome-plan", "light"),
    ("outcome-tables", "dark"),
    ("outcome-board", "light"),
    ("certificate-hans", "light"),
    ("certificate-hant", "light"),
    ("certificate-en", "light"),
)
WIDE = 180  # a quarter of a picture's width
COLOURS = 256

# Largest difference of one channel, 0 to 255, where both pictures are `WIDE` and then halved,
# so that a spot is the mean of a square of eight by eight pixels.  Another FreeType hints and
# smooths letters differently, but moves their ink by less than a pixel; all letters moved a
# whole pixel aside make 25 to 58, the palette of the stored copy 14 at most.  A man, stone,
# card or mark that is gone makes 82 or more.
TOLERANCE = 70


def path(name: str, theme: str) -> Path:
    return FOLDER / f"{name}-{theme}.png"


def shrunk(scene: Scene, theme: str) -> Image.Image:
    """The picture in full colour, `WIDE` pixels wide."""
    image = Image.open(BytesIO(png(scene, theme))).convert("RGB")
    size = (WIDE, round(image.height * WIDE / image.width))
    return image.resize(size, Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> int:
    """How much the most different spot differs, 0 to 255; 255 when the sizes do."""
    if one.size != other.size:
        return 255
    halves = (image.reduce(2) for image in (one, other))
    bands = ImageChops.difference(*halves).split()
    return max(level for band in bands for level, count in enumerate(band.histogram()) if count)


def remake() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, theme in CASES:
        small = shrunk(scenes()[name], theme)
        kept = small.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        kept.save(path(name, theme), "PNG", optimize=True)
