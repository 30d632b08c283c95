"""Tables as CSV and XLSX files: read with the number of every line, written so that no cell
is ever run as a formula."""

from __future__ import annotations

import csv
import re
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO, StringIO

import openpyxl
from openpyxl.cell import WriteOnlyCell

LARGEST = 1 << 20
UNPACKED = 32 << 20
ROWS, COLUMNS = 2000, 60
LONGEST = 300
ENCODINGS = ("utf-8-sig", "gb18030")
RUN = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")


_QUOTED = re.compile(r'"[^"]*"')


class BadSheet(Exception):
    """`why`: kind (neither CSV nor XLSX), large, broken, empty."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Line:
    """One row; `number` is what a spreadsheet shows beside it."""

    number: int
    cells: tuple[str, ...]


def read(name: str, data: bytes) -> list[Line]:
    """The rows that say anything, the headings first.  Raises BadSheet."""
    if len(data) > LARGEST:
        raise BadSheet("large")
    kind = name.lower().rpartition(".")[2]
    if kind == "xlsx":
        rows = _xlsx(data)
    elif kind in ("csv", "txt", "tsv"):
        rows = _csv(data)
    else:
        raise BadSheet("kind")
    lines = [Line(n, tuple(map(tame, row))) for n, row in enumerate(rows, 1)]
    lines = [line for line in lines if any(line.cells)]
    if len(lines) < 2:
        raise BadSheet("empty")
    return lines


def tame(text: str) -> str:
    """A cell without the mark that keeps it from being run."""
    text = text.strip()
    return text[1:] if text[:1] == "'" and text[1:2] in RUN else text


def _csv(data: bytes) -> list[list[str]]:
    text = _text(data)
    head = _QUOTED.sub("", text.partition("\n")[0])
    mark = max(",;\t", key=head.count)
    try:
        rows = list(csv.reader(StringIO(text, newline=""), delimiter=mark, strict=False))
    except csv.Error:
        raise BadSheet("broken") from None
    return _within(rows)


def _text(data: bytes) -> str:
    if b"\0" in data:
        encodings: tuple[str, ...] = ("utf-16",)
    else:
        encodings = ENCODINGS
    for encoding in encodings:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise BadSheet("broken")


def _within(rows: list[list[str]]) -> list[list[str]]:
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise BadSheet("large")
    return [[cell[:LONGEST] for cell in row] for row in rows]


def _xlsx(data: bytes) -> list[list[str]]:
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed:
            if sum(part.file_size for part in packed.infolist()) > UNPACKED:
                raise BadSheet("large")
        book = openpyxl.load_workbook(BytesIO(data), read_only=True, data_only=True)
        try:
            sheet = book.worksheets[0]
            rows = []
            for row in sheet.iter_rows(max_row=ROWS + 1, max_col=COLUMNS + 1, values_only=True):
                cells = [_said(value) for value in row]
                while cells and not cells[-1]:
                    cells.pop()
                rows.append(cells)
        finally:
            book.close()
    except BadSheet:
        raise
    except Exception:  # the library lets out whatever a broken file makes of it
        raise BadSheet("broken") from None
    return _within(rows)


def _said(value: object) -> str:
    """A cell as people read it: 13800000000, not 13800000000.0."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


# ---------------------------------------------------------------------- writing
def write_csv(rows: Iterable[Sequence[str]]) -> bytes:
    """UTF-8 with the mark by which spreadsheets know it."""
    out = StringIO(newline="")
    writer = csv.writer(out, quoting=csv.QUOTE_ALL)
    for row in rows:
        writer.writerow([f"'{cell}" if cell.startswith(RUN) else cell for cell in row])
    return out.getvalue().encode("utf-8-sig")


def write_xlsx(rows: Iterable[Sequence[str]]) -> bytes:
    return write_book({"": rows})


def write_book(sheets: Mapping[str, Iterable[Sequence[str]]]) -> bytes:
    """XLSX with a sheet for each title."""
    book = openpyxl.Workbook(write_only=True)
    for title, rows in sheets.items():
        sheet = book.create_sheet(title or None)
        for row in rows:
            cells = []
            for text in row:
                cell = WriteOnlyCell(sheet, value=text)
                cell.data_type = "s"  # text, whatever it begins with
                cells.append(cell)
            sheet.append(cells)
    out = BytesIO()
    book.save(out)
    return out.getvalue()
