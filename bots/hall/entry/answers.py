"""What was answered: public answers go into the log, private ones lie among the secrets."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bots.hall.entry.roll import Entered
from bots.hall.entry.terms import Terms, division_of
from storage.rows import Secret

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event
    from storage.store import Store


def public(entry: Terms, answers: Mapping[str, str]) -> dict[str, str]:
    """What everybody may read of a form."""
    return {
        q.label: answers[q.label] for q in entry.questions if _shown(q.private, answers, q.label)
    }


def _shown(private: bool, answers: Mapping[str, str], label: str) -> bool:
    return not private and bool(answers.get(label))


def division(entry: Terms, answers: Mapping[str, str]) -> str:
    return division_of(entry, answers.get(entry.division, "")) if entry.division else ""


def keep_answers(ask: Ask, event: Event, person: str, answers: Mapping[str, str]) -> None:
    """Private answers lie apart from the log, so that nothing made from it can show them."""
    hidden = {
        q.label: answers[q.label]
        for q in event.entry.questions
        if q.private and answers.get(q.label)
    }
    if hidden:
        text = json.dumps(hidden, ensure_ascii=False)
        ask.work.secrets.append(Secret(event.stream, f"form.{person}", text))


def forget_answers(ask: Ask, event: Event, person: str) -> None:
    ask.work.secrets.append(Secret(event.stream, f"form.{person}", ""))


async def hidden(store: Store, event: Event, entered: Entered) -> dict[str, str]:
    """The private answers of one entry, for nobody but the organiser."""
    text = await store.secret(event.stream, f"form.{entered.person}")
    found: dict[str, str] = json.loads(text) if text else {}
    return found
