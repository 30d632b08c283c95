"""Times as organisers write them, on the clocks of their own place, daylight saving included."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

FURTHEST = timedelta(days=730)
DAY = timedelta(days=1)
MINUTE = 60_000

USUAL = {"zh-Hans": "Asia/Shanghai", "zh-Hant": "Asia/Taipei", "en": "UTC"}
PLACES = {
    "Asia/Shanghai": "北京 上海 中国 中國 beijing china",
    "Asia/Taipei": "台北 臺北 台湾 台灣 臺灣 taipei taiwan",
    "Asia/Hong_Kong": "香港 hongkong",
    "Asia/Macau": "澳门 澳門 macau",
    "Asia/Singapore": "新加坡 singapore",
    "Asia/Kuala_Lumpur": "吉隆坡 马来西亚 馬來西亞",
    "Asia/Tokyo": "东京 東京 日本 tokyo",
    "Europe/London": "伦敦 倫敦 london",
    "Europe/Paris": "巴黎 paris",
    "Europe/Berlin": "柏林 berlin",
    "America/New_York": "纽约 紐約 newyork",
    "America/Los_Angeles": "洛杉矶 洛杉磯 losangeles",
    "America/Toronto": "多伦多 多倫多 toronto",
    "Australia/Sydney": "悉尼 雪梨 sydney",
    "UTC": "utc gmt z",
}
_NICKNAMES = {nick: zone for zone, nicks in PLACES.items() for nick in nicks.split()}
_FIXED = re.compile(r"(?:utc|gmt)([+-])(\d{1,2})")

_DAYS = {"今天": 0, "today": 0, "明天": 1, "tomorrow": 1, "后天": 2, "後天": 2}
_DATE = r"(?:(?P<year>\d{4})[-/.年])?(?P<month>\d{1,2})[-/.月](?P<day>\d{1,2})日?"
_CLOCK = r"(?P<hour>\d{1,2})(?::|点|點|时|時)(?:(?P<minute>\d{2})分?)?"
_OFFSET = r"(?P<offset>z|[+-]\d{2}:?\d{2})"
_MOMENT = re.compile(
    rf"(?:(?:{_DATE}|(?P<named>{'|'.join(_DAYS)}))[\s_t]*)?{_CLOCK}\s*{_OFFSET}?", re.IGNORECASE
)
_SPAN = re.compile(r"\+?(?P<count>\d{1,5})\s*(?P<unit>m|min|分|分钟|分鐘|h|小时|小時|d|天)")
_UNITS = {"m": 1, "分": 1, "h": 60, "小": 60, "d": 1440, "天": 1440}


class BadTime(Exception):
    """`why`: form, past, far, gap (`at` is what could be meant), twice (`at` and `other`)."""

    def __init__(self, why: str, **facts: str) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts


@cache
def _zones() -> dict[str, str]:
    return {name.lower(): name for name in available_timezones() if name != "localtime"}


def zone_named(text: str) -> str | None:
    """A time zone by its IANA name, a city people know, or UTC+8; None for anything else."""
    wanted = text.strip().lower().replace(" ", "")
    if found := _NICKNAMES.get(wanted) or _zones().get(wanted):
        return found
    fixed = _FIXED.fullmatch(wanted)
    if fixed is None:
        return None
    sign = "-" if fixed[1] == "+" else "+"  # the names of the tz database count westward
    return _zones().get(f"etc/gmt{sign}{int(fixed[2])}")


def shown(at: int, zone: str) -> str:
    """2026-12-05 20:00 (Asia/Shanghai)."""
    return f"{local(at, zone):%Y-%m-%d %H:%M} ({zone})"


def local(at: int, zone: str) -> datetime:
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone))


def instant(text: str, zone: str, now: int) -> int:
    """The time meant, in ms UTC: a date and a time, a time of today or tomorrow, or a span
    from now.  Raises BadTime for one that is past, never comes, or comes twice."""
    said = unicodedata.normalize("NFKC", text).strip().lower()
    if span := _SPAN.fullmatch(said):
        at = now + int(span["count"]) * _UNITS[span["unit"][0]] * MINUTE
    elif moment := _MOMENT.fullmatch(said):
        at = _moment(moment, zone, now)
    else:
        raise BadTime("form")
    if at <= now:
        raise BadTime("past", at=shown(at, zone), now=shown(now, zone))
    if at - now > FURTHEST / timedelta(milliseconds=1):
        raise BadTime("far", at=shown(at, zone))
    return at


def _moment(found: re.Match[str], zone: str, now: int) -> int:
    today = local(now, zone).date()
    try:
        day = _day(found, today)
        hour, minute = int(found["hour"]), int(found["minute"] or 0)
        if (hour, minute) == (24, 0):
            day, hour = day + DAY, 0
        wall = datetime(day.year, day.month, day.day, hour, minute)  # noqa: DTZ001 - of the zone
    except (ValueError, OverflowError):
        raise BadTime("form") from None
    at = _placed(wall, found["offset"] or "", zone)
    dated = found["month"] or found["named"]
    if at <= now and not dated:
        at = _placed(wall + DAY, found["offset"] or "", zone)
    return at


def _day(found: re.Match[str], today: date) -> date:
    if found["named"]:
        return today + _DAYS[found["named"]] * DAY
    if not found["month"]:
        return today
    month, number = int(found["month"]), int(found["day"])
    if found["year"]:
        return date(int(found["year"]), month, number)
    day = date(today.year, month, number)
    return day if day >= today else date(today.year + 1, month, number)


def _placed(wall: datetime, offset: str, zone: str) -> int:
    """A time on the wall as an instant.  Raises BadTime where the clocks jump over it, or show
    it twice and no offset says which is meant."""
    there: tzinfo = ZoneInfo(zone)
    if offset:
        return _ms(wall.replace(tzinfo=_offset(offset)))
    first, second = (wall.replace(tzinfo=there, fold=fold) for fold in (0, 1))
    back = first.astimezone(UTC).astimezone(there)
    if back.replace(tzinfo=None) != wall:
        raise BadTime("gap", at=f"{wall:%Y-%m-%d %H:%M}", other=f"{back:%Y-%m-%d %H:%M}", zone=zone)
    if first.utcoffset() != second.utcoffset():
        raise BadTime("twice", at=_exact(first), other=_exact(second), zone=zone)
    return _ms(first)


def _exact(at: datetime) -> str:
    return at.strftime("%Y-%m-%d %H:%M") + at.strftime("%z")[:3] + ":" + at.strftime("%z")[3:5]


def _offset(text: str) -> tzinfo:
    if text == "z":
        return UTC
    digits = text.replace(":", "")
    span = timedelta(hours=int(digits[1:3]), minutes=int(digits[3:5]))
    try:
        return timezone(span if digits[0] == "+" else -span)
    except ValueError:
        raise BadTime("form") from None


def _ms(at: datetime) -> int:
    return round(at.timestamp() * 1000)
