"""Other worlds of minibridge: those of bridge in which the points told stay the same."""

from __future__ import annotations

from tests.games.bridge_world import swap

__all__ = ["swap"]
