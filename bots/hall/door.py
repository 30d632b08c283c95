"""What is done at the door: names and texts that come in are cleaned before anyone sees them."""

from __future__ import annotations

import msgspec

from bots.hall.incoming import Incoming
from bots.hall.names import unmarked
from render.names import clean_name, visible

LONGEST = 2000  # of a text or an argument; nobody means more than that to us


def tidied(incoming: Incoming, at: int) -> Incoming:
    """`at` is when we kept it, ms UTC."""
    who = msgspec.structs.replace(incoming.who, name=clean_name(unmarked(incoming.who.name)))
    return msgspec.structs.replace(
        incoming,
        at=at,
        who=who,
        text=visible(incoming.text[:LONGEST]),
        args={name: visible(value[:LONGEST]) for name, value in incoming.args.items()},
    )
