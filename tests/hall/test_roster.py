"""Lists as files: all or nothing on the way in, harmless to spreadsheets on the way out."""

from __future__ import annotations

import csv
from collections.abc import AsyncIterator
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bots.hall.chat import Message
from bots.hall.entry import sheets
from tests.hall.party import Party, public, text_of
from tests.hall.test_entry import event, names

GOOD = "name,dept,phone\nAnn,Maths,555-0101\nBob,Physics,555-0102\n"


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    party = await Party.open(tmp_path)
    await party.do("org", "/event new gomoku Cup fields=dept,phone!?")
    yield party
    await party.close()


async def bring(party: Party, data: bytes | str, name: str = "list.csv", by: str = "org") -> str:
    raw = data.encode() if isinstance(data, str) else data
    party.chat.files["f"] = raw
    return text_of(await party.do(by, "/event import", file="f", file_name=name))


def xlsx(*rows: tuple[object, ...]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(row)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def table(messages: list[Message]) -> list[list[str]]:
    ((name, data),) = [m.file for m in messages if m.file]
    if name.endswith(".csv"):
        return list(csv.reader(StringIO(data.decode("utf-8-sig"), newline="")))
    sheet = openpyxl.load_workbook(BytesIO(data)).worksheets[0]
    assert all(cell.data_type != "f" for row in sheet.iter_rows() for cell in row)
    return [[str(cell.value or "") for cell in row] for row in sheet.iter_rows()]


async def test_a_list_enters_everybody_and_private_answers_stay_private(party: Party) -> None:
    said = await bring(party, GOOD)
    assert "2 entered" in said
    assert await names(party) == ["Ann", "Bob"]
    assert "555" not in text_of(public(party.chat.sent)) + str(await party.store.log("e1"))
    rows = table(await party.do("org", "/event export csv"))
    assert [row[1] for row in rows] == ["name", "Ann", "Bob"]
    assert rows[1][-2:] == ["Maths", "555-0101"]


@pytest.mark.parametrize(
    "data",
    [
        GOOD.encode("utf-8-sig"),
        GOOD.encode("utf-16"),
        GOOD.replace(",", ";").encode(),
        GOOD.replace(",", "\t").encode(),
        GOOD.replace("\n", "\r\n").encode(),
        "姓名,dept,phone\nAnn,Maths,1\nBob,数学,2\n".encode("gb18030"),
        b'"name","dept"\n"Ann","a ""b"", c"\nBob,Maths\n',
    ],
)
async def test_csv_as_spreadsheets_write_it(party: Party, data: bytes) -> None:
    assert "2 entered" in await bring(party, data)
    assert await names(party) == ["Ann", "Bob"]


async def test_xlsx_numbers_read_as_people_read_them(party: Party) -> None:
    data = xlsx(("name", "dept", "phone"), ("Ann", 7, 13800000000.0), (None, None, None))
    assert "1 entered" in await bring(party, data, "list.xlsx")
    rows = table(await party.do("org", "/event export"))
    assert rows[1][-2:] == ["7", "13800000000"]


async def test_what_is_wrong_is_named_by_line_and_nothing_is_half_done(party: Party) -> None:
    before = await party.store.log("e1")
    said = await bring(
        party, "name,dept,account\nAnn,Maths,\n,Physics,\nBob,,\nAnn,Law,\nCyd,Law,nobody\n"
    )
    for line in ("Line 3: the name", "Line 4: “dept” needs", "Line 5: “Ann”", "Line 6: “nobody”"):
        assert line in said
    assert await party.store.log("e1") == before
    assert await names(party) == []


@pytest.mark.parametrize(
    ("data", "name", "said"),
    [
        ("name,age\nAnn,3\n", "a.csv", "do not know the columns “age”"),
        ("dept,phone\nMaths,3\n", "a.csv", "lack a column “name”"),
        ("name,dept\n", "a.csv", "no entries"),
        ("", "a.csv", "no entries"),
        ("name\nAnn\n", "a.pdf", "neither CSV nor XLSX"),
        (b"PK\x03\x04broken", "a.xlsx", "cannot read"),
        (b"\xff\xfe\x00\xd8\x00\x00", "a.csv", "cannot read"),
        (b"x" * (sheets.LARGEST + 1), "a.csv", "too large"),
        ("name,dept\n" + "Ann,x\n" * 2500, "a.csv", "too large"),
        ("name" + ",x" * 100 + "\nAnn\n", "a.csv", "too large"),
    ],
)
async def test_files_that_will_not_do(
    party: Party, data: bytes | str, name: str, said: str
) -> None:
    assert said in await bring(party, data, name)
    assert await names(party) == []


async def test_a_file_that_unpacks_without_end_is_not_unpacked(party: Party) -> None:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as packed:
        packed.writestr("xl/worksheets/sheet1.xml", b" " * (sheets.UNPACKED + 1))
    assert "too large" in await bring(party, out.getvalue(), "a.xlsx")


async def test_only_the_organiser_brings_lists(party: Party) -> None:
    assert "Only the organiser" in await bring(party, GOOD, by="ann")
    assert "attach it" in text_of(await party.do("org", "/event import"))


async def test_formulas_never_run(party: Party) -> None:
    evil = ["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0"]
    for number, text in enumerate(evil):
        await party.do(f"p{number}", "/event join")
        await party.do(f"p{number}", text, f"@p{number}")
        await party.do(f"p{number}", text, f"@p{number}")
    rows = table(await party.do("org", "/event export csv"))
    cells = [cell for row in rows for cell in row if cell]
    assert not any(cell[0] in "=+-@" for cell in cells)
    assert [row[-1] for row in table(await party.do("org", "/event export xlsx"))[1:]] == evil


async def test_what_was_exported_can_be_imported(party: Party) -> None:
    await bring(party, GOOD.replace("555-0101", "=1+1"))
    for kind in ("csv", "xlsx"):
        ((_, data),) = [
            m.file for m in await party.do("org", f"/event export {kind} #e1") if m.file
        ]
        await party.do("org", "/event new gomoku Second fields=dept,phone!?")
        party.chat.files["g"] = data
        number = max(row.id for row in await party.store.events())
        said = text_of(await party.do("org", f"/event import #e{number}", file="g",
                                      file_name=f"x.{kind}"))  # fmt: skip
        assert "2 entered" in said
        entered = (await event(party, number)).entered
        assert [(e.name, e.answers["dept"]) for e in entered] == [
            ("Ann", "Maths"),
            ("Bob", "Physics"),
        ]
        assert "=1+1" in str(await party.store.secret(f"e{number}", f"form.{entered[0].person}"))


LETTERS = "aé中𝄞1=+-@|%,;\"' /"
CELLS = st.text(LETTERS, min_size=1, max_size=12).filter(
    lambda text: text == text.strip() and not text.startswith("'")
)


@settings(deadline=None)
@given(st.lists(st.tuples(CELLS, CELLS, CELLS), min_size=2, max_size=5))
def test_a_file_says_what_was_put_into_it(rows: list[tuple[str, str, str]]) -> None:
    for name, write in (("a.csv", sheets.write_csv), ("a.xlsx", sheets.write_xlsx)):
        read = sheets.read(name, write(rows))
        assert [line.cells for line in read] == rows
        assert [line.number for line in read] == list(range(1, len(rows) + 1))
