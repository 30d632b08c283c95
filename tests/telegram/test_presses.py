"""Presses: answered once, by a notice, privately or in the chat; marks that stay put."""

from __future__ import annotations

from typing import Any

import pytest

from bots.hall.chat import Key, Message, PickList, Span
from bots.hall.incoming import Where
from bots.telegram.chat import TelegramChat
from tests.telegram.conftest import GROUP, Desk, adapter, running
from tests.telegram.people import Group, Person, buttons, told, words
from tests.telegram.stand_in import StandIn

HERE = Where(str(GROUP))


def sent(text: str, **more: Any) -> Message:
    return Message((Span(text),) if text else (), "en", "1", **{"where": HERE, **more})


def answer(query: str, text: str, **more: Any) -> Message:
    return sent(text, handle={"callback": query}, user="13", **more)


@pytest.fixture
async def pressed(chat: TelegramChat, api: StandIn, desk: Desk, group: Group, tom: Person) -> str:
    """A press of Tom's that the hall has received and not answered yet."""
    await chat.send(sent("board", keys=((Key("Go", "t1.0.go.~m"),),)))
    query = tom.touch("Go", group)
    await api.until(lambda: desk.rows)
    return query


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch, chat: TelegramChat) -> None:
    monkeypatch.setattr(chat._presses, "_patience", 60.0)


async def test_a_press_is_answered_once(
    patient: None, pressed: str, chat: TelegramChat, api: StandIn, tom: Person
) -> None:
    await chat.send(answer(pressed, "Not your turn. Wait for Ming."))
    await chat.send(answer(pressed, ""))
    assert tom.popups() == ["Not your turn. Wait for Ming."]
    assert sum(call.method == "answerCallbackQuery" for call in api.calls) == 1


async def test_a_press_without_an_answer_stops_flickering(
    pressed: str, api: StandIn, tom: Person
) -> None:
    assert await api.answer_to(pressed) == ""
    assert tom.popups() == []


async def test_an_answer_that_comes_late_comes_privately(
    pressed: str, chat: TelegramChat, api: StandIn, group: Group, tom: Person
) -> None:
    await api.answer_to(pressed)
    await chat.send(answer(pressed, "Not your turn."))
    assert told(group.messages()[-1]) == "Yiqun: Not your turn."  # Tom never started us
    tom.start()
    await chat.send(answer(pressed, "Still not."))
    assert told(tom.inbox()[-1]) == "Yiqun: Still not."
    await chat.send(answer(pressed, ""))
    assert len(tom.inbox()) == 2


async def test_long_answers_go_to_the_private_chat(
    patient: None, pressed: str, chat: TelegramChat, group: Group, tom: Person
) -> None:
    tom.start()
    await chat.send(answer(pressed, "rules " * 60))
    assert words(tom.inbox()[-1]).startswith("rules rules")
    assert tom.popups() == ["Sent to you privately."]
    assert len(group.messages()) == 1


async def test_a_hand_without_a_private_chat_pops_up(
    patient: None, pressed: str, chat: TelegramChat, group: Group, tom: Person
) -> None:
    """The cards, which come last in a picture's words, for Tom alone; and a way to get more."""
    alt = "\n".join([*(f"seat {i}: 17 cards " + "x" * 60 for i in range(3)), "You hold 3 4 5"])
    await chat.send(answer(pressed, "Your hand", png=b"a picture", alt=alt, secret=True))
    assert tom.popups()[0].startswith("seat 1")
    assert tom.popups()[0].endswith("\nYou hold 3 4 5")
    assert "3 4 5" not in "".join(map(told, group.messages()))
    assert tom.follow("Open a private chat", group) == "https://t.me/yiqun_test_bot?start=hand"


async def test_keys_that_are_no_secret_come_where_the_press_was(
    patient: None, pressed: str, chat: TelegramChat, group: Group, tom: Person
) -> None:
    """Not to a private chat that may not exist: there would be no way to press them."""
    await chat.send(answer(pressed, "Resign, for sure?", keys=((Key("Yes", "yes~m"),),)))
    assert told(group.messages()[-1]) == "Yiqun: Resign, for sure?\n  [Yes]"


async def test_everybody_is_shown_the_way_only_once(
    patient: None, chat: TelegramChat, api: StandIn, group: Group, tom: Person
) -> None:
    await chat.send(sent("board", keys=((Key("Go", "t1.0.go.~m"),),)))
    for _ in range(3):
        await chat.send(answer(tom.touch("Go", group), "x" * 300, secret=True))
    assert len(group.messages()) == 2


async def test_typed_answers(chat: TelegramChat, group: Group, tom: Person) -> None:
    asked = tom.say("/hand", group)
    handle = {"message": str(asked["message_id"])}
    await chat.send(sent("No table here.", handle=handle, user="13"))
    assert told(group.messages()[-1]) == "Yiqun -> Tom: No table here."
    await chat.send(sent("3 4 5", handle=handle, user="13", secret=True))
    assert "press the key below" in words(group.messages()[-1])
    tom.start()
    await chat.send(sent("3 4 5", handle=handle, user="13", secret=True))
    assert words(tom.inbox()[-1]) == "3 4 5"
    assert not any("3 4 5" in words(m) for m in group.messages())
    before = len(group.messages())
    await chat.send(sent("", handle=handle, user="13"))
    assert len(group.messages()) == before


async def test_asked_again_the_hand_comes_to_the_bottom(
    patient: None, chat: TelegramChat, group: Group, tom: Person
) -> None:
    tom.start()
    await chat.send(sent("board", keys=((Key("Go", "t1.0.go.~m"),),)))
    old = await chat.send(answer(tom.touch("Go", group), "hand", secret=True, file=("h", b"1")))
    tom.say("hello")
    more = {"secret": True, "file": ("h", b"2"), "edit": old}
    await chat.send(answer(tom.touch("Go", group), "hand", **more))
    assert [words(m) for m in tom.inbox()] == ["/start", "hello", "hand"]


# ---------------------------------------------------------------------- marks
@pytest.fixture
async def hand(chat: TelegramChat, tom: Person) -> str:
    tom.start()
    picks = PickList("t1.5.pick.~mac", "Pick", ("3", "4", "5", "10", "J"), 3, "Play")
    return await chat.send(Message((Span("Hand"),), "en", "1", user="13", picks=picks))


def labels(tom: Person) -> list[str]:
    return [button["text"] for button in buttons(tom.inbox()[-1])]


async def test_marks_are_kept_in_the_keyboard(
    hand: str, chat: TelegramChat, api: StandIn, desk: Desk, tom: Person
) -> None:
    await tom.press("3")
    await tom.press("10")
    await api.until(lambda: labels(tom) == ["✓ 3", "4", "5", "✓ 10", "J", "Play"])
    await tom.press("3")
    await api.until(lambda: labels(tom) == ["3", "4", "5", "✓ 10", "J", "Play"])
    await tom.press("J")
    await tom.press("Play")
    incoming = chat.read(list(desk.rows.values())[-1])
    assert incoming is not None
    assert (incoming.press, incoming.picked) == ("t1.5.pick.~mac", ("3", "4"))
    assert len(desk.rows) == 2  # /start and Play: marks do not trouble the hall


async def test_quick_fingers_lose_no_mark(
    hand: str, chat: TelegramChat, api: StandIn, desk: Desk, tom: Person
) -> None:
    """All presses leave before the first mark is drawn: each carries the unmarked keyboard."""
    for label in "3", "4", "J", "Play":
        tom.touch(label)
    await api.confirmed()
    incoming = chat.read(list(desk.rows.values())[-1])
    assert incoming is not None
    assert incoming.picked == ("0", "1", "4")
    await api.until(lambda: labels(tom) == ["✓ 3", "✓ 4", "5", "10", "✓ J", "Play"])


async def test_a_mark_that_comes_twice_is_not_undone(
    hand: str, chat: TelegramChat, api: StandIn, desk: Desk, tom: Person
) -> None:
    """The hall could not keep what came with it, so the whole batch came again."""
    await api.confirmed()
    desk.broken = 1
    tom.touch("3")
    tom.say("/hand")
    tom.touch("Play")
    await api.confirmed()
    incoming = chat.read(list(desk.rows.values())[-1])
    assert incoming is not None
    assert incoming.picked == ("0",)


async def test_marks_survive_a_restart(api: StandIn, desk: Desk, tom: Person) -> None:
    async with running(adapter(api, desk)) as chat:
        tom.start()
        picks = PickList("t1.5.pick.~mac", "Pick", ("3", "4", "5"), 3, "Play")
        await chat.send(Message((Span("Hand"),), "en", "1", user="13", picks=picks))
        await tom.press("4")
        await api.until(lambda: labels(tom) == ["3", "✓ 4", "5", "Play"])
    async with running(adapter(api, desk)) as chat:
        await tom.press("5")
        await tom.press("Play")
        incoming = chat.read(list(desk.rows.values())[-1])
    assert incoming is not None
    assert incoming.picked == ("1", "2")


async def test_no_more_marks_than_may_be(hand: str, api: StandIn, tom: Person) -> None:
    for label in "3", "4", "5":
        await tom.press(label)
    refused = await tom.press("10")
    assert refused == "At most 3 of them. Press a marked one to put it back."
    await api.until(lambda: labels(tom)[:4] == ["✓ 3", "✓ 4", "✓ 5", "10"])


async def test_marks_wait_out_a_flood(hand: str, api: StandIn, tom: Person) -> None:
    api.fail("editMessageReplyMarkup", 429, "Too Many Requests", retry_after=1)
    await tom.press("3")
    await tom.press("4")
    await api.until(lambda: labels(tom)[:2] == ["✓ 3", "✓ 4"])


async def test_keys_too_old_to_be_read_do_nothing(
    hand: str, api: StandIn, desk: Desk, tom: Person
) -> None:
    """Telegram hands over no keyboard for very old messages: a lone card must not be played."""
    query = tom.touch("3")
    update = api.updates[-1]["callback_query"]
    update["message"] = {"chat": update["message"]["chat"], "message_id": 1, "date": 0}
    assert "too old" in await api.answer_to(query)
    assert all("callback_query" not in body["update"] for body in desk.rows.values())


async def test_one_of_a_list_acts_at_once(
    chat: TelegramChat, api: StandIn, desk: Desk, tom: Person
) -> None:
    tom.start()
    picks = PickList("t1.5.pick.~mac", "Pick", ("3", "4"), 1, "Play")
    await chat.send(Message((Span("Hand"),), "en", "1", user="13", picks=picks))
    tom.touch("4")
    await api.confirmed()
    incoming = chat.read(list(desk.rows.values())[-1])
    assert incoming is not None
    assert (incoming.press, incoming.picked) == ("t1.5.pick.~mac", ("1",))
