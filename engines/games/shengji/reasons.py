"""Every reason of this game by name; the words are in words/."""

from __future__ import annotations

from enum import StrEnum


class Why(StrEnum):
    """How a hand ended; why a text is no move; why a move may not stand."""

    DEALERS_KEEP = "dealers_keep"
    ATTACKERS_TAKE = "attackers_take"
    REDEAL = "redeal"

    NOT_CARDS = "not_cards"
    NO_RANK = "no_rank"
    NOT_A_DECLARATION = "not_a_declaration"
    NO_NUMBER = "no_number"
    NEEDS_SUIT = "needs_suit"
    TWO_MEANINGS = "two_meanings"
    NUMBERED = "numbered"

    NOT_HELD = "not_held"
    DECLARING_STILL = "declaring_still"
    DECLARING_OVER = "declaring_over"
    BURY_FIRST = "bury_first"
    BURIED_ALREADY = "buried_already"
    BURY_COUNT = "bury_count"
    NOT_LEVEL = "not_level"
    NOT_ALIKE = "not_alike"
    BIG_JOKER_ONLY = "big_joker_only"
    JOKERS_OPEN = "jokers_open"
    JOKERS_COUNT = "jokers_count"
    NAME_SUIT = "name_suit"
    TOO_FEW = "too_few"
    OWN = "own"
    NO_PASS = "no_pass"
    TWO_SUITS = "two_suits"
    COUNT = "count"
    SUIT = "suit"
    TRACTOR = "tractor"
    TRIPLE = "triple"
    PAIR = "pair"
