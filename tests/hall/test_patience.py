"""Slips of one turn are answered eight times; after that only what stands is heard."""

from __future__ import annotations

from tests.hall.party import Party, text_of

SLIP = "/move 7 7 8"
LAST = "further ones are not answered"


async def begin(party: Party, game: str) -> None:
    await party.do("ann", f"/new {game}")
    for name in ("bob", "cyd"):
        await party.click(name, "join")


async def test_the_ninth_slip_of_a_turn_is_not_answered(party: Party) -> None:
    await begin(party, "doudizhu first=0")
    for chat in ("g", "@ann") * 4:
        assert "is no bid" in (said := text_of(await party.do("ann", SLIP, chat)))
    assert LAST in said
    for chat in ("g", "@ann"):
        assert text_of(await party.do("ann", SLIP, chat)).strip() == ""
    assert "Not your turn" in text_of(await party.do("bob", SLIP))
    await party.do("ann", "/move 1")
    assert "is no bid" in text_of(await party.do("bob", SLIP))
    await party.do("bob", "/move 0")
    await party.do("cyd", "/move 0")
    table = await party.agrees(1)
    assert len(table.moves) == 3
    assert text_of(await party.do("ann", "/move 1"))


async def test_open_games_answer_every_slip(party: Party) -> None:
    await party.do("ann", "/new gomoku")
    await party.click("bob", "join")
    table = await party.agrees(1)
    name = table.sitters[table.on_turn[0]].name
    for _ in range(10):
        said = text_of(await party.do(name, "/move z99"))
        assert said.strip() and LAST not in said
