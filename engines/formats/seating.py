"""Tables of three and four 排座: how many of each, and who sits with whom.

Who has sat together counts as company.  A draw by lot is tried up to `TRIES` times; the first
with the least repeated company stands, after two have changed places wherever that helps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, permutations

from engines.formats.stage import Entrant, Profile
from engines.luck import Luck

TRIES = 200
PEOPLE = 20_000  # of a large field fewer draws are tried: exchanges do the rest
TEAM = 1000  # two of one team at a table weigh more than any repeated company

Seats = tuple[Entrant, ...]
# How unwelcome it is that two sit together.
Company = Callable[[Entrant, Entrant], int]


def sizes(count: int, size: int, uneven: str) -> tuple[int, ...]:
    """The sizes of the tables for `count` people, larger ones first; the rest have a bye.

    "smaller": with tables of four, as few tables of three as possible (of five people three
    sit down); nothing is smaller than a table of three.  "fill": as many tables as hold
    everybody, as even as possible; whoever runs them fills the empty seats.  "bye": full
    tables only.
    """
    if uneven == "fill":
        tables = -(-count // size) if count > 1 else 0
        return tuple(len(range(i, count, tables)) for i in range(tables))
    if uneven == "bye" or size == 3:
        return (size,) * (count // size)
    threes = -count % 4
    if 3 * threes > count:
        return (3,) * (count // 3)
    return (4,) * ((count - 3 * threes) // 4) + (3,) * threes


# ---------------------------------------------------------------------- who sits where
def in_line(line: Sequence[Entrant], tables: Sequence[int]) -> tuple[Seats, ...]:
    """Neighbours of the line sit together."""
    places = iter(line)
    return tuple(tuple(next(places) for _ in range(size)) for size in tables)


def snaked(line: Sequence[Entrant], tables: Sequence[int]) -> tuple[Seats, ...]:
    """The first of the line one to each table, the next from the last table back, and so on."""
    order: list[int] = []
    for row in range(max(tables, default=0)):
        roomy = [number for number, size in enumerate(tables) if size > row]
        order += roomy[::-1] if row % 2 else roomy
    seated = list(zip(line, order, strict=True))
    return tuple(tuple(e for e, at in seated if at == number) for number in range(len(tables)))


def apart(
    lines: Iterable[Sequence[Entrant]], tables: Sequence[int], company: Company
) -> Sequence[Entrant]:
    """Of these lines the first whose tables have the least company, mended by exchanges."""
    best: Sequence[Entrant] = ()
    least: int | None = None
    for line in lines:
        found = _all(in_line(line, tables), company, least)
        if least is None or found < least:
            best, least = line, found
        if not least:
            return best
    free = best[sum(tables) :]
    return (*chain.from_iterable(_mended(in_line(best, tables), company)), *free)


def _mended(seated: Iterable[Seats], company: Company) -> list[list[Entrant]]:
    """Two of different tables change places as long as there is less company then."""
    tables = [list(seats) for seats in seated]
    while any(_mend(table, tables, company) for table in tables):
        pass
    return tables


def _mend(table: list[Entrant], tables: Sequence[list[Entrant]], company: Company) -> bool:
    for place, entrant in enumerate(table):
        alone = _beside(entrant, entrant, table, company)
        if not alone:
            continue
        for other in tables:
            for at, guest in enumerate(other) if other is not table else ():
                before = alone + _beside(guest, guest, other, company)
                after = _beside(guest, entrant, table, company)
                after += _beside(entrant, guest, other, company)
                if after < before:
                    table[place], other[at] = guest, entrant
                    return True
    return False


def _beside(entrant: Entrant, instead: Entrant, table: Iterable[Entrant], company: Company) -> int:
    """The company of somebody who sits at a table in another's place."""
    return sum(company(entrant, e) for e in table if e not in (instead, entrant))


def shuffles(line: Sequence[Entrant], luck: Luck) -> Iterator[tuple[Entrant, ...]]:
    tries = max(min(TRIES, PEOPLE // max(len(line), 1)), 1)
    return (luck.shuffled(line) for _ in range(tries))


def _all(seated: Iterable[Seats], company: Company, most: int | None) -> int:
    """The company at all tables; counting stops at `most`."""
    found = 0
    for seats in seated:
        found += sum(company(a, b) for a, b in combinations(seats, 2))
        if most is not None and found >= most:
            break
    return found


# ---------------------------------------------------------------------- what was before
def met(tables: Iterable[Seats]) -> Company:
    """How often two have sat together."""
    together: Counter[tuple[Entrant, Entrant]] = Counter()
    for seats in tables:
        together.update(combinations(sorted(seats), 2))
    return lambda a, b: together.get((a, b) if a < b else (b, a), 0)


def team_mates(about: Mapping[Entrant, Profile]) -> Company:
    """A heavy weight for two of one team."""
    team = {e: profile.team for e, profile in about.items() if profile.team is not None}
    return lambda a, b: TEAM if a in team and team[a] == team.get(b) else 0


def places(tables: Iterable[Seats]) -> Counter[tuple[Entrant, int]]:
    """How often everyone has had each seat."""
    return Counter((e, place) for seats in tables for place, e in enumerate(seats))


def turned(seats: Seats, had: Mapping[tuple[Entrant, int], int]) -> Seats:
    """The table in the order in which everyone sits where they sat least; ties keep it."""
    return min(
        permutations(seats),
        key=lambda order: sum(had.get((e, place), 0) ** 2 for place, e in enumerate(order)),
    )
