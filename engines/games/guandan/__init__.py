"""掼蛋 Guandan: two pairs of partners, two packs, levels from 2 to A."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar

from engines.game import Case, Game, Illegal, Outcome, Pick, option
from engines.games.guandan import (
    choosing,
    desk,
    levels,
    notation,
    picture,
    player,
    position,
    refusals,
    remarks,
    rules,
    tribute,
)
from engines.games.guandan import view as views
from engines.games.guandan.groups import Terms, answer
from engines.games.guandan.levels import DEMOTE, FIRST_HAND, PASSED, STAY, Standing
from engines.games.guandan.plays import declared, plays
from engines.games.guandan.rules import PASS, SEATS, Move, Pay, Play, Return, State, Take, Why
from engines.games.guandan.tribute import CHOSEN, RANDOM, SEAT_ORDER
from engines.games.guandan.view import View
from engines.luck import Luck
from engines.match import Match
from render.look import Look
from render.scene import Scene
from render.words import Phrase

__all__ = ["GAME", "Guandan", "Why"]

ALWAYS, AT_10 = "always", "at_10"
RANDOM_SEAT, TURNED_UP = "random", "turned_up"


@dataclass(frozen=True)
class Guandan(Game[State, View, Move]):
    """House rules.  One game is one hand; its points are the steps a side rises, so that a
    match to 13 is one that goes on until a side has passed A.

    `deals` 0: until a side passes A; n: so many hands, then the higher level wins.
    `standing` and `finish` are what the hands before came to.
    """

    key: ClassVar[str] = "guandan"
    seats: ClassVar[range] = range(4, 5)
    hidden: ClassVar[bool] = True
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE

    deals: int = option(0)
    a_fail: str = option(DEMOTE, DEMOTE, STAY)
    overshoot_wins: bool = option(False, True, False)
    first_lead: str = option(RANDOM_SEAT, RANDOM_SEAT, TURNED_UP)
    equal_tribute: str = option(SEAT_ORDER, SEAT_ORDER, RANDOM, CHOSEN)
    full_joker_pair: bool = option(True, True, False)
    counts: str = option(ALWAYS, ALWAYS, AT_10)
    standing: Standing = FIRST_HAND
    finish: tuple[int, ...] = ()

    def usual_match(self) -> Match:
        return Match(target=PASSED, hands=self.deals or None, partners=True)

    @property
    def terms(self) -> Terms:
        return Terms(self.standing.rank, self.full_joker_pair)

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        return position.dealt(luck)

    def start(self, deal: str = "") -> State:
        state = position.state_of(deal, self.standing, self.terms, self.finish)
        return state if self.first_lead == TURNED_UP else replace(state, turned_up=None)

    def to_move(self, state: State) -> frozenset[int]:
        if rules.over(state.out):
            return frozenset()
        return tribute.waiting(state) or frozenset({state.turn})

    def apply(self, state: State, seat: int, move: Move) -> State:
        if isinstance(move, Play):
            return rules.play(state, move)
        return tribute.give(state, seat, move, self.equal_tribute)

    def outcome(self, state: State) -> Outcome | None:
        if not rules.over(state.out):
            return None
        after, before = self._after(state), state.standing
        first = levels.side(state.out[0])
        risen = [after.levels[side] - before.levels[side] for side in range(levels.SIDES)]
        seats = [levels.side(seat) for seat in range(SEATS)]
        return Outcome(
            tuple(Fraction(side == first) for side in seats),
            tuple(risen[side] for side in seats),
            rules.ended(before, after, rules.finish(state.out)),
        )

    def _after(self, state: State) -> Standing:
        finish = rules.finish(state.out)
        return levels.after(state.standing, finish, self.a_fail, self.overshoot_wins)

    def next_game(self, state: State) -> Guandan:
        """The new levels, and who pays whom; after a match won it all begins again."""
        after = self._after(state)
        if max(after.levels) == PASSED:
            return replace(self, standing=FIRST_HAND, finish=())
        return replace(self, standing=after, finish=rules.finish(state.out))

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        standing = self._after(state) if rules.over(state.out) else state.standing
        return views.observe(state, seat, standing, self.to_move(state), self.counts == AT_10)

    def legal_moves(self, view: View) -> Iterator[Move]:
        """Lowest first; a pass, where there is one, comes last."""
        if not view.my_turn:
            return
        if view.giving:
            yield from _gifts(view)
            return
        for cards, group in plays(view.hand, view.on, view.terms):
            yield Play(cards, declared(cards, group, view.on, view.terms))
        if view.on:
            yield PASS

    def is_legal(self, view: View, move: Move) -> bool:
        if not view.my_turn:
            return False
        if view.giving or not isinstance(move, Play):
            return view.giving and move in _gifts(view)
        if not move.cards:
            return view.on is not None
        group = answer(move.cards, view.on, view.terms, move.kind)
        said = group is not None and declared(move.cards, group, view.on, view.terms) == move.kind
        held = all(view.hand.count(card) >= move.cards.count(card) for card in set(move.cards))
        return said and held and move.cards == view.terms.arranged(move.cards)

    def explain(self, view: View, move: Move) -> Illegal:
        return refusals.explain(view, move)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        return choosing.parse(view, text)

    def format(self, view: View, move: Move) -> str:
        del view
        return notation.canonical(move)

    def decode(self, view: View, text: str) -> Move:
        return notation.decode(text) or self.parse(view, text)

    def write(self, view: View, move: Move, language: str) -> str:
        return notation.write(move, view.on, view.terms, language)

    def secret(self, move: Move) -> bool:
        """Two payments, and two returns, are shown together; remarks tell them."""
        return isinstance(move, Pay | Return)

    def label(self, view: View, move: Move, language: str) -> str:
        if isinstance(move, Pay | Return):
            return notation.write_gift(move, language)
        return self.write(view, move, language)

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.picture(view, look)

    def see(self, view: View) -> dict[str, Any]:
        return position.of_view(view)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        return remarks.remarks(view)

    def choices(self, view: View) -> tuple[Move, ...]:
        """Tribute, and passing; what goes back is picked from the hand."""
        if not view.my_turn:
            return ()
        if view.giving:
            return tuple(_gifts(view)) if view.paying or view.choosing else ()
        return (PASS,) if view.on else ()

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """The cards to press, each by its place in the hand; passes have a button."""
        cards = move.cards if isinstance(move, Play) else ()
        if isinstance(move, Pay | Return):
            cards = (move.card,)
        left = list(enumerate(view.hand, 1))
        pressed = []
        for wanted in cards:
            place = next((place for place in left if place[1] == wanted), None)
            if place is None:
                return ()
            left.remove(place)
            pressed.append(f"#{place[0]}")
        return tuple(pressed)

    def picks(self, view: View) -> tuple[Pick, ...]:
        if view.choosing:
            return ()
        return tuple(
            Pick(f"#{place}", notation.card_fact(card)) for place, card in enumerate(view.hand, 1)
        )

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        return player.advise(view, luck, level)

    def timeout_move(self, view: View) -> Move | None:
        """Pass; leading, the lowest single; any copy as tribute; the lowest card back."""
        if not view.my_turn:
            return None
        return PASS if view.on and not view.giving else next(self.legal_moves(view))

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return desk.judge(ask, case, self)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        return position.checked(position_given, self.terms)

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(state, self.to_move(state))


def _gifts(view: View) -> tuple[Move, ...]:
    """What the seat may pay, choose or return now."""
    if view.paying:
        return tuple(map(Pay, tribute.payable(view.hand, view.terms)))
    if view.choosing:
        return tuple(Take(gift.payer) for gift in view.gifts)
    return tuple(map(Return, tribute.returnable(view.hand, view.terms)))


GAME = Guandan
