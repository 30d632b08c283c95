"""Guests with a browser of their own: Chromium without a window, driven by Playwright."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, Page, Playwright

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = (360, 740)
DESK = (1280, 860)
Theme = Literal["light", "dark"]
MISSING = "Chromium is not installed: the web hall is not tried in a browser"


def installed() -> bool:
    return Path(CHROMIUM).exists()


async def launch(playwright: Playwright) -> Browser:
    return await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


class Guest:
    """One person with a page; `errors` is what the browser complained of."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)

    @classmethod
    async def arrive(
        cls,
        browser: Browser,
        address: str,
        path: str = "/",
        *,
        name: str = "",
        language: str = "zh-CN",
        size: tuple[int, int] = DESK,
        theme: Theme = "light",
        touch: bool = False,
    ) -> Guest:
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=2 if touch else 1,
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        guest = cls(await context.new_page(), address)
        await guest.go(path)
        if name:
            await guest.rename(name)
        return guest

    async def go(self, path: str) -> None:
        await self.page.goto(self.address + path)

    async def rename(self, name: str) -> None:
        await self.page.click(".me summary")
        await self.page.fill("#new-name", name)
        await self.page.click("#rename button")
        await self.page.wait_for_selector(f"#name:text-is('{name}')")

    async def begin(self, game: str, how: str = "computer") -> str:
        """A new game from the hall; the path of its table."""
        await self.page.click(f"form[data-new={game}] button[value={how}]")
        await self.page.wait_for_url("**/t/*")
        await self.page.wait_for_selector("[data-slot=main]")
        return "/t/" + self.page.url.rsplit("/", 1)[1]

    async def press(self, *places: str) -> None:
        """Places of the board, one after the other, as soon as they can be pressed."""
        for place in places:
            await self.page.click(f"#board [data-hot='{place}'].can")

    async def my_turn(self) -> None:
        await self.page.wait_for_selector("#status.mine")

    async def log(self) -> list[str]:
        return await self.page.locator("#log li.move span").all_inner_texts()

    async def said(self, command: str) -> str:
        """A line typed; what is answered."""
        await self.page.fill("#line", command)
        await self.page.press("#line", "Enter")
        toast = self.page.locator(".toast p").last
        await toast.wait_for()
        return await toast.inner_text()
