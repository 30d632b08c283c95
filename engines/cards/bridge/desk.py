"""The rule desk: what does it score, who wins the trick, who declares, what do cards make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.cards.bridge import contract as contracts
from engines.cards.bridge import double_dummy, notation, play, points, scoring
from engines.cards.bridge.contract import ALL, PLAYERS, SEATS, STRAINS, Contract
from engines.cards.bridge.play import Hands, Played
from engines.cards.bridge.position import Wrong, deal_text, read_deal
from engines.cards.bridge.reasons import Reason
from engines.cards.pack import card
from engines.game import Case, Common, Refused, Unjudgeable

Answer = dict[str, Any]
Ask = Callable[[Case], Answer]
MOST_BOARDS = 10_000
MOST_RESULTS = 1_000
MOST_POINTS = 100_000


def judge(ask: str, case: Case, more: Mapping[str, Ask] | None = None) -> Answer:
    """`more` are the asks of one game alone.  Raises Unjudgeable."""
    asks = {**_ASKS, **(more or {})}
    if ask not in asks:
        raise Unjudgeable(Common.NO_ASK, ask=ask)
    try:
        return asks[ask](case)
    except Unjudgeable:
        raise
    except Refused as refused:
        raise Unjudgeable(refused.why, **refused.facts) from None
    except (KeyError, Wrong) as wrong:
        raise Unjudgeable(Common.BAD_CASE, text=str(wrong.args[0])) from None


# ---------------------------------------------------------------------- scores
def _scores(case: Case) -> Answer:
    contract = contract_given(case)
    tricks = number(case, "tricks", range(ALL + 1))
    if not isinstance(case["vulnerable"], bool):
        raise KeyError("vulnerable")
    return {"score": contracts.score(contract, case["vulnerable"], tricks)}


def contract_given(case: Case) -> Contract:
    """`4S` with doubled 1, or `4SX`; both must agree where both tell."""
    text = text_of(case, "contract")
    contract = contracts.contract_of(text.replace(" ", ""))
    if contract is None:
        raise KeyError("contract")
    doubled = number(case, "doubled", range(3)) if "doubled" in case else contract.doubled
    if contract.doubled not in (0, doubled):
        raise KeyError("doubled")
    return Contract(contract.level, contract.strain, doubled)


def _imps(case: Case) -> Answer:
    return {"imps": scoring.imps(number(case, "difference", range(-MOST_POINTS, MOST_POINTS)))}


def _bands(case: Case) -> Answer:
    return {"band": scoring.band(number(case, "difference", range(-MOST_POINTS, MOST_POINTS)))}


def _matchpoints(case: Case) -> Answer:
    scores = _results(case)
    taken = scoring.matchpoints(scores)
    most = scoring.top(len(scores))
    return {
        "ns_mp": list(map(int, taken)),
        "ew_mp": [int(most - mp) for mp in taken],
        "top": most,
        "ns_percent": [round(float(scoring.percent(mp, len(scores))), 2) for mp in taken],
    }


def _cross_imps(case: Case) -> Answer:
    return {"ns_imps": [round(float(imps), 2) for imps in scoring.cross_imps(_results(case))]}


def _butler(case: Case) -> Answer:
    scores = _results(case)
    return {"datum": scoring.datum(scores), "ns_imps": scoring.butler(scores)}


def _victory_points(case: Case) -> Answer:
    margin = number(case, "imps", range(-MOST_POINTS, MOST_POINTS))
    won = scoring.victory_points(margin, number(case, "boards", range(1, MOST_RESULTS)))
    return {"vp": round(float(won), 2), "other_vp": round(float(scoring.WIN - won), 2)}


def _results(case: Case) -> list[int]:
    scores = case["ns_scores"]
    if not isinstance(scores, list) or not 0 < len(scores) <= MOST_RESULTS:
        raise KeyError("ns_scores")
    if not all(type(score) is int for score in scores):
        raise KeyError("ns_scores")
    return scores


# ---------------------------------------------------------------------- boards and tricks
def _boards(case: Case) -> Answer:
    board = number(case, "board", range(1, MOST_BOARDS))
    return {"dealer": SEATS[contracts.dealer(board)], "vul": contracts.vulnerability(board)}


def _plays(case: Case) -> Answer:
    """Who wins each trick, and what declarer makes of them; a revoke is no answer."""
    hands = dict(enumerate(map(list, _deal(case))))
    trump = text_of(case, "trump")
    if trump not in STRAINS:
        raise KeyError("trump")
    declarer, turn = seat(case, "declarer"), seat(case, "opening_lead")
    if turn != contracts.after(declarer):
        raise KeyError("opening_lead")
    winners: list[int] = []
    played: tuple[Played, ...] = ()
    for row in _rows(case):
        for text in row:
            who, _, code = text.rpartition(":")
            if who and who != SEATS[turn]:
                raise KeyError(text)
            played = (*played, _from(hands[turn], played, turn, code))
            turn = contracts.after(turn)
        turn = play.winner(played[-PLAYERS:], "" if trump == "NT" else trump)
        winners.append(turn)
    made = sum(contracts.side(w) == contracts.side(declarer) for w in winners)
    names = [SEATS[w] for w in winners]
    tricks = [{"cards": row, "winner": w} for row, w in zip(_rows(case), names, strict=True)]
    return {"tricks": tricks, "winners": names, "declarer_tricks": made}


def _from(hand: list[Any], played: tuple[Played, ...], turn: int, code: str) -> Played:
    try:
        one = card(code)
    except ValueError:
        raise KeyError(code) from None
    if one not in play.playable(tuple(hand), played):
        raise KeyError(code)
    hand.remove(one)
    return Played(turn, one)


def _rows(case: Case) -> list[list[str]]:
    """The cards of each trick, given as lists or as {"cards": […]}."""
    tricks = case["tricks"]
    if not isinstance(tricks, list) or len(tricks) > ALL:
        raise KeyError("tricks")
    return [_row(trick.get("cards") if isinstance(trick, dict) else trick) for trick in tricks]


def _row(cards: Any) -> list[str]:
    if not isinstance(cards, list) or len(cards) != PLAYERS:
        raise KeyError("tricks")
    if not all(isinstance(text, str) for text in cards):
        raise KeyError("tricks")
    return cards


def _double_dummy(case: Case) -> Answer:
    hands = _deal(case)
    if not play.full(hands):
        raise KeyError("deal_pbn")
    deal = deal_text(hands)
    tricks = double_dummy.tricks(deal)
    if tricks is None:
        raise Unjudgeable(Reason.NO_SOLVER)
    answer: Answer = {"tricks": tricks}
    if "board" in case or ("dealer" in case and "vul" in case):
        board = number(case, "board", range(1, MOST_BOARDS)) if "board" in case else 1
        dealer = seat(case, "dealer") if "dealer" in case else contracts.dealer(board)
        vulnerable = case.get("vul", contracts.vulnerability(board))
        if vulnerable not in contracts.VULNERABLE:
            raise KeyError("vul")
        answer["par_ns"] = double_dummy.par(deal, dealer, vulnerable)
    return answer


# ---------------------------------------------------------------------- words and points
def _notation(case: Case) -> Answer:
    said = notation.tidied(text_of(case, "text"))
    call = notation.read_call(said)
    if call is not None:
        return {"means": call}
    claimed = notation.read_claim(said.lower())
    if claimed is not None:
        return {"means": notation.canonical(claimed)}
    return {"means": f"card {notation.read_card(notation.unprefixed(said)).code}"}


def _minibridge(case: Case) -> Answer:
    """Who declares; level sides are dealt again."""
    if not isinstance(case["hcp"], dict):
        raise KeyError("hcp")
    held = [number(case["hcp"], name, range(points.ALL_POINTS + 1)) for name in SEATS]
    declarer = points.declarer(held, seat(case, "dealer"))
    if declarer is None:
        return {"declaring": "redeal"}
    return {"declaring": ("NS", "EW")[declarer % 2], "declarer": SEATS[declarer]}


_ASKS: dict[str, Ask] = {
    "scores": _scores,
    "imps": _imps,
    "bands": _bands,
    "matchpoints": _matchpoints,
    "cross_imps": _cross_imps,
    "butler": _butler,
    "victory_points": _victory_points,
    "boards": _boards,
    "plays": _plays,
    "notation": _notation,
    "minibridge": _minibridge,
    "double_dummy": _double_dummy,
}


# ---------------------------------------------------------------------- what is given
def text_of(case: Case, name: str) -> str:
    if not isinstance(case[name], str):
        raise KeyError(name)
    return str(case[name])


def number(case: Case, name: str, allowed: range) -> int:
    if type(case[name]) is not int or case[name] not in allowed:
        raise KeyError(name)
    return int(case[name])


def seat(case: Case, name: str) -> int:
    value = case[name]
    if not isinstance(value, str) or len(value) != 1 or value not in SEATS:
        raise KeyError(name)
    return SEATS.index(value)


def _deal(case: Case) -> Hands:
    return read_deal(text_of(case, "deal_pbn"))
