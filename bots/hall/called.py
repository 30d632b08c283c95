"""Entrants by what they are called: one, or several one after the other in a line."""

from __future__ import annotations

from collections.abc import Sequence

from bots.hall.event import Event
from bots.hall.quoted import Word, pieces
from bots.hall.said import no
from engines.formats.stage import Entrant

SHOWN = 20
LONGEST = 24
MOST_WAYS = 64
MOST_WORDS = 8  # of a name


def entrant_named(event: Event, text: str) -> Entrant:
    """The entrant of this person, number in the list or name.  Raises Refusal.

    In this order: nobody who is called like another's account is taken for them.  What is one's
    number and another's name has to be told apart: a number is never written with @.
    """
    found = _called(event, text.strip())
    if found is None:
        raise no(
            "entrant", name=_bare(text)[:LONGEST], names=spelled(event, range(len(event.entered)))
        )
    return found


def entrant_first(event: Event, name: str, rest: str) -> tuple[Entrant, str]:
    """The entrant a line begins with, whose name may go on in the `rest`, and what is left.

    Raises Refusal for nobody, and where it could be two: `Ann Lee` may be Ann with a reason.
    """
    words = rest.split()
    found = {
        count: entrant
        for count in range(min(len(words), MOST_WORDS) + 1)
        if (entrant := _called(event, " ".join((name, *words[:count])))) is not None
    }
    if len(found) > 1:
        names = ", ".join(
            f"{entrant + 1} {event.entered[entrant].name}" for entrant in found.values()
        )
        raise no("entrant-unclear", names=names, number=max(found.values()) + 1)
    if not found:
        return entrant_named(event, name), rest
    [(count, entrant)] = found.items()
    return entrant, " ".join(words[count:])


def entrants_named(event: Event, line: str, among: Sequence[Entrant]) -> list[Entrant]:
    """Some of these entrants, named one after the other: a name of several words as it is, or
    in quotes.  Raises Refusal for a line that reads in no way, or in more than one."""
    ways = _readings(event, pieces(line), frozenset(among))
    if len(ways) != 1:
        raise no("pair-unclear" if ways else "pair", names=spelled(event, among))
    return ways[0]


def spelled(event: Event, entrants: Sequence[Entrant]) -> str:
    """Names as they can be typed."""
    names = [event.entered[entrant].name for entrant in entrants[:SHOWN]]
    return ", ".join(f'"{name}"' if " " in name else name for name in names)


def _called(event: Event, said: str) -> Entrant | None:
    """`@` may stand before any name; there are names that begin with it.  Raises Refusal for a
    number that is another's name."""
    every, wanted = range(len(event.entered)), _bare(said)
    numbered = [e for e in every if said == str(e + 1)]
    names = [e for e in every if said == event.entered[e].name]
    if numbered and names and numbered != names:
        first, number = event.entered[numbered[0]].name, names[0] + 1
        raise no("entrant-number", name=said, first=first, number=number)
    called = (
        *(e for e in every if wanted in event.people(e)),
        *numbered,
        *names,
        *(e for e in every if wanted == event.entered[e].name),
    )
    return called[0] if called else None


def _bare(text: str) -> str:
    return text.strip().removeprefix("@")


def _readings(
    event: Event, words: Sequence[Word], among: frozenset[Entrant]
) -> list[list[Entrant]]:
    """The ways to read the words as names, nobody twice; of very many only some."""
    longest = max(event.entered[e].name.count(" ") + 1 for e in among)
    ways: list[list[list[Entrant]]] = [[[]]]  # of the words from here on
    for start in reversed(range(len(words))):
        found: list[list[Entrant]] = []
        for count, rest in enumerate(ways[:longest], start=1):
            entrant = _called(event, _joined(words[start : start + count]))
            if entrant in among and entrant is not None:
                found += [[entrant, *names] for names in rest if entrant not in names]
        ways.insert(0, found[:MOST_WAYS])
    return ways[0]


def _joined(words: Sequence[Word]) -> str:
    """The name that some words make; what is in quotes is a name by itself."""
    alone = len(words) == 1 or all(word.raw == word.text for word in words)
    return " ".join(word.text for word in words) if alone else ""
