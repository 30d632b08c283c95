"""Minibridge: who declares is told by points, and declarer names the contract."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from engines.cards.bridge.contract import STRAINS, after, bid_of
from engines.cards.bridge.play import Call, Hands, Played, State, full, made
from engines.cards.bridge.points import HONOURS, declarer, high_cards

PART = 1  # the level of a part score: seven tricks
GAMES = {"C": 5, "D": 5, "H": 4, "S": 4, "NT": 3}
SLAMS = (6, 7)


class Why(StrEnum):
    """How a board ended, and why a contract may not be named."""

    MADE = "made"
    DOWN = "down"

    NOT_A_CONTRACT = "not_a_contract"
    PART_OR_GAME = "part_or_game"


def points(hands: Hands, played: tuple[Played, ...] = ()) -> tuple[int, ...]:
    """High-card points of each seat, with those of the cards it has played."""
    held = list(map(high_cards, hands))
    for one in played:
        held[one.seat] += HONOURS.get(one.card.rank, 0)
    return tuple(held)


def begun(hands: Hands, number: int, dealer: int, vulnerable: str) -> State:
    """The stronger hand of the stronger side declares, its partner's hand lies open.

    Raises ValueError when both sides have twenty points.  Hands of fewer cards are an ending,
    whose declarer must be given.
    """
    who = declarer(points(hands), dealer) if full(hands) else None
    if full(hands) and who is None:
        raise ValueError("20 points each")
    turn = dealer if who is None else who
    return State(hands, number, dealer, vulnerable, turn, declarer=who, open=who is not None)


def contracts(slams: bool) -> tuple[Call, ...]:
    """Every contract that may be named: part scores, then games, then slams where allowed."""
    levels = [(PART, strain) for strain in STRAINS]
    levels += [(GAMES[strain], strain) for strain in STRAINS]
    levels += [(level, strain) for level in SLAMS for strain in STRAINS if slams]
    return tuple(Call(f"{level}{strain}") for level, strain in levels)


def named(state: State, call: Call) -> State:
    """After declarer named a contract."""
    contract = bid_of(call.bid)
    if contract is None or state.declarer is None:
        raise ValueError(call.bid)
    calls = (*state.calls, call)
    return replace(state, calls=calls, contract=contract, turn=after(state.declarer))


def ended(state: State) -> Why:
    return Why.MADE if made(state) else Why.DOWN
