"""The board in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.siguo.board import SEATS
from engines.games.siguo.notation import WORDS
from engines.games.siguo.remarks import flags
from engines.games.siguo.view import View
from engines.junqi import alt as shared
from render.look import Look
from render.words import Phrase, phrase, say, tell


def kind_word(kind: str, language: str) -> str:
    return shared.kind_word(kind, WORDS, language)


def side(seat: int) -> Phrase:
    return shared.side(seat, WORDS)


def notes(view: View, look: Look) -> Iterator[str]:
    """Below the picture: who sets up, the turn where no label shows it, or the end."""
    for said in _state(view, with_turn=not look.players):
        yield tell(said, look.language)


def alt(view: View, look: Look) -> str:
    language = look.language
    lines = [say(WORDS, language, "name")]
    lines += [tell(said, language) for said in _state(view, with_turn=True)]
    lines += [tell(said, language) for said in shared.marched(view, WORDS)]
    lines += [tell(_listed(view, seat, language), language) for seat in range(SEATS)]
    lines += shared.fallen(view, WORDS, language)
    return "\n".join(lines)


def _listed(view: View, seat: int, language: str) -> Phrase:
    if fate := view.fates[seat]:
        return phrase(WORDS, "alt-out", side=side(seat), why=phrase(WORDS, f"fate-{fate}"))
    return shared.listed(view, seat, WORDS, language)


def _state(view: View, *, with_turn: bool) -> Iterator[Phrase]:
    if view.ended:
        why = phrase(WORDS, f"why-{view.ended}")
        if view.winner is None:
            yield why
        else:
            yield phrase(WORDS, "over-won", team=phrase(WORDS, f"team-{view.winner}"), why=why)
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
