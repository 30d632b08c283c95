"""The terms of entry as organisers type them: name=value with the event, or one by one later."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bots.hall.entry.roll import Roll
from bots.hall.entry.say import no
from bots.hall.entry.terms import (
    LEAST,
    MOST_ENTRANTS,
    SIZES,
    TOO_FEW,
    UNITS,
    Filter,
    Question,
    Terms,
    numeric,
)
from bots.hall.entry.times import BadTime, instant, zone_named
from render.names import NOBODY, clean_name

if TYPE_CHECKING:
    from bots.hall.ask import Refusal

MOST_QUESTIONS = 10
MOST_CHOICES = 20
MOST_MATES = 20
LONGEST_LABEL = 24
LONGEST_FEE = 80
LONGEST_CHECK_IN = 1440
MOST_ROUNDS = 20
NOTHING = frozenset(("none", "no", "off", "0", "无", "無", "不", "否", "-"))
YES = frozenset(("yes", "on", "1", "是", "开", "開", "需要", "要"))
# Nobody but the organiser needs to read these, whatever mark they are written with.
_PRIVATE = """
contact phone mobile tel telephone email mail wechat qq id idcard student_no address
联系方式 联系电话 电话 手机 手机号 邮箱 微信 微信号 学号 证件号 身份证 身份证号 地址 住址
聯絡方式 聯絡電話 電話 手機 手機號 信箱 電郵 微信號 學號 證件號 身分證 身份證
"""
PRIVATE = frozenset(_PRIVATE.split())
# Of the Chinese names the first is simplified, the second traditional.
NAMES = {
    "zone": "时区 時區 timezone",
    "opens": "开放 開放 开始报名 開始報名 open",
    "closes": "截止 截止 截止时间 截止時間 close deadline",
    "starts": "开赛 開賽 开赛时间 開賽時間",
    "least": "最少 最少 至少 min",
    "most": "最多 最多 上限 名额 名額 max",
    "waiting": "候补 候補 waitlist",
    "too_few": "不足 不足",
    "approval": "审核 審核 approve",
    "fee": "费用 費用 报名费 報名費",
    "fields": "表单 表單 form",
    "filter": "条件 條件 filters",
    "division": "分组 分組 组别 組別 divisions",
    "unit": "单位 單位",
    "checkin": "签到 簽到 check_in",
    "required": "必须签到 必須簽到",
    "late_entry": "迟报 遲報",
    "seeds": "种子 種子",
    "seeds_enter": "种子轮 種子輪",
}
KEYS = {word: key for key, words in NAMES.items() for word in (key, *words.split())}
# What others are read by comes first.
ORDER = ("zone", "fields", "unit", *(key for key in NAMES if key not in ("zone", "fields", "unit")))


@dataclass(frozen=True, slots=True)
class Wanted:
    """Terms while they are read; `least` belongs to the event itself, `entered` are those who
    are in."""

    terms: Terms
    least: int
    now: int
    entered: Roll = ()


def label(key: str, language: str) -> str:
    """A setting as its reader would write it."""
    words = NAMES[key].split()
    return {"zh-Hans": words[0], "zh-Hant": words[1]}.get(language, key)


def key_of(name: str) -> str | None:
    return KEYS.get(name.strip().lower().replace("-", "_"))


def changed(wanted: Wanted, values: dict[str, str]) -> Wanted:
    """The terms with these settings.  Raises Refusal for one that makes no sense."""
    for key in ORDER:
        if key in values:
            text = unicodedata.normalize("NFKC", values[key]).strip()
            wanted = _READERS[key](wanted, text)
    _agree(wanted.terms)
    return wanted


def _agree(terms: Terms) -> None:
    """Raises Refusal when settings contradict each other."""
    for first, second in (("opens", "closes"), ("closes", "starts"), ("opens", "starts")):
        one, other = getattr(terms, first), getattr(terms, second)
        if one and other and one >= other and (first, second) != ("closes", "starts"):
            raise no("order", first=first, second=second)
        if one and other and one > other:
            raise no("order", first=first, second=second)
    if terms.check_in and not terms.starts:
        raise no("check-in-start")
    for rule in terms.filters:
        _known(terms, rule.label)
    if terms.division:
        question = _known(terms, terms.division)
        if question.private:
            raise no("division-private", label=terms.division)


def _known(terms: Terms, label: str) -> Question:
    question = terms.question(label)
    if question is None:
        labels = "、".join(q.label for q in terms.questions) or "-"
        raise no("label", label=label, labels=labels)
    return question


def _with(wanted: Wanted, name: str, value: object) -> Wanted:
    change: dict[str, Any] = {name: value}
    return replace(wanted, terms=replace(wanted.terms, **change))


# ---------------------------------------------------------------------- readers
def _zone(wanted: Wanted, text: str) -> Wanted:
    zone = zone_named(text)
    if zone is None:
        raise unknown_zone(text)
    return _with(wanted, "zone", zone)


def unknown_zone(text: str) -> Refusal:
    return no("zone", text=text[:30])


def _time(name: str) -> Callable[[Wanted, str], Wanted]:
    def read(wanted: Wanted, text: str) -> Wanted:
        at = 0 if text.lower() in NOTHING else when(text, wanted.terms.zone, wanted.now)
        return _with(wanted, name, at)

    return read


def when(text: str, zone: str, now: int) -> int:
    """Raises Refusal for what is no time, or no time to come."""
    try:
        return instant(text, zone, now)
    except BadTime as bad:
        raise _bad_time(bad, text) from bad


def _bad_time(bad: BadTime, text: str) -> Refusal:
    return no(f"time-{bad.why}", text=text[:40], **bad.facts)


def _whole(name: str, most: int, least: int = 1) -> Callable[[Wanted, str], int]:
    def read(wanted: Wanted, text: str) -> int:
        number = numeric(text)
        if number is None or not least <= number <= most:
            raise no("whole", name=name, least=least, most=most)
        return number

    return read


def _least(wanted: Wanted, text: str) -> Wanted:
    return replace(wanted, least=_whole("least", MOST_ENTRANTS, LEAST)(wanted, text))


def _most(wanted: Wanted, text: str) -> Wanted:
    most = (
        MOST_ENTRANTS if text.lower() in NOTHING else _whole("most", MOST_ENTRANTS, 2)(wanted, text)
    )
    return _with(wanted, "most", most)


def _flag(name: str) -> Callable[[Wanted, str], Wanted]:
    def read(wanted: Wanted, text: str) -> Wanted:
        if text.lower() not in YES | NOTHING:
            raise no("yes-no", name=name)
        return _with(wanted, name, text.lower() in YES)

    return read


def _too_few(wanted: Wanted, text: str) -> Wanted:
    said = {"询问": "ask", "詢問": "ask", "取消": "cancel", "延期": "extend"}.get(
        text, text.lower()
    )
    if said not in TOO_FEW:
        raise no("too-few-how")
    return _with(wanted, "too_few", said)


def _fee(wanted: Wanted, text: str) -> Wanted:
    fee = "" if text.lower() in NOTHING else clean_name(text, LONGEST_FEE)
    return _with(wanted, "fee", fee)


_SIZE = re.compile(r"(\d{1,2})(?:\s*[-~–]\s*(\d{1,2}))?")
_UNIT_NAMES = {
    "个人": "single", "個人": "single", "单人": "single", "單人": "single",
    "双人": "pair", "雙人": "pair", "搭档": "pair", "搭檔": "pair", "对": "pair", "對": "pair",
    "团队": "team", "團隊": "team", "队": "team", "隊": "team",
}  # fmt: skip


def _unit(wanted: Wanted, text: str) -> Wanted:
    """single, pair, or team 3-5."""
    word = re.split(r"[\s:\d]", text, maxsplit=1)[0].lower()
    unit = _UNIT_NAMES.get(word, word)
    if unit not in UNITS:
        raise no("unit")
    size = SIZES.get(unit)
    if size is None:
        found = _SIZE.search(text)
        size = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if not 2 <= size[0] <= size[1] <= MOST_MATES:
            raise no("unit")
    return replace(wanted, terms=replace(wanted.terms, unit=unit, size=size))


def _check_in(wanted: Wanted, text: str) -> Wanted:
    """Minutes before the start."""
    digits = text.lower().rstrip("分钟鐘min ")
    minutes = 0 if digits in NOTHING else _whole("checkin", LONGEST_CHECK_IN)(wanted, digits)
    return _with(wanted, "check_in", minutes)


def _late_entry(wanted: Wanted, text: str) -> Wanted:
    """So many rounds may have begun when one still enters."""
    rounds = 0 if text.lower() in NOTHING else _whole("late_entry", MOST_ROUNDS)(wanted, text)
    return _with(wanted, "late_rounds", rounds)


def _seeds(wanted: Wanted, text: str) -> Wanted:
    """Names of those who are in, the strongest first."""
    if text.lower() in NOTHING:
        return _with(wanted, "seeds", ())
    names = [part.strip() for part in re.split(r"[,、;]", text) if part.strip()]
    number = {entered.name: entered.number for entered in reversed(wanted.entered)}
    for name in names:
        if name not in number or names.count(name) > 1:
            known = ", ".join(entered.name for entered in wanted.entered[:MOST_MATES]) or "-"
            raise no("seeds", name=clean_name(name, LONGEST_LABEL), names=known)
    return _with(wanted, "seeds", tuple(number[name] for name in names))


def _seeds_enter(wanted: Wanted, text: str) -> Wanted:
    return _with(wanted, "seeds_enter", _whole("seeds_enter", MOST_ROUNDS)(wanted, text))


# 部门, 级别(初级/中级), 电话!, 备注?
_FIELD = re.compile(r"([^()!?*]+)(?:\(([^()]*)\))?([!?*]*)")


def _fields(wanted: Wanted, text: str) -> Wanted:
    if text.lower() in NOTHING:
        return _with(wanted, "questions", ())
    parts = [p.strip() for p in re.split(r"[,、;](?![^(]*\))", text) if p.strip()]
    questions = tuple(map(_question, parts))
    labels = [q.label for q in questions]
    if not 1 <= len(questions) <= MOST_QUESTIONS or len(set(labels)) < len(labels):
        raise no("fields", most=MOST_QUESTIONS)
    return _with(wanted, "questions", questions)


def _question(part: str) -> Question:
    found = _FIELD.fullmatch(part)
    label = clean_name(found[1], LONGEST_LABEL) if found else NOBODY
    if found is None or label == NOBODY:
        raise no("fields", most=MOST_QUESTIONS)
    choices = tuple(
        dict.fromkeys(
            clean_name(c, LONGEST_LABEL) for c in (found[2] or "").split("/") if c.strip()
        )
    )
    if len(choices) > MOST_CHOICES or (found[2] is not None and len(choices) < 2):
        raise no("fields", most=MOST_QUESTIONS)
    private = "!" in found[3] or label.casefold().replace(" ", "_") in PRIVATE
    return Question(label, choices, private, "?" in found[3])


_RULE = re.compile(r"([^<>=!]+?)\s*(>=|<=|!=|≥|≤|≠|=|<|>)\s*([^<>=!]+)")
_SIGNS = {"≥": ">=", "≤": "<=", "≠": "!="}


def _filter(wanted: Wanted, text: str) -> Wanted:
    """年龄>=18, 性别=女/男."""
    if text.lower() in NOTHING:
        return _with(wanted, "filters", ())
    rules = []
    for part in re.split(r"[,、;]", text):
        found = _RULE.fullmatch(part.strip())
        if found is None:
            raise no("filter-form", text=part[:30])
        label, sign, value = found[1], _SIGNS.get(found[2], found[2]), found[3].strip()
        if sign not in ("=", "!=") and numeric(value) is None:
            raise no("filter-form", text=part[:30])
        rules.append(Filter(clean_name(label, LONGEST_LABEL), sign, clean_name(value, 60)))
    return _with(wanted, "filters", tuple(rules))


def _division(wanted: Wanted, text: str) -> Wanted:
    """级别, or 年龄:12,18 for under 12, 12 to 17, 18 and over."""
    if text.lower() in NOTHING:
        return replace(wanted, terms=replace(wanted.terms, division="", cuts=()))
    label, _, rest = text.partition(":")
    numbers = [numeric(part) for part in re.split(r"[,、\s]+", rest.strip()) if part]
    cuts = tuple(number for number in numbers if number is not None)
    if len(cuts) != len(numbers) or list(cuts) != sorted(set(cuts)):
        raise no("division-form")
    label = clean_name(label, LONGEST_LABEL)
    return replace(wanted, terms=replace(wanted.terms, division=label, cuts=cuts))


_READERS: dict[str, Callable[[Wanted, str], Wanted]] = {
    "zone": _zone,
    "opens": _time("opens"),
    "closes": _time("closes"),
    "starts": _time("starts"),
    "least": _least,
    "most": _most,
    "waiting": _flag("waiting"),
    "too_few": _too_few,
    "approval": _flag("approval"),
    "fee": _fee,
    "fields": _fields,
    "filter": _filter,
    "division": _division,
    "unit": _unit,
    "checkin": _check_in,
    "required": _flag("required"),
    "late_entry": _late_entry,
    "seeds": _seeds,
    "seeds_enter": _seeds_enter,
}
