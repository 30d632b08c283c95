"""What comes twice is done once; what cannot be sent holds up nothing else and is not lost."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bots.hall.chat import Closed, Gone, Message, Moved, Unsendable, Wait
from engines.games.xiangqi import Xiangqi
from storage.broken import StoreBroken
from storage.store import Store
from tests.hall.party import GROUP, Party, public, text_of, words

OPENING = ["C2.5", "h8+7", "H2+3", "r9.8", "P7+1", "p7+1"]


async def xiangqi(party: Party, *options: str) -> None:
    await party.do("ann", " ".join(("/new xiangqi", *options)))
    await party.click("bob", "join")


async def until(party: Party, hours: int = 6) -> None:
    """Time passes, so that what is to be tried again is."""
    for _ in range(hours * 4):
        party.at += 900_000
        party.hall.drainers["party"].wake.set()
        await asyncio.sleep(0.01)
        await party.hall.settled()


# ---------------------------------------------------------------------- what comes in
async def test_updates_that_come_again(party: Party) -> None:
    """Each update up to five times, also after a restart: effects once, messages once."""
    chance = random.Random(5)
    await xiangqi(party)
    seen: list[tuple[str, dict[str, Any]]] = []
    for ply, move in enumerate(OPENING):
        update = party.update("ann" if ply % 2 == 0 else "bob", text=move)
        seen.append(update)
        if ply == 3:
            await party.restart()
        for key, body in [update] * chance.randrange(1, 6) + chance.sample(seen, len(seen) // 2):
            await party.hall.receive("party", key, body)
        await party.hall.receive_many("party", [update, update])
        await party.hall.settled()
        table = await party.agrees(1)
        assert len(table.moves) == ply + 1
        boards = [m for m in party.chat.sent if m.slot == "t1.0"]
        assert len(boards) == ply + 2
    assert not await party.store.waiting()


async def test_an_update_kept_before_a_crash_is_answered_after_it(party: Party) -> None:
    await xiangqi(party)
    await party.hall.stop()
    key, body = party.update("ann", text="C2.5")
    await party.store.receive("party", key, party.at, body)
    await party.store.close()
    await party.start()
    await party.hall.settled()
    assert len((await party.agrees(1)).moves) == 1


async def test_an_update_taken_up_twice_counts_once(party: Party) -> None:
    """The same inbox row, served twice: the second time leaves no trace, not even in memory."""
    await xiangqi(party)
    key, body = party.update("ann", text="C2.5")
    received = await party.hall.receive("party", key, body)
    assert received is not None
    party.hall._enqueue(received)
    await party.hall.settled()
    assert len((await party.agrees(1)).moves) == 1


async def test_two_at_once_at_one_table(party: Party) -> None:
    """From two chats at once: one wins, the other hears why not."""
    await party.do("ann", "/new gomoku")
    token = party.token("join")
    updates = [party.update(name, press=token) for name in ("bob", "cyd", "dan", "eve")]
    await asyncio.gather(*(party.hall.receive("party", *update) for update in updates))
    await party.hall.settled()
    table = await party.agrees(1)
    assert table.playing and table.people[0] == "party:ann"
    answers = [m for m in party.chat.sent if m.user in ("bob", "cyd", "dan", "eve")]
    assert [m.text for m in answers] == [words("no-begun", table=1)] * 3
    updates = [party.update("ann", chat, text=f"/move {move}") for chat, move in
               ((GROUP, "h8"), ("@ann", "h9"), ("@ann", "h10"))]  # fmt: skip
    await asyncio.gather(*(party.hall.receive("party", *update) for update in updates))
    await party.hall.settled()
    assert len((await party.agrees(1)).moves) == 1
    assert text_of(party.chat.sent).count("your turn") == 2


async def test_a_second_hall_on_the_same_book_is_refused(party: Party) -> None:
    with pytest.raises(StoreBroken) as refused:
        await Store.open(str(party.path))
    assert refused.value.reason == "in_use"


async def test_an_update_nobody_can_read_stops_nothing(party: Party) -> None:
    await xiangqi(party)
    await party.hall.receive("party", "bad", {"platform": 7})
    assert len(public(await party.do("ann", "C2.5"))) == 1
    await party.restart()
    assert not await party.store.waiting()


# ---------------------------------------------------------------------- handlers that fail
async def test_an_unexpected_exception_is_apologised_for(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await xiangqi(party)
    await party.do("ann", "/new gomoku")
    await party.click("bob", "join")

    def broken(*args: object) -> object:
        raise RuntimeError("a slip of ours")

    monkeypatch.setattr(Xiangqi, "parse", broken)
    before = await party.logs("t1")
    said = await party.do("ann", "/move #1 C2.5")
    assert text_of(said) == words("no-luck") and public(said) == []
    assert await party.logs("t1") == before
    assert "H8" in text_of(await party.do("ann", "/move #2 h8"))
    assert not await party.store.waiting()
    monkeypatch.undo()
    assert public(await party.do("ann", "/move #1 C2.5"))


async def test_a_deadline_that_fails_stops_no_other(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.do("ann", "/new xiangqi computer")
    await party.do("bob", "/new gomoku 60")
    await party.click("cyd", "join")

    def broken(*args: object) -> object:
        raise RuntimeError("a slip of ours")

    monkeypatch.setattr(Xiangqi, "advise", broken)
    await party.do("ann", "/move #1 C2.5")
    assert "cyd won" in text_of(await party.wait(61))
    monkeypatch.undo()
    await party.wait(61)
    assert len((await party.agrees(1)).moves) == 2


# ---------------------------------------------------------------------- what goes out
async def test_a_closed_person_is_told_of_once_and_sees_the_hand_by_button(party: Party) -> None:
    def closed(message: Message) -> Exception | None:
        return Closed() if message.user in ("bob", "cyd") and not message.handle else None

    party.chat.trouble = closed
    await party.do("ann", "/new doudizhu first=0")
    await party.click("bob", "join")
    await party.click("cyd", "join")
    told = [m for m in party.chat.sent if m.slot.startswith("t1.closed")]
    assert sorted(s.text for m in told for s in m.spans if s.call) == ["bob", "cyd"]
    assert all(not m.user and m.scene is None for m in told)
    for name in ("bob", "cyd"):
        [hand] = await party.click(name, "hand")
        assert hand.secret and hand.user == name and hand.scene is not None
    for _ in range(4):
        table = await party.hall.table("t1")
        name = table.sitters[table.on_turn[0]].person.partition(":")[2]
        await party.do(name, "/move 0")
    told = [m for m in party.chat.sent if m.slot.startswith("t1.closed")]
    assert len(told) == 2 * (1 + (await party.hall.table("t1")).number)
    party.chat.trouble = lambda message: None
    await party.do("bob", "hello", "@bob")
    person = await party.store.person("party:bob")
    assert person is not None and person.reachable
    await party.do("bob", "/language en", "@bob")
    person = await party.store.person("party:bob")
    assert person is not None and person.reachable


async def test_a_private_answer_that_cannot_reach_its_reader_says_so(party: Party) -> None:
    await party.do("ann", "/new doudizhu first=0")
    await party.click("bob", "join")
    await party.click("cyd", "join")
    party.chat.trouble = lambda m: Closed() if m.handle and m.user == "eve" else None
    [notice] = public(await party.do("eve", "/hand #1"))
    assert [(s.text, s.call) for s in notice.spans if s.user] == [("eve", True)]


async def test_a_board_that_is_gone_is_sent_anew(party: Party) -> None:
    await xiangqi(party)
    party.chat.trouble = lambda message: Gone() if message.edit else None
    said = await party.do("ann", "C2.5")
    assert [m.edit for m in said] == [""] and said[0].scene is not None
    party.chat.trouble = lambda message: None
    assert [bool(m.edit) for m in await party.do("bob", "h8+7")] == [True]


async def test_a_thread_that_is_gone_gives_way_to_the_group(tmp_path: Path) -> None:
    party = await Party.open(tmp_path, threads=True)
    await xiangqi(party)
    said = await party.do("ann", "C2.5", thread="#1")
    assert said[0].where is not None and said[0].where.thread == "#1"
    party.chat.trouble = lambda m: Gone() if m.where is not None and m.where.thread else None
    said = await party.do("bob", "h8+7", thread="#1")
    assert said[0].where is not None and said[0].where.thread == ""
    assert said[0].scene is not None
    await party.close()


async def test_one_lane_waits_and_the_others_go_on(party: Party) -> None:
    await xiangqi(party)
    await party.do("cyd", "/new gomoku")
    await party.click("dan", "join")
    party.chat.trouble = lambda m: Wait(30) if m.stream == "t1" else None
    assert await party.do("ann", "C2.5") == []
    assert len(public(await party.do("cyd", "h8"))) == 1
    party.chat.trouble = lambda message: None
    assert await party.do("bob", "h8+7") == []  # the lane rests until it may be tried again
    party.at += 30_001
    party.hall.drainers["party"].wake.set()
    await asyncio.sleep(0.05)
    await party.hall.settled()
    boards = [m for m in party.chat.sent if m.slot == "t1.0"]
    assert "h8" not in boards[-2].text and "ann to move" in boards[-1].text


async def test_a_group_that_moved_is_found(party: Party) -> None:
    await xiangqi(party)

    def moved(message: Message) -> Exception | None:
        there = message.where is not None and message.where.chat == GROUP
        return Moved("g2") if there and not message.handle else None

    party.chat.trouble = moved
    said = await party.do("ann", "C2.5")
    assert said[0].where is not None and said[0].where.chat == "g2"
    assert len(public(await party.do("bob", "h8+7", "g2"))) == 1
    await party.click("ann", "resign", "g2")
    assert "bob won" in text_of(await party.click("ann", "resign-sure", "g2"))


async def test_what_cannot_be_sent_blocks_nothing(party: Party) -> None:
    await xiangqi(party)
    party.chat.trouble = lambda m: Unsendable() if "C2.5" in m.text else None
    await party.do("ann", "C2.5")
    assert len(public(await party.do("bob", "h8+7"))) == 1


@pytest.mark.parametrize("seed", range(3))
async def test_with_a_third_of_sends_failing_the_end_is_seen(party: Party, seed: int) -> None:
    """Results of every game arrive, in order, and the last board shows the end."""
    chance = random.Random(seed)
    troubles = (OSError("unreachable"), Wait(2), ValueError("odd"))
    party.chat.trouble = lambda m: chance.choice(troubles) if chance.random() < 0.3 else None
    await party.do("ann", "/new xiangqi best_of=3")
    await party.do("bob", "/join #1")
    for _ in range(2):
        for ply, move in enumerate(OPENING[:4]):
            table = await party.hall.table("t1")
            name = table.sitters[table.on_turn[0]].name
            await party.do(name, f"/move {move}")
            del ply
        await party.do("bob", "/resign")
    await until(party)
    assert not (await party.agrees(1)).live
    by_slot = [m for m in party.chat.shows.values() if m.stream == "t1" and not m.user]
    last = {m.slot: m for m in by_slot}
    for slot in ("t1.0", "t1.1"):
        assert "ann won" in last[slot].text, slot
    assert "Winner of the match: ann" in last["t1.1"].text or "ann" in last["t1.1"].text
    order = [m.slot for m in party.chat.sent if m.slot in ("t1", "t1.0", "t1.1")]
    assert order == sorted(order)
