"""国标麻将 Mahjong by the Chinese official rules: four seats, 144 tiles, 81 fan."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar

from engines.game import Case, Game, Illegal, Outcome, Pick, option
from engines.games.mahjong_mcr import (
    desk,
    listing,
    notation,
    picture,
    player,
    position,
    refusals,
    remarks,
    rules,
)
from engines.games.mahjong_mcr import view as views
from engines.games.mahjong_mcr.counting import House
from engines.games.mahjong_mcr.position import WINDS
from engines.games.mahjong_mcr.rules import Why
from engines.games.mahjong_mcr.table import NONE, PASS, SEATS, Act, Move, State
from engines.games.mahjong_mcr.tiles import CODES, WHOLE, codes
from engines.games.mahjong_mcr.view import View
from engines.luck import Luck
from engines.match import Match
from render.look import Look
from render.scene import Scene
from render.words import Phrase

__all__ = ["GAME", "MahjongMcr", "Why"]


@dataclass(frozen=True)
class MahjongMcr(Game[State, View, Move]):
    """House rules.  One game is one hand; the deal and, after four hands, the wind move on.

    `claim_seconds` is how long a tile is on offer before silence is a pass, 0 for as long as
    it takes.  The other rules are disputed points of the count (see RULES.md).
    """

    key: ClassVar[str] = "mahjong_mcr"
    seats: ClassVar[range] = range(4, 5)
    hidden: ClassVar[bool] = True
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE
    picked: ClassVar[int] = 1

    dealer: int = option(0, 0, 1, 2, 3)
    prevailing: str = option("E", *WINDS)
    claim_seconds: int = option(12)
    ming_an_gang: bool = option(True, True, False)
    wait_in_knitted: bool = option(False, False, True)
    wait_ignores_own_four: bool = option(True, True, False)
    show_concealed_kong: bool = option(False, False, True)
    hands_before: int = 0

    @property
    def house(self) -> House:
        return House(self.ming_an_gang, self.wait_in_knitted, self.wait_ignores_own_four)

    def usual_match(self) -> Match:
        return Match(hands=SEATS, then="shared")

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        return codes(luck.shuffled(WHOLE))

    def start(self, deal: str = "") -> State:
        return position.state_of(deal, self.dealer, WINDS.index(self.prevailing))

    def to_move(self, state: State) -> frozenset[int]:
        return position.to_move(state)

    def apply(self, state: State, seat: int, move: Move) -> State:
        return rules.act(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        won, result = state.won, self.observe(state, None).result
        if won is None or result is None:
            return Outcome.drawn(SEATS, Why.WALL_EMPTY)
        points = rules.payments(won.seat, won.source, result.total)
        shares = tuple(Fraction(seat == won.seat) for seat in range(SEATS))
        return Outcome(shares, points, rules.how(won))

    def next_game(self, state: State) -> MahjongMcr:
        """The deal moves on whoever won; after every seat has dealt, so does the wind."""
        before = self.hands_before + 1
        wind = WINDS.index(self.prevailing) + (before % SEATS == 0)
        return replace(
            self,
            dealer=(state.dealer + 1) % SEATS,
            prevailing=WINDS[wind % SEATS],
            hands_before=before,
        )

    def silence(self, state: State) -> int:
        """Claims are asked for a while only."""
        return self.claim_seconds if rules.asked(state) else 0

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        return views.observe(state, seat, self.house, self.show_concealed_kong)

    def legal_moves(self, view: View) -> Iterator[Move]:
        """A win first, then claims and kongs; then discards low to high, or the pass."""
        return listing.moves(view, self.house)

    def explain(self, view: View, move: Move) -> Illegal:
        return refusals.explain(view, move, self.house)

    def secret(self, move: Move) -> bool:
        """What is answered to a discard, and what a concealed kong is made of."""
        return move.act not in (Act.DISCARD, Act.ADDED_KONG)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        return notation.parse(view, text)

    def format(self, view: View, move: Move) -> str:
        return notation.canonical(move, _offered(view))

    def decode(self, view: View, text: str) -> Move:
        return notation.decode(text, _offered(view)) or self.parse(view, text)

    def write(self, view: View, move: Move, language: str) -> str:
        if self.secret(move):
            return notation.secretly(move, language, bool(view.table.offer))
        return notation.write(move, language, _offered(view))

    def label(self, view: View, move: Move, language: str) -> str:
        return notation.write(move, language, _offered(view))

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.picture(view, look)

    def see(self, view: View) -> dict[str, Any]:
        return position.of_view(view)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        return remarks.remarks(view)

    def choices(self, view: View) -> tuple[Move, ...]:
        """All but discards, which have the hand to pick from."""
        return tuple(m for m in self.legal_moves(view) if m.act is not Act.DISCARD)

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """The tile to press; claims and kongs have buttons of their own."""
        held = move.act is Act.DISCARD and view.on_turn and move.tile in view.hand
        return (CODES[move.tile],) if held else ()

    def picks(self, view: View) -> tuple[Pick, ...]:
        if not view.on_turn:
            return ()
        return tuple(Pick(CODES[t], refusals.tile_name(t)) for t in notation.shown_hand(view))

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        return player.advise(view, luck, level, self.house)

    def timeout_move(self, view: View) -> Move | None:
        """过; on turn the tile just drawn, after a claim the last of the hand."""
        if view.asked:
            return PASS
        if not view.on_turn:
            return None
        drawn = view.table.drawn
        return Move(Act.DISCARD, view.hand[-1] if drawn == NONE else drawn)

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return desk.judge(ask, case, self.house)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        return position.checked(position_given, self.dealer, WINDS.index(self.prevailing))

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(state)


def _offered(view: View) -> int:
    return view.table.offer.tile if view.table.offer else NONE


GAME = MahjongMcr
