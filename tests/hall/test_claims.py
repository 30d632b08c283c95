"""A tile on offer at a table of people: all are asked alike, silence passes, nothing leaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.hall.chat import Message
from bots.web.story import story
from engines import games
from engines.games.mahjong_mcr import MahjongMcr
from render.words import tell
from tests.hall.party import Party, public, text_of
from tests.hall.test_secrecy import folder, lane, seen
from tests.selfplay import Record, luck, random_game
from tests.worlds import swap_of

NAMES = ("ann", "bob", "cid", "dee")
PLIES = 6


async def seated(party: Party, options: str = "") -> None:
    await party.do("ann", f"/new mahjong_mcr {options}")
    for name in NAMES[1:]:
        await party.click(name, "join")


async def play(party: Party, record: Record) -> None:
    """The record typed in private, while everybody looks."""
    await seated(party)
    for ply, (seat, text) in enumerate(record):
        table = await party.hall.table("t1")
        name = table.sitters[table.side_at(seat)].name
        await party.do(name, f"/move {text}", f"@{name}")
        if ply % 5 == 0:
            await party.do(name, "/hand")
            await party.do(name, "/move 9m9m", f"@{name}")
            for looking in ("eve", *NAMES):
                await party.do(looking, "/board", f"@{looking}")
                await party.do(looking, "/record json", f"@{looking}")


async def messages(
    home: Path, deal: str, record: Record, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Message], list[str]]:
    """All messages, and the lines of the table's page."""
    party = await Party.open(home)
    monkeypatch.setattr(MahjongMcr, "deal", lambda self, luck: deal)
    try:
        await play(party, record)
        table = await party.hall.table("t1")
        lines = story(table, await party.store.log("t1"))
        return party.chat.sent, [tell(line.said, "en") for line in lines]
    finally:
        await party.close()


async def test_two_deals_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others hold, could claim or have answered is neither sent nor shown, least of all
    to those who do not play."""
    viewer = 2
    played = random_game(games.find("mahjong_mcr")(), 3, PLIES)
    deal, record = swap_of("mahjong_mcr")(played.game, played.deal, played.record, viewer, luck(7))
    assert deal != played.deal
    one, page = await messages(folder(tmp_path, "one"), played.deal, played.record, monkeypatch)
    two, other = await messages(folder(tmp_path, "two"), deal, record, monkeypatch)
    assert page == other
    for name in ("", "eve", NAMES[viewer]):
        mine = [seen(m) for m in sorted(one, key=lane) if m.user == name]
        assert mine, name
        assert mine == [seen(m) for m in sorted(two, key=lane) if m.user == name], name


async def test_silence_passes_and_is_no_lapse(party: Party) -> None:
    await seated(party, "clock=45c")
    await party.do("ann", "/move #14", "@ann")
    table = await party.agrees(1)
    assert table.on_turn == (1, 2, 3) and table.due() == party.at + 12_000
    await party.wait(13)
    table = await party.agrees(1)
    assert table.on_turn == (1,) and table.lapses == (0, 0, 0, 0)
    assert table.due() == party.at + 48_000


async def test_an_answer_is_not_told_and_leaves_the_others_buttons_good(party: Party) -> None:
    await seated(party, "claim_seconds=60")
    await party.do("ann", "/move #14", "@ann")
    passes = {
        name: next(k.press for k in party.keys(name) if k.label == "pass") for name in NAMES[1:]
    }
    since = (await party.hall.table("t1")).since
    for name in ("dee", "bob"):
        await party.wait(1)
        said = await party.press(name, passes[name], f"@{name}")
        assert public(said) == [] and {m.user for m in said} <= {name}
        assert (await party.hall.table("t1")).since == since
    said = await party.press("cid", passes["cid"], "@cid")
    assert "pass" not in text_of(public(said))
    assert (await party.agrees(1)).on_turn == (1,)
    late = await party.press("bob", passes["bob"], "@bob")
    assert len((await party.hall.table("t1")).moves) == 4 and text_of(late)


async def test_who_has_only_a_pass_need_not_say_so(party: Party) -> None:
    """It closes after a while all the same; not sooner than if somebody had thought."""
    await seated(party, "claim_seconds=0")
    await party.do("ann", "/move #14", "@ann")
    assert "quiet" not in {d.name for d in await party.store.due(1 << 62)}
    await party.do("ann", "/cancel")
    await seated(party, "claim_seconds=60")
    for _ in range(12):
        table = await party.hall.table("t2")
        mover = table.sitters[table.on_turn[0]].name
        await party.do(mover, "/move #1", f"@{mover}")
        table = await party.hall.table("t2")
        free = [list(table.game.legal_moves(table.view(side))) for side in table.on_turn]
        due = [d.due for d in await party.store.due(1 << 62) if d.name == "quiet"]
        assert bool(due) == all(len(moves) == 1 for moves in free)
        if due:
            assert party.at + 3_000 <= due[0] <= party.at + 5_000
            await party.wait(5)
        else:
            await party.wait(60)
        assert len((await party.hall.table("t2")).on_turn) == 1
