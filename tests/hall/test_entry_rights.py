"""Nobody does at a sign-up what is not theirs to do, by command, by button, or by a copy of one."""

from __future__ import annotations

import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.hall.party import Party, text_of
from tests.hall.test_entry import event

ORGANISERS = (
    "/event set fee 5",
    "/event set closes tomorrow 20:00",
    "/event entry approve ann",
    "/event entry paid ann",
    "/event entry remove ann",
    "/event swap ann party:eve",
    "/event export csv",
)


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    party = await Party.open(tmp_path)
    await party.do("eve", "/help")
    await party.do("org", "/event new gomoku Cup fields=dept,phone!")
    for name in ("ann", "bob"):
        await party.click(name, "enter")
        await party.do(name, "Maths", f"@{name}")
        await party.do(name, "555", f"@{name}")
    yield party
    await party.close()


async def test_commands_of_the_organiser_are_the_organisers(party: Party) -> None:
    """A player, a stranger, and a moderator of another group, here, elsewhere and in private."""
    before = await party.store.log("e1")
    for line in ORGANISERS:
        for name, chat in (
            ("bob", "g"),
            ("bob", "@bob"),
            ("eve", "g"),
            ("*eve", "h"),
            ("*eve", "@eve"),
        ):
            said = text_of(await party.do(name, f"{line} #e1" if "set" not in line else line, chat))
            assert "Noted" not in said and "Set:" not in said and "555" not in said, (line, name)
    assert await party.store.log("e1") == before
    party.chat.files["f"] = b"name,dept,phone\nZoe,x,1\n"
    await party.do("bob", "/event import #e1", file="f", file_name="a.csv")
    assert await party.store.log("e1") == before


async def test_buttons_do_for_each_only_what_is_theirs(party: Party) -> None:
    """Every button of the event in every hand: nobody decides over somebody else's entry."""
    await party.do("org", "/event set approval yes")
    await party.click("cyd", "enter")
    for text in ("Law", "556"):
        await party.do("cyd", text, "@cyd")
    tokens = {key.press for m in party.chat.sent for row in m.keys for key in row}
    before = await event(party)
    for token in sorted(tokens):
        act = party.meant(token).act
        for chat in ("g", "@eve", "h"):
            if act in ("approve", "decline", "draw-lots", "extend", "call-off"):
                await party.press("eve", token, chat)
                await party.press("bob", token, chat)
    after = await event(party)
    assert (after.entered, after.applied, after.phase) == (
        before.entered,
        before.applied,
        before.phase,
    )


async def test_a_changed_button_says_nothing(party: Party) -> None:
    before = await party.store.log("e1")
    token = party.token("enter")
    for forged in (
        token.replace("e1", "e2", 1),
        token[:-1] + "A",
        token.replace("enter", "draw-lots"),
    ):
        if forged != token:
            assert "not valid" in text_of(await party.press("eve", forged))
    assert await party.store.log("e1") == before


async def test_the_same_update_twice_enters_once(party: Party) -> None:
    await party.do("org", "/event new gomoku Other")
    key, body = party.update("eve", text="/event join #e2")
    for _ in range(3):
        await party.hall.receive("party", key, body)
    await party.hall.settled()
    assert [e.name for e in (await event(party, 2)).entered] == ["eve"]
    assert [entry.kind for entry in await party.store.log("e2")].count("enter") == 1


async def test_the_last_place_goes_to_one(party: Party) -> None:
    """Many press at the same moment for one place; lists and numbers add up."""
    await party.do("org", "/event new gomoku Rush most=2")
    for number in range(12):
        key, body = party.update(f"p{number}", f"chat{number}", press=party.token("enter"))
        body["where"]["chat"] = "g"
        await party.hall.receive("party", key, body)
    await party.hall.settled()
    found = await event(party, 2)
    assert (len(found.entered), len(found.reserve)) == (2, 10)
    assert len({e.person for e in (*found.entered, *found.reserve)}) == 12


@pytest.mark.parametrize("seed", range(12 if os.environ.get("YIQUN_LONG") else 1))
async def test_whatever_people_do_everybody_is_on_one_list_once(tmp_path: Path, seed: int) -> None:
    """Random sign-ups, withdrawals, approvals and limits, with restarts in between."""
    chance = random.Random(seed)
    party = await Party.open(tmp_path)
    people = [f"p{number}" for number in range(8)]
    await party.do("org", "/event new gomoku Cup most=3")
    inside: set[str] = set()
    for _ in range(30):
        name = chance.choice(people)
        match chance.randrange(8):
            case 0 | 1 | 2:
                await party.do(name, "/event join")
                inside.add(name)
            case 3 | 4:
                await party.do(name, "/event leave")
                inside.discard(name)
            case 5:
                await party.do("org", f"/event entry {chance.choice(('approve', 'paid'))} {name}")
            case 6:
                await party.do("org", f"/event set most {chance.randint(2, 6)}")
            case _:
                approval = chance.choice(("yes", "no"))
                await party.do("org", f"/event set approval {approval}")
        if chance.random() < 0.1:
            await party.restart()
        found = await event(party)
        everyone = [e.person for e in (*found.entered, *found.reserve, *found.applied)]
        assert sorted(everyone) == sorted(f"party:{name}" for name in inside)
        assert not found.reserve or len(found.entered) >= found.entry.most
    await party.close()
