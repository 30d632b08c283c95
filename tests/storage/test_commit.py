"""A work is written whole or not at all, once, and many share one transaction."""

from __future__ import annotations

import asyncio

import pytest

from storage.rows import Deadline, EventRow, Person, Secret
from storage.store import Store
from storage.work import Late, Work
from tests.storage.samples import board, entry, parcel, table


async def _received(store: Store, key: str = "u1") -> int:
    received = await store.receive("telegram", key, 5, {"message": "炮二平五"})
    assert received is not None
    return received.id


async def _everything(store: Store) -> Work:
    place = await store.place("telegram", "-100", title="棋友")
    return Work(
        received=await _received(store),
        entries=[entry("t1", 0, "deal", deal="x"), entry("t1", 1, text="h2e2")],
        tables=[table(1, place.id, "telegram:7", "telegram:8", event=1)],
        events=[EventRow(1, place.id, "周末杯", "playing", 3)],
        people=[Person("telegram:7", "阿明", "zh-Hans")],
        settings={place.id: {"language": "zh-Hant"}},
        deadlines=[Deadline("t1", "move", 60_000, {"seat": "red"})],
        secrets=[Secret("t1", "seed", "canary-5eed")],
        parcels=[parcel(), board("1")],
    )


async def test_all_of_a_work_is_found_again(store: Store) -> None:
    work = await _everything(store)
    written = await store.commit(work)
    assert [one.slot for one in written] == ["", "t1/board"]
    assert written[0].id < written[1].id
    assert await store.log("t1") == tuple(work.entries)
    assert await store.table(1) == work.tables[0]
    assert await store.event(1) == work.events[0]
    assert await store.person("telegram:7") == work.people[0]
    place = await store.place_by_id(work.tables[0].place)
    assert place is not None and place.settings == {"language": "zh-Hant"}
    assert await store.next_deadline() == work.deadlines[0]
    assert await store.secret("t1", "seed") == "canary-5eed"
    assert await store.parcels("telegram", now=1) == written
    assert await store.waiting() == []


async def test_everything_is_there_after_opening_again(url: str) -> None:
    store = await Store.open(url)
    work = await _everything(store)
    written = await store.commit(work)
    await store.close()
    again = await Store.open(url)
    assert await again.log("t1") == tuple(work.entries)
    assert await again.parcels("telegram", now=1) == written
    await again.close()


async def test_an_update_has_its_effect_once(store: Store) -> None:
    work = await _everything(store)
    await store.commit(work)
    assert await store.commit(work) == []
    assert len(await store.log("t1")) == 2
    assert len(await store.parcels("telegram", now=1)) == 2


async def test_an_update_committed_twice_at_once_has_its_effect_once(store: Store) -> None:
    received = await _received(store)
    works = [Work(received, parcels=[parcel(body={"n": n})]) for n in range(4)]
    written = await asyncio.gather(*(store.commit(work) for work in works))
    assert sorted(len(parcels) for parcels in written) == [0, 0, 0, 1]
    assert len(await store.parcels("telegram", now=1)) == 1


async def test_the_slower_is_late_and_writes_nothing(store: Store) -> None:
    await store.commit(Work(entries=[entry("t1", 0, text="first")]))
    late = await _everything(store)
    with pytest.raises(Late):
        await store.commit(late)
    assert [e.data for e in await store.log("t1")] == [{"text": "first"}]
    assert await store.table(1) is None and await store.event(1) is None
    assert await store.secret("t1", "seed") is None
    assert await store.next_deadline() is None
    assert await store.parcels("telegram", now=1) == []
    assert [one.id for one in await store.waiting()] == [late.received]


async def test_one_that_fails_does_not_hurt_those_who_share_its_transaction(store: Store) -> None:
    await store.commit(Work(entries=[entry("t3", 0)]))
    before = store.commits
    works = [Work(entries=[entry(f"t{n}", 0)], parcels=[parcel()]) for n in range(6)]
    works[4].settings = {1: {"impossible": object()}}
    results = await asyncio.gather(*map(store.commit, works), return_exceptions=True)
    assert [type(result) for result in results] == [list, list, list, Late, TypeError, list]
    assert store.commits == before + 1
    assert len(await store.parcels("telegram", now=1)) == 4
    assert await store.log("t4") == ()


async def test_of_two_at_once_for_one_place_in_a_log_the_first_wins(store: Store) -> None:
    works = [Work(entries=[entry("t1", 0, text=str(n))]) for n in range(8)]
    results = await asyncio.gather(*map(store.commit, works), return_exceptions=True)
    assert [isinstance(result, Late) for result in results] == [False] + [True] * 7
    assert [e.data["text"] for e in await store.log("t1")] == ["0"]


async def test_32_that_wait_share_one_transaction(store: Store) -> None:
    before = store.commits
    works = [Work(entries=[entry(f"t{n}", 0)], parcels=[parcel()]) for n in range(32)]
    written = await asyncio.gather(*map(store.commit, works))
    assert store.commits == before + 1
    assert len({one.id for parcels in written for one in parcels}) == 32


async def test_works_of_one_transaction_count_as_one_after_the_other(store: Store) -> None:
    place = (await store.place("telegram", "-100")).id
    first = Work(
        tables=[table(1, place, "a", "b")],
        deadlines=[Deadline("t1", "move", 5), Deadline("t1", "draw", 6)],
        parcels=[board("old")],
    )
    second = Work(
        tables=[table(1, place, "a", "c", status="over")],
        deadlines=[Deadline("t1", "move", 9)],
        ended=[("t1", "move"), ("t1", "draw")],
        parcels=[board("new")],
    )
    written = await asyncio.gather(store.commit(first), store.commit(second))
    assert await store.table(1) == second.tables[0]
    assert await store.due(100) == [Deadline("t1", "move", 9)]
    assert [one.body["text"] for one in await store.parcels("telegram", now=1)] == ["new"]
    assert written[0][0].state == "dropped"
    assert [t.id for t in await store.tables(person="b", live=False)] == []
    assert [t.id for t in await store.tables(person="c", live=False)] == [1]


async def test_a_caller_who_gave_up_hurts_nobody(store: Store) -> None:
    tasks = [asyncio.ensure_future(store.commit(Work(entries=[entry(f"t{n}", 0)]))) for n in (1, 2)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    assert await tasks[1] == []
    assert len(await store.log("t2")) == 1


async def test_who_sends_is_woken_after_the_commit(store: Store) -> None:
    woken: list[str] = []
    store.on_parcels = woken.append
    await store.commit(Work(entries=[entry("t1", 0)]))
    assert woken == []
    await store.commit(Work(parcels=[parcel(), parcel(), parcel(lane="discord/@42")]))
    assert woken == ["discord", "telegram"]


async def test_numbers_are_never_given_twice(store: Store) -> None:
    numbers = await asyncio.gather(*(store.reserve("tables") for _ in range(20)))
    assert sorted(numbers) == list(range(1, 21))
    assert await store.reserve("events") == 1


async def test_reading_does_not_wait_for_writing(store: Store) -> None:
    await store.commit(Work(entries=[entry("t1", 0)]))
    writing = [asyncio.create_task(store.commit(Work(entries=[entry("t2", n)]))) for n in range(50)]
    assert len(await store.log("t1")) == 1
    await asyncio.gather(*writing)
