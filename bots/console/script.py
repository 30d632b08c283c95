"""Scripts for the console: who says, presses or picks what, and when.

    甲: /new xiangqi        甲 types in the group
    甲@: /hand              甲 types in private
    乙> 加入                乙 presses the newest button of that label
    乙* 1 3 5               乙 picks the 1st, 3rd and 5th thing and presses play
    甲: /event import <a.csv 甲 sends a file along
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

FORM = "name: text, name@: text, name> button, name* 1 3 5, + seconds, # comment"
MOVES = 30  # of computers, after one line
LONGEST = 366 * 24 * 3600  # seconds that one line may let pass
_LINE = re.compile(r"(?P<name>\*?[^:>*@+#\s]+)\s*(?P<private>@?)(?P<how>[:>*])\s*(?P<what>.*)$")


class BadScript(Exception):
    """A line that says nothing."""

    def __init__(self, number: int, line: str) -> None:
        super().__init__(f"line {number}: {line} ({FORM})" if number else line)


@dataclass
class Clock:
    """Time that stands still but when a script lets it pass."""

    at: int = 1_760_000_000_000

    def __call__(self) -> int:
        return self.at


async def play(hall: Hall, chat: ConsoleChat, lines: Iterable[str], clock: Clock) -> None:
    """Every line in turn.  Raises BadScript."""
    for number, line in enumerate(lines, 1):
        await step(hall, chat, clock, number, line)


async def step(hall: Hall, chat: ConsoleChat, clock: Clock, number: int, raw: str) -> None:
    """One line of a script, answered in full before this returns.  Raises BadScript."""
    line = raw.strip()
    if not line or line.startswith("#"):
        return
    if line.startswith("+"):
        clock.at += _milliseconds(number, line)
        await hall.alarm_now()
    else:
        await say(hall, chat, number, line)
    await settle(hall, clock)


def _milliseconds(number: int, line: str) -> int:
    try:
        seconds = float(line[1:])
    except ValueError:
        raise BadScript(number, line) from None
    if not 0 <= seconds <= LONGEST:
        raise BadScript(number, line)
    return round(1000 * seconds)


async def settle(hall: Hall, clock: Clock) -> None:
    """Until nobody but a person has anything to do; computers need not wait for the clock.

    Computers left alone at a table get as many moves with each line, for they would play on.
    """
    await hall.settled()
    for _ in range(MOVES):
        due = await hall.store.due(clock.at + COMPUTER_PACE)
        if not any(deadline.name == "computer" for deadline in due):
            return
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
            picked = tuple(str(int(n) - 1) for n in what.split() if int(n) > 0)
            said = {"press": chat.picks(name.lstrip("*")), "picked": picked}
    except (KeyError, ValueError) as error:
        raise BadScript(number, line) from error
    key, body = chat.incoming(name, private, **said)
    await hall.receive(chat.platform, key, body)
