"""The tables of an event: opened and called, finished, late, left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from bots.hall import boards
from bots.hall.event import NOTHING, Counted, Event, Waiting
from bots.hall.table import Table
from engines import games
from engines.formats.arena import Arena
from engines.formats.stage import HALF, NONE, Entrant
from engines.formats.stage import Table as Pairing
from engines.games import AnyGame
from engines.match import Match

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.organise import Running

SOON, LATE, AWAY, CONFIRM = "soon.", "late.", "away.", "confirm."
DUE = (SOON, LATE, AWAY, CONFIRM)
STAND_IN = 2  # the level of a computer that fills a chair nobody came to


Chair = tuple[Entrant, str, str]  # whose, and the person's key and name


def layout(event: Event, pairing: Pairing) -> list[list[Chair]]:
    """The tables of a pairing, each in seat order: entrants in turn, so that partners face.

    Where the game has seats for some of a team only, there are as many tables as it takes.
    """
    people = [event.members(entrant) for entrant in pairing.seats]
    count = games.find(event.game).of(event.options).count
    each = count // len(people) if count % len(people) == 0 else 1
    tables = -(-max(map(len, people)) // each)
    return [
        [
            (entrant, *members[place])
            for place in range(number * each, (number + 1) * each)
            for entrant, members in zip(pairing.seats, people, strict=True)
            if place < len(members)
        ]
        for number in range(tables)
    ]


def chairs(event: Event, waiting: Waiting, table: int) -> list[Chair]:
    """Who sits at one of a pairing's tables."""
    number = event.tables[waiting.where].index(table)
    return layout(event, waiting.pairing)[number]


def game_for(event: Event, seats: int) -> AnyGame:
    """The event's game for so many people; with a computer in each chair that is left."""
    kind = games.find(event.game)
    usual = kind.of(event.options)
    fits = "players" in kind.options() and seats in kind.seats
    return kind.of(event.options, seats) if fits and seats != usual.count else usual


async def seat(ask: Ask, running: Running, waiting: Waiting) -> None:
    """Tables with a chair kept for each of the pairing; who is not there in time forfeits."""
    for seats in layout(running.event, waiting.pairing):
        await _seat(ask, running, waiting, seats)


async def _seat(ask: Ask, running: Running, waiting: Waiting, seats: list[Chair]) -> None:
    event = running.event
    game = game_for(event, len(seats))
    played = waiting.pairing.boards
    asked = type(game).options()
    numbered = {"board": played[0]} if played and "board" in asked else {}
    called = {"title": event.name} if "title" in asked else {}
    table = await ask.hall.store.reserve("tables")
    change = ask.new_change(f"t{table}")
    change.open(
        table,
        event.place,
        event.organiser,
        game=event.game,
        options={**called, **event.options, **numbered},
        seats=game.count,
        match=asdict(_match(event, waiting, len(seats))),
        clock=asdict(event.clock),
        fast=asdict(event.fast),
        takebacks=False,
        invited=[person for _, person, _ in seats],
        names=[name for _, _, name in seats],
        event=event.id,
        boards=list(played),
    )
    for index, board in enumerate(played):
        change.keep(index, boards.seed(event.seed, waiting.stage, board))
    for side in range(len(seats), game.count):
        change.write("computer", side=side, level=STAND_IN)
    running.at("table", waiting.where, table=table)
    if event.conduct.late:
        running.later(f"{SOON}{table}", event.conduct.late / 2)
        running.later(f"{LATE}{table}", event.conduct.late)


def _match(event: Event, waiting: Waiting, seats: int) -> Match:
    """Two pairs at a table of four win and lose together."""
    match, stage = event.match(waiting), event.leg(waiting.stage).stage
    if isinstance(stage, Arena):
        return replace(match, hands=stage.shift)
    return replace(match, partners=(len(waiting.pairing.seats), seats) == (2, 4))


async def call_off(ask: Ask, table: int) -> None:
    change = await ask.change(table)
    if change.table.live:
        change.write("cancel", ask.person.key)


async def settle(ask: Ask, event: Event, waiting: Waiting) -> Counted:
    """Its tables end where they are, for the result comes from elsewhere; what they counted."""
    told = event.counted.get(waiting.where, NOTHING)
    for table in event.tables.get(waiting.where, ()):
        change = await ask.change(table)
        if change.table.live:
            change.write("cancel", ask.person.key)
            told = told.plus(counted(event, waiting, change.table))
    return told


# ---------------------------------------------------------------------- finished
def finished(running: Running, table: Table) -> None:
    """A table of the event is over: what its match came to is the result of its pairing."""
    event = running.event
    waiting = event.of_table(table.id)
    if event.phase != "playing" or waiting is None:
        return
    entrants = [entrant for entrant, _, _ in chairs(event, waiting, table.id)]
    sides = {entrant: entrants.index(entrant) for entrant in entrants}
    out = sorted(event.missing.get(waiting.where, ()))
    told = counted(event, waiting, table)
    if table.boards and not out:
        scores = [ended.taken.points for ended in table.ended if ended.counts]
        taken = [[took[sides[e]] for e in waiting.pairing.seats] for took in scores]
        running.result(waiting.where, counted=told, games=taken)
        return
    tally = table.tally
    took = tally.points if table.match.on_points else tally.shares
    points = [Fraction(took[sides[e]]) if e in sides else NONE for e in waiting.pairing.seats]
    if hand := _hand(event, waiting, table):
        running.result(waiting.where, hand=hand, counted=told, points=points, forfeit=out)
        return
    came_to(running, waiting, table.id, points, out, told)


def counted(event: Event, waiting: Waiting, table: Table) -> Counted:
    """What a table counted besides the score; an entrant's seats together."""
    owners = [entrant for entrant, _, _ in chairs(event, waiting, table.id)]

    def by_entrant(each: Callable[[int], int]) -> list[int]:
        sums = dict.fromkeys(waiting.pairing.seats, 0)
        for side, owner in enumerate(owners):
            sums[owner] += each(side)
        return list(sums.values())

    faults = table.plus_faults((0,) * table.sides)
    broke, ms = by_entrant(faults.__getitem__), by_entrant(table.used_by)
    return Counted(tuple(map(Fraction, broke)), tuple(Fraction(used // 1000) for used in ms))


def _hand(event: Event, waiting: Waiting, table: Table) -> int:
    """The hand of an arena after which a table breaks up; 0 elsewhere."""
    stage = event.leg(waiting.stage).stage
    if not isinstance(stage, Arena):
        return 0
    field = event.stretch(waiting).course.field
    played = sum(ended.counts for ended in table.ended)
    return stage.start(field, waiting.round, waiting.pairing.seats) + played - 1


def broken_up(event: Event, table: Table) -> bool:
    """Whether somebody at a table of an arena has nothing left."""
    waiting = event.of_table(table.id)
    if waiting is None or not isinstance(event.leg(waiting.stage).stage, Arena):
        return False
    chips = {row.entrant: row.points for row in event.stretch(waiting).rows}
    sides = enumerate(chairs(event, waiting, table.id))
    return any(chips[e] + table.tally.points[side] <= 0 for side, (e, _, _) in sides)


def came_to(running: Running, waiting: Waiting, table: int, points: list[Fraction],
            out: list[Entrant], counted: Counted) -> None:  # fmt: skip
    """What one table of a pairing came to; with the last of them the pairing is decided."""
    if len(running.event.tables[waiting.where]) == 1:
        running.result(waiting.where, counted=counted, points=points, forfeit=out)
        return
    told: dict[str, Any] = {"points": [str(p) for p in points], **counted.plain}
    running.at("board", waiting.where, table=table, **told)
    event = running.event
    scores = event.scores[waiting.where]
    if len(scores) == len(event.tables[waiting.where]):
        running.result(waiting.where, points=team_points(event, waiting, list(scores.values())))


def team_points(event: Event, waiting: Waiting, scores: list[tuple[Fraction, ...]]
                ) -> list[Fraction]:  # fmt: skip
    """A team's points: those of all its boards, or of its best; of a match of two on games
    the win, for the boards' sum decides it."""
    sums = [
        sum(sorted((took[i] for took in scores), reverse=True)[: event.best], NONE)
        for i in range(len(waiting.pairing.seats))
    ]
    if event.match(waiting).on_points or len(sums) != 2:
        return sums
    if sums[0] == sums[1]:
        return [HALF, HALF]
    return [Fraction(int(mine == max(sums))) for mine in sums]
