"""The draw of a round, in a process of its own and within a time limit.

Pairing a large Swiss round takes seconds of one core; in a thread it would hold everybody
up.  A draw that takes too long is given up, and the round is paired by score groups, which
carries any field.  Small fields are drawn where we are: a process costs more than they do.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace

import structlog

from engines.formats.stage import Field, Stage, Stuck, Table
from engines.formats.swiss import Swiss

SMALL = 50  # entrants
LIMIT = 30.0  # seconds, starting the process included

log = structlog.get_logger()


async def drawn(stage: Stage, field: Field, limit: float = LIMIT) -> tuple[Table, ...]:
    """The tables of the field's next round.  Raises Stuck."""
    if len(field.entrants) <= SMALL:
        return await asyncio.to_thread(stage.next_round, field)
    answer = await _asked(pickle.dumps((stage, field)), limit)
    if answer is None:
        log.warning("draw given up", entrants=len(field.entrants), seconds=limit)
        easier = replace(stage, rules="simple") if isinstance(stage, Swiss) else stage
        return await asyncio.to_thread(easier.next_round, field)
    if answer == b"":
        raise Stuck
    tables: tuple[Table, ...] = pickle.loads(answer)
    return tables


async def _asked(question: bytes, limit: float) -> bytes | None:
    """What the process answers; None when it fails or takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE
    )
    try:
        answer, _ = await asyncio.wait_for(process.communicate(question), limit)
        return answer if process.returncode == 0 else None
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """In the process: a stage and a field come in, tables go out; nothing when it is stuck."""
    stage, field = pickle.load(sys.stdin.buffer)
    try:
        sys.stdout.buffer.write(pickle.dumps(stage.next_round(field)))
    except Stuck:
        return


if __name__ == "__main__":
    main()
