"""How one line of a log changes a table.  The only place where a table is made or changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from bots.hall.charge import charged, penalised, stopped
from bots.hall.judge import steps as judge
from bots.hall.table import Ended, Offer, Sitter, Table, shares_won
from bots.hall.terms import Clock
from engines import games
from engines.luck import Luck
from engines.match import Match, Taken
from storage.rows import Entry

HALL = "bots.hall"
VOID = "made_void"  # why a game ended that a referee has made void
Seeds = Mapping[int, str]


def opened(table: int, place: int, entry: Entry) -> Table:
    """The first entry, "new": game, options, terms, and who starts it."""
    data = entry.data
    game = games.find(data["game"]).of(data["options"], data["seats"])
    chairs = [*data.get("invited", []), *[""] * game.count][: game.count]
    called = [*data.get("names", []), *[""] * game.count]
    sitters = tuple(Sitter(invited=p, name=name) for p, name in zip(chairs, called, strict=False))
    return Table(
        id=table,
        place=place,
        key=data["game"],
        rules=game,
        game=game,
        match=match_of(data["match"]),
        clock=Clock(**data["clock"]),
        starter=entry.by,
        sitters=sitters,
        event=data.get("event"),
        fast=Clock(**data["fast"]) if data.get("fast") else None,
        slow=Clock(**data["clock"]),
        boards=tuple(data.get("boards", ())),
        hushed=bool(data.get("boards")),
        takebacks=data.get("takebacks", True),
        position=data.get("position", ""),
        seq=1,
        cautions=(0,) * game.count,
        lapses=(0,) * game.count,
    )


def match_of(data: Mapping[str, Any]) -> Match:
    """The terms of a match as the log keeps them."""
    kept: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in data.items()}
    return Match(**kept)


def table_of(table: int, place: int, log: Iterable[Entry], seeds: Seeds) -> Table:
    """The whole table from its log.  `seeds` are the secret seeds of its games, by number."""
    first, *rest = log
    now = opened(table, place, first)
    for entry in rest:
        now = after(now, entry, seeds)
    return now


def after(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """The table after one more entry."""
    changed = _STEPS[entry.kind](table, entry, seeds)
    return replace(changed, seq=entry.seq + 1)


def _put(table: Table, side: int, **changes: Any) -> Table:
    sitter = replace(table.sitters[side], **changes)
    return replace(table, sitters=(*table.sitters[:side], sitter, *table.sitters[side + 1 :]))


def _sit(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return _put(table, entry.data["side"], person=entry.by, name=entry.data["name"], level=0)


def _leave(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """A chair of an event stays kept for its entrant."""
    side = entry.data["side"]
    if table.event is not None:
        return _put(table, side, person="")
    return _put(table, side, person="", name="", level=0, invited="")


def _computer(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """A computer takes a free chair, or stands in; from now on no clock runs for the side."""
    side = entry.data["side"]
    # Where there may be several computers, each has its chair's number for a name.
    name = table.sitters[side].name or (f" {side + 1}" if table.sides > 2 else "")
    away = entry.at if table.sitters[side].person else 0
    clocked = charged(table, entry.at, side)
    level, program = entry.data["level"], entry.data.get("program", "")
    return _put(clocked, side, level=level, name=name, away=away, program=program)


def _away(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """Of two nobody can stand in for one who leaves: the clock runs on."""
    return _put(table, entry.data["side"], away=entry.at)


def _returned(table: Table, entry: Entry, seeds: Seeds) -> Table:
    side = entry.data["side"]
    return _put(charged(table, entry.at, side), side, level=0, away=0)


def _word(table: Table, entry: Entry, seeds: Seeds) -> Table:
    words = table.words or ("",) * table.sides
    side = entry.data["side"]
    return replace(table, words=(*words[:side], entry.data["word"], *words[side + 1 :]))


def _deal(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """A game of the match begins: chance comes from the secret seed, or nothing is left to it."""
    number = entry.data["number"]
    void = bool(table.ended) and table.ended[-1].why == VOID
    fresh = void or table.state is None
    game = table.game if fresh else table.game.next_game(table.state)
    clock = table.clock_of(sum(ended.counts for ended in table.ended))
    deal = table.position or game.deal(Luck(bytes.fromhex(seeds[number]), table.words))
    return replace(
        table,
        phase="playing",
        number=number,
        game=game,
        deal=deal,
        commitment=entry.data["commitment"],
        state=game.start(deal),
        moves=(),
        stamp=entry.seq,
        asked=entry.seq,
        offer=None,
        draws_offered={},
        since=entry.at,
        began=table.began or entry.at,
        left=(1000 * clock.game,) * table.sides,
        used=(),
        clock=clock,
        openers=(*table.openers, table.openers[-1] if void else _opener(table, seeds[number])),
        cautions=_carried(table),
        lapses=(0,) * table.sides,
        appeals=frozenset(),
    )


def _opener(table: Table, seed: str) -> int:
    """Which of two sides has the first move: by the match's rule, else by lot."""
    played = [
        (ended.taken, opener)
        for ended, opener in zip(table.ended, table.openers, strict=True)
        if ended.why != VOID
    ]
    first = table.match.opener([taken for taken, _ in played], [opener for _, opener in played])
    return Luck(bytes.fromhex(seed), ("first move",)).below(2) if first is None else first


def _carried(table: Table) -> tuple[int, ...]:
    """Warnings of earlier games that still count."""
    if table.state is None or not table.match.carry:
        return (0,) * table.sides
    return tuple(table.warnings(side) % table.match.warnings for side in range(table.sides))


def _time_up(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """The match's time is up: whoever leads when the present game ends has won."""
    return replace(table, time_up=True)


def _move(table: Table, entry: Entry, seeds: Seeds) -> Table:
    side, text = entry.data["side"], entry.data["text"]
    seat = table.seat_of(side)
    move = table.game.decode(table.game.observe(table.state, seat), text)
    state = table.game.apply(table.state, seat, move)
    lapses = list(table.lapses)
    if entry.data.get("how") not in ("only", "silence"):
        lapses[side] = lapses[side] + 1 if entry.data.get("how") == "timeout" else 0
    offer = table.offer if table.offer and table.offer.side == side else None
    clocked = table if _wasted(table, entry, state) else charged(table, entry.at, side)
    moved = replace(
        penalised(clocked, side, entry.data.get("penalty", 0)),
        state=state,
        moves=(*table.moves, (seat, text)),
        written={} if table.silence else entry.data["written"],
        stamp=entry.seq,
        asked=entry.seq,
        offer=offer if offer and offer.kind == "draw" else None,
        lapses=tuple(lapses),
        wants_pause=frozenset(),
    )
    if table.silence:
        # Answers to one question neither stop its clock nor make the others' buttons stale.
        goes_on = moved.silence > 0 and moved.view(None) == table.view(None)
        since, asked = (table.since, table.asked) if goes_on else (entry.at, entry.seq)
        moved = replace(moved, since=since, asked=asked)
    outcome = table.game.outcome(state)
    if outcome is not None:
        taken = Taken(_by_side(moved, outcome.shares), _by_side(moved, outcome.points))
        ended = Ended(taken, str(outcome.why), table.game.words, outcome.counts)
        return _end(moved, ended, entry.at)
    return _too_many_warnings(moved, side, entry.at)


def _wasted(table: Table, entry: Entry, after: Any) -> bool:
    """Whether a move was but a fault, such as a false claim: its side still has to move, and
    the clock of that move runs on."""
    seat = table.seat_of(entry.data["side"])
    faults, had = (table.game.warnings(state)[seat] for state in (after, table.state))
    return not entry.data.get("how") and faults > had and seat in table.game.to_move(after)


def _by_side(table: Table, by_seat: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(by_seat[table.seat_of(side)] for side in range(table.sides))


def _too_many_warnings(table: Table, side: int, at: int) -> Table:
    if table.playing and table.sides == 2 and table.warnings(side) >= table.match.warnings:
        return _lost(table, side, "warnings", at)
    return table


def _end(table: Table, ended: Ended, at: int) -> Table:
    faults = _with_faults(table)
    ended = replace(ended, used=stopped(table, at).used if ended.why != VOID else ())
    done = replace(table, ended=(*table.ended, ended), offer=None, paused_at=0, held="", used=())
    return replace(done, faults=faults, phase="over" if done.tally.decided else "between")


def _with_faults(table: Table) -> tuple[int, ...]:
    """The match's faults with those of the game that ends."""
    return table.plus_faults(map(table.by_rules, range(table.sides)))


def _lost(table: Table, side: int, why: str, at: int) -> Table:
    shares = shares_won(table.sides, 1 - side)
    return _end(table, Ended(Taken(shares, tuple(map(int, shares))), why, HALL), at)


def _resign(table: Table, entry: Entry, seeds: Seeds) -> Table:
    side, why = entry.data["side"], entry.data.get("why", "resigned")
    if why == "time_out" and not table.game.can_win(table.state, table.seat_of(1 - side)):
        return _drawn(table, "time_out_drawn", entry.at)
    return _lost(table, side, why, entry.at)


def _agreed(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return _drawn(table, "agreed", entry.at)


def _drawn(table: Table, why: str, at: int) -> Table:
    halves = (Fraction(1, 2),) * table.sides
    return _end(table, Ended(Taken(halves, (0,) * table.sides), why, HALL), at)


def _offer(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """Who offered a draw, and when, is kept: they may not ask again and again, but once the
    other has asked they may (rules 3)."""
    data = entry.data
    offer = Offer(data["what"], data["side"], data.get("plies", 0))
    if offer.kind != "draw":
        return replace(table, offer=offer)
    return replace(table, offer=offer, draws_offered={offer.side: len(table.moves)})


def _declined(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return replace(table, offer=None)


def _back(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """Time that was spent stays spent; what a move taken back cost is given back."""
    kept = table.moves[: len(table.moves) - entry.data["plies"]]
    state = after = table.game.start(table.deal)
    for side in table.on_turn:
        table = charged(table, entry.at, side)
    for ply, (seat, text) in enumerate(table.moves):
        view = table.game.observe(after, seat)
        move = table.game.decode(view, text)
        if ply >= len(kept):
            table = penalised(table, table.side_at(seat), -table.game.penalty(view, move))
        after = table.game.apply(after, seat, move)
        state = after if ply < len(kept) else state
    return replace(
        table,
        state=state,
        moves=kept,
        written={},
        stamp=entry.seq,
        asked=entry.seq,
        offer=None,
        since=table.paused_at or entry.at,
    )


def _warned(table: Table, entry: Entry, seeds: Seeds) -> Table:
    side = entry.data["side"]
    cautions = list(table.cautions)
    cautions[side] += 1
    by_clock = entry.data.get("why") == "time_out"
    clocked = charged(table, entry.at, side) if by_clock else table
    faults = table.plus_faults(int(i == side) for i in range(table.sides))
    warned = replace(clocked, cautions=tuple(cautions), faults=faults)
    return _too_many_warnings(warned, side, entry.at)


def _pause(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """With an action it is a referee's: players do not start the clock again."""
    held = entry.by if entry.data.get("action") else ""
    paused_at = table.paused_at or entry.at
    return replace(table, paused_at=paused_at, wants_pause=frozenset(), held=held)


def _want_pause(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return replace(table, wants_pause=table.wants_pause | {entry.data["side"]})


def _resume(table: Table, entry: Entry, seeds: Seeds) -> Table:
    stood = max(0, entry.at - table.paused_at)
    since = table.since + stood
    return replace(table, paused_at=0, wants_pause=frozenset(), held="", since=since)


def _credit(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return replace(table, since=table.since + entry.data["ms"])


def _ruled(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """A referee says who has won the game, or that it is drawn."""
    side = entry.data.get("side")
    if side is None:
        return _drawn(table, "ruled", entry.at)
    return _lost(table, 1 - side, "ruled", entry.at)


def _restart(table: Table, entry: Entry, seeds: Seeds) -> Table:
    """The game is void, and the same is played again."""
    none = (0,) * table.sides
    void = Ended(Taken(tuple(map(Fraction, none)), none), VOID, HALL, counts=False)
    return _end(table, void, entry.at)


def _cancel(table: Table, entry: Entry, seeds: Seeds) -> Table:
    cancelled = entry.by or "host"
    faults = _with_faults(table) if table.playing else table.faults
    ended = stopped(table, entry.at)
    return replace(ended, phase="over", cancelled=cancelled, offer=None, faults=faults)


def _unveil(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return replace(table, hushed=False)


def _again(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return replace(table, again=entry.data["table"])


def _kept(table: Table, entry: Entry, seeds: Seeds) -> Table:
    return table


_STEPS: dict[str, Callable[[Table, Entry, Seeds], Table]] = {
    **judge.STEPS,
    "sit": _sit,
    "leave": _leave,
    "computer": _computer,
    "absent": _computer,
    "away": _away,
    "returned": _returned,
    "word": _word,
    "deal": _deal,
    "move": _move,
    "resign": _resign,
    "agreed": _agreed,
    "offer": _offer,
    "declined": _declined,
    "back": _back,
    "warned": _warned,
    "pause": _pause,
    "want_pause": _want_pause,
    "resume": _resume,
    "ruled": _ruled,
    "restart": _restart,
    "credit": _credit,
    "cancel": _cancel,
    "again": _again,
    "unveil": _unveil,
    "time_up": _time_up,
    "reveal": _kept,
    "roles": _kept,
}
