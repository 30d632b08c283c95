"""Signing up on Discord: a form in a modal, seen by nobody else, and lists as attachments."""

from __future__ import annotations

from typing import Any

import pytest

from bots.hall.house import game_named
from render.words import say
from tests.discord.play.parlour import Parlour, button

pytestmark = pytest.mark.simcord(shard_count=1)
FORM = "fields=dept,level(beginner/advanced),phone!,remark?"


@pytest.fixture(autouse=True, scope="module")
def games_are_known() -> None:
    """Reading every game's words takes a while, once; the simulated Discord counts seconds."""
    game_named("gomoku")


def entry(key: str, language: str = "en") -> str:
    return say("bots.hall.entry", language, f"button-{key}")


async def open_form(parlour: Parlour, who: Any, label: str) -> Any:
    channel = parlour.server.channel
    return await who.click(parlour.message(channel, who, label), label=label)


async def submit(parlour: Parlour, who: Any, shown: Any, **answers: Any) -> None:
    await who.submit_modal(shown, answers)
    await parlour.settled()


def seen_by(parlour: Parlour, who: Any) -> str:
    return "\n".join(m.content for m in parlour.server.channel.history(viewer=who))


async def test_a_form_is_filled_in_a_modal(parlour: Parlour) -> None:
    server = parlour.server
    await parlour.slash(server.mod, "event new", preset="gomoku", title="Spring Cup", options=FORM)
    shown = await open_form(parlour, server.ann, button("enter"))
    labels = [row["label"] for row in shown._interaction.modal["components"]]
    assert labels[0] == "dept" and "only the organiser" in labels[2] and "optional" in labels[3]
    await submit(parlour, server.ann, shown, q0="Maths", q1=["advanced"], q2="555-0101")
    (entered,) = (await parlour.hall.event("e1")).entered
    assert (entered.name, dict(entered.answers)) == ("Ann", {"dept": "Maths", "level": "advanced"})
    for who in (server.ann, server.bob, server.mod):
        assert "555-0101" not in seen_by(parlour, who)
    assert "Ann (Maths, advanced)" in seen_by(parlour, server.bob)


async def test_more_questions_than_a_modal_holds_come_in_pages(parlour: Parlour) -> None:
    server = parlour.server
    fields = "fields=a,b,c,d,e,f?,g"
    await parlour.slash(server.mod, "event new", preset="gomoku", title="Cup", options=fields)
    shown = await open_form(parlour, server.ann, button("enter"))
    await submit(parlour, server.ann, shown, q0="1", q1="2", q2="3", q3="4", q4="5")
    assert (await parlour.hall.event("e1")).entered == ()
    shown = await open_form(parlour, server.ann, entry("form"))
    assert len(shown._interaction.modal["components"]) == 2
    await submit(parlour, server.ann, shown, q6="7")
    (entered,) = (await parlour.hall.event("e1")).entered
    assert list(entered.answers.values()) == ["1", "2", "3", "4", "5", "7"]


async def test_who_is_in_already_is_told_so_without_a_form(parlour: Parlour) -> None:
    server = parlour.server
    await parlour.slash(server.mod, "event new", preset="gomoku", title="Cup", options="fields=a")
    shown = await open_form(parlour, server.ann, button("enter"))
    await submit(parlour, server.ann, shown, q0="1")
    again = await open_form(parlour, server.ann, button("enter"))
    await parlour.settled()
    assert again._interaction.modal is None
    assert len((await parlour.hall.event("e1")).entered) == 1


async def test_the_slash_command_leads_to_the_form(parlour: Parlour) -> None:
    server = parlour.server
    await parlour.slash(server.mod, "event new", preset="gomoku", title="Cup", options="fields=a")
    await parlour.slash(server.ann, "event join", server.channel)
    shown = await open_form(parlour, server.ann, entry("form"))
    await submit(parlour, server.ann, shown, q0="1")
    assert len((await parlour.hall.event("e1")).entered) == 1


async def test_a_list_comes_and_goes_as_an_attachment(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bots.discord.chat.FILES", ("https://cdn.simcord.invalid/",))
    server = parlour.server
    options = "fields=dept,phone!?"
    await parlour.slash(server.mod, "event new", preset="gomoku", title="Cup", options=options)
    data = b"name,dept,phone\nZoe,Maths,555-0101\n"
    await parlour.slash(server.mod, "event import", server.channel, file=("list.csv", data))
    assert [e.name for e in (await parlour.hall.event("e1")).entered] == ["Zoe"]
    await parlour.slash(server.mod, "event export", server.channel, format="csv")
    files = [a for m in server.channel.history(viewer=server.mod) for a in m.attachments]
    assert [a.filename for a in files] == ["entrants-e1.csv"]
    assert not any(m.attachments for m in server.channel.history(viewer=server.ann))
    assert "555-0101" not in seen_by(parlour, server.ann)
