"""Nobody acts in another's name, sees another's cards, or slips markup into a page."""

from __future__ import annotations

import asyncio
import html
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from bots.web.guests import Guest, Register, renamed
from engines.cards.pack import pack
from tests.web.conftest import Parlour, Visitor
from tests.web.house import House

ODD_NAMES = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{ 7*7 }}",
    "' onclick='alert(1)",
    "\u202egnihsif",
    "ليلى",
    "Z̴͙͊a̸l̵g̶o̷" + "\u0301" * 50,
    "x" * 500,
)


# ---------------------------------------------------------------------- cookies
def test_a_cookie_is_read_back_and_no_other_is() -> None:
    register = Register(b"k" * 32)
    guest = Guest("0123456789abcdef", "听雨 37")
    cookie = register.cookie(guest)
    assert register.read(cookie) == guest
    for at in range(len(cookie)):
        changed = cookie[:at] + ("a" if cookie[at] != "a" else "b") + cookie[at + 1 :]
        assert register.read(changed) is None
    assert Register(b"l" * 32).read(cookie) is None
    for odd in ("", ".", "..", "a.b.c", cookie * 5, "…", cookie + "x"):
        assert register.read(odd) is None


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\u2800"])
def test_a_name_must_be_seen(name: str) -> None:
    assert renamed(Guest("u", "old"), name) is None


async def test_a_forged_cookie_is_nobody(parlour: Parlour) -> None:
    owner = await parlour.visitor()
    await owner.command("new", game="xiangqi", opponent="computer1")
    user = owner.cookie.split(".")[0]
    thief = await parlour.visitor()
    forged = {"Cookie": f"yiqun_guest={user}.{'.'.join(owner.cookie.split('.')[1:])[:-1]}0"}
    if forged["Cookie"].endswith(owner.cookie[-1]):
        forged["Cookie"] = forged["Cookie"][:-1] + "1"
    thief.client.session.cookie_jar.clear()
    page = await (await thief.client.get("/t/1", headers=forged)).text()
    assert "You are watching" in page


# ---------------------------------------------------------------------- other sites
ELSEWHERE: tuple[dict[str, str], ...] = (
    {},
    {"X-Yiqun": "1", "Content-Type": "text/plain"},
    {"X-Yiqun": "1", "Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "application/json"},
    {"X-Yiqun": "1", "Content-Type": "application/json", "Origin": "http://elsewhere.example"},
    {"X-Yiqun": "1", "Content-Type": "application/json", "Origin": "null"},
    {"X-Yiqun": "1", "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"},
)


async def test_other_sites_cannot_act(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    body = b'{"key":"key-00000000","command":"new","args":{"game":"xiangqi"},"name":"x"}'
    for path in ("/do", "/name"):
        for headers in ELSEWHERE:
            response = await guest.client.post(path, data=body, headers=headers)
            assert response.status == 403, headers
    assert await parlour.house.store.tables() == []


MALFORMED = (
    b"",
    b"[]",
    b"{",
    b'{"key":1}',
    b'{"key":"short"}',
    b'{"key":"key-00000000","at":"t1/../x"}',
    b'{"key":"key-00000000","at":"@someone"}',
    b'{"key":"key-00000000","unknown":1}',
    b'{"key":"key-00000000","args":{"table":1}}',
)


async def test_malformed_actions_are_refused(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    headers = {"X-Yiqun": "1", "Content-Type": "application/json"}
    for body in MALFORMED:
        response = await guest.client.post("/do", data=body, headers=headers)
        assert response.status == 400, body
    response = await guest.client.post("/do", data=b"x" * 200_000, headers=headers)
    assert response.status == 413


async def test_an_action_sent_twice_is_done_once(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    action: dict[str, Any] = {
        "key": "key-twice-0001",
        "command": "new",
        "args": {"game": "gomoku", "opponent": "computer1"},
    }
    both = await asyncio.gather(guest.do(**action), guest.do(**action))
    await guest.do(**action)
    assert len(await parlour.house.store.tables()) == 1
    assert {answer.get("go") for answer in both} <= {"/t/1", None}


async def test_another_guests_key_is_their_own(parlour: Parlour) -> None:
    """Keys are made by pages: one guest cannot use up or replay another's."""
    one, two = await parlour.visitor(), await parlour.visitor()
    for guest in (one, two):
        await guest.do(key="key-shared-1", command="new", args={"game": "gomoku"})
    assert len(await parlour.house.store.tables()) == 2


async def test_presses_are_only_for_those_who_sit_there(parlour: Parlour) -> None:
    one, two, other = [await parlour.visitor() for _ in range(3)]
    path = (await one.command("new", game="xiangqi"))["go"]
    await two.command("join", table="1")
    clicks = json.loads(html.unescape(attribute(await one.get(path), "data-clicks")))
    assert len(clicks) == 44
    assert json.loads(html.unescape(attribute(await other.get(path), "data-clicks"))) == []
    token = clicks[0][1]
    assert (await other.do(press=token, at="t1"))["said"][0]["text"]
    assert (await two.do(press=token, at="t1"))["said"][0]["text"]
    assert (await one.do(press=token[:-1] + "~", at="t1"))["said"][0]["text"]
    assert (await one.do(press=token, at="t1"))["said"] == []
    assert (await one.do(press=token, at="t1"))["said"][0]["text"]
    assert (await parlour.house.hall.table("t1")).moves == ((0, clicks_move(token)),)


def clicks_move(token: str) -> str:
    return token.split(".")[3].split("~")[0]


async def test_nobody_listens_to_another_guest(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    for of in ("@0123456789abcdef", "t1;x", "e", "%40abc"):
        response = await guest.client.get(f"/live?of={of}")
        assert response.status == 404


# ---------------------------------------------------------------------- names
def attribute(page: str, name: str) -> str:
    found = re.search(rf"{name}='([^']*)'", page)
    assert found, name
    return found[1]


async def test_odd_names_stay_names(parlour: Parlour) -> None:
    other = await parlour.visitor()
    for number, name in enumerate(ODD_NAMES, 1):
        guest = await parlour.visitor()
        response = await guest.client.post("/name", json={"name": name}, headers={"X-Yiqun": "1"})
        shown = (await response.json())["name"]
        assert len(shown) <= 24
        await guest.command("new", game="xiangqi")
        await guest.command("event.new", preset="gomoku", title=name[:40])
        for path in ("/", f"/t/{number}", f"/e/{number}"):
            for who in (guest, other):
                harmless(await who.get(path))
        page = await other.get(f"/t/{number}")
        assert shown in [html.unescape(bdi) for bdi in re.findall("<bdi>(.*?)</bdi>", page)]


class Tags(HTMLParser):
    """The attributes of every tag, and the tags, as a browser would read them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [(tag, name) for name, _ in attrs]


def harmless(page: str) -> None:
    tags = Tags()
    tags.feed(page)
    assert not [name for _, name in tags.found if name.startswith("on")]
    assert ("script", "src") in tags.found and page.count("<script") == 1
    assert "\u202e" not in page


# ---------------------------------------------------------------------- cards
class Dealer:
    """Randomness that is the same every time."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, size: int) -> bytes:
        self.calls += 1
        return bytes((self.calls * 37 + i * 11) % 256 for i in range(size))


async def seated(parlour: Parlour) -> tuple[list[Visitor], Visitor]:
    players = [await parlour.visitor() for _ in range(3)]
    await players[0].command("new", game="doudizhu")
    for player in players[1:]:
        await player.command("join", table="1")
    return players, await parlour.visitor()


PLACES = ("/t/1", "/t/1/part", "/t/1/picture.svg", "/t/1/record.json", "/t/1/record.pgn", "/part")


async def test_each_hand_is_on_its_owners_page_alone(parlour: Parlour) -> None:
    players, stranger = await seated(parlour)
    table = await parlour.house.hall.table("t1")
    hands = [{card.symbol for card in hand} for hand in table.state.hands]
    assert sum(map(len, hands)) == 51
    for side, player in enumerate(players):
        page = await player.get("/t/1")
        assert {s for s in hands[side] if f'data-hot="{s}"' in page} == hands[side]
    symbols = {card.symbol for card in pack(jokers=True) if len(card.symbol) > 1}
    for side, player in enumerate([*players, stranger]):
        mine = hands[side] if side < 3 else set()
        for path in PLACES:
            page = await player.get(path)
            assert {s for s in symbols - mine if s in page} == set(), (side, path)
        for line in ("/hand #1", "/board #1", "/record json #1", "/hint #1"):
            answer = json.dumps(await player.do(text=line, at="t1"), ensure_ascii=False)
            assert {s for s in symbols - mine if s in answer} == set(), (side, line)


async def world(database: Path, swapped: bool) -> list[str]:
    """Everything two of three players and a spectator are sent, with the third's and the
    kitty's cards as dealt or exchanged."""
    parlour = Parlour(House(database, 0, Dealer()))
    await parlour.open()
    try:
        players, stranger = await seated(parlour)
        if swapped:
            exchange(parlour, await parlour.house.hall.table("t1"))
        told = []
        for who in (players[0], players[1], stranger):
            told += [await who.get(path) for path in PLACES]
        return [neutral(text, [*players, stranger]) for text in told]
    finally:
        await parlour.close()


def exchange(parlour: Parlour, table: Any) -> None:
    """Another deal in which only the third hand and the kitty differ."""
    first, second, third = table.state.hands
    kitty = table.state.kitty
    hands = (first, second, (*third[3:], *kitty))
    state = table.state._replace(hands=hands, kitty=third[:3])
    seeds = parlour.house.hall.shelf._tables["t1"][1]
    parlour.house.hall.shelf.put("t1", replace(table, state=state), seeds)


def neutral(text: str, people: list[Visitor]) -> str:
    """Without what differs by chance: times, guests' names and numbers, signatures."""
    text = re.sub(r"~[\w-]{8}", "~", text)
    text = re.sub(r'"at": \d+', "", text)
    for number, who in enumerate(people):
        text = text.replace(who.cookie.split(".")[0], f"user{number}")
    return re.sub(r"[A-Z][a-z]+ [1-9]\d\b", "Guest", text)


async def test_what_is_hidden_changes_nothing_that_others_see(tmp_path: Path) -> None:
    one = await world(tmp_path / "one.db", swapped=False)
    other = await world(tmp_path / "two.db", swapped=True)
    assert one == other
