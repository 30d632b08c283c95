"""Games on Telegram with the whole house behind them: what the people see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.telegram.house import House
from tests.telegram.people import Group, Person, buttons, shown, told, words
from tests.telegram.stand_in import StandIn


@pytest.fixture
async def house(api: StandIn, tmp_path: Path) -> AsyncIterator[House]:
    async with House(api, tmp_path / "yiqun.db").open() as house:
        yield house


@pytest.fixture
async def xiangqi(house: House, group: Group, ming: Person, tom: Person) -> Group:
    """Ming and Tom at a board in the group."""
    ming.say("/new xiangqi", group)
    await house.settled()
    assert await tom.press("加入", group) == ""
    await house.settled()
    return group


def board(group: Group) -> dict[str, object]:
    return next(m for m in reversed(group.messages()) if "photo" in m)


# ---------------------------------------------------------------------- a game
async def test_a_xiangqi_opening(
    xiangqi: Group, house: House, api: StandIn, ming: Person, tom: Person
) -> None:
    """By reply to the board, by command, as people of each language write it; one live board."""
    ming.reply(board(xiangqi), "炮二平五")
    await house.settled()
    tom.say("/m h10g8", xiangqi)
    await house.settled()
    ming.reply(board(xiangqi), "馬二進三")
    await house.settled()
    assert shown(xiangqi.messages()) == (
        "阿明: /new xiangqi\n"
        "Yiqun: #1 象棋\n"
        "1. 阿明\n"
        "2. （空位）\n"
        "按“加入”或发送 /join 入座；一个人也可以按“电脑”立即开局。\n"
        "  [加入] [退出]\n"
        "  [电脑] [开始]\n"
        "Yiqun: 阿明：马二进三\n"
        "轮到 Tom\n"
        "  <picture>\n"
        "  [提示]\n"
        "  [提和] [认输]\n"
        "阿明 -> Yiqun: 炮二平五\n"
        "Tom: /m h10g8\n"
        "阿明 -> Yiqun: 馬二進三"
    )
    assert board(xiangqi)["_edits"] == 3
    assert list(api.called(board(xiangqi))) == [tom.id]


async def test_without_a_reply_privacy_mode_hides_moves_and_with_rights_it_does_not(
    xiangqi: Group, house: House, ming: Person
) -> None:
    ming.say("炮二平五", xiangqi)
    await house.settled()
    assert "炮二平五" not in words(board(xiangqi))
    xiangqi.chat.admins.add(999)
    ming.say("今天天气不错", xiangqi)
    ming.say("炮二平五", xiangqi)
    await house.settled()
    assert words(board(xiangqi)) == "阿明：炮二平五\n轮到 Tom"
    assert xiangqi.messages()[-1]["from"]["id"] == ming.id  # small talk is not answered


async def test_resigning_is_asked_twice(
    xiangqi: Group, house: House, hua: Person, tom: Person
) -> None:
    await tom.press("认输", xiangqi)
    await house.settled()
    asked = xiangqi.messages()[-1]
    assert words(asked) == "Really resign at #1?"
    assert await hua.press("Yes, resign", message=asked) == (
        "你不在 #1 象棋 的座位上。傳送 /tables 看你的對局。"
    )
    assert buttons(asked), "a stranger's press takes nothing away"
    assert await tom.press("Yes, resign", message=asked) == ""
    await house.settled()
    assert words(asked) == "Really resign at #1?" and not buttons(asked)
    assert words(board(xiangqi)) == "阿明 胜：对方认输"
    assert [b["text"] for b in buttons(board(xiangqi))] == ["棋谱", "再来一局"]
    await tom.press("棋谱", xiangqi)
    await house.settled()
    assert any("document" in m for m in xiangqi.messages())


# ---------------------------------------------------------------------- refusals
async def test_refusals_in_three_languages(
    xiangqi: Group, house: House, ming: Person, hua: Person, tom: Person
) -> None:
    """Each in the language of who asked: what is wrong, and what would be right."""
    ming.say("/foo", xiangqi)
    hua.say("/foo", xiangqi)
    tom.say("/foo", xiangqi)
    await house.settled()
    assert [told(m) for m in xiangqi.messages()[-3:]] == [
        "Yiqun -> 阿明: 没有“foo”这个命令。发送 /help 看有哪些。",
        "Yiqun -> 小華: 沒有「foo」這個指令。傳送 /help 看有哪些。",
        "Yiqun -> Tom: There is no command “foo”. Send /help to see what there is.",
    ]
    assert "轮到" in words(board(xiangqi))
    assert await tom.press("提示", xiangqi) == "Not your turn yet: waiting for 阿明."
    assert await hua.press("提示", xiangqi) == "你不在 #1 象棋 的座位上。傳送 /tables 看你的對局。"


async def test_a_stale_key_and_a_forged_one(
    xiangqi: Group, house: House, api: StandIn, ming: Person, tom: Person
) -> None:
    stale = {**board(xiangqi)}
    ming.reply(stale, "炮二平五")
    await house.settled()
    said = await tom.press("提和", message=stale)
    assert said.startswith("That button is old; the position has changed.")
    row = [{"text": "win", "callback_data": "t1.0.resigned.~AAAAAAAA"}]
    stale["reply_markup"] = {"inline_keyboard": [row]}
    said = await tom.press("win", message=stale)
    assert said == "That button is not valid. Send /board for a new one."
    assert words(board(xiangqi)) == "阿明：炮二平五\n轮到 Tom"


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize(
    ("name", "readable"),
    [
        ("<b>x</b> *y* _z_ [u](v)", "<b>x<／b> *y* _z_ [u](v)"),
        ("@Hua_12", "＠Hua_12"),
        ("שלום\u202e gnp.exe", "\u2068שלום gnp.exe\u2069"),
        ("😀" * 40, "😀" * 23 + "…"),
        ("a\u0301\u0302\u0303\u0304\u0305", "á\u0302\u0303"),
        ("\u2800\u3164", "?"),
    ],
    ids=("markup", "mention", "right to left", "long", "stacked", "blank"),
)
async def test_any_name_is_only_a_name(
    house: House, api: StandIn, group: Group, hua: Person, name: str, readable: str
) -> None:
    """Nothing in it is markup, calls somebody, or turns the line around."""
    odd = Person(api, 66, name)
    odd.say("/new gomoku", group)
    await house.settled()
    assert f"\n1. {readable}\n" in words(group.messages()[1])
    await hua.press("加入", group)
    await house.settled()
    assert list(api.called(board(group))) == [odd.id]
    assert words(board(group)) == f"輪到 {readable}"


# ---------------------------------------------------------------------- topics
async def test_a_forum_has_a_topic_for_each_table(
    house: House, api: StandIn, group: Group, ming: Person, tom: Person
) -> None:
    group.chat.forum = True
    ming.say("/new xiangqi", group)
    await house.settled()
    await tom.press("加入", group)
    await house.settled()
    (topic,) = group.chat.topics
    assert group.chat.topics[topic] == "#1 象棋"
    assert board(group)["message_thread_id"] == topic
    ming.say("/m 炮二平五", group, topic=topic, to=group.chat.messages[topic])
    await house.settled()
    assert words(board(group)) == "阿明：炮二平五\n轮到 Tom"
    tom.say("/foo", group, topic=topic)
    await house.settled()
    assert group.messages()[-1]["message_thread_id"] == topic


# ---------------------------------------------------------------------- who may what
async def test_settings_are_for_moderators(
    house: House, group: Group, ming: Person, tom: Person
) -> None:
    group.chat.admins.add(ming.id)
    for person in tom, ming:
        person.say("/settings start moderators", group)
        await house.settled()
    refusal, done = group.messages()[-3], group.messages()[-1]
    assert words(done).startswith("已设")
    assert told(refusal).startswith("Yiqun -> Tom: ")
    tom.say("/new gomoku", group)
    await house.settled()
    assert len([m for m in group.messages() if buttons(m)]) == 0


async def test_anonymous_administrators_cannot_play(
    house: House, group: Group, ming: Person
) -> None:
    ming.say("/new gomoku", group, anonymously=True)
    await house.settled()
    assert len(group.messages()) == 2
    assert not buttons(group.messages()[-1])


async def test_an_invitation_by_name(
    house: House, api: StandIn, group: Group, ming: Person, hua: Person, tom: Person
) -> None:
    hua.say("/help", group)
    await house.settled()
    ming.say("/new gomoku @Hua_12", group)
    await house.settled()
    assert set(api.called(group.messages()[-1])) == {hua.id}
    assert (await tom.press("加入", group)) != ""
    assert (await hua.press("加入", group)) == ""


async def test_a_forwarded_command_is_only_talk(
    xiangqi: Group, house: House, api: StandIn, ming: Person, hua: Person
) -> None:
    """Forwarding what somebody said is not saying it; a forwarded board has no keys."""
    resigned = ming.say("/resign in three moves, I bet")
    await house.settled()
    hua_said = hua.say("/cancel")
    await house.settled()
    before = len(xiangqi.messages())
    ming.forward(hua_said, xiangqi)
    ming.forward(resigned, xiangqi)
    copy = ming.forward(board(xiangqi), Group(api, -1009, "另一个群", (ming, hua)))
    await house.settled()
    assert len(xiangqi.messages()) == before + 2
    assert not buttons(copy)
    assert (await house.hall.table("t1")).playing


async def test_a_key_in_another_group_has_no_say(
    xiangqi: Group, house: House, api: StandIn, ming: Person
) -> None:
    other = Group(api, -1009, "另一个群", (ming,))
    copy = {**board(xiangqi), "chat": other.chat.raw()}
    assert "#1" in await ming.press("认输", message=copy)
    assert (await house.hall.table("t1")).playing
