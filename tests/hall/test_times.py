"""Times on an organiser's own clocks, where daylight saving skips an hour or shows it twice."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bots.hall.entry.times import BadTime, instant, shown, zone_named

NOW = datetime(2026, 3, 1, 4, 30, tzinfo=UTC)


def at(text: str, zone: str = "Asia/Shanghai", now: datetime = NOW) -> datetime:
    return datetime.fromtimestamp(instant(text, zone, round(now.timestamp() * 1000)) / 1000, UTC)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2026-03-05 20:00", (2026, 3, 5, 12, 0)),
        ("2026-03-05T20:00", (2026, 3, 5, 12, 0)),
        ("2026年3月5日 20:00", (2026, 3, 5, 12, 0)),
        ("3月5日20点", (2026, 3, 5, 12, 0)),
        ("3/5 20点30分", (2026, 3, 5, 12, 30)),
        ("２０２６－０３－０５　２０：００", (2026, 3, 5, 12, 0)),
        ("明天 09:00", (2026, 3, 2, 1, 0)),
        ("tomorrow 9:00", (2026, 3, 2, 1, 0)),
        ("20:00", (2026, 3, 1, 12, 0)),
        ("9:00", (2026, 3, 2, 1, 0)),  # nine has passed in Shanghai, where it is half past noon
        ("3-5 24:00", (2026, 3, 5, 16, 0)),
        ("1-5 20:00", (2027, 1, 5, 12, 0)),  # January comes again
        ("90m", (2026, 3, 1, 6, 0)),
        ("2d", (2026, 3, 3, 4, 30)),
        ("3小时", (2026, 3, 1, 7, 30)),
        ("2026-03-05 20:00+01:00", (2026, 3, 5, 19, 0)),
        ("2026-03-05 20:00Z", (2026, 3, 5, 20, 0)),
    ],
)
def test_ways_to_write_a_time(text: str, expected: tuple[int, ...]) -> None:
    assert at(text) == datetime(*expected, tzinfo=UTC)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2026-02-28 20:00", "past"),
        ("今天 08:00", "past"),
        ("2030-01-01 00:00", "far"),
        ("99999d", "far"),
        ("2026-13-01 20:00", "form"),
        ("2026-02-30 20:00", "form"),
        ("25:00", "form"),
        ("24:30", "form"),
        ("soon", "form"),
        ("", "form"),
        ("2026-03-05", "form"),
        ("2026-03-05 20:00+99:00", "form"),
        ("9" * 400, "form"),
    ],
)
def test_what_is_no_time_to_come(text: str, why: str) -> None:
    with pytest.raises(BadTime) as bad:
        at(text)
    assert bad.value.why == why


def test_an_hour_that_never_comes() -> None:
    """Paris goes from 02:00 to 03:00 on 29 March 2026."""
    with pytest.raises(BadTime) as bad:
        at("2026-03-29 02:30", "Europe/Paris")
    assert bad.value.why == "gap" and bad.value.facts["other"] == "2026-03-29 03:30"
    assert at("2026-03-29 03:30", "Europe/Paris") == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


def test_an_hour_that_comes_twice() -> None:
    """Paris goes from 03:00 back to 02:00 on 25 October 2026; what is offered can be typed."""
    with pytest.raises(BadTime) as bad:
        at("2026-10-25 02:30", "Europe/Paris")
    assert bad.value.why == "twice"
    first, second = bad.value.facts["at"], bad.value.facts["other"]
    assert at(first, "Europe/Paris") == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert at(second, "Europe/Paris") == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


def test_a_day_of_summer_time_is_not_a_day_of_hours() -> None:
    before = datetime(2026, 3, 28, 12, 0, tzinfo=UTC)
    noon = at("tomorrow 13:00", "Europe/Paris", before)
    assert (noon - before).total_seconds() == 23 * 3600


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("asia/shanghai", "Asia/Shanghai"),
        ("北京", "Asia/Shanghai"),
        ("台北", "Asia/Taipei"),
        ("New York", "America/New_York"),
        ("UTC+8", "Etc/GMT-8"),
        ("utc-5", "Etc/GMT+5"),
        ("Mars", None),
        ("localtime", None),
        ("../../etc/passwd", None),
        ("UTC+99", None),
    ],
)
def test_zones_by_name(text: str, zone: str | None) -> None:
    assert zone_named(text) == zone


def test_every_time_is_shown_with_its_zone() -> None:
    assert shown(1_772_712_000_000, "Asia/Shanghai") == "2026-03-05 20:00 (Asia/Shanghai)"
