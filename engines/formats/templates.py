"""Stages that fit the number of entrants, as organisers' plans have them."""

from __future__ import annotations

from typing import Any

from engines.formats.groups import TWO_GROUPS, WHOLE_FIELD

LAST = 3  # left in the knock-out of a larger field


def union_plan(entrants: int) -> list[dict[str, Any]]:
    """The stages of a workers' cup, as an event file writes them.

    Up to nine play in two drawn groups, whose best two cross over to semi-finals, final and
    match for the third place; more play a knock-out drawn afresh each round, until the last
    three meet in a league that counts the wins of the whole event.  Up to four just meet.
    """
    league: dict[str, Any] = {"format": "round_robin", "tiebreaks": ["points", "direct", "wins"]}
    if entrants <= WHOLE_FIELD:
        return [league]
    if entrants <= TWO_GROUPS:
        groups = {"format": "round_robin", "groups": "auto", "take": 2}
        return [groups, {"format": "knockout", "crossover": True, "third_place": True}]
    return [{"format": "knockout", "stop_at": LAST}, league]
