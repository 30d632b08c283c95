"""One board from the opening lead on: tricks, dummy, claims.  Values in, values out.

What goes before (an auction, or a declarer who names a contract) belongs to each game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engines.cards.bridge import contract as contracts
from engines.cards.bridge.contract import ALL, PLAYERS, Contract, after, partner, side
from engines.cards.pack import RANKS, Card

SUITS = "SHDC"  # as hands are shown and written
Cards = tuple[Card, ...]
Hands = tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """`P`, `X`, `XX` or a bid such as `1NT`; `alert` is for the opponents' eyes."""

    bid: str
    alert: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """So many of the tricks left for the claimer's own side; none of them: a concession."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Answer:
    """To a claim: agreed, or the play goes on."""

    agreed: bool


Move = Call | Play | Claim | Answer


@dataclass(frozen=True, slots=True)
class Played:
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Open:
    """A claim not yet settled: who has to agree still."""

    seat: int
    tricks: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """One board.  `hands` is what each seat still holds, sorted; `turn` is the hand that acts next.

    `won` are the tricks of North-South and East-West; `open` says that dummy lies on the
    table; `shown` are the seats whose hands a claim laid open; `claimed` is how many tricks
    were over at the last claim; `granted` are tricks given without play, by side.
    """

    hands: Hands
    board: int
    dealer: int
    vulnerable: str
    turn: int
    calls: tuple[Call, ...] = ()
    passed_out: bool = False
    contract: Contract | None = None
    declarer: int | None = None
    open: bool = False
    played: tuple[Played, ...] = ()
    won: tuple[int, int] = (0, 0)
    claim: Open | None = None
    shown: tuple[int, ...] = ()
    claimed: int = -1
    granted: tuple[int, int] | None = None


def sorted_hand(cards: Iterable[Card]) -> Cards:
    """♠ ♥ ♦ ♣, each from the ace down."""
    return tuple(sorted(cards, key=lambda c: (SUITS.index(c.suit), -RANKS.index(c.rank))))


# ---------------------------------------------------------------------- who acts
def dummy(state: State) -> int | None:
    return None if state.declarer is None else partner(state.declarer)


def left(state: State) -> int:
    """Tricks not yet over."""
    return max(map(len, state.hands))


def over(state: State) -> bool:
    return state.passed_out or state.granted is not None or not left(state)


def actors(state: State) -> frozenset[int]:
    """Who may act: for dummy's hand its declarer, on a claim everybody who has to agree."""
    if over(state):
        return frozenset()
    if state.claim:
        return frozenset(state.claim.waiting)
    if state.contract and state.turn == dummy(state):
        return frozenset({partner(state.turn)})
    return frozenset({state.turn})


# ---------------------------------------------------------------------- tricks
def trick(played: tuple[Played, ...]) -> tuple[Played, ...]:
    """The cards of the trick that is not complete."""
    return played[len(played) - len(played) % PLAYERS :]


def winner(cards: Iterable[Played], trump: str) -> int:
    """Who wins: the highest trump, else the highest card of the suit led."""
    led, *others = cards
    best = led
    for one in others:
        if beats(one.card, best.card, trump):
            best = one
    return best.seat


def beats(card: Card, on: Card, trump: str) -> bool:
    """Whether a card takes over from the one that wins so far."""
    if card.suit == on.suit:
        return RANKS.index(card.rank) > RANKS.index(on.rank)
    return card.suit == trump


def playable(hand: Cards, played: tuple[Played, ...]) -> Cards:
    """Cards of the suit led when the hand has any, else all."""
    now = trick(played)
    following = tuple(card for card in hand if now and card.suit == now[0].card.suit)
    return following or hand


def play(state: State, card: Card) -> State:
    """After a card from the hand on turn."""
    played = (*state.played, Played(state.turn, card))
    kept = tuple(c for c in state.hands[state.turn] if c != card)
    hands = (*state.hands[: state.turn], kept, *state.hands[state.turn + 1 :])
    state = replace(state, hands=hands, played=played, open=True, turn=after(state.turn))
    if trick(played) or state.contract is None:
        return state
    taker = winner(played[-PLAYERS:], state.contract.trump)
    return replace(state, turn=taker, won=_plus(state.won, side(taker), 1))


def _plus(won: tuple[int, int], to: int, tricks: int) -> tuple[int, int]:
    return (won[0] + tricks, won[1]) if to == 0 else (won[0], won[1] + tricks)


# ---------------------------------------------------------------------- claims
def claim(state: State, seat: int, tricks: int) -> State:
    """After a claim: declarer's hand lies open and both defenders are asked; a defender's
    concession asks the other one; nobody is asked when declarer gives everything away."""
    asked = Open(seat, tricks, ())
    state = replace(state, claimed=sum(state.won))
    if seat == state.declarer:
        if not tricks:
            return _settled(state, asked)
        waiting = tuple(sorted((after(seat), partner(after(seat)))))
        return replace(state, claim=replace(asked, waiting=waiting), shown=(*state.shown, seat))
    return replace(state, claim=replace(asked, waiting=(partner(seat),)))


def answer(state: State, seat: int, agreed: bool) -> State:
    """After one answer to the open claim: the last yes settles it, one no plays on."""
    asked = state.claim
    if asked is None or not agreed:
        return replace(state, claim=None)
    waiting = tuple(s for s in asked.waiting if s != seat)
    if waiting:
        return replace(state, claim=replace(asked, waiting=waiting))
    return _settled(state, asked)


def _settled(state: State, asked: Open) -> State:
    taken = _plus((0, 0), side(asked.seat), asked.tricks)
    rest = _plus(taken, 1 - side(asked.seat), left(state) - asked.tricks)
    return replace(state, claim=None, granted=rest)


# ---------------------------------------------------------------------- the end
def taken(state: State) -> tuple[int, int]:
    """Tricks of both sides, those granted too."""
    more = state.granted or (0, 0)
    return state.won[0] + more[0], state.won[1] + more[1]


def made(state: State) -> bool:
    """Whether declarer took the tricks of the contract."""
    if state.contract is None or state.declarer is None:
        return False
    return taken(state)[side(state.declarer)] >= state.contract.needed


def score(state: State) -> int:
    """What North-South take for a board that is over; negative: East-West do."""
    if state.contract is None or state.declarer is None:
        return 0
    won = taken(state)[side(state.declarer)]
    vulnerable = contracts.is_vulnerable(state.vulnerable, state.declarer)
    points = contracts.score(state.contract, vulnerable, won)
    return points if side(state.declarer) == 0 else -points


def whole(state: State) -> Hands:
    """The hands as they were before the first card in `played`."""
    return tuple(
        sorted_hand((*hand, *(p.card for p in state.played if p.seat == seat)))
        for seat, hand in enumerate(state.hands)
    )


def full(hands: Hands) -> bool:
    return all(len(hand) == ALL for hand in hands)
