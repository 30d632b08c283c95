"""How many moves a second go the whole way: kept, judged, committed, drawn up, delivered.

    python -m benchmarks.hall [tables] [moves a table]

Every move is durable before it is answered.  No pixels are drawn (see benchmarks/pictures.py).
One table plays first and is not counted, so that reading words and rules is not measured.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import msgspec

from bots.console.chat import ConsoleChat
from bots.hall.chat import Message
from bots.hall.hall import Hall
from bots.hall.incoming import Incoming, Where, Who
from engines import games
from engines.luck import SEED_BYTES, Luck
from storage.store import Store

TABLES, MOVES = 20, 40


def script(length: int) -> tuple[str, ...]:
    """The moves of a game of xiangqi played by chance."""
    game, luck = games.find("xiangqi")(), Luck(bytes(SEED_BYTES))
    state = game.start("")
    texts: list[str] = []
    while len(texts) < length and game.to_move(state):
        seat = min(game.to_move(state))
        move = luck.choice(tuple(game.legal_moves(game.observe(state, seat))))
        texts.append(game.format(state, move))
        state = game.apply(state, seat, move)
    return tuple(texts)


async def said(hall: Hall, key: str, name: str, group: str, text: str) -> None:
    incoming = Incoming(
        platform="console",
        key=key,
        at=0,
        who=Who(name, name, "en"),
        where=Where(group),
        text=text,
    )
    await hall.receive("console", key, msgspec.to_builtins(incoming))


class Chat(ConsoleChat):
    """Says when a board of a group has arrived."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.news: dict[str, asyncio.Event] = defaultdict(asyncio.Event)
        super().__init__(self.sent.append, "en")

    async def send(self, message: Message) -> str:
        ref = await super().send(message)
        if message.where is not None and message.scene is not None:
            self.news[message.where.chat].set()
        return ref


async def play(
    hall: Hall, chat: Chat, number: int, moves: tuple[str, ...], times: list[float]
) -> None:
    """One table in a group of its own; each move waits until the one before was delivered."""
    group = f"g{number}"
    news = chat.news[group]
    await said(hall, f"{number}.new", f"a{number}", group, "/new xiangqi")
    await said(hall, f"{number}.join", f"b{number}", group, "/join")
    await news.wait()
    for ply, move in enumerate(moves):
        news.clear()
        began = time.perf_counter()
        await said(hall, f"{number}.{ply}", f"{'ab'[ply % 2]}{number}", group, move)
        await news.wait()
        times.append(1000 * (time.perf_counter() - began))


async def measure(tables: int, moves: tuple[str, ...]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "hall.db"))
        hall = await Hall.open(store, lambda: time.time_ns() // 1_000_000)
        chat = Chat()
        hall.attach(chat)
        await hall.start()
        await play(hall, chat, tables, moves, [])
        times: list[float] = []
        began = time.perf_counter()
        await asyncio.gather(*(play(hall, chat, n, moves, times) for n in range(tables)))
        await hall.settled()
        took = time.perf_counter() - began
        await hall.stop()
        await store.close()
    times.sort()
    print(f"{tables} tables: {len(times) / took:.0f} moves a second, all delivered")  # noqa: T201
    median, slow = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"a move: {median:.1f} ms median, {slow:.1f} ms p99; {len(chat.sent)} messages")  # noqa: T201


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:3]]
    tables, moves = (*wanted, *(TABLES, MOVES)[len(wanted) :])
    asyncio.run(measure(tables, script(moves)))
