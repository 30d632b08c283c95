"""进贡, 还贡 and 抗贡 as four people at a table read them.

Only later hands have tribute, so these begin with the second one, dealt as is wanted.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.games.guandan import Guandan
from engines.games.guandan.position import of_state
from engines.games.guandan.rules import State
from engines.games.guandan.tribute import payable, payers, returnable
from tests.hall.transcript import Room
from tests.selfplay import luck

SEATED = ("甲: /new 掼蛋", "乙> 加入", "丙> 加入", "丁> 加入")
TRIES = 400
PAID = """
丁@: 贡 {low}
< [→丁] 不能贡 {low}。进贡要拿逢人配以外最大的牌，你可以贡：{paid}，例如 贡 {paid}。
! [群
丁@: 33
< [→丁] 还没有进完贡，不能出牌。要进贡的人请写“贡”和牌，例如 贡 ♠A。
甲@: 还 {back}
< [→甲] 还没轮到你，在等 丁。
丁@: 贡 {paid}
< [群*] 丁：进贡
< 丁 向 甲 进贡 {paid}
甲@: 33
< [→甲] 还没有还完贡，不能出牌。收了贡的人请写“还”和牌，例如 还 ♠3。
甲@: 还 {paid}
< [→甲] 不能还 {paid}。还贡要拿 10 或更小、又不是级牌的牌，你可以还：
甲@: 还 {back}
< [群*] 甲：还贡
< 甲 还给 丁 {back}
< 轮到 丁
丁: 贡 {paid}
< 现在没有进贡和还贡，请出牌
"""
PAIR = """
丁@: 贡 {fourth}
< [群*] 丁：进贡
< 轮到 乙
乙@: 贡 {second}
< [群*] 乙：进贡
< 乙 向 {to_second} 进贡 {second}
< 丁 向 {to_fourth} 进贡 {fourth}
< 轮到 甲、丙
丙@: 还 {third}
< [群*] 丙：还贡
< 轮到 甲
甲@: 还 {first}
< [群*] 甲：还贡
< 还给 丁
"""
ALONE = """
< 抗贡！丁 有两张大王，头游先出牌
< 轮到 甲
丁@: 贡 大王
< [→丁] 还没轮到你，在等 甲。
甲@: 还 {first}
< [→甲] 现在没有进贡和还贡，请出牌
甲@: {first}
< [群*] 甲：{first}
"""
SHARED = """
< 抗贡！乙 和 丁 各有一张大王，头游先出牌
< 轮到 甲
"""


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = await Room.open(tmp_path / "hall.db")
    yield room
    await room.close()


def second_hand(order: tuple[int, ...], resisted: int = 0) -> State:
    """A second hand after a first that ended in this order, with one plain card that can be
    paid by each who must, in which so many resist."""
    game = Guandan(finish=order)
    for seed in range(TRIES):
        state = game.start(game.deal(luck(seed)))
        cards = [payable(state.hands[seat], state.terms) for seat in payers(order)]
        plain = all(len(one) == 1 and one[0].suit for one in cards)
        if len(state.resisted) == resisted and (plain or resisted):
            return state
    raise AssertionError("no such deal")


def highest(state: State, seat: int) -> str:
    return payable(state.hands[seat], state.terms)[0].symbol


def lowest(state: State, seat: int) -> str:
    return returnable(state.hands[seat], state.terms)[0].symbol


async def follow(
    room: Room, state: State, monkeypatch: pytest.MonkeyPatch, transcript: str, **facts: str
) -> None:
    """The transcript at a table that was dealt this hand."""
    text = json.dumps(of_state(state, ()))
    monkeypatch.setattr(Guandan, "deal", lambda self, luck: text)
    await room.do(*SEATED)
    await room.follow(transcript.format(**facts).strip().splitlines())


async def test_the_last_pays_the_first_who_gives_a_low_card_back(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = second_hand((0, 1, 2, 3))
    cards = {"paid": highest(state, 3), "back": lowest(state, 0), "low": lowest(state, 3)}
    await follow(room, state, monkeypatch, PAID, **cards)


async def test_of_two_payments_nothing_is_told_before_both_are_made(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The higher one goes to who was first, equal ones to the next seat's."""
    state = second_hand((0, 2, 1, 3))
    paid = [state.terms.height(payable(state.hands[seat], state.terms)[0].rank) for seat in (1, 3)]
    takers = {"to_second": "甲", "to_fourth": "丙"}
    if paid[0] < paid[1]:
        takers = {"to_second": "丙", "to_fourth": "甲"}
    seats = enumerate(("first", "second", "third", "fourth"))
    cards = {
        name: highest(state, seat) if seat % 2 else lowest(state, seat) for seat, name in seats
    }
    await follow(room, state, monkeypatch, "< 轮到 乙、丁")
    said = await room.do(f"丁@: 贡 {cards['fourth']}")
    assert not any(cards["fourth"] in line for line in said if line.startswith("[群"))
    await room.follow(PAIR.format(**cards, **takers).strip().splitlines()[1:])


@pytest.mark.parametrize(
    ("order", "resisted", "transcript"),
    [((0, 1, 2, 3), 1, ALONE), ((0, 2, 1, 3), 2, SHARED)],
)
async def test_who_holds_both_red_jokers_pays_nothing(
    room: Room,
    monkeypatch: pytest.MonkeyPatch,
    order: tuple[int, ...],
    resisted: int,
    transcript: str,
) -> None:
    state = second_hand(order, resisted)
    await follow(room, state, monkeypatch, transcript, first=lowest(state, 0))
