"""The command table: every chat's menus, help, and the command page of the docs come from it."""

from __future__ import annotations

from bots.hall import cup, desk, front, manual, offers, referee, roles
from bots.hall.command import Arg, Command
from bots.hall.computers import LEVELS
from bots.programs import PROGRAMS

TABLE = Arg("table", "table", "桌号", "桌號")
# Before a text of one's own only #12 is a table.
NUMBERED = Arg("table", "numbered", "桌号", "桌號")
GAME = Arg("game", "game", "游戏", "遊戲", required=True)

COMMANDS: tuple[Command, ...] = (
    Command(
        "new",
        "开局",
        "開局",
        desk.new,
        (
            GAME,
            Arg("opponent", "person", "对手", "對手"),
            Arg("clock", "clock", "时限", "時限"),
            Arg("options", "options", "规则", "規則"),
        ),
        ("play", "新游戏", "新遊戲", "开桌", "開桌"),
    ),
    Command("join", "加入", "加入", desk.join, (TABLE,), ("加入游戏", "加入遊戲")),
    Command("leave", "退出", "退出", desk.leave, (TABLE,), ("退出游戏", "退出遊戲"), "seated"),
    Command(
        "computer",
        "电脑",
        "電腦",
        desk.computer,
        (Arg("level", "level", "级别", "級別", choices=(*LEVELS, *PROGRAMS)), TABLE),
        ("人机", "人機", "bot", "ai"),
    ),
    Command("start", "开始", "開始", desk.start, (TABLE,), ("begin",)),
    Command(
        "move",
        "走棋",
        "走棋",
        referee.move,
        (Arg("move", "move", "着法", "著法", required=True),),
        ("m", "bid", "走", "落子", "出牌", "出", "叫牌", "叫"),
        "seated",
    ),
    Command("board", "棋盘", "棋盤", referee.board, (TABLE,), ("查看棋局", "牌桌")),
    Command("hand", "看牌", "看牌", referee.hand, (TABLE,), ("手牌",), "seated"),
    Command("hint", "提示", "提示", referee.hint, (TABLE,), (), "seated"),
    Command("resign", "认输", "認輸", referee.resign, (TABLE,), ("投降",), "seated"),
    Command("draw", "提和", "提和", offers.draw, (TABLE,), ("求和",), "seated"),
    Command("undo", "悔棋", "悔棋", offers.back, (TABLE,), ("takeback", "back"), "seated"),
    Command("accept", "同意", "同意", offers.accept, (TABLE,), ("接受", "yes"), "seated"),
    Command("decline", "拒绝", "拒絕", offers.decline, (TABLE,), ("不同意",), "seated"),
    Command("pause", "暂停", "暫停", referee.pause, (TABLE,), ("暂停计时", "暫停計時")),
    Command("resume", "继续", "繼續", referee.resume, (TABLE,), ("恢复", "恢復")),
    Command("cancel", "中止", "中止", desk.cancel, (TABLE,), ("取消", "中止游戏", "中止遊戲")),
    Command("tables", "我的对局", "我的對局", desk.mine, (), ("mytables", "mine")),
    Command("here", "当前牌桌", "目前牌桌", desk.here, (), ("当前对局", "目前對局")),
    Command(
        "record",
        "棋谱",
        "棋譜",
        front.record,
        (Arg("format", "choice", "格式", "格式", choices=("pgn", "json")), TABLE),
        ("导出", "匯出", "牌谱", "牌譜"),
    ),
    Command("games", "游戏", "遊戲", front.list_games, (), ("游戏列表", "遊戲列表")),
    Command("rules", "规则", "規則", front.rules, (Arg("game", "game", "游戏", "遊戲"),)),
    Command(
        "help",
        "帮助",
        "說明",
        manual.help_,
        (Arg("command", "command", "命令", "指令"),),
        ("幫助", "?"),
    ),
    Command(
        "language",
        "语言",
        "語言",
        front.language,
        (
            Arg(
                "language",
                "language",
                "语言",
                "語言",
                required=True,
                choices=("zh-Hans", "zh-Hant", "en"),
            ),
        ),
        ("lang",),
    ),
    Command(
        "settings",
        "设置",
        "設定",
        front.settings,
        (
            Arg("name", "name", "项目", "項目", choices=tuple(front.SETTINGS)),
            Arg("value", "text", "值", "值"),
        ),
        ("設置",),
    ),
    Command(
        "word",
        "加字",
        "加字",
        desk.word,
        (NUMBERED, Arg("text", "text", "文字", "文字", required=True)),
        (),
        "seated",
    ),
    Command(
        "roles",
        "发身份",
        "發身分",
        roles.deal,
        (TABLE, Arg("words", "text", "身份", "身分", required=True)),
        ("身份", "身分"),
    ),
    Command(
        "verify",
        "验牌",
        "驗牌",
        front.verify,
        (Arg("seed", "text", "种子", "種子", required=True),),
        ("验证", "驗證"),
    ),
    *cup.COMMANDS,
)
