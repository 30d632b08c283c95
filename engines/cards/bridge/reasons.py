"""Why a text is no call and no card, and why a card or a claim may not stand."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Shared by the games of this family; the words are in this package."""

    NOT_A_CALL = "not_a_call"
    NO_LEVEL = "no_level"
    CARD_TOO_SOON = "card_too_soon"
    CALL_TOO_LATE = "call_too_late"
    NOT_A_CARD = "not_a_card"
    NO_RANK = "no_rank"
    NO_SUIT = "no_suit"
    ONE_CARD = "one_card"
    NO_NUMBER = "no_number"
    GONE = "gone"
    NOT_IN_DUMMY = "not_in_dummy"
    NOT_HELD = "not_held"
    FOLLOW_SUIT = "follow_suit"
    CLAIM_STANDS = "claim_stands"
    NO_CLAIM = "no_claim"
    CLAIM_TOO_SOON = "claim_too_soon"
    CLAIM_AGAIN = "claim_again"
    CLAIM_NOT_YOURS = "claim_not_yours"
    CLAIM_TOO_MANY = "claim_too_many"
    NO_SOLVER = "no_solver"

    @property
    def words(self) -> str:
        """The package that tells them."""
        return "engines.cards.bridge"
