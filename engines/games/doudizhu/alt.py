"""The table in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.doudizhu.notation import WORDS, write_hand
from engines.games.doudizhu.rules import SEATS, Played, ended
from engines.games.doudizhu.view import View
from render.look import Look
from render.words import say


def alt(view: View, look: Look) -> str:
    return "\n".join(
        (
            *(_seat(view, look, seat) for seat in range(SEATS)),
            *(() if view.bidding else _stakes(view, look.language)),
            *(_act(view, look, seat) for seat in acted(view)),
            turn(view, look),
            *_hand(view, look.language),
        )
    )


def name(look: Look, seat: int) -> str:
    if seat < len(look.players):
        return look.players[seat].name
    return say(WORDS, look.language, "seat", seat=seat + 1)


def role(view: View, seat: int, language: str) -> str:
    """地主 or 农民; nothing before it is settled."""
    if view.landlord is None:
        return ""
    return say(WORDS, language, "landlord" if seat == view.landlord else "farmer")


def turn(view: View, look: Look) -> str:
    """Whose turn it is and for what, or how the deal ended."""
    if view.turn is None:
        return say(WORDS, look.language, f"why-{ended(view.counts, view.landlord)}")
    task = "bid" if view.bidding else "follow" if view.last else "lead"
    return say(WORDS, look.language, f"turn-{task}", name=name(look, view.turn))


def stakes(view: View, language: str) -> str:
    return say(WORDS, language, "stakes", base=view.base, multiplier=view.multiplier)


def acted(view: View) -> tuple[int, ...]:
    """The seats that have bid, or played in the last round, the earliest first."""
    if view.bidding:
        return tuple((view.first + i) % SEATS for i in range(len(view.bids)))
    return tuple(played.seat for played in view.plays[-SEATS:])


def last_play(view: View, seat: int) -> Played | None:
    return next((p for p in reversed(view.plays[-SEATS:]) if p.seat == seat), None)


def said(view: View, seat: int, language: str) -> str:
    """A bid or 不出, for a seat whose last act was not to play cards; else nothing."""
    played = last_play(view, seat)
    if played and not played.cards:
        return say(WORDS, language, "pass")
    if view.bidding and seat in acted(view):
        return say(WORDS, language, "bid", points=view.bids[acted(view).index(seat)])
    return ""


def _seat(view: View, look: Look, seat: int) -> str:
    who, count = name(look, seat), view.counts[seat]
    if view.bidding:
        return say(WORDS, look.language, "alt-seat", name=who, count=count)
    part = role(view, seat, look.language)
    return say(WORDS, look.language, "alt-role", name=who, role=part, count=count)


def _stakes(view: View, language: str) -> Iterator[str]:
    yield say(WORDS, language, "alt-kitty", cards=write_hand(view.kitty, language))
    yield stakes(view, language)


def _act(view: View, look: Look, seat: int) -> str:
    played = last_play(view, seat)
    what = said(view, seat, look.language)
    if played and played.cards:
        what = write_hand(played.cards, look.language)
    return say(WORDS, look.language, "alt-act", name=name(look, seat), what=what)


def _hand(view: View, language: str) -> Iterator[str]:
    if view.hand:
        yield say(WORDS, language, "alt-hand", cards=write_hand(view.hand, language))
