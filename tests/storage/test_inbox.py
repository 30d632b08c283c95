"""Updates are kept once, and wait until they had their effect."""

from __future__ import annotations

from storage.store import Store
from storage.work import Work


async def test_an_update_comes_once(store: Store) -> None:
    first = await store.receive("telegram", "42", 7, {"text": "炮二平五"})
    assert first is not None
    assert (first.platform, first.key, first.at, first.body) == (
        "telegram", "42", 7, {"text": "炮二平五"},
    )  # fmt: skip
    assert await store.receive("telegram", "42", 8, {"text": "again"}) is None
    assert await store.waiting() == [first]


async def test_the_same_key_of_another_platform_is_another_update(store: Store) -> None:
    assert await store.receive("telegram", "42", 7, {})
    assert await store.receive("discord", "42", 7, {})


async def test_a_batch_is_one_transaction_and_returns_what_is_new(store: Store) -> None:
    await store.receive("telegram", "2", 0, {})
    before = store.commits
    batch = [("telegram", str(n), n, {"n": n}) for n in (1, 2, 3, 3)]
    assert [one.key for one in await store.receive_many(batch)] == ["1", "3"]
    assert store.commits == before + 1
    assert await store.receive_many([]) == []


async def test_what_waits_comes_oldest_first_and_survives_a_restart(url: str) -> None:
    store = await Store.open(url)
    kept = await store.receive_many([("telegram", str(n), n, {"n": n}) for n in range(5)])
    await store.commit(Work(received=kept[2].id))
    await store.close()
    again = await Store.open(url)
    assert [one.key for one in await again.waiting()] == ["0", "1", "3", "4"]
    assert await again.receive("telegram", "2", 9, {}) is None
    await again.close()


async def test_a_body_that_is_no_utf8_is_still_kept(store: Store) -> None:
    body = {"text": "half a pair: \ud83d", "nul": "\x00", "big": 2**80}
    assert await store.receive("telegram", "1", 0, body)
    assert [one.body for one in await store.waiting()] == [body]
