"""Whatever people type, a parser answers with a move or with a refusal that has words."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.game import Refused, refusal
from render.words import LANGUAGES, tell
from tests.selfplay import LONG, every_game, played, sampled

EXAMPLES = 2_000 if LONG else 25
# Letters of every notation here, so that random text comes near to moves.
typed = st.one_of(
    st.text(max_size=70),
    st.text(
        "0123456789abcdefghopqrsxjkt+-=.,# ＋１２３黑红车马炮兵进退平三四王碰杠胡过♠♥东中发万条筒",
        max_size=12,
    ),
)


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
