"""Rounds drawn in a process of their own are those that the stage draws."""

from __future__ import annotations

import pytest

from bots.hall import drawing
from engines.formats.course import follow
from engines.formats.stage import ONE, Field, Result, Stuck
from engines.formats.swiss import Swiss

FIELD = Field(tuple(range(60)), seed=bytes(32), words=("stage 1",))


async def test_a_process_draws_what_the_stage_draws() -> None:
    assert await drawing.drawn(Swiss(), FIELD) == Swiss().next_round(FIELD)


async def test_a_draw_that_takes_too_long_goes_by_score_groups() -> None:
    found = await drawing.drawn(Swiss(), FIELD, limit=0.0)
    assert found == Swiss(rules="simple").next_round(FIELD)


@pytest.mark.parametrize("small", [0, drawing.SMALL])
async def test_a_stuck_round_is_told(monkeypatch: pytest.MonkeyPatch, small: int) -> None:
    monkeypatch.setattr(drawing, "SMALL", small)
    stage = Swiss(rounds=3)
    played = follow(
        stage,
        Field((0, 1), seed=bytes(32)),
        lambda number, _, table: Result(number, table.seats, (ONE, ONE - ONE)),
    )
    with pytest.raises(Stuck):
        await drawing.drawn(stage, played.field)
