"""A board of 军棋 in words, whatever the board: the pieces, the last march, one's own dead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from engines.junqi.moves import Last, Man
from render.words import Phrase, phrase, say


class Seen(Protocol):
    """The view of one seat of either game."""

    @property
    def board(self) -> Sequence[Man | None]: ...
    @property
    def last(self) -> Last | None: ...
    @property
    def fallen(self) -> str: ...
    def name(self, post: int) -> str: ...


def kind_word(kind: str, package: str, language: str) -> str:
    return say(package, language, f"kind-{kind}")


def side(seat: int, package: str) -> Phrase:
    return phrase(package, f"side-{seat}")


def marched(view: Seen, package: str) -> Iterator[Phrase]:
    """The last march, and who was left after its fight."""
    if last := view.last:
        move = f"{view.name(last.start)}-{view.name(last.end)}"
        yield phrase(package, "alt-last", side=side(last.seat, package), move=move)
        if last.fight:
            yield phrase(package, f"fight-{last.fight}", post=view.name(last.end))


def listed(view: Seen, seat: int, package: str, language: str) -> Phrase:
    """Where the pieces of a seat stand, and what they are as far as it is known."""
    men = [
        (view.name(post), man) for post, man in enumerate(view.board) if man and man.seat == seat
    ]
    told = " ".join(
        f"{post}={kind_word(man.kind, package, language)}" if man.kind else post
        for post, man in men
    )
    return phrase(package, "alt-side", side=side(seat, package), count=len(men), pieces=told or "-")


def fallen(view: Seen, package: str, language: str) -> Iterator[str]:
    if view.fallen:
        dead = " ".join(kind_word(kind, package, language) for kind in view.fallen)
        yield say(package, language, "alt-fallen", pieces=dead)
