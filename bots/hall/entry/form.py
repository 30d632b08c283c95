"""The form of an event: asked in private, a question at a time or all at once.

What is answered so far is a draft, kept among the secrets until the form is full: a person
fills in one form at a time, and a restart loses no answer.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from bots.hall.entry.say import button, no, words
from bots.hall.entry.terms import Question, numeric, passes
from bots.hall.post import Button
from render.names import NOBODY, clean_name
from render.words import Phrase
from storage.rows import Secret

if TYPE_CHECKING:
    from bots.hall.ask import Ask
    from bots.hall.event import Event

DRAFT = "draft"
KEPT = 3_600_000  # ms for which what somebody writes to us is an answer
LONGEST = 100
TEAM = "*team"  # no label of an organiser's: it begins with a sign they may not use
PAGE = 5  # questions that Discord shows at once
SKIPPED = frozenset(("-", "－", "跳过", "跳過", "skip"))


@dataclass
class Draft:
    """`answers` by the question's label; "" was left out on purpose.  `partner` is whom to
    ask once the form is handed in."""

    stream: str
    at: int
    partner: str = ""
    answers: dict[str, str] = field(default_factory=dict)

    def todo(self, event: Event) -> list[Question]:
        return [q for q in questions(event) if q.label not in self.answers]


@dataclass(frozen=True, slots=True)
class Blank:
    """A question as a chat shows it: `key` comes back as the argument's name."""

    key: str
    label: Phrase
    choices: tuple[str, ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Several blanks to be filled in at once."""

    title: str
    blanks: tuple[Blank, ...]


class BadAnswer(Exception):
    """An answer that will not do; the phrase says what would."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said)
        self.said = said


def questions(event: Event) -> tuple[Question, ...]:
    """All that an entrant is asked: a pair or a team for its name first."""
    team = (Question(TEAM),) if event.entry.teams else ()
    return (*team, *event.entry.questions)


def label(question: Question) -> Phrase:
    name = words("team-name") if question.label == TEAM else question.label
    kind = "private" if question.private else "open"
    return words("label", name=name, kind=kind, optional="yes" if question.optional else "no")


def checked(event: Event, question: Question, text: str) -> str:
    """The answer as it is kept.  Raises BadAnswer."""
    said = clean_name(text, LONGEST)
    if said in (NOBODY, *SKIPPED):
        if question.optional:
            return ""
        raise BadAnswer(words("answer-empty", label=label(question)))
    if question.choices:
        return _chosen(question, said)
    if _counted(event, question) and numeric(said) is None:
        raise BadAnswer(words("answer-number", label=label(question)))
    return said


def _counted(event: Event, question: Question) -> bool:
    """Whether the answer is compared as a number."""
    entry = event.entry
    cut = question.label == entry.division and bool(entry.cuts)
    return cut or any(
        rule.label == question.label and rule.sign not in ("=", "!=") for rule in entry.filters
    )


def _chosen(question: Question, said: str) -> str:
    for choice in question.choices:
        if choice.casefold() == said.casefold():
            return choice
    if said.isascii() and said.isdecimal() and 0 < int(said[:3]) <= len(question.choices):
        return question.choices[int(said[:3]) - 1]
    raise BadAnswer(
        words("answer-choice", label=label(question), choices=" / ".join(question.choices))
    )


def admitted(event: Event, answers: Mapping[str, str]) -> None:
    """Raises Refusal when somebody with these answers may not enter."""
    for rule in event.entry.filters:
        if not passes(rule, answers.get(rule.label, "")):
            raise no("filter", event=event.id, rule=rule.text)


# ---------------------------------------------------------------------- drafts
async def read(ask: Ask) -> Draft | None:
    """The form this person is filling in, unless it was left lying."""
    draft = await _kept(ask)
    return draft if draft and ask.now - draft.at < KEPT else None


async def begun(ask: Ask) -> str:
    """The event whose form this person began last and did not hand in; "" for none."""
    draft = await _kept(ask)
    return draft.stream if draft else ""


async def _kept(ask: Ask) -> Draft | None:
    text = await ask.hall.store.secret(DRAFT, ask.person.key)
    return Draft(**json.loads(text)) if text else None


async def taken_up(ask: Ask, event: Event) -> Draft:
    """The draft for this event, or a new one."""
    draft = await read(ask)
    return draft if draft and draft.stream == event.stream else Draft(event.stream, ask.now)


def keep(ask: Ask, draft: Draft) -> None:
    text = json.dumps(asdict(draft) | {"at": ask.now})
    ask.work.secrets.append(Secret(DRAFT, ask.person.key, text))


def drop(ask: Ask) -> None:
    ask.work.secrets.append(Secret(DRAFT, ask.person.key, ""))


def given(ask: Ask) -> dict[int, str] | None:
    """Answers that came all at once, by the question's number; None when none did."""
    args = ask.incoming.args
    if "form" not in args:
        return None
    found = {name[1:]: text for name, text in args.items() if name[:1] == "q"}
    return {int(n): text for n, text in found.items() if n.isascii() and n.isdecimal()}


def fill(event: Event, draft: Draft, answers: Mapping[int, str]) -> list[Phrase]:
    """Put answers into the draft; what was wrong with those that will not do."""
    wrong = []
    for number, question in enumerate(questions(event)):
        if number in answers:
            try:
                draft.answers[question.label] = checked(event, question, answers[number])
            except BadAnswer as bad:
                wrong.append(bad.said)
    return wrong


# ---------------------------------------------------------------------- asking
def ask_on(ask: Ask, event: Event, draft: Draft, wrong: list[Phrase], title: Phrase) -> None:
    """The next question; or, where forms can be shown, a button that shows what is left."""
    keep(ask, draft)
    todo = draft.todo(event)
    if ask.hall.chats[ask.incoming.platform].forms:
        lines = [words("form-line", label=label(q)) for q in todo]
        keys = button(ask.hall.stamp, event.stream, "form", "", "main", form=True)
        rows: tuple[tuple[Button, ...], ...] = ((keys,),)
        said = (title, *wrong, words("form-open"), *lines)
    else:
        number = len(questions(event)) - len(todo) + 1
        at = words("question", number=number, count=len(questions(event)), label=label(todo[0]))
        said = (title, *wrong, at, _how(todo[0]))
        rows = _rows(ask, event, todo[0])
    ask.answer(*said, buttons=rows, secret=True, stream=event.stream)


def _how(question: Question) -> Phrase:
    if question.choices:
        return words("how-choice", choices=" / ".join(question.choices))
    return words("how-text")


def _rows(ask: Ask, event: Event, question: Question) -> tuple[tuple[Button, ...], ...]:
    stamp, number = ask.hall.stamp, questions(event).index(question)
    rows = [
        (
            Button(
                words("choice", choice=choice), stamp.token(event.stream, number, "answer", str(i))
            ),
        )
        for i, choice in enumerate(question.choices)
    ]
    last = [button(stamp, event.stream, "stop-form")]
    if question.optional:
        skip = stamp.token(event.stream, number, "answer", "-")
        last.insert(0, Button(words("button-skip"), skip))
    return (*rows, tuple(last))


def sheet(draft: Draft, event: Event, most: int | None = PAGE) -> Sheet:
    """What is left to ask, at most so many questions of it."""
    every = questions(event)
    blanks = tuple(
        Blank(f"q{every.index(q)}", label(q), q.choices, q.optional) for q in draft.todo(event)
    )
    return Sheet(event.name, blanks[:most])
