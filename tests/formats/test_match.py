"""Matches: best of n, games that follow when it is level, games on points."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engines.match import Match, Taken

WIN, LOSS, DRAW = "+", "-", "="
ONE, HALF, NONE = Fraction(1), Fraction(1, 2), Fraction(0)
SHARES = {WIN: (ONE, NONE), LOSS: (NONE, ONE), DRAW: (HALF, HALF)}


def taken(games: str) -> list[Taken]:
    return [Taken(SHARES[g], (0, 0)) for g in games]


@pytest.mark.parametrize(
    ("match", "games", "decided", "winners"),
    [
        (Match(), "+", True, (0,)),
        (Match(), "=", True, (0, 1)),
        (Match(best_of=3), "+", False, ()),
        (Match(best_of=3), "++", True, (0,)),
        (Match(best_of=3), "+=", False, ()),
        (Match(best_of=3), "+-=", True, (0, 1)),
        (Match(best_of=3, play_all=True), "++", False, ()),
        (Match(best_of=3, play_all=True), "++-", True, (0,)),
        (Match(best_of=3, draws="replay"), "+==", False, ()),
        (Match(best_of=3, draws="replay"), "+==-==-", True, (1,)),
        (Match(then="replay"), "=", False, ()),
        (Match(then="replay"), "==-", True, (1,)),
        (Match(then="lot"), "=", True, (0, 1)),
        (Match(best_of=2, then="replay"), "+", False, ()),
        (Match(best_of=2, then="replay"), "+-=", False, ()),
    ],
)
def test_when_a_match_is_decided(
    match: Match, games: str, decided: bool, winners: tuple[int, ...]
) -> None:
    tally = match.tally(2, taken(games))
    assert (tally.decided, tally.winners) == (decided, winners)


def test_two_slow_games_then_fast_ones_until_decided() -> None:
    """Slow 1 and 2 drawn, fast 3 drawn, fast 4 won: 2½ to 1½."""
    match = Match(best_of=2, then="fast")
    assert not match.tally(2, taken("=")).extra
    assert match.tally(2, taken("==")).extra
    assert match.tally(2, taken("===")).extra
    tally = match.tally(2, taken("===+"))
    assert tally.decided and tally.winners == (0,)
    assert tally.shares == (Fraction(5, 2), Fraction(3, 2))


def test_sides_change_places_every_game() -> None:
    match = Match(best_of=4)
    assert [match.seat_of(0, game, 2) for game in range(4)] == [0, 1, 0, 1]
    assert all(
        match.side_of(match.seat_of(side, game, 2), game, 2) == side
        for side in (0, 1)
        for game in range(4)
    )


def test_a_player_without_points_ends_it_unless_two_lead() -> None:
    match = Match(start=10, stop_at_zero=True)
    games = [
        Taken((Fraction(1), Fraction(0), Fraction(0)), (12, -6, -6)),
        Taken((Fraction(0), Fraction(1, 2), Fraction(1, 2)), (1, -2, 1)),
        Taken((Fraction(0), Fraction(0), Fraction(1)), (-4, -4, 8)),
    ]
    assert not match.tally(3, games[:2]).decided
    tally = match.tally(3, games)
    assert tally.points == (19, -2, 13) and tally.winners == (0,)
