"""Every preset in the console, from its sign-up to the certificates: `tests.season` as a script.

One process of the real command plays all of them, one after the other: to start it takes
longer than to play an event.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

import pytest

from bots.hall.outcome.awards import PLACES
from bots.hall.presets import PRESETS, Preset
from engines.luck import commitment
from tests.host.serving import PATIENCE, Home
from tests.season import EVENINGS, PEOPLE, TEAMS, season

Told = list[dict[str, Any]]
KEYS = [preset.key for preset in PRESETS]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """All that the console says, in order."""
    home = Home(tmp_path_factory.mktemp("season"))
    (home.folder / "season.txt").write_text("\n".join(season("zh-Hans")), "utf-8")
    script = ("console", "--json", "--seed", "season", "season.txt")
    done = home.run(*script, patience=3 * PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@dataclass(frozen=True)
class Evening:
    """What was said of one preset's event: its messages begin with its number."""

    preset: Preset
    number: int
    said: Told

    @property
    def entrants(self) -> tuple[str, ...]:
        names = TEAMS if self.preset.entry else PEOPLE
        return names[: EVENINGS[self.preset.key].entrants]

    def one(self, what: str) -> str:
        """The one text with these words in it, however often it was sent again."""
        [text] = {line["text"] for line in self.said if what in line["text"]}
        return str(text)

    @property
    def places(self) -> list[tuple[int, str]]:
        found = re.findall(r"第 (\d+) 名：(.+)", self.one("🏆"))
        return [(int(place), name) for place, name in found]


@pytest.fixture(params=KEYS)
def evening(request: pytest.FixtureRequest, told: Told) -> Evening:
    number = KEYS.index(request.param) + 1
    said = [line for line in told if line["text"].startswith(f"#e{number} ")]
    return Evening(PRESETS[number - 1], number, said)


def test_the_event_ends_with_its_champion_and_the_secret_of_its_draws(evening: Evening) -> None:
    assert evening.preset.zh in evening.said[0]["text"]
    ranking = evening.one("🏆")
    [champion] = re.findall("冠军：(.+)", ranking)
    first = [name for place, name in evening.places if place == 1]
    assert first == champion.split("、")
    assert {name for _, name in evening.places} <= set(evening.entrants)
    [seed] = re.findall("抽签种子：([0-9a-f]{64})", ranking)
    assert commitment(bytes.fromhex(seed)) in evening.said[0]["text"]


def test_the_standings_begin_with_the_champion(evening: Evening) -> None:
    *_, standings = [line["alt"] for line in evening.said if line["to"] == "org" and line["alt"]]
    _, first, *rest = standings.split("\n")
    assert any(name in first for place, name in evening.places if place == 1)
    assert all(any(name in row for name in evening.entrants) for row in rest)


def test_the_first_three_get_a_certificate_and_everybody_the_results(evening: Evening) -> None:
    honoured = sum(place <= PLACES for place, _ in evening.places)
    files = {line["file"]: line["text"] for line in evening.said if line["file"]}
    certificates = f"certificates-e{evening.number}.pdf"
    assert [*files] == [certificates, f"results-e{evening.number}.xlsx"]
    assert f"证书 {honoured} 张" in files[certificates]


def test_every_preset_has_its_evening() -> None:
    assert list(EVENINGS) == KEYS
