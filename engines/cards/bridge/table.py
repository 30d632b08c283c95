"""A table of bridge players: what bridge and minibridge have in common as games."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar, Self

from engines.cards.bridge import (
    cardplay,
    desk,
    double_dummy,
    notation,
    pbn,
    picture,
    play,
    position,
    refusals,
    remarks,
    results,
)
from engines.cards.bridge import view as views
from engines.cards.bridge.contract import ALL, PLAYERS, side
from engines.cards.bridge.play import Answer, Call, Claim, Hands, Move, Play, State, sorted_hand
from engines.cards.bridge.view import OWN, PARTNER, View
from engines.cards.pack import pack
from engines.game import Case, Common, Game, Illegal, Outcome, Pick, Refused, option, replay
from engines.luck import Luck
from engines.match import Match
from render.look import Look
from render.scene import Scene
from render.words import Phrase

BOARDS = 4  # of a match: everybody deals once
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class BridgeTable(Game[State, View, Move]):
    """House rules.  One game is one board; `board` is its number, which tells the dealer
    and who is vulnerable.  Seats 0 to 3 are North, East, South, West."""

    seats: ClassVar[range] = range(PLAYERS, PLAYERS + 1)
    hidden: ClassVar[bool] = True
    record_kind: ClassVar[str] = "pbn"
    private: ClassVar[frozenset[StrEnum]] = refusals.PRIVATE
    results: ClassVar[tuple[str, ...]] = results.EXAMPLES
    picked: ClassVar[int] = 1

    board: int = option(1)
    auto_single: bool = option(True, True, False)
    dummy_sees: str = option(PARTNER, PARTNER, OWN)

    def usual_match(self) -> Match:
        return Match(hands=BOARDS, partners=True)

    # ------------------------------------------------------------------ what each game adds
    @abstractmethod
    def begin(self, hands: Hands, number: int, dealer: int, vulnerable: str) -> State:
        """A board before the first call.  Raises ValueError for hands that cannot be played."""

    @abstractmethod
    def calls(self, view: View) -> Iterable[Call]:
        """Every call the seat may make now."""

    @abstractmethod
    def called(self, state: State, call: Call) -> State:
        """After a legal call."""

    @abstractmethod
    def explain_call(self, view: View, call: Call) -> Illegal:
        """Why this is no call that may be made now."""

    @abstractmethod
    def advise_call(self, view: View, luck: Luck, level: int) -> Call:
        """What a computer player calls."""

    @abstractmethod
    def timeout_call(self, view: View) -> Call:
        """The least harmful call."""

    @abstractmethod
    def ending(self, state: State) -> StrEnum:
        """Why a board that is over ended so."""

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        return position.deal_text(_quarters(luck.shuffled(pack())))

    def start(self, deal: str = "") -> State:
        if deal.startswith("{"):
            return self._read(json.loads(deal))
        return self._read({"deal": deal or position.deal_text(_quarters(pack()))})

    def to_move(self, state: State) -> frozenset[int]:
        return play.actors(state)

    def apply(self, state: State, seat: int, move: Move) -> State:
        match move:
            case Call():
                return self.called(state, move)
            case Play(card):
                return play.play(state, card)
            case Claim(tricks):
                return play.claim(state, seat, tricks)
            case Answer(agreed):
                return play.answer(state, seat, agreed)

    def outcome(self, state: State) -> Outcome | None:
        """Points are the score of the seat's side; the side that scored won the board."""
        if not play.over(state):
            return None
        score = play.score(state)
        won = HALF if score == 0 else Fraction(int(score > 0))
        seats = range(PLAYERS)
        return Outcome(
            tuple(1 - won if side(seat) else won for seat in seats),
            tuple(-score if side(seat) else score for seat in seats),
            self.ending(state),
        )

    def next_game(self, state: State) -> Self:
        """The next board."""
        return replace(self, board=state.board + 1)

    # ------------------------------------------------------------------ what one seat may know
    def observe(self, state: State, seat: int | None) -> View:
        return views.observe(state, seat, sees=self.dummy_sees)

    def legal_moves(self, view: View) -> Iterator[Move]:
        """Calls, or cards, or the answers to a claim.  A claim or an alert may be added at any
        time, as a draw offer may: see `is_legal`."""
        if not view.my_turn:
            return
        if view.calling:
            yield from self.calls(view)
        elif view.claim:
            yield from (Answer(True), Answer(False))
        else:
            yield from map(Play, view.playable)

    def is_legal(self, view: View, move: Move) -> bool:
        match move:
            case Call(bid):
                return view.calling and view.my_turn and Call(bid) in self.calls(view)
            case Claim(tricks):
                return tricks in view.claims
        return move in self.legal_moves(view)

    def explain(self, view: View, move: Move) -> Illegal:
        if view.calling and isinstance(move, Call):
            return self.explain_call(view, move)
        return refusals.explain(view, move)

    # ------------------------------------------------------------------ in text
    def parse(self, view: View, text: str) -> Move:
        return notation.parse(view, text)

    def format(self, view: View, move: Move) -> str:
        del view
        return notation.canonical(move)

    def decode(self, view: View, text: str) -> Move:
        return notation.decode(text) or self.parse(view, text)

    def write(self, view: View, move: Move, language: str) -> str:
        del view
        return notation.write(move, language)

    def secret(self, move: Move) -> bool:
        """An alert is for the opponents alone."""
        return isinstance(move, Call) and bool(move.alert)

    # ------------------------------------------------------------------ at the table
    def picture(self, view: View, look: Look) -> Scene:
        return picture.picture(view, look)

    def draws_slowly(self, state: State) -> bool:
        return play.over(state) and double_dummy.found()

    def see(self, view: View) -> dict[str, Any]:
        return position.of_view(view)

    def remarks(self, view: View) -> tuple[Phrase, ...]:
        return remarks.remarks(view)

    def choices(self, view: View) -> tuple[Move, ...]:
        """All that can be called without much of a jump, and the answers to a claim."""
        if not view.my_turn or not (view.calling or view.claim):
            return ()
        return tuple(self.legal_moves(view))[:12]

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """The card to press; calls and answers have buttons of their own."""
        return (move.card.symbol,) if isinstance(move, Play) and move.card in view.hand else ()

    def picks(self, view: View) -> tuple[Pick, ...]:
        if view.calling or view.over:
            return ()
        return tuple(Pick(card.symbol, card.symbol) for card in view.hand)

    def record(self, deal: str, moves: Sequence[tuple[int, str]], names: Sequence[str]) -> str:
        """The board as PBN when it is over."""
        view = self.observe(replay(self, deal, moves), None)
        return pbn.written(view, names) if view.over else ""

    def told(self, text: str) -> tuple[int, ...] | None:
        took = results.north_south(text, self.board)
        return None if took is None else (took, -took) * (PLAYERS // 2)

    def only_move(self, view: View) -> Move | None:
        single = view.my_turn and not view.calling and not view.claim and len(view.playable) == 1
        return Play(view.playable[0]) if self.auto_single and single else None

    def advise(self, view: View, luck: Luck, level: int) -> Move:
        if view.calling:
            return self.advise_call(view, luck, level)
        if view.claim:
            return Answer(cardplay.believes(view))
        return Play(cardplay.choose(view, luck, level))

    def timeout_move(self, view: View) -> Move | None:
        """A claim is contested, a concession stands; the cards as the rule book names them."""
        if not view.my_turn:
            return None
        if view.calling:
            return self.timeout_call(view)
        if view.claim:
            return Answer(view.claim.seat != view.declarer)
        return Play(cardplay.harmless(view))

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        return desk.judge(ask, case)

    # ------------------------------------------------------------------ setting up
    def place(self, position_given: Any) -> str:
        """From the fields of RULES.md, a deal in PBN, or a whole PBN record."""
        try:
            given = pbn.given(position_given) if isinstance(position_given, str) else position_given
            return json.dumps(position.of_state(self._read(given)))
        except position.Wrong as wrong:
            raise Illegal(Common.BAD_POSITION, text=str(wrong)[:80]) from None
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise Illegal(Common.BAD_POSITION, text=str(position_given)[:80]) from None

    def position(self, state: State) -> dict[str, Any]:
        return position.of_state(state)

    def _read(self, given: dict[str, Any]) -> State:
        hands = position.read_deal(given.get("deal") or given["deal_pbn"])
        state = self.begin(hands, *position.board_of(given, self.board))
        for text in given.get("auction") or ():
            state = self._with_call(state, str(text))
        if state.contract is None and given.get("contract") and not state.passed_out:
            state = position.contracted(state, given)
        return position.claimed(position.played(state, given), given)

    def _with_call(self, state: State, text: str) -> State:
        try:
            call = notation.read_call_now(text)
        except Refused:
            raise position.Wrong(f"auction {text}") from None
        seat = state.turn
        if not self.is_legal(self.observe(state, seat), call):
            raise position.Wrong(f"auction {text}")
        return self.called(state, call)


def _quarters(cards: tuple[Any, ...]) -> Hands:
    return tuple(sorted_hand(cards[ALL * seat : ALL * (seat + 1)]) for seat in range(PLAYERS))
