"""`yiqun console`: a script's lines and a program's, and somebody at a terminal."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.host.serving import PATIENCE, YIQUN, Home, one_sentence

SCRIPT = """
# a deal with two computers
甲: /new doudizhu computer
甲> 叫3分
甲@: /hand
+ 5
乙: /new gomoku clock=30
丙> 加入
乙: 天元
+ 40
"""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    (tmp_path / "script.txt").write_text(SCRIPT, "utf-8")
    return Home(tmp_path)


def test_lines_of_json(home: Home) -> None:
    done = home.run("console", "--json", "script.txt")
    assert (done.returncode, done.stderr) == (0, "")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) > 8
    for line in told:
        assert line.keys() == {"ref", "to", "edit", "text", "alt", "buttons", "picks", "file"}
    assert {line["to"] for line in told} >= {None, "甲"}
    assert any("加入" in row for line in told for row in line["buttons"])
    assert "超时" in told[-1]["text"]


def lanes(said: str) -> dict[str, list[str]]:
    """What was said, by whom it was said to: only within a lane is there an order."""
    found: dict[str, list[str]] = {}
    for message in re.split(r"\n(?=\[)", said):
        found.setdefault(message.partition("]")[0], []).append(message)
    return found


def test_a_seed_makes_every_run_the_same(home: Home) -> None:
    runs = [home.run("console", "--seed", seed, "script.txt").stdout for seed in ("a", "a", "b")]
    assert lanes(runs[0].strip()) == lanes(runs[1].strip()) != lanes(runs[2].strip())
    assert "♠" in runs[0]


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "en"])
def test_languages(home: Home, language: str) -> None:
    (home.folder / "one.txt").write_text("A: /new xiangqi\n", "utf-8")
    said = home.run("console", "--language", language, "one.txt").stdout
    assert {"zh-Hans": "象棋", "zh-Hant": "象棋", "en": "Xiangqi"}[language] in said


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("甲: /new gomoku\nnonsense\n", "line 2: nonsense"),
        ("甲> 加入\n", "line 1"),
        ("甲* 1 2\n", "line 1"),
        ("\n\n+ soon\n", "line 3"),
        ("+ -5\n", "line 1"),
        ("+ nan\n", "line 1"),
        ("+ 1e30\n", "line 1"),
    ],
)
def test_a_script_that_says_nothing(home: Home, script: str, said: str) -> None:
    (home.folder / "bad.txt").write_text(script, "utf-8")
    done = home.run("console", "bad.txt")
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_script_that_cannot_be_read(home: Home) -> None:
    assert "nowhere.txt" in one_sentence(home.run("console", "nowhere.txt"), 2)
    (home.folder / "bytes.txt").write_bytes(b"\xff\xfe")
    assert "utf-8" in one_sentence(home.run("console", "bytes.txt"), 2)
    assert "languages" in one_sentence(home.run("console", "--language", "de"), 2)
    lost = home.run("console", "--database", "nowhere/x.db", "script.txt")
    assert "cannot be written" in one_sentence(lost, 2) or "无法写入" in lost.stderr


def test_what_is_typed_is_answered_at_once(home: Home) -> None:
    pipe = subprocess.PIPE
    console = subprocess.Popen(
        [YIQUN, "console", "--json"],
        cwd=home.folder,
        env=home.environment | {"PYTHONUNBUFFERED": ""},
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        text=True,
    )
    assert console.stdin
    assert console.stdout
    for typed in ("甲: /new gomoku", "甲: /help", "甲: /here"):
        console.stdin.write(typed + "\n")
        console.stdin.flush()
        assert json.loads(console.stdout.readline())["text"]
    _, err = console.communicate(timeout=PATIENCE)
    assert (console.returncode, err) == (0, "")


def test_what_is_kept_is_there_again(home: Home) -> None:
    (home.folder / "one.txt").write_text("甲: /new xiangqi\n", "utf-8")
    (home.folder / "two.txt").write_text("甲: /here\n", "utf-8")
    home.run("console", "--database", "kept.db", "one.txt")
    assert "#1" in home.run("console", "--database", "kept.db", "two.txt").stdout
