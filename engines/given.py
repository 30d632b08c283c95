"""What people give to a rule desk, taken out of a case; KeyError names what is missing or wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.game import Case, Common, Refused, Unjudgeable

Answer = dict[str, Any]


def answered(
    asks: Mapping[str, Callable[..., Answer]], ask: str, case: Case, *house: Any
) -> Answer:
    """The answer of the desk to one of its asks.  Raises Unjudgeable for all that has none."""
    if ask not in asks:
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return asks[ask](case, *house)
    except Unjudgeable:
        raise
    except Refused as refused:
        raise Unjudgeable(refused.why, **refused.facts) from None
    except KeyError as absent:
        raise Unjudgeable(Common.BAD_CASE, text=str(absent.args[0])) from None


def text_in(case: Case, name: str) -> str:
    if not isinstance(case[name], str):
        raise KeyError(name)
    return str(case[name])


def list_in(case: Case, name: str) -> list[Any]:
    if not isinstance(case[name], list):
        raise KeyError(name)
    return list(case[name])


def number_in(case: Case, name: str, allowed: range) -> int:
    if type(case[name]) is not int or case[name] not in allowed:
        raise KeyError(name)
    return int(case[name])


def flag_in(case: Case, name: str) -> bool:
    """False when it is left out."""
    given = case.get(name)
    if given is not None and not isinstance(given, bool):
        raise KeyError(name)
    return bool(given)
