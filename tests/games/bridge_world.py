"""Other worlds of bridge: cards that a seat cannot see change hands, alerts not told to it too."""

from __future__ import annotations

from itertools import combinations

from engines.cards.bridge.contract import PLAYERS
from engines.cards.bridge.play import Call, Cards, State
from engines.cards.bridge.points import high_cards
from engines.cards.bridge.position import deal_text
from engines.cards.pack import Card
from engines.game import replay
from engines.games import AnyGame
from engines.luck import Luck
from tests.selfplay import Record

SWAPS = 60


def swap(
    game: AnyGame, deal: str, record: Record, seat: int | None, luck: Luck
) -> tuple[str, Record]:
    """The same calls and cards from a deal in which unseen cards were exchanged, nobody
    getting cards of a suit that it has shown out of, nor other points where they are told."""
    state: State = replay(game, deal, record)
    view = game.observe(state, seat)
    hidden = [s for s in range(PLAYERS) if view.hands[s] is None and state.hands[s]]
    hands = [list(hand) for hand in state.hands]
    out = shown_out(state)
    pairs = list(combinations(hidden, 2))
    for _ in range(SWAPS if pairs else 0):
        one, other = luck.choice(pairs)
        a, b = luck.below(len(hands[one])), luck.below(len(hands[other]))
        card, other_card = hands[one][a], hands[other][b]
        same = not view.points or high_cards([card]) == high_cards([other_card])
        if same and card.suit not in out[other] and other_card.suit not in out[one]:
            hands[one][a], hands[other][b] = hands[other][b], hands[one][a]
    return deal_text(whole(state, hands)), retold(record, state, view.calls)


def shown_out(state: State) -> list[set[str]]:
    """The suits each seat failed to follow."""
    out: list[set[str]] = [set() for _ in range(PLAYERS)]
    for at in range(0, len(state.played), PLAYERS):
        led = state.played[at].card.suit
        for one in state.played[at : at + PLAYERS]:
            if one.card.suit != led:
                out[one.seat].add(led)
    return out


def whole(state: State, hands: list[list[Card]]) -> list[Cards]:
    """With the cards already played put back."""
    return [
        (*hand, *(p.card for p in state.played if p.seat == seat))
        for seat, hand in enumerate(hands)
    ]


def retold(record: Record, state: State, seen: tuple[Call, ...]) -> Record:
    """With every alert that the seat was not told said in other words."""
    return [
        (who, text.partition(" alert ")[0] + " alert other")
        if n < len(seen) and seen[n] != state.calls[n]
        else (who, text)
        for n, (who, text) in enumerate(record)
    ]
