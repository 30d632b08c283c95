"""Pages as a stranger gets them: in their language, safe, and with something to do."""

from __future__ import annotations

import re

import pytest

from bots.hall.presets import PRESETS
from bots.web.guests import preferred
from engines import games
from tests.web.conftest import Parlour, Visitor


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh-TW,zh;q=0.9", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-MO;q=0.5, zh-Hans;q=0.9", "zh-Hans"),
        ("en-GB,en;q=0.9,zh;q=0.1", "en"),
        ("fr-FR, de;q=0.7, zh;q=0.3", "zh-Hans"),
        ("fr", "en"),
        ("", "en"),
        ("zh;q=abc, zh-TW;q=0.2, ;;;", "zh-Hant"),
    ],
)
def test_the_language_is_the_one_the_browser_wants_most(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.parametrize(
    ("language", "words"),
    [("zh-CN", "和电脑玩"), ("zh-TW", "和電腦玩"), ("en", "Play the computer")],
)
async def test_the_hall_speaks_three_languages(parlour: Parlour, language: str, words: str) -> None:
    page = await (await parlour.visitor(language)).get("/")
    assert words in page
    for game in ("xiangqi", "gomoku", "doudizhu"):
        assert f'data-new="{game}"' in page


async def test_a_chosen_language_outlasts_the_browsers(parlour: Parlour) -> None:
    guest = await parlour.visitor("en")
    await guest.command("language", language="zh-Hant")
    assert "和電腦玩" in await guest.get("/")
    assert "對局" in await guest.says("/tables")


async def test_headers_forbid_what_the_pages_do_not_need(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    for path in ("/", "/static/hall.js", "/game/xiangqi.svg", "/t/99", "/nowhere"):
        headers = (await guest.client.get(path)).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy and "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"


async def test_pages_load_nothing_from_elsewhere(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    answer = await guest.command("new", game="xiangqi", opponent="computer1")
    for path in ("/", answer["go"]):
        page = re.sub(r'xmlns="[^"]+"', "", await guest.get(path))
        assert not re.search(r'(src|href|srcset|action)="(https?:)?//', page)
        assert not re.search(r"<script(?! src=)|<style|\son\w+=", page)


@pytest.mark.parametrize("path", ["/t/99", "/e/99", "/t/99/part", "/t/1/picture.svg", "/nowhere"])
async def test_what_is_not_there_is_said_with_a_way_back(parlour: Parlour, path: str) -> None:
    guest = await parlour.visitor()
    response = await guest.client.get(path)
    assert response.status == 404
    assert 'href="/"' in await response.text()


async def test_a_table_begins_with_a_link_for_friends_and_fills(parlour: Parlour) -> None:
    one, two, three = [await parlour.visitor() for _ in range(3)]
    path = (await one.command("new", game="doudizhu"))["go"]
    assert "data-here" in await one.get(path)
    table = path.removeprefix("/t/")
    await two.command("join", "t" + table, table=table, side="3")
    assert "Dou dizhu" in await three.get("/part")
    await three.command("join", "t" + table, table=table, side="2")
    assert 'id="board"' in await three.get(path)
    assert "data-hand" not in await (await parlour.visitor()).get(path)


async def test_moves_are_pressed_or_typed_and_refused_with_a_reason(parlour: Parlour) -> None:
    red, black = await parlour.visitor(), await parlour.visitor()
    path = (await red.command("new", game="xiangqi"))["go"]
    await black.command("join", "t1", table="1")
    assert await red.says("C2.5", "t1") == ""
    assert "C2.5" in await black.get(path)
    assert "turn" in await red.says("H2+3", "t1")
    assert await black.says("R9+9", "t1") != ""
    assert await black.says("h9g7", "t1") == ""
    assert await red.says("/resign", "t1") == ""
    assert "resign" in await black.get(path)


async def test_commands_typed_at_a_table_mean_that_table(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    for _ in range(2):
        await guest.command("new", game="gomoku", opponent="computer1")
    assert await guest.says("H8", "t2") == ""
    assert "H8" in await guest.get("/t/2")
    assert "H8" not in await log(guest, "/t/1")
    answer = await guest.do(text="/new xiangqi computer", at="t2")
    assert answer["go"] == "/t/3"
    assert "#3" in await guest.get("/part")


async def test_play_and_cards_at_a_table_is_a_move_and_with_a_game_opens_one(
    parlour: Parlour,
) -> None:
    guest = await parlour.visitor()
    await guest.command("new", game="gomoku", opponent="computer1")
    assert await guest.says("play H8", "t1") == ""
    assert "H8" in await log(guest, "/t/1")
    assert (await guest.do(text="play chinese checkers", at="t1"))["go"] == "/t/2"
    assert (await guest.do(text="/play 80分"))["go"] == "/t/3"


async def test_a_game_without_a_computer_offers_none(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    await guest.command("new", game="reported")
    page = await guest.get("/t/1")
    assert "Copy link" in page and "card fill" not in page
    assert "omputer" not in await guest.says("2:1", "t1")
    await guest.command("new", game="gomoku")
    assert "card fill" in await guest.get("/t/2")
    for text in ("H8", "/start", "/join"):
        assert "or press Computer" in await guest.says(text, "t2")


async def test_a_card_of_a_game_played_elsewhere_tells_its_result(parlour: Parlour) -> None:
    """The slip of its result would be an empty picture there."""
    ann, ben = await parlour.visitor(), await parlour.visitor()
    await ann.command("new", game="reported", options="players=2", clock="0+10m")
    await ben.command("join", "t1", table="1")
    await ann.says("24 -24", "t1")
    page = await ben.get("/")
    card = page[page.index('href="/t/1"') :].partition("</a>")[0]
    assert "picture.svg" not in card and "/static/slip.svg" in card
    assert "Clock: 10 min" in card and "Reported: 24 -24" in card
    assert "/game/reported.svg" not in page and "/game/xiangqi.svg" in page
    assert (await ann.client.get("/static/slip.svg")).status == 200


async def test_commands_typed_on_an_events_page_mean_that_event(parlour: Parlour) -> None:
    host = await parlour.visitor()
    for title in ("Friday Cup", "Sunday Cup"):
        await host.command("event.new", preset="gomoku", title=title)
    assert 'id="line"' in await host.get("/e/1")
    assert "#e2, #e1" in await host.says("/event set most=8")
    assert "Friday Cup" in await host.says("/event join", "e1")
    assert "You are in #e1 already" in await host.says("/event join e1", "e2")
    assert "Sunday Cup" in await host.says("/event entrants", "e2")


async def log(guest: Visitor, path: str) -> str:
    page = await guest.get(path)
    return page.split('id="log"')[1].split("</ol>")[0]


async def test_records_are_downloads(parlour: Parlour) -> None:
    guest = await parlour.visitor()
    path = (await guest.command("new", game="xiangqi", opponent="computer1"))["go"]
    await guest.says("h2e2", "t1")
    response = await guest.client.get(path + "/record.pgn")
    assert "attachment" in response.headers["Content-Disposition"]
    assert "h2e2" in await response.text()
    assert (await (await guest.client.get(path + "/record.json")).json())["game"] == "xiangqi"


async def test_every_game_and_preset_is_offered_for_a_cup(parlour: Parlour) -> None:
    """A game as the page's script sends it makes an event; presets are tried elsewhere."""
    host = await parlour.visitor()
    page = await host.get("/")
    form = page[page.index("data-cup") :]
    offered = re.findall(r'<option value="(\w+)"(?: data-takes="([^"]*)")?>', form)
    known = {*games.keys(), *(preset.key for preset in PRESETS)}
    offered = [(key, takes) for key, takes in offered if key in known]
    assert {key for key, _ in offered} == known
    values = {"clock": "0+10m", "best_of": "1"}
    for number, key in enumerate(games.keys(), 1):
        takes = dict(offered)[key]
        options = " ".join(f"{name}={values[name]}" for name in takes.split())
        answer = await host.command("event.new", preset=key, title="Cup", options=options)
        assert answer.get("go") == f"/e/{number}", (key, answer)
        await host.command("event.cancel", event=str(number))


async def test_a_cup_is_run_from_its_page(parlour: Parlour) -> None:
    guests = [await parlour.visitor() for _ in range(3)]
    host = guests[0]
    path = (await host.command("event.new", preset="gomoku", title="Friday Cup"))["go"]
    assert path == "/e/1"
    for guest in guests:
        await guest.press(path, "Sign up")
    assert "Draw lots" not in await guests[1].get(path)
    await host.press(path, "Draw lots")
    page = await host.get(path)
    assert 'class="card round"' in page and "<svg" in page
    assert "event.rule" in page and "event.rule" not in await guests[1].get(path)
    assert 'href="#screen"' in page and page.count("<svg") >= 2, "bracket and standings"
    pages = [await guest.get(path) for guest in guests]
    assert sum("Go to table" in page for page in pages) == 2


async def test_the_card_of_an_event_tells_how_far_it_is(parlour: Parlour) -> None:
    """The round, and how one stands oneself or who leads."""
    guests = [await parlour.visitor() for _ in range(4)]
    host, stranger = guests[0], await parlour.visitor()
    await host.command("event.new", preset="gomoku", options="format=round_robin")
    for guest in guests:
        await guest.press("/e/1", "Sign up")
    await host.press("/e/1", "Draw lots")
    assert "Round 1<" in await host.get("/")
    for number in (1, 2):
        await host.command("referee.correct", table=str(number), score="1:0")
    pages = [await guest.get("/") for guest in guests]
    assert sum("Round 2 · you: place 1, points 1<" in page for page in pages) == 2
    assert sum("Round 2 · you: place 3, points 0<" in page for page in pages) == 2
    assert re.search(r"Round 2 · ahead: [^<]+, points 1<", await stranger.get("/"))


async def test_several_computers_think_in_one_line(parlour: Parlour) -> None:
    """While trumps are declared all are asked at once."""
    guest = await parlour.visitor()
    path = (await guest.command("new", game="shengji", opponent="computer1"))["go"]
    table = await parlour.house.hall.table("t1")
    assert sum(table.sitters[side].level > 0 for side in table.on_turn) > 1
    assert (await (await parlour.visitor()).get(path)).count("The computer is thinking") == 1
    own = await guest.get(path)
    assert "Your turn" in own and "The computer is thinking" not in own
