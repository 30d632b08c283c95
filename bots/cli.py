"""The command line: `yiqun serve` and the tools beside it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from bots import doctor as examination
from bots import host
from bots.console import terminal
from bots.machine import draw as drawing
from bots.machine import engine as machine
from bots.machine import lines
from bots.machine.event import event_run
from bots.machine.pages import commands_page
from bots.machine.verify import verify as verified
from bots.settings import BadSettings, Settings, load
from render.words import LANGUAGES, say
from storage.broken import StoreBroken

app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
event = typer.Typer(no_args_is_help=True, help="Whole tournaments from files.")
app.add_typer(event, name="event")


def main() -> None:
    app()


def _settings() -> tuple[Settings, str]:
    """The settings, and the language to speak to the operator."""
    lang = host.language(Settings(), dict(os.environ))
    try:
        settings = load(Path.cwd(), os.environ)
    except BadSettings as bad:
        raise _failed(say(host.WORDS, lang, "bad-settings", detail=str(bad))) from bad
    return settings, host.language(settings, dict(os.environ))


def _failed(sentence: str, code: int = 1) -> typer.Exit:
    typer.echo(sentence, err=True)
    return typer.Exit(code)


@app.command()
def serve() -> None:
    """Start the host: the web hall, and the chats whose tokens are set."""
    settings, lang = _settings()
    host.quiet_logs(settings.log)
    try:
        asyncio.run(host.serve(settings, lang, typer.echo))
    except host.CannotServe as cannot:
        raise _failed(str(cannot)) from cannot
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


@app.command()
def doctor() -> None:
    """Say what is set up and what is not."""
    settings, lang = _settings()
    findings = list(asyncio.run(examination.examine(settings, lang)))
    for fine, sentence in findings:
        typer.echo(f"{'✓' if fine else '✗'} {sentence}")
    if not all(fine for fine, _ in findings):
        raise typer.Exit(1)


@app.command()
def backup(path: Path) -> None:
    """Copy the live database to a file; put it back to restore."""
    settings, lang = _settings()
    try:
        host.back_up(settings, path)
    except FileExistsError:
        raise _failed(say(host.WORDS, lang, "backup-exists", path=str(path))) from None
    except StoreBroken as broken:
        facts = {"database": settings.database, "detail": broken.detail}
        raise _failed(say(host.WORDS, lang, f"store-{broken.reason}", **facts)) from broken
    typer.echo(say(host.WORDS, lang, "backed-up", path=str(path)))


@app.command()
def engine() -> None:
    """Every game over JSON Lines, for other programs."""
    session = machine.Session()
    for response in lines.responses(session.answer, lines.requests(sys.stdin.buffer)):
        sys.stdout.buffer.write(response)
        sys.stdout.buffer.flush()


@event.command("run")
def run_event(file: str) -> None:
    """Run a tournament from a JSON or TOML file ("-": standard input)."""
    text, code = event_run(file)
    typer.echo(text)
    raise typer.Exit(code)


@app.command()
def console(
    script: Annotated[Path | None, typer.Argument()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Annotated[str, typer.Option("--language")] = "zh-Hans",
    database: Annotated[str, typer.Option("--database")] = "",
) -> None:
    """A chat without a platform: a script's lines, or what is typed at the terminal."""
    if language not in LANGUAGES:
        raise _failed(f"languages: {', '.join(LANGUAGES)}", 2)
    lines = script.read_text("utf-8").splitlines() if script else sys.stdin
    try:
        asyncio.run(terminal.run(lines, typer.echo, language, as_json, database))
    except terminal.BadScript as bad:
        raise _failed(str(bad), 2) from bad


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
) -> None:
    """Draw a game's position or hand, or the bracket or standings of an event file."""
    try:
        scene = drawing.scene(
            what,
            position=position,
            moves=moves,
            options=tuple(option or ()),
            seat=seat,
            language=language,
        )
        out.write_bytes(drawing.drawn(scene, out.name, theme))
    except drawing.CannotDraw as cannot:
        raise _failed(str(cannot), 2) from cannot
    typer.echo(scene.alt)


@app.command()
def commands() -> None:
    """Print the command page of the docs."""
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
    try:
        found = verified(seed, commitment, game, tuple(option or ()), tuple(word or ()))
    except ValueError as wrong:
        raise _failed(str(wrong), 2) from wrong
    typer.echo(json.dumps(found, ensure_ascii=False))
    if found.get("matches") is False:
        raise typer.Exit(1)
