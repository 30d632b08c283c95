"""What an announcer calls out: levels, tribute, few cards left, who is out, 接风."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.pack import RANKS, face
from engines.games.guandan import rules
from engines.games.guandan.groups import Kind
from engines.games.guandan.levels import TOP
from engines.games.guandan.notation import WORDS
from engines.games.guandan.refusals import kind_name, named
from engines.games.guandan.rules import TOLD, Played
from engines.games.guandan.view import View
from render.words import Phrase, phrase


def remarks(view: View) -> tuple[Phrase, ...]:
    if view.plays:
        return tuple(_after_play(view, view.plays[-1]))
    return tuple(_before_play(view))


def _before_play(view: View) -> Iterator[Phrase]:
    """The level, and how far the tribute has come."""
    made = all(gift.returned for gift in view.gifts)
    if not any(gift.paid for gift in view.gifts):
        yield _level(view)
    if view.resisted:
        first, *other = map(seat, view.resisted)
        pair = {"other": other[0]} if other else {"other": first}
        yield phrase(WORDS, "remark-resisted", who=first, holders=len(view.resisted), **pair)
    for gift in view.gifts:
        if gift.receiver is None or gift.paid is None:
            continue
        facts = {"payer": seat(gift.payer), "receiver": seat(gift.receiver)}
        if made and gift.returned:
            yield phrase(WORDS, "remark-returned", card=named((gift.returned,)), **facts)
        elif not made:
            yield phrase(WORDS, "remark-paid", card=named((gift.paid,)), **facts)
    if view.turned_up and not view.giving:
        holder, up = seat(view.turn), named((view.turned_up,))
        yield phrase(WORDS, "remark-turned_up", who=holder, card=up)


def _level(view: View) -> Phrase:
    """What is played at, and where both sides stand."""
    first, second = (face(RANKS[min(n, TOP)]) for n in view.standing.levels)
    seats = {name: seat(number) for number, name in enumerate(("one", "two", "three", "four"))}
    rank = face(view.terms.level)
    return phrase(WORDS, "remark-level", rank=rank, first=first, second=second, **seats)


def _after_play(view: View, last: Played) -> Iterator[Phrase]:
    if last.group and last.group.power:
        kind = "bomb" if last.group.kind is Kind.BOMB else str(last.group.kind)
        yield phrase(WORDS, f"remark-{kind}", kind=kind_name(last.group))
    left = view.counts[last.seat]
    if last.group and left is not None and 0 < left <= TOLD:
        yield phrase(WORDS, "remark-few", who=seat(last.seat), left=left)
    if last.group and last.seat in view.out:
        yield phrase(WORDS, "remark-out", who=seat(last.seat), place=view.out.index(last.seat) + 1)
    if led := catching(view):
        yield phrase(WORDS, "remark-wind", who=seat(led[1]), out=seat(led[0]))


def catching(view: View) -> tuple[int, int] | None:
    """接风 just now: whose last cards nobody beat, and the partner who leads for him."""
    if view.over or view.last_played or not view.plays or view.plays[-1].group:
        return None
    last = next(played for played in reversed(view.plays) if played.group)
    mate = rules.partner(last.seat)
    return (last.seat, mate) if last.seat in view.out and view.turn == mate else None


def seat(number: int) -> Phrase:
    return phrase(WORDS, "seat", seat=number + 1)
