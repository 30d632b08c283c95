"""The table in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.pack import face
from engines.games.shengji import rules
from engines.games.shengji.notation import WORDS, named, spelled, write_hand
from engines.games.shengji.remarks import score, trump_word
from engines.games.shengji.rules import Phase, Played
from engines.games.shengji.suits import Cards
from engines.games.shengji.view import View
from render.look import Look
from render.words import phrase, say, tell


def alt(view: View, look: Look) -> str:
    return "\n".join(
        (
            stakes(view, look),
            *(_seat(view, look, seat) for seat in range(view.house.count)),
            *_laid(view, look),
            *(_act(view, look, put) for put in plays(view)),
            turn(view, look),
            *_hand(view, look.language),
        )
    )


def name(look: Look, seat: int) -> str:
    if seat < len(look.players):
        return look.players[seat].name
    return say(WORDS, look.language, "seat", seat=seat + 1)


def role(view: View, seat: int, language: str) -> str:
    """庄家, 庄家方 or 抓分方; nothing before the dealer is known."""
    if view.dealer is None:
        return ""
    if seat == view.dealer:
        return say(WORDS, language, "dealer")
    return say(WORDS, language, "attacker" if view.attacks(seat) else "partner")


def stakes(view: View, look: Look) -> str:
    """Level, trumps and the attackers' points, in one line."""
    trump = view.trump or (view.standing.suit if view.standing else "")
    if not trump:
        key = "stakes-open"
        return say(WORDS, look.language, key, level=face(view.level))
    key = "stakes" if view.trump else "stakes-shown"
    level, word = face(view.level), trump_word(trump)
    return tell(phrase(WORDS, key, level=level, trump=word, points=view.points), look.language)


def turn(view: View, look: Look) -> str:
    """Whose turn it is and for what, or how the hand ended."""
    match view.phase:
        case Phase.OVER if view.dealer is None or not view.tricks:
            return say(WORDS, look.language, "why-redeal")
        case Phase.OVER:
            return tell(score(view), look.language)
        case Phase.DECLARE:
            drawn, whole = view.drawn, view.house.hand_size
            return say(WORDS, look.language, "turn-declare", drawn=drawn, whole=whole)
        case _:
            (seat,) = view.waiting
            task = "bury" if view.phase is Phase.BURY else "follow" if view.table else "lead"
            facts: dict[str, str | int] = {"name": name(look, seat)}
            if task == "bury":
                facts["count"] = view.house.kitty_size
            if task == "follow":
                facts["count"] = len(view.lead)
            return say(WORDS, look.language, f"turn-{task}", **facts)


def plays(view: View) -> tuple[Played, ...]:
    """The trick on the table, or the last one while nobody has led."""
    if view.table or not view.tricks:
        return view.table
    return view.tricks[-1].plays


def standing(view: View) -> int | None:
    """The seat whose cards win the trick that is shown, so far."""
    if view.table:
        return rules.standing(view.order, view.table)
    return view.tricks[-1].winner if view.tricks else None


def laid(view: View) -> tuple[str, Cards]:
    """What lies open or for this seat's eyes beside the trick: the kitty, cards turned."""
    if view.kitty:
        return "kitty", view.kitty
    return ("turned", view.turned) if view.phase is Phase.BURY and view.turned else ("", ())


def _seat(view: View, look: Look, seat: int) -> str:
    who, count = name(look, seat), view.counts[seat]
    part = role(view, seat, look.language)
    if not part:
        return say(WORDS, look.language, "alt-seat", name=who, count=count)
    return say(WORDS, look.language, "alt-role", name=who, role=part, count=count)


def _laid(view: View, look: Look) -> Iterator[str]:
    language = look.language
    if view.phase is Phase.DECLARE:
        for one in view.shown:
            what = write_hand(one.cards, language)
            yield say(WORDS, language, "alt-shown", name=name(look, one.seat), what=what)
    key, cards = laid(view)
    if key:
        yield tell(phrase(WORDS, f"alt-{key}", cards=named(cards, " ")), language)


def _act(view: View, look: Look, put: Played) -> str:
    key = "alt-wins" if put.seat == standing(view) else "alt-act"
    what = write_hand(put.cards, look.language)
    said = say(WORDS, look.language, key, name=name(look, put.seat), what=what)
    if put.back:
        said += " " + tell(phrase(WORDS, "taken-back", cards=named(put.back)), look.language)
    return said


def _hand(view: View, language: str) -> Iterator[str]:
    if view.hand:
        yield say(WORDS, language, "alt-hand", cards=spelled(view.hand, language))
