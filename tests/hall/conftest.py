"""A party of people in one group, for each test its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.hall.party import Party


@pytest.fixture
async def party(tmp_path: Path) -> AsyncIterator[Party]:
    found = await Party.open(tmp_path)
    yield found
    await found.close()
