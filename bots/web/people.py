"""Whom a guest means by @name: those who are about, at a table of the hall or in its events."""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from bots.hall.ask import Refusal
from bots.hall.commands import COMMANDS
from bots.hall.entry.roll import everybody
from bots.hall.judge.actions import action_of as judgement
from bots.hall.understand import arguments, find
from bots.web.guests import WORDS, Guest
from render.words import phrase
from storage.rows import Person

if TYPE_CHECKING:
    from bots.web.actions import Action
    from bots.web.site import Site, Viewer

HOME = "web:"
A_DAY = 86_400_000  # ms
REMEMBERED = 50_000
# Commands that take a person, with the arguments that do.
_TAKES = {
    command.key: [arg.name for arg in command.args if arg.kind == "person"]
    for command in COMMANDS
    if any(arg.kind == "person" for arg in command.args)
}
_SITS_DOWN = re.compile(r"(.+?\s)@(.*)", re.DOTALL)


class Seen:
    """What guests called themselves when they last looked in, and when that was."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, tuple[int, str]] = OrderedDict()

    def learn(self, guest: Guest, now: int) -> None:
        self._seen[guest.user] = (now, guest.name)
        self._seen.move_to_end(guest.user)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def about(self, now: int) -> dict[str, str]:
        """Their names by person, of those who were here within a day."""
        return {f"{HOME}{u}": name for u, (at, name) in self._seen.items() if now - at < A_DAY}


async def keyed(site: Site, viewer: Viewer, action: Action) -> Action:
    """The action with each @name that stands for a guest as the hall names people.

    Raises Refusal for a name that several go by.
    """
    command, rest = find(_plain(action.text).strip().removeprefix("/"))
    if command is not None and command.key == "judge":
        args = arguments(command, rest)
        action = msgspec.structs.replace(action, text="", command="judge", args=args)
    if action.command == "judge":
        return await _judged(site, action)
    takes = _TAKES.get(action.command, [])
    given = {name: text for name in takes if "@" in (text := _plain(action.args.get(name, "")))}
    typed = command is not None and command.key in _TAKES and "@" in _plain(action.text)
    if not given and not typed:
        return action
    guests = await _known(site)
    guests.pop(viewer.person, None)
    args = {name: await _named(site, guests, text) for name, text in given.items()}
    text = await _named(site, guests, _plain(action.text)) if typed else action.text
    return msgspec.structs.replace(action, text=text, args=action.args | args)


async def _judged(site: Site, action: Action) -> Action:
    """A referee's “swap 1 @Bob ill”: of all these words only who sits down is a person."""
    found = _SITS_DOWN.fullmatch(_plain(action.args.get("details", "")))
    if found is None or judgement(action.args.get("decision", "")) != "swap":
        return action
    person, length = await _meant(site, await _known(site), found[2])
    details = found[1] + (person or "@") + found[2][length:]
    return msgspec.structs.replace(action, args=action.args | {"details": details})


async def _named(site: Site, guests: Mapping[str, str], text: str) -> str:
    """The text with keys for names."""
    before, found, after = text.partition("@")
    if not found:
        return text
    word = before[-1:] in ("", " ", '"')
    person, length = await _meant(site, guests, after) if word else ("", 0)
    return before + (person or found) + await _named(site, guests, after[length:])


async def _meant(site: Site, guests: Mapping[str, str], text: str) -> tuple[str, int]:
    """The key of whom the text begins with, whom the hall then has met, and how long their
    name is; "" for nobody.  Raises Refusal for a name that several go by."""
    called = list(_called(guests, text))
    longest = max((len(name) for _, name in called), default=0)
    meant = [(person, name) for person, name in called if len(name) == longest]
    if not meant:
        return "", 0
    person, name = meant[0]
    if len(meant) > 1:
        raise Refusal(phrase(WORDS, "several-named", name=name))
    await site.hall.store.meet(Person(person, guests[person]))
    return person, longest


def _called(guests: Mapping[str, str], text: str) -> Iterator[tuple[str, str]]:
    """Those whose name the text begins with, as a word of its own."""
    for person, name in guests.items():
        name = _plain(name)
        rest = text[len(name) :]
        if text.casefold().startswith(name.casefold()) and not rest[:1].isalnum():
            yield person, name


async def _known(site: Site) -> dict[str, str]:
    """Names by person; what somebody is called now goes before what they sat down as."""
    hall, found = site.hall, dict[str, str]()
    place = await hall.store.place("web", "hall")
    for event in await hall.store.events(place.id):
        for entered in everybody(await hall.event(f"e{event.id}")):
            found |= dict(entered.members)
    for row in await hall.store.tables(place=place.id):
        found |= {s.person: s.name for s in (await hall.table(f"t{row.id}")).sitters}
    guests = {person: name for person, name in found.items() if person.startswith(HOME)}
    return guests | site.seen.about(hall.now())


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text)
