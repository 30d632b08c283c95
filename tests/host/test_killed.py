"""SIGKILL at random moments while people play: nothing acknowledged is lost, nothing done twice."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest

from engines import games
from engines.luck import Luck
from tests.host.killing import Host, until
from tests.host.serving import Home
from tests.telegram.limits import Raw
from tests.telegram.methods import Files
from tests.telegram.people import Group, Person
from tests.telegram.stand_in import StandIn

KILLS = 200 if os.environ.get("YIQUN_LONG") else 20
TABLES, MOVES = (8, 80) if KILLS == 200 else (4, 40)
LIFE = 1.0  # seconds a host lives, on average
AWAY = 3  # seconds
Script = list[Callable[[], object]]


class Slow(StandIn):
    """Messages arrive at once, but that they did is known only a moment later."""

    @property
    def polls(self) -> int:
        return self._polls

    async def _done(self, method: str, p: Raw, files: Files) -> Any:
        result = await super()._done(method, p, files)
        if method.startswith(("send", "edit")):
            await asyncio.sleep(0.2)
        return result


@pytest.fixture
async def api() -> AsyncIterator[Slow]:
    slow = Slow()
    async with slow:
        yield slow


def board_game(key: str, number: int, length: int) -> list[str]:
    """Legal moves of a game that is not over after them."""
    game = games.find(key)()
    luck = Luck(bytes([number]) * 32)
    while True:
        state, moves = game.start(), list[str]()
        while len(moves) < length and not game.outcome(state):
            (seat,) = game.to_move(state)
            view = game.observe(state, seat)
            move = luck.choice([m for m in game.legal_moves(view) if not str(m).isalpha()])
            moves.append(game.format(view, move))
            state = game.play(state, seat, move)
        if len(moves) == length and not game.outcome(state):
            return moves


class Table:
    """Two people and the moves they will make, in a group of their own."""

    def __init__(self, api: StandIn, number: int, key: str) -> None:
        self.first = Person(api, 1000 + 10 * number + 1, f"First{number}", language_code="en")
        self.second = Person(api, 1000 + 10 * number + 2, f"Second{number}", language_code="en")
        self.group = Group(api, -2000 - number, f"Group {number}", (self.first, self.second))
        self.key = key
        self.moves = board_game(key, number, MOVES)

    def script(self) -> Script:
        opening: Script = [
            partial(self.first.say, f"/new {self.key}", self.group),
            partial(self.second.say, "/join", self.group),
        ]
        movers = itertools.cycle((self.first, self.second))
        return opening + [
            partial(mover.say, f"/move {move}", self.group)
            for mover, move in zip(movers, self.moves, strict=False)
        ]


class Deal:
    """One person and two computers at dou dizhu; hands go out privately."""

    def __init__(self, api: StandIn) -> None:
        self.person = Person(api, 91, "Player", language_code="en")
        self.group = Group(api, -1091, "Cards", (self.person,))

    def script(self) -> Script:
        say = self.person.say
        return [
            self.person.start,
            partial(say, "/new doudizhu computer clock=2c target=1000", self.group),
            *[partial(say, "/hand", self.group)] * (KILLS // 2),
        ]


class Cup:
    """Four people in a cup of one game each, all of whom but one resign."""

    def __init__(self, api: StandIn) -> None:
        self.people = [Person(api, 80 + n, f"Cup{n}", language_code="en") for n in range(4)]
        self.group = Group(api, -1081, "Cup", self.people)

    def script(self) -> Script:
        one = self.people[0]
        return [
            partial(one.say, "/event new gomoku_cup Spring best_of=1", self.group),
            *(partial(person.say, "/event join", self.group) for person in self.people),
            partial(one.say, "/event draw", self.group),
        ]


async def live(script: Script, pause: float) -> None:
    for deed in script:
        deed()
        await asyncio.sleep(pause)


@pytest.mark.filterwarnings("ignore:unread_data")  # by the stand-in, of half a request
async def test_killed_at_any_moment(home: Home, api: Slow) -> None:
    tables = [Table(api, n, ("xiangqi", "gomoku")[n % 2]) for n in range(1, TABLES + 1)]
    deal, cup = Deal(api), Cup(api)
    chance = random.Random(11)
    async with Host(home, api) as host:
        scripts = [*(table.script() for table in tables), deal.script(), cup.script()]
        span = 1.5 * LIFE * KILLS  # people are at it until the last kills
        people = [asyncio.create_task(live(s, span / len(s))) for s in scripts]
        for kill in range(KILLS):
            polls = api.polls
            if kill % 4:  # the others come while it starts
                await until(lambda before=polls: api.polls > before)  # type: ignore[misc]
            await asyncio.sleep(min(chance.expovariate(1 / LIFE), 4 * LIFE))
            await host.restart()
        await asyncio.gather(*people)
        pushed = sum(len(script) for script in scripts) + 1
        await host.quiet()
        deal.person.say("/cancel", deal.group)  # or the computers play on for ever
        await until(lambda: host.rows("SELECT count(*) FROM inbox WHERE done = 1") == [(pushed,)])
        await host.quiet()
        await host.end()
        said = host.said
    assert "Traceback" not in said, said
    book = await host.book()
    try:
        rows = {row.id: row for row in await book.tables(live=False)}
        logs = {number: await book.log(f"t{number}") for number in rows}
    finally:
        await book.close()
    assert host.rows("SELECT count(*) FROM inbox WHERE done = 1") == [(pushed,)]
    for table in tables:
        (number,) = (n for n, row in rows.items() if row.starter == f"telegram:{table.first.id}")
        played = [e.data["text"] for e in logs[number] if e.kind == "move"]
        assert played == table.moves, (number, len(played), len(table.moves))
    for log in logs.values():
        assert [entry.seq for entry in log] == list(range(len(log)))
    (dealt,) = (n for n, row in rows.items() if row.starter == f"telegram:{deal.person.id}")
    kinds = Counter(entry.kind for entry in logs[dealt])
    assert kinds["deal"] >= 1
    assert kinds["move"] > 0
    sent_once(host, api)


def sent_once(host: Host, api: StandIn) -> None:
    """Each parcel left, or was overtaken by a newer one; it left twice only if a kill came
    while it was on its way."""
    states = Counter(host.rows("SELECT state, why FROM outbox"))
    assert {state for state, _ in states} <= {"sent", "dropped"}, states
    # "apart": what would be said in the group about a table that has a thread of its own.
    assert {why for state, why in states if state == "dropped"} <= {"overtaken", "apart"}, states
    ((parcels, again),) = host.rows(
        "SELECT sum(state = 'sent'), sum(tries) FROM outbox WHERE "
        "json_extract(body, '$.lines') <> '[]' OR json_extract(body, '$.picture') IS NOT NULL"
    )
    left = sum(api.sent.values())
    assert again > 0
    assert parcels <= left <= parcels + again, (parcels, left, again)


async def test_clocks_get_back_the_time_away(home: Home, api: StandIn) -> None:
    table = Table(api, 1, "gomoku")
    turn = "SELECT due FROM deadlines WHERE name = 'turn'"
    async with Host(home, api) as host:
        table.first.say("/new gomoku clock=600", table.group)
        table.second.say("/join", table.group)
        await host.quiet()
        ((before,),) = host.rows(turn)
        host.kill()
        await asyncio.sleep(AWAY)
        await host.start()
        await until(lambda: host.rows(turn) != [(before,)])
        ((after,),) = host.rows(turn)
        await host.end()
    # It counts as away from its last sign of life on, which is given every few seconds.
    assert 1000 * AWAY <= after - before < 1000 * (AWAY + 30)
    book = await host.book()
    try:
        (credit,) = [entry for entry in await book.log("t1") if entry.kind == "credit"]
    finally:
        await book.close()
    assert credit.data["ms"] == after - before
