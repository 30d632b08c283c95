"""What a group sees of an event: sign-up, lots, rounds, stages, champion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bots.hall import event_draw
from bots.hall.ask import listed, words
from bots.hall.entry import show as sign_up
from bots.hall.event import Account, Event, where
from bots.hall.names import named
from bots.hall.organise import Running
from bots.hall.post import Group, Picture, Post, Rank
from bots.hall.press import Stamp
from bots.hall.progress import RoundKey, Seen
from engines import games
from engines.formats import scene as drawing
from engines.formats.knockout import THIRD
from engines.formats.labels import round_label, stage_label
from engines.formats.mistakes import HERE
from engines.formats.promotion import PLAYOFF
from engines.formats.stage import Entrant, Result
from engines.formats.stage import Table as Pairing
from render.words import LANGUAGES, Fact, Phrase, say

SHOWN = 60
HUSHED = "hushed"  # stands in the words for a score that is not for all to see yet
PLACES, MOST_PLACES = 8, 24  # who is named at the end; of those who are equal all
FACTS = {"zh-Hans": "zh", "zh-Hant": "zht", "en": "en"}


def posts(running: Running, stamp: Stamp) -> Iterator[Post]:
    """Everything to be said about what this change did."""
    before, event = running.before, running.event
    if event.phase in ("open", "closed"):
        yield entry_list(event, stamp)
    elif event.phase == "cancelled":
        yield Post(
            to=Group(event.place),
            lines=(titled(event), words("cancelled")),
            stream=event.stream,
        )
    else:
        yield from _under_way(before, event)


def _under_way(before: Event | None, event: Event) -> Iterator[Post]:
    if before is not None and before.phase in ("open", "closed"):
        yield lots(event)
    told = _rounds_told(before) if before is not None else {}
    for seen in event.seen:
        post = round_post(event, seen, fresh=seen.key not in told)
        if post.lines != told.get(seen.key):
            yield post
    stood = _stages(before) if before is not None else {}
    for number, state in _stages(event).items():
        if stood.get(number) != state:
            yield stage_post(event, number)
    if event.phase == "over" and (before is None or before.ranking != event.ranking
                                  or before.phase != "over"):  # fmt: skip
        yield champion(event)


def _rounds_told(event: Event) -> dict[RoundKey, tuple[Phrase, ...]]:
    """What each round's message says: a corrected result may change any of them."""
    return {s.key: round_post(event, s, fresh=False).lines for s in event.seen}


def _stages(event: Event) -> dict[int, object]:
    """What each stage's picture shows."""
    return {event_draw.number(event, seen): (seen.stretch.rows, seen.stretch.rounds)
            for seen in event.seen}  # fmt: skip


def standing(event: Event) -> Iterator[Post]:
    """How an event under way stands, for a group that has seen nothing of it yet."""
    for number in _stages(event):
        yield stage_post(event, number)
    for seen in event.seen:
        if not seen.round.complete:
            yield round_post(event, seen, fresh=False)


# ---------------------------------------------------------------------- names
def titled(event: Event) -> Phrase:
    game = Phrase(games.find(event.game).__module__, "name", {})
    return words("event", event=event.id, name=event.name, game=game)


def who(event: Event, entrant: Entrant | None) -> str:
    if entrant is None:
        return "-"
    entered = event.entered[entrant]
    return named(entered.person, entered.name)


def all_of(event: Event, entrants: Iterable[Entrant]) -> Fact:
    """Several entrants as one fact."""
    return listed([who(event, entrant) for entrant in entrants])


# ---------------------------------------------------------------------- sign-up
def entry_list(event: Event, stamp: Stamp) -> Post:
    state = words(
        "event-open" if event.phase == "open" else "event-closed", count=len(event.entered)
    )
    return Post(
        to=Group(event.place),
        lines=(titled(event), *terms(event), state, *sign_up.lists(event)),
        slot=event.stream,
        rank=Rank.BOARD,
        buttons=sign_up.buttons(event, stamp),
        stream=event.stream,
    )


def terms(event: Event) -> Iterator[Phrase]:
    for stage in event.stages:
        kind = words("format", format=stage["format"])
        name = stage.get("name")
        yield words("stage-line", name=str(name), format=kind) if name else kind
        best_of = stage.get("match", {}).get("best_of", 1)
        if best_of > 1:
            yield words("best-of", games=best_of)
    if event.clock.runs:
        yield words(
            "clock", move=event.clock.move, game=event.clock.game // 60, late=event.clock.late
        )
    conduct = event.conduct
    if conduct.late:
        yield words("late", minutes=conduct.late)
    if conduct.every:
        yield words("every", minutes=max(conduct.every, 0))
    yield from sign_up.terms(event)
    yield words("event-commitment", commitment=event.commitment)


def lots(event: Event) -> Post:
    return Post(
        to=Group(event.place),
        lines=(titled(event), words("drawn-lots", count=len(event.entered)), *_warnings(event)),
        slot=event.stream,
        picture=Picture("lots", event.stream, None, event.seq),
        fresh=True,
        stream=event.stream,
    )


def _warnings(event: Event) -> Iterator[Phrase]:
    """What the organiser should know of these stages with so many entrants."""
    assert event.plan is not None
    for entrants in event.plan.divisions.values():
        count = len(entrants)
        for key in event.plan.legs[0].stage.warnings(count):
            yield Phrase(HERE, key, {"entrants": count})


# ---------------------------------------------------------------------- rounds
def round_post(event: Event, seen: Seen, fresh: bool) -> Post:
    """One message a round: who plays whom at which table; edited as results come in."""
    lines = [round_name(event, seen)]
    for index, pairing in enumerate(seen.round.tables):
        lines.append(pairing_line(event, seen, index, pairing))
    calls = tuple(p for table in seen.waiting for p in event.played_by(table)) if fresh else ()
    return Post(
        to=Group(event.place),
        lines=(titled(event), *lines[: SHOWN + 1]),
        slot=f"{event.stream}.{event_draw.number(event, seen)}.{seen.round.number}",
        rank=Rank.NEWS if fresh else Rank.BOARD,
        picture=_plan(event, seen),
        calls=calls,
        stream=event.stream,
    )


def _plan(event: Event, seen: Seen) -> Picture | None:
    """Who sits where, for tables of more than two and for boards."""
    tables = seen.round.tables
    if not any(len(table.seats) > 2 or table.boards for table in tables):
        return None
    return Picture("bracket", event.stream, event_draw.number(event, seen), event.seq)


def stage_post(event: Event, number: int) -> Post:
    """One message a stage: its tree, cross-table or standings, edited in place."""
    return Post(
        to=Group(event.place),
        lines=(titled(event),),
        slot=f"{event.stream}.s{number}",
        rank=Rank.BOARD,
        picture=Picture("stage", event.stream, number, event.seq),
        stream=event.stream,
    )


def round_name(event: Event, seen: Seen) -> Phrase:
    """The round's name in every language, with its division's and its stage's."""
    known = {FACTS[language]: _label(seen, language) for language in LANGUAGES}
    parts = [seen.division] if seen.division and len(event.runs) > 1 else []
    parts += [seen.leg.name] if seen.leg.name and len(event.stages) > 1 else []
    return words("round", of="".join(f"{part} · " for part in parts), **known)


def _label(seen: Seen, language: str) -> str:
    tables = seen.round.tables
    if tables and tables[0].label == PLAYOFF:
        return say(HERE, language, PLAYOFF)
    if seen.leg.stage.key == "knockout":
        return stage_label(tables, seen.round.number, language)
    return round_label(seen.round.number, language)


def pairing_line(
    event: Event, seen: Seen, index: int, pairing: Pairing, mine: bool = False
) -> Phrase:
    """A pairing and how far it is; of boards still played elsewhere only its own people (`mine`)
    see what was reported."""
    names: Fact = " – ".join(who(event, entrant) for entrant in pairing.seats)
    if pairing.label == THIRD:
        names = words("for-third", names=names)
    result = seen.round.results[index]
    number = index + 1
    if pairing.bye:
        return words("pair-bye", number=number, first=names)
    facts: dict[str, Fact] = {"number": number, "names": names}
    if result is not None and seen.hushed:
        return words("pair-played", **facts)
    if result is not None:
        return words("pair-done", score=scored(result), how=result.how, **facts)
    at = where(seen.leg.number, seen.round.number, pairing.seats)
    claim = event.claims.get(at)
    if claim is not None:
        score = claimed(pairing, claim.told)
        score = HUSHED if pairing.boards and not mine else score
        key = "pair-disputed" if claim.disputed else "pair-reported"
        return words(key, score=score, **facts)
    if at not in event.tables:
        return words("pair-later", **facts)
    tables = " ".join(f"#{table}" for table in event.tables[at])
    return words("pair-waits", tables=tables, **facts)


def claimed(pairing: Pairing, told: Account) -> str:
    """A reported result; of boards each by its number: `1: 420 / -420; 2: …`."""
    if not told.games:
        return (":" if len(told.points) == 2 else " / ").join(map(drawing.written, told.points))
    each = zip(pairing.boards, told.games, strict=True)
    return "; ".join(f"{board}: {' / '.join(map(str, took))}" for board, took in each)


def scored(result: Result) -> str:
    return ":".join(map(drawing.written, result.points))


# ---------------------------------------------------------------------- the end
def champion(event: Event) -> Post:
    lines: list[Phrase] = []
    winners: list[Entrant] = []
    for run, (division, rows) in zip(event.runs, event.ranking, strict=True):
        best = [(rank, entrant) for rank, entrant in rows if rank <= PLACES][:MOST_PLACES]
        vacant = all(row.rank > 1 for row in run.stretches[len(event.stages)].rows)
        first = [] if vacant else [entrant for rank, entrant in best if rank == 1]
        winners += first
        lines += [words("division", name=division)] if division and len(event.runs) > 1 else []
        lines.append(words("champion", who=all_of(event, first)) if first else words("no-champion"))
        lines += [words("place", rank=rank, who=who(event, entrant)) for rank, entrant in best]
    number = max(event_draw.number(event, seen) for seen in event.seen)
    return Post(
        to=Group(event.place),
        lines=(titled(event), *lines, words("event-revealed", seed=event.seed.hex())),
        picture=Picture("standings", event.stream, number, event.seq),
        calls=tuple(person for entrant in winners for person in event.people(entrant)),
        stream=event.stream,
    )
