"""Boards as PBN (Portable Bridge Notation 2.1), to and from other programs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from engines.cards.bridge import play as plays
from engines.cards.bridge.contract import PLAYERS, SEATS, after, contract_of, side
from engines.cards.bridge.play import Played
from engines.cards.bridge.position import Wrong, deal_text
from engines.cards.bridge.view import View
from engines.cards.pack import card

SEAT_TAGS = {"West": 3, "North": 0, "East": 1, "South": 2}
VULNERABLE = {"None": "None", "Love": "None", "-": "None", "NS": "NS", "EW": "EW"}
VULNERABLE |= {"All": "All", "Both": "All"}
_TAG = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]')
_CODE = re.compile(r"[SHDC][2-9TJQKA]")
_NOTE = re.compile(r"=(\d+)=")
_COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*|^%[^\n]*", re.MULTILINE)


# ---------------------------------------------------------------------- writing
def written(view: View, names: Sequence[str] = (), event: str = "") -> str:
    """A board that is over as one PBN game; `names` by seat."""
    if view.deal is None:
        raise ValueError("the board is not over")
    called = [*names, *[""] * PLAYERS]
    tags = [("Event", event), ("Site", ""), ("Date", ""), ("Board", str(view.board))]
    tags += [(tag, called[seat]) for tag, seat in SEAT_TAGS.items()]
    tags += [("Dealer", SEATS[view.dealer]), ("Vulnerable", view.vulnerable)]
    tags += [("Deal", deal_text(view.deal)), ("Scoring", "")]
    tags += _result(view)
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags]
    return "\n".join([*lines, *_auction(view), *_play(view)]) + "\n"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _result(view: View) -> Iterator[tuple[str, str]]:
    if view.contract is None or view.declarer is None:
        yield from (("Declarer", ""), ("Contract", "Pass"), ("Result", ""))
        return
    yield "Declarer", SEATS[view.declarer]
    yield "Contract", view.contract.text
    yield "Result", str(view.taken[side(view.declarer)])
    yield "Score", f"NS {view.score}"


def _auction(view: View) -> Iterator[str]:
    """Four calls a line; an alert is a note.  Where points decide there was no auction."""
    if not view.calls or view.points:
        return
    yield f'[Auction "{SEATS[view.dealer]}"]'
    notes: list[str] = []
    calls: list[str] = []
    for call in view.calls:
        text = "Pass" if call.bid == "P" else call.bid
        if call.alert:
            notes.append(call.alert)
            text += f" ={len(notes)}="
        calls.append(text)
    for at in range(0, len(calls), PLAYERS):
        yield " ".join(calls[at : at + PLAYERS])
    for number, note in enumerate(notes, 1):
        yield f'[Note "{number}:{_quoted(note)}"]'


def _play(view: View) -> Iterator[str]:
    """A trick a line, its columns from the opening leader round; `*` where it stops early."""
    if view.declarer is None or not view.played:
        return
    leader = after(view.declarer)
    yield f'[Play "{SEATS[leader]}"]'
    for at in range(0, len(view.played), PLAYERS):
        cards = {played.seat: played.card.code for played in view.played[at : at + PLAYERS]}
        seats = ((leader + turn) % PLAYERS for turn in range(PLAYERS))
        yield " ".join(cards.get(seat, "-") for seat in seats)
    if view.conceded:
        yield "*"


# ---------------------------------------------------------------------- reading
def given(text: str) -> dict[str, Any]:
    """The position of a deal alone, or of the first game of a PBN text.  Raises Wrong."""
    if "[" not in text:
        return {"deal": text}
    found = boards(text)
    if not found:
        raise Wrong("PBN")
    return found[0]


def boards(text: str) -> list[dict[str, Any]]:
    """Every game with a deal in a PBN text, as the fields of a position."""
    found: list[dict[str, tuple[str, str]]] = []
    parts = list(_TAG.finditer(_COMMENT.sub("", text)))
    whole = _COMMENT.sub("", text)
    for number, tag in enumerate(parts):
        end = parts[number + 1].start() if number + 1 < len(parts) else len(whole)
        if not found or (tag[1] in found[-1] and tag[1] != "Note") or tag[1] == "Event":
            found.append({})
        value = re.sub(r"\\(.)", r"\1", tag[2])
        key = f"Note {value.partition(':')[0]}" if tag[1] == "Note" else tag[1]
        found[-1][key] = (value, whole[tag.end() : end])
    return [_position(game) for game in found if "Deal" in game]


def _position(game: dict[str, tuple[str, str]]) -> dict[str, Any]:
    tags = {name: value for name, (value, _) in game.items() if value not in ("", "?")}
    position: dict[str, Any] = {"deal": tags["Deal"]}
    if tags.get("Board", "").isdecimal():
        position["board"] = int(tags["Board"])
    if "Dealer" in tags:
        position["dealer"] = tags["Dealer"]
    if "Vulnerable" in tags:
        position["vul"] = VULNERABLE.get(tags["Vulnerable"], tags["Vulnerable"])
    if "Auction" in game:
        position["dealer"], said = game["Auction"]
        position["auction"] = list(_calls(said, tags))
    contract = contract_of(tags.get("Contract", ""))
    if contract and "Declarer" in tags:
        position["contract"], position["declarer"] = contract.text, tags["Declarer"].lstrip("^")
        if "Play" in game:
            leader, rows = game["Play"]
            position["played"] = list(_cards(leader, rows, contract.trump))
    return position


def _calls(said: str, tags: dict[str, str]) -> Iterator[str]:
    """`AP` stands for three passes, a note for the alert of the call before it."""
    calls: list[str] = []
    for word in said.replace("*", " ").split():
        note = _NOTE.fullmatch(word)
        if note and calls:
            told = tags.get(f"Note {note[1]}", "").partition(":")[2]
            calls[-1] += f" alert {told}" if told else ""
        elif word.upper() == "AP":
            passes = 3 if any(call != "P" for call in calls) else PLAYERS
            calls += ["P"] * (passes - _passed(calls))
        elif not word.startswith(("$", "^", "-", "+", "!")):
            calls.append("P" if word.lower() == "pass" else word.rstrip("!?"))
    return iter(calls)


def _passed(calls: list[str]) -> int:
    """How many passes stand at the end."""
    return next((n for n, call in enumerate(reversed(calls)) if call != "P"), len(calls))


def _cards(leader: str, rows: str, trump: str) -> Iterator[str]:
    """Cards in the order played, from rows whose columns are seats."""
    codes = [word for word in rows.split() if _CODE.fullmatch(word) or word in ("-", "+", "*")]
    first = turn = SEATS.index(leader)
    for at in range(0, len(codes), PLAYERS):
        row = codes[at : at + PLAYERS]
        by_seat = {(first + i) % PLAYERS: code for i, code in enumerate(row)}
        trick: list[Played] = []
        for step in range(PLAYERS):
            seat = (turn + step) % PLAYERS
            code = by_seat.get(seat, "-")
            if not _CODE.fullmatch(code):
                break
            trick.append(Played(seat, card(code)))
        yield from (f"{SEATS[p.seat]}:{p.card.code}" for p in trick)
        if len(trick) < PLAYERS:
            return
        turn = plays.winner(trick, trump)
