"""Buttons: nobody else's, nothing forged, nothing old, nothing from another chat."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bots.hall.chat import Message
from bots.hall.press import LONGEST, Stamp
from tests.hall.party import GROUP, Party, public, text_of, words


async def xiangqi(party: Party) -> None:
    await party.do("ann", "/new xiangqi takebacks=on")
    await party.click("bob", "join")
    await party.do("ann", "C2.5")
    await party.do("ann", "/draw")


async def doudizhu(party: Party) -> None:
    await party.do("ann", "/new doudizhu first=0")
    await party.click("bob", "join")
    await party.click("cyd", "join")


def tokens(party: Party, stream: str) -> dict[str, tuple[str, str]]:
    """Every kind of button now shown of a stream: its act, who sees it, and the token."""
    found: dict[str, tuple[str, str]] = {}
    for message in reversed(party.chat.shows.values()):
        for key in (key for row in message.keys for key in row):
            press = party.meant(key.press)
            if press.stream == stream:
                found.setdefault(press.act, (message.user, key.press))
        if message.picks and party.meant(message.picks.press).stream == stream:
            found.setdefault("pick", (message.user, message.picks.press))
    return found


async def refused(party: Party, name: str, token: str, chat: str = GROUP) -> list[Message]:
    """The press changes nothing, and only who pressed hears so."""
    before = await party.logs("t1")
    said = await party.press(name, token, chat)
    assert await party.logs("t1") == before
    assert public(said) == []
    return said


async def test_buttons_of_a_table_are_for_its_people_there_and_now(party: Party) -> None:
    await xiangqi(party)
    shown = tokens(party, "t1")
    assert {"draw", "back", "resign", "accept", "type", "hint"} <= set(shown)
    for act, (_, token) in shown.items():
        for name in ("eve", "*mod"):
            said = await refused(party, name, token)
            assert re.search("has (already )?begun|do not sit", text_of(said)), act
        for name in ("ann", "bob", "eve", "*mod"):
            assert "not in this group" in text_of(await refused(party, name, token, "elsewhere"))
        assert "not in this group" in text_of(await refused(party, "eve", token, "@eve"))
    await party.do("bob", "h8+7")
    for act in ("draw", "back", "accept", "decline"):
        for name in ("ann", "bob"):
            assert words("no-stale") in text_of(await refused(party, name, shown[act][1])), act


async def test_buttons_of_a_hand_are_for_its_owner(party: Party) -> None:
    await doudizhu(party)
    table = await party.hall.table("t1")
    owner = table.sitters[table.on_turn[0]].person.partition(":")[2]
    bids = {k.press for k in party.keys(owner) if party.meant(k.press).act == "move"}
    assert len(bids) == 4
    for token in bids:
        for name in {"ann", "bob", "cyd", "eve", "*mod"} - {owner}:
            for chat in (GROUP, f"@{name.lstrip('*')}"):
                await refused(party, name, token, chat)
    old = sorted(bids, key=lambda token: party.meant(token).arg)
    await party.press(owner, old[3], f"@{owner}")
    assert (await party.hall.table("t1")).moves
    for token in old:
        assert words("no-stale") in text_of(await refused(party, owner, token, f"@{owner}"))
    act, token = "pick", tokens(party, "t1")["pick"][1]
    for name in {"ann", "bob", "cyd", "eve"}:
        before = await party.logs("t1")
        said = await party.press(name, token, picked=("99", "x", "-1"))
        assert await party.logs("t1") == before and public(said) == [], act


@pytest.mark.parametrize("seed", range(4))
async def test_forged_tokens(party: Party, seed: int) -> None:
    """Bits turned, acts and plies put in place of others, keys of another host, plain noise."""
    chance = random.Random(seed)
    await xiangqi(party)
    good = [token for _, token in tokens(party, "t1").values()]
    for _ in range(60):
        token = forged(chance, chance.choice(good))
        assert token not in good
        said = await refused(party, chance.choice(("ann", "bob", "eve", "*mod")), token)
        assert text_of(said) == words("no-forged"), token


def forged(chance: random.Random, token: str) -> str:
    said, mac = token.split("~")
    stream, ply, act, arg = said.split(".", 3)
    kind = chance.randrange(7)
    if kind == 0:
        at = chance.randrange(len(token))
        return token[:at] + chr(ord(token[at]) ^ (1 << chance.randrange(7))) + token[at + 1 :]
    if kind == 1:
        return f"{stream}.{ply}.{'resigned' if act != 'resigned' else 'draw'}.{arg}~{mac}"
    if kind == 2:
        return f"{stream}.{ply}z.{act}.{arg}~{mac}"
    if kind == 3:
        return Stamp(chance.randbytes(32)).token(stream, int(ply, 36), act, arg)
    if kind == 4:
        return chance.choice(
            ("~", "~~", "t1", "t1.0.move.h8", "象棋", "\x00", "e.e.e.e~", "." * 99)
        )
    if kind == 5:
        return token[: chance.randrange(1, len(token))]
    return "".join(chr(chance.randrange(33, 0x3000)) for _ in range(chance.randrange(1, 60)))


def test_a_token_fits_a_button() -> None:
    stamp = Stamp(bytes(32))
    token = stamp.token("t99999999", 10**6, "resigned", "H8+7")
    assert token.isascii() and len(token) <= LONGEST
    with pytest.raises(ValueError):
        stamp.token("t1", 0, "move", "x" * 60)


async def test_play_again_is_for_who_played_and_opens_one_table(tmp_path: Path) -> None:
    party = await Party.open(tmp_path)
    await xiangqi(party)
    await party.do("bob", "/resign")
    again = party.token("again")
    for name in ("eve", "*mod"):
        await refused(party, name, again)
    said = text_of(await party.press("bob", again))
    assert "#2" in said and "ann" in said
    assert "bob to move" in text_of(await party.press("ann", again))
    table = await party.agrees(2)
    assert table.playing and [s.name for s in table.sitters] == ["bob", "ann"]
    assert await party.store.table(3) is None
    await party.close()


async def test_a_number_guessed_gives_no_say_in_another_group(party: Party) -> None:
    await xiangqi(party)
    await party.do("ann", "/new gomoku")
    for text in ("/cancel #1", "/pause #1", "/join #2", "/computer #2", "/board #1", "/record #1"):
        for name, chat in (("*eve", "elsewhere"), ("eve", "@eve"), ("*eve", "@eve")):
            before = await party.logs("t1", "t2")
            assert "not in this group" in text_of(await party.do(name, text, chat)), text
            assert await party.logs("t1", "t2") == before
    assert (await party.do("ann", "/board #1", "@ann"))[0].scene is not None
    await party.do("*mod", "/cancel #1")
    assert not (await party.agrees(1)).live
