"""Whatever is typed at a table of bridge or minibridge: a move that can be written again, or a
refusal in words."""

from __future__ import annotations

import pytest

from engines.game import Refused, refusal
from engines.games import AnyGame
from engines.games.bridge import Bridge
from engines.games.minibridge import Minibridge
from engines.luck import Luck
from render.words import LANGUAGES, tell
from tests.games.test_minibridge import DEAL
from tests.selfplay import LONG, luck

STRINGS = 100_000 if LONG else 1_000
PIECES = (
    *"0123456789shdcnxpakqjtSHDCNXPAKQJT ♠♥♦♣#!.,:+-明出叫墩红黑",
    *(
        "1NT",
        "无将",
        "红桃",
        "黑桃",
        "方块",
        "梅花",
        "加倍",
        "不叫",
        "摊牌",
        "认可",
        "继续打",
        "提示",
    ),
    *(
        "alert",
        "claim",
        "concede",
        "pass",
        "double",
        "redouble",
        "10",
        "成局",
        "部分",
        "game",
        "大王",
    ),
    *("\u200b", "\ufe0f", "１", "①", "二", "紅心", "{ $x }", "\n", "|"),
)


def text_of(chance: Luck) -> str:
    return "".join(chance.choice(PIECES) for _ in range(1 + chance.below(6)))


@pytest.mark.parametrize("phase", ["calls", "lead", "dummy", "claim"])
@pytest.mark.parametrize("kind", [Bridge, Minibridge])
def test_any_text_is_a_move_or_a_refusal(kind: type[AnyGame], phase: str) -> None:
    game = kind()
    begun = {"calls": {}, "lead": {"contract": "3NT", "declarer": "N"}}
    state = game.start(game.place({"deal": DEAL, **begun.get(phase, begun["lead"])}))
    for text in {"dummy": ("HK",), "claim": ("HK", "claim 9")}.get(phase, ()):
        seat = min(game.to_move(state))
        state = game.play(state, seat, game.parse(game.observe(state, seat), text))
    seat = min(game.to_move(state))
    view, chance, read = game.observe(state, seat), luck(len(phase)), 0
    for _ in range(STRINGS):
        text = text_of(chance)
        try:
            move = game.parse(view, text)
        except Refused as refused:
            assert all(tell(refusal(game, refused), language) for language in LANGUAGES)
            continue
        read += 1
        assert game.parse(view, game.format(view, move)) == move
        if not game.secret(move):
            assert game.parse(view, game.write(view, move, "zh-Hans")) == move
        try:
            game.play(state, seat, move)
        except Refused as refused:
            assert tell(refusal(game, refused), "en")
    assert read > STRINGS // 200
