"""One table while it is being changed: every step is a log entry first, then its fold."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import Callable
from itertools import islice
from typing import Any

from bots.hall import boards, fold
from bots.hall.table import Table
from engines import luck
from storage.rows import Deadline, Entry, Secret, TableRow

COMPUTER_PACE = 700
REMIND_FROM = 30_000
REMIND_SHARE = 5
DEADLINES = ("turn", "remind", "quiet", "computer", "time", "idle")
# Where silence is an answer and nobody has a choice, the host waits as if somebody had: for so
# long, and a little longer by chance.
HUSH, HUSH_MORE = 3_000, 2_000
DAY = 86_400_000
# When nobody has touched a table for so long it is called off: alone or not yet begun, and
# between people, who may play by the day.
IDLE_ALONE = 7 * DAY
IDLE_TOGETHER = 60 * DAY


def board_seed(index: int) -> int:
    """Under which number a table keeps the seed of its boards: below those of its games."""
    return -1 - index


class Change:
    """`pages` are the table at each point worth a picture of its own: the end of a game."""

    def __init__(
        self,
        table: Table | None,
        stream: str,
        now: int,
        seeds: dict[int, str],
        entropy: Callable[[int], bytes],
        lock: Lock | None = None,
    ) -> None:
        self.before = table
        self._table = table
        self.stream = stream
        self.now = now
        self.seeds = dict(seeds)
        self.entropy = entropy
        self.lock = lock
        self.entries: list[Entry] = []
        self.secrets: list[Secret] = []
        self.pages: list[Table] = []

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def release(self) -> None:
        """Let others change this table."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def open(self, table: int, place: int, by: str, **data: Any) -> None:
        entry = Entry(self.stream, 0, self.now, "new", by, data)
        self.entries.append(entry)
        self._table = fold.opened(table, place, entry)

    def write(self, kind: str, by: str = "", **data: Any) -> None:
        entry = Entry(self.stream, self.table.seq, self.now, kind, by, data)
        self.entries.append(entry)
        finished = len(self.table.ended)
        self._table = fold.after(self.table, entry, self.seeds)
        if len(self.table.ended) > finished:
            self._close_game()

    def keep(self, index: int, seed: bytes) -> None:
        """The seed of one of the table's boards, before anything comes of it."""
        number = board_seed(index)
        self.seeds[number] = seed.hex()
        self.secrets.append(Secret(self.stream, f"seed.{number}", seed.hex()))

    def deal(self) -> None:
        """Begin the next game: commit to a fresh seed before anything comes of it."""
        number = self.table.number + 1 if self.table.ended else 0
        seed = self._seed()
        self.seeds[number] = seed.hex()
        self.secrets.append(Secret(self.stream, f"seed.{number}", seed.hex()))
        self.write("deal", number=number, commitment=luck.commitment(seed))

    def _seed(self) -> bytes:
        """Fresh chance; for a board that other tables play too, that of the board."""
        table = self.table
        played = [ended.counts for ended in table.ended]
        if sum(played) >= len(table.boards):
            return self.entropy(luck.SEED_BYTES)
        board = bytes.fromhex(self.seeds[board_seed(sum(played))])
        return boards.again(board, boards.redeals(played))

    def _close_game(self) -> None:
        """A game is over: its page, its seed for everyone to check, and the next one."""
        self.pages.append(self.table)
        number = self.table.number
        self.write("reveal", number=number, seed=self.seeds[number])
        if self.table.phase == "between":
            self.deal()

    # ------------------------------------------------------------------ what the store needs
    def row(self) -> TableRow:
        table = self.table
        status = "paused" if table.playing and table.paused_at else table.phase
        return TableRow(
            table.id,
            table.place,
            table.key,
            status,
            table.starter,
            tuple(dict.fromkeys(table.people)),
            self.now,
            table.event,
        )

    def deadlines(self) -> list[Deadline]:
        """What must happen to this table by itself, as it now is."""
        table, found = self.table, []
        if table.playing and not table.paused_at:
            if any(map(table.automatic, table.on_turn)):
                found.append(Deadline(self.stream, "computer", self.now + COMPUTER_PACE))
            due = table.due()
            if due is not None:
                found.append(Deadline(self.stream, "turn", due, {"stamp": table.stamp}))
                found += self._reminder(due)
            found += self._quiet()
        if table.playing and table.match.minutes and not table.time_up:
            due = table.began + 60_000 * table.match.minutes
            found.append(Deadline(self.stream, "time", max(due, self.now)))
        if table.live and table.event is None:
            together = table.playing and len(table.people) > 1
            due = self.now + (IDLE_TOGETHER if together else IDLE_ALONE)
            found.append(Deadline(self.stream, "idle", due, {"seq": table.seq}))
        return found

    def _quiet(self) -> list[Deadline]:
        """The end of a window for claims in which no person still asked has anything to claim."""
        table = self.table
        if not table.silence or any(map(self._has_a_say, table.on_turn)):
            return []
        more = int.from_bytes(self.entropy(2)) % HUSH_MORE
        at = max(table.since + HUSH, self.now) + more
        return [Deadline(self.stream, "quiet", at, {"stamp": table.stamp})]

    def _has_a_say(self, side: int) -> bool:
        """Whether the side has a choice, or is a computer that will answer in its own time."""
        moves = self.table.game.legal_moves(self.table.view(side))
        return self.table.automatic(side) or len(list(islice(moves, 2))) > 1

    def _reminder(self, due: int) -> list[Deadline]:
        """A word to whoever is slow, once, when a fifth of a long limit is left."""
        whole = due - self.table.since
        at = due - max(10_000, whole // REMIND_SHARE)
        if whole < REMIND_FROM or at <= self.now:
            return []
        return [Deadline(self.stream, "remind", at, {"stamp": self.table.stamp})]
