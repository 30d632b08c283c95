"""The table in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.pack import RANKS, face
from engines.games.guandan import rules
from engines.games.guandan.groups import Cards
from engines.games.guandan.levels import TOP, side
from engines.games.guandan.notation import WORDS, card_name, laid_out, write_cards
from engines.games.guandan.rules import SEATS, Played
from engines.games.guandan.view import View
from render.look import Look
from render.words import say

UNTOLD = -1


def alt(view: View, look: Look) -> str:
    acts = ((seat, what) for seat in _order(view) for what in _acted(view, seat, look.language))
    lines = (
        _level_line(view, look),
        *(_seat(view, look, seat) for seat in range(SEATS)),
        *(say(WORDS, look.language, "alt-act", name=name(look, s), what=w) for s, w in acts),
        turn(view, look),
        *_hand(view, look.language),
    )
    return "\n".join(lines)


def _order(view: View) -> list[int]:
    """The seats as they acted last, so that the play to beat comes last but for passes."""
    last = {played.seat: number for number, played in enumerate(view.trick)}
    return sorted(range(SEATS), key=lambda seat: last.get(seat, -1))


def name(look: Look, seat: int) -> str:
    if seat < len(look.players):
        return look.players[seat].name
    return say(WORDS, look.language, "seat", seat=seat + 1)


def level(view: View, language: str) -> str:
    return say(WORDS, language, "level", rank=face(view.terms.level))


def side_level(view: View, seat: int, language: str) -> str:
    """How far the side of a seat has come."""
    rank = RANKS[min(view.standing.levels[side(seat)], TOP)]
    return say(WORDS, language, "side-level", rank=face(rank))


def wild(view: View, language: str) -> str:
    return say(WORDS, language, "wild", rank=face(view.terms.level))


def levels(view: View, look: Look) -> str:
    """Where both sides stand: ours first for a seat, by name for the public."""
    first, second = (face(RANKS[min(n, TOP)]) for n in view.standing.levels)
    if view.seat is None:
        seats = {word: name(look, n) for n, word in enumerate(("one", "two", "three", "four"))}
        return say(WORDS, look.language, "levels-seats", first=first, second=second, **seats)
    mine, theirs = (first, second) if side(view.seat) == 0 else (second, first)
    return say(WORDS, look.language, "levels-mine", mine=mine, theirs=theirs)


def _level_line(view: View, look: Look) -> str:
    facts = {"level": level(view, look.language), "wild": wild(view, look.language)}
    return say(WORDS, look.language, "alt-level", levels=levels(view, look), **facts)


def turn(view: View, look: Look) -> str:
    """Whose turn it is and for what, or how the hand ended."""
    if view.over:
        return say(WORDS, look.language, f"why-{rules.places(view.out)}")
    who = say(WORDS, look.language, "and-also").join(
        name(look, seat) for seat in sorted(view.acting)
    )
    return say(WORDS, look.language, f"turn-{_task(view)}", name=who)


def _task(view: View) -> str:
    if view.giving:
        return "pay" if view.paying else "choose" if view.choosing else "return"
    return "follow" if view.on else "lead"


def last_play(view: View, seat: int) -> Played | None:
    """What the seat did last in the trick on the table."""
    return next((p for p in reversed(view.trick) if p.seat == seat), None)


def said(view: View, seat: int, language: str) -> tuple[str, ...]:
    """What a seat did that is no play of cards: passed, resisted, paid, returned."""
    played = last_play(view, seat)
    if played:
        return () if played.cards else (say(WORDS, language, "pass"),)
    return () if view.plays else tuple(_given(view, seat, language))


def _given(view: View, seat: int, language: str) -> Iterator[str]:
    if seat in view.resisted:
        yield say(WORDS, language, "resisted")
    for gift in view.gifts:
        if gift.payer == seat and gift.paid:
            yield say(WORDS, language, "gift-paid", card=card_name(gift.paid, language))
        if gift.receiver == seat and gift.returned:
            yield say(WORDS, language, "gift-returned", card=card_name(gift.returned, language))


def laid(view: View, played: Played) -> Cards:
    return laid_out(played.cards, played.group, view.terms)


def place(view: View, seat: int, language: str) -> str:
    """头游 … 末游 for a seat that is out, or left when the hand is over; else nothing."""
    if seat in view.out:
        return say(WORDS, language, "place", place=view.out.index(seat) + 1)
    return say(WORDS, language, "place", place=SEATS) if _left(view) else ""


def _left(view: View) -> bool:
    return view.over and len(view.out) == SEATS - 1


def _seat(view: View, look: Look, seat: int) -> str:
    who, where = name(look, seat), place(view, seat, look.language)
    if where:
        return say(WORDS, look.language, "alt-out", name=who, place=where)
    count = view.counts[seat]
    left = UNTOLD if count is None else count
    return say(WORDS, look.language, "alt-seat", name=who, count=left)


def _acted(view: View, seat: int, language: str) -> Iterator[str]:
    played = last_play(view, seat)
    if played and played.cards:
        yield write_cards(laid(view, played), language)
    yield from said(view, seat, language)


def _hand(view: View, language: str) -> Iterator[str]:
    if view.hand:
        yield say(WORDS, language, "alt-hand", cards=write_cards(view.hand, language))
