"""Starting an event: from a preset or a game, with options as name=value."""

from __future__ import annotations

import re
from dataclasses import asdict, fields, replace
from typing import Any

from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.context import ground
from bots.hall.entry import desk as entry_desk
from bots.hall.event import Conduct
from bots.hall.event_context import may_organise
from bots.hall.house import clock_from, game_named, house, match_of, sorted_options, whole
from bots.hall.organise import BY_HAND
from bots.hall.presets import PRESETS, Preset, knockout, preset
from engines.formats import find
from engines.formats.event import run
from engines.formats.mistakes import HERE, BadEvent
from engines.formats.plan import plan
from engines.formats.settings import readers
from engines.formats.terms import MATCH
from engines.games import AnyGame
from engines.luck import SEED_BYTES, commitment
from engines.match import Match
from render.names import clean_name
from render.words import LANGUAGES, Phrase, say

LONGEST_NAME = 40
MOST_TRIED = 64
MOST_EVENTS = 10
LONGEST_LATE = 10_080  # minutes of a week
CONDUCT = tuple(f.name for f in fields(Conduct))
POINTS = ("win", "draw", "loss", "bye", "forfeit")
# Options of a stage that are not of its format alone.
ANY_STAGE = ("take",)
DRAWS = "replay"
OWN_MATCH = ("movement", "arena")  # formats that say themselves how many deals a table plays
_CUT = re.compile(r"(top|bottom)(\d{1,4})")


async def new(ask: Ask) -> None:
    may_organise(ask)
    place = await ground(ask)
    if len(await ask.hall.store.events(place)) >= MOST_EVENTS:
        raise no("too-many-events", most=MOST_EVENTS)
    entry = await entry_desk.taken(ask)
    wanted = _preset(ask.args.get("preset", "") or "knockout")
    options = Options(ask.args.get("options", ""), wanted)
    kind = game_named(wanted.game)
    rules, terms = sorted_options({"options": f"{wanted.rules} {options.rest}"}, kind)
    game = house(kind, rules, {})
    terms = {"clock": wanted.clock, **terms}
    draws = {"draws": DRAWS} if game.count == 2 else {}
    stages = _stages(options, match_of(game, terms, **draws), terms)
    _check(stages, kind)
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
        plan=wanted.plan,
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


class Options:
    """One bag of name=value sorted: conduct, the stages, and the rest for game and table."""

    def __init__(self, text: str, wanted: Preset) -> None:
        self.conduct = wanted.conduct
        self.stages: list[dict[str, Any]] = [dict(stage) for stage in wanted.stages]
        rest = []
        for word in text.replace("，", " ").replace("＝", "=").split():
            name, equals, value = word.partition("=")
            if not (equals and self._takes(name.lower(), value)):
                rest.append(word)
        self.rest = " ".join(rest)

    def _takes(self, name: str, value: str) -> bool:
        if name in CONDUCT:
            minutes = BY_HAND if (name, value) == ("every", "hand") else _minutes(name, value)
            self.conduct = replace(self.conduct, **{name: minutes})
        elif name == "format":
            self.stages = [{"format": _format(value)}]
        elif name == "then":
            self.stages.append({"format": _format(value)})
        elif name in POINTS and (name != "draw" or value[:1].isdigit()):
            self.stages[0].setdefault("points", {})[name] = _value(value)
        elif name == "tiebreaks":
            self.stages[0][name] = value.split("/")
        elif name in ANY_STAGE:
            self.stages[0][name] = _value(value)
        else:
            return self._of_format(name, value)
        return True

    def _of_format(self, name: str, value: str) -> bool:
        for stage in reversed(self.stages):
            if name in readers(find(stage["format"])) and name != "players":
                stage[name] = _value(value)
                return True
        return False


def _minutes(name: str, text: str) -> int:
    return whole(name, text, LONGEST_LATE, least=0)


def _format(text: str) -> str:
    try:
        return find(text).key
    except BadEvent as error:
        raise _bad(error) from error


def _value(text: str) -> Any:
    """A setting as an event file writes it."""
    known = {"yes": True, "on": True, "no": False, "off": False}
    if text.lower() in known:
        return known[text.lower()]
    if "/" in text:
        return [_value(part) for part in text.split("/")]
    if cut := _CUT.fullmatch(text):
        return {cut[1]: int(cut[2])}
    number = text.lstrip("-")
    if number.isascii() and number.isdecimal() and len(number) < 10:
        return int(text)
    half = number.replace(".", "", 1)
    return float(text) if half.isascii() and half.isdecimal() and len(half) < 10 else text


def _stages(options: Options, match: Match, terms: dict[str, str]) -> list[dict[str, Any]]:
    """The stages with the match that was asked for, in those that say nothing themselves."""
    asked = {name for name in ("best_of", "target", "hands", "start") if name in terms}
    given = {k: v for k, v in asdict(match).items() if k in MATCH and v != getattr(Match(), k)}
    found = []
    for stage in options.stages:
        usual = stage.get("match") or {}
        if asked:
            usual = {**usual, **given}
        elif "match" not in stage and stage["format"] not in OWN_MATCH:
            usual = {k: v for k, v in given.items() if k != "draws" or _elimination(stage)}
        found.append({**stage, "match": usual} if usual else stage)
    return found


async def presets(ask: Ask) -> None:
    """What can be started with one word, a line each."""
    language = await ask.hall.language(ask.person, ask.place)
    lines = [
        words("preset-line", name=found.name(language), code=found.key,
              what=words(f"preset-{found.key}"))
        for found in PRESETS
    ]  # fmt: skip
    ask.answer(*lines, words("presets-foot"))


def _elimination(stage: dict[str, Any]) -> bool:
    return bool(stage["format"] == "knockout")


def _check(stages: list[dict[str, Any]], kind: type[AnyGame]) -> None:
    """Raises Refusal for settings that make no event, and for tables larger than the game's."""
    try:
        found = plan({"entrants": [{"name": "A"}, {"name": "B"}], "stages": stages})
    except BadEvent as error:
        raise _bad(error) from error
    most = max(kind.seats)
    for leg in found.legs:
        size = getattr(leg.stage, "size", 2)
        if size > most:
            game = Phrase(kind.__module__, "name", {})
            raise no("table-size", game=game, most=most, size=size)


def _fewest(stages: list[dict[str, Any]], least: int) -> int:
    """How many must sign up for anything to be played: a table of three is none of two.

    Raises Refusal for stages that nobody meets in.
    """
    for count in range(least, MOST_TRIED + 1):
        entrants = [{"name": str(number)} for number in range(count)]
        drawn = run({"entrants": entrants, "stages": stages, "seed": "0" * 2 * SEED_BYTES})
        if any(len(table["seats"]) > 1 for one in drawn["rounds"] for table in one["tables"]):
            return count
    raise _bad(BadEvent("missing", "stages[0].format", name="tables"))


def _bad(error: BadEvent) -> Refusal:
    at = error.at.removeprefix("stages[0].")
    return no("event-setting", at=at, why=Phrase(HERE, f"bad-{error.code}", dict(error.facts)))


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
