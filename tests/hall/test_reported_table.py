"""A reported game at a single table and in an event, and roles dealt in private."""

from __future__ import annotations

from tests.hall.meets import champion, come, holds, names, table_of
from tests.hall.party import Party, public, text_of, words
from tests.hall.test_formats import begin

FOUR = ("ann", "bob", "cyd", "dan")


async def test_half_of_the_table_signs_what_one_reports(party: Party) -> None:
    await party.do("ann", "/new reported players=4")
    for name in FOUR[1:]:
        await party.do(name, "/join #1")
    await party.do("cyd", "/move 24 -8 -8 -8 photo=a12")
    assert "24 -8 -8 -8" in text_of(party.chat.sent)
    await party.do("cyd", "/move sign")
    assert (await party.agrees(1)).playing
    await party.do("dan", "/move 0 0 0 0")
    assert "Two accounts" in text_of(party.chat.sent)
    await party.do("bob", "/move 24 -8 -8 -8")
    await party.do("cyd", "/move sign")
    table = await party.agrees(1)
    assert table.phase == "over" and table.ended[0].taken.points == (24, -8, -8, -8)


async def test_agreeing_in_a_word_signs(party: Party) -> None:
    """“同意” answers what the game asks when nothing else is on offer."""
    await party.do("ann", "/new reported players=2")
    await party.do("bob", "/join #1")
    assert "nothing to sign" in text_of(await party.do("bob", "同意"))
    await party.do("ann", "/move 8 -8")
    await party.do("bob", "同意")
    assert (await party.agrees(1)).phase == "over"


async def test_a_table_says_what_is_played(party: Party) -> None:
    for text, title in (
        ("/new 三国杀", "三国杀"),
        ("/new reported title=Werewolf", "Werewolf"),
        ('/new reported title="Fish of the Sea"', "Fish of the Sea"),
        ("/new reported title=" + "@everyone" * 9, "@everyone"),
    ):
        said = text_of(await party.do("ann", text))
        assert f"{title}" in said.splitlines()[0] and len(said.splitlines()[0]) < 50, said
    assert "Reported game" in text_of(await party.do("ann", "/new reported"))
    event = await begin(party, 4, "reported 狼人杀 format=tables size=4 rounds=1 hands=1")
    assert "狼人杀 (reported)" in text_of(await party.do(names(event)[0], "/tables"))


async def test_no_computer_signs(party: Party) -> None:
    await party.do("ann", "/new reported players=3")
    assert words("no-no-computer", table=1) in text_of(await party.do("ann", "/computer #1"))
    said = text_of(await party.do("ann", "/new reported computer players=2"))
    assert words("no-no-computer", table=2) in said


async def test_no_computer_is_offered_or_asked(party: Party) -> None:
    said = await party.do("ann", "/new reported players=2")
    labels = [key.label for message in said for row in message.keys for key in row]
    assert "Join" in labels and "Computer" not in labels
    for text in ("/start #1", "/join #1", "/board #1"):
        told = text_of(await party.do("ann", text))
        assert "#1" in told and "omputer" not in told, told
    await party.do("bob", "/join #1")
    for name in ("ann", "bob"):
        assert words("no-no-hint", table=1) in text_of(await party.do(name, "/hint #1"))


async def test_roles_are_for_each_alone(party: Party) -> None:
    await party.do("ann", "/new reported players=4")
    for name in FOUR[1:]:
        await party.do(name, "/join #1")
    for name in FOUR:
        await party.do(name, "hello", chat=f"@{name}")
    assert words("no-roles", count=4) in text_of(await party.do("ann", "/roles #1 lord spy"))
    refused = text_of(await party.do("bob", "/roles #1 a b c d"))
    assert words("no-roles-rights", table=1) in refused
    sent = await party.do("ann", "/roles #1 lord loyal rebel spy")
    told = {m.user: m.text for m in sent if m.user in FOUR and "Your role" in m.text}
    assert set(told) == set(FOUR)
    roles = {text.partition("role: ")[2].partition(".")[0] for text in told.values()}
    assert roles == {"lord", "loyal", "rebel", "spy"}
    assert not any(role in text_of(public(sent)) for role in roles)
    assert "lord" not in str(await party.store.log("t1"))


async def test_an_event_of_a_game_played_elsewhere(party: Party) -> None:
    event = await begin(party, 4, "reported 三国杀 format=tables size=4 rounds=1 hands=1")
    number = table_of(event)
    await come(party, number)
    seated = names(event)
    await party.do(seated[1], f"/move #{number} 3 1 0 0")
    await party.do(seated[3], f"/move #{number} sign")
    event = await holds(party)
    assert event.phase == "over" and champion(event) == seated[0]


async def test_a_name_may_end_like_an_event(party: Party) -> None:
    await party.do("org", "/event new reported Cup format=tables size=3 hands=1")
    for name in ("Joe1", "e2", "Cyd Day"):
        await party.do(name, "/event join")
    await party.do("org", "/event draw")
    await party.do("Joe1", "/event report Joe1 24 e2 -8 Cyd Day -16")
    event = await holds(party)
    [claim] = event.claims.values()
    took = dict(zip(names(event), map(int, claim.told.points), strict=True))
    assert took == {"Joe1": 24, "e2": -8, "Cyd Day": -16}
