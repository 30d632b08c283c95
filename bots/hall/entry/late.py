"""Entering an event that has begun: where the terms allow it, from the next round on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.formats import find

if TYPE_CHECKING:
    from bots.hall.event import Event


def possible(event: Event) -> bool:
    """Whether the first stage can take somebody from one round to the next at all."""
    return find(event.stages[0]["format"]).keeps


def round_for(event: Event) -> int | None:
    """The round in which somebody who enters now plays first; None when it is too late.

    Only a first stage that writes its rounds down can take them: all others were drawn for
    those who were there.
    """
    if event.phase != "playing" or not event.entry.late_rounds or len(event.runs) != 1:
        return None
    begun = [number for _, stage, number in event.drawn if stage == 1]
    later = any(stage > 1 for _, stage, _ in event.drawn)
    assert event.plan is not None
    if later or not event.plan.legs[0].stage.keeps:
        return None
    rounds = max(begun, default=0)
    return rounds + 1 if rounds <= event.entry.late_rounds else None
