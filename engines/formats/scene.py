"""Pictures of a stage: the knock-out tree, and the standings of any format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from engines.formats.course import Course, Round
from engines.formats.knockout import THIRD, Knockout
from engines.formats.labels import round_label, stage_label
from engines.formats.mistakes import HERE
from engines.formats.stage import Entrant, Result, Stage, Standing, Table
from engines.formats.two_lives import GRAND, LOWER
from render import brackets, tables
from render.look import han_face
from render.names import clean_name
from render.scene import Scene
from render.words import say

Names = Mapping[Entrant, str]
NOTED = ("bye", "forfeit", "ruling", "lot")  # how a result came, when not by playing
# A table with its result, or a place in the tree where nobody played.
Place = tuple[Table, Result | None] | None

# What decides places where it is not the games won.
ACCOUNTS = ("score", "percentage", "average", "boards", "last_hand")

UPPER = "upper-bracket"
MOST_TIEBREAKS = 4  # columns that a chat's picture has room for
MOST_TABLES = 32  # in one round; a taller picture could not be read in a chat


def tree_scene(stage: Stage, course: Course, names: Names, language: str, title: str = "",
               lower: bool = False) -> Scene:  # fmt: skip
    """The rounds of a knock-out from left to right, winners towards the champion.

    Every table stands beside the two it grew from, also where each round was drawn by lot.
    Of a large field the rounds from the last 64 on are drawn.  Where people have two lives it
    is the upper bracket with the grand final, or the `lower` one.
    """
    halves = (_half(played, lower) for played in course.rounds)
    rounds = [played for played in halves if 0 < len(played.tables) <= MOST_TABLES]
    two = isinstance(stage, Knockout) and stage.lives > 1
    columns = [_places(played) for played in rounds] if two else _columns(rounds)
    joined = not two or (isinstance(stage, Knockout) and stage.placement == "bracket")
    drawn = [
        brackets.Round(
            _heading(stage, course, played, language),
            tuple(_pairing(place, names, language) for place in column),
        )
        for played, column in zip(rounds, columns, strict=True)
    ]
    drawn += _to_come(stage, course, language)
    champion = _champion(stage, course, names, language)
    end = " · ".join(part for part in (champion, *_third(course, names, language)) if part)
    told = (
        _told(_heading(stage, course, played, language), played, names, language)
        for played in rounds
    )
    head = " · ".join(part for part in (title, end) if part)
    alt = "\n".join(part for part in (head, *told) if part)
    face = han_face(language)
    return brackets.bracket(drawn, title=title, end=end, alt=alt, face=face, joined=joined)


def standings_scene(
    rows: Sequence[Standing], names: Names, language: str, title: str = ""
) -> Scene:
    """Everybody's place, games and points, and what told equals apart; the best in bold.

    Where places do not go by games won, what they go by stands there instead.
    """
    told_by = next((row.tiebreaks for row in rows if row.tiebreaks), ())
    beside = tuple(name for name, _ in told_by if name in ACCOUNTS)
    heads = [("rank", "end"), ("name", "start"), *((name, "end") for name in beside)]
    told_apart = () if beside else telling(rows)
    heads += (
        [("points", "end")] if beside or told_apart else [("games", "middle"), ("points", "end")]
    )
    heads += [(name, "end") for name in told_apart]
    columns = [tables.Column(say(HERE, language, f"column-{n}"), anchor) for n, anchor in heads]
    cells = [
        _account(row, names, beside) if beside else _cells(row, names, told_apart) for row in rows
    ]
    told = [
        _told_account(row, names, beside, language)
        if beside
        else _ranking(row, names, told_apart, language)
        for row in rows
    ]
    drawn, spoken = grouped(rows, cells, told, language)
    face = han_face(language)
    alt = "\n".join((title, *spoken)).strip()
    return tables.table(columns, drawn, title=title, alt=alt, face=face)


def telling(rows: Sequence[Standing]) -> tuple[str, ...]:
    """The tie-breaks whose numbers are not the same for all, the first few of the list."""
    names = [name for name, _ in rows[0].tiebreaks] if rows else []
    told = [dict(row.tiebreaks) for row in rows]
    useful = [name for name in names if len({numbers.get(name) for numbers in told}) > 1]
    return tuple(useful[:MOST_TIEBREAKS])


def grouped(
    rows: Sequence[Standing], cells: Sequence[tuple[str, ...]], told: Sequence[str], language: str
) -> tuple[list[tables.Row], list[str]]:
    """The rows of a table and of its alt text, every group under its name."""
    drawn: list[tables.Row] = []
    spoken: list[str] = []
    leaders = [(row.group, row.rank) for row in rows]
    last = None
    for row, cell, text in zip(rows, cells, told, strict=True):
        if row.group != last:
            title = say(HERE, language, "group-name", name=clean_name(row.group or ""))
            drawn.append(tables.Row(("", title), True))
            spoken.append(title)
        last = row.group
        alone = row.rank == 1 and leaders.count((row.group, 1)) == 1
        drawn.append(tables.Row(cell, alone))
        spoken.append(text)
    return drawn, spoken


def label(course: Course, played: Round, language: str) -> str:
    """What a round is called: by its number, the last ones by how many are left."""
    field = course.field
    later = any(field.profile(e).enters > played.number for e in field.entrants)
    return stage_label(played.tables, played.number, language, later)


def _half(played: Round, lower: bool) -> Round:
    """The tables of a round in one of the two brackets, where there are two."""
    kept = [i for i, table in enumerate(played.tables) if (table.label == LOWER) == lower]
    return Round(
        played.number,
        tuple(played.tables[i] for i in kept),
        tuple(played.results[i] for i in kept),
    )


def _heading(stage: Stage, course: Course, played: Round, language: str) -> str:
    """A column's title; of two brackets, which of them it is."""
    if not isinstance(stage, Knockout) or stage.lives == 1:
        return label(course, played, language)
    if played.tables[0].label == GRAND:
        return say(HERE, language, GRAND)
    which = say(HERE, language, played.tables[0].label or UPPER)
    return f"{which} · {round_label(played.number, language)}"


# ---------------------------------------------------------------------- where tables stand
def _columns(rounds: Sequence[Round]) -> list[list[Place]]:
    """Every round's tables from the top down, twice as many places in each earlier round."""
    if not rounds:
        return []
    roots: list[Place] = _places(rounds[-1])
    while (columns := _grown(roots, rounds)) is None:
        roots = [*roots, None]
    return columns


def _places(played: Round) -> list[Place]:
    pairs = zip(played.tables, played.results, strict=True)
    return [(table, result) for table, result in pairs if table.label != THIRD]


def _grown(roots: Sequence[Place], rounds: Sequence[Round]) -> list[list[Place]] | None:
    """The columns that end in these places; None when a table of dead ends finds no gap."""
    columns = [list(roots)]
    for earlier in reversed(rounds[:-1]):
        seat_of = {e: place for place in _places(earlier) if place for e in place[0].seats}
        column: list[Place] = []
        for place in columns[0]:
            seats = place[0].seats if place else ()
            column += [seat_of.get(e) for e in seats] + [None] * (2 - len(seats))
        ended = [place for place in _places(earlier) if place not in column]
        gaps = [i for i, place in enumerate(column) if place is None]
        if len(gaps) < len(ended):
            return None
        for gap, place in zip(gaps, ended, strict=False):
            column[gap] = place
        columns.insert(0, column)
    return columns


def _to_come(stage: Stage, course: Course, language: str) -> list[brackets.Round]:
    """The empty boxes of a fixed tree's rounds that nobody has reached yet."""
    if not isinstance(stage, Knockout) or stage.placement != "bracket" or not course.rounds:
        return []
    if stage.lives > 1:
        return []
    last = course.rounds[-1]
    count, number = len(_places(last)), last.number
    if count > MOST_TABLES:
        return []
    blank = brackets.Slot("")
    coming: list[brackets.Round] = []
    while not course.decided and count > stage.stop_at and number != stage.rounds:
        count, number = (count + 1) // 2, number + 1
        title = stage_label([Table((0, 0))] * count, number, language)
        coming.append(brackets.Round(title, (brackets.Pairing(blank, blank),) * count))
    return coming


# ---------------------------------------------------------------------- what is written there
def _pairing(place: Place, names: Names, language: str) -> brackets.Pairing | None:
    if place is None:
        return None
    table, result = place
    slots = [_slot(entrant, result, names) for entrant in table.seats]
    noted = result is not None and result.how in NOTED
    note = say(HERE, language, result.how) if result and noted else ""
    return brackets.Pairing(slots[0], slots[1] if len(slots) > 1 else None, note)


def _how(table: Table, result: Result | None) -> str:
    """What is remarkable about a table: that it is for the third place, before it is played
    too, or how it was decided."""
    if table.label == THIRD:
        return THIRD
    return result.how if result and result.how in NOTED else ""


def _slot(entrant: Entrant, result: Result | None, names: Names) -> brackets.Slot:
    name = clean_name(names[entrant])
    if result is None or result.how == "bye":
        return brackets.Slot(name)
    score = "" if result.out else written(result.points[result.seats.index(entrant)])
    return brackets.Slot(name, score, entrant in result.winners)


def written(points: Fraction) -> str:
    """Points as people write them: 2, ½, 1½; other fractions with two decimals."""
    if points.denominator == 2:
        sign, rest = ("-" if points < 0 else ""), abs(points)
        return f"{sign}{int(rest) or ''}½"
    return str(int(points)) if points.denominator == 1 else f"{float(points):.2f}"


def _cells(row: Standing, names: Names, beside: Sequence[str]) -> tuple[str, ...]:
    """A row; what tells equals apart takes the room of the games."""
    rank, name = str(row.rank), clean_name(names[row.entrant])
    if beside:
        known = dict(row.tiebreaks)
        told = (written(known[name]) if name in known else "" for name in beside)
        return rank, name, written(row.points), *told
    games = f"{row.record.won} / {row.record.drawn} / {row.record.lost}"
    return rank, name, games, written(row.points)


def _account(row: Standing, names: Names, beside: Sequence[str]) -> tuple[str, ...]:
    known = dict(row.tiebreaks)
    told = (written(known[name]) if name in known else "" for name in beside)
    rank = str(row.rank) if row.placed else "–"
    return rank, clean_name(names[row.entrant]), *told, written(row.points)


def _told_account(row: Standing, names: Names, beside: Sequence[str], language: str) -> str:
    rank, name, *values, points = _account(row, names, beside)
    heads = (say(HERE, language, f"column-{n}") for n in (*beside, "points"))
    told = (
        f"{head} {value}" for head, value in zip(heads, (*values, points), strict=True) if value
    )
    return f"{rank}. {name}: {', '.join(told)}"


def _ranking(row: Standing, names: Names, beside: Sequence[str], language: str) -> str:
    """A row of the standings in words."""
    known = dict(row.tiebreaks)
    told = [
        f"{say(HERE, language, f'column-{name}')} {written(known[name])}"
        for name in beside
        if name in known
    ]
    text = say(
        HERE,
        language,
        "alt-standing",
        rank=row.rank,
        name=clean_name(names[row.entrant]),
        won=row.record.won,
        drawn=row.record.drawn,
        lost=row.record.lost,
        points=written(row.points),
    )
    return f"{text} {', '.join(told)}" if told else text


def _champion(stage: Stage, course: Course, names: Names, language: str) -> str:
    first = [row.entrant for row in stage.standings(course.field) if row.rank == 1]
    if not course.decided or len(first) != 1:
        return ""
    return say(HERE, language, "champion", name=clean_name(names[first[0]]))


def _third(course: Course, names: Names, language: str) -> list[str]:
    """Who meets for the third place, then who won it, if there is such a match."""
    found = []
    for played in course.rounds:
        for table, result in zip(played.tables, played.results, strict=True):
            called = [clean_name(names[e]) for e in table.seats]
            if table.label == THIRD and result is None:
                found.append(say(HERE, language, "third-pair", first=called[0], second=called[1]))
            elif table.label == THIRD and result:
                won = (clean_name(names[e]) for e in result.winners)
                found += [say(HERE, language, "third", name=name) for name in won]
    return found


def _told(heading: str, played: Round, names: Names, language: str) -> str:
    """A round in words: every table, its score and who goes through."""
    pairs = zip(played.tables, played.results, strict=True)
    between = "" if language.startswith("zh") else " "
    what = between.join(
        say(HERE, language, "alt-table", number=i, what=_story(table, result, names, language))
        for i, (table, result) in enumerate(pairs, start=1)
    )
    title = say(HERE, language, "alt-round", round=heading)
    return title + between + what


def _story(table: Table, result: Result | None, names: Names, language: str) -> str:
    people = [clean_name(names[e]) for e in table.seats]
    if len(people) == 1:
        return say(HERE, language, "alt-bye", first=people[0])
    winner = clean_name(names[result.winners[0]]) if result and result.winners else ""
    if result and winner and not result.out:
        scores = [written(points) for points in result.points]
        people = [f"{people[0]} {scores[0]}", f"{scores[1]} {people[1]}"]
    key = _outcome(result)
    what = say(HERE, language, key, first=people[0], second=people[1], winner=winner)
    how = _how(table, result) if winner or table.label == THIRD else ""
    return say(HERE, language, "alt-how", what=what, how=say(HERE, language, how)) if how else what


def _outcome(result: Result | None) -> str:
    if result is None:
        return "alt-pair"
    if not result.winners:
        return "alt-out"
    return "alt-walkover" if result.out else "alt-won"
