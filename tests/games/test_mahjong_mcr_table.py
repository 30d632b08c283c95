"""国标麻将 at the table: secrets, pictures, remarks, the computer player."""

from __future__ import annotations

from collections import Counter
from time import perf_counter
from typing import Any

import pytest

from engines.game import replay
from engines.games.mahjong_mcr import MahjongMcr
from engines.games.mahjong_mcr.plans import lacking, plans
from engines.games.mahjong_mcr.shapes import splits
from engines.games.mahjong_mcr.table import SEATS, State
from engines.games.mahjong_mcr.tiles import CODES, counts, read
from engines.games.mahjong_mcr.view import View
from render.look import Look, Player
from render.paint import png
from render.scene import Box, Scene
from render.tiles import face
from render.words import LANGUAGES, tell
from tests.games.mahjong_mcr_world import swap
from tests.games.test_mahjong_mcr_play import GIVES, OFFERED, WINS, after, at
from tests.selfplay import LONG, luck, random_game

GAME = MahjongMcr()
POINTS = 1_000 if LONG else 5
HANDS = 100 if LONG else 2
SLOWEST = 2.0  # seconds for one move
PLAYERS = tuple(Player(name, "0:30") for name in ("小明", "Bo", "老王", "Ana"))


# ---------------------------------------------------------------------- secrets
def test_nobody_learns_what_is_hidden() -> None:
    """Two worlds that differ in hidden tiles look, read and sound the same to the seat."""
    different = 0
    for point in range(POINTS):
        end, chance = random_game(GAME, point // 5), luck(point)
        record = end.record[: chance.below(len(end.steps) + 1)]
        seat = (*range(SEATS), None)[point % 5]
        deal, other = swap(GAME, end.deal, record, seat, chance)
        worlds = (end.deal, record), (deal, other)
        views = [GAME.observe(replay(GAME, *world), seat) for world in worlds]
        different += deal != end.deal
        assert told(views[0], point) == told(views[1], point)
    assert different > POINTS * 0.8


def told(view: View, point: int) -> tuple[Any, ...]:
    """Everything that is made of a view."""
    look = Look(LANGUAGES[point % 3], view.seat or 0, PLAYERS)
    moves = list(GAME.legal_moves(view))
    advice = [GAME.advise(view, luck(point), level) for level in (3,)] if moves else []
    return view, GAME.picture(view, look), GAME.see(view), GAME.remarks(view), moves, advice


def test_whoever_cannot_claim_sees_no_difference() -> None:
    """The same discard, with a claim to it or without: alike for all who have none."""
    one = at(**OFFERED, wall="1s")
    none = [GIVES, *OFFERED["hands"][1:3], "1234678m99p1444s"]
    two = at(**{**OFFERED, "hands": none}, wall="1s")
    for seat in (0, 1, 2, None):
        assert told(GAME.observe(one, seat), 2) == told(GAME.observe(two, seat), 2)
    for answers in ((), ((2, "过"),), ((2, "碰"),)):
        states = [after(state, *answers) for state in (one, two)]
        assert GAME.to_move(states[0]) == GAME.to_move(states[1])
        assert GAME.observe(states[0], None) == GAME.observe(one, None)


def test_an_answer_is_written_as_nothing_but_an_answer() -> None:
    view = GAME.observe(at(**OFFERED), 1)
    for language in LANGUAGES:
        assert len({GAME.write(view, move, language) for move in GAME.legal_moves(view)}) == 1


# ---------------------------------------------------------------------- pictures
def shown(scene: Scene) -> Counter[str]:
    names = (getattr(getattr(shape, "symbol", None), "name", "") for shape in scene.shapes)
    return Counter(name.removeprefix("tile-") for name in names if name.startswith("tile-"))


def test_the_picture_has_the_hand_and_what_lies_open() -> None:
    state = at(**OFFERED, flowers=["a", "", "h", ""])
    scene = GAME.picture(GAME.observe(state, 3), Look("en", 3, PLAYERS))
    open_tiles = Counter(CODES[tile] for tile in read("5m" + WINS + "ah"))
    assert shown(scene) == open_tiles + Counter({"back": SEATS})
    assert not scene.hot
    turn = at(
        hands=["1123m345678s99p55s", *OFFERED["hands"][1:2], "2468m2468sSSWWN", "2468m2468pCCFFP"]
    )
    scene = GAME.picture(GAME.observe(turn, 0), Look("en"))
    assert Counter(hot.value for hot in scene.hot) == Counter(
        CODES[tile] for tile in read("1123m345678s99p55s")
    )
    assert all(hot.x >= 0 and hot.x + hot.w <= scene.width for hot in scene.hot)


def test_the_tile_on_offer_is_framed() -> None:
    def frames(state: State) -> int:
        scene = GAME.picture(GAME.observe(state, None), Look("en"))
        marked = (s for s in scene.shapes if isinstance(s, Box) and s.edge == "turn_mark")
        return sum(not box.fill for box in marked)

    assert frames(at(**OFFERED)) == 1
    assert frames(after(at(**OFFERED), (1, "过"), (2, "过"), (3, "过"))) == 0


def test_a_kong_of_ones_own_lies_face_down() -> None:
    hands = ["1111m345678s99p55s", "23579m13579sEES", "2468m2468sSSWWN", "2468m2468pCCFFP"]
    state = after(at(hands=hands, wall="1p2p3p"), (0, "暗杠"))
    others = shown(GAME.picture(GAME.observe(state, 1), Look("en", 1)))
    own = shown(GAME.picture(GAME.observe(state, 0), Look("en")))
    assert others["back"] == SEATS + 4 and own["back"] == SEATS + 2 and own["1m"] == 2


def test_the_end_shows_hands_fan_and_payments() -> None:
    state = after(at(**OFFERED), (1, "过"), (2, "过"), (3, "和"))
    scene = GAME.picture(GAME.observe(state, None), Look("zh-Hans", 0, PLAYERS))
    total = GAME.observe(state, None).result
    assert total is not None
    paid = (f"小明 -{8 + total.total}", "Bo -8", "老王 -8", f"Ana +{24 + total.total}")
    for line in (f"Ana 和牌，共 {total.total} 番", "和 5万", "番种：清龙 16，", *paid):
        assert line in scene.alt
    assert {"清龙", "门前清"} <= {getattr(shape, "text", "") for shape in scene.shapes}
    faces = shown(scene)
    assert all(faces[CODES[tile]] for tile in read(GIVES + WINS))


@pytest.mark.parametrize("code", CODES)
def test_every_tile_has_a_face_of_its_own(code: str) -> None:
    others = {face(other).shapes for other in CODES if other != code}
    assert face(code).shapes not in others


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_crowded_table_can_be_drawn(theme: str) -> None:
    end = random_game(GAME, 2)
    late = max((step.state for step in end.steps), key=lambda s: sum(map(len_river, s.places)))
    for seat in (0, None):
        scene = GAME.picture(GAME.observe(late, seat), Look("zh-Hant", 0, PLAYERS))
        assert len(png(scene, theme)) > 5_000


def len_river(place: Any) -> int:
    return len(place.river)


# ---------------------------------------------------------------------- remarks
@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([(1, "吃34m"), (2, "过"), (3, "过")], "Seat 2 chows: 3m 4m 5m"),
        ([(1, "吃34m"), (2, "碰"), (3, "过")], "Seat 3 pungs 5m"),
        ([(1, "过"), (2, "过"), (3, "和")], "Seat 4 wins with 20 fan: Pure Straight 16"),
        ([(1, "过")], ""),
    ],
)
def test_claims_are_called_when_they_are_granted(answers: list[Any], said: str) -> None:
    state = after(at(**OFFERED, wall="334466778s"), *answers)
    remarks = [tell(remark, "en") for remark in GAME.remarks(GAME.observe(state, None))]
    assert [remark[: len(said)] for remark in remarks] == ([said] if said else [])


# ---------------------------------------------------------------------- the computer
@pytest.mark.parametrize(
    ("tiles", "sets", "lacks"),
    [
        ("123m456s789pEEES", 4, 1),
        ("123m456s78pEEESS", 4, 1),
        ("1379m147s258pESWN", 4, 7),
        ("11m", 0, 0),
        ("1m", 0, 1),
        ("123456789m12344s", 4, 0),
        ("55m46s", 1, 1),
    ],
)
def test_how_many_tiles_a_hand_lacks(tiles: str, sets: int, lacks: int) -> None:
    assert lacking(counts(read(tiles)), sets) == lacks


def test_no_plan_promises_a_hand_that_is_not_there() -> None:
    """A plan of sets lacks nothing only where the tiles are sets and a pair."""
    for seed in range(20):
        tiles = luck(seed).shuffled([t for t in range(34) for _ in range(4)])[:14]
        count = counts(tiles)
        finished = next(splits(count), None) is not None
        assert (lacking(count, 4) == 0) == finished
        assert all(plan.lacks > 0 or finished for plan in plans(count, ()))


def test_the_computer_wins_where_chance_does_not() -> None:
    """Among three players by chance, which never get to eight fan."""
    points = [0] * SEATS
    slowest = 0.0
    for hand in range(HANDS):
        chance = luck(1_000 + hand)
        state = GAME.start(GAME.deal(chance))
        while waiting := GAME.to_move(state):
            seat = min(waiting)
            view = GAME.observe(state, seat)
            began = perf_counter()
            if seat == hand % SEATS:
                move = GAME.advise(view, chance, 3)
            else:
                move = chance.choice(list(GAME.legal_moves(view)))
            slowest = max(slowest, perf_counter() - began)
            state = GAME.play(state, seat, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        for seat in range(SEATS):
            points[(seat - hand) % SEATS] += outcome.points[seat]
    assert points[0] > 20 * HANDS and points[0] > max(points[1:])
    assert slowest < SLOWEST


def test_a_win_is_taken() -> None:
    assert GAME.advise(GAME.observe(at(**OFFERED), 3), luck(1), 1).act == "win"


def test_time_out_passes_or_discards_the_tile_drawn() -> None:
    claim = GAME.timeout_move(GAME.observe(at(**OFFERED), 2))
    assert claim is not None and claim.act == "pass"
    state = after(at(**OFFERED, wall="7p"), (1, "过"), (2, "过"), (3, "过"))
    spare = GAME.timeout_move(GAME.observe(state, 1))
    assert spare is not None and CODES[spare.tile] == "7p"
    assert GAME.timeout_move(GAME.observe(state, 2)) is None
