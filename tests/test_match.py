"""How games add up to a meeting."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.match import Match, Taken

WON, LOST, DREW = Fraction(1), Fraction(0), Fraction(1, 2)


def games(text: str) -> list[Taken]:
    """W, L or D for the first of two sides, game by game."""
    shares = {"W": (WON, LOST), "L": (LOST, WON), "D": (DREW, DREW)}
    return [Taken(shares[c], (int(c == "W"), int(c == "L"))) for c in text]


def hands(*points: tuple[int, ...]) -> list[Taken]:
    return [Taken((LOST,) * len(p), p) for p in points]


@pytest.mark.parametrize(
    ("match", "played", "winners"),
    [
        (Match(), "", None),
        (Match(), "W", (0,)),
        (Match(), "D", (0, 1)),
        (Match(draws="replay"), "D", None),
        (Match(draws="replay"), "DDL", (1,)),
        (Match(best_of=3), "W", None),
        (Match(best_of=3), "WW", (0,)),
        (Match(best_of=3), "WL", None),
        (Match(best_of=3), "WLL", (1,)),
        (Match(best_of=3), "WD", None),
        (Match(best_of=3), "WDD", (0,)),
        (Match(best_of=3), "WLD", (0, 1)),
        (Match(best_of=3, draws="replay"), "WLD", None),
        (Match(best_of=3, draws="replay"), "WLDW", (0,)),
        (Match(best_of=5), "WWL", None),
        (Match(best_of=5), "WWLW", (0,)),
    ],
)
def test_best_of(match: Match, played: str, winners: tuple[int, ...] | None) -> None:
    tally = match.tally(2, games(played))
    assert tally.games == len(played)
    assert (tally.winners if tally.decided else None) == winners


@pytest.mark.parametrize(
    ("match", "played", "winners"),
    [
        (Match(target=10), hands((4, 0), (5, 3)), None),
        (Match(target=10), hands((4, 0), (6, 3)), (0,)),
        (Match(target=10), hands((10, 10)), None),
        (Match(target=10), hands((10, 10), (0, 1)), (1,)),
        (Match(hands=2), hands((3, -3)), None),
        (Match(hands=2), hands((3, -3), (-1, 1)), (0,)),
        (Match(hands=2), hands((3, -3), (-3, 3)), None),
        (Match(hands=2), hands((3, -3), (-3, 3), (-1, 1)), (1,)),
        (Match(start=5, stop_at_zero=True), hands((4, -4)), None),
        (Match(start=5, stop_at_zero=True), hands((4, -4), (1, -1)), (0,)),
        (Match(hands=1), hands((2, 7, -9)), (1,)),
    ],
)
def test_on_points(match: Match, played: list[Taken], winners: tuple[int, ...] | None) -> None:
    tally = match.tally(len(played[0].points), played)
    assert (tally.winners if tally.decided else None) == winners


def test_points_start_where_the_terms_say() -> None:
    assert Match(start=100, hands=4).tally(3, hands((5, -2, -3))).points == (105, 98, 97)


@given(st.integers(0, 20), st.integers(2, 6))
def test_each_side_has_a_seat_of_its_own(game: int, sides: int) -> None:
    match = Match()
    seats = [match.seat_of(side, game, sides) for side in range(sides)]
    assert sorted(seats) == list(range(sides))
    assert [match.side_of(seat, game, sides) for seat in seats] == list(range(sides))


def test_two_sides_change_colours_and_more_keep_theirs() -> None:
    match = Match()
    assert [match.seat_of(0, game, 2) for game in range(4)] == [0, 1, 0, 1]
    assert {match.seat_of(2, game, 4) for game in range(4)} == {2}


@given(st.text("WLD", max_size=15), st.sampled_from([1, 3, 5, 7]))
def test_a_match_once_decided_by_wins_has_the_leader_as_winner(played: str, best_of: int) -> None:
    tally = Match(best_of=best_of).tally(2, games(played))
    assert tally.decided == (len(played) >= best_of or 2 * max(tally.shares) > best_of)
    assert sum(tally.shares) == len(played)
    if tally.decided:
        assert all(tally.shares[side] == max(tally.shares) for side in tally.winners)


def test_partners_lead_and_win_together() -> None:
    match = Match(target=5, partners=True)
    level = match.tally(4, hands((3, 3, 3, 3), (2, 2, 2, 2)))
    assert not level.decided
    ahead = match.tally(4, hands((3, 0, 3, 0), (0, 1, 0, 1), (2, 0, 2, 0)))
    assert ahead.decided and ahead.winners == (0, 2)
