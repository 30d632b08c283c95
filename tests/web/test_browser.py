"""Whole games in headless Chromium, by clicking: what strangers do, on a desk and on a phone."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from tests.web.browsing import MISSING, PHONE, Guest, installed, launch
from tests.web.house import House, free_port

expect.set_options(timeout=20_000)  # the machine may be busy with other things

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not installed(), reason=MISSING),
    # The driver leaves its pipes to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        yield browser
        await browser.close()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "hall.db", free_port()).open()
    await answering(house.port)
    yield house
    await house.close()


async def answering(port: int) -> None:
    for _ in range(400):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            await writer.wait_closed()
            return
    raise AssertionError("nobody answers")


async def test_one_person_alone_plays_the_computer(browser: Browser, house: House) -> None:
    guest = await Guest.arrive(browser, house.address)
    await guest.begin("xiangqi")
    for number, move in enumerate((("h2", "e2"), ("h0", "g2"), ("i0", "h0")), 1):
        await guest.my_turn()
        await guest.press(*move)
        await expect(guest.page.locator("#log li.move")).to_have_count(2 * number)
    assert (await guest.log())[0].endswith("炮二平五")
    hint = await guest.said("/hint")
    assert hint.startswith("提示")
    assert guest.errors == []


async def test_gomoku_between_two_is_seen_by_a_third(browser: Browser, house: House) -> None:
    black = await Guest.arrive(browser, house.address, name="Ming", language="en")
    table = await black.begin("gomoku", "table")
    white = await Guest.arrive(browser, house.address, table, name="小雨", language="zh-TW")
    await white.page.click("button:has-text('坐這裡')")
    watcher = await Guest.arrive(browser, house.address, table, language="zh-CN")
    await expect(watcher.page.locator("h1 .tag")).to_have_text("你在观看")
    for own, other in (("h8", "a1"), ("i8", "b1"), ("j8", "c1"), ("k8", "d1"), ("l8", "")):
        await black.press(own)
        await expect(watcher.page.locator("#log li.move").last).to_contain_text(own.upper())
        if other:
            await white.press(other)
    for guest, won in ((black, "Ming won"), (white, "Ming 勝"), (watcher, "Ming 胜")):
        await expect(guest.page.locator("#status")).to_contain_text(won)
        assert guest.errors == []
    await white.page.click("button:has-text('再來一局')")
    await white.page.wait_for_url("**/t/2")
    await black.page.click("text=To the new game")
    await black.page.wait_for_url("**/t/2")


async def test_three_browsers_play_a_whole_hand(browser: Browser, house: House) -> None:
    first = await Guest.arrive(browser, house.address, name="甲")
    table = await first.begin("doudizhu", "table")
    others = [await Guest.arrive(browser, house.address, table, name=name) for name in "乙丙"]
    for guest in others:
        await guest.page.locator("button:has-text('坐这里')").first.click()
    players = [first, *others]
    landlord, name = await first_to_bid(dict(zip("甲乙丙", players, strict=True)))
    after = players.index(landlord)
    farmers = [*players[after + 1 :], *players[:after]]
    await landlord.page.click(".actions button:has-text('3')")
    for _ in range(20):
        await lead_lowest(landlord)
        if await landlord.page.locator(".last").count():
            break
        for guest in farmers:
            await guest.page.click(".actions button:has-text('不出')")
    for guest in players:
        await expect(guest.page.locator(".last")).to_contain_text(name)
        await expect(guest.page.locator(".last")).to_contain_text("地主")
        assert guest.errors == []


async def first_to_bid(players: dict[str, Guest]) -> tuple[Guest, str]:
    """Whom the lot chose, and the name."""
    await next(iter(players.values())).page.wait_for_selector("#board .hot, #status")
    for _ in range(100):
        for name, guest in players.items():
            if await guest.page.locator("#status.mine").count():
                return guest, name
        await asyncio.sleep(0.1)
    raise AssertionError("nobody is to bid")


async def lead_lowest(guest: Guest) -> None:
    """Raise every card of the lowest rank, and play them."""
    await guest.page.wait_for_selector("#play")
    cards = guest.page.locator("#board .hot.can")
    values = [await card.get_attribute("data-hot") or "" for card in await cards.all()]
    lowest = values[0].lstrip("♠♥♣♦")
    for value in values:
        if value.lstrip("♠♥♣♦") == lowest:
            card = guest.page.locator(f"#board [data-hot='{value}']")
            await card.click(position={"x": 6, "y": 6})
            await expect(card).to_have_attribute("aria-pressed", "true")
    held = len(values)
    await guest.page.click("#play")
    await guest.page.wait_for_function(
        "n => !document.querySelector('#play') || document.querySelector('.last')"
        " || document.querySelectorAll('#board .hot').length < n",
        arg=held,
    )


async def test_a_phone_asks_before_it_plays(browser: Browser, house: House) -> None:
    guest = await Guest.arrive(
        browser, house.address, size=PHONE, touch=True, theme="dark", language="en"
    )
    assert await fits(guest)
    await guest.begin("gomoku")
    await guest.my_turn()
    assert await fits(guest)
    await guest.page.tap("[data-hot=g7]")
    await guest.page.tap("[data-hot=h8]")
    await expect(guest.page.locator("[data-hot=h8]")).to_have_attribute("aria-pressed", "true")
    assert await guest.log() == []
    await guest.page.tap("#confirm button")
    await expect(guest.page.locator("#log li.move").first).to_contain_text("H8")
    await guest.go("/")
    await guest.begin("xiangqi")
    await guest.my_turn()
    assert await fits(guest)
    await guest.page.tap("[data-hot=b2]")
    await guest.page.tap("[data-hot=e2]")
    await expect(guest.page.locator("#log li.move").first).to_contain_text("C8.5")
    assert guest.errors == []


async def fits(guest: Guest) -> bool:
    """Whether nothing has to be scrolled sideways."""
    wide = await guest.page.evaluate("document.documentElement.scrollWidth")
    return bool(wide <= PHONE[0])


async def test_the_keyboard_plays_too(browser: Browser, house: House) -> None:
    guest = await Guest.arrive(browser, house.address)
    await guest.begin("xiangqi")
    await guest.my_turn()
    await guest.page.focus("[data-hot=h2]")
    await guest.page.keyboard.press("Enter")
    await guest.page.focus("[data-hot=e2]")
    await guest.page.keyboard.press(" ")
    await expect(guest.page.locator("#log li.move").first).to_contain_text("炮二平五")


async def test_the_page_goes_on_after_the_host_was_killed(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    host = await start(tmp_path, port)
    try:
        guest = await Guest.arrive(browser, f"http://127.0.0.1:{port}")
        await guest.begin("xiangqi")
        await guest.my_turn()
        await guest.press("h2", "e2")
        await expect(guest.page.locator("#log li.move")).to_have_count(2)
        await kill(host)
        await expect(guest.page.locator("#offline")).to_be_visible()
        host = await start(tmp_path, port)
        await expect(guest.page.locator("#offline")).to_be_hidden()
        await guest.press("h0", "g2")
        await expect(guest.page.locator("#log li.move")).to_have_count(4)
    finally:
        await kill(host)


async def start(folder: Path, port: int) -> asyncio.subprocess.Process:
    settings = {"YIQUN_PORT": str(port), "YIQUN_DATABASE": str(folder / "hall.db")}
    host = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "from bots.cli import main; main()",
        "serve",
        env=os.environ | settings,
        stdout=asyncio.subprocess.DEVNULL,
    )
    await answering(port)
    return host


async def kill(host: asyncio.subprocess.Process) -> None:
    if host.returncode is None:
        host.send_signal(signal.SIGKILL)
        await host.wait()
