"""斗地主 Dou dizhu: one landlord with 20 cards against two farmers with 17."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar

from engines.game import Case, Game, Illegal, Outcome, Pick, option, refusal
from engines.games.doudizhu import (
    desk,
    notation,
    picture,
    player,
    position,
    refusals,
    remarks,
    rules,
)
from engines.games.doudizhu import view as views
from engines.games.doudizhu.groups import LOOSE, STANDARD, answer
from engines.games.doudizhu.plays import moves
from engines.games.doudizhu.rules import PASS, Bid, Move, Play, State, Why
from engines.games.doudizhu.view import View
from engines.luck import Luck
from engines.match import Match
from engines.typed import plain
from render.look import Look
from render.scene import Scene
from render.words import Phrase

__all__ = ["GAME", "Doudizhu", "Why"]

LOT = "lot"
NOBODY: frozenset[int] = frozenset()
ALONE = tuple(frozenset({seat}) for seat in range(rules.SEATS))


@dataclass(frozen=True)
class Doudizhu(Game[State, View, Move]):
    """House rules.  One game is one deal; `redeals` counts the deals nobody wanted before it.

    `max_redeals` 0: deal again as often as needed; n: then the first bidder is landlord at
    1.  `cap` 0: the multiplier has no limit.
    """

    key: ClassVar[str] = "doudizhu"
    seats: ClassVar[range] = range(3, 4)
    hidden: ClassVar[bool] = True
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE

    wings: str = option(STANDARD, STANDARD, LOOSE)
    first: int | str = option(LOT, LOT, 0, 1, 2)
    redeal_first: str = option("same", "same", "next")
    max_redeals: int = option(0)
    redeals: int = 0
    cap: int = option(0)
    warn_count: bool = option(True, True, False)

    def usual_match(self) -> Match:
        return Match(target=100)

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        """Who bids first if the lot decides, and the cards."""
        cards = luck.shuffled(position.CARDS)
        return " ".join((str(luck.below(rules.SEATS)), *cards))

    def start(self, deal: str = "") -> State:
        return position.state_of(deal, self._first, self.wings)

    @property
    def _first(self) -> int | None:
        """Who bids first; None: whom the deal names."""
        return None if self.first == LOT else int(self.first)

    def to_move(self, state: State) -> frozenset[int]:
        return NOBODY if state.over else ALONE[state.turn]

    def apply(self, state: State, seat: int, move: Move) -> State:
        del seat
        if isinstance(move, Bid):
            return rules.bid(state, move.points, 0 < self.max_redeals <= self.redeals)
        return rules.play(state, move.cards, self.wings)

    def outcome(self, state: State) -> Outcome | None:
        end = self._ended(state)
        if end is None:
            return None
        if end is Why.REDEAL or state.landlord is None:
            return Outcome((Fraction(0),) * rules.SEATS, (0,) * rules.SEATS, end, counts=False)
        won = end is Why.LANDLORD_WINS
        shares = tuple(Fraction((s == state.landlord) == won) for s in range(rules.SEATS))
        times = self.observe(state, None).multiplier
        return Outcome(shares, rules.points(state.base, times, state.landlord, won), end)

    def _ended(self, state: State) -> Why | None:
        if not state.over:
            return None
        return rules.ended(tuple(map(len, state.hands)), state.landlord)

    def next_game(self, state: State) -> Doudizhu:
        """The first bidder moves on one seat; after a redeal as `redeal_first` says."""
        again = self._ended(state) is Why.REDEAL
        stays = again and self.redeal_first == "same"
        first = state.first if stays else (state.first + 1) % rules.SEATS
        return replace(self, first=first, redeals=self.redeals + 1 if again else 0)

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        return views.observe(state, seat, self.cap)

    def legal_moves(self, view: View) -> Iterable[Move]:
        """Lowest first; a pass, where there is one, comes last."""
        if not view.my_turn:
            return ()
        if view.landlord is None:
            return rules.BIDS[:1] + rules.BIDS[max(view.bids, default=0) + 1 :]
        return moves(view.ranks, view.standing and view.standing.group, self.wings)

    def is_legal(self, view: View, move: Move) -> bool:
        if not view.my_turn:
            return False
        match move:
            case Bid(points):
                return view.bidding and rules.may_bid(view.bids, points)
            case Play(""):
                return view.last is not None
            case Play(cards):
                fits = answer(cards, view.last, self.wings) is not None
                return not view.bidding and fits and rules.held(view.ranks, cards)

    def explain(self, view: View, move: Move) -> Illegal:
        return refusals.explain(view, move, self.wings)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        move = notation.parse(view, text, self.wings)
        if "#" in plain(text) and view.my_turn and not self.is_legal(view, move):
            # A number stands for a card that only this seat sees: so is what is wrong with it.
            raise Illegal(Why.NUMBERED, reason=refusal(self, self.explain(view, move)))
        return move

    def format(self, view: View, move: Move) -> str:
        del view
        return notation.canonical(move)

    def decode(self, view: View, text: str) -> Move:
        return notation.decode(text, view.bidding) or self.parse(view, text)

    def write(self, view: View, move: Move, language: str) -> str:
        return notation.write(view, move, language, self.wings)

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.picture(view, look)

    def see(self, view: View) -> dict[str, Any]:
        return position.of_view(view)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        return remarks.remarks(view, self.warn_count)

    def choices(self, view: View) -> tuple[Move, ...]:
        if not view.my_turn:
            return ()
        if view.bidding:
            return tuple(self.legal_moves(view))
        return (PASS,) if view.last else ()

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """The cards to press; bids and passes have buttons of their own."""
        if not (isinstance(move, Play) and move.cards and rules.held(view.ranks, move.cards)):
            return ()
        return tuple(card.symbol for card in rules.taken(view.hand, view.ranks, move.cards)[0])

    def picks(self, view: View) -> tuple[Pick, ...]:
        if view.bidding:
            return ()
        return tuple(Pick(card.symbol, notation.card_fact(card)) for card in view.hand)

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        return player.advise(view, luck, level, self.wings)

    def timeout_move(self, view: View) -> Move | None:
        """不叫; following, 不出; leading, the lowest card, even out of a bomb."""
        if not view.my_turn:
            return None
        if view.bidding:
            return Bid(0)
        return PASS if view.last else Play(view.ranks[0])

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return desk.judge(ask, case, self.wings, self.cap)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        return position.checked(position_given, self._first or 0, self.wings)

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(state, self.to_move(state))


GAME = Doudizhu
