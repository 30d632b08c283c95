"""Duplicate boards: the same deal at all tables, nothing told before the round is over."""

from __future__ import annotations

from bots.hall.event import Event
from bots.hall.table import Table
from tests.hall.meets import come, holds, names, play_least, table_of
from tests.hall.party import Party, text_of, words
from tests.hall.test_formats import begin

TWO_BOARDS = "doudizhu Duplicate format=movement size=3 boards=1 rounds=2 score=bands"


async def tables(party: Party, event: Event) -> list[Table]:
    found = [await party.hall.table(f"t{table_of(event, w)}") for w in event.pending]
    for table in found:
        await come(party, table.id)
    return [await party.agrees(table.id) for table in found]


async def test_all_tables_have_the_same_deals(party: Party) -> None:
    event = await begin(party, 6, TWO_BOARDS)
    one, two = await tables(party, event)
    assert one.deal == two.deal and one.commitment == two.commitment
    assert one.hushed and two.hushed
    for name in (names(event)[0], "eve"):
        said = text_of(await party.do(name, f"/board #{one.id}"))
        assert words("no-hushed", table=one.id) in said
    before = len(party.chat.sent)
    await play_least(party, one.id)
    public = [m for m in party.chat.sent[before:] if not m.user]
    assert public and not any(m.scene for m in public if m.stream == one.stream)
    seeds = [str(await party.store.secret(one.stream, f"seed.{n}")) for n in (0,)]
    assert not any(seed in m.text for seed in seeds for m in public)
    event = await holds(party)
    assert len(event.pending) == 1
    assert words("no-hushed", table=one.id) in text_of(await party.do("org", f"/record #{one.id}"))
    await party.restart()
    await party.do("org", f"/event correct #{two.id} 6 -3 -3")
    assert not (await party.agrees(one.id)).hushed
    event = await holds(party)
    assert {w.round for w in event.pending} == {2}
    assert event.plan is not None
    told = [len(report.games) for report in event.plan.reports.values()]
    assert told == [1, 1]
    assert words("no-hushed", table=one.id) not in text_of(
        await party.do("org", f"/record #{one.id}")
    )


async def test_a_redeal_is_the_same_everywhere(party: Party) -> None:
    event = await begin(party, 6, TWO_BOARDS)
    found = await tables(party, event)
    for table in found:
        for _ in range(3):
            now = await party.hall.table(table.stream)
            side = now.on_turn[0]
            await party.do(now.sitters[side].name, f"/move #{table.id} 0")
    one, two = [await party.agrees(table.id) for table in found]
    assert one.number == 1 and one.ended[0].counts is False
    assert one.deal == two.deal != found[0].deal
