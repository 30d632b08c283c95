"""Parcels leave by rank and age, once, and a newer picture takes an older one's place."""

from __future__ import annotations

from storage.rows import Parcel, Shown
from storage.store import Store
from storage.work import Work
from tests.storage.samples import LANE, board, parcel


async def _texts(store: Store, now: int = 1) -> list[str]:
    return [one.body["text"] for one in await store.parcels("telegram", now)]


async def _commit(store: Store, *parcels: Parcel) -> list[Parcel]:
    return await store.commit(Work(parcels=list(parcels)))


async def test_order_is_rank_then_age(store: Store) -> None:
    def say(text: str, rank: int) -> Parcel:
        return parcel(rank=rank, body={"text": text})

    await _commit(store, say("board", 3), say("news", 2), say("answer", 0))
    await _commit(store, say("second answer", 0), say("turn", 1))
    assert await _texts(store) == ["answer", "second answer", "turn", "news", "board"]
    assert [one.rank for one in await store.parcels("telegram", 1, limit=2)] == [0, 0]
    assert await store.parcels("discord", 1) == []


async def test_only_the_newest_of_a_slot_is_sent(store: Store) -> None:
    await _commit(store, board("1"), board("2"))
    await _commit(store, board("3"), board("other lane", "telegram/-200"))
    assert await _texts(store) == ["3", "other lane"]


async def test_what_does_not_coalesce_overtakes_nothing(store: Store) -> None:
    await _commit(store, parcel("t1/result", body={"text": "red wins"}))
    await _commit(store, parcel("t1/result", body={"text": "corrected"}), parcel(coalesce=True))
    await _commit(store, parcel(coalesce=True))
    assert len(await store.parcels("telegram", 1)) == 4


async def test_what_is_being_sent_is_not_overtaken(store: Store) -> None:
    [first] = await _commit(store, board("1"))
    await store.sending([first.id])
    await _commit(store, board("2"))
    assert await _texts(store) == ["2"]
    assert [one.id for one in await store.interrupted("telegram")] == [first.id]


async def test_sent_is_gone_and_its_slot_is_shown(store: Store) -> None:
    [one] = await _commit(store, board("1"))
    await store.sending([one.id])
    assert await store.parcels("telegram", 1) == []
    await store.sent(one, "777", "t1")
    assert await store.interrupted("telegram") == []
    shown = Shown("telegram", LANE, "t1/board", "777", "t1")
    assert await store.shown(LANE, "t1/board") == shown
    assert await store.shown_by_ref("telegram", LANE, "777") == shown
    assert await store.shown_by_ref("telegram", "telegram/-200", "777") is None
    [newer] = await _commit(store, board("2"))
    await store.sent(newer, "778", "t1")
    assert await store.shown_by_ref("telegram", LANE, "777") is None
    await store.forget(LANE, "t1/board")
    assert await store.shown(LANE, "t1/board") is None


async def test_a_parcel_without_a_slot_shows_nothing(store: Store) -> None:
    [one] = await _commit(store, parcel())
    await store.sent(one, "777")
    assert await store.shown_by_ref("telegram", LANE, "777") is None


async def test_what_failed_comes_again_later(store: Store) -> None:
    [one] = await _commit(store, parcel())
    await store.sending([one.id])
    await store.retry(one.id, not_before=500)
    assert await store.parcels("telegram", 499) == []
    [again] = await store.parcels("telegram", 500)
    assert (again.id, again.tries, again.state) == (one.id, 1, "waiting")


async def test_what_was_being_sent_at_a_crash_waits_again(url: str) -> None:
    store = await Store.open(url)
    first, second = await _commit(store, parcel(), parcel(rank=1))
    await store.sending([first.id, second.id])
    await store.sent(first, "1")
    await store.close()
    again = await Store.open(url)
    [cut] = await again.interrupted("telegram")
    assert (cut.id, cut.tries, cut.state) == (second.id, 1, "waiting")
    assert await again.parcels("telegram", 1) == [cut]
    await again.close()


async def test_dropped_is_gone(store: Store) -> None:
    [one] = await _commit(store, parcel())
    await store.drop(one.id, "chat not found")
    assert await store.parcels("telegram", 1) == []
