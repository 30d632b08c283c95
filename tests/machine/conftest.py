"""One engine process for a whole file: tests must not depend on what others left in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.machine.engine import Engine


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine() as running:
        yield running
