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


CLAIMS = "auto_natural_limit=false auto_repetition_draw=false takebacks=on"


@pytest.mark.parametrize("claim", ["claim limit", "claim repetition"])
async def test_a_false_claim_does_not_restart_the_clock_of_the_move(
    party: Party, claim: str
) -> None:
    await party.do("ann", f"/new xiangqi 60 {CLAIMS}")
    await party.click("bob", "join")
    began = party.at
    await party.wait(40)
    assert "claim was false" in text_of(await party.do("ann", f"/move {claim}"))
    table = await party.agrees(1)
    assert table.on_turn == (0,) and table.due() == began + 60_000
    await party.wait(15)
    await party.do("ann", "/move C2.5")
    assert (await party.agrees(1)).due() == party.at + 60_000


async def test_what_a_false_claim_cost_comes_back_with_it(party: Party) -> None:
    """By a referee's word or the players' own: the warning and the five minutes."""
    await party.do("ann", f"/new xiangqi 0+10m {CLAIMS}")
    await party.click("bob", "join")
    await party.wait(30)
    await party.do("ann", "/move claim limit")
    table = await party.agrees(1)
    assert table.warnings(0) == 1 and table.clock_left(0, party.at) == 270_000
    await party.wait(10)
    await party.do("*mod", "/judge #1 back 1 a slip")
    table = await party.agrees(1)
    assert table.warnings(0) == 0 and table.left == (560_000, 600_000)
    for text in ("C2.5", "claim limit"):
        await party.do("ann" if text == "C2.5" else "bob", f"/move {text}")
    await party.do("*mod", "/judge #1 back 2 again")
    assert (await party.agrees(1)).left == (560_000, 600_000)
    await party.do("ann", "/move claim limit")
    await party.wait(259)
    assert "bob won" in text_of(await party.wait(1))


async def test_wrong_sums_do_not_restart_the_clock_of_the_move(party: Party) -> None:
    await party.do("ann", "/new shuqi 60")
    await party.click("bob", "join")
    began = party.at
    await party.wait(40)
    table = await party.agrees(1)
    name = table.sitters[table.on_turn[0]].name
    await party.do(name, "/move b1 e1 5+4=8")
    table = await party.agrees(1)
    assert sum(table.warnings(side) for side in (0, 1)) == 1 and table.due() == began + 60_000


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
