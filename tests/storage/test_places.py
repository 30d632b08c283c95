"""Places, people, rooms, lists of tables, and a chat that moves to another number."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from storage import places
from storage.rows import EventRow, Parcel, Person
from storage.store import Store
from storage.work import Work
from tests.storage.samples import board, parcel, table


async def test_a_place_is_made_once_and_follows_its_title(store: Store) -> None:
    made = await store.place("telegram", "-100", "5", "弈林")
    assert (made.platform, made.chat, made.thread, made.title) == ("telegram", "-100", "5", "弈林")
    assert await store.place("telegram", "-100", "5") == made
    renamed = await store.place("telegram", "-100", "5", "新弈林")
    assert renamed == replace(made, title="新弈林")
    assert await store.place_by_id(made.id) == renamed
    assert (await store.place("telegram", "-100")).id != made.id
    assert await store.place_by_id(10_000) is None


async def test_meeting_someone_again_keeps_what_they_chose(store: Store) -> None:
    await store.meet(Person("telegram:7", "Ming", "en"))
    assert await store.meet(Person("telegram:7", "阿明", "zh-Hans")) == Person(
        "telegram:7", "阿明", "zh-Hans"
    )
    await store.commit(Work(people=[Person("telegram:7", "阿明", "zh-Hant", chosen=True)]))
    await store.set_reachable("telegram:7", False)
    met = await store.meet(Person("telegram:7", "Ming", "en"))
    assert met == Person("telegram:7", "Ming", "zh-Hant", True, False)
    assert await store.person("telegram:7") == met
    assert await store.person("telegram:8") is None


def people() -> st.SearchStrategy[Person]:
    return st.builds(
        Person,
        st.just("k"),
        st.sampled_from(["", "a", "b"]),
        st.sampled_from(["", "en", "zh-Hans"]),
        st.booleans(),
        st.sampled_from([None, True, False]),
    )


@given(st.lists(people(), min_size=1, max_size=3))
def test_what_is_known_settles(met: list[Person]) -> None:
    """Meeting the person one already knows changes nothing, so it needs no write."""
    known = met[0]
    for person in met[1:]:
        known = places.merged(known, person)
    assert places.merged(known, known) == known


async def test_the_database_remembers_as_foreseen(store: Store) -> None:
    """`merged` and the SQL say the same for every pair."""
    some = [
        Person("", name, language, chosen, reachable)
        for name in ("", "a", "b")
        for language in ("", "en", "zh-Hans")
        for chosen in (False, True)
        for reachable in (None, True, False)
    ]
    pairs = [(old, new) for n, old in enumerate(some) for new in some[n % 5 :: 5]]
    keyed = [(replace(a, key=str(n)), replace(b, key=str(n))) for n, (a, b) in enumerate(pairs)]
    await store.commit(Work(people=[old for old, _ in keyed]))
    await store.commit(Work(people=[new for _, new in keyed]))
    for old, new in keyed:
        assert await store.person(old.key) == places.merged(old, new)


async def test_lists_of_tables(store: Store) -> None:
    here, there = [(await store.place("telegram", chat)).id for chat in ("-1", "-2")]
    rows = [
        table(1, here, "a", "b"),
        table(2, there, "a", "c", status="open"),
        table(3, here, "b", "c", status="over", updated=99),
    ]
    await store.commit(Work(tables=rows))

    async def numbers(**which: object) -> list[int]:
        return [row.id for row in await store.tables(**which)]  # type: ignore[arg-type]

    assert await numbers() == [2, 1]
    assert await numbers(live=False) == [3, 2, 1]
    assert await numbers(place=here) == [1]
    assert await numbers(person="a") == [2, 1]
    assert await numbers(person="c", live=False) == [3, 2]
    assert await numbers(person="a", place=there) == [2]
    assert await store.table(2) == rows[1]
    await store.commit(Work(tables=[table(2, there, "d", status="open")]))
    assert await numbers(person="a") == [1]
    assert await numbers(person="d") == [2]


async def test_lists_of_events(store: Store) -> None:
    here = (await store.place("telegram", "-1")).id
    rows = [
        EventRow(n, here, f"杯{n}", status, n)
        for n, status in enumerate(["open", "over", "playing", "cancelled"])
    ]
    await store.commit(Work(events=rows))
    assert [e.id for e in await store.events(here)] == [2, 0]
    assert [e.id for e in await store.events(live=False)] == [3, 2, 1, 0]
    assert await store.events(here + 1) == []


async def test_rooms(store: Store) -> None:
    first, second = [await store.place("telegram", "-1", thread) for thread in ("5", "6")]
    assert await store.room("t1") is None
    await store.set_room("t1", first.id)
    await store.set_room("t2", first.id)
    assert await store.room("t1") == first
    assert await store.stream_in(first.id) == "t2"
    await store.set_room("t2", second.id)
    assert await store.stream_in(first.id) == "t1"
    assert await store.stream_in(second.id) == "t2"


async def test_a_group_that_moves_takes_everything_along(store: Store) -> None:
    group, topic = [await store.place("telegram", "-1", thread) for thread in ("", "5")]
    other = await store.place("telegram", "-11")
    await store.commit(Work(tables=[table(1, group.id, "a")], settings={group.id: {"x": 1}}))
    lanes = ["telegram/-1", "telegram/-1/5", "telegram/-11", "telegram/@1"]
    written = await store.commit(Work(parcels=[board(lane, lane) for lane in lanes]))
    shown = await store.commit(Work(parcels=[parcel("t1/list", lane=lane) for lane in lanes]))
    for one in shown:
        await store.sent(one, f"ref of {one.lane}")
    await store.sending([written[1].id])

    await store.move_chat("telegram", "-1", "-100")
    await store.move_chat("telegram", "-1", "-100")  # Telegram tells it twice

    moved = {"telegram/-1": "telegram/-100", "telegram/-1/5": "telegram/-100/5"}
    found = [*await store.parcels("telegram", 1), *await store.interrupted("telegram")]
    assert {one.body["text"]: one.lane for one in found} == {
        lane: moved.get(lane, lane) for lane in lanes
    }
    assert (await store.place("telegram", "-1")).id == group.id
    assert (await store.place("telegram", "-100")).settings == {"x": 1}
    assert (await store.place("telegram", "-1", "5")).id == topic.id
    assert await store.place("telegram", "-11") == other
    for lane in lanes:
        now = await store.shown(moved.get(lane, lane), "t1/list")
        assert now is not None and now.ref == f"ref of {lane}"
    assert await store.shown("telegram/-1", "t1/list") is None


async def test_a_group_met_under_its_new_number_first_becomes_one(store: Store) -> None:
    old = await store.place("telegram", "-1")
    young = await store.place("telegram", "-100")
    both: list[Parcel] = [parcel("t/list", lane=f"telegram/{chat}") for chat in ("-1", "-100")]
    for one, ref in zip(await store.commit(Work(parcels=both)), ("old", "new"), strict=True):
        await store.sent(one, ref)
    await store.commit(Work(tables=[table(1, young.id, "a")]))
    await store.set_room("t1", young.id)
    await store.move_chat("telegram", "-1", "-100")
    assert await store.place("telegram", "-100") == replace(old, chat="-100")
    assert [row.place for row in await store.tables()] == [old.id]
    assert await store.room("t1") == replace(old, chat="-100")
    assert await store.place_by_id(young.id) is None
    one_shown = await store.shown("telegram/-100", "t/list")
    assert one_shown is not None and one_shown.ref == "new"


async def test_moves_follow_each_other(store: Store) -> None:
    first = await store.place("telegram", "-1")
    await store.move_chat("telegram", "-1", "-2")
    await store.move_chat("telegram", "-2", "-3")
    for chat in ("-1", "-2", "-3"):
        assert (await store.place("telegram", chat)).id == first.id
    assert (await store.place("discord", "-1")).id != first.id
