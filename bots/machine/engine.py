"""Every game over JSON Lines: one request a line, one response a line, in order.

The requests and responses are a fixed interface that other programs use.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from fractions import Fraction
from itertools import islice
from typing import Any

from bots.machine.lines import Bad, read_object
from engines import games
from engines.game import Common, Illegal, Refused, Seat, refusal
from engines.games import AnyGame
from engines.luck import SEED_BYTES, Luck, commitment
from engines.open_game import OpenGame
from render.words import LANGUAGES, say, tell

DEEPEST = 8
MOST_MOVES = 20_000  # of the throws that one suit of a long hand allows there are a million
WRITTEN = {"zh": "zh-Hans", "en": "en"}
NAMES = {"zh": "zh-Hans", "zh-Hant": "zh-Hant", "en": "en"}


def number(value: Fraction) -> float:
    return int(value) if value.denominator == 1 else float(value)


def names() -> dict[str, Any]:
    return {"games": [described(games.find(key)) for key in games.keys()]}


def described(kind: type[AnyGame]) -> dict[str, Any]:
    options = {
        name: {"default": default, **_offered(default, choices)}
        for name, (default, choices) in kind.options().items()
    }
    return {
        "key": kind.key,
        "names": {short: say(kind.__module__, full, "name") for short, full in NAMES.items()},
        "seats": [kind.seats[0], kind.seats[-1]],
        "hidden": kind.hidden,
        "options": options,
    }


def _offered(default: Any, choices: tuple[Any, ...]) -> dict[str, Any]:
    return {"choices": list(choices)} if choices else {"type": type(default).__name__}


class Session:
    """One game at a time; after an error everything is as it was before."""

    def __init__(self) -> None:
        self.game: AnyGame | None = None
        self.state: Any = None
        self.language = "en"

    def answer(self, line: str) -> dict[str, Any]:
        """The response to one request line; never raises."""
        more: dict[str, Any] = {}
        try:
            request = read_object(line)
            if "id" in request:
                more["id"] = request["id"]
            self.language = request.get("language", "en")
            if self.language not in LANGUAGES:
                raise Bad("bad_language", f"languages are {', '.join(LANGUAGES)}")
            return {"ok": True, **self._carry_out(request), **more}
        except Bad as bad:
            return {"ok": False, "error": bad.answer, **more}
        except Refused as refused:
            return {"ok": False, "error": self._told(self._playing(), refused), **more}
        except Exception as error:
            # Ours to mend; the caller's next request must be answered all the same.
            told = {"code": "internal", "text": f"failed here: {type(error).__name__}"}
            return {"ok": False, "error": told, **more}

    def _carry_out(self, request: dict[str, Any]) -> dict[str, Any]:
        handler = _COMMANDS.get(str(request.get("cmd")))
        if handler is None:
            raise Bad("unknown_command", f"cmd is one of: {', '.join(_COMMANDS)}")
        return handler(self, request)

    def _told(self, game: AnyGame, refused: Refused) -> dict[str, Any]:
        return {"code": str(refused.why), "text": tell(refusal(game, refused), self.language)}

    def _playing(self) -> AnyGame:
        if self.game is None:
            raise Bad("no_game", "send a new request first")
        return self.game

    # ------------------------------------------------------------------ requests
    def games(self, request: dict[str, Any]) -> dict[str, Any]:
        del request
        return names()

    def new(self, request: dict[str, Any]) -> dict[str, Any]:
        kind = _kind(request)
        seed = _seed(request.get("seed"))
        try:
            game = kind.of(_options(request), _seats(request))
            position = request.get("position")
            deal = game.deal(Luck(seed)) if position is None else game.place(position)
            state = game.start(deal)
        except Refused as refused:
            raise Bad(**self._told(kind(), refused)) from refused
        self.game, self.state = game, state
        return {"to_act": sorted(game.to_move(state)), "commitment": commitment(seed)}

    def legal(self, request: dict[str, Any]) -> dict[str, Any]:
        game, seat = self._playing(), request.get("seat")
        acting = game.to_move(self.state)
        if not acting or (seat is not None and _check_seat(game, seat) not in acting):
            return {"moves": [], "complete": True}
        game, view = self._view(request)
        found = list(islice(game.legal_moves(view), MOST_MOVES + 1))
        moves = [game.format(view, move) for move in found[:MOST_MOVES]]
        return {"moves": moves, "complete": len(found) == len(moves) and game.lists_all(view)}

    def read(self, request: dict[str, Any]) -> dict[str, Any]:
        """What reads well but may not be played is refused, as `play` would."""
        game, view = self._view(request)
        move = game.parse(view, _text(request, "text"))
        if not game.is_legal(view, move):
            raise game.explain(view, move)
        return {"move": game.format(view, move)}

    def play(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            return self._played([_text(request, "move")], request.get("seat"))
        except Bad as bad:
            bad.answer.pop("index", None)
            raise

    def play_all(self, request: dict[str, Any]) -> dict[str, Any]:
        moves = request.get("moves")
        if not isinstance(moves, list):
            raise Bad("bad_request", "moves is a list of move texts")
        for index, move in enumerate(moves):
            if not isinstance(move, str):
                raise Bad("bad_request", "moves is a list of move texts", index=index)
        return self._played(moves, None)

    def see(self, request: dict[str, Any]) -> dict[str, Any]:
        game = self._playing()
        seat = request.get("seat")
        if seat is not None:
            _check_seat(game, seat)
        return {"view": game.see(game.observe(self.state, seat))}

    def position(self, request: dict[str, Any]) -> dict[str, Any]:
        del request
        return {"position": self._playing().position(self.state)}

    def result(self, request: dict[str, Any]) -> dict[str, Any]:
        del request
        return {"result": self._result(self._playing(), self.state)}

    def perft(self, request: dict[str, Any]) -> dict[str, Any]:
        game, depth = self._playing(), request.get("depth")
        if not isinstance(game, OpenGame):
            raise Bad("no_perft", "only a game in which everybody sees everything has a perft")
        if not isinstance(depth, int) or isinstance(depth, bool) or not 0 <= depth <= DEEPEST:
            raise Bad("bad_request", f"depth is a number from 0 to {DEEPEST}")
        return {"nodes": game.perft(self.state, depth)}

    def hint(self, request: dict[str, Any]) -> dict[str, Any]:
        game, view = self._view(request)
        luck = Luck(_repeating(game.see(view)))
        return {"move": game.format(view, game.advise(view, luck, game.levels))}

    def judge(self, request: dict[str, Any]) -> dict[str, Any]:
        kind = _kind(request)
        case = request.get("case")
        if not isinstance(case, dict):
            raise Bad("bad_case", "case is an object")
        try:
            return {"answer": kind.of(_options(request)).judge(str(request.get("ask")), case)}
        except Refused as refused:
            raise Bad(**self._told(kind(), refused)) from refused

    # ------------------------------------------------------------------ what they share
    def _seat(self, game: AnyGame, state: Any, wanted: Any) -> Seat:
        if wanted is not None:
            return _check_seat(game, wanted)
        acting = game.to_move(state)
        if len(acting) == 1:
            return next(iter(acting))
        if not acting:
            raise Illegal(Common.OVER)
        raise Bad("which_seat", "several seats may act: name one")

    def _acting(self, game: AnyGame, state: Any, wanted: Any) -> Seat:
        """The seat that is meant; one that is not to move can do nothing."""
        seat = self._seat(game, state, wanted)
        if not game.to_move(state):
            raise Illegal(Common.OVER)
        if seat not in game.to_move(state):
            raise Illegal(Common.NOT_YOUR_TURN)
        return seat

    def _view(self, request: dict[str, Any]) -> tuple[AnyGame, Any]:
        game = self._playing()
        return game, game.observe(self.state, self._acting(game, self.state, request.get("seat")))

    def _played(self, moves: list[str], wanted: Any) -> dict[str, Any]:
        """All of the moves or none; the response speaks of the last."""
        game, state = self._playing(), self.state
        answer: dict[str, Any] = {"move": None, "written": None}
        for index, text in enumerate(moves):
            try:
                seat = self._acting(game, state, wanted)
                view = game.observe(state, seat)
                move = game.parse(view, text)
                state = game.play(state, seat, move)
            except (Bad, Refused) as error:
                told = error.answer if isinstance(error, Bad) else self._told(game, error)
                raise Bad(**told, index=index) from error
            if index == len(moves) - 1:
                written = {short: game.write(view, move, full) for short, full in WRITTEN.items()}
                answer = {"move": game.format(view, move), "written": written}
        self.state = state
        acting = sorted(game.to_move(state))
        return {**answer, "to_act": acting, "result": self._result(game, state)}

    def _result(self, game: AnyGame, state: Any) -> dict[str, Any] | None:
        outcome = game.outcome(state)
        if outcome is None:
            return None
        shares = [number(share) for share in outcome.shares]
        return {"outcome": shares, "points": list(outcome.points), "reason": str(outcome.why)}


_COMMANDS: dict[str, Callable[[Session, dict[str, Any]], dict[str, Any]]] = {
    "games": Session.games,
    "new": Session.new,
    "legal": Session.legal,
    "read": Session.read,
    "play": Session.play,
    "play_all": Session.play_all,
    "see": Session.see,
    "position": Session.position,
    "result": Session.result,
    "perft": Session.perft,
    "hint": Session.hint,
    "judge": Session.judge,
}


def _repeating(seen: dict[str, Any]) -> bytes:
    """A seed that depends on what the seat sees alone, so that hints repeat and tell nothing."""
    return bytes.fromhex(commitment(json.dumps(seen, sort_keys=True).encode()))


def _options(request: dict[str, Any]) -> dict[str, Any]:
    options = request.get("options")
    if options is None:
        return {}
    if not isinstance(options, dict):
        raise Bad("bad_request", "options is an object of names and values")
    return options


def _seats(request: dict[str, Any]) -> int | None:
    seats = request.get("seats")
    if seats is None or (isinstance(seats, int) and not isinstance(seats, bool)):
        return seats
    raise Bad("bad_seats", "seats is a whole number")


def _kind(request: dict[str, Any]) -> type[AnyGame]:
    key = request.get("game")
    if not isinstance(key, str) or key not in games.keys():
        raise Bad("unknown_game", f"games are {', '.join(games.keys())}")
    return games.find(key)


def _seed(text: Any) -> bytes:
    if text is None:
        return os.urandom(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except (TypeError, ValueError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Bad("bad_seed", f"a seed is {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _text(request: dict[str, Any], name: str) -> str:
    text = request.get(name)
    if not isinstance(text, str):
        raise Bad("bad_request", f"{name} is a text")
    return text


def _check_seat(game: AnyGame, seat: Any) -> Seat:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < game.count:
        raise Bad("bad_seat", f"seats are 0 to {game.count - 1}")
    return seat
