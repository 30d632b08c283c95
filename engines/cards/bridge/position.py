"""Deals in PBN, and any board as plain JSON (see RULES.md of bridge, "Positions")."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engines.cards.bridge import contract as contracts
from engines.cards.bridge import play as plays
from engines.cards.bridge.contract import ALL, PLAYERS, SEATS, VULNERABLE, contract_of
from engines.cards.bridge.notation import canonical
from engines.cards.bridge.play import SUITS, Cards, Hands, Open, Played, State, sorted_hand
from engines.cards.bridge.view import View
from engines.cards.pack import RANKS, Card, card


class Wrong(ValueError):
    """What of a position cannot be."""


# ---------------------------------------------------------------------- deals in PBN
def hand_text(cards: Iterable[Card]) -> str:
    """`AQ84.QT98.J.KQ43`: spades, hearts, diamonds, clubs."""
    held = sorted_hand(cards)
    return ".".join("".join(c.rank for c in held if c.suit == suit) for suit in SUITS)


def deal_text(hands: Iterable[Iterable[Card]]) -> str:
    """`N:` and the four hands clockwise from North."""
    return "N:" + " ".join(map(hand_text, hands))


def read_deal(text: str) -> Hands:
    """The hands of N, E, S, W.  Raises Wrong for a deal that one pack does not give."""
    first, colon, rest = text.strip().partition(":")
    hands = rest.split()
    if not colon or first not in SEATS or len(first) != 1 or len(hands) != PLAYERS:
        raise Wrong("deal")
    start = SEATS.index(first)
    dealt = tuple(_hand(hands[(seat - start) % PLAYERS]) for seat in range(PLAYERS))
    cards = [c for hand in dealt for c in hand]
    if len(set(cards)) != len(cards) or any(len(hand) > ALL for hand in dealt):
        raise Wrong("deal")
    return dealt


def _hand(text: str) -> Cards:
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != len(SUITS) or not set("".join(suits)) <= set(RANKS):
        raise Wrong("deal")
    return sorted_hand(
        Card(rank, suit) for suit, ranks in zip(SUITS, suits, strict=True) for rank in ranks
    )


# ---------------------------------------------------------------------- writing
def of_state(state: State) -> dict[str, Any]:
    """Everything that `read` needs to make an equal state."""
    return {
        **_open(state),
        "deal": deal_text(plays.whole(state)),
        "won": list(_won_before(state)),
        "to_act": sorted(plays.actors(state)),
        "claimed": state.claimed,
        "granted": list(state.granted) if state.granted else None,
    }


def of_view(view: View) -> dict[str, Any]:
    """The view for other programs; what it does not see is null."""
    return {
        **_open(view),
        "seat": view.seat,
        "hands": [None if hand is None else hand_text(hand) for hand in view.hands],
        "counts": list(view.counts),
        "won": list(view.won),
        "to_act": sorted(view.actors),
        "deal": None if view.deal is None else deal_text(view.deal),
        "score": view.score,
        "points": list(view.points) or None,
    }


def _open(at: State | View) -> dict[str, Any]:
    """What a position and a view tell in the same way."""
    return {
        "board": at.board,
        "dealer": SEATS[at.dealer],
        "vul": at.vulnerable,
        "auction": [canonical(call) for call in at.calls],
        "contract": at.contract.text if at.contract else None,
        "declarer": None if at.declarer is None else SEATS[at.declarer],
        "played": list(map(_one, at.played)),
        "turn": SEATS[at.turn],
        "claim": _claim(at.claim),
        "shown": [SEATS[seat] for seat in at.shown],
    }


def _won_before(state: State) -> tuple[int, int]:
    """Tricks won before the first card in `played`."""
    trump = state.contract.trump if state.contract else ""
    since = [0, 0]
    for at in range(0, len(state.played) - PLAYERS + 1, PLAYERS):
        since[contracts.side(plays.winner(state.played[at : at + PLAYERS], trump))] += 1
    return state.won[0] - since[0], state.won[1] - since[1]


def _one(played: Played) -> str:
    return f"{SEATS[played.seat]}:{played.card.code}"


def _claim(claim: Open | None) -> dict[str, Any] | None:
    if claim is None:
        return None
    waiting = [SEATS[seat] for seat in claim.waiting]
    return {"seat": SEATS[claim.seat], "tricks": claim.tricks, "waiting": waiting}


# ---------------------------------------------------------------------- reading
def board_of(given: dict[str, Any], usual: int) -> tuple[int, int, str]:
    """Board number, dealer and vulnerability; those of the board when they are left out."""
    board = given.get("board", usual)
    if not isinstance(board, int) or isinstance(board, bool) or board < 1:
        raise Wrong("board")
    dealer = given.get("dealer", SEATS[contracts.dealer(board)])
    vulnerable = given.get("vul", contracts.vulnerability(board))
    if vulnerable not in VULNERABLE:
        raise Wrong("vul")
    return board, seat_of(dealer), vulnerable


def seat_of(value: Any) -> int:
    if not isinstance(value, str) or len(value) != 1 or value not in SEATS:
        raise Wrong(f"seat {value}")
    return SEATS.index(value)


def contracted(state: State, given: dict[str, Any]) -> State:
    """With the contract and the declarer given, where no auction tells them."""
    contract = contract_of(str(given["contract"]))
    if contract is None:
        raise Wrong("contract")
    declarer = seat_of(given["declarer"])
    return replace(state, contract=contract, declarer=declarer, turn=contracts.after(declarer))


def played(state: State, given: dict[str, Any]) -> State:
    """The cards played so far, each checked; before them tricks may have been won."""
    won = tuple(given.get("won") or (0, 0))
    if len(won) != 2 or not all(isinstance(n, int) and n >= 0 for n in won):
        raise Wrong("won")
    state = replace(state, won=(won[0], won[1]), open=state.open or any(won))
    uneven = len(set(map(len, state.hands))) > 1
    early = state.contract is None and any(won)
    if uneven or early or sum(won) + plays.left(state) != ALL:
        raise Wrong("deal, won")
    cards = [str(text) for text in given.get("played") or []]
    if not cards:
        return (
            replace(state, turn=seat_of(given["turn"])) if any(won) and "turn" in given else state
        )
    if any(won) and ":" in cards[0]:
        state = replace(state, turn=seat_of(cards[0][0]))
    for text in cards:
        state = _with_card(state, text)
    return state


def _with_card(state: State, text: str) -> State:
    seat, _, code = text.rpartition(":")
    one = card(code)
    if state.contract is None or (seat and seat_of(seat) != state.turn):
        raise Wrong(f"played {text}")
    if one not in plays.playable(state.hands[state.turn], state.played):
        raise Wrong(f"played {text}")
    return plays.play(state, one)


def claimed(state: State, given: dict[str, Any]) -> State:
    """With a claim that waits for answers, hands laid open, tricks granted."""
    asked, granted = given.get("claim"), given.get("granted")
    claim = None
    if asked:
        waiting = tuple(seat_of(seat) for seat in asked["waiting"])
        claim = Open(seat_of(asked["seat"]), int(asked["tricks"]), waiting)
        if not 0 <= claim.tricks <= plays.left(state) or not waiting:
            raise Wrong("claim")
    if granted is not None and (min(granted) < 0 or sum(granted) != plays.left(state)):
        raise Wrong("granted")
    return replace(
        state,
        claim=claim,
        shown=tuple(seat_of(seat) for seat in given.get("shown") or ()),
        claimed=int(given.get("claimed", -1)),
        granted=None if granted is None else (int(granted[0]), int(granted[1])),
    )
