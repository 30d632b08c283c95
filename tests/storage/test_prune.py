"""What has passed through is forgotten after a while; what has not never is."""

from __future__ import annotations

from storage.rows import Parcel
from storage.store import Store
from storage.work import Work


def parcel(slot: str, at: int) -> Parcel:
    return Parcel(0, "telegram", "lane", slot, 2, {}, at)


async def test_old_updates_go_once_they_had_their_effect(store: Store) -> None:
    done = await store.receive("telegram", "1", 10, {})
    await store.receive("telegram", "2", 10, {})
    late = await store.receive("telegram", "3", 30, {})
    assert done and late
    await store.commit(Work(received=done.id))
    await store.commit(Work(received=late.id))
    assert await store.prune(20) == 1
    assert [one.key for one in await store.waiting()] == ["2"]
    assert await store.receive("telegram", "3", 31, {}) is None
    assert await store.receive("telegram", "1", 31, {}) is not None


async def test_old_messages_go_once_they_have_left(store: Store) -> None:
    sent, dropped, waits = await store.commit(
        Work(parcels=[parcel("a", 10), parcel("b", 10), parcel("c", 10)])
    )
    await store.sending([sent.id])
    await store.sent(sent, "7")
    await store.drop(dropped.id, "closed")
    assert await store.prune(20) == 2
    assert await store.parcels("telegram", 100) == [waits]
    shown = await store.shown("lane", "a")
    assert shown is not None
    assert shown.ref == "7"
