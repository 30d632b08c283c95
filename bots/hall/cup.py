"""Cups: an event from sign-up to champion, in a group chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall.ask import Ask, no
from bots.hall.change import Change
from bots.hall.command import Command
from bots.hall.post import Attachment, Picture
from bots.hall.press import Press
from render.scene import Scene
from render.words import Phrase
from storage.rows import Deadline

if TYPE_CHECKING:
    from bots.hall.hall import Hall

COMMANDS: tuple[Command, ...] = ()


async def press(ask: Ask, press: Press) -> None:
    """A button of an event was pressed."""
    raise no("event", event=press.stream)


async def follow(ask: Ask, change: Change) -> None:
    """A table of an event has changed: a result may be in."""


async def fire(hall: Hall, deadline: Deadline) -> None:
    """A deadline of an event has come."""


async def home(hall: Hall, stream: str) -> int:
    raise no("event", event=stream)


async def title(hall: Hall, stream: str) -> Phrase:
    raise no("event", event=stream)


async def scene(hall: Hall, picture: Picture, language: str) -> Scene:
    raise no("event", event=picture.stream)


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    raise no("event", event=attachment.stream)
