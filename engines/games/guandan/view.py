"""What one seat, or the public, may know: its own hand and what lies open, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.cards.pack import Card
from engines.games.guandan import rules, tribute
from engines.games.guandan.groups import Cards, Group, Terms
from engines.games.guandan.levels import Standing
from engines.games.guandan.rules import TOLD, Gift, Played, State


@dataclass(frozen=True, slots=True)
class View:
    """`hand` is empty for the public (seat None); a count is None where it is not told yet.
    `gifts` show what a seat paid or returned once all have, and to itself at once; `standing`
    is that before the hand, and after it once it is over."""

    seat: int | None
    hand: Cards
    counts: tuple[int | None, ...]
    terms: Terms
    standing: Standing
    acting: frozenset[int]
    giving: bool
    turn: int
    before: tuple[int, ...]
    gifts: tuple[Gift, ...]
    resisted: tuple[int, ...]
    turned_up: Card | None
    plays: tuple[Played, ...]
    out: tuple[int, ...]

    @property
    def my_turn(self) -> bool:
        return self.seat in self.acting

    @property
    def over(self) -> bool:
        return rules.over(self.out)

    @property
    def last_played(self) -> Played | None:
        """The play to beat; None when the seat on turn leads."""
        return rules.to_beat(self.plays, rules.active(self.out))

    @property
    def on(self) -> Group | None:
        return self.last_played.group if self.last_played else None

    @property
    def trick(self) -> tuple[Played, ...]:
        """What was played since the last lead, the finished trick until somebody leads anew."""
        starts = [number for number, played in enumerate(self.plays) if played.led]
        return self.plays[starts[-1] if starts else 0 :]

    @property
    def paying(self) -> bool:
        """Whether tribute is still to be paid, not yet chosen or returned."""
        return self.giving and bool({gift.payer for gift in self.gifts} & self.acting)

    @property
    def choosing(self) -> bool:
        """Whether 头游 is to choose between equal tributes."""
        return self.giving and not self.paying and self.gifts[0].receiver is None


def observe(
    state: State, seat: int | None, standing: Standing, acting: frozenset[int], at_10: bool
) -> View:
    """The only maker of views."""
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(
            None if at_10 and len(hand) > TOLD and s != seat else len(hand)
            for s, hand in enumerate(state.hands)
        ),
        terms=state.terms,
        standing=standing,
        acting=acting,
        giving=bool(tribute.waiting(state)),
        turn=state.turn,
        before=state.before,
        gifts=_seen(state.gifts, seat),
        resisted=state.resisted,
        turned_up=state.turned_up,
        plays=state.plays,
        out=state.out,
    )


def _seen(gifts: tuple[Gift, ...], seat: int | None) -> tuple[Gift, ...]:
    """Payments are shown together when all have paid, returns when all have returned."""
    paid = all(gift.paid for gift in gifts)
    returned = all(gift.returned for gift in gifts)
    return tuple(
        replace(
            gift,
            paid=gift.paid if paid or gift.payer == seat else None,
            returned=gift.returned if returned or gift.receiver == seat else None,
        )
        for gift in gifts
    )
