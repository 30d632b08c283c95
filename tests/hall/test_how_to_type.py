"""`/rules` says how moves are typed, with examples that the game reads."""

from __future__ import annotations

from contextlib import suppress

import pytest

from engines import games
from engines.game import Ambiguous, Illegal
from engines.luck import Luck
from render.words import LANGUAGES, say
from tests.hall.party import Party, text_of

# What the words show and a game reads as its first move, by language.
EXAMPLES = {
    "xiangqi": (("炮二平五", "马8进7", "h2e2"), ("炮二平五", "馬8進7"), ("C2.5", "H8+7", "h2e2")),
    "chess": (("马f3", "Nf3", "e2e4"), ("馬f3", "Nf3"), ("Nf3", "e2e4")),
    "gomoku": (("H8",),) * 3,
    "go": (("D4", "停一手"), ("D4", "停一手"), ("D4", "pass")),
    "draughts": (("32-28",),) * 3,
    "chinese_checkers": (("n4-m8",),) * 3,
    "shuqi": (("c1 e1", "叫停"), ("c1 e1", "叫停"), ("c1 e1", "stop")),
    "luzhanqi": (("布阵 1",), ("佈陣 1",), ("setup 1",)),
    "siguo": (("布阵 1",), ("佈陣 1",), ("setup 1",)),
    "doudizhu": (("1", "不叫"), ("1", "不叫"), ("1", "no bid")),
    "shengji": (("亮 ♥2", "不亮"), ("亮 ♥2", "不亮"), ("declare ♥2", "pass")),
    "bridge": (("1NT", "3红桃", "不叫"), ("1NT", "3紅心", "不叫"), ("1NT", "3H", "pass")),
    "minibridge": (("黑桃 部分", "4♠ 成局"), ("黑桃 部分", "4♠ 成局"), ("spades part", "3NT")),
    "guandan": (("34567", "不要"), ("34567", "不要"), ("34567", "pass")),
    "mahjong_mcr": (("打 5万", "3s"), ("打 5萬", "3s"), ("5m", "E")),
    "reported": (("24 -8 -8 -8", "签字"), ("24 -8 -8 -8", "簽字"), ("24 -8 -8 -8", "sign")),
}


@pytest.mark.parametrize("key", games.keys())
def test_examples_are_read(key: str) -> None:
    kind = games.find(key)
    game = kind()
    state = game.start(game.deal(Luck(bytes(32))))
    view = game.observe(state, min(game.to_move(state)))
    for language, examples in zip(LANGUAGES, EXAMPLES[key], strict=True):
        told = say(kind.__module__, language, "how-to-type")
        for example in examples:
            assert example in told, language
            with suppress(Illegal, Ambiguous):  # it is read, be it no move now
                game.parse(view, example)


async def test_the_rules_say_how_moves_are_typed(party: Party) -> None:
    for key, (*_, english) in EXAMPLES.items():
        said = text_of(await party.do("ann", f"/rules {key}"))
        assert all(example in said for example in english)
