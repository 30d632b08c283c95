"""The command line: `yiqun serve` and the tools beside it.

Each command imports what it needs when it runs: `yiqun engine` must not wait for Discord.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from render.words import LANGUAGES, say

if TYPE_CHECKING:
    from bots.settings import Settings

WORDS = "bots"
app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
event = typer.Typer(no_args_is_help=True, help="Whole tournaments from files.")
app.add_typer(event, name="event")


def main() -> None:
    app()


def _settings() -> tuple[Settings, str]:
    """The settings, and the language to speak to the operator."""
    from bots import book
    from bots.settings import BadSettings, Settings, load

    lang = book.language(Settings(), dict(os.environ))
    try:
        settings = load(Path.cwd(), os.environ)
    except BadSettings as bad:
        raise _failed(say(WORDS, lang, "bad-settings", detail=str(bad))) from bad
    return settings, book.language(settings, dict(os.environ))


def _failed(sentence: str, code: int = 1) -> typer.Exit:
    typer.echo(sentence, err=True)
    return typer.Exit(code)


@app.command()
def serve() -> None:
    """Start the host: the web hall, and the chats whose tokens are set."""
    from bots import host
    from bots.book import CannotServe

    settings, lang = _settings()
    host.quiet_logs(settings.log)
    try:
        asyncio.run(host.serve(settings, lang, typer.echo))
    except CannotServe as cannot:
        raise _failed(str(cannot)) from cannot
    except (asyncio.CancelledError, KeyboardInterrupt):
        raise typer.Exit(0) from None


@app.command()
def doctor() -> None:
    """Say what is set up and what is not."""
    from bots.doctor import examine

    settings, lang = _settings()
    findings = list(asyncio.run(examine(settings, lang)))
    for fine, sentence in findings:
        typer.echo(f"{'✓' if fine else '✗'} {sentence}")
    if not all(fine for fine, _ in findings):
        raise typer.Exit(1)


@app.command()
def backup(path: Path) -> None:
    """Copy the live database to a file; put it back to restore."""
    from bots import book

    settings, lang = _settings()
    try:
        book.back_up(settings, lang, path)
    except book.CannotServe as cannot:
        raise _failed(str(cannot)) from cannot
    typer.echo(say(WORDS, lang, "backed-up", path=str(path)))


@app.command()
def engine() -> None:
    """Every game over JSON Lines, for other programs."""
    from bots.machine import lines
    from bots.machine.engine import Session

    for response in lines.responses(Session().answer, lines.requests(sys.stdin.buffer)):
        sys.stdout.buffer.write(response)
        sys.stdout.buffer.flush()


@event.command("run")
def run_event(
    file: str,
    trf: bool = False,
    language: Annotated[str, typer.Option("--language", help="Of rounds and mistakes.")] = "",
) -> None:
    """Run a tournament from a JSON or TOML file ("-": standard input).

    With --trf its latest Swiss stage is printed as a FIDE report for other programs.
    """
    from bots.machine.event import event_run

    if language not in ("", *LANGUAGES):
        raise _failed(f"languages: {', '.join(LANGUAGES)}", 2)
    text, code = event_run(file, trf, language)
    typer.echo(text)
    raise typer.Exit(code)


@app.command()
def console(
    script: Annotated[Path | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Annotated[str, typer.Option("--language")] = "zh-Hans",
    database: Annotated[str, typer.Option("--database")] = "",
    seed: Annotated[str, typer.Option("--seed", help="The same deals every time.")] = "",
) -> None:
    """A chat without a platform: a script's lines, or what is typed at the terminal."""
    from bots.book import CannotServe
    from bots.console import terminal
    from bots.settings import Settings

    if language not in LANGUAGES:
        raise _failed(f"languages: {', '.join(LANGUAGES)}", 2)
    talk = terminal.Talk(typer.echo, language, as_json, seed)
    try:
        lines = terminal.lines_of(script) if script else _typed()
        forgiving = script is None and sys.stdin.isatty()
        asyncio.run(talk.run(lines, Settings(database=database), forgiving))
    except (terminal.BadScript, CannotServe) as bad:
        raise _failed(str(bad), 2) from bad
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


def _typed() -> Iterator[str]:
    """What is typed, line by line, until the end of the input."""
    prompt = "> " if sys.stdin.isatty() else ""
    while True:
        try:
            yield input(prompt)
        except EOFError:
            return


@app.command()
def draw(
    what: str,
    out: Annotated[Path, typer.Option("--out")],
    position: Annotated[str, typer.Option("--position")] = "",
    moves: Annotated[str, typer.Option("--moves")] = "",
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    language: Annotated[str, typer.Option("--language")] = "en",
    theme: Annotated[str, typer.Option("--theme")] = "light",
    of: Annotated[
        str, typer.Option("--of", help="tree, lower, standings, cross, plan or board")
    ] = "tree",
) -> None:
    """Draw a game's position or hand, or the bracket or standings of an event file."""
    from bots.machine import draw as drawing

    asked = drawing.Asked(position, moves, tuple(option or ()), seat, language, theme, of)
    try:
        kind = drawing.kind_of(out.name)
        scene = drawing.scene(what, asked)
        out.write_bytes(drawing.drawn(scene, kind, theme))
    except drawing.CannotDraw as cannot:
        raise _failed(str(cannot), 2) from cannot
    except OSError as error:
        why = f"{out} cannot be written: {error.strerror}. Name a file in a folder that is there"
        raise _failed(f"{why}: --out board.png", 2) from error
    typer.echo(scene.alt)


@app.command()
def commands() -> None:
    """Print the command page of the docs."""
    from bots.machine.pages import commands_page

    typer.echo(commands_page(), nl=False)


@app.command()
def verify(
    seed: str,
    commitment: Annotated[str, typer.Option("--commitment")] = "",
    game: Annotated[str, typer.Option("--game")] = "",
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    word: Annotated[list[str] | None, typer.Option("--word")] = None,
) -> None:
    """Check a seed against its commitment and redo the deal that follows from it."""
    from bots.machine.verify import verify as verified

    try:
        found = verified(seed, commitment, game, tuple(option or ()), tuple(word or ()))
    except ValueError as wrong:
        raise _failed(str(wrong), 2) from wrong
    typer.echo(json.dumps(found, ensure_ascii=False))
    if found.get("matches") is False:
        raise typer.Exit(1)
