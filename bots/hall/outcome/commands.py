"""Prizes, certificates and files of an event in the command table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bots.hall.command import Arg, Command
from bots.hall.outcome import certificates, export, prizes
from bots.hall.post import Attachment
from render.words import LANGUAGES

if TYPE_CHECKING:
    from bots.hall.hall import Hall

EVENT = Arg("event", "event", "赛事", "賽事")
MARKED = Arg("event", "marked", "赛事", "賽事")
_FILES = {"certificates": certificates.file, "results": export.file}


async def file(hall: Hall, attachment: Attachment) -> tuple[str, bytes] | None:
    """A file of this folder, None for any other."""
    make = _FILES.get(attachment.of)
    return await make(hall, attachment) if make else None


COMMANDS: tuple[Command, ...] = (
    Command(
        "event.award",
        "奖项",
        "獎項",
        prizes.award,
        (
            MARKED,
            Arg("entrant", "name", "选手", "選手", True),
            Arg("title", "text", "名称", "名稱", True),
        ),
        ("event prize",),
    ),
    Command(
        "event.lucky",
        "抽奖",
        "抽獎",
        prizes.lucky,
        (MARKED, Arg("count", "number", "人数", "人數"), Arg("title", "text", "名称", "名稱")),
    ),
    Command(
        "event.honours",
        "颁奖设置",
        "頒獎設定",
        prizes.honours,
        (
            MARKED,
            Arg("places", "number", "名次", "名次"),
            Arg("seal", "name", "印章", "印章"),
            Arg("signed", "text", "落款", "落款"),
        ),
    ),
    Command(
        "event.certificates",
        "证书",
        "證書",
        certificates.give,
        (
            MARKED,
            Arg("language", "choice", "语言", "語言", choices=LANGUAGES),
            Arg("entrant", "name", "选手", "選手"),
        ),
        ("event certificate",),
    ),
    Command(
        "event.results",
        "成绩",
        "成績",
        export.give,
        (EVENT, Arg("format", "choice", "格式", "格式", choices=export.KINDS)),
    ),
)
