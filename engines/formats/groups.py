"""Groups: who plays with whom in the first place, and what the groups are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.formats.stage import Entrant, Profile

GROUPINGS = ("lot", "snake", "explicit", "team", "division")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WHOLE_FIELD = 4  # so few play in one group
TWO_GROUPS = 9  # so few play in two (union plan of 1a)
USUAL_SIZE = 5

Divided = Mapping[str, tuple[Entrant, ...]]


def letters(number: int) -> str:
    """A … Z, AA, AB … for 0, 1 …"""
    text = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, len(LETTERS))
        text = LETTERS[digit] + text
    return text


def suited(count: int) -> int:
    """How many groups "auto" makes: one of up to 4, two of up to 9, else groups of at most 5."""
    if count <= WHOLE_FIELD:
        return 1
    return 2 if count <= TWO_GROUPS else -(-count // USUAL_SIZE)


def dealt(line: Sequence[Entrant], groups: int) -> Divided:
    """The line dealt out one by one, as cards are: sizes differ by at most 1."""
    groups = max(1, min(groups, len(line)))
    return {letters(g): tuple(line[g::groups]) for g in range(groups)}


def snaked(line: Sequence[Entrant], groups: int) -> Divided:
    """The line dealt 1 … k, then k … 1, so that every group is about as strong."""
    groups = max(1, min(groups, len(line)))
    found: list[list[Entrant]] = [[] for _ in range(groups)]
    for place, entrant in enumerate(line):
        lap, step = divmod(place, groups)
        found[groups - 1 - step if lap % 2 else step].append(entrant)
    return {letters(g): tuple(group) for g, group in enumerate(found)}


def sorted_by(line: Sequence[Entrant], name: Callable[[Entrant], str]) -> Divided:
    """Everyone in the group of this name; groups in the order of their names."""
    found: dict[str, list[Entrant]] = {}
    for entrant in line:
        found.setdefault(name(entrant), []).append(entrant)
    return {key: tuple(found[key]) for key in sorted(found)}


def apart(line: Sequence[Entrant], about: Mapping[Entrant, Profile]) -> tuple[Entrant, ...]:
    """The line with team-mates one after another, so that dealing parts them.

    Teams stand where their first member stood; who has no team keeps company with nobody.
    """
    order: dict[object, list[Entrant]] = {}
    for entrant in line:
        team = about[entrant].team if entrant in about else None
        order.setdefault(("alone", entrant) if team is None else team, []).append(entrant)
    return tuple(entrant for mates in order.values() for entrant in mates)


def by_merit(
    line: Sequence[Entrant], about: Mapping[Entrant, Profile], lot: Callable[[], Sequence[Entrant]]
) -> tuple[Entrant, ...]:
    """Seeds first, then by rating; the lot parts equals, and is drawn only for them."""

    def merit(entrant: Entrant) -> tuple[bool, int, bool, int]:
        profile = about[entrant]
        seeded, rating = profile.seeded, profile.rating
        return seeded is None, seeded or 0, rating is None, -(rating or 0)

    clear = len({merit(entrant) for entrant in line}) == len(line)
    return tuple(sorted(line if clear else lot(), key=merit))
