"""Other worlds of mahjong: what lies hidden in hands and wall changes places."""

from __future__ import annotations

from collections import Counter

from engines.game import replay
from engines.games import AnyGame
from engines.games.mahjong_mcr.rules import asked
from engines.games.mahjong_mcr.table import SEATS, State
from engines.games.mahjong_mcr.tiles import codes, is_flower, read
from engines.luck import Luck
from tests.selfplay import Record


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    """The same record from a wall in which tiles this seat cannot see lie elsewhere.

    Flowers stay where they are: they are shown as soon as they come.  What others answered
    to a tile still on offer is hidden too: all of it becomes a pass.
    """
    tiles = list(read(deal))
    now: State = replay(game, deal, record)
    places = [i for i in range(now.front, now.back) if not is_flower(tiles[i])]
    for other, drawn in _drawn_places(game, deal, record).items():
        if other != seat and not now.over:
            places += _still_held(now, other, drawn, tiles)
    mixed = luck.shuffled(tiles[i] for i in places)
    for place, tile in zip(places, mixed, strict=True):
        tiles[place] = tile
    return codes(tiles), _all_passed(now, record, seat)


def _all_passed(now: State, record: Record, seat: int | None) -> Record:
    """With every hidden answer to the present offer a pass."""
    answered = 0 if now.offer is None or now.over else SEATS - 1 - len(asked(now))
    cut = len(record) - answered
    return [*record[:cut], *((s, t if s == seat else "pass") for s, t in record[cut:])]


def _drawn_places(game: AnyGame, deal: str, record: Record) -> dict[int, list[int]]:
    """Where in the wall the tiles came from that each seat took, in order; those dealt first.

    Flowers and what replaced them at the deal are left out, and so stay as they are.
    """
    state: State = game.start(deal)
    tiles = read(deal)
    hands = [[13 * ((seat - state.dealer) % SEATS) + i for i in range(13)] for seat in range(SEATS)]
    hands[state.dealer].append(13 * SEATS)
    for seat, text in record:
        before = state
        move = game.decode(game.observe(state, seat), text)
        state = game.apply(state, seat, move)
        taken = [*range(before.front, state.front), *range(state.back, before.back)]
        hands[state.turn] += taken
    return {s: [i for i in hand if not is_flower(tiles[i])] for s, hand in enumerate(hands)}


def _still_held(now: State, seat: int, drawn: list[int], tiles: list[int]) -> list[int]:
    """The places of the tiles still hidden in the hand: of equal ones the last that came."""
    held = Counter(now.places[seat].hand)
    found = []
    for place in reversed(drawn):
        if held[tiles[place]] > 0:
            held[tiles[place]] -= 1
            found.append(place)
    return found
