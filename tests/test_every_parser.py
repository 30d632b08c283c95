"""Whatever people type, a parser answers with a move or with a refusal that has words."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.game import Refused, refusal
from engines.luck import Luck
from render.words import LANGUAGES, tell
from tests.selfplay import LONG, every_game, luck, played, sampled

EXAMPLES = 2_000 if LONG else 25
STRINGS = 100_000 if LONG else 100
# Letters of every notation here, so that random text comes near to moves.
LETTERS = "0123456789abcdefghopqrsxjkt+-=.,# ＋１２３黑红车马炮兵进退平三四王碰杠胡过♠♥东中发万条筒"
typed = st.one_of(st.text(max_size=70), st.text(LETTERS, max_size=12))


@every_game
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(text=typed, at=st.integers(0, 3), broken=st.integers(0, 40))
def test_any_text_is_a_move_or_a_refusal(key: str, text: str, at: int, broken: int) -> None:
    game = played(key).game
    state = sampled(played(key), 4)[at % 4]
    for seat in game.to_move(state):
        view = game.observe(state, seat)
        step = next((s for s in played(key).steps if s.state == state and s.seat == seat), None)
        known = game.format(view, step.move) if step else ""
        for said in (text, known[:broken] + text, text + known[broken:]):
            try:
                game.play(state, seat, game.parse(view, said))
            except Refused as refused:
                assert all(tell(refusal(game, refused), language) for language in LANGUAGES)
            for picks in (game.picks(view)[: 1 + at], game.picks(view)[at:]):
                try:
                    game.parse(view, " ".join(pick.value for pick in picks))
                except Refused as refused:
                    assert tell(refusal(game, refused), LANGUAGES[0])


@every_game
def test_however_many_strings_are_typed(key: str) -> None:
    end, chance = played(key), luck(7)
    game, refusals, moves = end.game, {}, 0
    known = [text for _, text in end.record]
    places = [
        (state, seat, game.observe(state, seat))
        for state in sampled(end, 12)
        for seat in game.to_move(state)
    ]
    for said in strings(known, chance, STRINGS):
        state, seat, view = chance.choice(places)
        try:
            move = game.parse(view, said)
            game.play(state, seat, move)
            moves += 1
        except Refused as refused:
            refusals[refused.why] = refused
    assert moves > 0
    assert len(refusals) > 1
    for found in refusals.values():
        assert all(tell(refusal(game, found), language) for language in LANGUAGES)


def strings(known: list[str], chance: Luck, count: int) -> Iterator[str]:
    """Moves as they are typed, moves with a slip, moves run together, letters and any text."""
    for _ in range(count):
        text = chance.choice(known)
        at, to = sorted(chance.below(len(text) + 1) for _ in range(2))
        match chance.below(6):
            case 0:
                yield text
            case 1:
                yield text[:at] + chance.choice(LETTERS) + text[to:]
            case 2:
                yield text[:at] + text[to:]
            case 3:
                yield text[:to] + chance.choice(known)[at:]
            case 4:
                yield "".join(chance.choice(LETTERS) for _ in range(chance.below(12)))
            case _:
                yield "".join(chr(chance.below(0xD800)) for _ in range(chance.below(20)))
