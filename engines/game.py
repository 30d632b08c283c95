"""The one shape every game has.

A game is a frozen set of house rules.  It turns states into states and never waits, prints,
draws or rolls dice.  Whatever a person sees comes from a view, and only `observe` makes
views, so a hidden hand cannot leak by accident.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar, Generic, Self, TypeVar, final

from engines.luck import Luck
from engines.match import Match
from engines.options import chosen
from render.look import Look
from render.scene import Scene
from render.words import Fact, Phrase

Seat = int
Case = Mapping[str, Any]
HERE = "engines"


class Refused(Exception):
    """Something that cannot stand; `why` is a key in the game's words, with its facts."""

    def __init__(self, why: StrEnum, **facts: Fact) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts = facts


class Unreadable(Refused):
    """The text is no move in any notation of this game."""


class Ambiguous(Refused):
    """The text fits several legal moves; `candidates` are their canonical texts."""

    def __init__(self, why: StrEnum, candidates: tuple[str, ...], **facts: Fact) -> None:
        super().__init__(why, candidates=", ".join(candidates), **facts)
        self.candidates = candidates


class Illegal(Refused):
    """The move reads well but the rules forbid it here."""


class Unjudgeable(Refused):
    """A question to the rule desk that has no answer as it was put."""


class Common(StrEnum):
    """Reasons that every game shares; their words are in engines/words."""

    OVER = "over"
    NOT_YOUR_TURN = "not_your_turn"
    FORBIDDEN = "forbidden"
    TOO_LONG = "too_long"
    NO_OPTION = "no_option"
    BAD_OPTION = "bad_option"
    BAD_SEATS = "bad_seats"
    BAD_POSITION = "bad_position"
    NO_ASK = "no_ask"
    BAD_CASE = "bad_case"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seat: share (1, ½ or 0), points, and why as a key in its words.

    `counts` is false for a game that ended without being played, such as a redeal."""

    shares: tuple[Fraction, ...]
    points: tuple[int, ...]
    why: StrEnum
    counts: bool = True

    @classmethod
    def won(cls, seat: Seat, seats: int, why: StrEnum) -> Outcome:
        shares = tuple(Fraction(int(s == seat)) for s in range(seats))
        return cls(shares, tuple(int(s == seat) for s in range(seats)), why)

    @classmethod
    def drawn(cls, seats: int, why: StrEnum) -> Outcome:
        return cls((Fraction(1, 2),) * seats, (0,) * seats, why)


@dataclass(frozen=True, slots=True)
class Pick:
    """A thing in the hand that can be picked, with others, to make a move: a card."""

    value: str
    label: str | Phrase


S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")


def option(default: Any, *choices: Any) -> Any:
    """A house rule: its default, and what else it may be (none given: any of its type)."""
    return field(default=default, metadata={"choices": choices})


@dataclass(frozen=True)
class Game(ABC, Generic[S, V, M]):
    """House rules of one game.  Fields are options; see `option`.

    `seats` is the range of seat counts; a game for several counts has a field `players`.
    `hidden` says that seats know different things; `private` are the reasons that would tell
    others something hidden, to be answered to that seat alone.  `counts_timeouts` says that the
    rules themselves count turns lost by the clock: then `timeout_move` is always played.
    `record_kind` is how files end in the field's own record format, if `record` writes one.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    hidden: ClassVar[bool] = False
    levels: ClassVar[int] = 3
    record_kind: ClassVar[str] = ""
    counts_timeouts: ClassVar[bool] = False
    private: ClassVar[frozenset[StrEnum]] = frozenset()
    results: ClassVar[tuple[str, ...]] = ()  # examples of what `told` reads
    picked: ClassVar[int] = 0  # how many of `picks` make a move; 0: any number

    # ------------------------------------------------------------------ house rules
    @classmethod
    def options(cls) -> dict[str, tuple[Any, tuple[Any, ...]]]:
        """Every house rule by name: its default and its choices (empty: any of the type).

        A field not made by `option` is kept between games of a match, and nobody's to choose."""
        made = (f for f in fields(cls) if "choices" in f.metadata)
        return {f.name: (f.default, f.metadata["choices"]) for f in made}

    @classmethod
    def of(cls, wanted: Mapping[str, Any], seats: int | None = None) -> Self:
        """The game with these house rules.  Raises Illegal for a rule it does not have."""
        known = cls.options()
        chosen = {name: _chosen(name, value, known) for name, value in wanted.items()}
        if seats is not None and "players" in known:
            chosen["players"] = seats
        game = cls(**chosen)
        if seats is not None and (seats != game.count or seats not in cls.seats):
            least, most = cls.seats[0], cls.seats[-1]
            raise Illegal(Common.BAD_SEATS, seats=seats, least=least, most=most)
        return game

    @property
    def count(self) -> int:
        """How many seats this game has."""
        return int(getattr(self, "players", self.seats[0]))

    @property
    def words(self) -> str:
        """The package whose words speak of this game."""
        return type(self).__module__

    def usual_match(self) -> Match:
        """How games of this kind make up a meeting when nobody says otherwise."""
        return Match()

    # ------------------------------------------------------------------ the rules
    def deal(self, luck: Luck) -> str:
        """Everything chance decides, as text; empty when nothing is left to chance."""
        del luck
        return ""

    @abstractmethod
    def start(self, deal: str = "") -> S:
        """The state before the first move, from a deal text (see `deal`, `place`)."""

    @abstractmethod
    def to_move(self, state: S) -> frozenset[Seat]:
        """Who may move now: several at once for claims, nobody when the game is over."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after a move already known to be legal; call `play` for any other."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    def silence(self, state: S) -> int:
        """Seconds after which whoever has not moved makes its `timeout_move`, clock or none,
        and no harm done: a window for claims.  0: nobody's silence says anything."""
        del state
        return 0

    def next_game(self, state: S) -> Self:
        """The house rules of the match's next game, after this state ended one."""
        del state
        return self

    def can_win(self, state: S, seat: Seat) -> bool:
        """Whether the seat may win; if not, the game is drawn when the other's time is out."""
        del state, seat
        return True

    def gives_up(self, view: V) -> M | None:
        """The move by which the view's seat gives up; None: the table ends the game for it.
        Raises Illegal where the rules do not let it give up yet."""
        del view
        return None

    def warnings(self, state: S) -> tuple[int, ...]:
        """Warnings each seat took by the rules themselves (a false claim)."""
        del state
        return (0,) * self.count

    def penalty(self, view: V, move: M) -> int:
        """Seconds that a move (a false claim) takes off its seat's time for the game."""
        del view, move
        return 0

    # ------------------------------------------------------------------ what one seat may know
    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> V:
        """What the seat, or for None the public, may know: the only way to a view."""

    @abstractmethod
    def legal_moves(self, view: V) -> Iterable[M]:
        """Every legal move of the view's seat (for an open game: of the side to move)."""

    def lists_all(self, view: V) -> bool:
        """Whether `legal_moves` leaves nothing out: of layouts and kitties, which are beyond
        counting, it lists some."""
        del view
        return True

    @abstractmethod
    def parse(self, view: V, text: str) -> M:
        """The move people of this game would mean.  Raises Unreadable, Ambiguous, Illegal.

        Lenient in writing, not in meaning; the move may still be illegal (see `play`)."""

    @abstractmethod
    def format(self, view: V, move: M) -> str:
        """The canonical, language-free text of a move: parse(view, format(view, m)) == m."""

    def decode(self, view: V, text: str) -> M:
        """The inverse of `format`, for replaying records quickly."""
        return self.parse(view, text)

    @abstractmethod
    def write(self, view: V, move: M, language: str) -> str:
        """The move as people of this game write it, before it is played."""

    def label(self, view: V, move: M, language: str) -> str:
        """The move for its own seat's eyes: on buttons, as a hint."""
        return self.format(view, move) if self.secret(move) else self.write(view, move, language)

    def secret(self, move: M) -> bool:
        """Whether the move's text is its seat's secret until the end: then `write` must tell
        no more than that it was made."""
        del move
        return False

    @abstractmethod
    def picture(self, view: V, look: Look) -> Scene:
        """The table as the view's seat sees it, with alt text complete enough to play by."""

    def draws_slowly(self, state: S) -> bool:
        """Whether the picture of this state may take a second: it is then drawn apart."""
        del state
        return False

    @abstractmethod
    def see(self, view: V) -> dict[str, Any]:
        """The view as plain JSON, for other programs."""

    def remarks(self, view: V) -> tuple[Phrase, ...]:
        """What an announcer would say after the last move: check, two cards left.

        A fact that is a phrase with the key "seat" and the fact seat (from 1) stands for
        whoever sits there: the table puts in the name."""
        del view
        return ()

    def choices(self, view: V) -> tuple[M, ...]:
        """Legal moves that deserve a button of their own (bids, pass); few."""
        del view
        return ()

    def clicks(self, view: V, move: M) -> tuple[str, ...]:
        """The `Hot` values to press one after the other to make this move; empty: none."""
        return (self.format(view, move),)

    def picks(self, view: V) -> tuple[Pick, ...]:
        """The hand, to pick from; the values picked, joined by spaces, must parse."""
        del view
        return ()

    def record(self, deal: str, moves: Sequence[tuple[Seat, str]], names: Sequence[str]) -> str:
        """One game in the field's own record format, with the seats' names, for the programs
        that people look through games with; empty while it would tell what is hidden."""
        del deal, moves, names
        return ""

    def told(self, text: str) -> tuple[int, ...] | None:
        """Every seat's points from a result in the game's own writing (`3NT+1 N`), else None."""
        del text
        return None

    # ------------------------------------------------------------------ helpers at the table
    @abstractmethod
    def advise(self, view: V, luck: Luck, level: int) -> M:
        """What a computer player at this level (1 … `levels`) does; sees only the view."""

    def timeout_move(self, view: V) -> M | None:
        """The least harmful legal move when time is out; None: the game has none."""
        del view
        return None

    def only_move(self, view: V) -> M | None:
        """A move that the table makes for the seat, there being no other; None: it is asked."""
        del view
        return None

    def judge(self, ask: str, case: Case) -> dict[str, Any]:
        """The rule desk.  Raises Unjudgeable for a question it cannot answer."""
        del case
        raise Unjudgeable(Common.NO_ASK, ask=ask)

    # ------------------------------------------------------------------ setting up
    def place(self, position: Any) -> str:
        """The deal text that starts from a position.  Raises Illegal(BAD_POSITION)."""
        del position
        raise Illegal(Common.BAD_POSITION, text="")

    @abstractmethod
    def position(self, state: S) -> Any:
        """The state as plain JSON in the form that `place` accepts."""

    # ------------------------------------------------------------------ the same for every game
    def is_legal(self, view: V, move: M) -> bool:
        return any(move == legal for legal in self.legal_moves(view))

    def explain(self, view: V, move: M) -> Illegal:
        """Why this move was refused, for people; the rule itself is `legal_moves`."""
        del view, move
        return Illegal(Common.FORBIDDEN)

    def fined(self, view: V, move: M, refused: Illegal) -> M | None:
        """The move that counts a refused one against its seat; None: it costs nothing."""
        del view, move, refused
        return None

    @final
    def play(self, state: S, seat: Seat, move: M) -> S:
        """The only checked door.  Raises Illegal with the reason."""
        if self.outcome(state):
            raise Illegal(Common.OVER)
        if seat not in self.to_move(state):
            raise Illegal(Common.NOT_YOUR_TURN)
        view = self.observe(state, seat)
        if not self.is_legal(view, move):
            raise self.explain(view, move)
        return self.apply(state, seat, move)


def _chosen(name: str, value: Any, known: Mapping[str, tuple[Any, tuple[Any, ...]]]) -> Any:
    if name not in known:
        raise Illegal(Common.NO_OPTION, name=name[:40], names=", ".join(known))
    default, choices = known[name]
    try:
        return chosen(value, default, choices)
    except ValueError as wrong:
        offered = ", ".join(map(str, choices)) or type(default).__name__
        given = str(wrong.args[0])[:40]
        raise Illegal(Common.BAD_OPTION, name=name, value=given, choices=offered) from None


def why_words(game: Game[Any, Any, Any], why: StrEnum) -> str:
    """The package that has the words of a reason: the one it names, or the game's own."""
    return HERE if isinstance(why, Common) else str(getattr(why, "words", game.words))


def refusal(game: Game[Any, Any, Any], refused: Refused) -> Phrase:
    """A refusal as a phrase that can be told in any language."""
    return Phrase(why_words(game, refused.why), f"why-{refused.why}", refused.facts)


def replay(game: Game[S, V, M], deal: str, moves: Iterable[tuple[Seat, str]]) -> S:
    """A record is a deal and a list of move texts; this is the only way back."""
    state = game.start(deal)
    for seat, text in moves:
        state = game.apply(state, seat, game.decode(game.observe(state, seat), text))
    return state
