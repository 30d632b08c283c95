"""How fast the hall answers while a large Swiss event is drawn, seated and told.

    python -m benchmarks.busy [entrants] [results]

Somebody sends /games and /help in another group, again and again: first while nothing else
happens, then while the lots of the event are drawn, its first round is paired in a process of
its own and its tables are opened, then while results come in.  Wall-clock milliseconds from the
update to the answer's leaving; no pixels are drawn.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from statistics import median

import msgspec

from bots.console.chat import ConsoleChat
from bots.hall.chat import Message
from bots.hall.hall import Hall
from bots.hall.incoming import Incoming, Where, Who
from storage.store import Store

ENTRANTS, RESULTS, ROUNDS = 1000, 20, 9
IDLE = 2.0  # seconds
ASKED = ("/games", "/help")


class Chat(ConsoleChat):
    """Says when an answer has left, and reads one file: the list of entrants."""

    def __init__(self, entrants: int) -> None:
        super().__init__(lambda line: None, "en")
        self.answers: dict[str, asyncio.Event] = {}
        self.list = "\n".join(["name", *(f"n{i}" for i in range(entrants))]).encode()

    async def send(self, message: Message) -> str:
        waiting = self.answers.get(message.handle.get("key", "")) if message.handle else None
        if waiting is not None:
            waiting.set()
        return await super().send(message)

    async def fetch(self, file: str) -> bytes:
        return self.list


class Bench:
    def __init__(self, hall: Hall, chat: Chat) -> None:
        self.hall = hall
        self.chat = chat

    async def say(self, text: str, name: str = "org", group: str = "cup", file: str = "") -> float:
        """Milliseconds until it was answered."""
        key = f"{name}{time.perf_counter_ns()}"
        answered = self.chat.answers[key] = asyncio.Event()
        incoming = Incoming(
            platform="console",
            key=key,
            at=0,
            who=Who(name, name, "en"),
            where=Where(group),
            text=text,
            file=file,
            file_name=file,
            answer={"key": key},
        )
        began = time.perf_counter()
        await self.hall.receive("console", key, msgspec.to_builtins(incoming))
        await answered.wait()
        del self.chat.answers[key]
        return 1000 * (time.perf_counter() - began)

    async def asked(self, until: asyncio.Future[None], times: list[float]) -> None:
        while not until.done():
            for text in ASKED:
                times.append(await self.say(text, "guest", "elsewhere"))

    async def beside(self, what: str, work: Awaitable[None]) -> None:
        """The same two commands over and over while something goes on."""
        times: list[float] = []
        began = time.perf_counter()
        task = asyncio.ensure_future(work)
        await self.asked(task, times)
        await task
        took = time.perf_counter() - began
        slow = sorted(times)[int(len(times) * 0.99)]
        sys.stdout.write(
            f"{what} ({took:.1f} s): {len(times)} answers, median {median(times):.0f} ms,"
            f" p99 {slow:.0f} ms, worst {max(times):.0f} ms\n"
        )


async def drawn(bench: Bench) -> None:
    await bench.say("/event draw")
    await bench.hall.settled()


async def ruled(bench: Bench, results: int) -> None:
    """Results of the round, by the organiser's word."""
    event = await bench.hall.event("e1")
    for waiting in event.pending[:results]:
        await bench.say(f"/referee correct #{event.tables[waiting.where][0]} 1:0")
    await bench.hall.settled()


async def measure(entrants: int, results: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "hall.db"))
        hall = await Hall.open(store, lambda: time.time_ns() // 1_000_000)
        chat = Chat(entrants)
        hall.attach(chat)
        await hall.start()
        bench = Bench(hall, chat)
        await bench.say("/games", "guest", "elsewhere")  # words and rules are read once
        await bench.beside("nothing else", asyncio.sleep(IDLE))
        terms = f"format=swiss rounds={ROUNDS} most={entrants} late=0"
        await bench.say(f"/event new reported Cup {terms}")
        await bench.say("/event import", file="list.csv")
        await bench.beside("lots and round 1", drawn(bench))
        await bench.beside(f"{results} results", ruled(bench, results))
        await hall.stop()
        await store.close()


if __name__ == "__main__":
    wanted = [int(word) for word in sys.argv[1:3]]
    asyncio.run(measure(*wanted, *(ENTRANTS, RESULTS)[len(wanted) :]))
