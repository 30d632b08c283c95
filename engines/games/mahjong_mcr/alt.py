"""The table in words: all that the picture shows, enough to play by."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.mahjong_mcr.notation import WORDS, names, shown_hand
from engines.games.mahjong_mcr.refusals import fan_list, tile_name
from engines.games.mahjong_mcr.rules import how, payments
from engines.games.mahjong_mcr.table import NONE, SEATS, Place
from engines.games.mahjong_mcr.tiles import Meld
from engines.games.mahjong_mcr.view import View
from render.look import Look
from render.words import say, tell


def alt(view: View, look: Look) -> str:
    lines = [status(view, look.language)]
    for seat in range(SEATS):
        lines += _seat(view, look, seat)
    lines.append(turn(view, look))
    lines += _end(view, look) if view.table.over else _own(view, look.language)
    return "\n".join(lines)


def name(look: Look, seat: int) -> str:
    if seat < len(look.players):
        return look.players[seat].name
    return say(WORDS, look.language, "seat", seat=seat + 1)


def wind(view: View, seat: int, language: str) -> str:
    return say(WORDS, language, f"wind-{view.table.wind(seat)}")


def status(view: View, language: str) -> str:
    """The prevailing wind and what is left of the wall."""
    prevailing = say(WORDS, language, f"wind-{view.table.prevailing}")
    return say(WORDS, language, "status", wind=prevailing, left=view.table.left)


def turn(view: View, look: Look) -> str:
    """Who is to act and for what, or how the hand ended."""
    table, language = view.table, look.language
    if table.won and view.result:
        winner = name(look, table.won.seat)
        return say(WORDS, language, "won", name=winner, total=view.result.total)
    if table.over:
        return say(WORDS, language, "why-wall_empty")
    if table.offer is None:
        return say(WORDS, language, "turn-discard", name=name(look, table.turn))
    kind = "robbing" if table.offer.kong else "claims" if table.left else "last"
    tile = tell(tile_name(table.offer.tile), language)
    return say(WORDS, language, f"turn-{kind}", name=name(look, table.offer.seat), tile=tile)


def won_tile(view: View, language: str) -> str:
    """How the last tile came."""
    won = view.table.won
    if won is None:
        return ""
    tile = tell(tile_name(won.tile), language)
    return say(WORDS, language, "won-tile", way=str(how(won)), tile=tile)


def paid(view: View, look: Look) -> list[str]:
    """What each seat got or paid."""
    won, result = view.table.won, view.result
    if won is None or result is None:
        return []
    points = payments(won.seat, won.source, result.total)
    return [
        say(WORDS, look.language, "pays", name=name(look, seat), points=f"{points[seat]:+d}")
        for seat in range(SEATS)
    ]


def _seat(view: View, look: Look, seat: int) -> Iterator[str]:
    place, language = view.table.places[seat], look.language
    who = name(look, seat)
    own = wind(view, seat, language)
    yield say(WORDS, language, "alt-seat", name=who, wind=own, count=view.counts[seat])
    joined = say(WORDS, language, "alt-join").join(_meld(m, language) for m in place.melds)
    if joined:
        yield say(WORDS, language, "alt-melds", name=who, melds=joined)
    for key, tiles in (("alt-flowers", place.flowers), ("alt-river", place.river)):
        if tiles:
            join = say(WORDS, language, "alt-join") if key == "alt-flowers" else " "
            text = join.join(names((tile,), language) for tile in tiles)
            yield say(WORDS, language, key, name=who, tiles=text)


def _meld(meld: Meld, language: str) -> str:
    if meld.tile == NONE:
        return say(WORDS, language, "hidden-kong")
    tiles = names(meld.tiles, language)
    return say(WORDS, language, "alt-meld", kind=meld.kind, tiles=tiles)


def _own(view: View, language: str) -> Iterator[str]:
    if view.hand:
        yield say(WORDS, language, "alt-hand", tiles=names(shown_hand(view), language))
        if view.on_turn and view.table.may_draw:
            yield say(WORDS, language, "alt-drawn", tile=names((view.table.drawn,), language))


def _end(view: View, look: Look) -> Iterator[str]:
    for seat, place in enumerate(view.table.places):
        yield _shown(look, seat, place)
    if view.result:
        yield won_tile(view, look.language)
        fans = tell(fan_list(view.result), look.language)
        yield say(WORDS, look.language, "alt-fans", fans=fans)
        yield from paid(view, look)


def _shown(look: Look, seat: int, place: Place) -> str:
    tiles = names(place.hand, look.language)
    return say(WORDS, look.language, "alt-shown", name=name(look, seat), tiles=tiles)
