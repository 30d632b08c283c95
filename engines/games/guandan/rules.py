"""Guandan: 进贡 还贡, 出牌, 接风, 头游 … 末游.  Values in, values out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engines.cards.pack import Card
from engines.games.guandan.groups import Cards, Group, Terms, answer
from engines.games.guandan.levels import PASSED, TOP, Standing, partner_place, side

SEATS = 4
HAND = 27
TOLD = 10  # so few cards left are told to all


class Why(StrEnum):
    """How a hand ended; why a text is no move; why a move may not stand."""

    DOUBLE_WIN = "double_win"
    ONE_THREE = "one_three"
    ONE_FOUR = "one_four"
    PASSED_ACE = "passed_ace"
    FAILED_ACE = "failed_ace"
    BACK_TO_TWO = "back_to_two"

    NOT_CARDS = "not_cards"
    NO_RANK = "no_rank"
    WHICH_JOKER = "which_joker"
    TOO_MANY = "too_many"
    NO_NUMBER = "no_number"
    TWO_KINDS = "two_kinds"
    WHICH_COPY = "which_copy"

    TRIBUTE_STILL = "tribute_still"
    TRIBUTE_OVER = "tribute_over"
    PAY_HIGHEST = "pay_highest"
    RETURN_LOW = "return_low"
    NOT_A_PAYER = "not_a_payer"
    MUST_LEAD = "must_lead"
    NO_COMBINATION = "no_combination"
    DOES_NOT_BEAT = "does_not_beat"
    NOTHING_BEATS = "nothing_beats"
    NOT_HELD = "not_held"
    IN_HAND = "in_hand"


@dataclass(frozen=True, slots=True)
class Play:
    """出牌, low to high; no cards at all is 不要.  `kind` is said (当钢板) only where the same
    cards could be two kinds."""

    cards: Cards
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Pay:
    """进贡."""

    card: Card


@dataclass(frozen=True, slots=True)
class Return:
    """还贡."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """头游 chooses, of two equal tributes, that of this seat."""

    payer: int


_PLACES = {2: Why.DOUBLE_WIN, 3: Why.ONE_THREE, 4: Why.ONE_FOUR}
Move = Play | Pay | Return | Take
PASS = Play(())


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat put on the table, and what it counts as; nothing when it passed.  `led`: it
    began a trick."""

    seat: int
    cards: Cards
    group: Group | None
    led: bool = False


@dataclass(frozen=True, slots=True)
class Gift:
    """One 进贡 and its 还贡; who takes it is known once all have paid."""

    payer: int
    receiver: int | None = None
    paid: Card | None = None
    returned: Card | None = None


@dataclass(frozen=True, slots=True)
class State:
    """One hand.  `before` is the order of the last one, `out` who has gone out in this one;
    `resisted` are the holders of both 大王 where no tribute is paid.  `turn` leads once the
    gifts are made.  `plays` may begin in the middle when it was set up as a problem.
    """

    hands: tuple[Cards, ...]
    standing: Standing
    terms: Terms
    turn: int
    before: tuple[int, ...] = ()
    gifts: tuple[Gift, ...] = ()
    resisted: tuple[int, ...] = ()
    lot: int = 0
    turned_up: Card | None = None
    plays: tuple[Played, ...] = ()
    out: tuple[int, ...] = ()


def partner(seat: int) -> int:
    return (seat + 2) % SEATS


# ---------------------------------------------------------------------- 出牌
def to_beat(plays: tuple[Played, ...], active: frozenset[int]) -> Played | None:
    """The play that stands; None when the next seat leads, as all others still in have passed."""
    passed: set[int] = set()
    for played in reversed(plays):
        if played.group:
            return None if active - {played.seat} <= passed else played
        passed.add(played.seat)
    return None


def active(out: tuple[int, ...]) -> frozenset[int]:
    """The seats that still have cards."""
    return frozenset(range(SEATS)) - set(out)


def over(out: tuple[int, ...]) -> bool:
    """Three are out, or 双下: the first two are partners."""
    return len(out) >= SEATS - 1 or (len(out) == 2 and side(out[0]) == side(out[1]))


def finish(out: tuple[int, ...]) -> tuple[int, ...]:
    """The order of a hand that is over; who is not out comes last, in seat order."""
    return (*out, *sorted(active(out)))


def ended(before: Standing, after: Standing, order: tuple[int, ...]) -> Why:
    """How a hand ended, for the side at its own A first of all."""
    owner = before.owner
    if max(after.levels) == PASSED:
        return Why.PASSED_ACE
    if owner is not None and before.levels[owner] == TOP:
        if after.levels[owner] < TOP:
            return Why.BACK_TO_TWO
        if side(order[0]) == owner:
            return Why.FAILED_ACE
    return places(order)


def places(out: tuple[int, ...]) -> Why:
    """How a hand that is over ended by the places of 头游 and the partner."""
    return _PLACES[partner_place(finish(out))]


def play(state: State, move: Play) -> State:
    """After a group or a pass."""
    seat = state.turn
    on = to_beat(state.plays, active(state.out))
    group = answer(move.cards, on.group if on else None, state.terms, move.kind)
    hands = _without(state.hands, seat, move.cards)
    played = Played(seat, move.cards, group if move.cards else None, led=on is None)
    plays = (*state.plays, played)
    out = state.out if hands[seat] else (*state.out, seat)
    turn = next_turn(plays, out, seat)
    return replace(state, hands=hands, plays=plays, out=out, turn=turn)


def next_turn(plays: tuple[Played, ...], out: tuple[int, ...], seat: int) -> int:
    """Who plays after this seat: the next still in, or whoever leads once all have passed."""
    still = active(out)
    if to_beat(plays, still):
        return _next_in(seat, still)
    return led_by(next(p.seat for p in reversed(plays) if p.group), still)


def led_by(last: int, still: frozenset[int]) -> int:
    """Who leads when nobody beat a seat's play: that seat, or 接风, if it is out, its partner.

    The partner is still in: partners who are both out have ended the hand.
    """
    return last if last in still else partner(last)


def _next_in(seat: int, still: frozenset[int]) -> int:
    after = ((seat + step) % SEATS for step in range(1, SEATS + 1))
    return next((s for s in after if s in still), seat)


def _without(hands: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    kept = list(hands[seat])
    for card in cards:
        kept.remove(card)
    return tuple(tuple(kept) if s == seat else hand for s, hand in enumerate(hands))


def moved(
    hands: tuple[Cards, ...], giver: int, taker: int, card: Card, terms: Terms
) -> tuple[Cards, ...]:
    """The hands after a card went from one to another."""
    left = _without(hands, giver, (card,))
    return tuple(
        terms.arranged((*hand, card)) if s == taker else hand for s, hand in enumerate(left)
    )
