"""A platform's message budget: so many a second in all, and so many to one place."""

from __future__ import annotations

import asyncio


class Pace:
    """`whole` and `each` are messages a second; a short burst is allowed.

    Platforms count over a minute or so and let short bursts pass; five at once is well within
    what they name (python-telegram-bot's flood limits, Discord's rate limit pages).
    """

    BURST = 5

    def __init__(self, whole: float, each: float) -> None:
        self._whole = 1 / whole
        self._each = 1 / each
        self._free: dict[str, float] = {}

    async def turn(self, place: str) -> None:
        """Returns when one more message may leave for this place."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if len(self._free) > 4096:
            self._free = {k: at for k, at in self._free.items() if at > now}
        at = max(self._book("", self._whole, now), self._book(place, self._each, now))
        if at > now:
            await asyncio.sleep(at - now)

    def _book(self, place: str, gap: float, now: float) -> float:
        """When this place's next message may leave: the backlog beyond the burst must drain."""
        at = max(self._free.get(place, 0.0), now)
        self._free[place] = at + gap
        return at - self.BURST * gap
