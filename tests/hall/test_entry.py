"""Signing up: the form in private, who may enter, who waits, who approves; all durable."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.hall.entry.form import DRAFT
from bots.hall.event import Event
from bots.hall.event_log import event_of
from render.words import say
from tests.hall.party import Party, public, text_of

FORM = "fields=dept,level(beginner/advanced),phone!,remark?"


def told(key: str, **facts: str | int) -> str:
    return say("bots.hall.entry", "en", key, **facts)


async def event(party: Party, number: int = 1) -> Event:
    """The event at hand, which is what its log says."""
    found, log = await party.hall.event(f"e{number}"), await party.store.log(f"e{number}")
    seed = str(await party.store.secret(f"e{number}", "seed.0"))
    assert found == event_of(number, found.place, log, seed)
    return found


async def names(party: Party, on: str = "entered") -> list[str]:
    return [entered.name for entered in getattr(await event(party), on)]


async def answer(party: Party, name: str, *answers: str) -> str:
    said = ""
    for text in answers:
        said = text_of(await party.do(name, text, f"@{name}"))
    return said


# ---------------------------------------------------------------------- the form
async def test_a_form_is_asked_in_private_and_only_the_organiser_reads_what_is_private(
    party: Party,
) -> None:
    await party.do("org", f"/event new gomoku Spring Cup {FORM}")
    asked = await party.click("ann", "enter")
    assert [m.user for m in asked] == ["ann"] and all(m.secret for m in asked)
    assert "Question 1 of 4: dept" in text_of(asked)
    said = await answer(party, "ann", "Maths", "beginner", "555-0101", "-")
    assert "You are in" in said
    shown = text_of(public(await party.do("bob", "/event entrants")))
    shown += "".join(m.text for m in party.chat.sent if not m.user)
    assert "ann (Maths, beginner)" in shown
    assert "555-0101" not in shown
    log = str(await party.store.log("e1"))
    assert "Maths" in log and "555-0101" not in log
    (file,) = [m.file for m in await party.do("org", "/event export csv") if m.file]
    assert "555-0101" in file[1].decode("utf-8-sig")


async def test_nobody_but_the_organiser_gets_the_private_answers(party: Party) -> None:
    await party.do("org", f"/event new gomoku Cup {FORM}")
    await party.click("ann", "enter")
    await answer(party, "ann", "Maths", "2", "555-0101", "slow")
    for name in ("ann", "bob", "*mod"):
        for chat in ("g", f"@{name.lstrip('*')}"):
            said = await party.do(name, "/event export csv #e1", chat)
            assert not any(m.file for m in said)
            assert "555-0101" not in text_of(said)


async def test_wrong_answers_are_asked_again_and_choices_can_be_pressed(party: Party) -> None:
    await party.do("org", f"/event new gomoku Cup {FORM}")
    await party.click("ann", "enter")
    await answer(party, "ann", "Maths")
    assert "takes one of: beginner / advanced" in await answer(party, "ann", "expert")
    token = next(k.press for k in party.keys("ann") if k.label == "advanced")
    assert "phone" in text_of(await party.press("ann", token, "@ann"))
    assert "needs an answer" in await answer(party, "ann", "-")
    await answer(party, "ann", "1")
    skip = next(k.press for k in party.keys("ann") if k.label == told("button-skip"))
    assert "You are in" in text_of(await party.press("ann", skip, "@ann"))
    (entered,) = (await event(party)).entered
    assert entered.answers == {"dept": "Maths", "level": "advanced"}


async def test_a_half_filled_form_survives_a_restart_and_lies_for_an_hour(party: Party) -> None:
    await party.do("org", f"/event new gomoku Cup {FORM}")
    await party.click("ann", "enter")
    await answer(party, "ann", "Maths")
    await party.restart()
    assert "Question 3 of 4" in await answer(party, "ann", "beginner")
    await party.wait(2 * 3600)
    assert "Question" not in await answer(party, "ann", "hello there")
    assert await names(party) == []


async def test_a_form_can_be_stopped_and_the_answers_are_gone(party: Party) -> None:
    await party.do("org", f"/event new gomoku Cup {FORM}")
    await party.click("ann", "enter")
    await answer(party, "ann", "Maths")
    stop = next(k.press for k in party.keys("ann") if k.label == told("button-stop-form"))
    await party.press("ann", stop, "@ann")
    assert await party.store.secret(DRAFT, "party:ann") == ""


async def test_private_answers_go_when_their_owner_leaves(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup fields=phone")
    await party.click("ann", "enter")
    await answer(party, "ann", "555-0101")
    assert "555" in str(await party.store.secret("e1", "form.party:ann"))
    await party.click("ann", "withdraw")
    assert await party.store.secret("e1", "form.party:ann") == ""
    assert await names(party) == []


async def test_two_worlds_that_differ_in_private_answers_look_alike(tmp_path: Path) -> None:
    seen = []
    for phone, folder in (("555-0101", "a"), ("+86 138 0013 8000", "b")):
        (tmp_path / folder).mkdir()
        party = await Party.open(tmp_path / folder)
        await party.do("org", "/event new gomoku Cup fields=dept,phone!,secret!? approval=yes")
        for name in ("ann", "bob", "cyd"):
            await party.click(name, "enter")
            await answer(party, name, "Maths", phone, phone)
        await party.do("org", "/event entry approve all")
        for command in ("entrants", "set", "bracket"):
            await party.do("bob", f"/event {command}")
        await party.do("ann", "/event leave")
        await party.do("org", "/event draw")
        await party.do("bob", "/event bracket")
        everything = [
            (m.user, m.text, m.alt, str(m.scene), m.keys, m.file)
            for m in party.chat.sent
            if "555" not in m.text and "138" not in m.text  # the organiser sees no more either
        ]
        log = [(e.kind, e.by, e.data) for e in await party.store.log("e1")]
        # Lanes leave side by side: only within each is there an order.
        seen.append((sorted(everything, key=str), len(party.chat.sent), log))
        await party.close()
    assert seen[0] == seen[1]


# ---------------------------------------------------------------------- who may enter
async def test_a_second_sign_up_is_refused_kindly_and_other_events_stay_open(party: Party) -> None:
    await party.do("org", "/event new gomoku One")
    await party.do("org", "/event new xiangqi Two")
    await party.do("ann", "/event join #e1")
    assert "You are in #e1 already" in text_of(await party.do("ann", "/event join #e1"))
    await party.do("ann", "/event join")  # the one she is not in yet
    assert [e.name for e in (await event(party, 2)).entered] == ["ann"]
    assert await names(party) == ["ann"]


@pytest.mark.parametrize(
    ("rule", "age", "fits"),
    [
        ("age>=18", "17", False),
        ("age>=18", "18", True),
        ("age<12", "12", False),
        ("age!=13", "13", False),
        ("age=8/9", "9", True),
    ],
)
async def test_filters(party: Party, rule: str, age: str, fits: bool) -> None:
    await party.do("org", f"/event new gomoku Cup fields=age! filter={rule}")
    await party.click("ann", "enter")
    said = await answer(party, "ann", age)
    assert ("You are in" in said) == fits
    assert (f"open to {rule} only" in said) == (not fits)


async def test_a_number_is_asked_for_where_a_filter_compares(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup fields=age filter=age>=18")
    await party.click("ann", "enter")
    assert "whole number" in await answer(party, "ann", "old enough")


async def test_divisions_by_a_question(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup fields=age division=age:12,18")
    for name, age in (("ann", "9"), ("bob", "12"), ("cyd", "17"), ("dan", "40")):
        await party.click(name, "enter")
        await answer(party, name, age)
    found = [entered.division for entered in (await event(party)).entered]
    assert found == ["<12", "12-17", "12-17", "18+"]
    refused = await party.do("org", "/event new gomoku Other fields=age! division=age")
    assert "private" in text_of(refused)


async def test_seeds_stand_first_and_may_come_in_later(party: Party) -> None:
    """Seeds skip the first round of a knock-out (rule book 0f), and stand apart in its tree."""
    await party.do("org", "/event new gomoku Cup placement=bracket late=0")
    for name in ("ann", "bob", "cyd", "dan", "eve", "fay"):
        await party.do(name, "/event join")
    for wrong in ("zed", "ann, ann"):
        said = text_of(await party.do("org", f"/event set seeds {wrong}"))
        assert f"{wrong.split(', ')[0]}” is nobody" in said and "ann, bob, cyd" in said
    assert "Seeds: fay, ann" in text_of(await party.do("org", "/event set seeds fay, ann"))
    assert "in round 2" in text_of(await party.do("org", "/event set seeds_enter 2"))
    await party.do("org", "/event draw")
    found = await event(party)
    assert [found.names[e] for e in found.order[:2]] == ["fay", "ann"]
    assert len(found.pending) == 2
    assert not {found.order[0], found.order[1]} & {
        e for w in found.pending for e in w.pairing.seats
    }
    refused = text_of(await party.do("org", "/event new gomoku L format=swiss seeds_enter=2"))
    assert "Only in a knock-out" in refused


# ---------------------------------------------------------------------- how many
async def test_the_waiting_list_moves_up_when_somebody_leaves(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup most=2")
    for name in ("ann", "bob", "cyd", "dan"):
        said = text_of(await party.click(name, "enter"))
    assert "number 2 on the waiting list" in said
    moved = await party.click("ann", "withdraw")
    assert any("cyd, a place is free" in m.text for m in public(moved))
    assert await names(party) == ["bob", "cyd"]
    assert await names(party, "reserve") == ["dan"]
    await party.do("org", "/event set most 3")
    assert await names(party) == ["bob", "cyd", "dan"]


async def test_a_setting_is_set_as_with_a_new_event_and_a_slip_in_its_name_is_told(
    party: Party,
) -> None:
    await party.do("org", "/event new gomoku Cup")
    assert "3 at most" in text_of(await party.do("org", "/event set most=3"))
    assert "4 at most" in text_of(await party.do("org", "/event set most = 4"))
    said = text_of(await party.do("org", "/event set sedes ann, bob"))
    assert "There is no setting “sedes”" in said and "seeds" in said
    assert "To change one" in text_of(await party.do("org", "/event set"))


async def test_without_a_waiting_list_a_full_event_is_full(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup most=2 waiting=no")
    for name in ("ann", "bob"):
        await party.click(name, "enter")
    assert "At most 2" in text_of(await party.click("cyd", "enter"))


async def test_the_organiser_approves_declines_and_notes_fees(party: Party) -> None:
    await party.do("org", 'event new gomoku "Spring Cup" approval=yes fee="20, cash"', "g",
                   addressed=True)  # fmt: skip
    for name in ("ann", "bob", "cyd"):
        said = await party.click(name, "enter")
        assert "Fee: 20, cash" in text_of(said)
    assert await names(party) == []
    assert "Only the organiser" in text_of(await party.click("bob", "draw-lots"))
    await party.do("org", "/event entry approve ann")
    await party.do("org", "/event entry approve bob")
    await party.do("org", "/event entry decline cyd")
    await party.do("org", "/event entry 已付 ann")
    assert await names(party) == ["ann", "bob"]
    assert [e.paid for e in (await event(party)).entered] == [True, False]
    assert "no entry" in text_of(await party.do("org", "/event entry paid zoe"))
    assert "Only the organiser" in text_of(await party.do("bob", "/event entry paid bob"))


async def test_what_was_answered_is_told_to_the_organiser_alone(party: Party) -> None:
    await party.do("org", "/help", "@org")
    await party.do("org", "/event new gomoku Cup fields=dept,phone! approval=yes")
    await party.click("ann", "enter")
    await answer(party, "ann", "Maths", "555-0101")
    told_org = [m for m in party.chat.sent if "555-0101" in m.text]
    assert [m.user for m in told_org] == ["org"] and "dept: Maths" in told_org[0].text
    let_in = next(k.press for k in party.keys("org") if k.label == told("button-approve"))
    assert "Only the organiser" in text_of(await party.press("bob", let_in, "g"))
    await party.press("org", let_in, "@org")
    assert await names(party) == ["ann"]


async def test_what_is_made_private_is_shown_no_more(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup fields=dept,room")
    await party.click("ann", "enter")
    await answer(party, "ann", "Maths", "R 404")
    assert "R 404" in text_of(await party.do("bob", "/event entrants"))
    for fields in ("dept,room!", "dept"):
        said = text_of(await party.do("org", f"/event set fields {fields}"))
        said += text_of(await party.do("bob", "/event entrants"))
        assert "Maths" in said and "R 404" not in said


async def test_titles_have_as_many_words_as_they_are_given(party: Party) -> None:
    for line, name in (
        ("/event new gomoku Spring Cup 2026 best_of=3", "Spring Cup 2026"),
        ('/event new gomoku "Spring  Cup" best_of=3', "Spring Cup"),
        ("/event new gomoku “春季 杯”", "春季 杯"),
        ('/event new gomoku Ann"s Cup', 'Ann"s Cup'),
    ):
        before = len(await party.store.events())
        await party.do("org", line)
        rows = await party.store.events()
        assert (rows[0].name, len(rows)) == (name, before + 1)


# ---------------------------------------------------------------------- pairs and teams
async def test_a_pair_is_complete_when_the_partner_says_yes(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup unit=pair")
    for name in ("ann", "bob", "cyd", "dan", "eve"):
        await party.do(name, "/help")
    await party.click("ann", "enter")
    await answer(party, "ann", "Falcons")
    asked = await party.do("ann", "/event join partner party:bob".replace("partner ", ""))
    assert any("bob, ann wants to enter with you" in m.text for m in public(asked))
    token = next(k.press for k in party.keys() if k.label == told("button-mate-yes"))
    assert "not for you" in text_of(await party.press("cyd", token))
    await party.press("bob", token)
    (pair,) = (await event(party)).entered
    assert pair.people == ("party:ann", "party:bob")
    assert "already" in text_of(await party.do("bob", "/event join"))
    await party.do("cyd", "/event join party:dan Hawks")
    no = next(k.press for k in party.keys() if k.label == told("button-mate-no"))
    await party.press("dan", no)
    assert "Only 1 signed up" in text_of(await party.do("org", "/event draw"))
    await party.do("cyd", "/event join party:eve")
    yes = next(k.press for k in party.keys() if k.label == told("button-mate-yes"))
    await party.press("eve", yes)
    await party.do("org", "/event draw")
    assert (await event(party)).phase == "playing"


async def test_a_partner_named_first_is_asked_when_the_form_is_full(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup unit=pair fields=club")
    for name in ("ann", "bob", "cyd", "dan"):
        await party.do(name, "/help")
    assert "party:zoe" in text_of(await party.do("ann", "/event join party:zoe"))
    await party.do("ann", "/event join party:bob")
    await party.do("cyd", "/event join party:bob")
    await answer(party, "ann", "Falcons")
    asked, yes = (
        text_of(public(await party.do("ann", "Chess Club", "@ann"))),
        told("button-mate-yes"),
    )
    assert "bob, ann wants to enter with you" in asked
    await party.press("bob", next(k.press for k in party.keys() if k.label == yes))
    said = await answer(party, "cyd", "Hawks", "Chess Club")
    assert "bob is in #e1 already" in said and "You are in" in said
    assert "/event join #e1 @name" in said, "another can be named"
    assert [len(entered.mates) for entered in (await event(party)).entered] == [1, 0]


async def test_a_substitute_takes_a_place(party: Party) -> None:
    await party.do("org", "/event new gomoku Cup")
    for name in ("ann", "bob", "cyd"):
        await party.do(name, "/help")
    for name in ("ann", "bob"):
        await party.click(name, "enter")
    refused = await party.do("ann", "/event swap ann party:cyd")
    assert "Only the organiser" in text_of(refused)
    assert "already" in text_of(await party.do("org", "/event swap ann party:bob"))
    await party.do("org", "/event swap ann party:cyd")
    assert await names(party) == ["cyd", "bob"]
    assert "not in #e1" in text_of(await party.do("ann", "/event leave"))


# ---------------------------------------------------------------------- strange names
@pytest.mark.parametrize(
    "name", ["x" * 200, "\u202e@everyone\u202c", "z" + "\u0301" * 60, "<@123> **x**", " \u2800 "]
)
async def test_strange_answers_are_shown_safely_or_refused(party: Party, name: str) -> None:
    await party.do("org", "/event new gomoku Cup fields=name,dept?")
    await party.click("ann", "enter")
    said = await answer(party, "ann", name)
    if "needs an answer" in said:
        return
    await answer(party, "ann", name)
    (entered,) = (await event(party)).entered
    assert 0 < len(entered.name) <= 24
    assert "\u202e" not in str(entered) and "\u0301\u0301\u0301" not in str(entered)
    shown = [m for m in party.chat.sent if not m.user][-1]
    assert not any(span.call for span in shown.spans)
