"""A cup in a channel: signing up, the draw and the rounds by button, games in their threads."""

from __future__ import annotations

import pytest

from tests.discord.play.parlour import Parlour, button

pytestmark = pytest.mark.simcord(shard_count=1)


async def test_a_cup_of_two(parlour: Parlour) -> None:
    server = parlour.server
    channel = server.channel
    await parlour.slash(server.mod, "event new", preset="gomoku", title="Spring")
    for member in (server.ann, server.bob):
        await parlour.press(member, button("enter"), channel)
    await parlour.press(server.ann, button("draw-lots"), channel)
    assert channel.threads == []  # only the organiser draws
    await parlour.press(server.mod, button("draw-lots"), channel)
    (room,) = channel.threads
    for member in (server.ann, server.bob):
        await parlour.press(member, button("here"), room)
    table = await parlour.hall.table("t1")
    assert table.phase == "playing"
    people = {f"discord:{m.id}": m for m in (server.ann, server.bob)}
    first, second = (people[table.sitters[table.side_at(seat)].person] for seat in (0, 1))
    for black, white in zip(("d4", "e4", "f4", "g4"), ("d6", "f6", "h6", "k6"), strict=True):
        await parlour.say(first, black, room)
        await parlour.say(second, white, room)
    await parlour.say(first, "h4", room)
    assert (await parlour.hall.table("t1")).phase == "over"
    (event,) = await parlour.store.events(live=False)
    assert event.status == "over"
    shown = [m for m in channel.history() if m.attachments]
    assert shown  # the bracket, the standings
