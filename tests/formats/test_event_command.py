"""`yiqun event run FILE`: what it prints and how it exits."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from bots.machine.event import event_run

TOML = """
name = "春季赛"
[[entrants]]
name = "甲"
[[entrants]]
name = "乙"
[[stages]]
format = "knockout"
[draws]
1 = ["甲", "乙"]
[[results]]
stage = 1
round = 1
table = ["甲", "乙"]
points = [0, 1]
"""


def test_a_toml_file(tmp_path: Path) -> None:
    path = tmp_path / "cup.toml"
    path.write_text(TOML, "utf-8")
    text, code = event_run(str(path))
    assert code == 0
    assert json.loads(text)["final"] == [{"rank": 1, "name": "乙"}, {"rank": 2, "name": "甲"}]
    assert "甲" in text


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    document = {"entrants": [{"name": "甲"}], "stages": [{"format": "knockout"}], "seed": "00" * 32}
    given = io.TextIOWrapper(io.BytesIO(json.dumps(document).encode()))
    monkeypatch.setattr("sys.stdin", given)
    text, code = event_run("-")
    assert code == 0 and json.loads(text)["decided"]


@pytest.mark.parametrize(
    ("name", "content", "code", "at"),
    [
        ("cup.json", b"{", "syntax", ""),
        ("cup.json", b"[" * 100_000, "syntax", ""),
        ("cup.json", b"9" * 5000, "syntax", ""),
        ("cup.json", b"\xff\xfe", "file", ""),
        ("cup.json", b"[]", "type", ""),
        ("cup.json", b'{"\\ud800": 1}', "key", "?"),
        ("cup.json", b'{"entrants": [], "stages": []}', "nobody", "entrants"),
        ("cup.toml", b"a = ", "syntax", ""),
        ("cup.toml", b"name = 1979-05-27", "missing", "entrants"),
        (None, b"", "file", ""),
    ],
)
def test_a_file_that_makes_no_sense(
    tmp_path: Path, name: str | None, content: bytes, code: str, at: str
) -> None:
    path = tmp_path / (name or "nowhere")
    if name:
        path.write_bytes(content)
    text, exit_code = event_run(str(path))
    error = json.loads(text)["error"]
    assert exit_code == 2
    assert (error["code"], error["at"]) == (code, at)
    assert error["text"]
    text.encode()


@pytest.mark.parametrize(
    ("language", "label", "said"),
    [("", "第一轮", "is missing"), ("zh-Hans", "第一轮", "缺"), ("zh-Hant", "第一輪", "缺"),
     ("en", "Round 1", "is missing")],
)  # fmt: skip
def test_rounds_and_mistakes_in_the_language_wanted(
    tmp_path: Path, language: str, label: str, said: str
) -> None:
    path = tmp_path / "cup.toml"
    path.write_text(TOML, "utf-8")
    text, _ = event_run(str(path), language=language)
    assert [row["label"] for row in json.loads(text)["rounds"]] == [label]
    path.write_text("name = 'x'", "utf-8")
    text, code = event_run(str(path), language=language)
    assert code == 2 and said in json.loads(text)["error"]["text"]


def test_a_report_for_other_programs(tmp_path: Path) -> None:
    path = tmp_path / "cup.toml"
    swiss = TOML.replace('"knockout"', '"swiss"\nfirst_colour = "first"')
    path.write_text(swiss, "utf-8")
    text, code = event_run(str(path), report=True)
    assert code == 0 and text.splitlines()[:2] == ["012 春季赛", "142 1"]
    assert sum(line.startswith("001") for line in text.splitlines()) == 2
    path.write_text(TOML, "utf-8")
    text, code = event_run(str(path), report=True)
    assert code == 2 and json.loads(text)["error"]["code"] == "no_swiss"
