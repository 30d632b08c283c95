"""Every preset, from its sign-up to the final ranking, the certificates and the results.

Results are reported by the tables themselves: what a computer would take minutes to play is
simulated here by a number for each seat.
"""

from __future__ import annotations

import random
from io import BytesIO

import openpyxl
import pytest

from bots.hall.event import Event, Waiting
from bots.hall.outcome.awards import PLACES
from bots.hall.presets import PRESETS, Preset, preset
from engines.match import Match
from render.words import LANGUAGES
from tests.hall.meets import given, holds, names, places, table_of
from tests.hall.party import Party, text_of, words

LETTERS = "abcdefghijklmnopqrstuvwxyz"
NAMES = [f"{first}{second}" for first in LETTERS for second in "ou"]
# What is enough to see the whole of a long preset.
SHORTER = {"mahjong": "least=8", "bridge": "boards=1", "duplicate": "boards=1 rounds=2"}
ENTRANTS = {
    "knockout": 3,
    "xiangqi_cup": 4,
    "xiangqi_fast": 3,
    "gomoku_cup": 4,
    "renju_cup": 3,
    "union": 11,
    "campus_gomoku": 10,
    "campus_xiangqi": 10,
    "campus_luzhanqi": 6,
    "nine_rounds": 10,
    "groups": 8,
    "doudizhu_three": 9,
    "mahjong": 8,
    "mahjong_teams": 8,
    "shengji": 4,
    "guandan": 8,
    "bridge": 4,
    "shuqi_teams": 4,
    "duplicate": 6,
}


async def enter(party: Party, wanted: Preset, count: int) -> None:
    """So many singles, or pairs and teams of two who say yes."""
    unit = wanted.entry.get("unit", "single")
    people = iter(NAMES)
    for number in range(count):
        first = next(people)
        if unit == "single":
            await party.do(first, "/event join")
            continue
        mate = next(people)
        await party.do(mate, "hello")
        await party.do(first, f"/event join party:{mate} Team{number}")
        yes = (k.press for k in party.keys(mate) if party.meant(k.press).act == "mate-yes")
        await party.press(mate, next(yes))


def result(game: str, match: Match, waiting: Waiting, chance: random.Random) -> str:
    """A score that a match on these terms can end with."""
    seats = len(waiting.pairing.seats)
    if game == "bridge":
        return chance.choice(("110", "-90", "3NT+1 N"))
    if seats > 2 or match.on_points:
        total = [8 * n for n in range(seats)]
        chance.shuffle(total)
        return " ".join(map(str, total))
    need = match.best_of // 2 + 1
    won = [need, 0] if match.best_of % 2 else [need - 0.5, match.best_of - need + 0.5]
    chance.shuffle(won)
    return ":".join(f"{n:g}" for n in won)


async def play(party: Party, chance: random.Random) -> Event:
    for _ in range(400):
        event = await party.hall.event("e1")
        if event.phase != "playing":
            break
        if event.stuck is not None:
            await party.click("org", "stuck-rematch")
        for waiting in event.pending:
            if waiting.where in event.tables:
                score = result(event.game, event.match(waiting), waiting, chance)
                await party.do("org", f"/event correct #{table_of(event, waiting)} {score}")
    return await holds(party)


async def honoured(party: Party, rows: list[tuple[int, str]]) -> None:
    """A page for each of the first three places, and everybody's place in the results."""
    winners = sum(place <= PLACES for place, _ in rows)
    name, data = await given(party, "org", "/event certificates")
    assert (name, data[:4]) == ("certificates-e1.pdf", b"%PDF")
    assert data.count(b"/DCTDecode") == winners
    name, data = await given(party, "org", "/event results xlsx")
    assert name == "results-e1.xlsx"
    sheet = openpyxl.load_workbook(BytesIO(data))["Places"]
    told = [(place, entrant) for place, entrant, *_ in sheet.iter_rows(2, values_only=True)]
    assert told[: len(rows)] == [(str(place), name) for place, name in rows]


@pytest.mark.parametrize("key", ENTRANTS)
async def test_a_preset_from_sign_up_to_the_certificates(party: Party, key: str) -> None:
    wanted = preset(key)
    assert wanted is not None
    await party.do("org", f"/event new {key} {SHORTER.get(key, '')}")
    await enter(party, wanted, ENTRANTS[key])
    event = await party.hall.event("e1")
    assert len(event.entered) == ENTRANTS[key]
    said = text_of(await party.do("org", "/event draw"))
    event = await holds(party)
    assert event.phase == "playing", said
    for waiting in event.pending:
        called = await party.hall.table(f"t{table_of(event, waiting)}")
        assert [s for s in called.sitters if not (s.invited or s.level)] == []
    event = await play(party, random.Random(key))
    assert event.phase == "over"
    [(_, rows)] = event.ranking
    assert rows[0][0] == 1 and len(rows) == ENTRANTS[key]
    assert event.seed.hex() in text_of(party.chat.sent)
    await honoured(party, places(event))


async def test_equals_of_the_dou_dizhu_final_play_on(party: Party) -> None:
    """Extra hands until somebody is ahead, as the organisers' rules want it."""
    await party.do("org", "/event new doudizhu_three")
    for name in NAMES[:9]:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    for score in ("20 8 2", "20 8 2", "20 8 2", "14 14 2"):
        event = await holds(party)
        await party.do("org", f"/referee correct #{table_of(event)} {score}")
    event = await holds(party)
    assert event.phase == "playing"
    [extra] = event.pending
    first, second = names(event, extra)
    await party.do("org", f"/referee correct #{table_of(event, extra)} -3 3")
    event = await holds(party)
    assert event.phase == "over"
    assert [name for _, name in places(event)][:2] == [second, first]
    assert [rank for rank, _ in places(event)][:3] == [1, 2, 3]


async def test_math_chess_teams_of_one_round_go_by_their_scores(party: Party) -> None:
    """Two rounds leave two of eight teams unbeaten: the sums of their members part them."""
    wanted = preset("shuqi_teams")
    assert wanted is not None
    await party.do("org", "/event new shuqi_teams")
    await enter(party, wanted, 8)
    await party.do("org", "/event draw")
    event, scored = await holds(party), {f"Team{number}": 0 for number in range(8)}
    for mine, other in ((46, 31), (40, 38), (60, 20), (33, 32), (50, 45), (52, 28)):
        [one, two], table = names(event), table_of(event)
        await party.do("org", f"/event correct #{table} {mine} {other}")
        scored[one] += mine - other
        scored[two] -= mine - other
        event = await holds(party)
    assert event.phase == "over"
    (_, first), (_, second), *rest = places(event)
    assert [rank for rank, _ in places(event)] == list(range(1, 9))
    assert scored[first] > scored[second]
    for group in (rest[:2], rest[2:]):
        differences = [scored[name] for _, name in group]
        assert differences == sorted(differences, reverse=True)


def test_every_preset_is_played_here() -> None:
    assert {found.key for found in PRESETS} == set(ENTRANTS)


async def test_presets_are_listed_and_found_by_any_name(party: Party) -> None:
    said = text_of(await party.do("ann", "/event presets"))
    for found in PRESETS:
        assert words(f"preset-{found.key}") in said
        for language in LANGUAGES:
            assert preset(found.name(language)) is found
    assert preset("preset:union") is preset("公司工会赛")


@pytest.mark.parametrize(
    ("typed", "name", "game"),
    [
        ("Nine-Round Swiss", "Nine-Round Swiss", "xiangqi"),
        ("Groups and Knock-out Spring Cup", "Spring Cup", "xiangqi"),
        ("Dou dizhu Spring Cup", "Spring Cup", "doudizhu"),
        ("gomoku Cup", "Cup", "gomoku"),
        ("公司工会赛 春季杯", "春季杯", "xiangqi"),
    ],
)
async def test_a_name_of_several_words_needs_no_quotes(
    party: Party, typed: str, name: str, game: str
) -> None:
    await party.do("org", f"/event new {typed}")
    event = await party.hall.event("e1")
    assert (event.name, event.game) == (name, game)


async def test_a_wrong_name_is_told_where_the_presets_are(party: Party) -> None:
    said = text_of(await party.do("org", "/event new Nine-Rounds"))
    assert "Nine-Rounds" in said and "/event presets" in said


@pytest.mark.parametrize(("count", "stages"), [(9, "round_robin"), (10, "knockout")])
async def test_nine_play_in_groups_ten_in_a_knock_out(
    party: Party, count: int, stages: str
) -> None:
    """The union plan (scenario 4)."""
    await party.do("org", '/event new 公司工会赛 starts="2d"')
    for name in NAMES[:count]:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    event = await holds(party)
    assert event.stages[0]["format"] == stages
    assert names(event)
