"""What a referee may decide at a table: each a line in its log, with who, what and why."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bots.hall.ask import Ask
from bots.hall.change import Change
from bots.hall.desk import invited_person
from bots.hall.judge.read import number_in, plain, side_in, time_in
from bots.hall.judge.say import no, reason_in, words
from bots.hall.names import named
from bots.hall.post import Private, Rank
from bots.hall.show import hand, together, who
from bots.hall.table import Table
from render.words import Fact
from storage.rows import Person

Action = Callable[[Ask, Change, str], Awaitable[None]]


async def decide(ask: Ask, change: Change, action: str, text: str) -> None:
    """Carry out an action; the text is what was typed after it.  Raises Refusal."""
    table = change.table
    if not table.playing:
        raise no("begin" if table.phase == "open" else "over", table=table.id)
    await ACTIONS[action](ask, change, plain(text))
    ask.done()


def _noted(ask: Ask, change: Change, action: str, text: str, kind: str,
           told: dict[str, Fact] | None = None, **data: Any) -> None:  # fmt: skip
    """Into the log, and to everybody at the table, those who have just left it too."""
    before = change.table
    reason = reason_in(text, _example(before, action))
    change.write(kind, ask.person.key, action=action, reason=reason, **data)
    by, side = named(ask.person.key, ask.person.name), data.get("side")
    names = together(change.table.sitters)
    facts = {} if side is None else {"who": who(before.sitters[side])}
    line = words(
        f"told-{action}",
        table=before.id,
        names=names,
        by=by,
        reason=reason,
        **facts,
        **(told or {}),
    )
    calls = tuple(dict.fromkeys((*before.people, *change.table.people)))
    ask.tell_room(before.stream, line, rank=Rank.NEWS, calls=calls)


def _example(table: Table, action: str) -> str:
    what = {"time": " +5m", "swap": " @Ann", "penalty": " 10"}.get(action, "")
    if action in ("warn", "time", "win", "swap", "penalty"):
        return f"{action} {table.sitters[0].name or 1}{what}"
    return f"{action} 2" if action == "back" else action


# ---------------------------------------------------------------------- the clock
async def _pause(ask: Ask, change: Change, text: str) -> None:
    """From now on only whoever may decide starts the clock again."""
    if change.table.paused_at and change.table.held == ask.person.key:
        raise no("paused", table=change.table.id)
    _noted(ask, change, "pause", text, "pause")


async def _resume(ask: Ask, change: Change, text: str) -> None:
    if not change.table.paused_at:
        raise no("not-paused", table=change.table.id)
    _noted(ask, change, "resume", text, "resume")


async def _time(ask: Ask, change: Change, text: str) -> None:
    """Of the whole game's time where there is such a clock, else of the move that runs."""
    table = change.table
    side, rest = side_in(table, text)
    ms, rest = time_in(rest)
    had = left(table, side, ask.now)
    if had is None:
        raise no("no-clock", who=who(table.sitters[side]))
    if had + ms <= 0:
        raise no("too-little", who=who(table.sitters[side]), seconds=had // 1000)
    told: dict[str, Fact] = {"seconds": abs(ms) // 1000, "way": "more" if ms > 0 else "less"}
    _noted(ask, change, "time", rest, "clock", told, side=side, ms=ms)


def left(table: Table, side: int, now: int) -> int | None:
    """Milliseconds that a side's clock shows; None where none runs for it."""
    whole = table.clock_left(side, now)
    if whole is not None:
        return whole
    if not table.clock.move or table.silence or side not in table.on_turn:
        return None
    if table.sitters[side].level:
        return None
    return table.since + table.clock.move_ms - (table.paused_at or now)


# ---------------------------------------------------------------------- players
async def _warn(ask: Ask, change: Change, text: str) -> None:
    """Of two the third loses the game; among more the referee decides what follows."""
    table = change.table
    side, rest = side_in(table, text)
    count, most = table.warnings(side) + 1, table.match.warnings
    told: dict[str, Fact] = {"count": count, "most": most}
    _noted(ask, change, "warn", rest, "warned", told, side=side, why="referee")
    if table.sides > 2 and count >= most:
        ask.answer(words("many-warnings", who=who(table.sitters[side]), count=count))


async def _swap(ask: Ask, change: Change, text: str) -> None:
    """Somebody else plays on in a seat."""
    table = change.table
    side, rest = side_in(table, text)
    wanted, _, rest = rest.partition(" ")
    if not wanted:
        raise no("swap-whom")
    if wanted == ask.person.key:
        raise no("swap-yourself")
    person = await invited_person(ask, wanted)
    await _is_free(ask, table, person)
    told: dict[str, Fact] = {"new": named(person.key, person.name)}
    _noted(ask, change, "swap", rest, "swap", told, side=side, person=person.key, name=person.name)
    if table.game.hidden:
        ask.posts.append(hand(change.table, ask.hall.stamp, side, Private(person.key), fresh=True))


async def _is_free(ask: Ask, table: Table, person: Person) -> None:
    """Raises Refusal for somebody who sits here, or whom the event has at another table."""
    if table.side_of(person.key) is not None:
        raise no("swap-seated", who=named(person.key, person.name))
    if table.event is None:
        return
    event = (await ask.event(f"e{table.event}")).event
    for waiting in event.pending:
        for number in event.tables.get(waiting.where, ()):
            other = await ask.hall.table(f"t{number}")
            kept = {p for sitter in other.sitters for p in (sitter.person, sitter.invited)}
            if number != table.id and other.live and person.key in kept:
                raise no("swap-busy", who=named(person.key, person.name), table=number)


# ---------------------------------------------------------------------- the game
async def _back(ask: Ask, change: Change, text: str) -> None:
    table = change.table
    _, plies, rest = number_in(text)
    if not 1 <= plies <= len(table.moves):
        raise no("back", most=len(table.moves))
    _noted(ask, change, "back", rest, "back", {"plies": plies}, plies=plies)


async def _win(ask: Ask, change: Change, text: str) -> None:
    _between_two(change.table)
    side, rest = side_in(change.table, text)
    _noted(ask, change, "win", rest, "ruled", side=side)


async def _draw(ask: Ask, change: Change, text: str) -> None:
    _between_two(change.table)
    _noted(ask, change, "draw", text, "ruled")


def _between_two(table: Table) -> None:
    if table.sides != 2:
        raise no("two-only", table=table.id)


async def _restart(ask: Ask, change: Change, text: str) -> None:
    """The game is void through nobody's fault and played again; nothing of it counts (B80)."""
    if change.table.boards:
        raise no("boards", table=change.table.id)
    _noted(ask, change, "restart", text, "restart")


async def _penalty(ask: Ask, change: Change, text: str) -> None:
    """Points off, or given back with a plus; partners share them."""
    table = change.table
    if not table.match.on_points or table.boards:
        raise no("no-points", table=table.id)
    side, rest = side_in(table, text)
    sign, points, rest = number_in(rest)
    if not points:
        raise no("points")
    added = points if sign == "+" else -points
    total = table.tally.points[side] + added
    told: dict[str, Fact] = {"points": points, "way": "more" if sign == "+" else "less",
                             "total": total}  # fmt: skip
    _noted(ask, change, "penalty", rest, "penalty", told, side=side, points=added)


ACTIONS: dict[str, Action] = {
    "pause": _pause,
    "resume": _resume,
    "warn": _warn,
    "time": _time,
    "back": _back,
    "win": _win,
    "draw": _draw,
    "restart": _restart,
    "swap": _swap,
    "penalty": _penalty,
}
_NAMES = {
    "pause": "暂停 暫停 停表 停錶",
    "resume": "继续 繼續 恢复 恢復",
    "warn": "警告",
    "time": "时间 時間 加时 加時 改时 改時",
    "back": "退回 退步 回退",
    "win": "判胜 判勝 胜 勝",
    "draw": "判和 和 和棋",
    "restart": "重下 重赛 重賽 重来 重來 作废 作廢",
    "swap": "换人 換人",
    "penalty": "罚分 罰分 扣分",
}
_KEYS = {word: key for key in ACTIONS for word in (key, *_NAMES[key].split())}


def action_of(text: str) -> str | None:
    return _KEYS.get(text.strip().lower())
