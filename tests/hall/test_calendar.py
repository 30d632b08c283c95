"""What the calendar brings: opening, closing with too few, check-in, no-shows, the start."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bots.hall.entry.times import shown
from tests.hall.party import Party, public, text_of
from tests.hall.test_entry import event, names, told

HOUR = 3600


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    party = await Party.open(tmp_path)
    yield party
    await party.close()


async def cup(party: Party, options: str, *people: str) -> None:
    await party.do("org", f"/event new gomoku Cup {options}")
    for name in people:
        await party.click(name, "enter")


async def check_in(party: Party, name: str) -> str:
    press = next(k.press for k in party.keys(name) if k.label == told("button-check-in"))
    return text_of(await party.press(name, press))


async def test_sign_up_opens_and_closes_by_itself(party: Party) -> None:
    await cup(party, "opens=1h closes=5h zone=Europe/Paris")
    said = text_of(await party.click("ann", "enter"))
    assert "opens 2025-10-09 11:53 (Europe/Paris)" in said
    opened = await party.wait(HOUR)
    assert "Sign-up is open" in text_of(public(opened))
    for name in ("ann", "bob"):
        await party.click(name, "enter")
    reminded = await party.wait(3 * HOUR)
    assert "Sign-up closes" in text_of(public(reminded)) and "2 so far" in text_of(public(reminded))
    await party.wait(HOUR)
    assert (await event(party)).phase == "closed"
    assert "is closed" in text_of(await party.do("cyd", "/event join #e1"))


@pytest.mark.parametrize("restarted", [False, True])
async def test_with_too_few_the_event_is_called_off_and_all_are_told(
    party: Party, restarted: bool
) -> None:
    """Also when the host was down at the hour, and however often it wakes."""
    await cup(party, "closes=2h least=4 too_few=cancel", "ann", "bob")
    if restarted:
        await party.restart(away=3 * HOUR * 1000)
    said = await party.wait(2 * HOUR)
    said += await party.wait(1)
    off = [
        m for m in public(party.chat.sent) if "called off" in m.text and "4 are needed" in m.text
    ]
    assert len(off) == 1
    assert {span.user for span in off[0].spans if span.call} == {"ann", "bob"}
    assert (await event(party)).phase == "cancelled"
    assert await party.store.next_deadline() is None


async def test_with_too_few_sign_up_goes_on_for_a_day(party: Party) -> None:
    await cup(party, "closes=2h starts=3h least=3 too_few=extend", "ann", "bob")
    before = (await event(party)).entry
    said = text_of(public(await party.wait(2 * HOUR)))
    entry = (await event(party)).entry
    assert entry.closes == before.closes + 24 * HOUR * 1000
    assert entry.starts == before.starts + 24 * HOUR * 1000
    assert shown(entry.closes, entry.zone) in said
    await party.click("cyd", "enter")
    await party.wait(24 * HOUR)
    assert (await event(party)).phase == "closed"


async def test_with_too_few_the_organiser_is_asked(party: Party) -> None:
    await cup(party, "closes=2h least=3", "ann", "bob")
    said = public(await party.wait(2 * HOUR))
    assert any(span.user == "org" and span.call for m in said for span in m.spans)
    more = next(k.press for k in party.keys() if k.label == told("button-extend"))
    assert "Only the organiser" in text_of(await party.press("ann", more))
    await party.press("org", more)
    assert (await event(party)).phase == "open"
    await party.wait(24 * HOUR)
    off = next(k.press for k in party.keys() if k.label == told("button-call-off"))
    await party.press("org", off)
    assert (await event(party)).phase == "cancelled"


async def test_no_shows_are_replaced_from_the_waiting_list_and_lots_are_drawn(
    party: Party,
) -> None:
    await cup(party, "most=3 starts=2h checkin=30", "ann", "bob", "cyd", "dan", "eve")
    assert "begins" in text_of(await party.do("ann", "/event checkin"))
    called = public(await party.wait(1.5 * HOUR))
    assert {s.user for m in called for s in m.spans if s.call} == {
        "ann",
        "bob",
        "cyd",
        "dan",
        "eve",
    }
    assert "checked in" in await check_in(party, "ann")
    assert "already" in await check_in(party, "ann")
    assert "waiting list" in await check_in(party, "eve")
    late = public(await party.wait(HOUR / 4))
    assert {s.user for m in late for s in m.spans if s.call} == {"bob", "cyd"}
    await check_in(party, "bob")
    await party.restart()
    said = public(await party.wait(HOUR / 4))
    assert any("Not there in time" in m.text and "cyd" in m.text for m in said)
    assert sorted(await names(party)) == ["ann", "bob", "eve"]  # dan waited, but was not here
    assert (await event(party)).phase == "playing"


async def test_without_a_duty_to_check_in_nobody_is_out(party: Party) -> None:
    await cup(party, "starts=2h checkin=30 required=no", "ann", "bob")
    await party.wait(1.5 * HOUR)
    await party.wait(HOUR)
    found = await event(party)
    assert found.phase == "playing" and len(found.entered) == 2


async def test_a_host_that_slept_through_everything_does_it_in_order(party: Party) -> None:
    await cup(party, "closes=1h starts=2h", "ann", "bob", "cyd")
    await party.restart(away=5 * HOUR * 1000)
    await party.wait(1)
    assert (await event(party)).phase == "playing"
    kinds = [entry.kind for entry in await party.store.log("e1")]
    assert kinds.index("close") < kinds.index("draw") and kinds.count("draw") == 1


async def test_the_first_hour_after_the_clocks_are_put_back(party: Party) -> None:
    """Half past two of 26 October 2025 comes twice in Paris; what is offered is understood."""
    said = text_of(await party.do("org", '/event new gomoku Cup zone=Europe/Paris '
                                         'closes="2025-10-26 02:30"'))  # fmt: skip
    assert "has that time twice" in said and "2025-10-26 02:30+01:00" in said
    assert await party.store.events() == []
    await party.do("org", '/event new gomoku Cup zone=Europe/Paris closes="2025-10-26 02:30+01:00"')
    closes = (await event(party)).entry.closes
    assert datetime.fromtimestamp(closes / 1000, UTC) == datetime(2025, 10, 26, 1, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("closes 2025-10-01 20:00", "is past"),
        ("closes soon", "I cannot read the time"),
        ("zone Mars", "do not know the time zone"),
        ("checkin 15", "needs a time of start"),
        ("least 1", "from 2 to 1,000"),
        ("most 9999999999999", "from 2 to 1,000"),
        ("approval perhaps", "yes or no"),
        ("too_few shrug", "ask, cancel or extend"),
        ("unit trio", "single, pair, or team"),
        ("unit team 1-99", "single, pair, or team"),
        ("fields a,a", "different questions"),
        ("fields (x", "different questions"),
        ("filter age>=18", "no question"),
        ("filter nonsense", "cannot read the condition"),
        ("division age:18,12", "division=age"),
        ("closes", "Write when sign-up closes"),
    ],
)
async def test_settings_that_make_no_sense_say_what_would(
    party: Party, value: str, said: str
) -> None:
    await cup(party, "")
    before = await party.store.log("e1")
    assert said in text_of(await party.do("org", f"/event set {value}"))
    assert await party.store.log("e1") == before


async def test_only_the_organiser_sets_terms_and_everybody_reads_them(party: Party) -> None:
    await cup(party, "fee=20")
    assert "Only the organiser" in text_of(await party.do("ann", "/event set fee 5"))
    assert "Fee: 20" in text_of(await party.do("ann", "/event set"))
    await party.do("org", "/event set fee 30, cash at the door")
    assert (await event(party)).entry.fee == "30, cash at the door"
    await party.do("org", "/event set 最多 8")
    assert (await event(party)).entry.most == 8
