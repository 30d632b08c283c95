"""House rules and terms as people write them: which game, name=value, the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bots.hall.ask import Refusal, listed, no
from bots.hall.quoted import pieces
from bots.hall.terms import PRESETS, BadClock, Clock, clock_of
from engines import games
from engines.game import Illegal, Refused, refusal
from engines.games import AnyGame
from engines.match import Match
from render.words import LANGUAGES, Phrase, has, say

MOST_SEATS = 16
MATCH_TERMS = {"best_of": 99, "target": 100_000, "hands": 1000, "start": 100_000, "minutes": 1440}


def game_named(text: str) -> type[AnyGame]:
    """The game people mean: by key, or by its name in any language.  Raises Refusal."""
    wanted = text.strip().lower().replace(" ", "")
    for key in games.keys():
        kind = games.find(key)
        names = {say(kind.__module__, lang, "name").lower().replace(" ", "") for lang in LANGUAGES}
        also = {a for lang in LANGUAGES for a in _aliases(kind, lang)}
        if wanted in {key.replace("_", ""), key, *names, *also}:
            return kind
    known = [Phrase(games.find(key).__module__, "name", {}) for key in games.keys()]
    raise no("game", name=text[:20], games=listed(known))


def _aliases(kind: type[AnyGame], language: str, key: str = "aliases") -> list[str]:
    if not has(kind.__module__, language, key):
        return []
    return [name.strip().lower() for name in say(kind.__module__, language, key).split(",")]


def title_of(kind: type[AnyGame], text: str) -> dict[str, str]:
    """The house rule that says which game of their own people mean, when its name did."""
    titles = {title for language in LANGUAGES for title in _aliases(kind, language, "titles")}
    return {"title": text.strip()} if text.strip().lower() in titles else {}


def sorted_options(
    args: dict[str, str], kind: type[AnyGame]
) -> tuple[dict[str, Any], dict[str, str]]:
    """House rules of the game, and terms of the table, from one bag of name=value."""
    rules: dict[str, Any] = {}
    terms = {"clock": args["clock"]} if args.get("clock") else {}
    known = kind.options()
    for word in pieces(args.get("options", "").replace("，", " ").replace(",", " ")):
        name, equals, value = word.text.replace("＝", "=").partition("=")
        if not equals:
            raise no("option-form", text=word.text[:30], names=", ".join(known) or "-")
        if name in known:
            rules[name] = _typed(value, known[name][0])
        elif name in {*MATCH_TERMS, "clock", "takebacks", "seats", "position"}:
            terms[name] = value
        else:
            names = ", ".join([*known, "clock", "best_of", "takebacks"])
            raise no("option", name=name[:30], names=names)
    return rules, terms


def _typed(value: str, default: object) -> object:
    """An option as its type: 15, yes, renju.  What does not fit is left for the game to refuse."""
    if isinstance(default, bool):
        known = {"on": True, "yes": True, "true": True, "1": True, "开": True, "是": True}
        off = {"off": False, "no": False, "false": False, "0": False, "关": False, "否": False}
        return (known | off).get(value.lower(), value)
    if isinstance(default, int):
        short = value.lstrip("-")
        return int(value) if short.isascii() and short.isdecimal() and len(short) < 7 else value
    return value


def house(kind: type[AnyGame], rules: dict[str, Any], terms: dict[str, str]) -> AnyGame:
    seats = terms.get("seats", "")
    try:
        return kind.of(rules, whole("seats", seats, MOST_SEATS) if seats else None)
    except Illegal as error:
        raise Refusal(refusal(kind(), error)) from error


def whole(name: str, text: str, most: int, least: int = 1) -> int:
    """A whole number in its range.  Raises Refusal."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise no("number", name=name, most=most)
    return int(text)


def placed(game: AnyGame, position: str) -> str:
    if not position:
        return ""
    try:
        deal = game.place(position.replace("_", " "))
        start = game.start(deal)
    except Refused as error:
        raise Refusal(refusal(game, error)) from error
    if game.outcome(start):
        raise no("position-over")
    return deal


def match_of(game: AnyGame, terms: dict[str, str], **usual: Any) -> Match:
    """The game's usual match, or the one asked for.  Raises Refusal for numbers out of range."""
    asked: dict[str, Any] = dict(usual)
    for name, most in MATCH_TERMS.items():
        value = terms.get(name)
        if value is None:
            continue
        asked[name] = whole(name, value, most)
    if asked.get("best_of", 1) % 2 == 0:
        raise no("best-of-odd")
    match = game.usual_match()
    if asked.keys() <= {"minutes"}:
        return replace(match, **asked)
    asked.setdefault("then", match.then)
    return Match(**asked, partners=match.partners)


def clock_from(terms: dict[str, str]) -> Clock:
    try:
        return clock_of(terms.get("clock", "0"))
    except BadClock as error:
        raise no("clock", text=terms["clock"][:20], presets=", ".join(PRESETS)) from error
