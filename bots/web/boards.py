"""Pictures to click on: a table as one person sees it, and what each click would do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from bots.hall.buttons import choice_rows, picked_from
from bots.hall.draw import seat_label
from bots.hall.press import Stamp
from bots.hall.table import Table
from bots.web.site import Viewer
from engines import games
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck
from render.look import Look, Player
from render.scene import Scene
from render.svg import svg

MOST_MOVES = 600
# A deal to show what a game looks like, the same for everyone: nothing is played with it.
EXAMPLE = bytes(range(SEED_BYTES))
EXAMPLE_MOVES = 12


def scene(table: Table, side: int | None, language: str, now: int) -> Scene:
    """As `bots.hall.draw.table_scene`, without what the page itself says: title and clocks."""
    players = [seat_label(table, table.side_at(s), language, now) for s in range(table.sides)]
    seat = None if side is None else table.seat_of(side)
    labels = tuple(Player(p.name, "", p.on_turn, p.score) for p in players)
    look = Look(language=language, facing=seat or 0, players=labels)
    return table.game.picture(table.game.observe(table.state, seat), look)


def board(table: Table, side: int | None, viewer: Viewer, now: int) -> dict[str, Any]:
    """The picture with its alt text.  Only what `side` may see goes in."""
    drawn = scene(table, side, viewer.language, now)
    return {"svg": Markup(svg(drawn, viewer.theme or "light")), "alt": drawn.alt}


def clicks(table: Table, side: int | None, stamp: Stamp) -> list[tuple[tuple[str, ...], str]]:
    """Every way to make a move by pressing places: the places in order, and the press."""
    if side is None or side not in table.on_turn or table.paused_at:
        return []
    view, game = table.view(side), table.game
    if game.picks(view):
        return []
    found: list[tuple[tuple[str, ...], str]] = []
    for move in game.legal_moves(view):
        path = game.clicks(view, move)
        if path and len(found) < MOST_MOVES:
            token = stamp.token(table.stream, table.stamp, "move", game.format(view, move))
            found.append((path, token))
    return found


def hand(table: Table, side: int | None, stamp: Stamp) -> dict[str, Any] | None:
    """The cards that can be picked, by the value of their hot places, when it is one's turn."""
    if side is None or side not in table.on_turn or table.paused_at:
        return None
    picks = picked_from(table, stamp, side)
    if picks is None:
        return None
    values = [pick.value for pick in table.game.picks(table.view(side))]
    return {"press": picks.press, "values": values, "most": picks.most}


def choices(table: Table, side: int | None, stamp: Stamp, viewer: Viewer) -> list[dict[str, str]]:
    """Bids, passes and claims of whoever looks, when it is their turn."""
    if side is None or side not in table.on_turn or table.paused_at:
        return []
    rows = choice_rows(table, stamp, side)
    return [{"label": viewer.tell(b.label), "press": b.press} for row in rows for b in row]


@lru_cache(256)
def example(game: AnyGame, language: str) -> Scene:
    """What a game looks like a few moves after it began, from the first seat."""
    luck = Luck(EXAMPLE)
    state = game.start(game.deal(luck))
    for _ in range(EXAMPLE_MOVES):
        for seat in game.to_move(state):
            move = game.advise(game.observe(state, seat), luck, 2)
            state = game.apply(state, seat, move)
            break
    return game.picture(game.observe(state, 0), Look(language=language))


def _deal(table: Table) -> str:
    return table.position or table.game.deal(Luck(EXAMPLE))


def thumbnail(table: Table, language: str) -> Scene:
    """The public view, small: no labels."""
    look = Look(language=language)
    if table.state is None:
        return table.game.picture(table.game.observe(table.game.start(_deal(table)), None), look)
    return table.game.picture(table.game.observe(table.state, None), look)


def warm_up() -> None:
    """Fonts are read and symbols made before the first guest waits for them."""
    for key in games.keys():
        svg(example(games.find(key)(), "zh-Hans"))
