"""Cups: the commands, presses, deadlines and pictures of events in one place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bots.hall import (
    disputes,
    event_desk,
    event_setup,
    event_show,
    following,
    organise,
    presence,
    reporting,
    results,
    ruling,
    seating,
    stuck,
)
from bots.hall.ask import Ask, no
from bots.hall.change import Change
from bots.hall.command import Arg, Command
from bots.hall.entry import calendar, roster, sign_up
from bots.hall.entry import commands as entry
from bots.hall.event_context import event_for, in_phase
from bots.hall.judge import commands as judge
from bots.hall.organise import Running
from bots.hall.outcome import commands as outcome
from bots.hall.post import Attachment, Picture
from bots.hall.press import Press
from storage.rows import Deadline

if TYPE_CHECKING:
    from bots.hall.hall import Hall


# ---------------------------------------------------------------------- looking
async def entrants(ask: Ask) -> None:
    event = (await event_for(ask)).event
    post = event_show.entry_list(event, ask.hall.stamp)
    ask.answer(*post.lines)


async def bracket(ask: Ask) -> None:
    await _look(ask, "bracket")


async def standings(ask: Ask) -> None:
    await _look(ask, "standings")


async def _look(ask: Ask, of: str) -> None:
    event = (await event_for(ask)).event
    if not event.runs:
        raise no("not-drawn", event=event.id)
    picture = Picture(of, event.stream, None, event.seq)
    ask.answer(event_show.titled(event), picture=picture)


Pressed = Callable[[Ask, Running, Press], Awaitable[None]]
_PRESSES: dict[str, Pressed] = {
    "confirm": results.confirm_press,
    "object": disputes.object_press,
    "accept": disputes.accept_press,
    "cascade": ruling.cascade_press,
    "stuck": stuck.press,
    "unfollow": following.press,
}


async def press(ask: Ask, pressed: Press) -> None:
    """A button of an event was pressed."""
    if await entry.press(ask, pressed):
        return
    ask.args = {"event": pressed.stream}
    running = await event_for(ask)
    if pressed.act in _PRESSES:
        await _PRESSES[pressed.act](ask, running, pressed)
        return
    in_phase(running.event, "open", "closed")  # an old button must not withdraw anyone later
    await {
        "withdraw": sign_up.leave,
        "draw-lots": event_desk.draw,
    }[pressed.act](ask)


# ---------------------------------------------------------------------- by itself
async def follow(ask: Ask, change: Change) -> None:
    """A table of an event has changed: when it is over, its result is in."""
    table = change.table
    if table.event is None or table.cancelled:
        return
    running = await ask.event(f"e{table.event}")
    presence.watch(ask, running, change)
    if table.playing and change.pages and seating.broken_up(running.event, table):
        seating.finished(running, table)
        change.write("cancel")
        await organise.go_on(ask, running)
        return
    if table.phase != "over":
        return
    seating.finished(running, table)
    await organise.go_on(ask, running)


async def fire(ask: Ask, deadline: Deadline) -> None:
    """Time is up: for people to be at their table, for a round to begin, …"""
    running = await ask.event(deadline.stream)
    running.ended.append((deadline.stream, deadline.name))
    kind, dot, table = deadline.name.partition(".")
    if deadline.name.startswith(calendar.PREFIX):
        await calendar.advance(ask, running, event_desk.begin)
    elif dot:
        await _TABLE_DUE[kind + dot](ask, running, int(table))
    elif deadline.name == organise.REMIND:
        results.remind(ask, running)
    else:
        await organise.go_on(ask, running)


async def _late(ask: Ask, running: Running, table: int) -> None:
    if presence.absent(running, await ask.change(table)):
        await organise.go_on(ask, running)


async def _away(ask: Ask, running: Running, table: int) -> None:
    if presence.left_alone(ask, running, await ask.change(table)):
        await organise.go_on(ask, running)


async def _soon(ask: Ask, running: Running, table: int) -> None:
    presence.call_again(ask, running, await ask.hall.table(f"t{table}"))


_TABLE_DUE: dict[str, Callable[[Ask, Running, int], Awaitable[None]]] = {
    seating.SOON: _soon,
    seating.LATE: _late,
    seating.AWAY: _away,
    seating.CONFIRM: results.counted,
}


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes]:
    return await outcome.file(hall, attachment) or await roster.file(hall, attachment)


EVENT = Arg("event", "event", "赛事", "賽事")
TIME = Arg("time", "text", "时间", "時間")
WHY = Arg("why", "text", "理由", "理由")

COMMANDS: tuple[Command, ...] = (
    Command(
        "event.new",
        "建赛",
        "建賽",
        event_setup.new,
        (
            Arg("preset", "preset", "模板", "範本"),
            Arg("title", "title", "名称", "名稱"),
            Arg("options", "options", "规则", "規則"),
        ),
        ("建立比赛", "建立比賽"),
        where="group",
    ),
    Command("event.presets", "赛制模板", "賽制範本", event_setup.presets, (), ("presets",)),
    Command("event.entrants", "名单", "名單", entrants, (EVENT,)),
    Command("event.close", "截止报名", "截止報名", event_desk.close, (EVENT,)),
    Command("event.draw", "抽签", "抽籤", event_desk.draw, (EVENT,), ("event start",)),
    Command("event.bracket", "对阵", "對陣", bracket, (EVENT,), ("对阵表", "對陣表", "pairings")),
    Command("event.standings", "积分榜", "積分榜", standings, (EVENT,), ("standings",)),
    Command(
        "event.report",
        "报分",
        "報分",
        reporting.report,
        (Arg("score", "text", "比分", "比分", required=True), EVENT),
        ("event result",),
    ),
    Command("event.confirm", "确认成绩", "確認成績", results.confirm, (EVENT,), ("confirm",)),
    Command("event.object", "异议", "異議", disputes.object_to, (EVENT, WHY)),
    Command("event.next", "下一轮", "下一輪", event_desk.next_round, (EVENT, TIME)),
    *entry.COMMANDS,
    *outcome.COMMANDS,
    Command("event.cancel", "取消比赛", "取消比賽", event_desk.cancel, (EVENT,)),
    # Discord counts at most 25 commands of one name: what only referees need has its own.
    Command(
        "follow",
        "联办",
        "聯辦",
        following.follow,
        (Arg("code", "text", "联办码", "聯辦碼"),),
        ("event follow",),
    ),
    Command(
        "referee.rule",
        "判决",
        "判決",
        ruling.rule,
        (Arg("winner", "name", "胜者", "勝者", required=True), EVENT, WHY),
        ("event rule",),
    ),
    Command(
        "referee.correct",
        "更正",
        "更正",
        ruling.correct,
        (
            Arg("table", "table", "桌号", "桌號", required=True),
            Arg("score", "text", "比分", "比分", required=True),
        ),
        ("event correct",),
    ),
    Command(
        "referee.replay",
        "重赛",
        "重賽",
        ruling.replay,
        (Arg("table", "table", "桌号", "桌號", required=True), WHY),
        ("event replay",),
    ),
    Command(
        "referee.expel",
        "除名",
        "除名",
        ruling.expel,
        (Arg("name", "name", "选手", "選手", required=True), EVENT, WHY),
        ("event expel",),
    ),
    Command(
        "referee.pair",
        "配对",
        "配對",
        stuck.pair,
        (Arg("names", "text", "名单", "名單", required=True),),
        ("event pair",),
    ),
    *judge.COMMANDS,
)
