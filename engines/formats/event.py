"""A whole tournament from a document of entrants and results, as a pure function.

It draws, pairs, reads results, and goes on until the event is decided or a result is
missing.  Same document, same answer, always.
"""

from __future__ import annotations

from typing import Any

from engines.formats.mistakes import BadEvent
from engines.formats.plan import plan
from engines.formats.printed import printed
from engines.formats.running import Running
from engines.formats.stage import NoSeed


def run(document: Any) -> dict[str, Any]:
    """The event's draws, standings and final places as plain JSON.  Raises BadEvent."""
    wanted = plan(document)
    try:
        played = [Running(wanted, d, people).play() for d, people in wanted.divisions.items()]
    except NoSeed:
        raise BadEvent("no_seed", "seed") from None
    drawn = {where for division in played for where in division.drawn}
    for where, report in wanted.reports.items():
        if where not in drawn:
            names = "、".join(wanted.entrants[e].name for e in report.seats)
            raise BadEvent("never_drawn", f"{report.at}.table", names=names)
    return printed(wanted, played)
