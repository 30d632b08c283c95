"""What can go right and wrong at a table on Discord, with the real hall behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
import pytest
import simcord

from bots.discord.chat import DiscordChat
from bots.hall.chat import Key, Message, Span
from bots.hall.hall import Hall
from tests.discord.play.conftest import counted, hasty, now
from tests.discord.play.parlour import Parlour, button, hall_says

pytestmark = pytest.mark.simcord(shard_count=1)

PNG = b"\x89PNG\r\n\x1a\n"


async def xiangqi(parlour: Parlour) -> None:
    server = parlour.server
    await parlour.slash(server.ann, "new", game="xiangqi", opponent=server.bob)
    await parlour.press(server.bob, button("join"))


def only(result: simcord.InteractionResult) -> str:
    """The one thing said to the asker alone."""
    (said,) = result.followups or filter(None, [result.response])
    assert said.ephemeral
    return said.content


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "There is no game “chess960”"),
        ("zh-CN", "没有“chess960”这个游戏"),
        ("zh-TW", "沒有「chess960」這個遊戲"),
    ],
)
async def test_everybody_is_answered_in_their_own_language(
    parlour: Parlour, speak: Callable[[str], None], locale: str, said: str
) -> None:
    speak(locale)
    result = await parlour.slash(parlour.server.ann, "new", game="chess960")
    assert said in only(result)
    assert parlour.server.channel.history() == []


async def test_legal_moves_are_offered_to_who_is_to_move(
    parlour: Parlour, speak: Callable[[str], None]
) -> None:
    await xiangqi(parlour)
    ann, bob, room = parlour.server.ann, parlour.server.bob, parlour.room()
    offered = await ann.autocomplete(room, "move", "move", "")
    assert len(offered) == 25
    (cannon,) = await ann.autocomplete(room, "move", "move", "C2.5")
    assert cannon == {"name": "C2.5", "value": "h2e2"}
    assert await bob.autocomplete(room, "move", "move", "") == []
    games = await bob.autocomplete(room, "new", "game", "xiang")
    assert [game["value"] for game in games] == ["xiangqi"]
    helped = await bob.autocomplete(room, "help", "command", "resign")
    assert [command["value"] for command in helped] == ["resign"]


async def test_events_are_offered_by_name(parlour: Parlour) -> None:
    server = parlour.server
    await parlour.slash(server.mod, "event new", preset="xiangqi", title="Spring")
    offered = await server.ann.autocomplete(server.channel, "event join", "event", "spr")
    assert [event["value"] for event in offered] == ["1"]
    assert "Spring" in offered[0]["name"]
    await parlour.slash(server.ann, "event join", event="1")
    assert "Ann" in parlour.news()


async def test_a_whole_opening(parlour: Parlour) -> None:
    """The same opening in every notation, by text, command, modal and reply."""
    await xiangqi(parlour)
    ann, bob = parlour.server.ann, parlour.server.bob
    await parlour.say(ann, "炮二平五")
    await parlour.say(bob, "馬8進7")
    await parlour.slash(ann, "move", move="h0g2")
    await parlour.fill(bob, button("type"), "R9.8")
    board = parlour.message(parlour.room(), ann, button("hint"))
    await ann.send(parlour.room(), "车一平二", reply_to=board)
    await parlour.settled()
    await parlour.say(bob, "炮８平９")
    await parlour.say(ann, f"<@{parlour.env.bot.user.id}> 兵三进一")  # type: ignore[union-attr]
    table = await parlour.hall.table("t1")
    moves = [move for _, move in table.moves]
    assert moves == ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7i7", "g3g4"]
    boards = [m for m in parlour.room().history() if m.attachments]
    assert len(boards) == 1
    assert (await boards[0].attachments[0].read()).startswith(PNG)
    (alt,) = (a.description for a in boards[0].attachments)
    assert alt


async def test_the_next_player_is_notified_and_nobody_else(parlour: Parlour) -> None:
    await xiangqi(parlour)
    await parlour.say(parlour.server.ann, "炮二平五")
    board = parlour.message(parlour.room(), parlour.server.ann, button("hint"))
    assert [user.id for user in board.mentions] == [parlour.server.bob.id]


async def test_buttons_work_after_everything_was_restarted(parlour: Parlour) -> None:
    await xiangqi(parlour)
    board = parlour.message(parlour.room(), parlour.server.ann, button("resign"))
    await parlour.close()
    parlour.hall = await Hall.open(parlour.store, now, counted())
    parlour.chat = hasty(parlour.hall)
    await parlour.env.restart_bot(parlour.chat.client)
    await parlour.open()
    asked = await parlour.server.ann.click(board, label=button("resign"))
    await parlour.settled()
    assert only(asked) == hall_says("resign-sure", table=1)
    await parlour.press(parlour.server.ann, button("resign-sure"))
    assert hall_says("won", who="阿宝", why=hall_says("why-resigned")) in parlour.news()


@pytest.mark.parametrize("who", ["mod", "阿宝"])
async def test_the_wrong_person_s_press_changes_nothing(parlour: Parlour, who: str) -> None:
    await xiangqi(parlour)
    await parlour.say(parlour.server.ann, "炮二平五")
    offered = await parlour.press(parlour.server.ann, button("draw"))
    before = (await parlour.hall.table("t1")).seq
    assert offered.followups == []
    wrong = parlour.people["mod"] if who == "mod" else parlour.server.ann
    answer = await parlour.press(wrong, button("accept"))
    assert only(answer)
    table = await parlour.hall.table("t1")
    assert (table.seq, table.phase) == (before, "playing")


async def test_an_old_button_says_so(parlour: Parlour) -> None:
    await xiangqi(parlour)
    ann = parlour.server.ann
    asked = await parlour.press(ann, button("resign"))
    await parlour.say(ann, "炮二平五")
    (sure,) = asked.followups
    answer = await ann.click(sure, label=button("resign-sure"))
    await parlour.settled()
    assert only(answer) == hall_says("no-stale")
    assert (await parlour.hall.table("t1")).phase == "playing"


async def test_a_made_up_button_does_nothing(parlour: Parlour, chat: DiscordChat) -> None:
    await xiangqi(parlour)
    real = parlour.hall.stamp.token("t1", 0, "resigned")
    flipped = real[:-1] + ("A" if real[-1] != "A" else "B")
    tokens = (flipped, "t1.0.resigned.~", "~", "t1", "很长" * 20, "t1.0.resigned.~" + "A" * 8)
    keys = tuple((Key(f"k{n}", token),) for n, token in enumerate(tokens[:5]))
    where = parlour.server.where
    await chat.send(Message((Span("forged"),), "en", "f", where=where, keys=keys))
    forged = parlour.server.channel.last_message
    assert forged is not None
    for number in range(len(keys)):
        answer = await parlour.server.ann.click(forged, label=f"k{number}")
        await parlour.settled()
        assert only(answer) == hall_says("no-forged")
    assert (await parlour.hall.table("t1")).phase == "playing"


async def test_names_are_never_markup_or_mentions(parlour: Parlour) -> None:
    server = parlour.server
    hostile = "**[x](https://evil.example)** @everyone \u202efdp"
    eve = server.guild.add_member(server.env.create_user("eve", global_name=hostile))
    arab = server.guild.add_member(server.env.create_user("arab", global_name="‏محمد‎"))
    await parlour.slash(eve, "new", game="gomoku")
    await parlour.press(arab, button("join"))
    shown = [m for place in (server.channel, parlour.room()) for m in place.history()]
    for message in shown:
        assert not message.mention_everyone
        assert "**[" not in message.content
        assert "@everyone" not in message.content
        assert "\u202e" not in message.content
        assert "](https://" not in message.content
    assert any("\u2068محمد\u2069" in message.content for message in shown)


async def test_without_threads_the_board_is_in_the_channel(parlour: Parlour) -> None:
    parlour.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=None)
    await xiangqi(parlour)
    assert parlour.server.channel.threads == []
    await parlour.say(parlour.server.ann, "炮二平五")
    assert "Ann: C2.5" in parlour.news()


async def test_a_board_is_told_where_pictures_are_forbidden(parlour: Parlour) -> None:
    await xiangqi(parlour)
    parlour.news()
    parlour.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await parlour.say(parlour.server.ann, "炮二平五")
    news = parlour.news()
    assert "(board.png)" not in news
    assert "```" in news
    assert "Ann: C2.5" in news


async def test_a_game_by_private_message(parlour: Parlour) -> None:
    ann = parlour.server.ann
    result = await ann.user.slash("new", game="gomoku")
    await parlour.settled()
    assert not result.ephemeral
    await ann.user.slash("computer", level="1")
    await parlour.settled()
    await ann.send_dm("H8")
    await parlour.settled()
    for _ in range(250):
        if len((await parlour.hall.table("t1")).moves) == 2:
            break
        await asyncio.sleep(0.02)
    assert (await parlour.hall.table("t1")).moves[0] == (0, "h8")
    await parlour.settled()
    shown = ann.user.dm_channel.history()[-1]
    assert [a.filename for a in shown.attachments] == ["board.png"]


async def test_any_bot_as_opponent_is_the_computer(parlour: Parlour) -> None:
    robot = parlour.server.guild.add_member(parlour.env.create_user("robot", bot=True))
    await parlour.slash(parlour.server.ann, "new", game="gomoku", opponent=robot)
    table = await parlour.hall.table("t1")
    assert table.phase == "playing"
    assert any(sitter.level for sitter in table.sitters)


async def test_a_record_comes_as_a_file(parlour: Parlour) -> None:
    await xiangqi(parlour)
    await parlour.say(parlour.server.ann, "炮二平五")
    await parlour.slash(parlour.server.bob, "resign")
    result = await parlour.press(parlour.server.ann, button("record"))
    (answer,) = result.followups
    assert answer.ephemeral
    (record,) = answer.attachments
    assert b"h2e2" in await record.read() or b"C2.5" in await record.read()


async def test_help_tells_every_command_to_its_asker(parlour: Parlour) -> None:
    said = ""
    for args in ({}, {"command": "event"}, {"command": "referee"}):
        result = await parlour.slash(parlour.server.ann, "help", **args)
        said += "\n".join(m.content for m in [result.response, *result.followups] if m is not None)
    for command in parlour.hall.commands:
        if command.shown:
            assert f"/{command.key.replace('.', ' ')}" in said.replace("\\", "")


async def test_the_same_event_twice_is_one_move(parlour: Parlour) -> None:
    """Discord delivers again after a lost connection."""
    await xiangqi(parlour)
    await parlour.slash(parlour.server.ann, "move", move="h2e2")
    said = await parlour.server.bob.send(parlour.room(), "马8进7")
    await parlour.settled()
    client = parlour.chat.client
    await client.on_message(said)
    await parlour.settled()
    assert len((await parlour.hall.table("t1")).moves) == 2


async def test_mentions_carry_allowed_mentions_everywhere(parlour: Parlour) -> None:
    await xiangqi(parlour)
    await parlour.say(parlour.server.ann, "@everyone")
    await parlour.slash(parlour.server.ann, "move", move="@everyone")
    bodies = [request.json or {} for request in parlour.env.http_requests]
    spoken = [body["allowed_mentions"] for body in bodies if "content" in body]
    assert spoken
    for allowed in spoken:
        assert allowed["parse"] == []
        assert "roles" not in allowed


def test_intents_are_the_fewest() -> None:
    from bots.discord.gateway import intents

    assert intents(False) == discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    assert intents(True).message_content
