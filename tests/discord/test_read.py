"""What Discord tells becomes what the hall understands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest
import simcord

from bots.discord.chat import DiscordChat
from bots.discord.gateway import Gateway
from bots.hall.chat import Key, Message, PickList, Span
from bots.hall.incoming import Where, Who
from tests.discord.conftest import Desk, Server

pytestmark = pytest.mark.simcord(shard_count=1)

TOKEN = "t12.1z.act.arg~AbCd_-12"


async def test_a_slash_command_brings_who_where_and_its_arguments(
    server: Server, desk: Desk
) -> None:
    result = await server.ann.slash(server.channel, "move", move="炮二平五")
    heard = desk.last
    assert (heard.command, heard.args) == ("move", {"move": "炮二平五"})
    assert heard.who == Who(str(server.ann.id), "Ann", "en")
    assert heard.where == Where(str(server.channel.id), title="games")
    assert heard.person == f"discord:{server.ann.id}"
    assert result.deferred
    assert result.ephemeral


@pytest.mark.parametrize(
    ("locale", "language"),
    [("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("en-GB", "en"), ("ja", "")],
)
async def test_the_reader_s_language(
    server: Server, desk: Desk, speak: Callable[[str], None], locale: str, language: str
) -> None:
    speak(locale)
    await server.ann.slash(server.channel, "move", move="h2e2")
    assert desk.last.who.language == language


async def test_moderators_are_who_may_manage_the_channel(server: Server, desk: Desk) -> None:
    for member, moderates in ((server.mod, True), (server.ann, False)):
        await member.slash(server.channel, "move", move="h2e2")
        assert desk.last.who.moderator is moderates
        await member.send(server.channel, "hello")
        assert desk.last.who.moderator is moderates


async def test_threads_belong_to_their_channel(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    thread = int(await chat.open_room(server.where, "#1"))
    (room,) = server.channel.threads
    await server.ann.send(room, "h2e2")
    assert desk.last.where == Where(str(server.channel.id), str(thread), "games")
    await server.ann.slash(room, "move", move="h2e2")
    assert desk.last.where == Where(str(server.channel.id), str(thread), "games")


async def test_direct_messages_are_private_and_answered_in_the_open(
    server: Server, desk: Desk
) -> None:
    await server.ann.send_dm("h2e2")
    assert desk.last.where.private
    assert desk.last.addressed
    result = await server.ann.user.slash("move", move="h2e2")
    assert desk.last.where.private
    assert not result.ephemeral
    assert not desk.last.who.moderator


async def test_text_to_us_is_addressed(server: Server, desk: Desk, chat: DiscordChat) -> None:
    me = server.env.bot.user
    assert me is not None
    await server.ann.send(server.channel, f"<@{me.id}>  走 炮二平五 ")
    assert (desk.last.text, desk.last.addressed) == ("走 炮二平五", True)
    ref = await chat.send(server.say("board"))
    board = server.channel.last_message
    assert board is not None
    await server.ann.send(server.channel, "h2e2", reply_to=board)
    assert (desk.last.text, desk.last.addressed, desk.last.reply_to) == ("h2e2", True, ref)
    await server.ann.send(server.channel, f"hello <@{server.bob.id}>")
    assert (desk.last.text, desk.last.addressed) == (f"hello discord:{server.bob.id}", False)


async def test_other_bots_and_empty_messages_mean_nothing(server: Server, desk: Desk) -> None:
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    await robot.send(server.channel, "h2e2")
    await server.guild.create_webhook(server.channel).send("h2e2")
    await server.ann.send(server.channel, "", attachments=[("cat.png", b"png")])
    assert desk.heard == []


async def test_a_press_comes_back_unchanged(server: Server, desk: Desk, chat: DiscordChat) -> None:
    await chat.send(server.say("board", keys=((Key("Resign", TOKEN, "danger"),),)))
    board = server.channel.last_message
    assert board is not None
    result = await server.bob.click(board, label="Resign")
    assert desk.last.press == TOKEN
    assert desk.last.who.name == "阿宝"
    assert result.deferred
    assert result.followups == []


async def test_buttons_outlive_a_restart(server: Server, desk: Desk, chat: DiscordChat) -> None:
    picks = PickList(TOKEN, "cards", ("3", "4"), 2, "play")
    await chat.send(server.say("hand", keys=((Key("Pass", TOKEN),),), picks=picks))
    hand = server.channel.last_message
    assert hand is not None
    again = DiscordChat(desk, "a.secret.token")
    await server.env.restart_bot(again.client)
    await server.ann.click(hand, label="Pass")
    assert desk.last.press == TOKEN
    await server.ann.select(hand, ["1", "0"])
    assert (desk.last.press, desk.last.picked) == (TOKEN, ("1", "0"))
    assert again.client.persistent_views == []


async def test_typed_keys_open_a_modal_first(
    server: Server, desk: Desk, chat: DiscordChat, speak: Callable[[str], None]
) -> None:
    await chat.send(server.say("board", keys=((Key("输入着法", TOKEN, typed=True),),)))
    board = server.channel.last_message
    assert board is not None
    speak("zh-TW")
    shown = await server.ann.click(board, label="输入着法")
    assert desk.heard == []
    assert shown.modal is not None
    assert shown.modal["title"] == "输入着法"
    assert shown.modal["components"][0]["label"] == "寫在這裡"
    again = DiscordChat(desk, "a.secret.token")
    await server.env.restart_bot(again.client)
    done = await server.ann.submit_modal(shown, {"line": "炮二平五"})
    assert (desk.last.press, desk.last.text) == (TOKEN, "炮二平五")
    assert done.deferred


async def test_more_cards_than_one_select_holds(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    labels = tuple(f"card {n}" for n in range(27))
    await chat.send(server.say("hand", picks=PickList(TOKEN, "cards", labels, 27, "Play")))
    for picked, part in ((["0", "24"], 0), (["25", "26"], 1), (["3"], 0)):
        hand = server.channel.last_message
        assert hand is not None
        await server.ann.select(hand, picked, custom_id=f"d{part}:{TOKEN}")
    assert desk.heard == []
    hand = server.channel.last_message
    assert hand is not None
    await server.ann.click(hand, label="Play")
    assert (desk.last.press, desk.last.picked) == (TOKEN, ("3", "25", "26"))


async def test_many_things_of_which_one_is_picked(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    labels = tuple(f"move {n}" for n in range(60))
    await chat.send(server.say("moves", picks=PickList(TOKEN, "move", labels, 1, "Play")))
    moves = server.channel.last_message
    assert moves is not None
    await server.ann.select(moves, ["57"], custom_id=f"s2:{TOKEN}")
    assert (desk.last.press, desk.last.picked) == (TOKEN, ("57",))


async def test_nothing_is_acknowledged_that_was_not_kept(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    def full() -> None:
        raise OSError("disk full")

    await chat.send(server.say("board", keys=((Key("Pass", TOKEN),),)))
    board = server.channel.last_message
    assert board is not None
    desk.on_receive = full
    assert not (await server.ann.click(board, label="Pass")).acknowledged
    assert not (await server.ann.slash(server.channel, "move", move="h2e2")).acknowledged
    assert await server.ann.autocomplete(server.channel, "move", "move", "h") == []
    assert all(isinstance(error, OSError) for error in server.env.errors)


async def test_an_answer_waits_for_the_acknowledgement(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    """The hall may answer before Discord has heard that we received."""
    answers: list[asyncio.Task[str]] = []

    def answer_at_once() -> None:
        answers.append(asyncio.create_task(send()))

    async def send() -> str:
        handle = desk.last.answer
        return await chat.send(Message((Span("ok"),), "en", "1", handle=handle, user="1"))

    desk.after_receive = answer_at_once
    result = await server.ann.slash(server.channel, "move", move="h2e2")
    assert await answers[0] == ""
    assert result.response is not None
    assert result.response.content == "ok"


async def test_too_late_to_acknowledge_is_no_disaster(server: Server, desk: Desk) -> None:
    server.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    result = await server.ann.slash(server.channel, "move", move="h2e2")
    assert not result.acknowledged
    assert desk.last.command == "move"


async def test_autocomplete_offers_what_the_hall_suggests(server: Server, desk: Desk) -> None:
    desk.suggestions = [(f"炮二平{n}", f"h2e{n}") for n in range(40)] + [("x", "y" * 101)]
    choices = await server.ann.autocomplete(server.channel, "move", "move", "炮")
    assert len(choices) == 25
    assert choices[0] == {"name": "炮二平0", "value": "h2e0"}
    assert desk.asked == [("move", "炮")]
    desk.suggestions = [("long " * 40, "v"), ("x", "y" * 101)]
    (choice,) = await server.ann.autocomplete(server.channel, "move", "move", "")
    assert len(choice["name"]) == 100


class TestWithoutMessageContent:
    """Discord withholds what people write, except to us."""

    @pytest.fixture
    async def simcord_bot(self, chat: DiscordChat) -> Gateway:
        assert chat.client.intents.message_content
        chat.client = Gateway(chat.hall, content=False)
        return chat.client

    @pytest.mark.simcord(shard_count=1, approved_intents=discord.Intents.default())
    async def test_only_what_is_said_to_us_is_heard(
        self, simcord_env: simcord.Env, server: Server, desk: Desk, chat: DiscordChat
    ) -> None:
        await server.ann.send(server.channel, "h2e2")
        assert desk.heard == []
        me = simcord_env.bot.user
        assert me is not None
        await server.ann.send(server.channel, f"<@{me.id}> h2e2")
        assert desk.last.text == "h2e2"
        await server.ann.send_dm("认输")
        assert desk.last.text == "认输"
