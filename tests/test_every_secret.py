"""Two worlds that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

import pytest

from engines import games
from engines.game import replay
from engines.games import AnyGame
from render.look import Look
from render.words import LANGUAGES
from tests.selfplay import LONG, Record, every_game, luck, played, seats_of, some_moves
from tests.worlds import swap_of

# Games, and the points of play that are looked at in each: 500 in a long run.
SEEDS = range(25 if LONG else 2)
POINTS = 20 if LONG else 4


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_sees_what_is_hidden(key: str, seed: int) -> None:
    if not games.find(key).hidden:
        pytest.skip("an open game has no secrets")
    end, swap = played(key, seed), swap_of(key)
    game, chance, different = end.game, luck(seed), 0
    for point in range(POINTS):
        plies = (0, 1)[point] if point < 2 else chance.below(len(end.steps))
        record = end.record[:plies]
        for seat in seats_of(game):
            deal, other = swap(game, end.deal, record, seat, chance)
            same_to(game, seat, (end.deal, record), (deal, other), advised=point < 4)
            different += (deal, other) != (end.deal, record)
    assert different > 0, "no other world was ever tried"


def same_to(
    game: AnyGame,
    seat: int | None,
    one: tuple[str, Record],
    two: tuple[str, Record],
    advised: bool,
) -> None:
    states = [replay(game, *world) for world in (one, two)]
    views = [game.observe(state, seat) for state in states]
    assert views[0] == views[1]
    assert game.see(views[0]) == game.see(views[1])
    for language in LANGUAGES:
        pictures = [game.picture(view, Look(language, seat or 0)) for view in views]
        assert pictures[0] == pictures[1]
    assert len({game.to_move(state) for state in states}) == 1
    if seat is not None and seat in game.to_move(states[0]):
        assert some_moves(game, states[0], seat) == some_moves(game, states[1], seat)
        if advised:
            advice = [game.advise(view, luck(5), 2) for view in views]
            assert advice[0] == advice[1]
