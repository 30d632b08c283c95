"""What an organiser says with a preset is what the event then goes by, or it is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bots.hall.event import Event
from engines.formats.plan import plan
from engines.match import Match
from tests.hall.party import Party, text_of, words


async def told(party: Party, text: str) -> Event:
    await party.do("org", f"/event new {text}")
    return await party.hall.event("e1")


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("gomoku_cup rounds=2 third_place=yes", {"rounds": 2, "third_place": True}),
        ("gomoku rounds=3 format=swiss win=2", {"rounds": 3, "points": {"win": 2}}),
        ("union rounds=5 format=swiss", {"format": "swiss", "rounds": 5}),
        ("groups groups=2 win=2", {"groups": 2, "points": {"win": 2, "draw": 1, "loss": 0}}),
        ("groups take=1", {"take": 1}),
        ("gomoku_cup tiebreaks=time_used", {"tiebreaks": ["time_used"]}),
        ("mahjong bye=3", {"points": {"bye": 3}}),
    ],
)
async def test_the_first_stage_is_as_it_was_asked_for(
    party: Party, text: str, settings: dict[str, Any]
) -> None:
    event = await told(party, text)
    stage = event.stages[0]
    assert {name: stage.get(name) for name in settings} == settings
    assert event.fits == ""


async def test_points_go_to_the_stage_that_counts_them(party: Party) -> None:
    knockout, league = (await told(party, "campus_xiangqi win=3 tiebreaks=direct")).stages
    assert "points" not in knockout and "tiebreaks" not in knockout
    assert (league["points"], league["tiebreaks"]) == ({"win": 3}, ["direct"])


@pytest.mark.parametrize(
    ("text", "matches"),
    [
        ("gomoku_cup best_of=1", [Match(draws="replay")]),
        ("gomoku_cup best_of=5", [Match(5, draws="replay")]),
        ("gomoku_cup minutes=40", [Match(3, draws="replay", minutes=40)]),
        ("gomoku format=round_robin best_of=3", [Match(3)]),
        ("shengji best_of=3", [Match(3, minutes=90)]),
        ("guandan target=20", [Match(target=20)] * 3),
        ("guandan hands=4", [Match(hands=4)] * 3),
        ("mahjong hands=8", [Match(hands=8, then="shared")]),
        (
            "doudizhu_three start=50 hands=8",
            [Match(start=50, stop_at_zero=True, minutes=120, hands=8, then="shared")] * 2,
        ),
    ],
)
async def test_the_match_is_as_it_was_asked_for(
    party: Party, text: str, matches: list[Match]
) -> None:
    stages = (await told(party, text)).stages
    legs = plan({"entrants": [{"name": "A"}], "stages": list(stages)}).legs
    assert [replace(leg.terms, then=leg.terms.then) for leg in legs] == [
        replace(match, then=match.then or leg.stage.level)
        for match, leg in zip(matches, legs, strict=True)
    ]


async def test_the_match_of_a_plan_is_that_of_every_stage_it_comes_to(party: Party) -> None:
    event = await told(party, "union best_of=3")
    await party.do("ann", "/event join")
    await party.do("bob", "/event join")
    await party.do("org", "/event draw")
    event = await party.hall.event("e1")
    terms = event.leg(1).terms
    assert (terms.best_of, terms.play_all, terms.then) == (3, True, "fast")


NOTHING = [
    ("gomoku_cup", "groups=2"),
    ("gomoku_cup", "win=3"),
    ("gomoku_cup", "take=2"),
    ("gomoku_cup", "start=10"),
    ("gomoku_cup", "takebacks=yes"),
    ("gomoku_cup", "seats=2"),
    ("gomoku_cup", "position=start"),
    ("gomoku_cup", "boards=2"),
    ("union", "rounds=3"),
    ("union", "groups=2"),
    ("union", "then=knockout"),
    ("bridge", "best_of=3"),
    ("bridge", "hands=2"),
    ("bridge", "win=3"),
    ("mahjong", "best_of=3"),
    ("mahjong", "win=3"),
    ("doudizhu_three", "best_of=3"),
    ("doudizhu format=arena", "target=100"),
]


@pytest.mark.parametrize(("event", "option"), NOTHING)
async def test_what_would_change_nothing_is_refused(party: Party, event: str, option: str) -> None:
    said = text_of(await party.do("org", f"/event new {event} {option}"))
    name = option.partition("=")[0]
    assert said.startswith(words("no-event-option", name=name, names="\0").partition("\0")[0])
    assert await party.store.events() == []


@pytest.mark.parametrize(
    ("event", "option", "needs"),
    [
        ("gomoku_cup", "grand_final=double", "lives=2"),
        ("gomoku_cup lives=2", "third_place=yes", "lives=1"),
        ("bridge", "one_winner=yes", "kind=mitchell"),
        ("bridge", "bands=10/20", "score=bands"),
        ("duplicate", "neuberg=yes", "score=matchpoints"),
    ],
)
async def test_a_setting_says_what_it_needs_beside_it(
    party: Party, event: str, option: str, needs: str
) -> None:
    said = text_of(await party.do("org", f"/event new {event} {option}"))
    name = option.partition("=")[0]
    assert said == words("no-option-needs", name=name, needs=needs)
    assert await party.store.events() == []
    typed = event.partition(" ")[0]
    await party.do("org", f"/event new {typed} {option} {needs}")
    assert len(await party.store.events()) == 1


@pytest.mark.parametrize("event", ["gomoku_cup", "union", "groups", "bridge", "mahjong"])
async def test_what_a_refusal_names_is_taken(party: Party, event: str) -> None:
    said = text_of(await party.do("org", f"/event new {event} nothing=1"))
    before, _, after = words("no-event-option", name="nothing", names="\0").partition("\0")
    names = said.removeprefix(before).removesuffix(after).split(", ")
    assert {"format", "clock", "late", "every"} <= set(names) and len(names) > 8
    for name in names:
        answer = text_of(await party.do("org", f"/event new {event} {name}=1"))
        assert not answer.startswith(words("no-event-option", name=name, names="")[:30]), name
        await party.do("org", "/event cancel")


@pytest.mark.parametrize(
    ("options", "name", "example"),
    [
        ("rounds=2 rounds=3", "rounds", "rounds=3"),
        ("format=swiss Format=knockout", "format", "format=knockout"),
        ("every=hand every=60", "every", "every=60"),
        ("best_of=3 late=5 best_of=5", "best_of", "best_of=5"),
    ],
)
async def test_what_is_said_twice_is_refused(
    party: Party, options: str, name: str, example: str
) -> None:
    said = text_of(await party.do("org", f"/event new gomoku Cup {options}"))
    assert said == words("no-option-twice", name=name, example=example)
    assert await party.store.events() == []


async def test_a_name_may_be_written_large_and_every_then_is_a_stage(party: Party) -> None:
    event = await told(party, "gomoku Cup Rounds=3 BEST_OF=5 Format=swiss then=swiss then=knockout")
    assert [stage["format"] for stage in event.stages] == ["swiss", "swiss", "knockout"]
    assert {stage["match"]["best_of"] for stage in event.stages} == {5}


async def test_quotes_keep_a_value_together(party: Party) -> None:
    text = 'reported Cup format=tables size=4 hands=1 title="Three Kingdoms"'
    assert (await told(party, text)).options["title"] == "Three Kingdoms"


async def test_only_a_swiss_event_takes_people_in_between(party: Party) -> None:
    refused = text_of(await party.do("org", "/event new gomoku Cup late_entry=2"))
    assert "format=swiss" in refused and await party.store.events() == []
    await party.do("org", "/event new gomoku Cup late_entry=no")
    assert text_of(await party.do("org", "/event set late_entry 2")) == refused
