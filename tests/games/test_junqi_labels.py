"""What stands on the buttons for a layout can be typed, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from engines.game import Game
from engines.games.luzhanqi import Luzhanqi
from engines.games.siguo import Siguo
from engines.junqi.army import PRESETS
from render.words import LANGUAGES
from tests.selfplay import luck


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [Luzhanqi(), Siguo()], ids=lambda game: game.key)
def test_a_button_says_what_can_be_typed(game: Game[Any, Any, Any], language: str) -> None:
    view = game.observe(game.start(game.deal(luck(1))), 0)
    offered = {game.label(view, move, language): move for move in game.choices(view)}
    assert len(offered) == len(PRESETS) + 1
    for label, move in offered.items():
        assert game.parse(view, label) == move
        assert label.isascii() is (language == "en")
