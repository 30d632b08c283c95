"""What the umpire calls out: who is left after a fight, who is beaten, flags that are shown."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.siguo.board import NAMES
from engines.games.siguo.notation import WORDS
from engines.games.siguo.view import View
from engines.junqi.army import FLAG
from render.words import Phrase, phrase


def remarks(view: View) -> tuple[Phrase, ...]:
    return tuple(_said(view))


def _said(view: View) -> Iterator[Phrase]:
    if view.last and view.last.fight:
        yield phrase(WORDS, f"fight-{view.last.fight}", post=NAMES[view.last.end])
    for seat in view.news:
        why = phrase(WORDS, f"fate-{view.fates[seat]}")
        yield phrase(WORDS, "beaten", who=phrase(WORDS, "seat", seat=seat + 1), why=why)
    if not view.ended:
        yield from flags(view)


def flags(view: View) -> Iterator[Phrase]:
    """Flags of others that lie open."""
    for post, man in enumerate(view.board):
        if man and man.kind == FLAG and man.seat in view.open_flags - {view.seat}:
            yield phrase(
                WORDS,
                "flag-shown",
                who=phrase(WORDS, "seat", seat=man.seat + 1),
                post=NAMES[post],
            )
