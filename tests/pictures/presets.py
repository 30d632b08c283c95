"""Every preset in pictures, made by the scripts of `tests.season`, and the page that shows them.

An event is played in a hall as people of one language see it; the languages take turns.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bots.hall.event import Event
from bots.hall.event_draw import scene
from bots.hall.outcome.awards import Honours, honours
from bots.hall.post import Picture
from bots.hall.presets import PRESETS, Preset
from render.paint import png
from render.scene import Scene
from render.words import LANGUAGES, say
from tests.hall.transcript import Room
from tests.pictures.outcomes import said
from tests.season import script

PAGE = Path(__file__).parents[2] / "docs" / "presets.md"
HEAD = """# The presets in pictures

What a group sees of each preset: how it begins, its stages when they are over, and the
certificate of its champion. `/event presets` lists them, `/event new` with a name from here
starts one; what else can be set is in [organising.md](organising.md). Every event here was played
by a script in the console, some with fewer entrants or boards than usual; the languages take turns.
"""
HONOURS = {
    "zh-Hans": Honours(3, "赛事之印", "弈群俱乐部"),
    "zh-Hant": Honours(3, "弈群棋社", "弈群棋社"),
    "en": Honours(3, "弈", "The Yiqun Club"),
}


def names(preset: Preset) -> tuple[str, ...]:
    """The files of a preset's pictures, in the order in which they come about."""
    stages = (f"stage{number}" for number in range(1, len(preset.stages) + 1))
    return tuple(f"preset-{preset.key}-{of}.png" for of in ("begin", *stages, "certificate"))


def files() -> Iterator[tuple[str, bytes]]:
    for number, preset in enumerate(PRESETS):
        language = LANGUAGES[number % len(LANGUAGES)]
        scenes = asyncio.run(played(preset, language))
        yield from zip(names(preset), map(png, scenes), strict=True)


async def played(preset: Preset, language: str) -> list[Scene]:
    """The pictures of one event, from a hall of its own."""
    lines = list(script(preset, language))
    drawn = 1 + next(n for n, line in enumerate(lines) if line.endswith("/event draw"))
    with tempfile.TemporaryDirectory() as folder:
        room = await Room.open(Path(folder) / "hall.db", language)
        try:
            await room.do(*lines[:drawn])
            begun = await room.hall.event("e1")
            await room.do(*lines[drawn:])
            over = await room.hall.event("e1")
        finally:
            await room.close()
    return [beginning(begun, language), *ending(over, language)]


def beginning(event: Event, language: str) -> Scene:
    """The lots; of tables of several and of duplicate boards who sits where."""
    of_two = all(len(at.pairing.seats) == 2 and not at.pairing.boards for at in event.pending)
    return scene(event, Picture("lots" if of_two else "bracket", event.stream), language)


def ending(event: Event, language: str) -> Iterator[Scene]:
    for number in range(1, len(event.stages) + 1):
        yield scene(event, Picture("stage", event.stream, number), language)
    yield said(event, next(honours(event)), language, HONOURS[language])


def page() -> str:
    return "\n".join((HEAD, *(part for preset in PRESETS for part in section(preset))))


def section(preset: Preset) -> Iterator[str]:
    yield f"## {preset.en} {preset.zh}\n"
    yield f"`/event new {preset.key}`: {say('bots.hall', 'en', f'preset-{preset.key}')}\n"
    heads = ("The draw", *map(_stage, preset.stages), "A certificate")
    cells = (f"![{head}](pictures/{name})" for head, name in zip(heads, names(preset), strict=True))
    for row in (heads, ["---"] * len(heads), cells):
        yield f"| {' | '.join(row)} |"
    yield ""


def _stage(stage: dict[str, object]) -> str:
    name = stage.get("name")
    return say("bots.hall", "en", f"stage-{name}") if name else "The end"
