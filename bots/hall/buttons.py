"""What can be pressed at a table, and its moves in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bots.hall.ask import words
from bots.hall.post import Button, Item, Picks
from bots.hall.press import Stamp
from bots.hall.said import own
from bots.hall.table import Table

PER_ROW = 4
MOST_CHOICES = 12
MOST_ITEMS = 50  # two lists of a chat that holds 25 in one
_FACTS = {"zh": "zh-Hans", "zht": "zh-Hant", "en": "en"}


def written(table: Table, side: int, text: str) -> dict[str, str]:
    """A move in every language, as facts: `zh`, `zht` and `en`."""
    view = table.view(side)
    move = table.game.decode(view, text)
    return {fact: table.game.write(view, move, name) for fact, name in _FACTS.items()}


def shown_to(table: Table, side: int, text: str) -> dict[str, str]:
    """A move for its own side's eyes, in every language."""
    view = table.view(side)
    move = table.game.decode(view, text)
    return {fact: table.game.label(view, move, name) for fact, name in _FACTS.items()}


def public_buttons(table: Table, stamp: Stamp) -> Iterator[tuple[Button, ...]]:
    def button(key: str, act: str, style: str = "plain", typed: bool = False) -> Button:
        token = stamp.token(table.stream, table.stamp, act)
        return Button(words(f"button-{key}"), token, style, typed)

    if table.offer:
        yield button("accept", "accept", "main"), button("decline", "decline")
    if not table.game.hidden:
        yield from choice_rows(table, stamp, table.on_turn[0] if table.on_turn else None)
    looking = []
    if table.game.hidden:
        token = stamp.token(table.stream, table.stamp, "hand")
        looking.append(Button(own(table.game.words, "button-hand"), token, "main"))
    yield button("type", "type", "main", typed=True), *looking, *hint_button(table, stamp)
    if table.sides == 2:
        alone = not all(sitter.person for sitter in table.sitters)
        back = [button("back", "back")] if table.takebacks or alone else []
        yield button("draw", "draw"), *back, button("resign", "resign", "danger")


def hint_button(table: Table, stamp: Stamp) -> Iterator[Button]:
    """Where a computer could give one."""
    if table.game.levels and table.event is None:
        yield Button(words("button-hint"), stamp.token(table.stream, table.stamp, "hint"))


def choice_rows(table: Table, stamp: Stamp, side: int | None) -> Iterator[tuple[Button, ...]]:
    """Bids, pass, claims: moves that deserve a button of their own, as the side writes them."""
    if side is None:
        return
    view, game = table.view(side), table.game
    found = []
    for move in islice(game.choices(view), MOST_CHOICES):
        label = words("as-written", **shown_to(table, side, game.format(view, move)))
        token = stamp.token(table.stream, table.stamp, "move", game.format(view, move))
        found.append(Button(label, token))
    for i in range(0, len(found), PER_ROW):
        yield tuple(found[i : i + PER_ROW])


def picked_from(table: Table, stamp: Stamp, side: int) -> Picks | None:
    items = tuple(Item(pick.label) for pick in table.game.picks(table.view(side)))[:MOST_ITEMS]
    if not items:
        return None
    token = stamp.token(table.stream, table.stamp, "pick")
    most = table.game.picked or len(items)
    return Picks(token, words("pick-prompt"), items, most, words("button-play"))
