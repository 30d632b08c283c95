"""A book that is not sound is refused with a reason and never touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from storage import backup
from storage.broken import StoreBroken
from storage.rows import Secret
from storage.store import Store
from storage.work import Work
from tests.storage.samples import entry, parcel, table

PAGE = 4096


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A book with something in each of its tables, closed."""
    asyncio.run(_fill(tmp_path / "book.db"))
    return tmp_path / "book.db"


async def _fill(path: Path) -> None:
    store = await Store.open(str(path))
    place = (await store.place("telegram", "-1")).id
    for n in range(1, 60):
        work = Work(
            entries=[entry(f"t{n}", 0, note="炮" * 50)],
            tables=[table(n, place, "a", f"b{n}")],
            secrets=[Secret(f"t{n}", "seed", "s" * 64)],
            parcels=[parcel(body={"text": "字" * 100})],
        )
        await store.commit(work)
    await store.close()


def _refusal(path: Path) -> StoreBroken:
    with pytest.raises(StoreBroken) as refused:
        asyncio.run(Store.open(str(path)))
    return refused.value


def test_damaged_pages_are_refused_and_left_alone(book: Path, tmp_path: Path) -> None:
    whole, luck = book.read_bytes(), Random(5)
    pages = len(whole) // PAGE
    assert pages > 30
    count = 200 if os.environ.get("YIQUN_LONG") else 40
    for n in range(count):
        at = luck.randrange(pages) * PAGE
        damaged = whole[:at] + luck.randbytes(64) + whole[at + 64 :]
        path = tmp_path / f"damaged{n}.db"
        path.write_bytes(damaged)
        assert _refusal(path).reason == "corrupt", at
        assert path.read_bytes() == damaged


@pytest.mark.parametrize("part", [0, 1, 99, 100, PAGE - 1, PAGE, 5 * PAGE, -PAGE, -1])
def test_a_cut_file_is_refused(book: Path, part: int) -> None:
    cut = book.read_bytes()[:part]
    book.write_bytes(cut)
    assert _refusal(book).reason == "corrupt"
    assert book.read_bytes() == cut


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear diary, today I lost at xiangqi.\n" * 200)
    assert _refusal(path).reason == "corrupt"


def test_a_folder_and_a_missing_folder_are_refused(tmp_path: Path) -> None:
    assert _refusal(tmp_path).reason == "unwritable"
    assert _refusal(tmp_path / "none" / "book.db").reason == "unwritable"


def test_a_read_only_file_is_refused(book: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        path = Path(folder) / "book.db"
        shutil.copy(book, path)
        path.chmod(0o444)
        with _not_the_administrator():
            assert _refusal(path).reason == "unwritable"


@contextmanager
def _not_the_administrator() -> Iterator[None]:
    """Who may write anything, read-only or not."""
    administrator = os.geteuid() == 0
    if administrator:
        os.seteuid(65534)
    try:
        yield
    finally:
        if administrator:
            os.seteuid(0)


def test_a_book_whose_file_is_gone_is_not_begun_anew(book: Path) -> None:
    book.unlink()
    Path(f"{book}-wal").write_bytes(b"x" * 100)
    assert _refusal(book).reason == "corrupt"
    assert not book.exists()


def test_a_second_host_is_refused_until_the_first_ends(book: Path) -> None:
    async def with_another() -> tuple[bytes, str]:
        first = await Store.open(str(book))
        program = (
            "import asyncio, sys; from storage.store import Store;"
            "\ntry: asyncio.run(Store.open(sys.argv[1]))"
            "\nexcept Exception as error: sys.exit(error.reason)"
        )
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, str(book), stderr=asyncio.subprocess.PIPE
        )
        _, said = await other.communicate()
        with pytest.raises(StoreBroken) as refused:
            await Store.open(str(book))
        await first.close()
        await (await Store.open(str(book))).close()
        return said.strip(), refused.value.reason

    assert asyncio.run(with_another()) == (b"in_use", "in_use")


async def test_no_server_is_unreachable() -> None:
    pytest.importorskip("asyncpg", reason="needs the extra yiqun[postgresql]")
    with pytest.raises(StoreBroken) as refused:
        await Store.open("postgresql+asyncpg://nobody@127.0.0.1:9/book")
    assert refused.value.reason == "unreachable"


async def test_a_copy_holds_everything_and_opens(book: Path, tmp_path: Path) -> None:
    store = await Store.open(str(book))
    copy = tmp_path / "copy.db"
    await store.backup(str(copy))
    await store.commit(Work(entries=[entry("t1", 1)]))
    with pytest.raises(FileExistsError):
        await store.backup(str(copy))
    await store.close()
    backup.check(str(copy))
    restored = await Store.open(str(copy))
    assert len(await restored.log("t1")) == 1
    assert await restored.secret("t59", "seed") == "s" * 64
    assert len(await restored.parcels("telegram", 1)) == 59
    await restored.close()


def test_a_bad_copy_is_found_out(book: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.db"
    whole = book.read_bytes()
    bad.write_bytes(whole[: 10 * PAGE] + b"\xff" * 64 + whole[10 * PAGE + 64 :])
    with pytest.raises(StoreBroken) as refused:
        backup.check(str(bad))
    assert refused.value.reason == "corrupt"


async def test_a_copy_that_does_not_fit_leaves_nothing(book: Path, tmp_path: Path) -> None:
    store = await Store.open(str(book))
    with pytest.raises(StoreBroken) as refused:
        await store.backup(str(tmp_path / "none" / "copy.db"))
    assert refused.value.reason == "unwritable"
    await store.close()
