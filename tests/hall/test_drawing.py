"""Rounds drawn in a process of their own are those that the stage draws."""

from __future__ import annotations

import pytest

from bots.hall import drawing
from engines.formats.course import follow
from engines.formats.stage import ONE, Field, Result, Stuck
from engines.formats.swiss import Swiss
from tests.hall.meets import holds, names, people
from tests.hall.party import Party
from tests.hall.test_formats import begin

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


@pytest.mark.parametrize("called", [False, True])
async def test_a_round_at_its_time_is_drawn_though_nobody_says_anything(
    party: Party, called: bool
) -> None:
    """Rounds 20 minutes apart, or at the time that the organiser said."""
    every = "every=hand" if called else "every=20"
    await begin(party, 6, f"gomoku Swiss format=swiss rounds=2 late=0 {every}")
    for _ in range(3):
        event = await holds(party)
        await party.do("org", f"/event rule {names(event)[0]}")
    if called:
        await party.do("org", "/event next 20m")
    await party.wait(20 * 60 - 1)
    assert not (await holds(party)).pending
    await party.wait(1)
    assert {number for number, _ in people(await holds(party))} == {2}
