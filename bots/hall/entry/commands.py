"""Entry in the command table, its buttons, and what the calendar wakes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bots.hall.command import Arg, Command
from bots.hall.entry import (
    calendar,
    check_in,
    desk,
    manage,
    mates,
    roster,
    sign_up,
    substitutes,
)
from bots.hall.entry.settings import NAMES
from bots.hall.press import Press

if TYPE_CHECKING:
    from bots.hall.ask import Ask

EVENT = Arg("event", "event", "赛事", "賽事")
# Where numbers mean something else too, only #e3 is an event.
MARKED = Arg("event", "marked", "赛事", "賽事")


async def _here(ask: Ask, press: Press) -> None:
    await check_in.here(ask)


PRESSES: dict[str, Callable[[Ask, Press], Awaitable[None]]] = {
    "enter": sign_up.filled,
    "form": sign_up.filled,
    "answer": sign_up.answered,
    "stop-form": sign_up.stopped,
    "mate-yes": mates.answered,
    "mate-no": mates.answered,
    "approve": manage.pressed,
    "decline": manage.pressed,
    "check-in": _here,
    "extend": calendar.pressed,
    "call-off": calendar.pressed,
}


async def press(ask: Ask, pressed: Press) -> bool:
    """Carry out a button of the sign-up; False when it is none."""
    act = PRESSES.get(pressed.act)
    if act is None:
        return False
    ask.args = {"event": pressed.stream}
    await act(ask, pressed)
    return True


COMMANDS: tuple[Command, ...] = (
    Command(
        "event.join",
        "报名",
        "報名",
        sign_up.enter,
        (
            EVENT,
            Arg("partner", "person", "搭档", "搭檔"),
            Arg("team", "name", "队名", "隊名"),
        ),
        ("signup", "event signup"),
    ),
    Command("event.leave", "退赛", "退賽", sign_up.leave, (EVENT,), ("event withdraw",)),
    Command(
        "event.set",
        "报名设置",
        "報名設定",
        desk.change,
        (
            MARKED,
            Arg("setting", "setting", "项目", "項目", choices=tuple(NAMES)),
            Arg("value", "text", "值", "值"),
        ),
    ),
    Command("event.checkin", "签到", "簽到", check_in.here, (EVENT,), ("checkin", "check in")),
    Command(
        "event.entry",
        "报名处理",
        "報名處理",
        manage.entry,
        (
            MARKED,
            Arg("action", "action", "处理", "處理", True, tuple(manage.ACTIONS)),
            Arg("entrant", "text", "选手", "選手", True),
        ),
    ),
    Command(
        "event.swap",
        "换人",
        "換人",
        substitutes.swap,
        (
            MARKED,
            Arg("entrant", "name", "选手", "選手", True),
            Arg("partner", "person", "替补", "替補", True),
        ),
    ),
    Command(
        "event.import",
        "导入名单",
        "匯入名單",
        roster.bring,
        (EVENT, Arg("file", "file", "文件", "檔案")),
    ),
    Command(
        "event.export",
        "导出名单",
        "匯出名單",
        roster.give,
        (Arg("format", "choice", "格式", "格式", choices=("xlsx", "csv")), EVENT),
    ),
)
