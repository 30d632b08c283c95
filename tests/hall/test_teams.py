"""Pairs and teams at their tables: who sits where, what their boards come to."""

from __future__ import annotations

from bots.hall.event import Event
from tests.hall.meets import champion, come, holds, names, table_of
from tests.hall.party import Party, text_of

TEAMS = (("ann", "bob"), ("cyd", "dan"), ("eve", "fay"), ("gus", "hal"))


async def teams(party: Party, text: str, count: int) -> Event:
    await party.do("org", f"/event new {text}")
    for number, (one, two) in enumerate(TEAMS[:count]):
        await party.do(two, "hello")
        await party.do(one, f"/event join party:{two} Team{number}")
        yes = (k.press for k in party.keys(two) if party.meant(k.press).act == "mate-yes")
        await party.press(two, next(yes))
    await party.do("org", "/event draw")
    return await holds(party)


async def test_partners_face_each_other_and_win_together(party: Party) -> None:
    event = await teams(party, "guandan", 2)
    number = table_of(event)
    await come(party, number)
    table = await party.agrees(number)
    seated = [sitter.name for sitter in table.sitters]
    assert table.playing and table.match.partners
    assert {frozenset(seated[::2]), frozenset(seated[1::2])} == set(map(frozenset, TEAMS[:2]))
    one = seated[0]
    await party.do(one, f"/event report {names(event)[0]} 3 {names(event)[1]} 1")
    await party.do(seated[2], "/event confirm")  # a partner's word is one's own
    assert (await holds(party)).phase == "playing"
    await party.do(seated[1], "/event confirm")
    event = await holds(party)
    assert event.phase == "over" and champion(event) == names_of(event, one)


def names_of(event: Event, person: str) -> str:
    entrant = event.entrant(f"party:{person}")
    assert entrant is not None
    return event.entered[entrant].name


async def test_boards_of_a_team_match_add_up(party: Party) -> None:
    event = await teams(party, 'gomoku Cup unit="team 2-3"', 2)
    [waiting] = event.pending
    boards = event.tables[waiting.where]
    assert len(boards) == 2
    for number in boards:
        await come(party, number)
        table = await party.agrees(number)
        assert {names_of(event, s.name) for s in table.sitters} == {"Team0", "Team1"}
    first = await party.hall.table(f"t{boards[0]}")
    loser = next(s.name for s in first.sitters if s.name in TEAMS[0])
    await party.do(loser, f"/resign #{boards[0]}")
    assert (await holds(party)).phase == "playing"
    second = await party.hall.table(f"t{boards[1]}")
    loser = next(s.name for s in second.sitters if s.name in TEAMS[0])
    await party.do(loser, f"/resign #{boards[1]}")
    event = await holds(party)
    assert event.phase == "over" and champion(event) == "Team1"


async def test_a_missing_member_loses_that_board_alone(party: Party) -> None:
    event = await teams(party, 'gomoku Cup unit="team 2-3" late=5', 2)
    [waiting] = event.pending
    one, two = event.tables[waiting.where]
    await come(party, one)
    table = await party.hall.table(f"t{two}")
    there = next(s.invited.partition(":")[2] for s in table.sitters)
    await party.do(there, f"/join #{two}")
    await party.wait(300)
    event = await holds(party)
    assert event.phase == "playing" and set(event.scores[waiting.where]) == {two}
    won = names_of(event, there)
    first = await party.hall.table(f"t{one}")
    loser = next(s.name for s in first.sitters if names_of(event, s.name) != won)
    await party.do(loser, f"/resign #{one}")
    event = await holds(party)
    assert event.phase == "over" and champion(event) == won


async def test_a_bridge_evening_is_hidden_until_all_have_played(party: Party) -> None:
    event = await teams(party, "bridge boards=1", 4)
    assert [len(event.tables[w.where]) for w in event.pending] == [1, 1]
    for waiting in event.pending:
        await come(party, table_of(event, waiting))
    one, two = [await party.agrees(table_of(event, w)) for w in event.pending]
    assert one.deal == two.deal
    assert [vars(table.game)["board"] for table in (one, two)] == [1, 1]
    assert "420" not in text_of(await party.do("org", f"/event correct #{one.id} 420 -420"))
    event = await holds(party)
    assert "420" not in text_of(await party.do("ann", "/event standings"))
    await party.do("org", f"/event correct #{two.id} 400 -400")
    event = await holds(party)
    assert {w.round for w in event.pending} == {2}
    deal = await party.agrees(table_of(event))
    assert deal.boards == (2,)
