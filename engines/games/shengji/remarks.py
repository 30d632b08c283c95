"""What an announcer calls out: trumps, failed throws, tricks, the end of a hand."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.pack import SYMBOLS, face
from engines.games.shengji import rules
from engines.games.shengji.declaring import THREE
from engines.games.shengji.notation import WORDS, named
from engines.games.shengji.rules import FINE, Phase
from engines.games.shengji.suits import NO_TRUMP
from engines.games.shengji.view import View
from render.words import Phrase, phrase


def remarks(view: View) -> tuple[Phrase, ...]:
    match view.phase:
        case Phase.DECLARE:
            return tuple(_dealing(view))
        case Phase.BURY:
            return tuple(_settled(view))
        case Phase.PLAY:
            return tuple(_played(view))
        case Phase.OVER:
            return tuple(_over(view))


def trump_word(trump: str) -> Phrase:
    return phrase(WORDS, "trump", suit="none" if trump == NO_TRUMP else SYMBOLS[trump])


def _seat(seat: int) -> Phrase:
    return phrase(WORDS, "seat", seat=seat + 1)


def _dealing(view: View) -> Iterator[Phrase]:
    if view.standing:
        key = "remark-countered" if len(view.shown) > 1 else "remark-declared"
        yield phrase(WORDS, key, who=_seat(view.standing.seat), cards=named(view.standing.cards))
    yield phrase(WORDS, "remark-drawn", drawn=view.drawn, whole=view.house.hand_size)


def _settled(view: View) -> Iterator[Phrase]:
    if view.dealer is None or view.trump is None:
        return
    yield phrase(
        WORDS,
        "remark-trump",
        who=_seat(view.dealer),
        level=face(view.level),
        trump=trump_word(view.trump),
    )
    if view.turned:
        yield phrase(WORDS, "remark-turned", cards=named(view.turned, " "))
    kitty = view.turned[-view.house.kitty_size :]
    suited = any(one.suit == view.trump and one.rank != view.level for one in kitty)
    if view.house.rules == THREE and not suited:
        yield phrase(WORDS, "remark-dry")


def _played(view: View) -> Iterator[Phrase]:
    if len(view.table) == 1 and view.table[0].taken_back:
        yield failed_throw(view, view.table[0])
    if not view.table and view.tricks:
        yield _trick(view)


def failed_throw(view: View, put: rules.Played) -> Phrase:
    return phrase(
        WORDS,
        "remark-throw",
        who=_seat(put.seat),
        cards=named(put.cards),
        count=put.taken_back,
        fine=FINE * put.taken_back if view.house.throw_fine else 0,
    )


def _trick(view: View) -> Phrase:
    last = view.tricks[-1]
    return phrase(
        WORDS,
        "remark-trick",
        who=_seat(last.winner),
        points=last.points,
        total=view.points,
    )


def _over(view: View) -> Iterator[Phrase]:
    if view.dealer is None or not view.tricks:
        return
    yield (
        _trick(view)
        if not view.bonus
        else phrase(
            WORDS,
            "remark-kitty",
            who=_seat(view.tricks[-1].winner),
            cards=named(view.kitty, " "),
            bonus=view.bonus,
        )
    )
    yield score(view)


def score(view: View) -> Phrase:
    """The attackers' points and both sides' levels after the hand."""
    after = [
        face(view.house.rank(level))
        for level in rules.levels_after(view.house, view.points, view.dealer or 0)
    ]
    return phrase(
        WORDS,
        "score",
        total=view.points,
        south=after[0],
        east=after[1],
        six=view.house.count // 6,
    )
