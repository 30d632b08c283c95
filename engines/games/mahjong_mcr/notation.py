"""Moves as people type them, and as they are written.

Words first: 和, 吃, 碰 are looked for before tiles, so that 打 5万 and 吃34万 need no order.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engines.game import Ambiguous, Illegal, Refused, Unreadable
from engines.games.mahjong_mcr.holdings import added_kongs, concealed_kongs, lowest_chows
from engines.games.mahjong_mcr.rules import Why
from engines.games.mahjong_mcr.table import PASS, WIN, Act, Move
from engines.games.mahjong_mcr.tiles import CODES, TILE_OF, Tiles, codes, is_flower, is_honour
from engines.games.mahjong_mcr.view import View
from engines.typed import plain
from render.words import say

WORDS = "engines.games.mahjong_mcr"
_SIMPLER = str.maketrans("萬條餅東發槓補過紅風財棄丟不張個這", "万条饼东发杠补过红风财弃丢不张个这")
FLOWER = "flower"
# What begins a move, longest first where one begins another.
_VERBS = (
    (Act.CONCEALED_KONG, ("暗杠", "concealed kong", "ankan")),
    (Act.ADDED_KONG, ("补杠", "加杠", "added kong", "add kong")),
    (FLOWER, ("补花", "flowers", "flower")),
    (Act.KONG, ("明杠", "直杠", "大明杠", "杠", "melded kong", "kong", "gang", "kan")),
    (Act.PUNG, ("碰", "pung", "pong", "peng", "pon")),
    (Act.CHOW, ("吃", "chow", "chi")),
    (
        Act.WIN,
        ("自摸", "胡了", "和了", "食胡", "胡", "和", "糊", "荣", "win", "mahjong", "hu"),
    ),
    (Act.PASS, ("过", "不要", "不碰", "不吃", "不杠", "不胡", "不和", "pass", "skip")),
    (Act.DISCARD, ("打", "出", "丢", "切", "弃", "discard", "throw")),
)
_VERB_OF = {word: act for act, words in _VERBS for word in words}
_VERB = re.compile(
    "(?P<verb>" + "|".join(sorted(_VERB_OF, key=len, reverse=True)) + ") ?(?:with )?", re.IGNORECASE
)
_SUIT_OF = {
    **dict.fromkeys(("万子", "万", "m", "w"), "m"),
    **dict.fromkeys(("条子", "条", "索子", "索", "s", "t"), "s"),
    **dict.fromkeys(("饼子", "饼", "筒子", "筒", "p", "b"), "p"),
}
_HONOUR_OF = {
    **dict.fromkeys(("东风", "东", "east"), "E"),
    **dict.fromkeys(("南风", "南", "south"), "S"),
    **dict.fromkeys(("西风", "西", "west"), "W"),
    **dict.fromkeys(("北风", "北", "north"), "N"),
    **dict.fromkeys(("红中", "中", "red dragon", "red"), "C"),
    **dict.fromkeys(("发财", "青发", "绿发", "发", "green dragon", "green"), "F"),
    **dict.fromkeys(("白板", "白", "white dragon", "white"), "P"),
}
_HAN = dict(zip("一二三四五六七八九", "123456789", strict=True))


def _any(words: dict[str, str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_TILES = re.compile(
    rf"(?P<numbers>(?:[1-9一二三四五六七八九] ?)+)(?P<suit>(?i:{_any(_SUIT_OF)}))"
    rf"|(?P<before>[mspwtb]) ?(?P<after>[1-9]+)(?![{''.join(_HAN)}0-9])"
    rf"|(?P<letter>[ESWNCFP])(?![a-z])|(?P<honour>(?i:{_any(_HONOUR_OF)}))"
    r"|(?P<gap>[ ,，、+和与]+)"
)
_NUMBER = re.compile(r"# ?(\d{1,3})")
_NO_TILE = re.compile(rf"[0-9一二三四五六七八九十]+ ?(?i:{_any(_SUIT_OF)})")
_DIGITS = re.compile(r"[0-9一二三四五六七八九十两 ]+")


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a text says before anyone asks whether it can be done: a verb, tiles, or a place
    in the hand."""

    verb: str
    tiles: Tiles = ()
    place: int | None = None


# ---------------------------------------------------------------------- reading
def spoken(text: str) -> Spoken | None:
    """None for a text that is neither.  Raises Refused for numbers that are no tile."""
    said = plain(text).translate(_SIMPLER).strip(" 。.!！")
    found = _VERB.match(said)
    verb, rest = ("", said) if not found else (_VERB_OF[found["verb"].lower()], said[found.end() :])
    rest = rest.strip()
    if number := _NUMBER.fullmatch(rest):
        return Spoken(verb, place=int(number[1]))
    tiles = _tiles(rest, Illegal if verb else Unreadable)
    if tiles is None or not (verb or tiles):
        return None
    return Spoken(verb, tiles)


def _tiles(text: str, trouble: type[Refused]) -> Tiles | None:
    """The tiles a text names, in its order; None when it names something else.

    Where a verb says that tiles are meant, `trouble` is more than a text nobody can read.
    """
    found: list[int] = []
    at = 0
    while at < len(text):
        part = _TILES.match(text, at)
        if part is None:
            _surely_no_tile(text, text[at:], trouble)
            return None
        at = part.end()
        if part["honour"] or part["letter"]:
            found.append(TILE_OF[part["letter"] or _HONOUR_OF[part["honour"].lower()]])
        elif part["numbers"] or part["after"]:
            suit = _SUIT_OF[(part["suit"] or part["before"]).lower()]
            numbers = (_HAN.get(n, n) for n in (part["numbers"] or part["after"]) if n != " ")
            found += (TILE_OF[n + suit] for n in numbers)
    return tuple(found)


def _surely_no_tile(text: str, rest: str, trouble: type[Refused]) -> None:
    """Raises `trouble` for what was surely meant to be a tile."""
    if _DIGITS.fullmatch(rest):
        number = next((_HAN.get(n, n) for n in rest if n in "".join((*_HAN, *_HAN.values()))), "5")
        raise trouble(Why.NO_SUIT, text=text, number=number)
    if _NO_TILE.fullmatch(rest):
        raise trouble(Why.NO_SUCH_TILE, text=text)


def parse(view: View, text: str) -> Move:
    """Raises Unreadable, Ambiguous, Illegal."""
    said = spoken(text)
    if said is None:
        offer = view.table.offer
        if offer is None:
            raise Unreadable(Why.NOT_A_TURN, text=plain(text))
        raise Unreadable(Why.NOT_A_CLAIM, text=plain(text), chow=chow_example(offer.tile))
    if said.verb == FLOWER:
        raise Illegal(Why.FLOWERS_DRAWN)
    if said.place is not None:
        said = Spoken(said.verb, (_numbered(view, said.place),))
    act = Act(said.verb or Act.DISCARD)
    if act in (Act.PASS, Act.WIN):
        return Move(act)
    if act is Act.CHOW:
        return _chow(view, said.tiles)
    if act in (Act.PUNG, Act.KONG) and (act is Act.PUNG or view.table.offer):
        return _same(view, act, said.tiles)
    if act is not Act.DISCARD:
        return _kong(view, act, said.tiles)
    if len(said.tiles) != 1:
        raise (Illegal if said.tiles else Unreadable)(Why.ONE_TILE)
    return Move(Act.DISCARD, said.tiles[0])


def _numbered(view: View, place: int) -> int:
    """The nth tile of the hand as it is shown."""
    if not 1 <= place <= len(view.hand):
        raise Unreadable(Why.NO_NUMBER, number=place, tiles=len(view.hand))
    return shown_hand(view)[place - 1]


def shown_hand(view: View) -> Tiles:
    """In order, the tile just drawn at the end."""
    hand = list(view.hand)
    if view.on_turn and view.table.may_draw:
        hand.remove(view.table.drawn)
        hand.append(view.table.drawn)
    return tuple(hand)


def _chow(view: View, tiles: Tiles) -> Move:
    """吃 alone where only one can be meant; 吃34万 names the two in hand; 吃345万 all three."""
    offer = view.table.offer
    if offer is None:
        raise Illegal(Why.NOTHING_OFFERED)
    if not tiles:
        lows = [] if view.seat is None else lowest_chows(view.table, view.seat)
        if len(lows) > 1:
            texts = tuple(_chow_text(low, offer.tile) for low in lows)
            raise Ambiguous(Why.TWO_CHOWS, texts, example=texts[0].removeprefix("chow "))
        return Move(Act.CHOW, lows[0] if lows else -1)
    row = sorted(tiles if len(tiles) == 3 and offer.tile in tiles else (*tiles, offer.tile))
    in_row = len(row) == 3 and row[0] + 2 == row[1] + 1 == row[2] and row[0] // 9 == row[2] // 9
    if not in_row or is_honour(row[2]):
        if is_honour(offer.tile):
            return Move(Act.CHOW, -1)
        raise Illegal(Why.CHOW_IN_ROW, example=chow_example(offer.tile))
    return Move(Act.CHOW, row[0])


def chow_example(tile: int) -> str:
    """Two tiles that make a chow with this one; "none" for an honour."""
    if is_honour(tile):
        return "none"
    low = tile - min(tile % 9, 2) if tile % 9 < 8 else tile - 2
    return _chow_text(low, tile).removeprefix("chow ")


def _chow_text(low: int, tile: int) -> str:
    return "chow " + codes(t for t in range(low, low + 3) if t != tile)


def _same(view: View, act: Act, tiles: Tiles) -> Move:
    """碰, 杠 of a discard; the tile may be named, once or as often as it will lie there."""
    offer = view.table.offer
    if offer is None:
        raise Illegal(Why.NOTHING_OFFERED)
    if set(tiles) - {offer.tile}:
        raise Illegal(Why.OTHER_TILE, tile=CODES[offer.tile])
    return Move(act)


def _kong(view: View, act: Act, tiles: Tiles) -> Move:
    """暗杠 5饼, 补杠 东; 杠 alone, or without saying which kind, where only one can be meant."""
    if view.table.offer:
        raise Illegal(Why.CLAIMS_FIRST, chow=chow_example(view.table.offer.tile))
    if len(set(tiles)) > 1:
        raise Illegal(Why.ONE_TILE)
    seat = view.seat if view.seat is not None else view.table.turn
    found = [Move(Act.CONCEALED_KONG, tile) for tile in concealed_kongs(view.table, seat)]
    found += [Move(Act.ADDED_KONG, tile) for tile in added_kongs(view.table, seat)]
    fit = [m for m in found if act in (Act.KONG, m.act) and (not tiles or m.tile == tiles[0])]
    if len(fit) > 1:
        texts = tuple(canonical(move) for move in fit)
        raise Ambiguous(Why.TWO_KONGS, texts, example=texts[0])
    if fit:
        return fit[0]
    kind = Act.CONCEALED_KONG if act is Act.KONG else act
    return Move(kind, tiles[0] if tiles else -1)


# ---------------------------------------------------------------------- writing
def canonical(move: Move, offered: int = -1) -> str:
    """The words of records: `5m`, `concealed kong 5p`, `chow 34m`, `pung`, `win`, `pass`."""
    match move.act:
        case Act.DISCARD:
            return CODES[move.tile]
        case Act.CHOW:
            return _chow_text(move.tile, offered)
        case Act.CONCEALED_KONG | Act.ADDED_KONG:
            return f"{move.act} {CODES[move.tile]}"
    return str(move.act)


def decode(text: str, offered: int) -> Move | None:
    """The inverse of `canonical`; None for any other text."""
    if text in TILE_OF and not is_flower(TILE_OF[text]):
        return Move(Act.DISCARD, TILE_OF[text])
    if text in ("pung", "kong", "win", "pass"):
        return {"win": WIN, "pass": PASS}.get(text) or Move(Act(text))
    act, _, tile = text.rpartition(" ")
    if act in (Act.CONCEALED_KONG, Act.ADDED_KONG) and tile in TILE_OF:
        return Move(Act(act), TILE_OF[tile])
    if act == Act.CHOW:
        lows = (low for low in range(max(0, offered - 2), offered + 1))
        return next((Move(Act.CHOW, low) for low in lows if _chow_text(low, offered) == text), None)
    return None


def means(said: Spoken) -> str:
    """What a text says, in the words of the rule desk."""
    if said.verb == Act.CHOW:
        return f"chow with {codes(said.tiles)}" if said.tiles else "chow"
    if said.verb in (Act.DISCARD, Act.CONCEALED_KONG, Act.ADDED_KONG, ""):
        return f"{said.verb} {codes(said.tiles)}".strip()
    return str(said.verb)


def write(move: Move, language: str, offered: int = -1) -> str:
    """As players write it: `打 5万`, `吃 34万`, `暗杠 5饼`; can be typed back."""
    tiles: Tiles = () if move.tile < 0 else (move.tile,)
    if move.act is Act.CHOW:
        tiles = tuple(t for t in range(move.tile, move.tile + 3) if t != offered)
    key = f"move-{move.act.replace(' ', '_')}"
    return say(WORDS, language, key, tiles=names(tiles, language))


def secretly(move: Move, language: str, answering: bool) -> str:
    """What all may read of a move that is its seat's secret until the end."""
    if answering:
        return say(WORDS, language, "move-answered")
    return say(WORDS, language, f"move-{move.act.replace(' ', '_')}", tiles="none")


def names(tiles: Tiles, language: str) -> str:
    """`34万 东`; in English `34m E`, as they are typed."""
    if language == "en" and not any(map(is_flower, tiles)):
        return spaced(codes(tiles))
    parts: list[str] = []
    for tile in tiles:
        code = CODES[tile]
        name = say(WORDS, language, f"tile-{code}" if len(code) == 1 else f"suit-{code[1]}")
        if len(code) == 1:
            parts.append(name)
        elif parts and parts[-1].endswith(name) and parts[-1][0].isdigit():
            parts[-1] = parts[-1].removesuffix(name) + code[0] + name
        else:
            parts.append(code[0] + name)
    return " ".join(parts)


def spaced(text: str) -> str:
    """Codes with a blank between suits: `123m 55p E E`."""
    return re.sub(r"(?<=[a-zA-Z])(?=.)", " ", text)
