"""What a picture shows, for tests that count it."""

from __future__ import annotations

from collections import Counter

from render.scene import Scene


def shown(scene: Scene) -> Counter[str]:
    """The names of the cards that are stamped on it, as often as each is."""
    names = (getattr(getattr(shape, "symbol", None), "name", "") for shape in scene.shapes)
    return Counter(name for name in names if name.startswith("card-"))
