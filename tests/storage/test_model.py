"""The book against a model of plain dicts and lists, in any order of calls and restarts."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from storage.rows import Deadline, Entry, Parcel
from storage.store import Store
from storage.work import Late, Work

T = TypeVar("T")
STREAMS = st.sampled_from(["t1", "t2"])
LANES = st.sampled_from(["telegram/1", "telegram/1/5", "telegram/2"])
LONG = bool(os.environ.get("YIQUN_LONG"))


@st.composite
def works(draw: st.DrawFn) -> Work:
    entries = [
        Entry(draw(STREAMS), draw(st.integers(0, 4)), 0, "move", data={"x": draw(st.text())})
        for _ in range(draw(st.integers(0, 2)))
    ]
    parcels = [
        Parcel(
            0,
            "telegram",
            draw(LANES),
            draw(st.sampled_from(["", "board", "list"])),
            draw(st.integers(0, 3)),
            {"x": draw(st.integers())},
            0,
            draw(st.booleans()),
        )
        for _ in range(draw(st.integers(0, 3)))
    ]
    names = st.tuples(STREAMS, st.sampled_from(["move", "draw"]))
    deadlines = [Deadline(*draw(names), draw(st.integers(0, 99))) for _ in range(2)]
    return Work(
        draw(st.none() | st.integers(1, 4)),
        entries=entries,
        parcels=parcels,
        deadlines=draw(st.just(deadlines) | st.just([])),
        ended=draw(st.lists(names, max_size=1)),
    )


class Model:
    def __init__(self) -> None:
        self.keys: list[str] = []
        self.done: set[int] = set()
        self.log: dict[tuple[str, int], Entry] = {}
        self.deadlines: dict[tuple[str, str], Deadline] = {}
        self.parcels: list[Parcel] = []

    def commit(self, work: Work) -> bool:
        """Whether it was written; raises Late."""
        old = self.done | set(range(len(self.keys) + 1, 9))
        if work.received in old:
            return False
        places = [(e.stream, e.seq) for e in work.entries]
        if len(set(places)) < len(places) or set(places) & set(self.log):
            raise Late
        self.done |= {work.received} if work.received is not None else set()
        self.log.update({(e.stream, e.seq): e for e in work.entries})
        for key in work.ended:
            self.deadlines.pop(key, None)
        self.deadlines.update({(d.stream, d.name): d for d in work.deadlines})
        for parcel in work.parcels:
            self._post(parcel)
        return True

    def _post(self, new: Parcel) -> None:
        if new.slot:
            same = (new.lane, new.slot, True)
            self.parcels = [p for p in self.parcels if (p.lane, p.slot, p.coalesce) != same]
        self.parcels.append(new)

    def move(self, old: str, new: str) -> None:
        def moved(lane: str) -> str:
            head, chat, *rest = lane.split("/")
            return "/".join([head, new if chat == old else chat, *rest])

        self.parcels = [_with(one, lane=moved(one.lane)) for one in self.parcels]


def _with(parcel: Parcel, **changes: Any) -> Parcel:
    values = {name: getattr(parcel, name) for name in Parcel.__slots__}
    return Parcel(**{**values, **changes})


class Book(RuleBasedStateMachine):
    template: Path

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        shutil.copy(self.template, self.folder / "book.db")
        self.model = Model()
        self.open()

    def open(self) -> None:
        self.store = self.run(Store.open(str(self.folder / "book.db")))

    def run(self, job: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(job)

    @rule(key=st.sampled_from("abcd"))
    def receive(self, key: str) -> None:
        received = self.run(self.store.receive("telegram", key, 0, {"key": key}))
        assert (received is None) == (key in self.model.keys)
        if received is not None:
            self.model.keys.append(key)
            assert received.id == len(self.model.keys)

    @rule(together=st.lists(works(), min_size=1, max_size=4))
    def commit(self, together: list[Work]) -> None:
        async def all_at_once() -> list[Any]:
            jobs = (self.store.commit(work) for work in together)
            return await asyncio.gather(*jobs, return_exceptions=True)

        for work, result in zip(together, self.run(all_at_once()), strict=True):
            try:
                written = self.model.commit(work)
            except Late:
                assert isinstance(result, Late)
            else:
                assert len(result) == (len(work.parcels) if written else 0)

    @rule(count=st.integers(1, 3))
    def send(self, count: int) -> None:
        for parcel in self.run(self.store.parcels("telegram", 0, limit=count)):
            self.run(self.store.sending([parcel.id]))
            self.run(self.store.sent(parcel, "ref"))
            self.model.parcels.remove(next(one for one in self._expected()))

    @rule()
    def interrupt(self) -> None:
        for parcel in self.run(self.store.parcels("telegram", 0, limit=2)):
            self.run(self.store.sending([parcel.id]))
        self.run(self.store.interrupted("telegram"))

    @rule(old=st.sampled_from("12"), new=st.sampled_from("123"))
    def move_chat(self, old: str, new: str) -> None:
        self.run(self.store.move_chat("telegram", old, new))
        self.model.move(old, new)

    @rule(ms=st.integers(0, 9))
    def credit(self, ms: int) -> None:
        self.run(self.store.credit(ms))
        self.model.deadlines = {
            key: Deadline(d.stream, d.name, d.due + ms) for key, d in self.model.deadlines.items()
        }

    @rule()
    def restart(self) -> None:
        self.run(self.store.close())
        self.open()

    def _expected(self) -> list[Parcel]:
        return sorted(self.model.parcels, key=lambda one: one.rank)

    @invariant()
    def the_same(self) -> None:
        if not hasattr(self, "store"):
            return
        found = self.run(self.store.parcels("telegram", 0))
        assert [(p.lane, p.slot, p.body) for p in found] == [
            (p.lane, p.slot, p.body) for p in self._expected()
        ]
        for stream in ("t1", "t2"):
            lines = sorted(seq for of, seq in self.model.log if of == stream)
            expected = tuple(self.model.log[stream, seq] for seq in lines)
            assert self.run(self.store.log(stream)) == expected
        due = self.run(self.store.due(10**6))
        assert {(d.stream, d.name): d for d in due} == self.model.deadlines
        assert [d.due for d in due] == sorted(d.due for d in due)
        waiting = [one.id for one in self.run(self.store.waiting())]
        assert waiting == [
            n + 1 for n in range(len(self.model.keys)) if n + 1 not in self.model.done
        ]

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.run(self.store.close())
            self.runner.close()
            shutil.rmtree(self.folder)


def test_book_against_model(tmp_path: Path) -> None:
    Book.template = tmp_path / "empty.db"
    asyncio.run(_make(Book.template))
    run_state_machine_as_test(
        Book,
        settings=settings(
            max_examples=300 if LONG else 10,
            stateful_step_count=40 if LONG else 15,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


async def _make(path: Path) -> None:
    await (await Store.open(str(path))).close()
