"""The referee's desk in the command table, and its buttons."""

from __future__ import annotations

from bots.hall.ask import Ask
from bots.hall.ask import no as refusal
from bots.hall.change import Change
from bots.hall.command import Arg, Command
from bots.hall.context import table_for
from bots.hall.judge import appeals, appoint, console
from bots.hall.judge.actions import ACTIONS, action_of, decide
from bots.hall.judge.office import decides, may_decide
from bots.hall.judge.officials import ROLES
from bots.hall.judge.say import JUDGE, no
from bots.hall.press import Press
from render.words import say

# Where a number may mean something else too, only #12 is a table.
TABLE = Arg("table", "numbered", "桌号", "桌號")
MARKED = Arg("event", "marked", "赛事", "賽事")


async def judge(ask: Ask) -> None:
    """A decision at a table; without an action, how the table stands."""
    change = await table_for(ask, decides)
    await may_decide(ask, change.table)
    typed, details = ask.args.get("decision", ""), ask.args.get("details", "")
    action = action_of(typed)
    if action is not None:
        await decide(ask, change, action, details)
    elif typed or details:
        raise no("action", actions=", ".join(ACTIONS), text=(typed or details).split()[0][:12])
    else:
        await console.show(ask, change.table)


async def press(ask: Ask, change: Change, pressed: Press) -> None:
    """A button of the desk; what was typed into it is the reason."""
    await may_decide(ask, change.table)
    if pressed.arg == "restart" and pressed.ply != change.table.stamp:
        raise refusal("stale")
    language = await ask.hall.language(ask.person, ask.place)
    reason = ask.incoming.text
    if not reason and pressed.arg != "restart":
        reason = say(JUDGE, language, "at-desk")
    await decide(ask, change, pressed.arg, reason)


COMMANDS: tuple[Command, ...] = (
    Command(
        "referee.official",
        "任命裁判",
        "任命裁判",
        appoint.official,
        (
            MARKED,
            Arg("person", "person", "人员", "人員", True),
            Arg("role", "role", "职务", "職務", True, ROLES),
        ),
        ("event official", "event referee"),
    ),
    Command(
        "judge",
        "裁决",
        "裁決",
        judge,
        (
            TABLE,
            Arg("decision", "judgement", "处理", "處理", choices=tuple(ACTIONS)),
            Arg("details", "text", "内容", "內容"),
        ),
        ("判", "裁判台"),
    ),
    Command(
        "appeal",
        "申诉",
        "申訴",
        appeals.appeal,
        (TABLE, Arg("reason", "text", "理由", "理由")),
        ("叫裁判",),
        "seated",
    ),
)
