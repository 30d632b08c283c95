"""What an announcer calls out: claims granted, flowers, the last tiles, a win with its fan."""

from __future__ import annotations

from collections.abc import Iterator

from engines.games.mahjong_mcr.notation import WORDS
from engines.games.mahjong_mcr.refusals import fan_list, tile_name
from engines.games.mahjong_mcr.table import Act, Said, State
from engines.games.mahjong_mcr.view import View
from render.words import Phrase, phrase

FEW = 8  # tiles left in the wall that deserve a word


def remarks(view: View) -> tuple[Phrase, ...]:
    return tuple(_remarks(view))


def _remarks(view: View) -> Iterator[Phrase]:
    table = view.table
    for said in table.said:
        yield _said(table, said)
    if table.won and view.result:
        fans = fan_list(view.result)
        yield phrase(
            WORDS, "remark-won", who=_seat(table.won.seat), total=view.result.total, fans=fans
        )
        return
    if table.offer and table.offer.kong:
        tile = tile_name(table.offer.tile)
        yield phrase(WORDS, "remark-adding", who=_seat(table.offer.seat), tile=tile)
    if not table.offer and not table.over and table.left < FEW:
        yield phrase(WORDS, "remark-left", left=table.left)


def _said(table: State, said: Said) -> Phrase:
    who = _seat(said.seat)
    if said.what == "flowers":
        return phrase(WORDS, "remark-flowers", who=who, count=said.count)
    if said.what == Act.CHOW:
        return phrase(WORDS, "remark-chow", who=who, **_row(said.tile))
    tile = next(m.claimed for m in reversed(table.places[said.seat].melds) if m.claimed >= 0)
    return phrase(WORDS, f"remark-{said.what}", who=who, tile=tile_name(tile))


def _row(low: int) -> dict[str, Phrase]:
    return {"first": tile_name(low), "second": tile_name(low + 1), "third": tile_name(low + 2)}


def _seat(seat: int) -> Phrase:
    return phrase(WORDS, "seat", seat=seat + 1)
