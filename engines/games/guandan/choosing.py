"""Which cards of a hand a text means: copies nobody named, and where 逢人配 must help.

Of equal ranks those go first that the hand needs least for a straight flush; 逢人配 only
where they are named or nothing else will do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from engines.cards.pack import BIG_JOKER, JOKERS, RANKS, SMALL_JOKER, SUITS, Card
from engines.cards.reading import lone_joker
from engines.game import Ambiguous, Illegal, Refused
from engines.games.guandan import refusals, tribute
from engines.games.guandan.groups import ACE, Cards, Group, Kind, Terms, answer, fitting, window
from engines.games.guandan.notation import (
    Said,
    canonical,
    is_pass,
    read_cards,
    read_gift,
    read_take,
)
from engines.games.guandan.plays import declared, some_of
from engines.games.guandan.rules import PASS, Move, Pay, Play, Return, Why
from engines.games.guandan.view import View

STRAIGHT = 5


def parse(view: View, text: str) -> Move:
    """Raises Unreadable, Ambiguous, Illegal."""
    if is_pass(text):
        return PASS
    if take := read_take(text):
        return take
    if gift := read_gift(text):
        return _gift(view, *gift)
    meanings = read_cards(text, view.terms, view.hand)
    if view.giving and not view.choosing and len(meanings[0].cards) == 1:
        return _gift(view, "pay" if view.paying else "back", text)
    try:
        return _play(view, meanings)
    except Refused as refused:
        if refused.why in refusals.PRIVATE or not lone_joker(text):
            raise
        # Its words would name the joker that is held.
        raise Ambiguous(Why.WHICH_JOKER, (SMALL_JOKER, BIG_JOKER)) from None


# ---------------------------------------------------------------------- 进贡, 还贡
def _gift(view: View, what: str, text: str) -> Move:
    said = [said.cards for said in read_cards(text, view.terms, view.hand)]
    if not view.giving:
        raise Illegal(Why.TRIBUTE_OVER)
    if len(said[0]) != 1:
        raise refusals.still_giving(view)
    allowed = (tribute.payable if what == "pay" else tribute.returnable)(view.hand, view.terms)
    made = Pay if what == "pay" else Return
    fit = [c for c in allowed if any(_is(c, one[0]) for one in said)]
    if len(fit) > 1:
        raise Ambiguous(Why.WHICH_COPY, tuple(canonical(made(c)) for c in fit))
    held = [c for c in view.hand if any(_is(c, one[0]) for one in said)]
    return made((*fit, *held, *(one[0] for one in said))[0])


def _is(held: Card, said: Card) -> bool:
    return held.rank == said.rank and said.suit in ("", held.suit)


# ---------------------------------------------------------------------- 出牌
def _play(view: View, meanings: tuple[Said, ...]) -> Move:
    trouble: Refused | None = None
    for said in meanings:
        try:
            return _one_reading(view, said)
        except Refused as refused:
            trouble = trouble or refused
    raise trouble or Illegal(Why.MUST_LEAD)


def _one_reading(view: View, said: Said) -> Move:
    if view.giving:
        raise refusals.still_giving(view)
    on, terms = view.on, view.terms
    if not said.numbered:
        _possible_for_all(view, said)
    chosen = choose(view.hand, said, on, terms)
    if not chosen:
        raise refusals.not_held(said.cards, view)
    kinds = fitting(chosen, on, terms)
    if len(kinds) > 1 and not said.kind:
        both = tuple(canonical(Play(chosen, str(group.kind))) for group in kinds)
        raise Ambiguous(Why.TWO_KINDS, both)
    group = answer(chosen, on, terms, said.kind)
    if group is None:
        raise refusals.in_hand(refusals.told(refusals.explain(view, Play(chosen, said.kind))))
    return Play(chosen, declared(chosen, group, on, terms))


def _possible_for_all(view: View, said: Said) -> None:
    """Raises Illegal for what could not be played from any hand."""
    wrong = refusals.no_group(said.cards, said.kind, view.terms) or refusals.too_low(
        said.cards, said.kind, view.last_played, view.terms
    )
    if wrong:
        raise wrong


def choose(hand: Cards, said: Said, on: Group | None, terms: Terms) -> Cards:
    """The cards of the hand that are meant: such as may be played, if there are any; without
    a straight flush where that is enough; none when the hand has not got them."""
    held = list(_copies(hand, said.cards, terms))
    playable = [cards for cards in held if fitting(cards, on, terms)]
    modest = (c for c in playable if not _is_flush(fitting(c, on, terms)))
    return next(modest, next(iter(playable), next(iter(held), ())))


def _is_flush(groups: tuple[Group, ...]) -> bool:
    return groups[0].kind is Kind.STRAIGHT_FLUSH


def _copies(hand: Cards, wanted: Cards, terms: Terms) -> Iterator[Cards]:
    """Ways to take the wanted cards out of a hand, the least needed copies first; 逢人配 stand
    in for what is lacking."""
    free = Counter(hand)
    taken: list[Card] = []
    open_ranks: Counter[str] = Counter()
    lacking = 0
    for card in wanted:
        if not card.suit and card.rank not in JOKERS:
            open_ranks[card.rank] += 1
        elif free[card] > 0:
            free[card] -= 1
            taken.append(card)
        else:
            lacking += 1
            if card.rank in JOKERS or card == terms.wild:
                return
    pools = {rank: spare_first(_plain(free, rank, terms), hand) for rank in open_ranks}
    lacking += sum(max(0, n - len(pools[rank])) for rank, n in open_ranks.items())
    if lacking > free[terms.wild]:
        return
    fixed = (*taken, *(terms.wild,) * lacking)
    ways = [some_of(pools[r], min(n, len(pools[r]))) for r, n in open_ranks.items()]
    for chosen in product(*ways):
        yield terms.arranged((*fixed, *(card for cards in chosen for card in cards)))


def _plain(free: Counter[Card], rank: str, terms: Terms) -> list[Card]:
    """The free cards of a rank, 逢人配 apart."""
    cards = (card for card in (Card(rank, suit) for suit in SUITS) if card != terms.wild)
    return [card for card in cards for _ in range(free[card])]


def spare_first(cards: Iterable[Card], hand: Cards) -> Cards:
    """Cards of one rank, those first that no straight flush of the hand needs."""
    return tuple(sorted(cards, key=lambda card: _flushes(card, hand)))


def _flushes(card: Card, hand: Cards) -> int:
    """How many straight flushes of the hand need this very copy."""
    if card.rank not in RANKS or hand.count(card) > 1:
        return 0
    rows = (window(top, STRAIGHT) for top in range(STRAIGHT, ACE + 1))
    return sum(
        card.rank in row and all(Card(rank, card.suit) in hand for rank in row) for row in rows
    )
