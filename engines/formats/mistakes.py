"""What is wrong with an event, and where: a key with its facts, like every refusal."""

from __future__ import annotations

from render.words import say

HERE = "engines.formats"


class BadEvent(Exception):
    """An event that makes no sense; `at` is the path of the wrong place in its file.

    `code` is a key in this package's words (`bad-<code>`); `text` says it in English.
    """

    def __init__(self, code: str, at: str, **facts: str | int) -> None:
        super().__init__(code, at, facts)
        self.code = code
        self.at = at
        self.facts: dict[str, str | int] = facts

    @property
    def text(self) -> str:
        return self.told("en")

    def told(self, language: str) -> str:
        return say(HERE, language, f"bad-{self.code}", at=self.at, **self.facts)

    def __str__(self) -> str:
        return f"{self.at}: {self.text}"
