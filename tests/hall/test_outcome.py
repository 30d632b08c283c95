"""Prizes, lucky draws, certificates and files of an event."""

from __future__ import annotations

import csv
import json
from io import BytesIO, StringIO
from pathlib import Path

import icalendar
import openpyxl
import pytest
from PIL import Image

from bots.hall.event import Event
from bots.hall.outcome.awards import drawable, honours
from bots.hall.outcome.certificates import certificate
from engines.luck import Luck
from render.words import LANGUAGES
from tests.hall.meets import given, names, table_of, win
from tests.hall.party import Party, text_of

FOUR = ("ann", "bob", "cyd", "dan")


async def played(party: Party, *options: str) -> Event:
    await party.do("org", " ".join(("/event new gomoku Cup", *options)))
    for name in FOUR:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    for _ in range(8):
        event = await party.hall.event("e1")
        if event.phase == "over":
            return event
        await win(party, table_of(event), names(event)[0])
    raise AssertionError("the cup never ends")


async def test_certificates_for_the_first_three_and_for_prizes(party: Party) -> None:
    await party.do("org", "/event honours")
    event = await played(party)
    await party.do("org", "/event honours 2 棋协 Committee")
    await party.do("org", "/event award dan Most improved")
    event = await party.hall.event("e1")
    said = [certificate(event, honour, "en", party.at) for honour in honours(event)]
    _, ranking = event.ranking[0]
    first, second = (event.names[e] for n, e in ranking if n <= 2)
    assert [c.name for c in said] == [first, second, "dan"]
    assert [c.body for c in said] == [
        "1st place in Cup", "2nd place in Cup", "Most improved in Cup",
    ]  # fmt: skip
    assert {(c.seal, c.signed) for c in said} == {("棋协", "Committee")}
    name, data = await given(party, "org", "/event certificates")
    assert name == "certificates-e1.pdf" and data.startswith(b"%PDF")
    assert data.count(b"/DCTDecode") == 3


async def test_an_entrant_gets_their_own_picture(party: Party) -> None:
    event = await played(party)
    _, ranking = event.ranking[0]
    best, last = event.names[ranking[0][1]], event.names[ranking[-1][1]]
    name, data = await given(party, best, "/event certificates zh-Hant")
    assert name == "certificates-e1.png"
    with Image.open(BytesIO(data)) as image:
        assert image.width > image.height > 800
    await party.do("org", "/event honours 1")
    assert "first 1 places" in text_of(await party.do(last, "/event certificates"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_certificate_in_every_language(party: Party, language: str) -> None:
    event = await played(party)
    first = certificate(event, next(honours(event)), language, 1_780_000_000_000)
    assert "Cup" in first.body and first.date
    wanted = {"en": "1st place", "zh-Hans": "第一名", "zh-Hant": "第一名"}[language]
    assert wanted in first.body


async def test_a_lucky_draw_can_be_redone_by_anyone(party: Party) -> None:
    event = await played(party)
    sent = await party.do("org", "/event lucky 2 Tea")
    assert any("🎁" in text_of([m]) and m.where and not m.user for m in sent), "all may see it"
    said = text_of(sent)
    after = await party.hall.event("e1")
    drawn = [award.entrant for award in after.awards]
    assert event.seed.hex() in text_of(party.chat.sent), "the seed is out: the event is over"
    order = Luck(bytes.fromhex(event.seed.hex()), ("lucky draw", "1")).shuffled(range(4))
    assert drawn == list(order[:2])
    assert all(event.names[e] in said for e in drawn) and event.commitment in said
    await party.do("org", "/event lucky 2 Cake")
    assert len({award.entrant for award in (await party.hall.event("e1")).awards}) == 4
    said = text_of(await party.do("org", "/event lucky"))
    assert "only 0 have not been drawn yet" in said
    await party.restart()
    assert drawable(await party.hall.event("e1")) == []


async def test_a_prize_given_twice_is_taken_back(party: Party) -> None:
    await played(party)
    await party.do("org", "/event award ann Newcomer")
    assert [a.title for a in (await party.hall.event("e1")).awards] == ["Newcomer"]
    assert "no longer" in text_of(await party.do("org", "/event award ann Newcomer"))
    assert (await party.hall.event("e1")).awards == ()


async def test_only_the_organiser_gives_prizes(party: Party) -> None:
    await played(party)
    for text in ("/event award ann Best", "/event lucky 1", "/event honours 5"):
        await party.do("bob", text)
    event = await party.hall.event("e1")
    assert event.awards == () and event.honours.places == 3
    for text, said in (
        ("/event award nobody Best", "nobody"),
        ("/event lucky 99", "not a number from 1 to 20"),
        ("/event lucky x", "lucky"),
        ("/event honours 0", "not a number from 1 to 32"),
        ("/event results trf", "Swiss"),
    ):
        assert said in text_of(await party.do("org", text)), text


async def test_no_certificates_or_results_before_the_end(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup")
    for name in FOUR:
        await party.do(name, "/event join")
    assert "not been drawn" in text_of(await party.do("ann", "/event results"))
    await party.do("org", "/event draw")
    assert "not over" in text_of(await party.do("org", "/event certificates"))
    await party.do("ann", "/event results json")
    assert all(message.file is None for message in party.chat.sent)
    await given(party, "org", "/event results json")


async def test_results_as_files(party: Party) -> None:
    event = await played(party)
    _, data = await given(party, "ann", "/event results json")
    document = json.loads(data)
    assert document["decided"] and [r["rank"] for r in document["final"]] == [1, 2, 3, 3]
    _, data = await given(party, "ann", "/event results csv")
    rows = list(csv.reader(StringIO(data.decode("utf-8-sig"))))
    assert rows[0] == ["Place", "Name", "Division"]
    assert [row[1] for row in rows[1:]] == [row["name"] for row in document["final"]]
    name, data = await given(party, "ann", "/event results")
    assert name == "results-e1.xlsx"
    book = openpyxl.load_workbook(BytesIO(data))
    assert book.sheetnames == ["Places", "Standings", "Rounds", "Prizes"]
    seats = [row[3].value for row in book["Rounds"].iter_rows(min_row=2)]
    assert len(seats) == 3 and all(" – " in text for text in seats)
    assert event.names[0] in "".join(seats)


async def test_a_name_that_is_a_formula_stays_a_name(tmp_path: Path) -> None:
    party = await Party.open(tmp_path)
    await party.do("org", "/event new gomoku Cup")
    for name in ("=1+1", "bob"):
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    event = await party.hall.event("e1")
    await win(party, table_of(event), names(event)[0])
    _, data = await given(party, "org", "/event results xlsx")
    cells = [c for row in openpyxl.load_workbook(BytesIO(data))["Places"] for c in row]
    assert [c.data_type for c in cells if c.value == "=1+1"] == ["s"]
    await party.close()


async def test_a_swiss_event_as_trf(party: Party) -> None:
    await party.do("org", "/event new chess Open format=swiss rounds=2")
    for name in FOUR:
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    for _ in range(8):
        event = await party.hall.event("e1")
        if event.phase == "over":
            break
        await win(party, table_of(event), names(event)[0])
    _, data = await given(party, "org", "/event results trf")
    lines = data.decode().splitlines()
    assert lines[0] == "012 Open" and "142 2" in lines
    players = [line for line in lines if line.startswith("001")]
    assert sorted(line[14:47].strip() for line in players) == sorted(FOUR)


async def test_the_calendar_has_what_is_planned(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup")
    for terms in ("zone UTC+8", "closes 2026-01-05 18:00", "starts 2026-01-06 14:00", "checkin 30"):
        await party.do("org", f"/event set {terms}")
    _, data = await given(party, "org", "/event results ics")
    when = {
        item.summary: item.start.isoformat() for item in icalendar.Calendar.from_ical(data).events
    }
    assert when["Cup start, round 1"] == "2026-01-06T06:00:00+00:00"
    assert when["Cup sign-up closes"] == "2026-01-05T10:00:00+00:00"
    assert "Cup check-in" in when
