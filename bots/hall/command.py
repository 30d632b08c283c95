"""What a command is: names, typed arguments, who may use it, where, and what carries it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.hall.ask import Ask

Handler = Callable[["Ask"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Arg:
    """`kind`: game, options, clock, person, level, move, text, number, table, language,
    choice, command.  `options`, `move` and `text` take all that is left of the line."""

    name: str
    kind: str
    zh: str
    zht: str
    required: bool = False
    choices: tuple[str, ...] = ()

    def label(self, language: str) -> str:
        return {"zh-Hans": self.zh, "zh-Hant": self.zht}.get(language, self.name)


@dataclass(frozen=True, slots=True)
class Command:
    """One entry of the table.

    `key` is the English name; "event.new" is a sub-command of a group.  `who`: anyone, seated,
    moderator.  `where`: anywhere, group, private.  `also` are other words people type for it;
    `shown` says whether menus and help list it.
    """

    key: str
    zh: str
    zht: str
    run: Handler
    args: tuple[Arg, ...] = ()
    also: tuple[str, ...] = ()
    who: str = "anyone"
    where: str = "anywhere"
    shown: bool = True

    @property
    def word(self) -> str:
        """The key of its description in the hall's words."""
        return "command-" + self.key.replace(".", "-")

    @property
    def group(self) -> str:
        """What stands before a sub-command: event; "" for a plain command."""
        return self.key.partition(".")[0] if "." in self.key else ""

    @property
    def latin(self) -> str:
        """Its name where only Latin letters, digits and _ are allowed."""
        return self.key.replace(".", "_")

    def name(self, language: str) -> str:
        return {"zh-Hans": self.zh, "zh-Hant": self.zht}.get(language, self.key.replace(".", " "))

    def label(self, language: str) -> str:
        """As help shows it: /new 开局."""
        own = "" if language == "en" else f" {self.name(language)}"
        return f"/{self.key.replace('.', ' ')}{own}"

    def called(self, text: str) -> bool:
        return text.lower() in self.names

    @property
    def names(self) -> frozenset[str]:
        """Everything that means this command, in lower case."""
        spaced = self.key.replace(".", " ")
        return frozenset({spaced, self.latin, self.zh, self.zht, *self.also})
