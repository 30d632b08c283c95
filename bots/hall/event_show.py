"""What a group sees of an event: sign-up, lots, rounds, bracket, champion."""

from __future__ import annotations

from collections.abc import Iterator

from bots.hall.ask import words
from bots.hall.event import Event, key
from bots.hall.names import named
from bots.hall.organise import Running
from bots.hall.post import Button, Group, Picture, Post, Rank
from bots.hall.press import Stamp
from engines import games
from engines.formats import scene as drawing
from engines.formats.course import Round
from engines.formats.labels import stage_label
from engines.formats.stage import Entrant, Result
from engines.formats.stage import Table as Pairing
from render import tables
from render.scene import Scene
from render.words import LANGUAGES, Fact, Phrase, say

SHOWN = 60


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
    rounds = event.course.rounds
    told = _rounds_told(before) if before is not None and before.order else {}
    for played in rounds:
        post = round_post(event, played, fresh=played.number not in told)
        if post.lines != told.get(played.number):
            yield post
    if event.phase == "over" and (before is None or before.phase != "over"):
        yield champion(event)


def _rounds_told(event: Event) -> dict[int, tuple[Phrase, ...]]:
    """What each round's message says: a corrected result may change any of them."""
    return {r.number: round_post(event, r, fresh=False).lines for r in event.course.rounds}


def titled(event: Event) -> Phrase:
    game = Phrase(games.find(event.game).__module__, "name", {})
    return words("event", event=event.id, name=event.name, game=game)


def who(event: Event, entrant: Entrant) -> str:
    entered = event.entered[entrant]
    return named(entered.person, entered.name)


def entry_list(event: Event, stamp: Stamp) -> Post:
    def button(name: str, style: str = "plain") -> Button:
        return Button(words(f"button-{name}"), stamp.token(event.stream, 0, name), style)

    listed = [
        words("side", side=i + 1, who=named(e.person, e.name))
        for i, e in enumerate(event.entered[:SHOWN])
    ]
    more = len(event.entered) - SHOWN
    rest = [words("and-more", count=more)] if more > 0 else []
    state = words(
        "event-open" if event.phase == "open" else "event-closed", count=len(event.entered)
    )
    rows = ((button("enter", "main"), button("withdraw")), (button("draw-lots"),))
    return Post(
        to=Group(event.place),
        lines=(titled(event), *terms(event), state, *listed, *rest),
        slot=event.stream,
        rank=Rank.BOARD,
        buttons=rows if event.phase == "open" else rows[1:],
        stream=event.stream,
    )


def terms(event: Event) -> Iterator[Phrase]:
    if event.match.best_of > 1:
        yield words("best-of", games=event.match.best_of)
    if event.clock.runs:
        yield words(
            "clock", move=event.clock.move, game=event.clock.game // 60, late=event.clock.late
        )
    if event.late:
        yield words("late", minutes=event.late)
    yield words("event-commitment", commitment=event.commitment)


def lots(event: Event) -> Post:
    return Post(
        to=Group(event.place),
        lines=(titled(event), words("drawn-lots", count=len(event.order))),
        slot=event.stream,
        picture=Picture("lots", event.stream, None, event.seq),
        fresh=True,
        stream=event.stream,
    )


def round_post(event: Event, played: Round, fresh: bool) -> Post:
    """One message a round, with the bracket; edited as results come in."""
    lines = [words("round", **_in_all(event, played))]
    for index, pairing in enumerate(played.tables):
        lines.append(pairing_line(event, played, index, pairing))
    waiting = [t for t, r in zip(played.tables, played.results, strict=True) if r is None]
    calls = tuple(event.entered[e].person for t in waiting for e in t.seats) if fresh else ()
    return Post(
        to=Group(event.place),
        lines=(titled(event), *lines[: SHOWN + 1]),
        slot=f"{event.stream}.{played.number}",
        rank=Rank.NEWS if fresh else Rank.BOARD,
        picture=Picture("bracket", event.stream, None, event.seq),
        calls=calls,
        stream=event.stream,
    )


def _in_all(event: Event, played: Round) -> dict[str, Fact]:
    """The round's name in every language, as facts."""
    facts = {"zh-Hans": "zh", "zh-Hant": "zht", "en": "en"}
    return {facts[lang]: stage_label(played.tables, played.number, lang) for lang in LANGUAGES}


def pairing_line(event: Event, played: Round, index: int, pairing: Pairing) -> Phrase:
    names = [who(event, entrant) for entrant in pairing.seats]
    result = played.results[index]
    number = index + 1
    if pairing.bye:
        return words("pair-bye", number=number, first=names[0])
    facts: dict[str, Fact] = {"number": number, "first": names[0], "second": names[1]}
    if result is None:
        table = event.tables.get(key(played.number, pairing.seats), 0)
        report = event.reports.get(key(played.number, pairing.seats))
        if report is not None:
            score = ":".join(map(drawing.written, report.points))
            return words("pair-reported", score=score, **facts)
        return words("pair-waits", table=table, **facts)
    return words("pair-done", score=scored(result), how=result.how, **facts)


def scored(result: Result) -> str:
    return ":".join(map(drawing.written, result.points))


def champion(event: Event) -> Post:
    rows = event.stage.standings(event.course.field)
    best = [row for row in rows if row.rank <= 4][:8]
    lines = [words("place", rank=row.rank, who=who(event, row.entrant)) for row in best]
    winners = [row for row in rows if row.rank == 1]
    head = (
        words("champion", who=who(event, winners[0].entrant)) if winners else words("no-champion")
    )
    return Post(
        to=Group(event.place),
        lines=(titled(event), head, *lines, words("event-revealed", seed=event.seed.hex())),
        picture=Picture("standings", event.stream, None, event.seq),
        calls=tuple(event.entered[row.entrant].person for row in winners),
        stream=event.stream,
    )


# -------------------------------------------------------------------- pictures
def picture(event: Event, of: str, language: str) -> Scene:
    game = say(games.find(event.game).__module__, language, "name")
    title = f"#e{event.id} {event.name} · {game}"
    if of == "lots":
        return lots_scene(event, language, title)
    if of == "standings":
        rows = event.stage.standings(event.course.field)
        return drawing.standings_scene(rows, event.names, language, title)
    return drawing.tree_scene(event.stage, event.course, event.names, language, title)


def lots_scene(event: Event, language: str, title: str) -> Scene:
    """Who drew which lot, in the order of the draw."""
    heads = [say("bots.hall", language, f"column-{name}") for name in ("lot", "name")]
    columns = [tables.Column(heads[0], "end"), tables.Column(heads[1])]
    names = [event.entered[entrant].name for entrant in event.order]
    rows = [tables.Row((str(i + 1), name)) for i, name in enumerate(names)]
    alt = "\n".join((title, *(f"{i + 1}. {name}" for i, name in enumerate(names))))
    face = drawing.FACES.get(language, "auto")
    return tables.table(columns, rows, title=title, alt=alt, face=face)
