"""What a group and its players see of a table: posts as a function of before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

from bots.hall.ask import listed, words
from bots.hall.buttons import choice_rows, hint_button, picked_from, public_buttons
from bots.hall.change import Change
from bots.hall.names import named
from bots.hall.post import (
    Button,
    Group,
    Picture,
    Post,
    Private,
    Rank,
    Room,
    Target,
)
from bots.hall.press import Stamp
from bots.hall.said import own
from bots.hall.table import Ended, Sitter, Table
from engines.games import AnyGame
from render.words import Fact, Phrase, has


def posts(change: Change, stamp: Stamp) -> Iterator[Post]:
    """Everything to be said about what this change did, oldest first."""
    before, table = change.before, change.table
    if table.phase == "open" or (table.cancelled and not table.commitment):
        yield lobby(table, stamp)
        return
    if table.event is None and (before is None or before.phase == "open"):
        yield started(table)
    for page in change.pages:
        if page.hushed:
            yield from kept_quiet(page)
        else:
            yield finished(page, stamp, change.seeds[page.number])
    if before is not None and not table.playing:
        yield from _put_away(before, table, stamp)
    if table.cancelled:
        yield cancelled(table)
    elif table.playing:
        if table.game.hidden and _fresh(before, table):
            yield dealt(table)
        news = before is None or not table.silence or before.asked != table.asked
        if news and not table.hushed:
            yield board(table, stamp, _fresh(before, table))
        yield from hands(before, table, stamp)


def _fresh(before: Table | None, table: Table) -> bool:
    return before is None or before.phase == "open" or before.number != table.number


def who(sitter: Sitter) -> str | Phrase:
    """A side as a fact: a person by name, a computer by its level, or nobody yet."""
    if sitter.person or (sitter.invited and not sitter.level):
        return named(sitter.person or sitter.invited, sitter.name)
    if sitter.program:
        return words("program", program=sitter.program, number=sitter.name)
    if sitter.level:
        return words("computer", level=sitter.level, number=sitter.name)
    return words("nobody")


def titled(table: Table) -> Phrase:
    return words("table", table=table.id, game=game_name(table.rules))


def game_name(game: AnyGame) -> Phrase:
    """What is played: the game, or what people call one of their own."""
    title = getattr(game, "title", "")
    return Phrase(game.words, "titled" if title else "name", {"title": title} if title else {})


def terms(table: Table) -> Iterator[Phrase]:
    """The house rules that differ from the usual ones, and the clock."""
    for name, (default, _) in type(table.rules).options().items():
        value = getattr(table.rules, name)
        if value != default and name not in ("players", "title"):
            option = Phrase(table.game.words, f"option-{name}", {})
            yield words("option", option=option, value=ruled(table.game.words, name, value))
    if table.clock.runs:
        yield words(
            "clock",
            move=table.clock.move,
            game=table.clock.game // 60,
            late=table.clock.late,
        )
    if table.match.best_of > 1:
        yield words("best-of", games=table.match.best_of)
    if table.match.target is not None:
        yield own(table.game.words, "target", points=table.match.target)
    if table.match.minutes is not None:
        yield words("minutes", minutes=table.match.minutes)


def ruled(package: str, name: str, value: object) -> str | Phrase:
    """The value of a house rule as a fact: in the game's words where it has some."""
    if isinstance(value, bool):
        return words("on" if value else "off")
    key = f"option-{name}-{value}"
    return Phrase(package, key, {}) if has(package, "en", key) else str(value)


def lobby(table: Table, stamp: Stamp) -> Post:
    sides = (words("side", side=i + 1, who=who(s)) for i, s in enumerate(table.sitters))
    lines = (titled(table), *terms(table), *sides)
    if table.cancelled:
        over = (*lines, words(table.closed, event=table.event or 0))
        to = Group(table.place) if table.event is None else Room(table.stream)
        return Post(to=to, lines=over, slot=table.stream, stream=table.stream)

    def button(key: str, style: str = "plain") -> Button:
        return Button(words(f"button-{key}"), stamp.token(table.stream, 0, key), style)

    if table.event is not None:
        return called(table, (button("here", "main"),), lines)
    alone = (button("computer"),) if table.game.levels else ()
    rows = ((button("join", "main"), button("leave")), (*alone, button("start")))
    calls = tuple(s.invited for s in table.sitters if s.invited and not s.person)
    invited = tuple(words("invited", who=who(s)) for s in table.sitters if s.invited in calls)
    return Post(
        to=Group(table.place),
        lines=(*lines, *invited, words("join-how", alone="yes" if alone else "no")),
        slot=table.stream,
        rank=Rank.NOTICE,
        buttons=rows,
        calls=calls,
        stream=table.stream,
    )


def called(table: Table, row: tuple[Button, ...], lines: tuple[Phrase, ...]) -> Post:
    """The pair of a cup's table, called to it: each says that they are there."""
    waiting = tuple(s.invited for s in table.sitters if s.invited and not s.person)
    return Post(
        to=Room(table.stream),
        lines=(*lines, words("called")),
        slot=table.stream,
        rank=Rank.NOTICE,
        buttons=(row,),
        calls=waiting,
        stream=table.stream,
    )


def started(table: Table) -> Post:
    """The lobby's message, once the board has a thread of its own."""
    return Post(
        to=Group(table.place),
        lines=(titled(table), words("started", who=together(table.sitters))),
        slot=table.stream,
        apart=True,
        stream=table.stream,
    )


def dealt(table: Table) -> Post:
    """The commitment, before anything comes of it; only where chance has a say."""
    commitment = table.commitment
    return Post(
        to=Room(table.stream),
        lines=(own(table.game.words, "dealt", number=table.number + 1, commitment=commitment),),
        rank=Rank.NOTICE,
        stream=table.stream,
    )


def remarks(table: Table, side: int | None) -> Iterator[Phrase]:
    """What the game announces, with people's names for its seats."""
    for said in table.game.remarks(table.view(side)):
        yield _seats_named(table, said)


def _seats_named(table: Table, said: Phrase) -> Phrase:
    facts: dict[str, Fact] = {}
    for name, fact in said.facts.items():
        match fact:
            case Phrase(key="seat", facts={"seat": int(number)}):
                facts[name] = who(table.sitters[table.side_at(number - 1)])
            case Phrase():
                facts[name] = _seats_named(table, fact)
            case _:
                facts[name] = fact
    return Phrase(said.package, said.key, facts)


def last_move(table: Table) -> Iterator[Phrase]:
    if table.moves and table.written:
        seat, _ = table.moves[-1]
        yield words("moved", who=who(table.sitters[table.side_at(seat)]), **table.written)


def turn(table: Table) -> Iterator[Phrase]:
    if table.on_turn and not table.silence:  # there, everybody may speak
        yield words("turn", who=together([table.sitters[side] for side in table.on_turn]))
    yield from standing(table)


def standing(table: Table) -> Iterator[Phrase]:
    """What holds besides whose turn it is: a pause, an offer, warnings."""
    if table.paused_at:
        yield words("paused")
    if table.offer:
        kind = "offered-draw" if table.offer.kind == "draw" else "asked-back"
        yield words(kind, who=who(table.sitters[table.offer.side]), plies=table.offer.plies)
    for side in range(table.sides) if table.state is not None else ():
        if count := table.warnings(side):
            yield words("warnings", who=who(table.sitters[side]), count=count)


def page_slot(table: Table) -> str:
    """The slot of a game's board: every game of a match has a message of its own, which its
    result ends up on."""
    return f"{table.stream}.{table.number}"


def board(table: Table, stamp: Stamp, fresh: bool = False) -> Post:
    lines = (*last_move(table), *remarks(table, None), *turn(table))
    calls = tuple(table.sitters[side].person for side in table.on_turn)
    return Post(
        to=Room(table.stream),
        lines=lines,
        slot=page_slot(table),
        rank=Rank.BOARD,
        picture=Picture("table", table.stream, None, table.seq),
        buttons=tuple(public_buttons(table, stamp)),
        calls=tuple(filter(None, calls)),
        fresh=fresh,
        stream=table.stream,
    )


def hands(before: Table | None, table: Table, stamp: Stamp) -> Iterator[Post]:
    """Each person's own hand, when it changed or it is now for them to act."""
    if not table.game.hidden:
        return
    for side, sitter in enumerate(table.sitters):
        if sitter.person and not sitter.level and _needs(before, table, side):
            yield hand(table, stamp, side, Private(sitter.person), _fresh(before, table))


def _put_away(before: Table, table: Table, stamp: Stamp) -> Iterator[Post]:
    """Hands that could be pressed when the table ended: now they cannot."""
    for side in before.on_turn if table.game.hidden else ():
        sitter = table.sitters[side]
        if sitter.person and not sitter.level:
            yield hand(table, stamp, side, Private(sitter.person))


def _needs(before: Table | None, table: Table, side: int) -> bool:
    if before is None or not before.playing or before.number != table.number:
        return True
    if table.hushed:
        return table.stamp != before.stamp  # nobody sees the board but in their own hand
    turned = (side in table.on_turn) != (side in before.on_turn)
    if side in table.on_turn and table.asked != before.asked:
        return True  # where several act at once, its old buttons are of a position gone by
    picks = table.game.picks
    return turned or picks(table.view(side)) != picks(before.view(side))


def hand(table: Table, stamp: Stamp, side: int, to: Target, fresh: bool = False) -> Post:
    """A side's private view, with what it can press when it is to act."""
    acts = side in table.on_turn and not table.paused_at
    rows: list[tuple[Button, ...]] = []
    picks = None
    if acts:
        rows += choice_rows(table, stamp, side)
        if hint := tuple(hint_button(table, stamp)):
            rows.append(hint)
        picks = picked_from(table, stamp, side)
    mine = own(table.game.words, "your-turn" if acts else "your-hand")
    return Post(
        to=to,
        lines=(titled(table), *last_move(table), *remarks(table, side), mine),
        slot=f"{table.stream}.hand",
        rank=Rank.NOTICE,
        picture=Picture("table", table.stream, side, table.seq),
        buttons=tuple(rows),
        picks=picks,
        fresh=fresh,
        secret=True,
        stream=table.stream,
    )


def why(ended: Ended) -> Phrase:
    return Phrase(ended.package, f"why-{ended.why}", {})


def finished(table: Table, stamp: Stamp, seed: str) -> Post:
    """The end of a game, on its last picture: result, score, and the seed for everyone."""
    ended = table.ended[-1]
    lines = [*last_move(table), *remarks(table, None), *result(table, ended)]
    if table.game.hidden:
        lines.append(words("revealed", seed=seed, table=table.id))
    again = () if table.live else ("record", "again")
    row = tuple(
        Button(own(table.game.words, f"button-{k}"), stamp.token(table.stream, 0, k)) for k in again
    )
    return Post(
        to=Room(table.stream),
        lines=tuple(lines),
        slot=page_slot(table),
        rank=Rank.NEWS,
        picture=Picture("table", table.stream, None, table.seq),
        buttons=(row,) if row else (),
        stream=table.stream,
    )


def kept_quiet(table: Table) -> Iterator[Post]:
    """The end of a board that others still play: its own players learn how it went."""
    played = sum(ended.counts for ended in table.ended)
    board = table.boards[min(max(played, 1), len(table.boards)) - 1]
    head, stream = (titled(table), words("board-done", board=board)), table.stream
    yield Post(to=Room(stream), lines=head, slot=page_slot(table), stream=stream)
    lines = (*head, *last_move(table), *result(table, table.ended[-1]))
    picture = Picture("table", stream, None, table.seq)
    for person in table.people:
        yield Post(to=Private(person), lines=lines, picture=picture, secret=True, stream=stream)


def result(table: Table, ended: Ended) -> Iterator[Phrase]:
    shares = ended.taken.shares
    won = [table.sitters[i] for i, share in enumerate(shares) if share == 1]
    if not ended.counts:
        yield words("no-result", why=why(ended))
    elif won:
        yield words("won", who=together(won), why=why(ended))
    else:
        yield words("drawn", why=why(ended))
    if len(table.ended) > 1 or table.match.best_of > 1 or table.match.on_points:
        yield from scores(table)


def scores(table: Table) -> Iterator[Phrase]:
    tally = table.tally
    for side, sitter in enumerate(table.sitters):
        score = tally.points[side] if table.match.on_points else tally.shares[side]
        yield words(
            "score", who=who(sitter), score=str(Decimal(score.numerator) / score.denominator)
        )
    if tally.decided:
        yield words("match-won", who=together([table.sitters[i] for i in tally.winners]))


def together(sitters: Sequence[Sitter]) -> Fact:
    """Several sides as one fact."""
    return listed([who(sitter) for sitter in sitters])


def cancelled(table: Table) -> Post:
    return Post(
        to=Room(table.stream),
        lines=(titled(table), words(table.closed, event=table.event or 0)),
        slot=page_slot(table),
        stream=table.stream,
    )
