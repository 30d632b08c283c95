"""`yiqun draw`: a picture from a position, a hand, or an event file."""

from __future__ import annotations

import json
from typing import Any

from bots.machine.event import document
from engines import games
from engines.formats.event import picture
from engines.formats.mistakes import BadEvent
from engines.game import Refused, refusal
from engines.games import AnyGame
from engines.luck import Luck
from render import paint, svg
from render.look import Look
from render.scene import Scene
from render.words import tell


class CannotDraw(Exception):
    """Nothing to draw; the text says why."""


def scene(
    what: str,
    *,
    position: str,
    moves: str,
    options: tuple[str, ...],
    seat: int | None,
    language: str,
) -> Scene:
    """A game by its key, or an event by its file's name (its last stage's bracket)."""
    if what.endswith((".json", ".toml")):
        return event_scene(what, language)
    return game_scene(
        what, position=position, moves=moves, options=options, seat=seat, language=language
    )


def event_scene(path: str, language: str) -> Scene:
    """The tree of the latest stage of an event file."""
    try:
        return picture(document(path), language)
    except BadEvent as bad:
        raise CannotDraw(f"{bad.at}: {bad.text}" if bad.at else bad.text) from bad


def game_scene(
    key: str,
    *,
    position: str = "",
    moves: str = "",
    options: tuple[str, ...] = (),
    seat: int | None = None,
    seed: bytes = bytes(32),
    language: str = "en",
) -> Scene:
    """The table after `moves` from a position, as a seat (None: the public) sees it."""
    if key not in games.keys():
        raise CannotDraw(f"games are {', '.join(games.keys())}")
    kind = games.find(key)
    try:
        game = kind.of(dict(option.partition("=")[::2] for option in options))
        state = _state(game, position, seed)
        for text in moves.split():
            acting = sorted(game.to_move(state))
            if not acting:
                raise CannotDraw("the game is over before the last move")
            move = game.parse(game.observe(state, acting[0]), text)
            state = game.play(state, acting[0], move)
    except Refused as refused:
        raise CannotDraw(tell(refusal(kind(), refused), language)) from refused
    return game.picture(game.observe(state, seat), Look(language=language, facing=seat or 0))


def _state(game: AnyGame, position: str, seed: bytes) -> Any:
    if not position:
        return game.start(game.deal(Luck(seed)))
    return game.start(game.place(json.loads(position) if position[:1] in "{[" else position))


def drawn(scene: Scene, name: str, theme: str) -> bytes:
    """The scene as the file name's ending wants it: .svg, else PNG."""
    return svg.svg(scene, theme).encode() if name.endswith(".svg") else paint.png(scene, theme)
