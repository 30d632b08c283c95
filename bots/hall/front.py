"""The front desk: games, rules, settings, languages, records, checking a deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bots.hall.ask import Ask, no, words
from bots.hall.context import table_for
from bots.hall.entry.settings import unknown_zone
from bots.hall.entry.times import USUAL, zone_named
from bots.hall.house import game_named
from bots.hall.post import Attachment
from bots.hall.referee import not_begun
from bots.hall.show import ruled
from engines import games
from engines.luck import SEED_BYTES, commitment
from render.words import LANGUAGES, Phrase, has

LANGUAGE_NAMES = {
    "zh": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-hans": "zh-Hans",
    "简体": "zh-Hans",
    "简体中文": "zh-Hans",
    "中文": "zh-Hans",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-hant": "zh-Hant",
    "繁體": "zh-Hant",
    "繁体": "zh-Hant",
    "繁體中文": "zh-Hant",
    "en": "en",
    "english": "en",
    "英文": "en",
    "英语": "en",
}
SETTINGS = {
    "language": tuple(LANGUAGES),
    "start": ("all", "moderators"),
    "organise": ("all", "moderators"),
    "zone": (),  # any time zone; else that of most people who speak the group's language
}


async def welcome(ask: Ask) -> None:
    """/start in a private chat: now we may write here."""
    ask.answer(words("welcome"), words("help-foot"))


async def list_games(ask: Ask) -> None:
    lines = []
    for key in games.keys():
        kind = games.find(key)
        least, most = kind.seats[0], kind.seats[-1]
        name = Phrase(kind.__module__, "name", {})
        seats = str(least) if least == most else f"{least}-{most}"
        lines.append(words("game-line", game=name, name=key, seats=seats))
    ask.answer(*lines, words("games-foot"))


async def rules(ask: Ask) -> None:
    """How one game is played here: its summary, how moves are typed, and its house rules."""
    wanted = ask.args.get("game", "")
    kind = game_named(wanted) if wanted else type((await table_for(ask)).table.game)
    package = kind.__module__
    lines = [Phrase(package, "name", {})]
    if has(package, "en", "about"):
        lines.append(Phrase(package, "about", {}))
    lines.append(words("rules-typed", how=Phrase(package, "how-to-type", {})))
    for name, (default, choices) in kind.options().items():
        option = Phrase(package, f"option-{name}", {})
        usual = ruled(package, name, default)
        lines.append(words("rule-line", option=option, name=name, usual=usual))
        lines += [
            words(
                "rule-choice", name=name, choice=str(choice), meaning=ruled(package, name, choice)
            )
            for choice in choices
            if choice != default and not isinstance(default, bool)
        ]
    ask.answer(*lines)


async def language(ask: Ask) -> None:
    """The language in which one is answered, everywhere."""
    wanted = language_named(ask.args.get("language", ""))
    ask.work.people.append(replace(ask.person, language=wanted, chosen=True))
    ask.answer(words("language-set"))


def language_named(text: str) -> str:
    found = LANGUAGE_NAMES.get(text.strip().lower())
    if found is None:
        raise no("language", languages=", ".join(LANGUAGES))
    return found


def zone_of(text: str) -> str:
    found = zone_named(text)
    if found is None:
        raise unknown_zone(text)
    return found


_READ: dict[str, Callable[[str], str]] = {"language": language_named, "zone": zone_of}
ZONES = ("Asia/Shanghai", "Asia/Taipei", "Europe/London", "…")


async def settings(ask: Ask) -> None:
    """What holds in this group; moderators change it: settings start moderators."""
    name, value = ask.args.get("name", "").strip(), ask.args.get("value", "").strip()
    now = ask.group.settings
    if not name:
        spoken = await ask.hall.language(None, ask.place)
        lines = [
            words(
                "setting",
                name=key,
                value=str(now.get(key) or next(iter(choices), USUAL[spoken])),
                choices=", ".join(choices or ZONES),
            )
            for key, choices in SETTINGS.items()
        ]
        ask.answer(words("settings-head"), *lines)
        return
    if not ask.moderator:
        raise no("moderators-only")
    if name not in SETTINGS:
        raise no("setting", name=name[:20], names=", ".join(SETTINGS))
    value = _READ.get(name, str)(value)
    if SETTINGS[name] and value not in SETTINGS[name]:
        raise no("setting-value", name=name, choices=", ".join(SETTINGS[name]))
    ask.work.settings[ask.group.id] = {**now, name: value}
    ask.answer(words("setting-set", name=name, value=value))


async def record(ask: Ask) -> None:
    change = await table_for(ask)
    table = change.table
    kind = ask.args.get("format", "") or "pgn"
    if kind not in {"pgn", "json"}:
        raise no("record-format")
    if not table.commitment:
        raise not_begun(table) if table.phase == "open" else no("over", table=table.id)
    if table.hushed:
        raise no("hushed", table=table.id)
    ask.answer(words("record", table=table.id), attachment=Attachment("record", table.stream, kind))


async def verify(ask: Ask) -> None:
    """A seed and what it commits to; anyone can redo the deal with `yiqun verify`."""
    seed = ask.args.get("seed", "").strip().lower()
    if len(seed) != 2 * SEED_BYTES or not all(c in "0123456789abcdef" for c in seed):
        raise no("seed")
    ask.answer(words("verified", commitment=commitment(bytes.fromhex(seed))))
