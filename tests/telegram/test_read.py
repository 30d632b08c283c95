"""Updates as Telegram writes them, and what they mean."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.hall.chat import Span
from bots.hall.incoming import Incoming
from bots.telegram.keyboard import marked, picking, press_of
from bots.telegram.read import language, read
from bots.telegram.text import cut, ending, fitted, units
from tests.telegram.limits import check_text
from tests.telegram.world import found_entities

ME = {"id": 999, "username": "yiqun_test_bot"}
TOM = {"id": 13, "is_bot": False, "first_name": "Tom", "last_name": "Lee", "language_code": "en"}
GROUP = {"id": -1001, "type": "supergroup", "title": "棋牌社"}
OURS = {"message_id": 7, "date": 1, "chat": GROUP, "from": {"id": 999, "is_bot": True}}


def said(text: str, **more: Any) -> Incoming | None:
    message = {"message_id": 8, "date": 1, "chat": GROUP, "from": TOM, "text": text}
    extra: dict[str, Any] = {
        name: more.pop(name) for name in ("moderator", "people") if name in more
    }
    entities = found_entities(text)
    update = {"update_id": 5, "message": {**message, "entities": entities, **more}}
    return read({"update": update, "me": ME} | extra)


def heard(text: str, **more: Any) -> Incoming:
    incoming = said(text, **more)
    assert incoming is not None
    return incoming


# ---------------------------------------------------------------------- talk
def test_who_where_and_how_to_answer() -> None:
    told = heard("/new gomoku", moderator=True)
    assert (told.person, told.who.name, told.who.language) == ("telegram:13", "Tom Lee", "en")
    assert told.who.moderator
    assert (told.where.chat, told.where.thread, told.where.title) == ("-1001", "", "棋牌社")
    assert (told.key, told.answer) == ("5", {"message": "8"})


@pytest.mark.parametrize(
    ("text", "meant", "addressed"),
    [
        ("/new gomoku", "/new gomoku", False),
        ("/new@yiqun_test_bot gomoku", "/new gomoku", True),
        ("/new@Yiqun_Test_Bot gomoku", "/new gomoku", True),
        ("@yiqun_test_bot 落子 H8", "落子 H8", True),
        ("落子 H8 @YIQUN_TEST_BOT", "落子 H8", True),
        ("炮二平五", "炮二平五", False),
        ("@yiqun_test_bot_2 hello", "@yiqun_test_bot_2 hello", False),
    ],
)
def test_our_name_is_not_part_of_what_is_said(text: str, meant: str, addressed: bool) -> None:
    told = heard(text)
    assert (told.text, told.addressed) == (meant, addressed)


@pytest.mark.parametrize(
    "silent",
    [
        said("/new@other_bot gomoku"),
        said("   "),
        said("", new_chat_members=[TOM]),
        said("/resign", forward_origin={"type": "user", "sender_user": TOM, "date": 1}),
        read({"update": {"update_id": 1, "my_chat_member": {}}, "me": ME}),
    ],
)
def test_what_means_nothing(silent: Incoming | None) -> None:
    assert silent is None


def test_a_reply_to_us_is_meant_for_us() -> None:
    told = heard("h2e2", reply_to_message=OURS)
    assert (told.reply_to, told.addressed) == ("-1001/7", True)
    told = heard("h2e2", reply_to_message={**OURS, "from": TOM})
    assert (told.reply_to, told.addressed) == ("-1001/7", False)


def test_a_topic_is_no_reply_to_what_opened_it() -> None:
    opened = {**OURS, "forum_topic_created": {"name": "Table 1"}}
    told = heard("h2e2", reply_to_message=opened, is_topic_message=True, message_thread_id=7)
    assert (told.where.thread, told.reply_to, told.addressed) == ("7", "", False)


def test_a_reply_outside_topics_has_no_thread() -> None:
    """In ordinary groups message_thread_id is only a chain of replies."""
    assert heard("h2e2", message_thread_id=7).where.thread == ""


def test_privately_everything_is_meant_for_us() -> None:
    told = heard("h2e2", chat={"id": 13, "type": "private", "first_name": "Tom"})
    assert told.addressed
    assert told.where.private


def test_whoever_writes_as_the_group_is_nobody() -> None:
    bot = {"id": 1087968824, "is_bot": True, "first_name": "Group"}
    told = heard("/new gomoku", sender_chat=GROUP, **{"from": bot}, moderator=True)
    assert (told.who.user, told.who.name, told.who.moderator) == ("", "棋牌社", False)


def test_the_link_into_the_private_chat_asks_for_the_hand() -> None:
    private = {"id": 13, "type": "private", "first_name": "Tom"}
    assert heard("/start hand", chat=private).text == "/hand"
    assert heard("/start hand-t12", chat=private).text == "/hand t12"
    assert heard("/start", chat=private).text == "/start"


def test_people_mentioned_have_keys() -> None:
    told = heard("/new gomoku @Hua_12 5m", people={"hua_12": 12})
    assert told.text == "/new gomoku telegram:12 5m"
    assert heard("/new gomoku @stranger").text == "/new gomoku @stranger"
    entity = {"type": "text_mention", "offset": 12, "length": 4, "user": {"id": 14}}
    assert heard("/new gomoku 𝔸😀 5m", entities=[entity]).text == "/new gomoku telegram:14 5m"


@pytest.mark.parametrize(
    ("code", "ours"),
    [
        ("zh-hans", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-hant", "zh-Hant"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("en", "en"),
        ("en-GB", "en"),
        ("fr", ""),
        ("", ""),
    ],
)
def test_languages(code: str, ours: str) -> None:
    assert language(code) == ours


# ---------------------------------------------------------------------- presses
def test_a_press() -> None:
    query = {"id": "q9", "from": TOM, "message": OURS, "data": "t1.3.join.~mac#x"}
    told = read({"update": {"update_id": 6, "callback_query": query}, "me": ME})
    assert told is not None
    assert (told.press, told.picked, told.answer) == (
        "t1.3.join.~mac#x",
        (),
        {"callback": "q9", "pressed": "-1001/7"},
    )
    assert (told.where.chat, told.who.user) == ("-1001", "13")


def test_a_played_pick_list() -> None:
    query = {"id": "q9", "from": TOM, "message": OURS, "data": "t1.3.pick.~mac#=5"}
    body = {"update": {"update_id": 6, "callback_query": query}, "me": ME, "picked": [0, 4]}
    told = read(body)
    assert told is not None
    assert (told.press, told.picked) == ("t1.3.pick.~mac", ("0", "4"))


def test_a_copy_by_inline_mode_has_no_say() -> None:
    query = {"id": "q9", "from": TOM, "inline_message_id": "x", "data": "t1.3.join.~mac"}
    assert read({"update": {"update_id": 6, "callback_query": query}, "me": ME}) is None


def test_marks_are_read_off_the_keyboard_and_put_back() -> None:
    keys = [
        [{"text": "✓ 3", "callback_data": "p~m#0"}, {"text": "4", "callback_data": "p~m#1"}],
        [{"text": "Play", "callback_data": "p~m#=2"}],
        [{"text": "Pass", "callback_data": "pass~m"}],
    ]
    found = picking({"inline_keyboard": keys}, "p~m#1")
    assert found is not None
    assert (found.press, found.most, set(found.marked)) == ("p~m", 2, {0})
    again = marked({"inline_keyboard": keys}, found)
    assert [[b.text for b in row] for row in again.inline_keyboard] == [
        ["✓ 3", "4"],
        ["Play"],
        ["Pass"],
    ]
    assert picking({"inline_keyboard": keys}, "pass~m") is None
    assert press_of("p~m#1") == press_of("p~m#=2") == "p~m"


# ---------------------------------------------------------------------- text
@given(st.text(max_size=300), st.integers(2, 300))
def test_cut_fits_and_begins_the_same(text: str, room: int) -> None:
    short = cut(text, room)
    assert units(short) <= room
    assert short == text or (short.endswith("…") and text.startswith(short.removesuffix("…")))


@given(st.lists(st.text(max_size=30), max_size=9), st.integers(40, 90))
def test_the_ending_is_whole_lines(lines: list[str], room: int) -> None:
    short = ending("\n".join(lines), room)
    assert units(short) <= room
    assert "\n".join(lines).endswith(short)


@given(
    st.lists(
        st.builds(
            Span, st.text(max_size=20), st.sampled_from(["", "12", "web-user"]), st.booleans()
        )
    ),
    st.integers(5, 60),
)
def test_entities_are_always_within_whole_letters(spans: list[Span], room: int) -> None:
    text, entities = fitted(spans, room)
    check_text(text, [entity.to_dict() for entity in entities], room, "message")
    assert {e.user.id for e in entities if e.user} <= {12}


def test_nothing_said_of_a_name_is_a_mention() -> None:
    text, entities = fitted([Span("@everyone /stop", "12")], 100)
    assert (text, entities) == ("＠everyone ／stop", [])
