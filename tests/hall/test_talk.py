"""Names and texts of any kind; talk that is not for us; languages; one message a move."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from bots.hall.chat import Message
from bots.hall.names import named
from tests.hall.party import Party, public, text_of, words
from tests.hall.test_formats import begin

NAMES = (
    "@everyone",
    "<@123>",
    "<@&9> @here",
    "**bold** `code` [x](http://y) <b>z</b>",
    "\u202egnp.exe",
    "שלום עולם",
    "z\u0351\u0352\u0353\u0354\u0355\u0356\u0357\u0358",
    "\ue000party:bob\ue001bob\ue002",
    "x" * 10_000,
    "",
    "\u3164\u2800\u200b",
    "🐉👩‍👩‍👧‍👧🏳️‍🌈",
    "line\nbreak\ttab",
    "a\x00b",
)
BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f")


def sound(message: Message, people: set[str]) -> None:
    """Nobody is mentioned but who is meant, no mark of ours is left, nothing is endless."""
    text = message.text
    assert {span.user for span in message.spans if span.user} <= people
    assert not set(text) & (BIDI | {"\ue000", "\ue001", "\ue002", "\x00"})
    assert len(text) < 2000 and len(message.alt) < 4000
    for span in message.spans:
        if span.user:
            assert 0 < len(span.text) <= 26 and "\n" not in span.text


@pytest.mark.parametrize("name", NAMES[::2], ids=range(0, len(NAMES), 2))
async def test_any_name_can_play(tmp_path: Path, name: str) -> None:
    party = await Party.open(tmp_path)
    try:
        for user, said in (("ann", {}), ("odd", {"name": name})):
            for text in ("/new gomoku", "/join #1", "/event new gomoku", "/event join"):
                key, body = party.update(user, text=text)
                body["who"]["name"] = said.get("name", user)
                await party.hall.receive("party", key, body)
                await party.hall.settled()
        assert (await party.agrees(1)).playing
        await party.do("ann", "/event draw")
        await party.do("ann", "h8")
        await party.do("odd", "/record", chat="@odd")
        for message in party.chat.sent:
            sound(message, {"ann", "odd"})
    finally:
        await party.close()


async def test_any_text_can_be_said(party: Party) -> None:
    await party.do("ann", "/new gomoku")
    await party.click("bob", "join")
    said = ("{}", "/{}", "/move {}", "/new {}", "/new gomoku {}", "/event new gomoku {}")
    for text, form in itertools.product(
        NAMES, (*said, "/word {}", "/settings {0} {0}", "/help {}")
    ):
        for message in await party.do(
            "ann", form.format(text), chat="@ann" if "9" in text else "g"
        ):
            sound(message, {"ann", "bob"})
            assert words("no-luck") not in message.text, form
    await party.agrees(1)


ODD = (
    "rule=" + "9" * 5000,
    "best_of=" + "9" * 400,
    "seats=" + "9" * 4500,
    "best_of=00000000000009999999",
    "clock=999999d",
    "position=" + "x" * 300,
    "position=9",
    "opponent=x:@everyone",
    "seats=-1",
    "best_of=٣",
    "x:@everyone",
    "party:@everyone",
    "discord:1",
    "telegram:x",
)


@pytest.mark.parametrize("game", ["xiangqi", "gomoku", "doudizhu"])
async def test_options_out_of_range_are_refused(party: Party, game: str) -> None:
    for text in ODD:
        said = text_of(await party.do("ann", f"/new {game} {text}"))
        assert said and words("no-luck") not in said, text
        assert await party.store.table(1) is None, text
        said = text_of(await party.do("ann", f"/event new {game} Cup {text}"))
        assert words("no-luck") not in said, text


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("chess", "7k/5Q2/6K1/8/8/8/8/8_b"),
        ("xiangqi", "4k4/3PR4/4R4/9/9/9/9/9/9/5K3_b"),
        ("draughts", "B:W22:B"),
    ],
)
async def test_no_table_is_opened_for_a_game_that_is_over(
    party: Party, game: str, position: str
) -> None:
    """Nobody could ever move there, and nobody would be told why."""
    said = text_of(await party.do("ann", f"/new {game} position={position}"))
    assert "the game is already over" in said
    assert await party.store.table(1) is None


async def test_scores_of_any_kind(party: Party) -> None:
    await party.do("ann", "/event new gomoku Cup")
    for name in ("ann", "bob"):
        await party.do(name, "/event join")
    await party.do("ann", "/event draw")
    for score in ("1e99999999:0", "1/3:2", "nan:1", "9999999:0", "1:1", "0:0", "2:0", "-1:1", ":"):
        assert "yours:theirs" in text_of(await party.do("ann", f"/event report {score}")), score


async def test_inviting(party: Party) -> None:
    await party.do("bob", "hello")
    said = await party.do("ann", "/new gomoku party:bob")
    assert "bob, you are invited" in text_of(said)
    assert {s.user for m in said for s in m.spans if s.call} == {"bob"}
    assert words("no-yourself") in text_of(await party.do("ann", "/new gomoku party:ann"))
    assert "no seat" in text_of(await party.do("cyd", "/join #1"))
    await party.do("bob", "/join #1")
    assert (await party.agrees(1)).playing
    await party.do("ann", "/new gomoku party:bob")
    await party.do("ann", "/computer #2")
    assert "bob" not in text_of(await party.do("ann", "/board #2"))


async def test_talk_is_not_for_us(party: Party) -> None:
    await party.do("ann", "/new xiangqi")
    await party.click("bob", "join")
    for name in ("ann", "bob", "eve"):
        for text in ("yes I think so", "draw me a picture", "m", "back in a minute", "走 吧",
                     "出 去 玩", "start the car", "hello", "accept it", "move over"):  # fmt: skip
            said = await party.do(name, text)
            assert not public(said), text
            assert not said or name != "eve", text
    assert len((await party.agrees(1)).moves) == 0


async def test_a_move_for_one_of_two_tables(party: Party) -> None:
    """Which one is meant is asked, and can be said in a word."""
    for number, game in enumerate(("gomoku", "xiangqi"), 1):
        await party.do("ann", f"/new {game}")
        await party.do("bob", f"/join #{number}")
    for text in ("h8", "落子 h8", "/move h8"):
        said = text_of(await party.do("ann", text))
        assert words("no-which-turn", tables="#1, #2", example="#1 h8") in said, text
    for talk in ("#9 h8", "#1 hello", "hello"):
        assert not await party.do("ann", talk), talk
    await party.do("ann", "#2 炮二平五")
    assert [len((await party.agrees(number)).moves) for number in (1, 2)] == [0, 1]
    await party.do("ann", "h8")  # the one table left
    assert len((await party.agrees(1)).moves) == 1


async def test_the_language_of_a_group_and_of_a_person(tmp_path: Path) -> None:
    party = await Party.open(tmp_path, "zh-Hant")
    try:
        await party.do("ann", "hello")
        party.language = "en"
        assert "五子棋" in text_of(await party.do("bob", "/new gomoku"))
        assert words("no-command", "en", text="nwe") in text_of(await party.do("bob", "/nwe"))
        await party.do("bob", "/language zh-Hans")
        assert words("no-command", "zh-Hans", text="nwe") in text_of(await party.do("bob", "/nwe"))
        await party.do("*mod", "/settings language en")
        assert "Gomoku" in text_of(public(await party.do("cyd", "/new gomoku")))
        assert (await party.store.place("party", "g")).settings["language"] == "en"
    finally:
        await party.close()


@pytest.mark.parametrize("game", ["xiangqi", "gomoku", "doudizhu"])
async def test_one_message_a_move(party: Party, game: str) -> None:
    """At most one message or edit in the group for a move, by people and by computers."""
    await party.do("ann", f"/new {game} computer")
    for _ in range(16):
        table = await party.hall.table("t1")
        if not table.playing or table.number:
            break
        side = table.on_turn[0]
        if table.sitters[side].level:
            said = await party.wait(1)
        else:
            view = table.view(side)
            move = next(iter(table.game.legal_moves(view)))
            said = await party.do("ann", f"/move {table.game.format(view, move)}", "@ann")
        if (await party.hall.table("t1")).number == 0:
            assert len(public(said)) == 1


def test_marks_in_names_mean_nothing() -> None:
    assert named("", "\ue000a\ue001b\ue002") == "ab"


async def test_a_record_is_a_file_of_the_games_own_kind(party: Party) -> None:
    """SGF for go, PDN for draughts, PGN for chess; every game of a match, names by colour."""
    for number, (game, moves, kind, said) in enumerate(
        (
            ("go size=9", ("E5", "C3"), "sgf", "PB[ann]PW[bob];B[ee];W[cg])"),
            ("draughts", ("32-28", "19-23"), "pdn", "1. 32-28 19-23 *"),
            ("chess best_of=3", ("e4", "e5"), "pgn", "1. e4 e5"),
        ),
        1,
    ):
        await party.do("ann", f"/new {game}")
        await party.click("bob", "join")
        for ply, move in enumerate(moves):
            await party.do(("ann", "bob")[ply], f"/move #{number} {move}")
        [message] = await party.do("eve", f"/record {number}")
        assert message.file is not None
        name, data = message.file
        assert name == f"yiqun-{game.split()[0]}-{number}.{kind}" and said in data.decode()
    await party.do("ann", "/resign 3")
    await party.do("bob", "/move #3 d4")
    [message] = await party.do("eve", "/record 3")
    assert message.file is not None
    first, second = message.file[1].decode().split("\n\n[Event")
    assert '[White "ann"]' in first and "1. e4 e5" in first
    assert '[White "bob"]' in second and "1. d4 *" in second


async def test_a_move_for_the_table_of_others(party: Party) -> None:
    """It is never taken for a move at one's own; said to us, it is answered."""
    for starter, other in (("ann", "bob"), ("cyd", "dan")):
        await party.do(starter, "/new gomoku")
        await party.do(other, f"/join #{1 if other == 'bob' else 2}")
    assert await party.do("ann", "#2 h8") == []
    for number in (2, 9):
        said = await party.do("ann", f"#{number} h8", addressed=True)
        assert public(said) == [] and f"#{number}" in said[0].text and "h8" not in said[0].text
    assert (await party.agrees(1)).moves == () and (await party.agrees(2)).moves == ()


@pytest.mark.parametrize("game", ["doudizhu", "gomoku"])
async def test_a_table_called_off_before_it_began(party: Party, game: str) -> None:
    await party.do("ann", f"/new {game}")
    await party.do("ann", "/cancel #1")
    for command in ("board", "record", "hand"):
        assert text_of(await party.do("ann", f"/{command} #1")) == words("no-over", table=1)
    [told] = await party.do("*mod", "/judge #1")
    assert "#1" in told.text


async def test_who_sits_at_no_table_is_not_shown_those_of_others(party: Party) -> None:
    commands = ("undo", "appeal he moved my stone", "judge", "draw", "resign", "hand")
    for command in commands[:2]:
        assert text_of(await party.do("eve", f"/{command}")) == words("no-table-here")
    for number in (1, 2):
        await party.do("ann", "/new gomoku")
        await party.do("bob", f"/join #{number}")
    for command in commands:
        assert text_of(await party.do("eve", f"/{command}")) == words("no-tables-yours")
        name, _, rest = command.partition(" ")
        assert "#1" in text_of(await party.do("eve", f"/{name} #1 {rest}"))
    which = words("no-which-table", tables="#2, #1")
    assert text_of(await party.do("eve", "/board")) == which
    assert text_of(await party.do("ann", "/undo")) == which
    assert text_of(await party.do("*mod", "/judge")) == which


async def test_a_referee_is_asked_which_of_their_tables(party: Party) -> None:
    await party.do("ann", "/new gomoku")
    await party.do("bob", "/join #1")
    event = await begin(party, 2, "gomoku Cup late=0")
    await party.do("chief", "/here")
    await party.do("org", "/event official party:chief chief")
    [table] = event.tables[event.pending[0].where]
    assert f"#{table}" in text_of(await party.do("chief", "/judge"))
    assert text_of(await party.do("zoe", "/judge")) == words("no-tables-yours")
