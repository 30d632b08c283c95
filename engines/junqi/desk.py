"""What the rule desks of both games of 军棋 do alike: take a question, judge a layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.game import Case, Common, Unjudgeable
from engines.junqi import army

Answer = dict[str, Any]


def answered(asks: Mapping[str, Callable[[Case], Answer]], ask: str, case: Case) -> Answer:
    """The answer to one of these asks, which may raise KeyError and its like for a case that is
    none.  Raises Unjudgeable."""
    if ask not in asks:
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return asks[ask](case)
    except (KeyError, ValueError, TypeError, AttributeError) as wrong:
        named = isinstance(wrong, KeyError | ValueError) and wrong.args
        raise Unjudgeable(Common.BAD_CASE, text=str(named[0] if named else ask)[:40]) from None


def layout(stand: dict[int, str]) -> Answer:
    """Whether pieces on the posts of a zone are a good layout: `expect` is "ok" or "error:" with
    the reason."""
    wrong = army.fault(stand)
    if wrong is None:
        return {"ok": True, "expect": "ok"}
    return {"ok": False, "why": str(wrong), "expect": f"error:{wrong}"}
