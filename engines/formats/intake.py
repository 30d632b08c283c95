"""Who comes into a stage from another, and the order in which the places meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.formats.bracket import positions, tree
from engines.formats.legs import CROSSED, Leg, slot
from engines.formats.mistakes import BadEvent
from engines.formats.promotion import Stretch, by_group
from engines.formats.stage import Entrant, Standing

Groups = Mapping[str | None, Sequence[Standing]]


def named(leg: Leg, before: Stretch) -> tuple[Entrant, ...]:
    """Those who hold the places that a stage names, in its order.  Raises BadEvent."""
    groups = by_group(before.rows)
    found = []
    for index, text in enumerate(leg.slots):
        group, place = slot(text)
        if group not in groups or place > len(groups[group]):
            at = f"stages[{leg.number - 1}].from.slots[{index}]"
            raise BadEvent("no_slot", at, given=text, names=_offered(groups))
        found.append(groups[group][place - 1].entrant)
    return tuple(found)


def _offered(groups: Groups) -> str:
    return ", ".join(f"{name or ''}1 … {name or ''}{len(rows)}" for name, rows in groups.items())


def crossed(leg: Leg, before: Stretch, take: int | None) -> tuple[Entrant, ...]:
    """The best of two groups as seeds A1, B1, A2, B2 …: then A1 meets B2, and B1 meets A2.

    Raises BadEvent unless there are two groups.
    """
    groups = list(by_group(before.rows).values())
    if len(groups) != 2:
        at = f"stages[{leg.number - 1}].crossover"
        raise BadEvent("two_groups", at, groups=len(groups))
    best = [group[: take or CROSSED] for group in groups]
    longest = max(map(len, best))
    return tuple(
        group[place].entrant for place in range(longest) for group in best if place < len(group)
    )


def as_seeds(places: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The seeds of a full tree whose places these are from the top down."""
    size = len(places)
    if size & (size - 1):
        return tuple(places)
    seeds = sorted(zip(positions(size), places, strict=True))
    return tuple(entrant for _, entrant in seeds)


def as_places(seeds: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The order in which neighbours meet as in the first round of a tree of these seeds."""
    return tuple(entrant for entrant in tree(seeds) if entrant is not None)


def halves_apart(seeds: Sequence[Entrant], rows: Sequence[Standing]) -> tuple[Entrant, ...]:
    """Seeds in which nobody stands in the half of the winner of their own group.

    Whoever does changes places with the next one who may stand there.
    """
    line = list(seeds)
    group = {row.entrant: row.group for row in rows}
    half = _halves(len(line))
    heads: dict[str | None, int] = {}
    for place, entrant in enumerate(line):
        heads.setdefault(group[entrant], place)

    def clash(place: int, entrant: Entrant) -> bool:
        head = heads[group[entrant]]
        return head != place and half[head] == half[place]

    for place in range(len(heads), len(line)):
        if not clash(place, line[place]):
            continue
        for other in (*range(place + 1, len(line)), *range(len(heads), place)):
            if not clash(place, line[other]) and not clash(other, line[place]):
                line[place], line[other] = line[other], line[place]
                break
    return tuple(line)


def _halves(count: int) -> dict[int, bool]:
    """Whether a seed (from 0) stands in the lower half of its tree."""
    places = tree(range(count))
    return {seed: 2 * i >= len(places) for i, seed in enumerate(places) if seed is not None}
