"""Results that people bring: reported by one, signed by others, disputed, or counted in time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from bots.hall import event_show, organise, seating
from bots.hall.ask import Ask, Refusal, no, words
from bots.hall.event import Claim, Event, Waiting
from bots.hall.event_context import event_for, in_phase
from bots.hall.judge.office import deciders, may_judge
from bots.hall.organise import Running
from bots.hall.post import Button, Group, Post, Rank
from bots.hall.press import Press
from engines.formats.mistakes import HERE, BadEvent
from engines.formats.reports import Report, Where
from engines.formats.scene import written
from engines.formats.stage import Entrant
from engines.match import Match
from render.words import Fact, Phrase

MOST_TOLD = 12
LONGEST_ARG = 20  # of a button: all of a token are 48

_NUMBER = re.compile(r"[-−+]?[0-9]{1,6}(?:\.5|½)?")
_PAIR = re.compile(r"\s*([0-9]{1,6}(?:\.5|½)?)\s*[:：-]\s*([0-9]{1,6}(?:\.5|½)?)\s*")
_SAID = {
    **dict.fromkeys(("胜", "勝", "赢", "贏", "win", "won"), "1:0"),
    **dict.fromkeys(("负", "負", "输", "輸", "loss", "lost"), "0:1"),
    **dict.fromkeys(("和", "平", "和棋", "draw", "1/2", "½"), "0.5:0.5"),
}
_EVENT = re.compile(r"[#＃]?[eE](\d{1,9})\s+|\s+[#＃]?[eE](\d{1,9})$")


async def report(ask: Ask) -> None:
    """One of a table says how it went; it counts when others sign, or nobody objects in time."""
    text = _score_of(ask)
    running = await event_for(ask, lambda event: event.of_person(ask.person.key) is not None)
    event = running.event
    in_phase(event, "playing")
    waiting = event.of_person(ask.person.key)
    if waiting is None:
        raise no("no-pairing", event=event.id)
    points = read(event, waiting, text, event.entrant(ask.person.key))
    possible(event, waiting, points)
    claim = event.claims.get(waiting.where)
    if claim is not None and claim.points == points:
        await sign(ask, running, waiting)
    elif claim is not None and not _own(event, claim, ask.person.key):
        await _contradict(ask, running, waiting, points)
    else:
        _claim(ask, running, waiting, points)
        ask.done()


def _score_of(ask: Ask) -> str:
    """The score; an event named before or after it is an argument of its own."""
    text = ask.args.get("score", "")
    if found := _EVENT.search(text):
        ask.args["event"] = found[1] or found[2]
        text = text[: found.start()] + text[found.end() :]
    return text


def read(event: Event, waiting: Waiting, text: str, mine: Entrant | None) -> tuple[Fraction, ...]:
    """2:1 or "win" from the speaker's side, or a number for each, in order or by name."""
    seats = waiting.pairing.seats
    text = _SAID.get(text.strip().lower(), text)
    if len(seats) == 2 and (pair := _PAIR.fullmatch(text)):
        took = _number(pair[1]), _number(pair[2])
        return took if mine in (None, seats[0]) else took[::-1]
    tokens = text.replace("，", " ").replace(",", " ").split()
    if len(tokens) == len(seats) and all(map(_NUMBER.fullmatch, tokens)):
        return tuple(map(_number, tokens))
    if len(tokens) == 2 * len(seats) and all(map(_NUMBER.fullmatch, tokens[1::2])):
        pairs = zip(tokens[::2], tokens[1::2], strict=True)
        told = {event_show.entrant_named(event, name): took for name, took in pairs}
        if set(told) == set(seats):
            return tuple(_number(told[entrant]) for entrant in seats)
    if len(seats) == 2:
        raise _no_score(event.match(waiting))
    raise no("scores", count=len(seats), names=event_show.all_of(event, seats))


def _number(text: str) -> Fraction:
    half = text.endswith("½")
    whole = Fraction(text.replace("−", "-").removesuffix("½") or "0")
    return whole + (Fraction(1, 2) if half else 0)


def possible(event: Event, waiting: Waiting, points: tuple[Fraction, ...]) -> None:
    """Raises Refusal for numbers that no such match can come to."""
    match = event.match(waiting)
    if len(points) == 2 and not match.on_points and not _of_two(match, points):
        raise _no_score(match)
    report = Report("", waiting.stage, waiting.round, waiting.pairing.seats, points=points)
    try:
        _, why = report.result(match)
    except BadEvent as error:
        raise Refusal(Phrase(HERE, f"bad-{error.code}", {"at": "", **error.facts})) from error
    if why == "unfinished":
        raise _no_score(match)


def _no_score(match: Match) -> Refusal:
    """How to write the score of two, and a draw where it may end in one."""
    return no("score" if _decided(match) else "score-or-draw", most=match.best_of)


def _decided(match: Match) -> bool:
    """Whether it goes on until somebody has won."""
    return match.then in ("replay", "fast")


def _of_two(match: Match, points: tuple[Fraction, ...]) -> bool:
    """One game gives one whole; what has to have a winner cannot end level."""
    level = points[0] == points[1] and _decided(match)
    return not level and (match.best_of > 1 or sum(points) == 1)


def _own(event: Event, claim: Claim, person: str) -> bool:
    return event.entrant(claim.by) == event.entrant(person)


def _claim(ask: Ask, running: Running, waiting: Waiting, points: Sequence[Fraction]) -> None:
    running.at("claim", waiting.where, ask.person.key, points=[str(p) for p in points])
    event = running.event
    handle = event.tables[waiting.where][0]
    if event.conduct.confirm:
        running.later(f"{seating.CONFIRM}{handle}", event.conduct.confirm)
    others = [e for e in waiting.pairing.seats if e != event.entrant(ask.person.key)]
    buttons = (
        ask.button("confirm", event.stream, handle, "confirm", style="main"),
        ask.button("object", event.stream, handle, "object", style="danger"),
    )
    said = words(
        "reported",
        who=event_show.all_of(event, others),
        by=event_show.who(event, event.entrant(ask.person.key)),
        score=score(points),
        names=event_show.all_of(event, waiting.pairing.seats),
        minutes=event.conduct.confirm,
    )
    calls = tuple(person for e in others for person in event.people(e))
    tell(ask, event, said, buttons=(buttons,), calls=calls)


def score(points: Sequence[Fraction]) -> str:
    return (":" if len(points) == 2 else " / ").join(map(written, points))


def tell(ask: Ask, event: Event, *lines: Phrase, **more: object) -> None:
    """News of an event, in its group."""
    said = Post(
        to=Group(event.place),
        lines=(event_show.titled(event), *lines),
        rank=Rank.NOTICE,
        stream=event.stream,
        **more,  # type: ignore[arg-type]
    )
    ask.posts.append(said)


# ---------------------------------------------------------------------- signing
async def confirm(ask: Ask) -> None:
    """Another of the table, or the organiser, signs the result."""
    running = await event_for(ask, lambda event: event.of_person(ask.person.key) is not None)
    in_phase(running.event, "playing")
    waiting = running.event.of_person(ask.person.key)
    if waiting is None or waiting.where not in running.event.claims:
        raise no("no-report", event=running.event.id)
    await sign(ask, running, waiting)


async def sign(ask: Ask, running: Running, waiting: Waiting) -> None:
    """Two sign for themselves; of more, half of the table is enough."""
    event = running.event
    claim = event.claims[waiting.where]
    if claim.disputed and ask.person.key != event.organiser:
        raise no("in-dispute", event=event.id)
    if ask.person.key != event.organiser:
        if _own(event, claim, ask.person.key):
            raise no("own-report")
        running.at("sign", waiting.where, ask.person.key)
    signed = {event.entrant(p) for p in running.event.claims[waiting.where].signed}
    needed = max(2, (len(waiting.pairing.seats) + 1) // 2)
    if ask.person.key == event.organiser or len(signed) >= needed:
        await count(ask, running, waiting, claim.points)
    ask.done()


async def count(
    ask: Ask, running: Running, waiting: Waiting, points: Sequence[Fraction], why: str = ""
) -> None:
    """A reported result becomes the result; its tables are closed."""
    for table in running.event.tables.get(waiting.where, ()):
        await seating.call_off(ask, table)
    running.result(waiting.where, ask.person.key, why, points=points)
    await organise.go_on(ask, running)


async def counted(ask: Ask, running: Running, table: int) -> None:
    """Nobody objected in time: the report stands."""
    waiting = running.event.of_table(table)
    claim = running.event.claims.get(waiting.where) if waiting else None
    if waiting is None or claim is None or claim.disputed:
        return
    line = words("confirmed", score=score(claim.points), names=_names(running.event, waiting))
    tell(ask, running.event, line)
    await count(ask, running, waiting, claim.points, "unanswered")


def _names(event: Event, waiting: Waiting) -> Fact:
    return event_show.all_of(event, waiting.pairing.seats)


async def confirm_press(ask: Ask, running: Running, pressed: Press) -> None:
    waiting = _at(ask, running.event, pressed.ply)
    if waiting.where not in running.event.claims:
        raise no("no-report", event=running.event.id)
    await sign(ask, running, waiting)


def _at(ask: Ask, event: Event, table: int) -> Waiting:
    """The pairing of a table, for those who play there and for the organiser."""
    waiting = event.of_table(table)
    if waiting is None:
        raise no("no-report", event=event.id)
    office = (event.organiser, *(official.person for official in event.officials))
    if ask.person.key not in (*event.played_by(waiting.pairing), *office):
        raise no("not-your-pairing")
    return waiting


def remind(ask: Ask, running: Running) -> None:
    """The tables without a result, to those who play there and to the organiser."""
    event = running.event
    if event.phase != "playing" or not event.pending:
        return
    lines = [told(event, waiting.where) for waiting in event.pending[:MOST_TOLD]]
    people = [p for waiting in event.pending for p in event.played_by(waiting.pairing)]
    tell(ask, event, words("no-results-yet"), *lines, calls=(event.organiser, *people))
    running.later(organise.REMIND, event.conduct.remind)


def told(event: Event, at: Where) -> Phrase:
    """A pairing by its names and its table."""
    names = event_show.all_of(event, event.pairings[at].seats)
    return words("pairing", round=at[1], names=names, table=event.tables.get(at, (0,))[0])


# ---------------------------------------------------------------------- disputes
async def _contradict(
    ask: Ask, running: Running, waiting: Waiting, points: tuple[Fraction, ...]
) -> None:
    """Two tell it differently: the referee hears both, and the table stands still."""
    claim = running.event.claims[waiting.where]
    running.at("dispute", waiting.where, ask.person.key, points=[str(p) for p in points])
    await _call_referee(ask, running, waiting, (claim.points, points))


async def object_press(ask: Ask, running: Running, pressed: Press) -> None:
    waiting = _at(ask, running.event, pressed.ply)
    claim = running.event.claims.get(waiting.where)
    if claim is None:
        raise no("no-report", event=running.event.id)
    running.at("dispute", waiting.where, ask.person.key)
    await _call_referee(ask, running, waiting, (claim.points,))


async def object_to(ask: Ask) -> None:
    """Against a reported result, or one that counted unanswered, until the next round."""
    running = await event_for(ask, lambda event: _last(event, ask.person.key) is not None)
    in_phase(running.event, "playing")
    at = _last(running.event, ask.person.key)
    if at is None:
        raise no("nothing-to-object", event=running.event.id)
    running.at("dispute", at, ask.person.key, why=ask.args.get("why", "")[:80])
    waiting = next(w for w in running.event.pending if w.where == at)
    claimed = running.event.claims[at].points
    await _call_referee(ask, running, waiting, (claimed,) if claimed else ())


def _last(event: Event, person: str) -> Where | None:
    """The reported pairing one may still object to: the last of one's own, before the next
    round begins."""
    waiting = event.of_person(person)
    if waiting is not None:
        return waiting.where if waiting.where in event.claims else None
    entrant = event.entrant(person)
    met = [at for at in event.pairings if entrant in at[2]]
    latest = {(seen.leg.number, seen.round.number) for run in event.runs for seen in run.seen()}
    if not met or met[-1][:2] != max(latest):
        return None
    report = event.report(met[-1])
    return met[-1] if report is not None and report.points else None


async def _call_referee(
    ask: Ask, running: Running, waiting: Waiting, claims: Sequence[Sequence[Fraction]]
) -> None:
    event = running.event
    for table in event.tables.get(waiting.where, ()):
        change = await ask.change(table)
        if change.table.playing and not change.table.paused_at:
            change.write("pause", ask.person.key)
    handle = event.tables[waiting.where][0]
    args = {score(points): "_".join(map(str, points)) for points in claims}
    buttons = tuple(
        Button(words("accept-score", score=told), _token(ask, event, handle, arg))
        for told, arg in args.items()
        if len(arg) <= LONGEST_ARG
    )
    told = words(
        "disputed",
        names=event_show.all_of(event, waiting.pairing.seats),
        claims="; ".join(map(score, claims)) or "-",
        table=handle,
    )
    chief = deciders(event, event.played_by(waiting.pairing))[:1] or [event.organiser]
    tell(ask, event, told, buttons=(buttons,) if buttons else (), calls=tuple(chief))
    ask.done()


def _token(ask: Ask, event: Event, table: int, arg: str) -> str:
    return ask.hall.stamp.token(event.stream, table, "accept", arg)


async def accept_press(ask: Ask, running: Running, pressed: Press) -> None:
    """The referee takes one of two accounts."""
    event = running.event
    waiting = _at(ask, event, pressed.ply)
    may_judge(ask, event, event.played_by(waiting.pairing))
    points = tuple(Fraction(p) for p in pressed.arg.split("_"))
    possible(event, waiting, points)
    await count(ask, running, waiting, points, "disputed")
    ask.done()
