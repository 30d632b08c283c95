"""Records: a finished or running table as a file that people and programs can read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bots.hall.names import bare
from bots.hall.post import Attachment
from bots.hall.show import who
from bots.hall.table import Table
from render.words import Phrase, tell

if TYPE_CHECKING:
    from bots.hall.hall import Hall


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    """The record as (file name, bytes).  What is secret until the end stays out until then."""
    table = await hall.table(attachment.stream)
    entries = await hall.store.log(attachment.stream)
    log = [
        {"seq": e.seq, "at": e.at, "kind": e.kind, "by": e.by, "data": _open(table, e.data)}
        for e in entries
    ]
    name = f"yiqun-{table.key}-{table.id}"
    if attachment.kind == "json":
        whole = {"game": table.key, "players": _players(table), "log": log}
        return f"{name}.json", json.dumps(whole, ensure_ascii=False, indent=1).encode()
    if texts := _own(await hall.shelf.games(attachment.stream)):
        return f"{name}.{table.game.record_kind}", "\n".join(texts).encode()
    return f"{name}.pgn", _pgn(table, log).encode()


def _own(played: Sequence[Table]) -> list[str]:
    """Every game in its own record format; none where it has none, or not yet."""
    found = []
    for at in played:
        names = _players(at)
        seated = [names[at.side_at(seat)] for seat in range(at.game.count)]
        found.append(at.game.record(at.deal, at.moves, seated))
    return [text for text in found if text]


def _open(table: Table, data: dict[str, Any]) -> dict[str, Any]:
    """An entry as all may read it: until the table is over, a secret move only as written."""
    if table.live and data.get("secret"):
        return {**data, "text": data["written"]["en"]}
    return data


def _players(table: Table) -> list[str]:
    found = []
    for sitter in table.sitters:
        label = who(sitter)
        found.append(bare(tell(label, "en") if isinstance(label, Phrase) else label))
    return found


def _pgn(table: Table, log: list[dict[str, Any]]) -> str:
    """Headers in brackets, one line a game: moves as people of this game write them."""
    heads = [("Game", table.key), ("Table", str(table.id))]
    heads += [(f"Seat{i + 1}", name) for i, name in enumerate(_players(table))]
    heads += [(name, str(getattr(table.game, name))) for name in type(table.game).options()]
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in heads]
    games: list[list[str]] = []
    for entry in log:
        match entry["kind"]:
            case "deal":
                games.append([f"{{commitment {entry['data']['commitment']}}}"])
            case "move":
                games[-1].append(f"{entry['data']['text']} {{{entry['data']['written']['zh']}}}")
            case "back":
                del games[-1][-entry["data"]["plies"] :]
            case "reveal":
                games[-1].append(f"{{seed {entry['data']['seed']}}}")
            case _:
                continue
    for number, moves in enumerate(games):
        lines += ["", " ".join(moves) + " " + _result(table, number)]
    return "\n".join(lines) + "\n"


def _result(table: Table, number: int) -> str:
    if number >= len(table.ended):
        return "*"
    ended = table.ended[number]
    return "-".join(map(str, ended.taken.shares)) + f" {{{ended.why}}}"


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')
