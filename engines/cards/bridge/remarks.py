"""What an announcer calls out after a call, a card or a claim."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cards.bridge.contract import PLAYERS, is_vulnerable
from engines.cards.bridge.notation import WORDS, call_fact, contract_name
from engines.cards.bridge.play import winner
from engines.cards.bridge.view import View
from render.words import Phrase, phrase


def remarks(view: View) -> tuple[Phrase, ...]:
    return tuple(_remarks(view))


def seat(number: int) -> Phrase:
    """Whoever sits there: the table puts in the name."""
    return phrase(WORDS, "seat", seat=number + 1)


def _remarks(view: View) -> Iterator[Phrase]:
    if view.over:
        return
    yield from _alert(view)
    if view.points and view.calling and view.declarer is not None:
        told = {f"p{number + 1}": held for number, held in enumerate(view.points)}
        yield phrase(WORDS, "remark-points", who=seat(view.declarer), **told)
    elif view.claim:
        key = "remark-claim" if view.claim.seat == view.declarer else "remark-concede"
        yield phrase(WORDS, key, who=seat(view.claim.seat), tricks=view.claim.tricks)
    elif view.contract and view.declarer is not None and not view.played:
        yield phrase(
            WORDS,
            "remark-contract",
            contract=contract_name(view.contract),
            who=seat(view.declarer),
            vulnerable=str(is_vulnerable(view.vulnerable, view.declarer)),
            lead=seat(view.turn),
        )
    elif view.played and not view.trick:
        taker = winner(view.played[-PLAYERS:], view.trump)
        yield phrase(WORDS, "remark-trick", who=seat(taker), ns=view.won[0], ew=view.won[1])
    elif view.open and len(view.played) == 1 and view.dummy is not None:
        yield phrase(WORDS, "remark-dummy", who=seat(view.dummy))


def _alert(view: View) -> Iterator[Phrase]:
    """The alert of the last call that had one, for whom it is meant, while the auction lasts."""
    if not view.calling:
        return
    for back, call in enumerate(reversed(view.calls[1 - PLAYERS :])):
        if call.alert:
            caller = (view.dealer + len(view.calls) - 1 - back) % PLAYERS
            said = call_fact(call.bid)
            yield phrase(WORDS, "remark-alert", who=seat(caller), call=said, alert=call.alert)
