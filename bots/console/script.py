"""Scripts for the console: who says, presses or picks what, and when.

    甲: /new xiangqi        甲 types in the group
    甲@: /hand              甲 types in private
    乙> 加入                乙 presses the newest button of that label
    乙* 1 3 5               乙 picks the 1st, 3rd and 5th thing and presses play
    + 90                    ninety seconds pass
    # …                     a comment

A name that begins with * (as in `*甲: /cancel`) is a moderator.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bots.console.chat import ConsoleChat
from bots.hall.change import COMPUTER_PACE
from bots.hall.hall import Hall

_LINE = re.compile(r"(?P<name>\*?[^:>*@+#\s]+)\s*(?P<private>@?)(?P<how>[:>*])\s*(?P<what>.*)$")


class BadScript(Exception):
    """A line that says nothing."""

    def __init__(self, number: int, line: str) -> None:
        super().__init__(f"line {number}: {line}")


@dataclass
class Clock:
    """Time that stands still but when a script lets it pass."""

    at: int = 1_760_000_000_000

    def __call__(self) -> int:
        return self.at


async def play(hall: Hall, chat: ConsoleChat, lines: Iterable[str], clock: Clock) -> None:
    """Every line in turn, each answered in full before the next.  Raises BadScript."""
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("+"):
            clock.at += round(1000 * float(line[1:]))
            await hall.alarm_now()
        else:
            await say(hall, chat, number, line)
        await settle(hall, clock)


async def settle(hall: Hall, clock: Clock) -> None:
    """Until nobody but a person has anything to do; computers need not wait for the clock."""
    await hall.settled()
    while any(
        deadline.name == "computer" for deadline in await hall.store.due(clock.at + COMPUTER_PACE)
    ):
        clock.at += COMPUTER_PACE
        await hall.alarm_now()
        await hall.settled()


async def say(hall: Hall, chat: ConsoleChat, number: int, line: str) -> None:
    found = _LINE.match(line)
    if not found:
        raise BadScript(number, line)
    name, what = found["name"], found["what"]
    private = bool(found["private"])
    try:
        said: dict[str, object] = {"text": what, "addressed": private}
        if found["how"] == ">":
            said = {"press": chat.token(what, name.lstrip("*"))}
        elif found["how"] == "*":
            picked = tuple(str(int(n) - 1) for n in what.split())
            said = {"press": chat.picks(name.lstrip("*")), "picked": picked}
    except (KeyError, ValueError) as error:
        raise BadScript(number, line) from error
    key, body = chat.incoming(name, private, **said)
    await hall.receive(chat.platform, key, body)
