"""What leaves the adapter, as Telegram and the people in the chat see it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bots.hall.chat import Closed, Gone, Key, Message, Moved, PickList, Span, Unsendable, Wait
from bots.hall.incoming import Where
from bots.telegram import send
from bots.telegram.chat import TelegramChat
from tests.telegram.conftest import GROUP, Desk, adapter, running
from tests.telegram.people import Group, Person, buttons, told, words
from tests.telegram.stand_in import StandIn

HERE = Where(str(GROUP))


def png(width: int = 90, height: int = 100, colour: str = "red") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "PNG")
    return out.getvalue()


def message(*spans: str | Span, **more: Any) -> Message:
    pieces = tuple(s if isinstance(s, Span) else Span(s) for s in spans)
    if not more.keys() & {"where", "user"}:
        more["where"] = HERE
    return Message(pieces, more.pop("language", "en"), "1", **more)


# ---------------------------------------------------------------------- messages
async def test_a_picture_with_words_and_keys(chat: TelegramChat, group: Group) -> None:
    keys = ((Key("Join", "t1.0.join~x", "main"), Key("Type", "t", typed=True)),)
    await chat.send(message("Table 1", png=png(), alt="an empty board", keys=keys))
    assert told(group.messages()[-1]) == "Yiqun: Table 1\n  <picture>\n  [Join]"


async def test_only_the_called_are_called(
    chat: TelegramChat, api: StandIn, group: Group, ming: Person, hua: Person
) -> None:
    """Names of people who are just spoken of, even those that look like a mention, call nobody;
    letters outside the basic plane do not shift the ones that are."""
    who = Span("𝔸😀 @Hua_12", "11", call=True)
    await chat.send(message("😀 your turn, ", who, "; ", Span("@Hua_12", "12"), " waits"))
    sent = group.messages()[-1]
    assert list(api.called(sent)) == [ming.id]
    (entity,) = sent["entities"]
    letters = words(sent).encode("utf-16-le")[2 * entity["offset"] :][: 2 * entity["length"]]
    assert letters.decode("utf-16-le") == "𝔸😀 ＠Hua_12"
    assert words(sent) == "😀 your turn, 𝔸😀 ＠Hua_12; ＠Hua_12 waits"
    assert sent["_silent"] is False


async def test_talk_that_calls_nobody_makes_no_sound(chat: TelegramChat, group: Group) -> None:
    await chat.send(message("news"))
    assert group.messages()[-1]["_silent"] is True


async def test_long_words_are_cut_at_a_line(chat: TelegramChat, group: Group) -> None:
    lines = "\n".join(f"line {i} 😀" for i in range(600))
    await chat.send(message(lines, Span("Tom", "13", call=True)))
    await chat.send(message(lines, png=png()))
    for sent, longest in zip(group.messages()[-2:], (4096, 1024), strict=True):
        text = words(sent)
        assert longest - 20 < len(text.encode("utf-16-le")) // 2 <= longest
        assert text.endswith("😀…")
        assert lines.startswith(text.removesuffix("…"))


async def test_a_file(chat: TelegramChat, api: StandIn, group: Group) -> None:
    await chat.send(message("The record", file=("t1.pgn", b"1. e4")))
    assert told(group.messages()[-1]) == "Yiqun: The record\n  <t1.pgn>"
    assert b"1. e4" in api.files.values()


async def test_rows_longer_than_telegram_takes_are_broken(chat: TelegramChat, group: Group) -> None:
    await chat.send(message("bid", keys=(tuple(Key(str(i), f"p{i}") for i in range(19)),)))
    rows = group.messages()[-1]["reply_markup"]["inline_keyboard"]
    assert [len(row) for row in rows] == [8, 8, 3]


# ---------------------------------------------------------------------- edits
async def test_a_board_is_edited_in_place(chat: TelegramChat, group: Group) -> None:
    ref = await chat.send(message("move 1", png=png(), keys=((Key("a", "a"),),)))
    again = await chat.send(message("move 2", png=png(colour="blue"), edit=ref))
    assert again == ref
    assert [told(m) for m in group.messages()] == ["Yiqun: move 2\n  <picture>"]


async def test_the_same_again_is_no_error(chat: TelegramChat, group: Group) -> None:
    for same in message("board", png=png()), message("lobby"):
        ref = await chat.send(same)
        edited = message(*same.spans, png=same.png, edit=ref)
        assert await chat.send(edited) == ref
        assert group.messages()[-1]["_edits"] == 0


async def test_words_get_a_picture_and_keep_it(chat: TelegramChat, group: Group) -> None:
    ref = await chat.send(message("lobby"))
    await chat.send(message("board", png=png(), edit=ref))
    await chat.send(message("over", edit=ref))
    assert [told(m) for m in group.messages()] == ["Yiqun: over\n  <picture>"]


async def test_what_is_gone_is_told(chat: TelegramChat, group: Group) -> None:
    ref = await chat.send(message("board", png=png()))
    group.chat.messages.clear()
    for edited in message("x", edit=ref), message("x", png=png(), edit=ref):
        with pytest.raises(Gone):
            await chat.send(edited)


async def test_a_message_of_the_group_before_it_moved_is_gone(
    chat: TelegramChat, api: StandIn, group: Group
) -> None:
    """Numbers begin again in the new group: the same number there is another message."""
    await chat.send(message("lobby"))
    ref = await chat.send(message("board"))
    await chat.send(message("something else", where=Where(str(group.upgrade(-2002).id))))
    with pytest.raises(Gone):
        await chat.send(message("board", where=Where("-2002"), edit=ref))
    assert words(group.chat.messages[2]) == "board"


# ---------------------------------------------------------------------- trouble
async def test_a_picture_that_is_not_allowed_becomes_words(
    chat: TelegramChat, group: Group
) -> None:
    group.chat.can.discard("photos")
    await chat.send(message("move 1", png=png(), alt="帅 e1\n将 e10", keys=((Key("a", "a"),),)))
    assert told(group.messages()[-1]) == "Yiqun: move 1\n\n帅 e1\n将 e10\n  [a]"


async def test_without_pictures_the_words_are_edited_in_place(
    chat: TelegramChat, group: Group
) -> None:
    group.chat.can.discard("photos")
    ref = await chat.send(message("move 1", png=png(), alt="帅 e1"))
    assert await chat.send(message("move 2", png=png(), alt="帅 e2", edit=ref)) == ref
    assert [told(m) for m in group.messages()] == ["Yiqun: move 2\n\n帅 e2"]


@pytest.mark.parametrize("refused", [b"no picture", png(9000, 2000), png(2100, 100)])
async def test_a_picture_that_cannot_be_becomes_words(
    chat: TelegramChat, group: Group, refused: bytes
) -> None:
    """And never stays as an old picture under new words, nor with keys in two places."""
    old = await chat.send(message("move 1", png=png(), keys=((Key("a", "a"),),)))
    ref = await chat.send(
        message("move 2", png=refused, alt="帅 e1", keys=((Key("b", "b"),),), edit=old)
    )
    assert ref != old
    assert [told(m) for m in group.messages()] == [
        "Yiqun: move 1\n  <picture>",
        "Yiqun: move 2\n\n帅 e1\n  [b]",
    ]


async def test_errors_in_the_halls_terms(
    chat: TelegramChat, api: StandIn, group: Group, tom: Person
) -> None:
    api.fail("sendMessage", 429, "Too Many Requests: retry after 7", retry_after=7)
    with pytest.raises(Wait) as wait:
        await chat.send(message("x"))
    assert wait.value.seconds == 7
    with pytest.raises(Closed):  # never started
        await chat.send(message("hand", user=str(tom.id)))
    tom.start()
    await chat.send(message("hand", user=str(tom.id)))
    tom.block()
    with pytest.raises(Closed):
        await chat.send(message("hand", user=str(tom.id)))
    with pytest.raises(Unsendable):
        await chat.send(message("x", keys=((Key("long", "x" * 65),),)))
    api.fail("sendMessage", 502, "Bad Gateway")
    with pytest.raises(OSError, match="did not answer"):
        await chat.send(message("x"))
    group.chat.can.clear()
    with pytest.raises(Gone):
        await chat.send(message("x"))
    group.chat.with_bot = False
    with pytest.raises(Gone):
        await chat.send(message("x"))


async def test_a_group_has_a_budget(api: StandIn, group: Group, ming: Person, desk: Desk) -> None:
    """Twenty a minute, asked of nobody; other groups and private chats have their own."""
    other = Group(api, -1009, "另一个群", (ming,))
    ming.start()
    async with running(adapter(api, desk)) as chat:
        for _ in range(20):
            await chat.send(message("x"))
        with pytest.raises(Wait) as wait:
            await chat.send(message("x"))
        await chat.send(message("x", where=Where(str(other.id))))
        for _ in range(25):
            await chat.send(message("x", user=str(ming.id)))
    assert 50 < wait.value.seconds <= 60
    assert api.sent == {GROUP: 20, other.id: 1, ming.id: 25}


async def test_a_group_that_moved_is_told(chat: TelegramChat, group: Group) -> None:
    group.upgrade(-2002)
    with pytest.raises(Moved) as moved:
        await chat.send(message("x"))
    assert moved.value.chat == "-2002"


# ---------------------------------------------------------------------- topics
async def test_a_room_is_a_topic(chat: TelegramChat, group: Group) -> None:
    assert await chat.open_room(HERE, "Table 1") == ""  # not a forum
    group.chat.forum = True
    room = await chat.open_room(HERE, "Table 1 " * 40)
    await chat.send(message("board", where=Where(str(GROUP), room)))
    assert group.messages()[-1]["message_thread_id"] == int(room)
    group.chat.topics.clear()
    with pytest.raises(Gone):
        await chat.send(message("board", where=Where(str(GROUP), room)))
    group.chat.can.discard("topics")
    assert await chat.open_room(HERE, "Table 2") == ""


# ---------------------------------------------------------------------- pick lists
def picks(most: int) -> PickList:
    return PickList("t1.5.pick.~mac", "Pick cards", ("3", "4", "5", "10", "J"), most, "Play")


async def test_a_hand_of_keys(chat: TelegramChat, tom: Person) -> None:
    tom.start()
    ref = await chat.send(message("Your hand", user=str(tom.id), png=png(), picks=picks(5)))
    hand = tom.inbox()[-1]
    assert ref == f"{tom.id}/{hand['message_id']}"
    assert words(hand) == "Your hand\nPick cards"
    assert [b["text"] for b in buttons(hand)] == ["3", "4", "5", "10", "J", "Play"]
    await chat.send(message("One", user=str(tom.id), picks=picks(1)))
    assert [b["text"] for b in buttons(tom.inbox()[-1])] == ["3", "4", "5", "10", "J"]


async def test_one_long_label_does_not_make_all_rows_short(chat: TelegramChat, tom: Person) -> None:
    tom.start()
    labels = (*"34567890JQKA2", "little joker", "big joker")
    hand = PickList("t1.5.pick.~m", "", labels, 15, "Play")
    await chat.send(message("Your hand", user=str(tom.id), picks=hand))
    rows = tom.inbox()[-1]["reply_markup"]["inline_keyboard"]
    assert [len(row) for row in rows] == [8, 5, 2, 1]


# ---------------------------------------------------------------------- being noticed
@pytest.fixture
def long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message was touched so long ago that nobody looks any more."""
    monkeypatch.setattr(send, "ATTENTION", 0.0)


async def test_a_turn_after_a_long_wait_is_a_new_message(
    long_ago: None, chat: TelegramChat, group: Group
) -> None:
    """Telegram notifies nobody of an edit, whoever it mentions."""
    ref = await chat.send(message("move 1", png=png()))
    turn = Span("阿明", "11", call=True)
    again = await chat.send(message(turn, " to move", png=png(), edit=ref))
    assert again != ref
    assert [told(m) for m in group.messages()] == ["Yiqun: 阿明 to move\n  <picture>"]


async def test_news_that_asks_nobody_is_edited_in_place(
    long_ago: None, chat: TelegramChat, group: Group
) -> None:
    ref = await chat.send(message("move 1", png=png()))
    assert await chat.send(message("move 2", png=png(), edit=ref)) == ref


async def test_a_hand_to_act_with_is_noticed_too(
    long_ago: None, chat: TelegramChat, tom: Person
) -> None:
    tom.start()
    ref = await chat.send(message("Your hand", user=str(tom.id)))
    assert await chat.send(message("Your hand!", user=str(tom.id), edit=ref)) == ref
    bid = await chat.send(message("Bid", user=str(tom.id), edit=ref, keys=((Key("1", "1"),),)))
    assert bid != ref
    assert [words(m) for m in tom.inbox()] == ["/start", "Bid"]
