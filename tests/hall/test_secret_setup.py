"""A secret set-up reaches nobody else before the end: not by message, picture, record or page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines import games
from engines.games.luzhanqi import Luzhanqi
from engines.junqi.army import KIND_OF
from tests.hall.party import Party
from tests.hall.test_secrecy import folder, lane, seen
from tests.hall.two_worlds import messages
from tests.selfplay import Record, luck, random_game
from tests.worlds import swap_of

NAMES = ("ann", "bob")
PLIES = 8


async def play(party: Party, record: Record) -> None:
    """A table of two: set-ups typed in private, marches in the group, and everybody looks."""
    await party.do("ann", "/new luzhanqi")
    await party.click("bob", "join")
    for ply, (seat, text) in enumerate(record):
        table = await party.hall.table("t1")
        name = table.sitters[table.side_at(seat)].name
        await party.do(name, f"/move {text}", f"@{name}" if ply < 2 else "g")
        if ply % 4 < 2:
            await party.do(name, "/hand")
            await party.do(name, "/move 雷旗", f"@{name}")
            for looking in ("eve", *NAMES):
                await party.do(looking, "/board", f"@{looking}")
                await party.do(looking, "/record json", f"@{looking}")
                await party.do(looking, "/record pgn")


def worlds(viewer: int | None) -> tuple[str, Record, str, Record]:
    game = games.find("luzhanqi").of({})
    played = random_game(game, 11, PLIES)
    deal, record = swap_of("luzhanqi")(game, played.deal, played.record, viewer, luck(7))
    assert record != played.record
    return played.deal, played.record, deal, record


@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_two_set_ups_look_the_same(
    tmp_path: Path, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden set-ups differ; the other seat and the public are sent and shown the same."""
    deal, record, other_deal, other_record = worlds(viewer)
    one, two = (deal, record), (other_deal, other_record)
    first, page = await messages(folder(tmp_path, "one"), Luzhanqi, one, play, monkeypatch)
    second, other = await messages(folder(tmp_path, "two"), Luzhanqi, two, play, monkeypatch)
    assert page == other
    for name in ("", "eve", *(NAMES[viewer : viewer + 1] if viewer is not None else ())):
        mine = [seen(m) for m in sorted(first, key=lane) if m.user == name]
        assert mine, name
        assert mine == [seen(m) for m in sorted(second, key=lane) if m.user == name], name


async def test_a_set_up_is_in_the_record_only_after_the_end(party: Party) -> None:
    await party.do("ann", "/new luzhanqi resign_after=0")
    await party.click("bob", "join")
    layout = "MFM22M3331BB45546677" + "89112"
    said = await party.do("ann", f"/move {layout}", "@ann")
    spaced = "MFM22 M3331 BB4 5546 677 89112"
    ranks = {name for name in KIND_OF if any(name in m.text for m in said if m.user != "ann")}
    assert not ranks
    for asks in ("/record json", "/record pgn"):
        [message] = await party.do("eve", asks)
        assert message.file is not None
        assert spaced not in message.file[1].decode() and "set up" in message.file[1].decode()
    await party.do("bob", "/move setup 2", "@bob")
    await party.do("ann", "/resign")
    assert not (await party.hall.table("t1")).live
    [message] = await party.do("eve", "/record 1 json")
    assert message.file is not None
    log = json.loads(message.file[1])["log"]
    assert [e["data"]["text"] for e in log if e["kind"] == "move"] == [spaced, "setup 2"]


async def test_buttons_and_hints_for_a_set_up_name_it_to_its_own_side(party: Party) -> None:
    await party.do("ann", "/new luzhanqi")
    await party.click("bob", "join")
    labels = [key.label for key in party.keys("ann")]
    assert "setup 1" in labels and "setup 4" in labels
    said = await party.do("ann", "/hint")
    assert all(m.secret or m.user == "ann" for m in said)


async def test_the_other_side_has_new_buttons_after_one_has_set_up(party: Party) -> None:
    await party.do("ann", "/new luzhanqi")
    await party.click("bob", "join")
    await party.do("ann", "/move setup 1", "@ann")
    newest = next(key.press for key in party.keys("bob") if key.label == "setup 2")
    await party.press("bob", newest, "@bob")
    assert len((await party.hall.table("t1")).moves) == 2
