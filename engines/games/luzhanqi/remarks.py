"""What the umpire calls out: who is left after a fight, and a flag that must be shown."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.luzhanqi.notation import WORDS
from engines.games.luzhanqi.view import View
from engines.junqi.army import FLAG
from render.words import Phrase, phrase


def remarks(view: View) -> tuple[Phrase, ...]:
    return tuple(_said(view))


def _said(view: View) -> Iterator[Phrase]:
    if view.last and view.last.fight:
        yield phrase(WORDS, f"fight-{view.last.fight}", post=view.name(view.last.end))
    if view.ended:
        return
    yield from flags(view)


def flags(view: View) -> Iterator[Phrase]:
    """Flags of others that lie open."""
    for post, man in enumerate(view.board):
        if man and man.kind == FLAG and man.seat != view.seat:
            yield phrase(
                WORDS,
                "flag-shown",
                who=phrase(WORDS, "seat", seat=man.seat + 1),
                post=view.name(post),
            )
