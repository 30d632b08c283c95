"""Role words dealt by lot, to each in private; whatever game they belong to."""

from __future__ import annotations

from bots.hall.ask import Ask, no, words
from bots.hall.context import moderates, table_for
from bots.hall.post import Post, Private, Rank
from bots.hall.show import titled
from engines.luck import SEED_BYTES, Luck, commitment
from render.names import clean_name
from storage.rows import Secret

LONGEST = 20


async def deal(ask: Ask) -> None:
    """One word for each person at the table, typed by whoever opened it.  Raises Refusal."""
    change = await table_for(ask)
    table = change.table
    if ask.person.key != table.starter and not await moderates(ask, table):
        raise no("roles-rights", table=table.id)
    roles = [clean_name(word, LONGEST) for word in ask.args["words"].split()]
    sitters = [sitter for sitter in table.sitters if sitter.person]
    if not table.live or len(roles) != len(sitters):
        raise no("roles", count=len(sitters))
    seed = ask.hall.entropy(SEED_BYTES)
    change.write("roles", ask.person.key, commitment=commitment(seed))
    ask.work.secrets.append(Secret(table.stream, f"roles.{table.seq}", seed.hex()))
    for sitter, role in zip(sitters, Luck(seed).shuffled(roles), strict=True):
        ask.posts.append(
            Post(
                to=Private(sitter.person),
                lines=(titled(table), words("role", role=role)),
                rank=Rank.NOTICE,
                secret=True,
                stream=table.stream,
            )
        )
    said = words("roles-dealt", count=len(roles), commitment=commitment(seed))
    ask.tell_room(table.stream, said, rank=Rank.NEWS)
    ask.done()
