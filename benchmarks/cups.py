"""What large events cost: CPU seconds, medians.

    python -m benchmarks.cups [entrants]

A knock-out of ten thousand drawn and printed, the same played to its end by the simulator,
and the picture of a tree of 64.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from engines.formats.course import follow
from engines.formats.event import run
from engines.formats.knockout import Knockout
from engines.formats.scene import tree_scene
from engines.formats.stage import NONE, ONE, Field, Result
from render.paint import png

ROUNDS = 5
NAMES = "赵钱孙李周吴郑王"


def event(entrants: int, placement: str, simulated: bool) -> dict[str, Any]:
    return {
        "seed": "00" * 32,
        "entrants": [{"name": f"n{i}", "rating": 1000 + i % 997} for i in range(entrants)],
        "stages": [{"format": "knockout", "placement": placement}],
        "simulate": {"draws": 0.3} if simulated else None,
    }


def tree() -> None:
    """A finished knock-out of 64 as a PNG."""
    field = Field(tuple(range(64)), seed=bytes(32), words=("stage 1",))
    course = follow(
        Knockout(), field, lambda number, _, table: Result(number, table.seats, (ONE, NONE))
    )
    names = {e: f"{NAMES[e % 8]}{NAMES[e // 8]}明" for e in range(64)}
    png(tree_scene(Knockout(), course, names, "zh-Hans", "春季赛"))


def cost(work: Callable[[], object]) -> float:
    def once() -> float:
        start = process_time()
        work()
        return process_time() - start

    return median(once() for _ in range(ROUNDS))


def main(entrants: int) -> None:
    for placement in ("redraw", "bracket"):
        for simulated in (False, True):
            document = event(entrants, placement, simulated)
            what = "played to the end" if simulated else "drawn"
            seconds = cost(lambda document=document: run(document))  # type: ignore[misc]
            sys.stdout.write(f"{entrants:,} {placement}, {what}: {seconds:.2f} s\n")
    sys.stdout.write(f"picture of 64: {cost(tree) * 1000:.0f} ms\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
