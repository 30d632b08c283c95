"""Cups: an event from sign-up to champion, in a group chat."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from bots.hall import event_show, organise
from bots.hall.ask import Ask, no, words
from bots.hall.change import Change
from bots.hall.command import Arg, Command
from bots.hall.event import Event, key
from bots.hall.house import clock_from, game_named, match_of, sorted_options
from bots.hall.organise import LATE, Running
from bots.hall.post import Attachment, Picture, Rank
from bots.hall.press import Press
from engines.formats.knockout import Knockout
from engines.formats.scene import written
from engines.formats.stage import Table as Pairing
from engines.luck import SEED_BYTES, commitment
from render.names import clean_name
from render.scene import Scene
from render.words import LANGUAGES, Phrase, say
from storage.rows import Deadline

if TYPE_CHECKING:
    from bots.hall.hall import Hall

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


# -------------------------------------------------------------------- organisers
def may_organise(ask: Ask, event: Event | None = None) -> None:
    """Raises Refusal unless this person runs events here, or this event."""
    if event is not None:
        if ask.person.key != event.organiser and not ask.incoming.who.moderator:
            raise no("organiser-only")
    elif ask.group.settings.get("organise") == "moderators" and not ask.moderator:
        raise no("organise-moderators")


async def new(ask: Ask) -> None:
    may_organise(ask)
    if len(await ask.hall.store.events(ask.place.id)) >= MOST_EVENTS:
        raise no("too-many-events", most=MOST_EVENTS)
    wanted = ask.args.get("preset", "") or "knockout"
    game, usual = PRESETS.get(wanted.lower(), (wanted, ""))
    kind = game_named(game)
    if kind.seats[0] != 2:
        raise no("cup-two")
    options, settings = _bag(ask.args.get("options", ""))
    rules, terms = sorted_options({"options": f"{usual} {options}"}, kind)
    terms.setdefault("clock", "0")
    match = match_of(kind.of(rules), {"best_of": "1", **terms}, draws="replay")
    number = await ask.hall.store.reserve("events")
    running = ask.new_event(f"e{number}")
    seed = ask.hall.entropy(SEED_BYTES)
    running.open(
        number,
        ask.place.id,
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
    name = ask.args.get("name", "").strip()
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
    if not (text.isascii() and text.isdecimal() and int(text[:6]) <= LONGEST_LATE):
        raise no("number", name="late", most=LONGEST_LATE)
    return int(text)


async def close(ask: Ask) -> None:
    running = await event_for(ask)
    may_organise(ask, running.event)
    _phase(running.event, "open")
    running.write("close", ask.person.key)
    ask.done()


async def draw(ask: Ask) -> None:
    """Close the list if it is open, draw lots, and call the first round."""
    running = await event_for(ask)
    event = running.event
    may_organise(ask, event)
    _phase(event, "open", "closed")
    if len(event.entered) < event.least:
        raise no("too-few", count=len(event.entered), least=event.least)
    if event.phase == "open":
        running.write("close", ask.person.key)
    running.write("draw", ask.person.key, order=list(event.drawn_order()))
    await organise.go_on(ask, running)
    ask.done()


async def cancel(ask: Ask) -> None:
    running = await event_for(ask)
    may_organise(ask, running.event)
    _phase(running.event, "open", "closed", "playing")
    await _close_tables(ask, running.event)
    running.write("cancel", ask.person.key)
    ask.done()


async def _close_tables(ask: Ask, event: Event) -> None:
    for number, _, pairing in event.pending():
        table = event.tables.get(key(number, pairing.seats))
        if table is not None:
            await _call_off(ask, table)


async def _call_off(ask: Ask, table: int) -> None:
    change = await ask.change(table)
    if change.table.live:
        change.write("cancel", ask.person.key)


def _phase(event: Event, *phases: str) -> None:
    if event.phase not in phases:
        raise no(f"event-{event.phase}", event=event.id)


# -------------------------------------------------------------------- entrants
async def enter(ask: Ask) -> None:
    running = await event_for(ask)
    event = running.event
    _phase(event, "open")
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
    running = await event_for(ask)
    event = running.event
    entrant = event.entrant(ask.person.key)
    if entrant is None:
        raise no("not-entered", event=event.id)
    _phase(event, "open", "closed", "playing")
    found = event.of_person(ask.person.key)
    if event.phase == "playing":
        await _forfeit(ask, running, entrant, found, "withdrawn")
        running.write("withdraw", ask.person.key, entrant=entrant, round=_round(running.event))
        await organise.go_on(ask, running)
    else:
        running.write("withdraw", ask.person.key, entrant=entrant, round=0)
    ask.answer(words("withdrawn", event=event_show.titled(running.event)))


def _round(event: Event) -> int:
    return max((r.round for r in event.results), default=0)


async def _forfeit(
    ask: Ask, running: Running, entrant: int, found: tuple[int, Pairing] | None, why: str
) -> None:
    if found is None:
        return
    number, pairing = found
    points = [Fraction(int(e != entrant)) for e in pairing.seats]
    table = running.event.tables.get(key(number, pairing.seats))
    if table is not None:
        await _call_off(ask, table)
    running.result(number, pairing.seats, points, "forfeit", ask.person.key, [entrant], why)


# -------------------------------------------------------------------- results
async def report(ask: Ask) -> None:
    """One of the pair says how it went; it counts when the other confirms, or the organiser."""
    running = await event_for(ask)
    event = running.event
    _phase(event, "playing")
    found = event.of_person(ask.person.key)
    if found is None:
        raise no("no-pairing", event=event.id)
    number, pairing = found
    points = _points(ask, event, pairing, ask.args.get("score", ""))
    running.write(
        "report",
        ask.person.key,
        round=number,
        seats=list(pairing.seats),
        points=[str(p) for p in points],
    )
    other = next(e for e in pairing.seats if event.entered[e].person != ask.person.key)
    score = ":".join(map(written, points))
    button = ask.button("confirm", event.stream, number, "confirm", str(pairing.seats[0]), "main")
    ask.tell_group(
        words("reported", who=event_show.who(event, other), score=score),
        rank=Rank.NOTICE,
        buttons=((button,),),
        calls=(event.entered[other].person,),
        stream=event.stream,
    )
    ask.done()


def _points(ask: Ask, event: Event, pairing: Pairing, text: str) -> list[Fraction]:
    """2:1 from the reporter's side, as points in the pairing's order."""
    parts = text.replace("：", ":").replace("-", ":").split(":")
    most = event.match.best_of
    try:
        mine, other = (Fraction(part.strip()) for part in parts)
    except (ValueError, ZeroDivisionError):
        raise no("score", most=most) from None
    won = max(mine, other)
    if not (min(mine, other) >= 0 and mine + other <= most and 2 * won > most):
        raise no("score", most=most)
    first = event.entered[pairing.seats[0]].person == ask.person.key
    return [mine, other] if first else [other, mine]


async def confirm(ask: Ask) -> None:
    """The opponent of who reported, or the organiser, signs the result."""
    running = await event_for(ask)
    event = running.event
    _phase(event, "playing")
    found = event.of_person(ask.person.key)
    if found is not None and key(found[0], found[1].seats) in event.reports:
        await _sign(ask, running, *found)
        return
    raise no("no-report", event=event.id)


async def _sign(ask: Ask, running: Running, number: int, pairing: Pairing) -> None:
    event = running.event
    report = event.reports[key(number, pairing.seats)]
    if report.by == ask.person.key and ask.person.key != event.organiser:
        raise no("own-report")
    table = event.tables.get(key(number, pairing.seats))
    if table is not None:
        await _call_off(ask, table)
    running.result(number, pairing.seats, report.points, "played", ask.person.key)
    await organise.go_on(ask, running)
    ask.done()


async def rule(ask: Ask) -> None:
    """The organiser decides a pairing: who wins, and why; also in place of an earlier result."""
    running = await event_for(ask)
    event = running.event
    may_organise(ask, event)
    _phase(event, "playing")
    winner = _entrant_named(event, ask.args.get("winner", ""))
    pairings = [
        (played.number, table)
        for played in event.course.rounds
        for table in played.tables
        if winner in table.seats and not table.bye
    ]
    if not pairings:
        raise no("no-pairing", event=event.id)
    number, pairing = pairings[-1]
    table = event.tables.get(key(number, pairing.seats))
    if table is not None:
        await _call_off(ask, table)
    points = [Fraction(int(e == winner)) for e in pairing.seats]
    why = clean_name(ask.args.get("why", "") or "-", 80)
    running.result(number, pairing.seats, points, "ruling", ask.person.key, why=why)
    await organise.go_on(ask, running)
    ask.done()


def _entrant_named(event: Event, text: str) -> int:
    wanted = text.strip().removeprefix("@")
    found = [
        number
        for number, entered in enumerate(event.entered)
        if wanted in (entered.name, entered.person, str(number + 1))
    ]
    if not found:
        raise no("entrant", name=wanted[:24], names=", ".join(e.name for e in event.entered[:20]))
    return found[0]


# -------------------------------------------------------------------- looking
async def entrants(ask: Ask) -> None:
    event = (await event_for(ask)).event
    post = event_show.entry_list(event, ask.hall.stamp)
    ask.answer(*post.lines)


async def bracket(ask: Ask) -> None:
    await _look(ask, "bracket")


async def standings(ask: Ask) -> None:
    await _look(ask, "standings")


async def _look(ask: Ask, of: str) -> None:
    event = (await event_for(ask)).event
    if not event.order:
        raise no("not-drawn", event=event.id)
    picture = Picture(of, event.stream, None, event.seq)
    ask.answer(event_show.titled(event), picture=picture)


# -------------------------------------------------------------------- which event
async def event_for(ask: Ask) -> Running:
    """The event meant: by number, or the newest live one here.  Raises Refusal."""
    wanted = ask.args.get("event", "").lower().lstrip("#e")
    if wanted:
        if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 9):
            raise no("event", event=wanted[:9])
        return await ask.event(f"e{wanted}")
    private = ask.incoming.where.private
    rows = await ask.hall.store.events(None if private else ask.place.id)
    home = [row for row in rows if not private] or await _mine(ask, [row.id for row in rows])
    if not home:
        raise no("event-here")
    return await ask.event(f"e{home[0] if isinstance(home[0], int) else home[0].id}")


async def _mine(ask: Ask, numbers: list[int]) -> list[Any]:
    """In private: the events one has entered."""
    found = []
    for number in numbers:
        event = await ask.hall.event(f"e{number}")
        if event.entrant(ask.person.key) is not None:
            found.append(number)
    return found


async def press(ask: Ask, pressed: Press) -> None:
    """A button of an event was pressed."""
    ask.args = {"event": pressed.stream}
    running = await ask.event(pressed.stream)
    where = ask.incoming.where
    home = await ask.hall.place(running.event.place)
    if not where.private and where.chat != home.chat:
        raise no("event-here")
    if pressed.act == "confirm":
        await _confirm_press(ask, running, pressed)
        return
    await {"enter": enter, "withdraw": withdraw, "draw-lots": draw}[pressed.act](ask)


async def _confirm_press(ask: Ask, running: Running, pressed: Press) -> None:
    event = running.event
    for number, _, pairing in event.pending():
        if number == pressed.ply and str(pairing.seats[0]) == pressed.arg:
            people = {event.entered[e].person for e in pairing.seats} | {event.organiser}
            if ask.person.key not in people:
                raise no("not-your-pairing")
            if key(number, pairing.seats) in event.reports:
                await _sign(ask, running, number, pairing)
                return
    raise no("no-report", event=event.id)


# -------------------------------------------------------------------- by itself
async def follow(ask: Ask, change: Change) -> None:
    """A table of an event has changed: when it is over, its result is in."""
    table = change.table
    if table.event is None or table.phase != "over" or table.cancelled:
        return
    running = await ask.event(f"e{table.event}")
    organise.finished(running, table)
    await organise.go_on(ask, running)


async def fire(ask: Ask, deadline: Deadline) -> None:
    """Time is up for a pair to be at their table."""
    if not deadline.name.startswith(LATE):
        return
    change = await ask.change(int(deadline.name.removeprefix(LATE)))
    running = await ask.event(deadline.stream)
    running.ended.append((deadline.stream, deadline.name))
    if organise.absent(running, change.table):
        change.write("cancel")
        await organise.go_on(ask, running)


async def home(hall: Hall, stream: str) -> int:
    return (await hall.event(stream)).place


async def title(hall: Hall, stream: str) -> Phrase:
    return event_show.titled(await hall.event(stream))


async def scene(hall: Hall, picture: Picture, language: str) -> Scene:
    event = await hall.event_at(picture.stream, picture.at)
    return event_show.picture(event, picture.of, language)


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    raise no("event", event=attachment.stream)


EVENT = Arg("event", "event", "赛事", "賽事")

COMMANDS: tuple[Command, ...] = (
    Command(
        "event.new",
        "建赛",
        "建賽",
        new,
        (
            Arg("preset", "preset", "模板", "範本"),
            Arg("name", "name", "名称", "名稱"),
            Arg("options", "options", "规则", "規則"),
        ),
        ("建立比赛", "建立比賽"),
        where="group",
    ),
    Command("event.join", "报名", "報名", enter, (EVENT,), ("signup", "event signup")),
    Command("event.leave", "退赛", "退賽", withdraw, (EVENT,), ("event withdraw",)),
    Command("event.entrants", "名单", "名單", entrants, (EVENT,)),
    Command("event.close", "截止报名", "截止報名", close, (EVENT,)),
    Command("event.draw", "抽签", "抽籤", draw, (EVENT,), ("event start",)),
    Command("event.bracket", "对阵", "對陣", bracket, (EVENT,), ("对阵表", "對陣表", "pairings")),
    Command("event.standings", "积分榜", "積分榜", standings, (EVENT,), ("standings",)),
    Command(
        "event.report",
        "报分",
        "報分",
        report,
        (Arg("score", "score", "比分", "比分", required=True), EVENT),
        ("event result",),
    ),
    Command("event.confirm", "确认成绩", "確認成績", confirm, (EVENT,), ("confirm",)),
    Command(
        "event.rule",
        "判决",
        "判決",
        rule,
        (
            Arg("winner", "name", "胜者", "勝者", required=True),
            EVENT,
            Arg("why", "text", "理由", "理由"),
        ),
    ),
    Command("event.cancel", "取消比赛", "取消比賽", cancel, (EVENT,)),
)
