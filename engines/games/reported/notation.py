"""What people write: a number for each seat, a photo's name, or their agreement."""

from __future__ import annotations

import re

from engines.game import Illegal, Unreadable
from engines.games.reported.rules import WINNER, Move, Report, Sign, Why, fault
from engines.typed import plain

SIGN = {"zh-Hans": "签字", "zh-Hant": "簽字", "en": "sign"}
_AGREE = {*SIGN.values(), "同意", "确认", "確認", "ok", "yes", "agree"}
_PHOTO = re.compile(r"\s+(?:photo|照片|图|圖)\s*[=:]?\s*([\w.-]{1,30})$", re.IGNORECASE)
_NUMBERS = re.compile(r"[-−+]?\d{1,6}(?:[\s,:/、]+[-−+]?\d{1,6})*")


def parse(text: str, seats: int, form: str) -> Move:
    """Raises Unreadable, or Illegal for numbers that are no result."""
    said = plain(text)
    if said.lower() in _AGREE:
        return Sign()
    photo = _PHOTO.search(said)
    told = said[: photo.start()] if photo else said
    if not _NUMBERS.fullmatch(told):
        raise Unreadable(Why.UNREADABLE, text=text[:20], example=example(seats, form))
    found = re.split(r"[\s,:/、]+", told.replace("−", "-"))
    numbers = tuple(map(int, found))
    refused = fault(numbers, seats, form)
    if refused is not None:
        raise illegal(refused, seats, form)
    return Report(numbers, photo[1] if photo else "")


def illegal(why: Why, seats: int, form: str) -> Illegal:
    return Illegal(why, seats=seats, example=example(seats, form))


def example(seats: int, form: str) -> str:
    """Numbers that could be a result."""
    if form == WINNER:
        return " ".join("1" if seat == 0 else "0" for seat in range(seats))
    if form == "ranks":
        return " ".join(str(place + 1) for place in range(seats))
    return " ".join([str(8 * (seats - 1)), *["-8"] * (seats - 1)])


def canonical(move: Move) -> str:
    if isinstance(move, Sign):
        return "sign"
    photo = f" photo={move.photo}" if move.photo else ""
    return " ".join(map(str, move.numbers)) + photo


def write(move: Move, language: str) -> str:
    return SIGN.get(language, "sign") if isinstance(move, Sign) else canonical(move)
