"""What the hall says, as it leaves for Discord, and what Discord's refusals mean."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
import simcord

from bots.discord import items
from bots.discord.chat import DiscordChat
from bots.discord.send import means
from bots.hall.chat import Closed, Gone, Key, Message, PickList, Span, Unsendable, Wait
from bots.hall.incoming import Where
from tests.discord.conftest import Desk, Server

pytestmark = pytest.mark.simcord(shard_count=1)

PNG = b"\x89PNG not really"
TOKEN = "t1.a.act.~AbCd_-12"


def privately(member: simcord.MemberActor, text: str) -> Message:
    return Message((Span(text),), "en", text, user=str(member.id))


async def test_a_board_has_its_picture_and_its_words(server: Server, chat: DiscordChat) -> None:
    message = server.say("your turn", png=PNG, alt="红方先手 " * 300)
    ref = await chat.send(message)
    board = server.channel.last_message
    assert board is not None
    assert ref == f"{server.channel.id}/{board.id}"
    (picture,) = board.attachments
    assert await picture.read() == PNG
    (sent,) = server.sent()
    assert sent["attachments"][0]["description"].startswith("红方先手")
    assert len(sent["attachments"][0]["description"]) == 1024


async def test_an_edit_replaces_picture_buttons_and_text(server: Server, chat: DiscordChat) -> None:
    ref = await chat.send(server.say("1", png=PNG, keys=((Key("go", TOKEN),),)))
    assert await chat.send(server.say("2", png=b"new", edit=ref)) == ref
    board = server.channel.last_message
    assert board is not None
    assert board.content == "2"
    assert [await a.read() for a in board.attachments] == [b"new"]
    assert board.components == []
    await chat.send(server.say("3", edit=ref))
    assert server.channel.last_message is not None
    assert server.channel.last_message.attachments == []


async def test_a_board_comes_anew_for_whom_it_calls(server: Server, chat: DiscordChat) -> None:
    """Discord notifies of new messages only."""
    ref = await chat.send(server.say("1", png=PNG))
    turn = (Span("Ann", str(server.ann.id), call=True), Span(" to move"))
    board = replace(server.say("2", png=PNG, edit=ref), spans=turn)
    new = await chat.send(board)
    (shown,) = server.channel.history()
    assert new == f"{server.channel.id}/{shown.id}" != ref
    assert [user.id for user in shown.mentions] == [server.ann.id]
    await server.mod.delete(shown)
    await chat.send(replace(board, edit=new))
    assert len(server.channel.history()) == 1


async def test_a_record_is_a_file(server: Server, chat: DiscordChat) -> None:
    await chat.send(server.say("record", file=("table-1.pgn", b"1. e4")))
    record = server.channel.last_message
    assert record is not None
    assert [a.filename for a in record.attachments] == ["table-1.pgn"]


async def test_nobody_is_notified_but_who_is_called(server: Server, chat: DiscordChat) -> None:
    hostile = "@everyone @here <@&1> " + server.bob.mention
    spans = (Span(hostile), Span("Ann", str(server.ann.id), call=True), Span("bob", "2"))
    await chat.send(Message(spans, "en", "1", where=server.where))
    await chat.send(server.say("quiet"))
    calling, quiet = server.sent()
    assert calling["allowed_mentions"] == {"parse": [], "users": [server.ann.id]}
    assert quiet["allowed_mentions"] == {"parse": [], "users": []}
    silent = discord.MessageFlags(suppress_notifications=True).value
    assert not calling["flags"] & silent
    assert quiet["flags"] & silent
    called = server.channel.history()[0]
    assert [user.id for user in called.mentions] == [server.ann.id]
    assert not called.mention_everyone


async def test_a_retry_carries_the_same_nonce(server: Server, chat: DiscordChat) -> None:
    for nonce in ("71", "71", "72"):
        await chat.send(server.say("x", nonce=nonce))
    first, again, other = server.sent()
    assert first["nonce"] == again["nonce"] != other["nonce"]
    assert all(sent["enforce_nonce"] is True for sent in (first, again, other))
    assert len(first["nonce"]) <= 25


async def test_private_messages(server: Server, chat: DiscordChat) -> None:
    ref = await chat.send(privately(server.ann, "your hand"))
    (hand,) = server.ann.user.dm_channel.history()
    assert hand.content == "your hand"
    assert ref == f"{server.ann.user.dm_channel.id}/{hand.id}"
    assert server.channel.history() == []


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (403, 50007, Closed),
        (403, 50278, Closed),
        (404, 10013, Closed),
        (404, 10003, Gone),
        (404, 10008, Gone),
        (404, 10062, Gone),
        (401, 50027, Gone),
        (400, 50083, Gone),
        (400, 30046, Gone),
        (404, 0, Gone),
        (400, 40003, Wait),
        (403, 50013, Unsendable),
        (403, 50001, Unsendable),
        (400, 50035, Unsendable),
        (413, 40005, Unsendable),
    ],
)
async def test_refusals(
    server: Server, chat: DiscordChat, status: int, code: int, meaning: type[Exception]
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    with pytest.raises(meaning):
        await chat.send(privately(server.ann, "hand"))
    await chat.send(privately(server.ann, "hand"))


async def test_trouble_of_discord_s_own_is_tried_again_later(
    server: Server, chat: DiscordChat
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=503)
    with pytest.raises(discord.HTTPException) as trouble:
        await chat.send(server.say("x"))
    assert means(trouble.value) is None


async def test_a_deleted_message_cannot_be_edited(server: Server, chat: DiscordChat) -> None:
    ref = await chat.send(server.say("board"))
    board = server.channel.last_message
    assert board is not None
    await server.mod.delete(board)
    with pytest.raises(Gone):
        await chat.send(server.say("board 2", edit=ref))


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (413, 40005)])
async def test_a_picture_that_may_not_be_sent_is_told(
    server: Server, chat: DiscordChat, status: int, code: int
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    await chat.send(server.say("your turn", png=PNG, alt="a b c\n1 2 3"))
    board = server.channel.last_message
    assert board is not None
    assert board.content == "your turn\n```\na b c\n1 2 3\n```"
    assert board.attachments == []


async def test_without_the_right_to_write_the_hall_hears_so(
    server: Server, chat: DiscordChat
) -> None:
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    with pytest.raises(Unsendable):
        await chat.send(server.say("board", png=PNG, alt="a b c"))


async def test_answers_are_seen_by_their_asker_alone(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    result = await server.ann.slash(server.channel, "move", move="h2e2")
    answer = Message((Span("not your turn"),), "en", "1", handle=desk.last.answer, user="1")
    assert await chat.send(answer) == ""
    assert await chat.send(replace(answer, nonce="2")) == ""
    assert result.response is not None
    assert result.response.ephemeral
    assert [f.ephemeral for f in result.followups] == [True]
    assert server.channel.history(viewer=server.bob) == []


async def test_an_answer_that_says_nothing_ends_the_waiting(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    result = await server.ann.slash(server.channel, "move", move="h2e2")
    assert await chat.send(Message((), "en", "1", handle=desk.last.answer, user="1")) == ""
    assert result.response is None
    await server.ann.send(server.channel, "h2e2")
    assert await chat.send(Message((), "en", "2", handle=desk.last.answer, user="1")) == ""
    assert server.sent() == []


async def test_a_hand_that_is_pressed_becomes_the_new_hand(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    await chat.send(server.say("board", keys=((Key("hand", TOKEN),),)))
    board = server.channel.last_message
    assert board is not None
    asked = await server.ann.click(board, label="hand")
    picks = PickList(TOKEN, "cards", ("3", "4"), 2, "play")
    hand = Message(
        (Span("3 4"),),
        "en",
        "2",
        handle=desk.last.answer,
        user="1",
        png=PNG,
        picks=picks,
        slot="t1.hand",
        secret=True,
    )
    await chat.send(hand)
    (shown,) = asked.followups
    assert shown.ephemeral
    assert [await a.read() for a in shown.attachments] == [PNG]

    await server.ann.select(shown, ["0"])
    await chat.send(replace(hand, spans=(Span("4"),), handle=desk.last.answer, png=b"new"))
    (changed,) = asked.followups
    assert changed.content == "4"
    assert [await a.read() for a in changed.attachments] == [b"new"]

    again = await server.ann.select(changed, ["0"])
    refusal = Message((Span("no"),), "en", "3", handle=desk.last.answer, user="1")
    await chat.send(refusal)
    assert [f.content for f in again.followups] == ["no"]
    assert asked.followups[0].content == "4"

    await server.ann.select(asked.followups[0], ["0"])
    await chat.send(Message((), "en", "4", handle=desk.last.answer, user="1"))
    (spent,) = asked.followups
    assert (spent.content, spent.components) == ("4", [])
    assert [a.filename for a in spent.attachments] == ["board.png"]


async def test_answers_to_text_reply_to_it(server: Server, desk: Desk, chat: DiscordChat) -> None:
    said = await server.ann.send(server.channel, "h2e9")
    answer = Message((Span("no"),), "en", "1", handle=desk.last.answer, user=str(server.ann.id))
    await chat.send(replace(answer, where=server.where))
    reply = server.channel.last_message
    assert reply is not None
    assert reply.reference is not None
    assert reply.reference.message_id == said.id
    assert reply.mentions == []


async def test_secrets_never_answer_in_public(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    await server.ann.send(server.channel, "手牌")
    secret = Message(
        (Span("3 4 5"),),
        "en",
        "1",
        handle=desk.last.answer,
        user=str(server.ann.id),
        where=server.where,
        secret=True,
    )
    await chat.send(secret)
    assert [m.content for m in server.channel.history()] == ["手牌"]
    assert [m.content for m in server.ann.user.dm_channel.history()] == ["3 4 5"]
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    with pytest.raises(Closed):
        await chat.send(secret)
    assert [m.content for m in server.channel.history()] == ["手牌"]


async def test_in_private_chats_answers_stay(server: Server, desk: Desk, chat: DiscordChat) -> None:
    """And can be edited, but a command is always answered: Discord shows that it waits."""
    private = server.ann.user.dm_channel
    await server.ann.user.slash("move", move="h2e2")
    answer = Message((Span("hand"),), "en", "1", handle=desk.last.answer, user=str(server.ann.id))
    ref = await chat.send(replace(answer, keys=((Key("hint", TOKEN),),)))
    (hand,) = private.history()
    await server.ann.user.click(hand, label="hint")
    pressed = replace(answer, spans=(Span("new hand"),), handle=desk.last.answer)
    assert await chat.send(replace(pressed, edit=ref)) == ref
    assert [m.content for m in private.history()] == ["new hand"]
    result = await server.ann.user.slash("move", move="h2e2")
    asked = replace(answer, spans=(Span("hand again"),), handle=desk.last.answer)
    assert await chat.send(replace(asked, edit=ref)) != ref
    assert result.response is not None
    assert [m.content for m in private.history()] == ["new hand", "hand again"]


async def test_a_token_is_good_for_a_quarter_of_an_hour(
    server: Server, desk: Desk, chat: DiscordChat
) -> None:
    await server.ann.slash(server.channel, "move", move="h2e2")
    await server.env.advance_time(16 * 60)
    with pytest.raises(Gone):
        await chat.send(Message((Span("x"),), "en", "1", handle=desk.last.answer, user="1"))


async def test_a_table_gets_a_thread_of_its_own_once(server: Server, chat: DiscordChat) -> None:
    room = await chat.open_room(server.where, "#12 象棋")
    assert await chat.open_room(server.where, "#12 象棋") == room
    (thread,) = server.channel.threads
    assert (str(thread.id), thread.name) == (room, "#12 象棋")
    ref = await chat.send(
        Message((Span("board"),), "en", "1", where=Where(str(server.channel.id), room))
    )
    assert ref.startswith(f"{room}/")
    (created,) = (r for r in server.env.http_requests if r.path.endswith("/threads"))
    assert (created.json or {})["auto_archive_duration"] == 1440


async def test_no_thread_where_we_may_not_write_in_threads(
    server: Server, chat: DiscordChat
) -> None:
    silent = discord.PermissionOverwrite(send_messages_in_threads=False)
    me = server.guild.me
    assert me is not None
    channel = server.guild.create_text_channel("quiet", overwrites={me: silent})
    assert await chat.open_room(Where(str(channel.id)), "#1") == ""


async def test_where_threads_cannot_be_there_are_none(server: Server, chat: DiscordChat) -> None:
    assert await chat.open_room(Where(str(server.channel.id), "5"), "#1") == ""
    assert await chat.open_room(Where("77", private=True), "#1") == ""
    voice = server.guild.create_voice_channel("talk")
    assert await chat.open_room(Where(str(voice.id)), "#1") == ""
    server.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    assert await chat.open_room(server.where, "#1") == ""


def test_everything_keeps_within_what_discord_takes() -> None:
    rows = tuple(tuple(Key("很长" * 60, f"{TOKEN}{r}{c}") for c in range(7)) for r in range(6))
    picks = PickList(TOKEN, "p" * 400, tuple("x" * n for n in range(130)), 5, "play")
    view = items.view(Message((), "en", "1", keys=rows, picks=picks))
    assert view is not None
    components = view.to_components()
    assert len(components) <= 5
    for row in components:
        assert len(row["components"]) <= 5
    view = items.view(Message((), "en", "1", keys=rows))
    assert view is not None
    assert sum(len(row["components"]) for row in view.to_components()) == 25


def test_rows_of_buttons_stay_as_they_are_meant() -> None:
    keys = ((Key("a", "1"), Key("b", "2")), (Key("c", "3"),))
    view = items.view(Message((), "en", "1", keys=keys))
    assert view is not None
    labels = [[c["label"] for c in row["components"]] for row in view.to_components()]
    assert labels == [["a", "b"], ["c"]]
