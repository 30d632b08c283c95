"""The board in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.bridge import double_dummy
from engines.cards.bridge.contract import PLAYERS, SEATS, side
from engines.cards.bridge.notation import WORDS, call_name, contract_name
from engines.cards.bridge.play import SUITS, Cards
from engines.cards.bridge.position import deal_text
from engines.cards.bridge.view import View
from engines.cards.pack import SYMBOLS, face
from render.look import Look
from render.words import say


def alt(view: View, look: Look) -> str:
    return "\n".join(_lines(view, look))


def _lines(view: View, look: Look) -> Iterator[str]:
    language = look.language
    yield board_line(view, language)
    if view.points:
        told = _listed(seated(look, s, str(view.points[s])) for s in range(PLAYERS))
        yield say(WORDS, language, "alt-points", points=told)
    if view.calls and not view.points:
        yield say(WORDS, language, "alt-auction", calls=_listed(_calls(view, look)))
    if view.contract:
        yield contract_line(view, look)
        yield tricks_line(view, language)
    if view.trick and not view.over:
        cards = _listed(seated(look, p.seat, p.card.symbol) for p in view.trick)
        yield say(WORDS, language, "alt-trick", cards=cards)
    if view.over:
        yield from result_lines(view, look)
        yield from _hands(view, look)
        yield dummies_line(view, language)
        return
    yield from _hands(view, look)
    yield turn(view, look)


def _listed(parts: Iterator[str]) -> str:
    return ", ".join(parts)


# ---------------------------------------------------------------------- names
def seat_name(seat: int, language: str) -> str:
    return say(WORDS, language, "seat", seat=seat + 1)


def short(seat: int, language: str) -> str:
    """`北`, `N`."""
    return say(WORDS, language, "seat-short", seat=seat + 1)


def name(look: Look, seat: int) -> str:
    """A player's name after the seat; the seat alone where nobody is named."""
    if seat < len(look.players):
        return f"{short(seat, look.language)} {look.players[seat].name}"
    return seat_name(seat, look.language)


def seated(look: Look, seat: int, what: str) -> str:
    return f"{short(seat, look.language)} {what}"


def side_name(number: int, language: str) -> str:
    """`南北`, `NS`."""
    return say(WORDS, language, "side", side=number)


# ---------------------------------------------------------------------- lines
def board_line(view: View, language: str) -> str:
    return say(
        WORDS,
        language,
        "board-line",
        board=view.board,
        dealer=seat_name(view.dealer, language),
        vulnerable=view.vulnerable,
    )


def contract_line(view: View, look: Look) -> str:
    if view.contract is None or view.declarer is None:
        return ""
    return say(
        WORDS,
        look.language,
        "contract-line",
        contract=contract_name(view.contract),
        who=name(look, view.declarer),
    )


def tricks_line(view: View, language: str) -> str:
    return say(WORDS, language, "tricks-line", ns=view.won[0], ew=view.won[1])


def turn(view: View, look: Look) -> str:
    """Whose turn it is and for what."""
    language = look.language
    if view.claim:
        who = _listed(name(look, seat) for seat in view.claim.waiting)
        kind = "claim" if view.claim.seat == view.declarer else "concede"
        by = name(look, view.claim.seat)
        return say(WORDS, language, f"turn-{kind}", who=who, by=by, tricks=view.claim.tricks)
    (actor,) = view.actors or (view.turn,)
    if view.calling:
        return say(
            WORDS, language, "turn-declare" if view.open else "turn-call", who=name(look, actor)
        )
    if actor != view.turn:
        return say(WORDS, language, "turn-dummy", who=name(look, actor))
    key = "turn-follow" if view.trick else "turn-lead"
    return say(WORDS, language, key, who=name(look, actor))


def result_lines(view: View, look: Look) -> Iterator[str]:
    """What was made of the contract, and what it scored."""
    language, score = look.language, view.score or 0
    if view.contract is None or view.declarer is None:
        yield say(WORDS, language, "passed-out")
        return
    tricks = view.taken[side(view.declarer)]
    over = tricks - view.contract.needed
    yield say(
        WORDS,
        language,
        "result-made" if over >= 0 else "result-down",
        tricks=tricks,
        over=abs(over),
    )
    taker = side_name(0 if score > 0 else 1, language)
    yield say(WORDS, language, "result-score", side=taker, points=abs(score))


def dummies_line(view: View, language: str) -> str:
    """The double-dummy tricks, or why there are none."""
    found = solved(view)
    if found is None:
        return say(WORDS, language, "no-analysis")
    rows = []
    for seat, mark in enumerate(SEATS):
        made = " ".join(f"{SYMBOLS.get(strain, strain)}{found[strain][mark]}" for strain in found)
        rows.append(f"{short(seat, language)} {made}")
    return say(WORDS, language, "alt-analysis", rows="; ".join(rows), par=par_text(view, language))


def solved(view: View) -> double_dummy.Tricks | None:
    """The double-dummy table of a board that is over, where it was dealt whole."""
    if view.deal is None or any(len(hand) != 13 for hand in view.deal):
        return None
    return double_dummy.tricks(deal_text(view.deal))


def par_text(view: View, language: str) -> str:
    assert view.deal is not None
    par = double_dummy.par(deal_text(view.deal), view.dealer, view.vulnerable) or 0
    return f"{side_name(0 if par > 0 else 1, language)} +{abs(par)}" if par else "0"


def _calls(view: View, look: Look) -> Iterator[str]:
    for number, call in enumerate(view.calls):
        said = call_name(call.bid, look.language)
        if call.alert:
            said += f" ({call.alert})"
        yield seated(look, (view.dealer + number) % PLAYERS, said)


def _hands(view: View, look: Look) -> Iterator[str]:
    """Every hand this view sees; its own last, as its own."""
    language = look.language
    hands = view.deal or view.hands
    for seat, hand in enumerate(hands):
        if hand and (view.over or seat != view.seat):
            role = "dummy" if seat == view.dummy else "other"
            yield say(
                WORDS,
                language,
                "alt-hand",
                who=seat_name(seat, language),
                role=role,
                cards=hand_line(hand),
            )
    own = None if view.seat is None or view.over else hands[view.seat]
    if own:
        yield say(WORDS, language, "alt-own", cards=hand_line(own))


def hand_line(cards: Cards) -> str:
    """`♠AQ84 ♥Q1098 ♦J ♣KQ43`."""
    suits = (
        SYMBOLS[suit] + "".join(face(card.rank) for card in cards if card.suit == suit)
        for suit in SUITS
        if any(card.suit == suit for card in cards)
    )
    return " ".join(suits)
