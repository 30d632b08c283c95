"""What every game owes the table, checked for each folder in engines/games."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from engines import games
from engines.game import Illegal, Refused, Unjudgeable, refusal, replay
from engines.games import AnyGame
from render.look import Look, Player
from render.words import LANGUAGES, tell
from tests.selfplay import (
    LONG,
    every_game,
    luck,
    played,
    random_game,
    sampled,
    seats_of,
    some_moves,
    variants,
)

SEEDS = range(20 if LONG else 2)


def looks(game: AnyGame, seat: int | None) -> list[Look]:
    named = tuple(Player(f"玩家 {s}", "1:05", s == 0, "3") for s in range(game.count))
    facing = 0 if seat is None else seat
    return [Look(language, facing, named, "#12") for language in LANGUAGES]


def told_everywhere(game: AnyGame, refused: Refused) -> None:
    for language in LANGUAGES:
        assert tell(refusal(game, refused), language)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_and_says_how(key: str, seed: int) -> None:
    end = played(key, seed)
    outcome = end.game.outcome(end.state)
    assert outcome is not None
    assert len(outcome.shares) == len(outcome.points) == end.game.count
    assert all(0 <= share <= 1 for share in outcome.shares)
    assert all(end.game.outcome(step.state) is None for step in end.steps)
    assert isinstance(end.game.next_game(end.state), type(end.game))


@every_game
def test_each_house_rule_can_be_played(key: str) -> None:
    for number, wanted in enumerate(variants(key)):
        game = games.find(key).of(wanted)
        end = random_game(game, number, 4_000 if LONG else 40)
        assert replay(game, end.deal, end.record) == end.state
        for seat in seats_of(game):
            assert game.picture(game.observe(end.state, seat), looks(game, seat)[0]).alt


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_an_equal_state(key: str, seed: int) -> None:
    end = played(key, seed)
    game, record = end.game, end.record
    assert replay(game, end.deal, record) == end.state
    state = game.start(end.deal)
    for seat, text in record:
        state = game.play(state, seat, game.parse(game.observe(state, seat), text))
    assert state == end.state


@every_game
def test_what_is_written_can_be_read(key: str) -> None:
    end = played(key)
    game = end.game
    for state in sampled(end, 12)[:-1]:
        for seat in game.to_move(state):
            view = game.observe(state, seat)
            for move in luck(1).shuffled(some_moves(game, state, seat))[:40]:
                text = game.format(view, move)
                assert game.parse(view, text) == game.decode(view, text) == move
                for language in LANGUAGES if not game.secret(move) else ():
                    assert game.parse(view, game.write(view, move, language)) == move


@every_game
def test_a_move_leaves_the_old_state_alone(key: str) -> None:
    game = played(key).game
    for step in played(key).steps[:60]:
        before = deepcopy(step.state)
        assert game.apply(step.state, step.seat, step.move) != before
        assert step.state == before


@every_game
def test_the_door_lets_legal_moves_in_and_no_others(key: str) -> None:
    end = played(key)
    game = end.game
    known = {step.seat: [s.move for s in end.steps if s.seat == step.seat] for step in end.steps}
    for state in sampled(end, 8)[:-1]:
        for seat in game.to_move(state):
            legal = some_moves(game, state, seat)
            for move in luck(2).shuffled(legal)[:10]:
                assert game.play(state, seat, move) == game.apply(state, seat, move)
            for move in known.get(seat, [])[:30]:
                if move not in legal and not game.is_legal(game.observe(state, seat), move):
                    with pytest.raises(Illegal) as refused:
                        game.play(state, seat, move)
                    told_everywhere(game, refused.value)


@every_game
def test_nobody_moves_out_of_turn_or_after_the_end(key: str) -> None:
    end = played(key)
    game = end.game
    first, last = end.steps[0], end.steps[-1]
    for seat in set(range(game.count)) - game.to_move(first.state):
        with pytest.raises(Illegal, match="NOT_YOUR_TURN"):
            game.play(first.state, seat, first.move)
    assert game.to_move(end.state) == frozenset()
    with pytest.raises(Illegal, match="OVER"):
        game.play(end.state, last.seat, last.move)


@every_game
def test_a_picture_for_every_view_in_every_language(key: str) -> None:
    end = played(key)
    for state in sampled(end, 10 if LONG else 4):
        for seat in seats_of(end.game):
            for look in looks(end.game, seat):
                scene = end.game.picture(end.game.observe(state, seat), look)
                assert scene.alt.strip() and scene.width > 0 and scene.height > 0
                assert all(
                    0 <= h.x <= h.x + h.w <= scene.width + 0.01
                    and 0 <= h.y <= h.y + h.h <= scene.height + 0.01
                    for h in scene.hot
                )


@every_game
def test_every_click_has_its_place_and_every_button_is_legal(key: str) -> None:
    end = played(key)
    game = end.game
    for state in sampled(end, 6)[:-1]:
        for seat in game.to_move(state):
            view = game.observe(state, seat)
            places = {hot.value for hot in game.picture(view, looks(game, seat)[0]).hot}
            for move in luck(3).shuffled(some_moves(game, state, seat))[:40]:
                assert set(game.clicks(view, move)) <= places
            assert all(game.is_legal(view, move) for move in game.choices(view))


@every_game
def test_a_view_is_plain_json_and_remarks_have_words(key: str) -> None:
    end = played(key)
    game = end.game
    for state in sampled(end, 12):
        assert len(game.warnings(state)) == game.count
        assert (game.outcome(state) is None) == bool(game.to_move(state))
        for seat in seats_of(game):
            view = game.observe(state, seat)
            seen = game.see(view)
            assert json.loads(json.dumps(seen, allow_nan=False)) == seen
            for remark in game.remarks(view):
                assert all(tell(remark, language) for language in LANGUAGES)


@every_game
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_is_legal_and_repeatable(key: str, level: int) -> None:
    end = played(key)
    game = end.game
    if level > game.levels:
        pytest.skip("this game has fewer levels")
    for state in sampled(end, 12 if LONG else 3)[:-1]:
        seat = min(game.to_move(state))
        view = game.observe(state, seat)
        advice = game.advise(view, luck(4), level)
        assert game.is_legal(view, advice)
        assert game.advise(view, luck(4), level) == advice
        spare = game.timeout_move(view)
        assert spare is None or game.is_legal(view, spare)


@every_game
def test_an_open_game_can_start_from_any_position(key: str) -> None:
    end = played(key)
    game = end.game
    if game.hidden:
        pytest.skip("a seat of a hidden game does not know the whole position")
    *going_on, last = sampled(end, 10)
    game.start(game.place(json.loads(json.dumps(game.position(last)))))
    for state in going_on:
        position = json.loads(json.dumps(game.position(state)))
        again = game.start(game.place(position))
        assert game.to_move(again) == game.to_move(state)
        assert game.position(again) == position
        for seat in game.to_move(state):
            moves = [some_moves(game, s, seat) for s in (state, again)]
            texts = [sorted(game.format(game.observe(state, seat), m) for m in ms) for ms in moves]
            assert texts[0] == texts[1]


@every_game
def test_nonsense_positions_and_questions_are_refused(key: str) -> None:
    game = games.find(key)()
    nonsense: list[Any] = [None, 7, "no such thing", ["x"], {"no such": "field"}]
    for position in nonsense:
        with pytest.raises(Refused) as refused:
            game.place(position)
        told_everywhere(game, refused.value)
    with pytest.raises(Unjudgeable) as unjudged:
        game.judge("no-such-ask", {})
    told_everywhere(game, unjudged.value)
