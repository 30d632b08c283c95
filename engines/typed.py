"""What every parser does first with what people type."""

from __future__ import annotations

import unicodedata

from engines.game import Common, Unreadable

LONGEST = 64
_SIMPLER = str.maketrans("車俥傌馬砲包帥將後進國", "车车马马炮炮帅将后进国")
_JOINERS = dict.fromkeys((0xFE0F, 0xFE0E, 0x200D, 0x200B, 0x2060))


def plain(text: str) -> str:
    """NFKC, piece words simplified, spaces collapsed.  Raises Unreadable(TOO_LONG)."""
    if len(text) > LONGEST:
        raise Unreadable(Common.TOO_LONG, longest=LONGEST)
    text = unicodedata.normalize("NFKC", text).translate(_JOINERS).translate(_SIMPLER)
    return " ".join(text.split())
