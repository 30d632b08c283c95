"""Updates in: kept before they are confirmed, whatever happens; presses answered once."""

from __future__ import annotations

import logging
from traceback import format_exception

import pytest

from bots.hall.chat import BadToken, Message, Span
from bots.hall.incoming import Where
from bots.telegram import chat as module
from bots.telegram import people
from bots.telegram.chat import TelegramChat
from tests.telegram.conftest import GROUP, Desk, adapter, running
from tests.telegram.people import Group, Person
from tests.telegram.stand_in import TOKEN, StandIn

WRONG = "999:not-the-token"


@pytest.fixture(autouse=True)
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.01)
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.01)


# ---------------------------------------------------------------------- losing nothing
async def test_updates_are_kept_then_confirmed(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, ming: Person
) -> None:
    for i in range(250):
        ming.say(f"/new {i}", group)
    await api.confirmed()
    texts = [body["update"]["message"]["text"] for body in desk.rows.values()]
    assert texts == [f"/new {i}" for i in range(250)]


async def test_nothing_is_confirmed_that_could_not_be_kept(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, ming: Person
) -> None:
    desk.broken = 3
    ming.say("/new gomoku", group)
    await api.confirmed()
    assert desk.broken == 0
    assert len(desk.rows) == 1
    assert set(api.offsets) == {None, int(next(iter(desk.rows))) + 1}


async def test_what_came_while_we_were_away_is_taken_up(
    api: StandIn, desk: Desk, group: Group, ming: Person
) -> None:
    async with running(adapter(api, desk)):
        ming.say("/new gomoku", group)
        await api.confirmed()
    ming.say("/join", group)
    ming.start()
    async with running(adapter(api, desk)):
        await api.confirmed()
    texts = [body["update"]["message"]["text"] for body in desk.rows.values()]
    assert texts == ["/new gomoku", "/join", "/start"]


async def test_lower_numbers_after_a_quiet_week(
    api: StandIn, desk: Desk, group: Group, ming: Person
) -> None:
    async with running(adapter(api, desk, poll=0)):
        ming.say("/new gomoku", group)
        await api.confirmed()
        await api.until(lambda: api.offsets[-2:] == [None, None])
        api.count_on_from(7)
        ming.say("/join", group)
        await api.until(lambda: "7" in desk.rows)


@pytest.mark.parametrize(
    ("code", "words"), [(409, "Conflict: other"), (502, "Bad Gateway"), (500, "Internal")]
)
async def test_trouble_with_polling_passes(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, ming: Person, code: int, words: str
) -> None:
    api.fail("getUpdates", code, words, times=3)
    ming.say("/new gomoku", group)
    await api.confirmed()
    ming.say("/join", group)
    await api.confirmed()
    assert len(desk.rows) == 2


async def test_an_update_nobody_can_read_stops_nothing(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, ming: Person
) -> None:
    api.push(message={"message_id": 1, "text": "from the future"})
    api.push(something_new={})
    ming.say("/new gomoku", group)
    await api.confirmed()
    assert len(desk.rows) == 1


# ---------------------------------------------------------------------- beginning
async def test_a_bad_token_is_told_at_once(api: StandIn, desk: Desk) -> None:
    with pytest.raises(BadToken) as error:
        await adapter(api, desk, token=WRONG).run()
    assert WRONG not in "".join(format_exception(error.value))


async def test_no_network_is_told_at_once(api: StandIn, desk: Desk) -> None:
    chat = TelegramChat(desk, TOKEN, base_url="http://127.0.0.1:9/bot", base_file_url="")
    with pytest.raises(OSError, match="did not answer"):
        await chat.run()


async def test_the_token_is_in_no_log(
    api: StandIn,
    desk: Desk,
    group: Group,
    ming: Person,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """At the most talkative level, in trouble of every kind."""
    caplog.set_level(logging.DEBUG)
    chat = adapter(api, desk)
    async with running(chat):
        desk.broken = 1
        ming.say("/new gomoku", group)
        await api.confirmed()
        api.fail("sendMessage", 500, f"broken {TOKEN}", times=1)
        with pytest.raises(OSError) as error:
            await chat.send(Message((Span("x"),), "en", "1", where=Where(str(GROUP))))
        api.fail("getUpdates", 500, f"broken {TOKEN}", times=1)
        ming.say("/join", group)
        await api.confirmed()
    out, err = capsys.readouterr()
    seen = f"{caplog.text}{out}{err}{error.value!r}{chat._wire!r}"
    assert "broken" in seen
    assert TOKEN.partition(":")[2] not in seen


# ---------------------------------------------------------------------- who may what
async def test_moderators_are_looked_up_once_for_a_while(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, ming: Person, tom: Person
) -> None:
    group.chat.admins.add(tom.id)
    for person in ming, tom, ming, tom:
        person.say("/settings", group)
        await api.confirmed()
    assert [body["moderator"] for body in desk.rows.values()] == [False, True, False, True]
    assert sum(call.method == "getChatAdministrators" for call in api.calls) == 1


async def test_without_an_answer_nobody_is_a_moderator(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, tom: Person
) -> None:
    api.fail("getChatAdministrators", 500, "Internal")
    group.chat.admins.add(tom.id)
    tom.say("/settings", group)
    await api.confirmed()
    assert [body["moderator"] for body in desk.rows.values()] == [False]


async def test_in_trouble_the_moderators_of_before_remain(
    chat: TelegramChat,
    api: StandIn,
    desk: Desk,
    group: Group,
    tom: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "FRESH", 0.0)
    group.chat.admins.add(tom.id)
    for _ in range(2):
        tom.say("/settings", group)
        await api.confirmed()
        api.fail("getChatAdministrators", 500, "Internal")
    assert [body["moderator"] for body in desk.rows.values()] == [True, True]


# ---------------------------------------------------------------------- the book of addresses
async def test_a_group_that_moves_is_followed(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group
) -> None:
    group.upgrade(-2002)
    await api.confirmed()
    assert set(desk.moves) == {(str(GROUP), "-2002")}


async def test_who_blocks_us_cannot_be_reached(
    chat: TelegramChat, api: StandIn, desk: Desk, tom: Person
) -> None:
    tom.start()
    tom.block()
    await api.confirmed()
    assert desk.reachable == {"telegram:13": False}
    tom.unblock()
    await api.confirmed()
    assert desk.reachable == {"telegram:13": True}


async def test_names_are_learned_from_those_who_write(
    chat: TelegramChat, api: StandIn, desk: Desk, group: Group, ming: Person, hua: Person
) -> None:
    hua.say("/help", group)
    ming.say("/new gomoku @hua_12", group)
    await api.confirmed()
    incoming = chat.read(list(desk.rows.values())[-1])
    assert incoming is not None
    assert incoming.text == "/new gomoku telegram:12"


# ---------------------------------------------------------------------- menus
async def test_menus_come_from_the_command_table(chat: TelegramChat, api: StandIn) -> None:
    """Telegram itself takes only Latin names; the words to type stand in the description."""
    await api.until(lambda: len(api.menus) == 8)
    chinese = {c["command"]: c["description"] for c in api.menus["all_private_chats", "zh"]}
    assert chinese["new"].startswith("开局：")
    assert {c["command"] for c in api.menus["default", ""]} >= {"new", "join", "move", "hand"}


async def test_games_go_on_without_menus(api: StandIn, desk: Desk, tom: Person) -> None:
    api.fail("setMyCommands", 400, "Bad Request: BOT_COMMANDS_TOO_MUCH")
    tom.start()
    async with running(adapter(api, desk)):
        await api.confirmed()
    assert len(desk.rows) == 1
