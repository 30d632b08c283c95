"""Signing up in the web hall: a form on the event's page, a desk that only the organiser sees."""

from __future__ import annotations

import base64
import json
import re
from io import BytesIO
from typing import Any

from tests.web.conftest import Parlour, Visitor

FORM = "fields=dept,level(beginner/advanced),phone!,remark?"


async def new(parlour: Parlour, options: str = FORM, **more: str) -> Visitor:
    org = await parlour.visitor()
    answer = await org.command("event.new", preset="gomoku", title="Spring Cup", options=options)
    assert answer["go"] == "/e/1"
    return org


async def fill(visitor: Visitor, **answers: str) -> dict[str, Any]:
    return await visitor.command("event.join", at="e1", event="1", form="1", **answers)


async def upload(visitor: Visitor, data: bytes, name: str = "list.csv") -> Any:
    said = {"key": "upload-0001", "name": name, "data": base64.b64encode(data).decode()}
    headers = {"X-Yiqun": "1", "Content-Type": "application/json", **visitor.language}
    body = BytesIO(json.dumps(said).encode())
    return await visitor.client.post("/e/1/entrants", data=body, headers=headers)


async def test_the_form_is_on_the_page_and_private_answers_on_nobody_elses(
    parlour: Parlour,
) -> None:
    org = await new(parlour)
    ann, bob = await parlour.visitor(), await parlour.visitor()
    page = await ann.get("/e/1")
    assert re.findall(r'name="(q\d)"', page) == ["q0", "q1", "q2", "q3"]
    assert page.count("only the organiser will see it") == 1
    answer = await fill(ann, q0="Maths", q1="advanced", q2="555-0101", q3="")
    assert "You are in" in answer["said"][0]["text"]
    await parlour.settled()
    for visitor in (ann, bob):
        for path in ("/e/1", "/e/1/part", "/", "/e/1/entrants.csv", "/e/1/entrants.xlsx"):
            assert "555-0101" not in await visitor.get(path)
    assert "(Maths, advanced)" in await bob.get("/e/1")
    assert 'id="form"' not in await ann.get("/e/1")
    assert "555-0101" in await org.get("/e/1")
    assert "555-0101" in await org.get("/e/1/entrants.csv")
    assert (await org.do(text="/event export csv", at="e1"))["go"] == "/e/1/entrants.csv"
    assert "go" not in await bob.do(text="/event export csv", at="e1")


async def test_what_is_missing_is_said_and_the_rest_is_kept(parlour: Parlour) -> None:
    await new(parlour)
    ann = await parlour.visitor()
    answer = await fill(ann, q0="Maths", q1="expert", q2="1")
    assert "takes one of: beginner / advanced" in answer["said"][0]["text"]
    assert answer["go"] == "/e/1#form"
    answer = await fill(ann, q1="beginner", q3="")
    assert "optional" in answer["said"][0]["text"] or "You are in" in answer["said"][0]["text"]


async def test_commands_lead_to_the_form(parlour: Parlour) -> None:
    await new(parlour)
    ann = await parlour.visitor()
    assert (await ann.do(text="/event join #e1"))["go"] == "/e/1#form"
    assert (await parlour.house.hall.event("e1")).entered == ()


async def test_a_list_is_uploaded_by_the_organiser_alone(parlour: Parlour) -> None:
    org = await new(parlour)
    data = b"name,dept,level,phone\nZoe,Maths,beginner,555-0101\n"
    ann = await parlour.visitor()
    assert (await upload(ann, data)).status == 404
    assert (await parlour.house.hall.event("e1")).entered == ()
    answer = await (await upload(org, data)).json()
    assert "1 entered" in answer["said"][0]["text"]
    assert [e.name for e in (await parlour.house.hall.event("e1")).entered] == ["Zoe"]
    too_large = await (await upload(org, b"x" * (2 << 20))).json()
    assert "too large" in too_large["said"][0]["text"]


async def test_the_organiser_approves_on_the_page(parlour: Parlour) -> None:
    org = await new(parlour, "approval=yes")
    ann = await parlour.visitor()
    await ann.press("/e/1", "Sign up")
    await parlour.settled()
    assert "waiting for the organiser" in await ann.get("/e/1")
    page = await org.get("/e/1")
    assert '"action": "approve"' in page and "Let in" in page
    person = (await parlour.house.hall.event("e1")).applied[0].person
    await org.command("event.entry", at="e1", event="e1", action="approve", entrant=person)
    assert len((await parlour.house.hall.event("e1")).entered) == 1
