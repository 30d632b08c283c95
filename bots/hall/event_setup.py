"""Starting an event: from a preset or a game, with its options."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.context import ground
from bots.hall.entry import desk as entry_desk
from bots.hall.event_context import may_organise
from bots.hall.event_options import Options, bad
from bots.hall.house import clock_from, game_named, house, sorted_options
from bots.hall.presets import PRESETS, Preset, knockout, preset
from engines.formats.event import run
from engines.formats.legs import Leg
from engines.formats.mistakes import BadEvent
from engines.formats.plan import plan
from engines.games import AnyGame
from engines.luck import SEED_BYTES, commitment
from render.names import clean_name
from render.words import LANGUAGES, Phrase, say

LONGEST_NAME = 40
MOST_TRIED = 64
MOST_EVENTS = 10


async def new(ask: Ask) -> None:
    may_organise(ask)
    place = await ground(ask)
    if len(await ask.hall.store.events(place)) >= MOST_EVENTS:
        raise no("too-many-events", most=MOST_EVENTS)
    entry = await entry_desk.taken(ask)
    wanted = _preset(ask.args.get("preset", "") or "knockout")
    kind = game_named(wanted.game)
    options = Options(ask.args.get("options", ""), wanted, kind)
    rules, terms = sorted_options({"options": f"{wanted.rules} {options.rest}"}, kind)
    game = house(kind, rules, {})
    terms = {"clock": wanted.clock, **terms}
    stages = options.matched(game, terms)
    options.check(_checked(stages, kind), terms)
    least = _fewest(stages, wanted.least)
    number = await ask.hall.store.reserve("events")
    running = ask.new_event(f"e{number}")
    seed = ask.hall.entropy(SEED_BYTES)
    running.open(
        number,
        place,
        ask.person.key,
        seed.hex(),
        name=_event_name(ask, wanted, kind.__module__),
        game=kind.key,
        options=rules,
        stages=[_named(ask, stage) for stage in stages],
        clock=asdict(clock_from(terms)),
        fast=asdict(clock_from({"clock": wanted.fast})) if wanted.fast else None,
        conduct=asdict(options.conduct),
        plan=options.plan,
        best=wanted.best,
        least=least,
        commitment=commitment(seed),
    )
    await entry_desk.set_up(ask, running, {**wanted.entry, **entry})
    ask.done()


def _preset(text: str) -> Preset:
    """The preset of this name, or a knock-out of the game of this name."""
    if found := preset(text):
        return found
    try:
        kind = game_named(text)
    except Refusal:
        raise no("preset", name=clean_name(text, LONGEST_NAME)) from None
    stage = _usual(kind().count)
    return Preset(kind.key, "", "", "", kind.key, (stage,))


def _usual(seats: int) -> dict[str, Any]:
    """Of two or two pairs the loser is out, of three singles the last."""
    if seats == 3:
        return {"format": "tables", "size": 3, "cut": "last"}
    return knockout()


async def presets(ask: Ask) -> None:
    """What can be started with one word, a line each."""
    language = await ask.hall.language(ask.person, ask.place)
    lines = [
        words("preset-line", name=found.name(language), code=found.key,
              what=words(f"preset-{found.key}"))
        for found in PRESETS
    ]  # fmt: skip
    ask.answer(*lines, words("presets-foot"))


def _checked(stages: list[dict[str, Any]], kind: type[AnyGame]) -> tuple[Leg, ...]:
    """The stages, read.  Raises Refusal for settings that make no event, and for tables larger
    than the game's."""
    try:
        found = plan({"entrants": [{"name": "A"}, {"name": "B"}], "stages": stages})
    except BadEvent as error:
        raise bad(error) from error
    most = max(kind.seats)
    for leg in found.legs:
        size = getattr(leg.stage, "size", 2)
        if size > most:
            game = Phrase(kind.__module__, "name", {})
            raise no("table-size", game=game, most=most, size=size)
    return found.legs


def _fewest(stages: list[dict[str, Any]], least: int) -> int:
    """How many must sign up for anything to be played: a table of three is none of two.

    Raises Refusal for stages that nobody meets in.
    """
    for count in range(least, MOST_TRIED + 1):
        entrants = [{"name": str(number)} for number in range(count)]
        drawn = run({"entrants": entrants, "stages": stages, "seed": "0" * 2 * SEED_BYTES})
        if any(len(table["seats"]) > 1 for one in drawn["rounds"] for table in one["tables"]):
            return count
    raise bad(BadEvent("missing", "stages[0].format", name="tables"))


def _language(ask: Ask) -> str:
    return ask.person.language if ask.person.language in LANGUAGES else LANGUAGES[0]


def _named(ask: Ask, stage: dict[str, Any]) -> dict[str, Any]:
    """The stage with its name in the organiser's language."""
    if "name" not in stage:
        return stage
    return {**stage, "name": say("bots.hall", _language(ask), f"stage-{stage['name']}")}


def _event_name(ask: Ask, wanted: Preset, package: str) -> str:
    name = ask.args.get("title", "").strip()
    if len(name) > LONGEST_NAME:
        raise no("event-name", most=LONGEST_NAME)
    language = _language(ask)
    usual = wanted.name(language) or say(
        "bots.hall", language, "cup-name", game=say(package, language, "name")
    )
    return clean_name(name or usual, LONGEST_NAME)
