"""The words of the desk and its refusals."""

from __future__ import annotations

from bots.hall.post import Button
from bots.hall.press import Stamp
from bots.hall.said import Refusal
from bots.hall.table import Table
from render.names import clean_name
from render.words import Fact, Phrase, phrase

JUDGE = "bots.hall.judge"
LONGEST_REASON = 120


def words(key: str, **facts: Fact) -> Phrase:
    return phrase(JUDGE, key, **facts)


def no(key: str, **facts: Fact) -> Refusal:
    return Refusal(words(f"no-{key}", **facts))


def reason_in(text: str, example: str) -> str:
    """Why: nothing is decided without.  Raises Refusal that shows the line as it would be."""
    if not text.strip():
        raise no("reason", example=example)
    return clean_name(text.strip(), LONGEST_REASON)


def button(stamp: Stamp, table: Table, action: str) -> Button:
    """A decision to press; a game is only made void with a reason typed first."""
    token = stamp.token(table.stream, table.stamp, "judge", action)
    void = action == "restart"
    return Button(words(f"button-{action}"), token, "danger" if void else "plain", typed=void)


def buttons(stamp: Stamp, table: Table) -> tuple[tuple[Button, ...], ...]:
    if not table.playing:
        return ()
    clock = "resume" if table.paused_at else "pause"
    return ((button(stamp, table, clock), button(stamp, table, "restart")),)
