"""Starting, refusing to start, and ending: what the operator of a small server meets."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys

import pytest

from tests.host.serving import PATIENCE, Home, one_sentence


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_when_told(home: Home, told: signal.Signals) -> None:
    host = home.start()
    home.wait(host)
    assert host.stdout
    lines = [host.stdout.readline() for _ in range(5)]
    assert lines[0] == f"Yiqun is open: http://127.0.0.1:{home.port}\n"
    assert all(line.startswith("  ") for line in lines[1:])
    host.send_signal(told)
    out, err = host.communicate(timeout=PATIENCE)
    assert (host.returncode, out, err) == (0, "", "")
    assert (home.folder / "yiqun.db").exists()


def test_the_operators_language(home: Home) -> None:
    (home.folder / "yiqun.toml").write_text('language = "zh-Hant"\n', "utf-8")
    with home.serving() as host:
        assert host.stdout
        assert host.stdout.readline().startswith("弈群已開門")


def test_a_port_that_is_taken(home: Home) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", home.port))
        other.listen()
        line = one_sentence(home.run("serve"))
        assert f"127.0.0.1:{home.port}" in line
        assert "YIQUN_PORT" in line
        assert not (home.folder / "yiqun.db").exists()
        checked = home.run("doctor")
        assert checked.returncode == 1
        assert f"✗ 127.0.0.1:{home.port}" in checked.stdout


def test_an_address_that_is_not_ours(home: Home) -> None:
    home.more = {"YIQUN_HOST": "192.0.2.1"}
    assert "192.0.2.1" in one_sentence(home.run("serve"))


@pytest.mark.skipif(os.geteuid() == 0, reason="the super-user may write everywhere")
def test_a_folder_that_takes_no_writes(home: Home) -> None:
    home.folder.chmod(0o500)
    assert "cannot be written" in one_sentence(home.run("serve"))


def test_a_database_in_no_folder(home: Home) -> None:
    home.more = {"YIQUN_DATABASE": "nowhere/yiqun.db"}
    line = one_sentence(home.run("serve"))
    assert "nowhere/yiqun.db cannot be written" in line


def test_a_database_that_is_damaged(home: Home) -> None:
    damaged = b"SQLite format 3\0" + b"nonsense" * 1000
    book = home.folder / "yiqun.db"
    book.write_bytes(damaged)
    assert "damaged" in one_sentence(home.run("serve"))
    assert book.read_bytes() == damaged
    assert "✗" in home.run("doctor").stdout
    assert "damaged" in one_sentence(home.run("backup", "copy.db"))
    assert not (home.folder / "copy.db").exists()


def test_a_database_from_the_future(home: Home) -> None:
    with home.serving():
        pass
    book = sqlite3.connect(home.folder / "yiqun.db")
    book.execute("UPDATE alembic_version SET version_num = '9999'")
    book.commit()
    book.close()
    assert "newer Yiqun (9999)" in one_sentence(home.run("serve"))


def test_a_second_host_on_the_same_database(home: Home) -> None:
    with home.serving():
        other = Home(home.folder)
        assert "in use by another Yiqun" in one_sentence(other.run("serve"))
        home.page("/")


@pytest.mark.parametrize(
    ("settings", "environment", "said"),
    [
        ("port = 8470 8471", {}, "yiqun.toml"),
        ("prot = 8470", {}, "prot"),
        ("host = 5", {}, "host"),
        ('language = "de"', {}, "language"),
        ("", {"YIQUN_PORT": "0"}, "port"),
        ("", {"YIQUN_PORT": "70000"}, "port"),
        ("", {"YIQUN_PORT": "eighty"}, "port"),
        ("", {"YIQUN_LANGUAGE": "de"}, "language"),
        ("", {"YIQUN_LOG": "loud"}, "log"),
        ("", {"YIQUN_DISCORD_CONTENT": "perhaps"}, "discord_content"),
        ("", {"YIQUN_DATABASE": "postgresql://"}, "YIQUN_DATABASE"),
    ],
)
def test_settings_that_make_no_sense(
    home: Home, settings: str, environment: dict[str, str], said: str
) -> None:
    (home.folder / "yiqun.toml").write_text(settings, "utf-8")
    home.more = environment
    assert said in one_sentence(home.run("serve"))


def test_settings_that_are_no_text(home: Home) -> None:
    (home.folder / "yiqun.toml").write_bytes(b"\xff\xfe")
    assert "yiqun.toml" in one_sentence(home.run("doctor"))


def test_doctor_before_the_first_start(home: Home) -> None:
    home.more = {"TELEGRAM_TOKEN": "12:secret"}
    found = home.run("doctor")
    assert (found.returncode, found.stderr) == (0, "")
    assert "yiqun.db will be made" in found.stdout
    assert "Telegram: TELEGRAM_TOKEN is set" in found.stdout
    assert "Discord: not set up" in found.stdout
    assert "xiangqi" in found.stdout
    assert "secret" not in found.stdout
    assert not (home.folder / "yiqun.db").exists()


def test_a_backup_while_serving_and_back(home: Home) -> None:
    with home.serving():
        home.do(command="new", args={"game": "gomoku"})
        done = home.run("backup", "copy.db")
        assert (done.returncode, done.stderr) == (0, "")
        assert "already exists" in one_sentence(home.run("backup", "copy.db"))
    for name in ("yiqun.db", "yiqun.db-wal", "yiqun.db-shm"):
        (home.folder / name).unlink(missing_ok=True)
    (home.folder / "copy.db").rename(home.folder / "yiqun.db")
    with home.serving():
        assert "#1" in home.page("/t/1")
    book = sqlite3.connect(home.folder / "yiqun.db")
    assert book.execute("SELECT game FROM tables").fetchall() == [("gomoku",)]
    book.close()


def test_a_backup_of_nothing(home: Home) -> None:
    assert "no database yiqun.db" in one_sentence(home.run("backup", "copy.db"))
    assert list(home.folder.iterdir()) == []


def test_tools_do_not_wait_for_chats(home: Home) -> None:
    """Discord's and Telegram's libraries take a second to import."""
    for arguments in (["--help"], ["engine"], ["doctor"], ["verify", "00" * 32]):
        names = _imported(home, *arguments)
        assert not names & {"discord", "telegram", "aiohttp"}, arguments


def _imported(home: Home, *arguments: str) -> set[str]:
    program = "import sys; from bots.cli import app; app(sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", program, *arguments],
        cwd=home.folder,
        env=home.environment,
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return {line.rpartition("|")[2].strip() for line in done.stderr.split("\n")}
