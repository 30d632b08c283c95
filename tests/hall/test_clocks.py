"""Clocks: whatever is done at a table, log, table, row and deadlines agree."""

from __future__ import annotations

import random

import pytest

from tests.hall.party import Party, text_of

CLOCKS = ("60", "60w", "60c", "20+2mw", "0+5m")
ACTIONS = ("/draw", "/accept", "/decline", "/undo", "/pause", "/resume", "/resign", "/board")


@pytest.mark.parametrize("seed", range(5))
async def test_random_doings_at_one_table(party: Party, seed: int) -> None:
    chance = random.Random(seed)
    await party.do("ann", f"/new xiangqi {CLOCKS[seed]} takebacks=on best_of=3")
    await party.click("bob", "join")
    for _ in range(40):
        table = await party.agrees(1)
        if not table.live:
            break
        name = chance.choice(("ann", "bob", "eve", "*mod"))
        match chance.choice(("move", "move", "move", "ask", "time", "away", "back")):
            case "move" if table.on_turn:
                view = table.view(table.on_turn[0])
                move = chance.choice(list(table.game.legal_moves(view)))
                who = table.sitters[table.on_turn[0]].name
                await party.do(who, f"/move {table.game.format(view, move)}")
            case "ask":
                await party.do(name, chance.choice(ACTIONS))
            case "time":
                await party.wait(chance.choice((1, 30, 61, 100)))
            case "away":
                left = table.due()
                await party.restart(away=chance.choice((1000, 60_000, 86_400_000)))
                after = (await party.agrees(1)).due()
                assert left is None or after is None or after >= left
            case _:
                party.at -= chance.choice((1, 1000, 3_600_000))


async def test_a_restart_gives_back_the_time_it_took(party: Party) -> None:
    await party.do("ann", "/new xiangqi 60")
    await party.click("bob", "join")
    await party.wait(50)
    await party.hall.store.beat(party.at)
    await party.restart(away=3_600_000)
    assert "won" not in text_of(await party.wait(5))
    assert "bob won" in text_of(await party.wait(10))


async def test_a_take_back_is_not_free_time(party: Party) -> None:
    await party.do("ann", "/new xiangqi 0+5m takebacks=on")
    await party.click("bob", "join")
    await party.do("ann", "/move C2.5")
    await party.wait(100)
    await party.do("ann", "/undo")
    await party.do("bob", "/accept")
    table = await party.agrees(1)
    assert table.left == (300_000, 200_000) and table.due() == party.at + 300_000


async def test_where_the_rules_count_lost_turns_the_fifth_loses(party: Party) -> None:
    """军棋: a turn that ran out of time is passed over; no clock's terms are needed for it."""
    await party.do("ann", "/new luzhanqi 60")
    await party.click("bob", "join")
    await party.do("ann", "/move setup 1", "@ann")
    await party.do("bob", "/move setup 2", "@bob")
    for lost in range(1, 5):
        await party.wait(61)
        table = await party.agrees(1)
        assert table.playing and table.state.skips == (lost, lost - 1)
        await party.wait(61)
        assert (await party.agrees(1)).state.skips == (lost, lost)
    assert "bob won" in text_of(await party.wait(61))


async def test_one_of_four_resigns_and_the_others_play_on(party: Party) -> None:
    await party.do("ann", "/new siguo resign_after=0")
    for name in ("bob", "cid", "dee"):
        await party.click(name, "join")
    for number, name in enumerate(("ann", "bob", "cid", "dee"), 1):
        await party.do(name, f"/move setup {number}", f"@{name}")
    assert "turn" in text_of(await party.do("bob", "/resign"))
    await party.do("ann", "/resign")
    table = await party.agrees(1)
    assert table.playing and [bool(fate) for fate in table.state.fates] == [
        True,
        False,
        False,
        False,
    ]
    await party.do("bob", "/move ea6-m9")
    said = text_of(await party.do("cid", "/resign"))
    assert not (await party.agrees(1)).live and "bob" in said and "dee" in said
