"""What can be wrong with the whole book, as a key; the words are the hall's and the command's."""

from __future__ import annotations

from typing import Literal

Reason = Literal["unwritable", "corrupt", "newer", "in_use", "unreachable", "backup_by_server"]


class StoreBroken(Exception):
    """The book cannot be opened, or did not take a write; nothing was reset or half written.

    unwritable: the file, its folder or its disk takes no writes.  corrupt: not a sound book.
    newer: written by a later version of the program.  in_use: another host has it open.
    unreachable: the database server does not answer.  backup_by_server: copy it with pg_dump.
    """

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason: Reason = reason
        self.detail = detail
