"""What Swiss rounds, leagues and standings cost: CPU seconds, medians.

    python -m benchmarks.swiss

All nine rounds of 200 and of 1,000 by FIDE's rules (beside py4swiss, where that is installed),
five of 10,000 by score groups, and the standings of 1,000 after nine rounds with four tie-breaks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from engines.formats.course import follow
from engines.formats.stage import HALF, NONE, ONE, Field, Points, Result, Table
from engines.formats.swiss import Swiss
from engines.formats.trf import report

ORACLE = "py4swiss"
# Entrants, rules, rounds that are played, and the seconds that each may take.
EVENTS = ((200, "fide", 9, 1), (1000, "fide", 9, 10), (10_000, "simple", 5, 10))
TOOK = ((HALF, HALF), (ONE, NONE), (NONE, ONE))


def played(stage: Swiss, entrants: int, rounds: int) -> tuple[Field, list[float]]:
    """An event of some rounds, and what each of its draws cost."""
    rng, costs = Random(1), []

    def drawn(field: Field) -> tuple[Table, ...]:
        if field.round == rounds:
            return ()
        start = process_time()
        tables = stage.next_round(field)
        costs.append(process_time() - start)
        return tables

    def told(number: int, index: int, table: Table) -> Result:
        return Result(number, table.seats, rng.choice(TOOK))

    return follow(stage, Field(tuple(range(entrants)), seed=bytes(32)), told, drawn).field, costs


def oracle(field: Field, rounds: int) -> float:
    """What py4swiss takes for the next round of the same event."""
    from py4swiss.engines import DutchEngine
    from py4swiss.trf import TrfParser

    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.trf"
        text = report(field, Points(), rounds=rounds, colour="W")
        lines = [line for line in text.splitlines() if line.startswith("001")]
        path.write_text("\n".join((f"XXR {rounds}", "XXC white1", *lines)) + "\n", "utf-8")
        trf = TrfParser.parse(path)
    return cost(lambda: DutchEngine.generate_pairings(trf), 1)


def cost(work: Callable[[], object], times: int = 5) -> float:
    def once() -> float:
        start = process_time()
        work()
        return process_time() - start

    return median(once() for _ in range(times))


def line(what: str, seconds: float, most: float) -> None:
    sys.stdout.write(f"{what}: {seconds:.2f} s (at most {most:g} s)\n")


def main() -> None:
    for entrants, rules, rounds, most in EVENTS:
        stage = Swiss(rounds=9, first_colour="first", rules=rules)
        _, costs = played(stage, entrants, rounds)
        line(f"round of {entrants:,}, {rules}, median of {rounds}", median(costs), most)
        worst = max(costs)
        line(f"round of {entrants:,}, {rules}, worst, {1 + costs.index(worst)}", worst, most)
        if rules == "fide" and entrants < 500 and find_spec(ORACLE):
            field, _ = played(stage, entrants, 5)
            line(f"the next round of {entrants:,}, py4swiss", oracle(field, 9), most)
    stage = Swiss(rounds=9, first_colour="first", rules="simple", tiebreaks=Swiss.usual[:4])
    field, _ = played(stage, 1000, 9)
    line("standings of 1,000 after 9 rounds", cost(lambda: stage.standings(field)), 0.3)


if __name__ == "__main__":
    main()
