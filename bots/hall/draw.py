"""From a reference to a picture: the table as one side, or the public, sees it."""

from __future__ import annotations

from bots.hall.names import bare
from bots.hall.show import titled, who
from bots.hall.table import Table
from render.look import Look, Player
from render.scene import Scene
from render.words import Phrase, tell


def table_scene(table: Table, side: int | None, language: str, now: int) -> Scene:
    """`side` None is the public, who look from the first seat's place."""
    seat = None if side is None else table.seat_of(side)
    players = [seat_label(table, table.side_at(s), language, now) for s in range(table.sides)]
    look = Look(
        language=language,
        facing=seat or 0,
        players=tuple(players),
        title=told(titled(table), language),
    )
    return table.game.picture(table.game.observe(table.state, seat), look)


def seat_label(table: Table, side: int, language: str, now: int) -> Player:
    label = who(table.sitters[side])
    name = told(label, language) if isinstance(label, Phrase) else bare(label)
    tally = table.tally
    several = table.match.on_points or table.match.best_of > 1
    score = tally.points[side] if table.match.on_points else tally.shares[side]
    return Player(
        name=name,
        clock=clock_text(table.clock_left(side, now)),
        on_turn=side in table.on_turn,
        score=str(float(score)).removesuffix(".0") if several else "",
    )


def clock_text(left: int | None) -> str:
    if left is None:
        return ""
    minutes, seconds = divmod(left // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def told(said: Phrase, language: str) -> str:
    return bare(tell(said, language))
