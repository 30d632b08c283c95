"""Deadlines live in the book; the time the host was down is given back once."""

from __future__ import annotations

from storage.rows import Deadline
from storage.store import Store
from storage.work import Work


async def test_deadlines_come_due_in_order_and_stay_until_ended(store: Store) -> None:
    later, sooner = Deadline("t1", "move", 900, {"seat": "red"}), Deadline("e1", "close", 300)
    await store.commit(Work(deadlines=[later, sooner]))
    assert await store.next_deadline() == sooner
    assert await store.due(299) == []
    assert await store.due(300) == [sooner]
    assert await store.due(900) == [sooner, later]
    await store.commit(Work(ended=[("e1", "close"), ("e9", "none")]))
    assert await store.next_deadline() == later


async def test_one_deadline_of_a_name(store: Store) -> None:
    await store.commit(Work(deadlines=[Deadline("t1", "move", 900)]))
    await store.commit(Work(ended=[("t1", "move")], deadlines=[Deadline("t1", "move", 950)]))
    assert await store.due(10_000) == [Deadline("t1", "move", 950)]


async def test_credit_spares_what_stands_by_the_calendar(store: Store) -> None:
    clock, calendar = Deadline("t1", "move", 100), Deadline("e1", "start", 200, {"credit": False})
    await store.commit(Work(deadlines=[clock, calendar]))
    await store.credit(1_000)
    assert await store.due(10_000) == [calendar, Deadline("t1", "move", 1_100)]


async def test_time_down_is_given_back_once(store: Store) -> None:
    assert await store.last_beat() is None
    assert await store.resume(1_000) == 0
    await store.commit(Work(deadlines=[Deadline("t1", "move", 5_000)]))
    await store.beat(2_000)
    assert await store.last_beat() == 2_000
    assert await store.resume(2_500) == 500
    assert await store.resume(2_500) == 0
    assert await store.due(10_000) == [Deadline("t1", "move", 5_500)]
    assert await store.resume(1_000) == 0  # a clock set back takes nothing
