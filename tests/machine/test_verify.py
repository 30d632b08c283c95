"""`yiqun verify`: anyone can redo a deal from what the log and the players know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bots.machine.verify import verify
from tests.hall.transcript import Room
from tests.host.serving import Home, one_sentence

ZERO = "00" * 32
COMMITMENT = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_the_commitment_is_sha256_of_the_seed() -> None:
    assert verify(ZERO) == {"commitment": COMMITMENT}
    assert verify(ZERO, COMMITMENT.upper())["matches"]
    assert verify("11" * 32, COMMITMENT)["matches"] is False


async def test_the_deal_of_a_table_is_redone(tmp_path: Path) -> None:
    room = await Room.open(tmp_path / "yiqun.db")
    try:
        await room.do(
            "甲: /new doudizhu target=1", "甲: /word 好运", "乙> 加入", "乙: /word ♠ luck"
        )
        await room.do("丙> 加入", "甲: /leave", "乙: /leave", "丙: /leave")
        for _ in range(40):
            if (await room.hall.table("t1")).phase == "over":
                break
            await room.do("丁: /here")
        table = await room.hall.table("t1")
        log = await room.store.log("t1")
    finally:
        await room.close()
    assert table.phase == "over"
    deals = {
        entry.data["number"]: entry.data["commitment"] for entry in log if entry.kind == "deal"
    }
    seeds = {entry.data["number"]: entry.data["seed"] for entry in log if entry.kind == "reveal"}
    assert deals.keys() == seeds.keys()
    number = max(seeds)
    words = ("好运", "♠ luck", "")
    found = verify(seeds[number], deals[number], "doudizhu", said=words)
    assert found == {"commitment": deals[number], "matches": True, "deal": table.deal}
    assert verify(seeds[number], game="doudizhu")["deal"] != table.deal


def test_the_command(home: Home) -> None:
    done = home.run("verify", ZERO, "--commitment", COMMITMENT, "--game", "doudizhu", "--word", "a")
    found = json.loads(done.stdout)
    assert (done.returncode, found["matches"], len(found["deal"].split())) == (0, True, 55)
    assert found["deal"] == verify(ZERO, game="doudizhu", said=("a",))["deal"]
    wrong = home.run("verify", "11" * 32, "--commitment", COMMITMENT)
    assert (wrong.returncode, json.loads(wrong.stdout)["matches"]) == (1, False)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["12"], "64 hexadecimal digits"),
        (["x" * 64], "64 hexadecimal digits"),
        ([ZERO, "--game", "tennis"], "games are"),
        ([ZERO, "--game", "doudizhu", "--option", "wings"], "wings"),
        ([ZERO, "--game", "doudizhu", "--option", "komi=7"], "komi"),
    ],
)
def test_what_cannot_be_verified(home: Home, arguments: list[str], said: str) -> None:
    assert said in one_sentence(home.run("verify", *arguments), 2)
