"""Why a move may not stand, and what would.

What is open to all is looked at first, so that an answer given in the group never tells
which cards the seat holds; `PRIVATE` reasons do, and are for that seat's eyes only.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum

from engines.cards.pack import JOKERS, Card
from engines.game import Illegal, Refused
from engines.games.guandan import tribute
from engines.games.guandan.groups import Cards, Group, Terms, fitting, readings
from engines.games.guandan.notation import WORDS, laid_out
from engines.games.guandan.plays import FOUR_JOKERS, patterns
from engines.games.guandan.rules import Move, Pay, Play, Played, Return, Take, Why
from engines.games.guandan.view import View
from render.words import Fact, Phrase, phrase

PRIVATE: frozenset[StrEnum] = frozenset(
    {
        Why.NOT_HELD,
        Why.TWO_KINDS,
        Why.WHICH_COPY,
        Why.WHICH_JOKER,
        Why.NO_NUMBER,
        Why.PAY_HIGHEST,
        Why.RETURN_LOW,
        Why.IN_HAND,
    }
)


def explain(view: View, move: Move) -> Illegal:
    match move:
        case Play(cards, kind):
            if view.giving:
                return still_giving(view)
            return _explain_play(view, cards, kind)
        case _ if not view.giving:
            return Illegal(Why.TRIBUTE_OVER)
        case Take():
            return Illegal(Why.NOT_A_PAYER) if view.choosing else still_giving(view)
        case Pay(card) if view.paying:
            return _wrong_gift(view, card, Why.PAY_HIGHEST)
        case Return(card) if not view.paying and not view.choosing:
            return _wrong_gift(view, card, Why.RETURN_LOW)
        case _:
            return still_giving(view)


def still_giving(view: View) -> Illegal:
    stage = "pay" if view.paying else "choose" if view.choosing else "return"
    return Illegal(Why.TRIBUTE_STILL, stage=stage)


def _wrong_gift(view: View, card: Card, why: Why) -> Illegal:
    if card not in view.hand:
        return not_held((card,), view)
    allowed = tribute.payable if why is Why.PAY_HIGHEST else tribute.returnable
    cards = allowed(view.hand, view.terms)
    return Illegal(why, card=named((card,)), example=named(cards[:1]), allowed=named(cards))


def _explain_play(view: View, cards: Cards, kind: str) -> Illegal:
    if not cards:
        return Illegal(Why.MUST_LEAD)
    wrong = no_group(cards, kind, view.terms) or too_low(cards, kind, view.last_played, view.terms)
    return wrong or not_held(cards, view)


def not_held(cards: Cards, view: View) -> Illegal:
    missing = Counter(cards) - Counter(view.hand)
    return Illegal(Why.NOT_HELD, missing=named(tuple(missing.elements()) or cards))


def in_hand(reason: Phrase) -> Illegal:
    """A refusal that follows from the cards held: for the seat's own eyes."""
    return Illegal(Why.IN_HAND, reason=reason)


def told(refused: Refused) -> Phrase:
    return Phrase(WORDS, f"why-{refused.why}", refused.facts)


def no_group(cards: Cards, kind: str, terms: Terms) -> Illegal | None:
    """None when these cards can be a group, of the declared kind if any."""
    found = {str(group.kind) for group in readings(cards, terms)}
    if found and (not kind or kind in found):
        return None
    nearly = phrase(WORDS, "nearest-declared") if found else nearest(cards, terms)
    return Illegal(Why.NO_COMBINATION, cards=named(cards), nearest=nearly)


def too_low(cards: Cards, kind: str, last: Played | None, terms: Terms) -> Illegal | None:
    """None when these cards beat what lies on the table, or nothing does."""
    on = last.group if last else None
    fit = fitting(cards, on, terms)
    if any(not kind or group.kind == kind for group in fit):
        return None
    if last is None or on is None or (fit and kind):
        nearly = phrase(WORDS, "nearest-declared")
        return Illegal(Why.NO_COMBINATION, cards=named(cards), nearest=nearly)
    if on == FOUR_JOKERS:
        return Illegal(Why.NOTHING_BEATS)
    better = _example(on, terms)
    same = better[1].kind is on.kind
    return Illegal(
        Why.DOES_NOT_BEAT,
        cards=named(cards),
        last=named(laid_out(last.cards, on, terms)),
        kind=kind_name(on),
        way="bomb" if on.power else "same" if same else "top",
        size=on.size,
        example=named(better[0]),
    )


def _example(on: Group, terms: Terms) -> tuple[Cards, Group]:
    """The lowest group that beats this one, of the same kind if there is one."""
    better = (pattern for pattern in patterns(terms) if pattern.group.beats(on))
    pattern = min(better, key=lambda p: (p.group.power, p.group.key))
    ranks = [rank for rank, n in pattern.need for _ in range(n)]
    suits = pattern.suit * 5 or "SDCH" * 3
    copies = zip(ranks, suits, strict=False)
    return tuple(Card(r) if r in JOKERS else Card(r, s) for r, s in copies), pattern.group


def kind_name(group: Group) -> Phrase:
    return phrase(WORDS, f"kind-{group.kind}", size=group.size)


def named(cards: Cards) -> Fact:
    """Cards as a fact; jokers have names of their own in each language."""
    plain = " ".join(card.symbol for card in cards if card.rank not in JOKERS)
    small, big = (sum(card.rank == joker for card in cards) for joker in JOKERS)
    if not small + big:
        return plain
    between = " " if small and big else ""
    jokers = phrase(WORDS, "jokers", small=small, big=big, between=between)
    return phrase(WORDS, "cards", plain=plain, jokers=jokers) if plain else jokers


def _with_wild(cards: Cards, terms: Terms) -> bool:
    """Whether a level card of no named suit would have to be 逢人配."""
    plain = Card(terms.level)
    changed = tuple(terms.wild if card == plain else card for card in cards)
    return changed != cards and changed.count(terms.wild) < 3 and bool(readings(changed, terms))


def nearest(cards: Cards, terms: Terms) -> Phrase:
    """What kind of group these cards nearly are, and what it would take."""
    counts = Counter(card.rank for card in cards if card != terms.wild)
    jokers = counts["B"] + counts["R"]
    size, most = len(cards), max(counts.values(), default=0)
    shapes = {
        "wild": _with_wild(cards, terms),
        "jokers": size > 1 and jokers == size,
        "joker_in": bool(jokers) and size != 5,
        "two": size == 2,
        "straight": size > 2 and most == 1,
        "tube": size % 2 == 0 and size != 6 and most == 2,
        "plate": size > 6 and most == 3,
        "gap": size == 6,
        "full_house": size == 4 or (size == 5 and most >= 2),
    }
    return phrase(WORDS, f"nearest-{next((key for key, is_so in shapes.items() if is_so), 'none')}")
