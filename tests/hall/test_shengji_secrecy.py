"""Hands and the buried kitty reach nobody else through the hall; the deal keeps its pace."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import games
from engines.games.shengji import Shengji
from tests.hall.party import Party, public
from tests.hall.test_secrecy import folder, lane, seen
from tests.hall.two_worlds import messages
from tests.selfplay import Record, luck, random_game
from tests.worlds import swap_of

NAMES = ("ann", "bob", "cyd", "dan")
OPTIONS = {"deal_gulps": 1}
PLIES = 16


async def sit(party: Party, more: str = "") -> None:
    await party.do("ann", f"/new shengji {more}")
    for name in NAMES[1:]:
        await party.click(name, "join")


async def play(party: Party, record: Record) -> None:
    """A table of four; the kitty is buried in private, cards are played now here, now there."""
    await sit(party, "deal_gulps=1")
    for ply, (seat, text) in enumerate(record):
        table = await party.hall.table("t1")
        name = table.sitters[table.side_at(seat)].name
        private = ply % 2 or text.startswith("bury")
        await party.do(name, f"/move {text}", f"@{name}" if private else "g")
        if ply % 5 == 0:
            await party.do(name, "/hand")
            await party.do("eve", "/board")
            await party.do("eve", "/record json")
            await party.do(name, "/move ♠3 ♥3", f"@{name}")


async def test_two_deals_look_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To a seat that knows the cards in both, and to everybody who knows less."""
    viewer = 1
    game = games.find("shengji").of(OPTIONS)
    played = random_game(game, 5, PLIES)
    other, told = swap_of("shengji")(game, played.deal, played.record, viewer, luck(3))
    assert (other, told) != (played.deal, played.record)
    one, two = (played.deal, played.record), (other, told)
    first, page = await messages(folder(tmp_path, "one"), Shengji, one, play, monkeypatch)
    second, again = await messages(folder(tmp_path, "two"), Shengji, two, play, monkeypatch)
    assert page == again
    for name in ("", "eve", NAMES[viewer]):
        mine = [seen(m) for m in sorted(first, key=lane) if m.user == name]
        assert mine, name
        assert mine == [seen(m) for m in sorted(second, key=lane) if m.user == name], name


async def test_the_deal_goes_on_by_itself_with_one_message_a_batch(party: Party) -> None:
    await sit(party)
    for drawn in (10, 15, 20, 25):
        await party.do("bob", "/move pass", "@bob")
        said = public(await party.wait(9))
        assert [f"{drawn} of 25" in m.text for m in said] == [True]
    assert "bury" in public(await party.wait(21))[0].alt
    table = await party.hall.table("t1")
    assert len(table.moves) == 20 and not any(table.lapses)


async def test_passing_says_nothing_to_the_group(party: Party) -> None:
    await sit(party)
    said = await party.do("ann", "/move pass", "@ann")
    assert not public(said)
    assert not [m for m in said if m.user in NAMES[1:]]


async def hand_played(party: Party) -> None:
    """The dealer throws; what the others must play goes by itself."""
    await party.do("ann", "/move SA SK", "@ann")
    for _ in range(3):
        await party.wait(1)


async def test_when_the_time_is_up_the_hand_is_finished_and_the_leaders_win(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.find("shengji").of({})
    hands = ["SA SK", "S3 S4", "S5 S6", "S7 S8"]
    deal = game.place({"dealer": 0, "trump": "H", "level": "9", "hands": hands})
    monkeypatch.setattr(Shengji, "deal", lambda self, luck: deal)
    await sit(party, "minutes=90")
    await hand_played(party)
    table = await party.hall.table("t1")
    assert table.number == 1 and table.tally.points == (3, 0, 3, 0)
    await party.wait(90 * 60)
    assert (await party.hall.table("t1")).playing
    await hand_played(party)
    table = await party.hall.table("t1")
    assert not table.live and table.tally.winners == (0, 2)
