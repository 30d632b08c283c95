"""Server-sent events: pages hear that what they show has changed, and fetch it anew."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict

from aiohttp import web

KEEP_ALIVE = 15.0
RETRY = 1000
MOST_WATCHERS = 2000


class Live:
    """`tell` wakes every page that watches a topic: a stream, "hall", or a guest's own."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Queue[str | None]]] = defaultdict(set)
        self._count = 0

    def tell(self, topic: str, said: str = "") -> None:
        """With `said`, the page also shows this line."""
        for queue in self._watchers.get(topic, ()):
            queue.put_nowait(json.dumps({"topic": topic, "said": said}))

    def close(self) -> None:
        for queues in self._watchers.values():
            for queue in queues:
                queue.put_nowait(None)

    async def serve(self, request: web.Request, topics: set[str]) -> web.StreamResponse:
        """One page's stream, until it goes away or the hall closes."""
        if self._count >= MOST_WATCHERS:
            raise web.HTTPServiceUnavailable
        response = web.StreamResponse(headers={"Cache-Control": "no-store"})
        response.content_type = "text/event-stream"
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        for topic in topics:
            self._watchers[topic].add(queue)
        self._count += 1
        try:
            await response.prepare(request)
            await response.write(f"retry: {RETRY}\n\n".encode())
            await self._pour(response, queue)
        except (ConnectionResetError, ConnectionError):
            pass
        finally:
            self._count -= 1
            for topic in topics:
                self._leave(topic, queue)
        return response

    async def _pour(self, response: web.StreamResponse, queue: asyncio.Queue[str | None]) -> None:
        while True:
            try:
                # Not wait_for: in Python 3.11 it can swallow a cancelling.
                async with asyncio.timeout(KEEP_ALIVE):
                    said = await queue.get()
            except TimeoutError:
                await response.write(b": still here\n\n")
                continue
            if said is None:
                return
            await response.write(f"data: {said}\n\n".encode())

    def _leave(self, topic: str, queue: asyncio.Queue[str | None]) -> None:
        self._watchers[topic].discard(queue)
        if not self._watchers[topic]:
            del self._watchers[topic]
