"""What an announcer calls out after a bid or a play."""

from __future__ import annotations

from engines.games.doudizhu.groups import DOUBLING
from engines.games.doudizhu.notation import WORDS, listed
from engines.games.doudizhu.rules import ranks
from engines.games.doudizhu.view import View
from render.words import Phrase, phrase


def remarks(view: View, warn_count: bool) -> tuple[Phrase, ...]:
    if view.landlord is None:
        return ()
    if not view.plays:
        return (_landlord(view, view.landlord),)
    last = view.plays[-1]
    said: list[Phrase] = []
    if last.group and last.group.kind in DOUBLING:
        said.append(phrase(WORDS, f"remark-{last.group.kind}", multiplier=view.multiplier))
    left = view.counts[last.seat]
    if warn_count and last.group and left in (1, 2):
        said.append(phrase(WORDS, "remark-few", who=_seat(last.seat), left=left))
    if view.spring:
        said.append(phrase(WORDS, f"remark-{view.spring}", multiplier=view.multiplier))
    return tuple(said)


def _landlord(view: View, landlord: int) -> Phrase:
    kitty = listed(ranks(view.kitty))
    return phrase(WORDS, "remark-landlord", who=_seat(landlord), base=view.base, kitty=kitty)


def _seat(seat: int) -> Phrase:
    return phrase(WORDS, "seat", seat=seat + 1)
