"""`yiqun draw`: a picture from a position, a hand, or an event file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from bots.machine.event import document
from engines import games
from engines.formats.event import PICTURES, picture
from engines.formats.mistakes import BadEvent
from engines.game import Refused, refusal
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck
from render import paint, svg
from render.look import Look
from render.scene import Scene
from render.theme import THEMES
from render.words import LANGUAGES, tell


class CannotDraw(Exception):
    """Nothing to draw; the text says why."""


@dataclass(frozen=True)
class Asked:
    """`position` as `yiqun engine` writes it, `moves` apart by spaces, `options` as name=value;
    `of` says which picture of an event: tree, standings, plan of tables or board."""

    position: str = ""
    moves: str = ""
    options: tuple[str, ...] = ()
    seat: int | None = None
    language: str = "en"
    theme: str = "light"
    of: str = "tree"


def scene(what: str, asked: Asked) -> Scene:
    """A game by its key, or an event by its file's name (its last stage).

    Raises CannotDraw.
    """
    for name, value, known in (
        ("languages", asked.language, LANGUAGES),
        ("themes", asked.theme, tuple(THEMES)),
        ("pictures of an event", asked.of, PICTURES),
    ):
        if value not in known:
            raise CannotDraw(f"{name} are {', '.join(known)}")
    if what.endswith((".json", ".toml")):
        return event_scene(what, asked.language, asked.of)
    return game_scene(what, asked)


def event_scene(path: str, language: str, of: str) -> Scene:
    """A picture of the latest stage of an event file."""
    try:
        return picture(document(path), language, of)
    except BadEvent as bad:
        raise CannotDraw(f"{bad.at}: {bad.text}" if bad.at else bad.text) from bad


def game_scene(key: str, asked: Asked) -> Scene:
    """The table after `moves` from a position, as a seat (None: the public) sees it."""
    if key not in games.keys():
        raise CannotDraw(f"games are {', '.join(games.keys())}; or the name of an event file")
    kind = games.find(key)
    try:
        game = kind.of(dict(option.partition("=")[::2] for option in asked.options))
        state = _after(game, _start(game, asked.position), asked.moves)
    except Refused as refused:
        raise CannotDraw(tell(refusal(kind(), refused), asked.language)) from refused
    if asked.seat is not None and not 0 <= asked.seat < game.count:
        raise CannotDraw(f"seats are 0 to {game.count - 1}")
    look = Look(language=asked.language, facing=asked.seat or 0)
    return game.picture(game.observe(state, asked.seat), look)


def _start(game: AnyGame, position: str) -> Any:
    if not position:
        return game.start(game.deal(Luck(bytes(SEED_BYTES))))
    try:
        given = json.loads(position) if position[:1] in ("{", "[") else position
    except (ValueError, RecursionError):
        raise CannotDraw("the position is not JSON") from None
    return game.start(game.place(given))


def _after(game: AnyGame, state: Any, moves: str) -> Any:
    for text in moves.split():
        acting = sorted(game.to_move(state))
        if not acting:
            raise CannotDraw("the game is over before the last move")
        move = game.parse(game.observe(state, acting[0]), text)
        state = game.play(state, acting[0], move)
    return state


def kind_of(name: str) -> str:
    """What a picture of this file name is written as: svg, or png where it has no ending.

    Raises CannotDraw.
    """
    ending = PurePath(name).suffix.lower()
    if ending not in ("", ".png", ".svg"):
        raise CannotDraw(f"pictures are .png or .svg, not {ending}: --out board.png")
    return ending[1:] or "png"


def drawn(scene: Scene, kind: str, theme: str) -> bytes:
    """The scene as an SVG or PNG file."""
    return svg.svg(scene, theme).encode() if kind == "svg" else paint.png(scene, theme)
