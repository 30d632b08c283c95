"""What one may not know reaches nobody by any way through the hall: two worlds, one sight."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import structlog

from bots.hall.chat import Message
from bots.hall.incoming import Incoming, Where, Who
from bots.host import quiet_logs
from engines import games
from engines.games.doudizhu import Doudizhu
from engines.luck import Luck
from tests.hall.party import Party, public
from tests.selfplay import Record, luck, random_game
from tests.worlds import swap_of

NAMES = ("ann", "bob", "cyd")
PLIES = 14


def seen(message: Message) -> dict[str, Any]:
    """All that leaves with a message; names of sends apart."""
    return {
        "spans": message.spans,
        "keys": message.keys,
        "picks": message.picks,
        "alt": message.alt,
        "scene": message.scene,
        "file": message.file,
        "edit": message.edit,
        "to": message.user,
    }


async def play(party: Party, record: Record) -> None:
    """A table of three, and the record typed, now in the group, now in private."""
    await party.do("ann", "/new doudizhu")
    await party.click("bob", "join")
    await party.click("cyd", "join")
    for ply, (seat, text) in enumerate(record):
        table = await party.hall.table("t1")
        name = table.sitters[table.side_at(seat)].name
        await party.do(name, f"/move {text}", f"@{name}" if ply % 2 else "g")
        if ply % 4 == 0:
            await party.do(name, "/hand")
            await party.do("eve", "/board")
            await party.do("eve", "/record json")
            await party.do(name, "/record pgn", f"@{name}")
            await party.do(name, "/move 3 3 3 3 JJJJ", f"@{name}")
            await party.do(name, "33445566778899TTJJQQ", f"@{name}")


def lane(message: Message) -> tuple[bool, str]:
    """Answers and hands leave side by side; only within each is there an order."""
    return bool(message.handle), message.slot


def folder(inside: Path, name: str) -> Path:
    (inside / name).mkdir()
    return inside / name


async def messages(
    home: Path, deal: str, record: Record, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[Message], list[list[tuple[str, str]]]]:
    party = await Party.open(home)
    monkeypatch.setattr(Doudizhu, "deal", lambda self, luck: deal)
    try:
        await play(party, record)
        offered = []
        for name in (*NAMES, "eve"):
            typing = Incoming(
                platform="party", key="", at=0, who=Who(name, name, "en"),
                where=Where("g"), command="move",
            )  # fmt: skip
            offered.append(await party.hall.complete(typing, "move", ""))
        return party.chat.sent, offered
    finally:
        await party.close()


def worlds(seed: int, viewer: int | None) -> tuple[str, str, Record]:
    game = games.find("doudizhu").of({"first": 0})
    for number in range(seed, seed + 50):
        played = random_game(game, number, PLIES)
        if game.outcome(played.state) is None and len(played.steps) == PLIES:
            other, record = swap_of("doudizhu")(game, played.deal, played.record, viewer, luck(7))
            if other != played.deal:
                return played.deal, other, record
    raise AssertionError("no game goes on that long")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
async def test_two_worlds_look_the_same(
    tmp_path: Path, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden cards changed hands; who cannot know it is sent, shown and offered the same."""
    one, other, record = worlds(100, viewer)
    first, offers = await messages(folder(tmp_path, "one"), one, record, monkeypatch)
    second, others = await messages(folder(tmp_path, "other"), other, record, monkeypatch)
    blind = [n for n in (*NAMES, "eve") if viewer is None or n == NAMES[viewer] or n == "eve"]
    blind = ["eve"] if viewer is None else blind
    for name in ("", *blind):
        mine = [seen(m) for m in sorted(first, key=lane) if m.user == name]
        assert mine, name
        assert mine == [seen(m) for m in sorted(second, key=lane) if m.user == name], name
    for name in blind:
        at = (*NAMES, "eve").index(name)
        assert offers[at] == others[at]


def cards_in(message: Message) -> set[str]:
    """Every card that a message shows or names: suit and rank."""
    whole = " ".join(map(str, (message.text, message.alt, message.scene, message.picks)))
    return set(re.findall(r"[♠♥♦♣](?:10|[2-9AJQK])", whole))


async def test_no_card_of_a_hand_is_in_anyone_elses_messages(party: Party) -> None:
    """The canary: at every step, what others were sent names no card that only one holds."""
    await party.do("ann", "/new doudizhu")
    await party.click("bob", "join")
    await party.click("cyd", "join")
    chance = luck(3)
    shown = 0
    checked = 0
    while checked < 12 and (await party.hall.table("t1")).number == 0:
        table = await party.hall.table("t1")
        state: Any = table.state
        for message in party.chat.sent[shown:]:
            for seat, hand in enumerate(state.hands):
                name = table.sitters[table.side_at(seat)].name
                secret = {card.symbol for card in hand} - _public(state)
                if message.user != name:
                    assert not cards_in(message) & secret, (name, message.user, message.text)
        shown = len(party.chat.sent)
        checked += 1
        await _random_move(party, chance)
    assert checked == 12


def _public(state: Any) -> set[str]:
    played = {card.symbol for play in state.plays for card in play.cards}
    return played | {c.symbol for c in (() if state.landlord is None else state.kitty)}


async def _random_move(party: Party, chance: Luck) -> None:
    table = await party.hall.table("t1")
    side = table.on_turn[0]
    view = table.view(side)
    move = chance.choice(list(table.game.legal_moves(view))[:200])
    name = table.sitters[side].name
    await party.do(name, f"/move {table.game.format(view, move)}", f"@{name}")


async def test_refusals_that_tell_of_the_hand_are_for_its_owner(party: Party) -> None:
    await party.do("ann", "/new doudizhu first=0")
    await party.click("bob", "join")
    await party.click("cyd", "join")
    await party.do("ann", "/move 3")
    table = await party.hall.table("t1")
    hand = {card.rank for card in table.state.hands[0]}
    missing = next(rank for rank in "3456789TJQKA2" if rank not in hand)
    for chat in ("g", "@ann"):
        for text in (f"/move {missing}", f"{missing}{missing}", "nonsense 3 4"):
            said = await party.do("ann", text, chat)
            assert public(said) == []
            assert all(m.user == "ann" for m in said)
            assert all(m.secret for m in said if "not have" in m.text or "hold" in m.text)
    [refused] = await party.do("ann", f"/move {missing}")
    assert refused.secret


async def test_records_tell_no_seed_before_the_end(party: Party) -> None:
    await party.do("ann", "/new doudizhu")
    await party.click("bob", "join")
    await party.click("cyd", "join")
    await party.do("ann", "/move 3")
    table = await party.hall.table("t1")
    seed = str(await party.store.secret("t1", "seed.0"))
    for kind in ("json", "pgn"):
        [message] = await party.do("eve", f"/record {kind}")
        assert message.file is not None
        text = message.file[1].decode()
        assert seed not in text and table.deal not in text
        assert table.commitment in text
    log = json.loads((await party.do("eve", "/record json"))[0].file[1])["log"]  # type: ignore[index]
    assert {entry["kind"] for entry in log} <= {"new", "sit", "deal", "move"}


async def test_our_log_tells_no_hand_seed_or_token(
    party: Party, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Also with tracebacks: a slip of ours in mid-game is logged without any variable."""
    quiet_logs("DEBUG")
    try:
        await party.do("ann", "/new doudizhu")
        await party.click("bob", "join")
        await party.click("cyd", "join")
        table = await party.hall.table("t1")
        tokens = [key.press for name in NAMES for key in party.keys(name)]

        def broken(self: object, view: object, text: str) -> object:
            hidden = (table.state, text, view)
            raise RuntimeError(f"a slip of ours {len(hidden)}")

        monkeypatch.setattr(Doudizhu, "parse", broken)
        monkeypatch.setattr(Doudizhu, "picture", broken)
        await party.do("ann", "/move 34567")
        await party.do("ann", "/board")
        party.chat.trouble = lambda message: RuntimeError("refused")
        await party.do("ann", "/here")
    finally:
        structlog.reset_defaults()
    out, err = capfd.readouterr()
    logged = out + err
    assert "a slip of ours" in logged
    seed = str(await party.store.secret("t1", "seed.0"))
    hands = [c.symbol for hand in table.state.hands for c in hand if len(c.symbol) > 1]
    for secret in (seed, table.deal, *tokens, "hands=", *hands):
        assert secret not in logged
