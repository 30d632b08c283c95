"""Hands of cards on Discord: each seen by its owner alone, with private messages or without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import simcord

from render.words import say
from tests.discord.play.parlour import (
    EPHEMERAL,
    Parlour,
    button,
    hall_says,
    items,
    message_components,
)

pytestmark = pytest.mark.simcord(shard_count=1)


async def three(parlour: Parlour) -> dict[str, simcord.MemberActor]:
    """Ann, 阿宝 and mod sit down to one hand of dou dizhu; by person key."""
    server = parlour.server
    await parlour.slash(server.ann, "new", game="doudizhu", options="hands=1 first=0")
    await parlour.press(server.bob, button("join"))
    await parlour.press(server.mod, button("join"), server.channel)
    return {f"discord:{m.id}": m for m in (server.ann, server.bob, server.mod)}


def shut(parlour: Parlour) -> None:
    """Nobody takes private messages."""
    parlour.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)


async def on_turn(parlour: Parlour) -> tuple[Any, Any, str]:
    """The table, the view of whoever is to act, and their person key."""
    table = await parlour.hall.table("t1")
    (side,) = table.on_turn
    return table, table.view(side), table.sitters[side].person


def buttons(rows: list[dict[str, Any]]) -> list[str]:
    return [item["label"] for item in items(rows) if "label" in item]


async def act(parlour: Parlour, people: dict[str, simcord.MemberActor]) -> None:
    """One move by whoever is to act, from their own hand as Discord shows it."""
    table, view, key = await on_turn(parlour)
    member = people[key]
    game = table.game
    moves = [m for m in game.legal_moves(view) if game.clicks(view, m)]
    asked = await parlour.press(member, button("hand"))
    (hand,) = asked.followups
    assert hand.ephemeral
    if moves:
        clicks = game.clicks(view, max(moves, key=lambda m: len(game.clicks(view, m))))
        values = [pick.value for pick in game.picks(view)]
        await parlour.pick(member, hand, [str(values.index(value)) for value in clicks])
    else:
        choices = len(list(game.choices(view)))
        await member.click(hand, label=buttons(hand.components)[choices - 1])
        await parlour.settled()


async def test_a_hand_by_private_message(parlour: Parlour) -> None:
    people = await three(parlour)
    table, view, key = await on_turn(parlour)
    for member in people.values():
        (hand,) = member.user.dm_channel.history()
        assert [a.filename for a in hand.attachments] == ["board.png"]
    bidder = people[key].user
    (hand,) = bidder.dm_channel.history()
    bids = buttons(message_components(hand))
    assert len(bids) == len(list(table.game.legal_moves(view))) + 1  # and a hint
    await bidder.click(hand, label=bids[-2])
    await parlour.settled()
    assert len((await parlour.hall.table("t1")).moves) == 1


async def test_a_whole_hand_without_private_messages(parlour: Parlour) -> None:
    shut(parlour)
    people = await three(parlour)
    news = parlour.news()
    for name in parlour.people:
        assert hall_says("closed", who=f"@{name}") in news
    for _ in range(120):
        table = await parlour.hall.table("t1")
        if table.phase == "over":
            break
        await act(parlour, people)
    assert table.phase == "over"
    assert "/verify seed" in parlour.news()
    tried = [r for r in parlour.env.http_requests if r.path == "/users/@me/channels"]
    assert len(tried) == len(people)  # platforms ban who keeps knocking


def told(parlour: Parlour) -> Iterator[tuple[Any, str]]:
    """Every message of ours with all that could be read off it."""
    for channel in parlour.env.backend.messages.values():
        for message in channel.values():
            if message.author_id == parlour.env.backend.bot_user.id:
                alts = " ".join(a.get("description") or "" for a in message.attachments)
                labels = " ".join(i.get("label") or str(i) for i in items(message.components))
                yield message, f"{message.content} {alts} {labels}"


async def test_no_hand_is_seen_by_anybody_else(parlour: Parlour) -> None:
    shut(parlour)
    people = await three(parlour)
    table = await parlour.hall.table("t1")
    for member in people.values():
        await parlour.press(member, button("hand"))
    hands = {}
    for side, sitter in enumerate(table.sitters):
        hand = table.view(side).hand
        hands[people[sitter.person].id] = [card.symbol for card in hand]
    for message, text in told(parlour):
        secret = bool(message.flags & EPHEMERAL)
        for owner, cards in hands.items():
            mine = secret and message.visible_to(owner)
            assert mine or " ".join(cards) not in text
            assert mine or sum(card in text for card in cards) < 3
        if secret:
            assert sum(message.visible_to(p.id) for p in people.values()) == 1


async def test_a_spectator_gets_no_hand(parlour: Parlour) -> None:
    server = parlour.server
    await three(parlour)
    eve = server.guild.add_member(parlour.env.create_user("eve"))
    answer = await parlour.press(eve, button("hand"))
    (said,) = answer.followups
    assert said.ephemeral
    assert said.attachments == []
    game = hall_says("table", table=1, game=say("engines.games.doudizhu", "en", "name"))
    assert said.content == hall_says("no-not-seated", table=game)


async def test_a_played_hand_cannot_be_played_again(parlour: Parlour) -> None:
    shut(parlour)
    people = await three(parlour)
    _, _, key = await on_turn(parlour)
    bidder = people[key]
    asked = await parlour.press(bidder, button("hand"))
    twin = await parlour.press(bidder, button("hand"))
    (hand,), (other,) = asked.followups, twin.followups
    bid = buttons(hand.components)[0]
    await bidder.click(hand, label=bid)
    await parlour.settled()
    assert hand.components == []
    late = await bidder.click(other, label=bid)
    await parlour.settled()
    assert late.followups[0].content == hall_says("no-stale")
    assert len((await parlour.hall.table("t1")).moves) == 1
