"""The event desk: starting a cup, signing up, drawing lots, calling it off."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction

from bots.hall import event_show, organise
from bots.hall.ask import Ask, no, words
from bots.hall.context import ground
from bots.hall.event import Event, key
from bots.hall.event_context import Fits, event_for, in_phase, may_organise
from bots.hall.house import clock_from, game_named, house, match_of, sorted_options, whole
from bots.hall.organise import Running, call_off
from engines.formats.knockout import Knockout
from engines.formats.stage import Table as Pairing
from engines.luck import SEED_BYTES, commitment
from render.names import clean_name
from render.words import LANGUAGES, say

LONGEST_NAME = 40
MOST_ENTRANTS = 512
MOST_EVENTS = 10
LATE_MINUTES = 15  # lateness of the rule books' chess events
LONGEST_LATE = 10_080
SETTINGS = {"placement": ("redraw", "bracket"), "third_place": ("no", "yes")}

# Cups people start with one word: game, house rules, and terms.
PRESETS: dict[str, tuple[str, str]] = {
    "knockout": ("xiangqi", "clock=xiangqi_30min"),
    "xiangqi_cup": ("xiangqi", "clock=xiangqi_30min"),
    "xiangqi_fast": ("xiangqi", "clock=xiangqi_fast best_of=3"),
    "gomoku_cup": ("gomoku", "clock=generic_2min best_of=3"),
    "renju_cup": ("gomoku", "rule=renju clock=generic_2min best_of=3"),
}


async def new(ask: Ask) -> None:
    may_organise(ask)
    place = await ground(ask)
    if len(await ask.hall.store.events(place)) >= MOST_EVENTS:
        raise no("too-many-events", most=MOST_EVENTS)
    wanted = ask.args.get("preset", "") or "knockout"
    game, usual = PRESETS.get(wanted.lower(), (wanted, ""))
    kind = game_named(game)
    if kind.seats[0] != 2:
        raise no("cup-two")
    options, settings = _bag(ask.args.get("options", ""))
    rules, terms = sorted_options({"options": f"{usual} {options}"}, kind)
    terms.setdefault("clock", "0")
    match = match_of(house(kind, rules, {}), {"best_of": "1", **terms}, draws="replay")
    number = await ask.hall.store.reserve("events")
    running = ask.new_event(f"e{number}")
    seed = ask.hall.entropy(SEED_BYTES)
    running.open(
        number,
        place,
        ask.person.key,
        seed.hex(),
        name=_event_name(ask, kind.__module__),
        format=Knockout.key,
        game=kind.key,
        options=rules,
        match=asdict(match),
        clock=asdict(clock_from(terms)),
        settings={
            "placement": settings.get("placement", "redraw"),
            "third_place": settings.get("third_place") == "yes",
        },
        least=2,
        late=_late(settings.get("late", str(LATE_MINUTES))),
        commitment=commitment(seed),
    )
    ask.done()


def _event_name(ask: Ask, package: str) -> str:
    name = ask.args.get("title", "").strip()
    if len(name) > LONGEST_NAME:
        raise no("event-name", most=LONGEST_NAME)
    language = ask.person.language if ask.person.language in LANGUAGES else LANGUAGES[0]
    usual = say("bots.hall", language, "cup-name", game=say(package, language, "name"))
    return clean_name(name or usual, LONGEST_NAME)


def _bag(options: str) -> tuple[str, dict[str, str]]:
    """Options of the cup itself, and the rest for game and table."""
    settings: dict[str, str] = {}
    rest = []
    for word in options.replace("＝", "=").split():
        name, _, value = word.partition("=")
        if name in SETTINGS and value not in SETTINGS[name]:
            raise no("setting-value", name=name, choices=", ".join(SETTINGS[name]))
        if name in {*SETTINGS, "late"}:
            settings[name] = value
        else:
            rest.append(word)
    return " ".join(rest), settings


def _late(text: str) -> int:
    return whole("late", text, LONGEST_LATE, least=0)


def _mine(ask: Ask, *phases: str) -> Fits:
    """Events that one organises, in these phases."""
    return lambda event: event.organiser == ask.person.key and event.phase in phases


async def close(ask: Ask) -> None:
    running = await event_for(ask, _mine(ask, "open"))
    may_organise(ask, running.event)
    in_phase(running.event, "open")
    running.write("close", ask.person.key)
    ask.done()


async def draw(ask: Ask) -> None:
    """Close the list if it is open, draw lots, and call the first round."""
    running = await event_for(ask, _mine(ask, "open", "closed"))
    event = running.event
    may_organise(ask, event)
    in_phase(event, "open", "closed")
    if len(event.entered) < event.least:
        raise no("too-few", count=len(event.entered), least=event.least)
    if event.phase == "open":
        running.write("close", ask.person.key)
    running.write("draw", ask.person.key, order=list(event.drawn_order()))
    await organise.go_on(ask, running)
    ask.done()


async def cancel(ask: Ask) -> None:
    running = await event_for(ask, _mine(ask, "open", "closed", "playing"))
    may_organise(ask, running.event)
    in_phase(running.event, "open", "closed", "playing")
    await _close_tables(ask, running.event)
    running.write("cancel", ask.person.key)
    ask.done()


async def _close_tables(ask: Ask, event: Event) -> None:
    for number, _, pairing in event.pending():
        table = event.tables.get(key(number, pairing.seats))
        if table is not None:
            await call_off(ask, table)


async def enter(ask: Ask) -> None:
    running = await event_for(
        ask, lambda event: event.phase == "open" and event.entrant(ask.person.key) is None
    )
    event = running.event
    in_phase(event, "open")
    if event.entrant(ask.person.key) is not None:
        raise no("entered", event=event.id)
    if len(event.entered) >= MOST_ENTRANTS:
        raise no("event-full", most=MOST_ENTRANTS)
    running.write(
        "enter", ask.person.key, person=ask.person.key, name=_unlike(event, ask.person.name)
    )
    ask.answer(words("entered", event=event_show.titled(running.event)))


def _unlike(event: Event, name: str) -> str:
    """Two people of one name get a number, or nobody could tell them apart on the bracket."""
    taken = {e.name for e in event.entered}
    numbered = (f"{name} {n}" for n in range(2, MOST_ENTRANTS + 2))
    return name if name not in taken else next(n for n in numbered if n not in taken)


async def withdraw(ask: Ask) -> None:
    running = await event_for(ask, lambda event: event.entrant(ask.person.key) is not None)
    event = running.event
    entrant = event.entrant(ask.person.key)
    if entrant is None:
        raise no("not-entered", event=event.id)
    in_phase(event, "open", "closed", "playing")
    found = event.of_person(ask.person.key)
    if event.phase == "playing":
        await _forfeit(ask, running, entrant, found, "withdrawn")
        running.write("withdraw", ask.person.key, entrant=entrant, round=_round(running.event))
        await organise.go_on(ask, running)
    else:
        running.write("withdraw", ask.person.key, entrant=entrant, round=0)
    ask.answer(words("withdrawn", event=event_show.titled(running.event)))


def _round(event: Event) -> int:
    """The round that is drawn: whoever leaves now is not in the next one."""
    return event.course.rounds[-1].number


async def _forfeit(
    ask: Ask, running: Running, entrant: int, found: tuple[int, Pairing] | None, why: str
) -> None:
    if found is None:
        return
    number, pairing = found
    points = [Fraction(int(e != entrant)) for e in pairing.seats]
    table = running.event.tables.get(key(number, pairing.seats))
    if table is not None:
        await call_off(ask, table)
    running.result(number, pairing.seats, points, "forfeit", ask.person.key, [entrant], why)
