"""A host to be killed: reads paths, and for each forks a child that writes until it dies.

Forking spares the start of Python for every death.  The child prints "ack N" once work N is
committed.  Work N takes in update N, adds a line to its log and a parcel, both naming N.
"""

from __future__ import annotations

import asyncio
import os
import sys

from storage.rows import Entry, Parcel, Received
from storage.store import Store
from storage.work import Work

STREAMS = 5
AT_ONCE = 8


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


async def host(path: str) -> None:
    """Finishes what waits, then takes in and finishes ever more."""
    store = await Store.open(path)
    say("open")
    lengths = {n: len(await store.log(f"t{n}")) for n in range(STREAMS)}
    left = await store.waiting()
    number = sum(lengths.values()) + len(left)
    while True:
        await asyncio.gather(*(_finish(store, one, lengths) for one in left))
        batch = [("telegram", str(number + n), 0, {"n": number + n}) for n in range(AT_ONCE)]
        number += AT_ONCE
        left = await store.receive_many(batch)


async def _finish(store: Store, received: Received, lengths: dict[int, int]) -> None:
    number = received.body["n"]
    stream = number % STREAMS
    seq, lengths[stream] = lengths[stream], lengths[stream] + 1
    entry = Entry(f"t{stream}", seq, 0, "move", data={"n": number})
    parcel = Parcel(0, "telegram", f"telegram/{stream}", "", 0, {"n": number}, 0)
    await store.commit(Work(received.id, entries=[entry], parcels=[parcel]))
    say(f"ack {number}")


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            asyncio.run(host(line.strip()))
        say(f"child {child}")
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main()
