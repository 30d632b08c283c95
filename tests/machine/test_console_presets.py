"""Whole events in the console: a preset from its sign-up to the certificates, as a script.

The organiser enters every result by the number of its table, so that the script need not know
who meets whom; a number that no table has is refused and changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.hall.presets import preset
from render.words import say
from tests.host.serving import Home

YES = say("bots.hall.entry", "zh-Hans", "button-mate-yes")
# The preset, what is shorter than usual, entrants, tables in all, and the score of each.
EVENTS = {
    "union": ("", 10, 12, "2:0"),
    "doudizhu_three": ("", 9, 6, "16 8 0"),
    "nine_rounds": ("", 10, 45, "1:0"),
    "bridge": ("boards=1", 4, 6, "110"),
}


def script(key: str) -> Iterator[str]:
    shorter, entrants, tables, score = EVENTS[key]
    found = preset(key)
    assert found is not None
    yield f"org: /event new {found.zh} {shorter}"
    for number in range(entrants):
        if found.entry.get("unit") == "pair":
            yield f"mate{number}: /help"
            yield f"p{number}: /event join console:mate{number} 队{number}"
            yield f"mate{number}> {YES}"
        else:
            yield f"p{number}: /event join"
    yield "org: /event draw"
    for table in range(1, tables + 1):
        yield f"org: /referee correct #{table} {score}"
    yield "org: /event certificates"
    yield "p0: /event results xlsx"
    yield "org: /event honours 1"
    yield "org: /event certificates"


@pytest.mark.parametrize("key", EVENTS)
def test_a_preset_from_sign_up_to_the_certificates(tmp_path: Path, key: str) -> None:
    (tmp_path / "event.txt").write_text("\n".join(script(key)), "utf-8")
    done = Home(tmp_path).run("console", "--json", "--seed", key, "event.txt")
    assert (done.returncode, done.stderr) == (0, "")
    told = [json.loads(line) for line in done.stdout.splitlines()]
    [ranking] = {line["text"] for line in told if "🏆" in line["text"]}
    assert "第 1 名" in ranking and "抽签种子" in ranking
    champions = ranking.split("冠军：")[1].split("\n")[0].split("、")
    alone = "png" if len(champions) == 1 else "pdf"
    assert [line["file"] for line in told if line["file"]] == [
        "certificates-e1.pdf",
        "results-e1.xlsx",
        f"certificates-e1.{alone}",
    ]
