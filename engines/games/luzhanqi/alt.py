"""The board in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.luzhanqi.notation import WORDS
from engines.games.luzhanqi.remarks import flags
from engines.games.luzhanqi.view import View
from render.look import Look
from render.words import Phrase, phrase, say, tell


def kind_word(kind: str, language: str) -> str:
    return say(WORDS, language, f"kind-{kind}")


def side(seat: int) -> Phrase:
    return phrase(WORDS, f"side-{seat}")


def notes(view: View, look: Look) -> Iterator[str]:
    """Below the picture: who sets up, the turn where no label shows it, or the end."""
    for said in _state(view, with_turn=not look.players):
        yield tell(said, look.language)


def alt(view: View, look: Look) -> str:
    language = look.language
    lines = [say(WORDS, language, "name")]
    lines += [tell(said, language) for said in _state(view, with_turn=True)]
    if view.last:
        last = view.last
        fight = last.fight and phrase(WORDS, f"fight-{last.fight}", post=view.name(last.end))
        move = f"{view.name(last.start)}-{view.name(last.end)}"
        lines.append(tell(phrase(WORDS, "alt-last", side=side(last.seat), move=move), language))
        lines += [tell(fight, language)] if fight else []
    lines += [tell(_listed(view, seat, language), language) for seat in (0, 1)]
    if view.fallen:
        fallen = " ".join(kind_word(kind, language) for kind in view.fallen)
        lines.append(say(WORDS, language, "alt-fallen", pieces=fallen))
    if view.turned:
        lines.append(say(WORDS, language, "alt-own-view"))
    return "\n".join(lines)


def _listed(view: View, seat: int, language: str) -> Phrase:
    men = [
        (view.name(post), man) for post, man in enumerate(view.board) if man and man.seat == seat
    ]
    told = " ".join(
        f"{post}={kind_word(man.kind, language)}" if man.kind else post for post, man in men
    )
    return phrase(WORDS, "alt-side", side=side(seat), count=len(men), pieces=told or "-")


def _state(view: View, *, with_turn: bool) -> Iterator[Phrase]:
    if view.ended:
        why = phrase(WORDS, f"why-{view.ended}")
        if view.winner is None:
            yield why
        else:
            yield phrase(WORDS, "over-won", side=side(view.winner), why=why)
        return
    if view.setting_up:
        for seat in sorted(view.acting):
            yield phrase(WORDS, "setting-up", side=side(seat))
        if view.my_turn:
            yield phrase(WORDS, "how-to-set-up")
        return
    if with_turn:
        for seat in view.acting:
            yield phrase(WORDS, "alt-turn", side=side(seat))
    yield from flags(view)
