"""Pictures of the web hall for the documents: `python -m tests.pictures.web_hall [folder]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.web.browsing import PHONE, Guest, Theme, launch
from tests.web.house import House, free_port

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
OPENING = (("h2", "e2"), ("h0", "g2"), ("i0", "h0"), ("b0", "c2"))


async def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        house = await House(Path(scratch) / "hall.db", free_port()).open()
        try:
            async with async_playwright() as playwright:
                browser = await launch(playwright)
                for make in (xiangqi, doudizhu, phone, cup, lobby, hall):
                    await make(browser, house.address, folder)
                await browser.close()
        finally:
            await house.close()


async def shoot(guest: Guest, folder: Path, name: str, whole: bool = False) -> None:
    await guest.page.wait_for_timeout(600)
    await guest.page.screenshot(path=folder / f"web-{name}.png", full_page=whole)


async def xiangqi(browser: Browser, address: str, folder: Path) -> None:
    guest = await Guest.arrive(browser, address, name="听雨楼主")
    await guest.begin("xiangqi")
    for move in OPENING:
        await guest.my_turn()
        await guest.press(*move)
    await guest.my_turn()
    await guest.press("h0")
    await shoot(guest, folder, "xiangqi")


async def doudizhu(browser: Browser, address: str, folder: Path) -> None:
    guest = await Guest.arrive(browser, address, name="Ana María", language="en", theme="dark")
    await guest.begin("doudizhu")
    await bid_and_raise(guest)
    await shoot(guest, folder, "doudizhu-dark")


async def bid_and_raise(guest: Guest) -> None:
    """Be the landlord, and pick up three cards."""
    await guest.my_turn()
    await guest.page.locator(".actions button[data-press]", has_text="3").first.click()
    await guest.page.wait_for_selector("#play")
    for number in (0, 1, 2):
        await guest.page.locator("#board .hot").nth(number).click(position={"x": 5, "y": 5})


async def phone(browser: Browser, address: str, folder: Path) -> None:
    looks: tuple[tuple[Theme, str], ...] = (("light", "zh-TW"), ("dark", "en"))
    for theme, language in looks:
        guest = await Guest.arrive(
            browser,
            address,
            language=language,
            size=PHONE,
            theme=theme,
            touch=True,
        )
        await shoot(guest, folder, f"phone-hall-{theme}")
        await guest.begin("xiangqi")
        await guest.my_turn()
        await guest.page.tap("[data-hot=h2]")
        await shoot(guest, folder, f"phone-xiangqi-{theme}")
        await guest.go("/")
        await guest.begin("doudizhu")
        await bid_and_raise(guest)
        await shoot(guest, folder, f"phone-doudizhu-{theme}", whole=True)


async def cup(browser: Browser, address: str, folder: Path) -> None:
    host = await Guest.arrive(browser, address, name="臺北老兵", language="zh-TW")
    await host.page.click("#new-event")
    await host.page.fill("[data-cup] [name=name]", "週五盃")
    await host.page.click("[data-cup] button")
    await host.page.wait_for_url("**/e/*")
    path = "/e/" + host.page.url.rsplit("/", 1)[1]
    people = [host]
    for name in ("棋王", "Ming", "小雨", "阿寧", "Lee", "石頭"):
        people.append(await Guest.arrive(browser, address, path, name=name, language="zh-TW"))
    for guest in people:
        await guest.page.click("button.main[data-press]")
        await guest.page.wait_for_selector(".toast")
    await shoot(people[1], folder, "signup")
    await host.page.click("button:has-text('抽籤')")
    await host.page.wait_for_selector(".round")
    await host.page.wait_for_timeout(1500)
    await host.page.select_option("select[name=winner]", index=0)
    await host.page.click("button:has-text('裁定')")
    await host.page.click("button:has-text('裁定')")
    await host.page.wait_for_timeout(5500)
    await shoot(host, folder, "cup", whole=True)
    await host.page.click("a[href='#screen']")
    await shoot(host, folder, "screen")


async def lobby(browser: Browser, address: str, folder: Path) -> None:
    guest = await Guest.arrive(browser, address, name="阿宁")
    await guest.begin("doudizhu", "table")
    await shoot(guest, folder, "lobby")


async def hall(browser: Browser, address: str, folder: Path) -> None:
    guest = await Guest.arrive(browser, address, name="Grandmaster Flash", language="en")
    await shoot(guest, folder, "hall", whole=True)
    dark = await Guest.arrive(browser, address, theme="dark")
    await dark.said("/help new")
    await shoot(dark, folder, "hall-dark")


if __name__ == "__main__":
    wanted = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    wanted.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(wanted))
