"""What somebody means: a press, a command however it was given, or a move just typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Awaitable, Callable
from itertools import islice

from bots.hall import desk, front, referee
from bots.hall.ask import Ask, Refusal, no
from bots.hall.command import Arg, Command
from bots.hall.commands import COMMANDS
from bots.hall.computers import mind_of
from bots.hall.context import followed, my_turns, playing, table_for
from bots.hall.entry import sign_up
from bots.hall.entry.manage import action_of
from bots.hall.entry.settings import key_of
from bots.hall.house import game_named
from bots.hall.judge.actions import action_of as judgement
from bots.hall.judge.appoint import role_of
from bots.hall.manual import unknown
from bots.hall.presets import PRESETS as PLANS
from bots.hall.presets import preset
from bots.hall.presses import pressed
from bots.hall.quoted import Word, pieces
from bots.hall.terms import PRESETS
from engines import games
from render.words import say

_NAMES: dict[str, Command] = {name: c for c in COMMANDS for name in c.names}
_REST = {"move", "text", "command"}
MOST = 25
MOST_MOVES = 2_000  # looked through: a long suit of shengji can be thrown in a million ways
LONGEST = 400
LONGEST_NAME = 4  # words of a game's or a preset's name


async def handle(ask: Ask) -> None:
    """Carry out one update.  Raises Refusal; silence is the answer to talk not meant for us."""
    incoming = ask.incoming
    if not incoming.who.user:
        if incoming.press or incoming.command or incoming.text.startswith("/"):
            raise no("anonymous")
        return
    if incoming.press:
        await pressed(ask)
        return
    if incoming.command:
        await _structured(ask)
        return
    await _text(ask)


async def _structured(ask: Ask) -> None:
    command = _NAMES.get(ask.incoming.command.replace(".", " ").lower())
    if command is None:
        raise no("command", text=ask.incoming.command[:20])
    ask.args = {name: value for name, value in ask.incoming.args.items() if value}
    await _run(ask, command)


async def _run(ask: Ask, command: Command) -> None:
    private = ask.incoming.where.private
    if command.where == "group" and private:
        raise no("in-group", command=command.name("en"))
    if command.who == "moderator" and not ask.moderator:
        raise no("moderators-only")
    missing = [arg for arg in command.args if arg.required and not ask.args.get(arg.name)]
    if missing:
        language = await ask.hall.language(ask.person, ask.place)
        what = missing[0].label(language)
        raise no("missing", what=what, command=command.name("en"))
    ask.seated = command.who == "seated"
    await command.run(ask)


async def _text(ask: Ask) -> None:
    text = unicodedata.normalize("NFKC", ask.incoming.text[:LONGEST]).strip()
    slashed = text.startswith("/")
    if ask.incoming.where.private and not slashed and await sign_up.typed(ask):
        return
    if slashed and text.lower().split("@")[0].split()[0] == "/start" and ask.incoming.where.private:
        await front.welcome(ask)
        return
    command, rest = find(text.removeprefix("/"))
    # A lone word such as “开始” may be talk; with a slash, or meant for us, it is a command.
    if command is not None and (slashed or ask.incoming.addressed):
        ask.args = arguments(command, rest)
        await _run(ask, command)
        return
    if command is not None and await _ours(ask, command, rest):
        await _run(ask, command)
        return
    if text == "/":
        await _run(ask, _NAMES["help"])
        return
    if slashed and await _reads(ask, text[1:].partition("@")[0]):  # “/pass”
        ask.args = {"move": text[1:].partition("@")[0]}
        await referee.move(ask)
        return
    if slashed:
        raise unknown(COMMANDS, text[1:])
    if await _move(ask):
        return
    if ask.incoming.addressed:
        await _lost(ask, text)


async def _ours(ask: Ask, command: Command, rest: str) -> bool:
    """Whether bare words in a group are a command: they read as one, and their writer sits at
    a table here (or there is one to join).  “yes, nice weather” is talk."""
    if command.who != "seated" and command.key not in {"join", "start", "computer"}:
        return False
    try:
        ask.args = arguments(command, rest)
    except Refusal:
        return False
    if command.key == "join":
        return bool(ask.place.thread or await ask.hall.store.tables(place=ask.place.id))
    rows = await ask.hall.store.tables(person=ask.person.key)
    events = {event.id for event in await followed(ask.hall, ask.group)}
    ours = any(row.place in (ask.place.id, ask.group.id) or row.event in events for row in rows)
    if ours and command.key == "move":
        return await _reads(ask, ask.args.get("move", ""))
    return ours


async def _reads(ask: Ask, text: str) -> bool:
    """Whether the text is a move where it is one's turn."""
    return bool(await referee.turns_for(ask, text))


async def _move(ask: Ask) -> bool:
    """A move just typed, with or without its table's number before it."""
    text = ask.incoming.text.strip()
    return bool(text) and len(text) <= referee.LONGEST_TYPED and await referee.typed(ask)


async def _lost(ask: Ask, text: str) -> None:
    """Text meant for us that is no command: a game's name opens one, else say what we heard."""
    name, _, rest = text.partition(" ")
    try:
        kind = game_named(name)
    except Refusal:
        # Who plays in private, and too soon, is told whom to wait for.
        turns = await my_turns(ask) or await playing(ask)
        if len(turns) == 1:
            change = await ask.change(turns[0])
            if change.table.side_of(ask.person.key) is not None:
                await referee.moved(ask, change, text)
                return
        raise no("understand", text=text[:30]) from None
    ask.args = arguments(_NAMES["new"], f"{kind.key} {rest}")
    await desk.new(ask)


# ---------------------------------------------------------------------- text to arguments
def find(text: str) -> tuple[Command | None, str]:
    """The command that the text begins with, and the rest.  “play 34” is a move, though /play
    with a game opens a table."""
    head, _, rest = text.partition(" ")
    head = head.partition("@")[0]
    second, _, after = rest.strip().partition(" ")
    double = _NAMES.get(f"{head} {second}".lower())
    if double is not None:
        return double, after.strip()
    if head.lower() == "play" and re.search(r"\d", second) and not _is_game(second):
        head = "move"
    return _NAMES.get(head.lower()), rest.strip()


def arguments(command: Command, text: str) -> dict[str, str]:
    """The words of a line given to the arguments that take them; what is in quotes is one
    word, and a title goes on until something else begins."""
    found: dict[str, str] = {}
    bag: list[str] = []
    title = next((arg.name for arg in command.args if arg.kind == "title"), "")
    for word in _opening(command, pieces(text)):
        if arg := _takes(command, found, word.text):
            if arg.kind in _REST:
                found[arg.name] = " ".join(text[word.start :].split())
                break
            found[arg.name] = word.text
        elif title in found and not bag and "=" not in word.text:
            found[title] += f" {word.text}"
        else:
            bag.append(word.raw)
    if bag and any(arg.kind == "options" for arg in command.args):
        found["options"] = " ".join(bag)
    elif bag:
        raise no("too-much", text=" ".join(bag)[:30], command=command.name("en"))
    return found


def _opening(command: Command, words: list[Word]) -> list[Word]:
    """The words of a line, one of them for a name of several that it begins with: the longest
    that means something.  What is a game by itself stays: `gomoku Cup` has a title."""
    named = _NAMED.get(command.args[0].kind) if command.args else None
    if named is None or not words or _is_game(words[0].text):
        return words
    for count in range(min(len(words), LONGEST_NAME), 1, -1):
        name = " ".join(word.text for word in words[:count])
        if named(name):
            return [Word(f'"{name}"', words[0].start), *words[count:]]
    return words


def _is_game(name: str) -> bool:
    try:
        game_named(name)
    except Refusal:
        return False
    return True


_NAMED: dict[str, Callable[[str], bool]] = {
    "game": _is_game,
    "preset": lambda name: preset(name) is not None or _is_game(name),
}


def _takes(command: Command, found: dict[str, str], token: str) -> Arg | None:
    for arg in command.args:
        if arg.name not in found and _ACCEPTS.get(arg.kind, _anything)(arg, token):
            return arg
    return None


def _anything(arg: Arg, token: str) -> bool:
    return "=" not in token


_CLOCK = re.compile(r"\d{1,6}(s|m|h|d|秒|分|时|天)?(\+\d{1,6}(s|m|h|d|秒|分|时|天)?)?(w|c)?$")

_ACCEPTS: dict[str, Callable[[Arg, str], bool]] = {
    "options": lambda arg, token: False,
    "move": lambda arg, token: True,
    "text": lambda arg, token: True,
    "clock": lambda arg, token: token in PRESETS or bool(_CLOCK.match(token)),
    "person": lambda arg, token: (
        mind_of(token) is not None
        or token[:1] == "@"
        or (":" in token and "=" not in token)  # a position may hold colons
    ),
    "table": lambda arg, token: token.lstrip("#＃t").isdecimal(),
    "level": lambda arg, token: (
        mind_of(token) is not None or (token.isdecimal() and len(token) == 1)
    ),
    "choice": lambda arg, token: token in arg.choices,
    "event": lambda arg, token: token.lstrip("#＃eE").isdecimal(),
    "numbered": lambda arg, token: token[:1] in "#＃" and token.lstrip("#＃tT").isdecimal(),
    "judgement": lambda arg, token: judgement(token) is not None,
    "role": lambda arg, token: role_of(token) is not None,
    "marked": lambda arg, token: token[:1] in "#＃eE" and token.lstrip("#＃eE").isdecimal(),
    "setting": lambda arg, token: key_of(token) is not None,
    "action": lambda arg, token: action_of(token) is not None,
    "file": lambda arg, token: False,
}


# ---------------------------------------------------------------------- completion
async def complete(ask: Ask, arg: str, typed: str) -> list[tuple[str, str]]:
    """What could stand for an argument being typed, as (label, value)."""
    command = _NAMES.get(ask.incoming.command.replace(".", " ").lower())
    kind = next((a.kind for a in command.args if a.name == arg), "") if command else ""
    try:
        found = await COMPLETIONS[kind](ask) if kind in COMPLETIONS else []
    except Refusal:
        return []
    finally:
        ask.release()
    wanted = typed.strip().lower()
    fitting = [(label, value) for label, value in found if wanted in f"{label} {value}".lower()]
    return fitting[:MOST]


async def _games(ask: Ask) -> list[tuple[str, str]]:
    language = await ask.hall.language(ask.person, ask.place)
    return [(say(games.find(key).__module__, language, "name"), key) for key in games.keys()]


async def _moves(ask: Ask) -> list[tuple[str, str]]:
    language = await ask.hall.language(ask.person, ask.place)
    table = (await table_for(ask)).table
    side = table.side_of(ask.person.key)
    if side is None or side not in table.on_turn:
        return []
    view, game = table.view(side), table.game
    moves = islice(game.legal_moves(view), MOST_MOVES)
    return [(game.label(view, m, language), game.format(view, m)) for m in moves]


async def _tables(ask: Ask) -> list[tuple[str, str]]:
    rows = await ask.hall.store.tables(place=ask.place.id)
    return [(f"#{row.id} {row.game}", str(row.id)) for row in rows]


async def _clocks(ask: Ask) -> list[tuple[str, str]]:
    return [(f"{name} ({text})", name) for name, text in PRESETS.items()]


async def _presets(ask: Ask) -> list[tuple[str, str]]:
    language = await ask.hall.language(ask.person, ask.place)
    return [(found.name(language), found.key) for found in PLANS] + await _games(ask)


async def _events(ask: Ask) -> list[tuple[str, str]]:
    rows = await ask.hall.store.events(place=ask.group.id)
    found = [(row.id, row.name) for row in rows]
    found += [(event.id, event.name) for event in await followed(ask.hall, ask.group) if event.live]
    return [(f"#e{number} {name}", str(number)) for number, name in found]


async def _commands(ask: Ask) -> list[tuple[str, str]]:
    language = await ask.hall.language(ask.person, ask.place)
    return [(c.label(language), c.key.replace(".", " ")) for c in COMMANDS if c.shown]


# By the kind of argument; a chat that offers choices asks for these.
COMPLETIONS: dict[str, Callable[[Ask], Awaitable[list[tuple[str, str]]]]] = {
    "game": _games,
    "move": _moves,
    "table": _tables,
    "numbered": _tables,
    "clock": _clocks,
    "event": _events,
    "preset": _presets,
    "marked": _events,
    "command": _commands,
}
