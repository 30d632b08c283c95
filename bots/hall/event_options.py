"""The options of a new event, name=value: each goes where it says something, or is refused.

A preset has stages, a match and an order of its own.  What an organiser asks for takes their
place; what would change nothing is not passed over in silence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from bots.hall.ask import Refusal, no
from bots.hall.event import Conduct
from bots.hall.house import MATCH_TERMS, match_of, whole
from bots.hall.organise import BY_HAND
from bots.hall.presets import Preset
from bots.hall.quoted import pieces
from engines.formats import find
from engines.formats.legs import NAMED, Leg
from engines.formats.mistakes import HERE, BadEvent
from engines.formats.settings import readers
from engines.formats.terms import MATCH
from engines.games import AnyGame
from engines.match import Match
from render.words import Phrase

Stage = dict[str, Any]

LONGEST_LATE = 10_080  # minutes of a week
CONDUCT = tuple(f.name for f in fields(Conduct))
DRAWS = "replay"
OWN_MATCH = ("movement", "arena")  # formats that say themselves how many deals a table plays
ON_POINTS = ("tables", *OWN_MATCH)  # formats whose tables do not play games to win most of
# What a match is about: games won, or points.
GAMES = frozenset(("best_of", "draws", "then", "play_all", "sequence"))
SCORE = frozenset(("target", "hands", "start", "stop_at_zero"))
# Settings that say something only beside another one.
NEEDS = {
    "grand_final": ("lives", 2),
    "third_place": ("lives", 1),
    "one_winner": ("kind", "mitchell"),
    "neuberg": ("score", "matchpoints"),
    "bands": ("score", "bands"),
}
_CUT = re.compile(r"(top|bottom)(\d{1,4})")


class Options:
    """One bag of name=value sorted: conduct, the stages, and the rest for game and table.

    `plan` is the preset's plan of stages by the number of entrants, while no format is named.
    Raises Refusal for what nothing here takes.
    """

    def __init__(self, text: str, wanted: Preset, kind: type[AnyGame]) -> None:
        self.kind = kind
        self.conduct = wanted.conduct
        self.plan = wanted.plan
        self.stages: list[Stage] = [dict(stage) for stage in wanted.stages]
        rest = []
        told = sorted(self._told(text), key=_formats_first)
        self.given = _once(told)
        for name, value, raw in told:
            if not self._takes(name, value):
                rest.append(raw)
                self._left(name)
        self.rest = " ".join(rest)

    def _told(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Every option as its name, its value and as it was written."""
        for word in pieces(text.translate(str.maketrans("，,＝", "  ="))):
            name, equals, value = word.text.partition("=")
            if not equals:
                raise no("option-form", text=word.text[:30], names=", ".join(self.names()))
            small = name.lower()  # as telephones begin a line with a capital
            yield small, value, word.raw.replace(name, small, 1)

    def _left(self, name: str) -> None:
        """What is neither ours nor of the game or its tables is refused."""
        if name not in {*self.kind.options(), *MATCH_TERMS, "clock"}:
            raise self.refused(name)

    def refused(self, name: str) -> Refusal:
        return no("event-option", name=name[:30], names=", ".join(self.names()))

    def names(self) -> list[str]:
        """All that this event can be told, but the terms of entry."""
        own = [*self.kind.options(), *self._of_match(), "format"]
        if not self.plan:
            settings = (n for stage in self.stages for n in readers(find(stage["format"])))
            own += [*(n for n in settings if n not in NAMED), "then"]
            own += [*self._counted(), "tiebreaks"]
            own += ["take"] if len(self.stages) > 1 else []
        return list(dict.fromkeys((*own, *CONDUCT)))

    def _of_match(self) -> Iterator[str]:
        """The terms of a table that say something by themselves in some stage."""
        formats = {stage["format"] for stage in self.stages}
        matches = [stage.get("match", {}) for stage in self.stages]
        on_points = "tables" in formats or any(match.keys() & SCORE for match in matches)
        for name in MATCH_TERMS if formats.difference(OWN_MATCH) else ():
            if name == "best_of" and not formats.difference(ON_POINTS):
                continue
            if name != "start" or on_points:
                yield name
        yield "clock"

    # ------------------------------------------------------------------ one option
    def _takes(self, name: str, value: str) -> bool:
        if name in CONDUCT:
            minutes = BY_HAND if (name, value) == ("every", "hand") else _minutes(name, value)
            self.conduct = replace(self.conduct, **{name: minutes})
        elif name == "format":
            self.stages, self.plan = [{"format": _format(value)}], ""
        elif self.plan:
            return False
        elif name == "then":
            self.stages.append({"format": _format(value)})
        else:
            return self._of_stages(name, value)
        return True

    def _of_stages(self, name: str, value: str) -> bool:
        if name in self._counted() and (name != "draw" or value[:1].isdigit()):
            stage = next(s for s in self.stages if find(s["format"]).counts)
            stage["points"] = {**stage.get("points", {}), name: _value(value)}
        elif name == "tiebreaks":
            self._told_apart()[0][name] = value.split("/")
        elif name == "take" and len(self.stages) > 1:
            self.stages[0][name] = _value(value)
        else:
            return self._of_format(name, value)
        return True

    def _counted(self) -> tuple[str, ...]:
        """The points that the first stage counts which counts any."""
        counted = (find(stage["format"]).counts for stage in self.stages)
        return next(filter(None, counted), ())

    def _told_apart(self) -> list[Stage]:
        """The stages that tie-breaks are meant for: a knock-out needs them least."""
        return [stage for stage in self.stages if not elimination(stage)] or self.stages

    def _of_format(self, name: str, value: str) -> bool:
        for stage in reversed(self.stages):
            if name in readers(find(stage["format"])):
                stage[name] = _value(value)
                return True
        return False

    # ------------------------------------------------------------------ the match of each stage
    def matched(self, game: AnyGame, terms: Mapping[str, str]) -> list[Stage]:
        """The stages with the match that was asked for, else their own, else the game's."""
        draws = {"draws": DRAWS} if game.count == 2 else {}
        match = match_of(game, dict(terms), **draws)
        usual = {k: v for k, v in asdict(match).items() if k in MATCH and v != getattr(Match(), k)}
        asked = {name: getattr(match, name) for name in MATCH_TERMS if name in terms}
        return [_matched(stage, usual, asked) for stage in self.stages]

    def check(self, legs: Sequence[Leg], terms: Mapping[str, str]) -> None:
        """Raises Refusal for a term of the match that no stage goes by, and for a setting
        without the one that it needs."""
        for name in (name for name in MATCH_TERMS if name in terms):
            if not any(_goes_by(leg.terms, name, int(terms[name])) for leg in legs):
                raise self.refused(name)
        for name in self.given & NEEDS.keys():
            beside, value = NEEDS[name]
            if not any(getattr(leg.stage, beside, None) == value for leg in legs):
                raise no("option-needs", name=name, needs=f"{beside}={value}")


def elimination(stage: Stage) -> bool:
    return bool(stage["format"] == "knockout")


def _matched(stage: Stage, usual: Stage, asked: Stage) -> Stage:
    if stage["format"] in OWN_MATCH:
        return stage
    if "match" in stage:
        found = {**_without(stage["match"], asked), **asked}
    else:
        found = {k: v for k, v in usual.items() if k != "draws" or elimination(stage)}
    return {**stage, "match": found} if found else stage


def _without(own: Stage, asked: Stage) -> Stage:
    """A preset's match but for what cannot stand beside what was asked for."""
    gone: frozenset[str] = frozenset()
    if asked.keys() & {"target", "hands"}:
        gone = GAMES | {"target", "hands"}
    elif "best_of" in asked:
        gone = SCORE
    return {k: v for k, v in own.items() if k not in gone}


def _goes_by(match: Match, name: str, value: int) -> bool:
    fits = {"best_of": not match.on_points, "start": match.on_points}
    return bool(getattr(match, name) == value) and fits.get(name, True)


# ---------------------------------------------------------------------- values
def _formats_first(told: tuple[str, str, str]) -> int:
    """The stages are there before anything is said of them."""
    names = ("format", "then")
    return names.index(told[0]) if told[0] in names else len(names)


def _once(told: Sequence[tuple[str, str, str]]) -> set[str]:
    """The names of all that is told.  Raises Refusal for one that is told twice."""
    found: set[str] = set()
    for name, _, raw in told:
        if name in found and name != "then":  # one more stage each time
            raise no("option-twice", name=name[:30], example=raw[:40])
        found.add(name)
    return found


def _minutes(name: str, text: str) -> int:
    return whole(name, text, LONGEST_LATE, least=0)


def _format(text: str) -> str:
    try:
        return find(text).key
    except BadEvent as error:
        raise bad(error) from error


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


def bad(error: BadEvent) -> Refusal:
    at = error.at.removeprefix("stages[0].")
    return no("event-setting", at=at, why=Phrase(HERE, f"bad-{error.code}", dict(error.facts)))
