"""`pyrite open`: play in the browser on this machine; where that cannot be, in the terminal."""

from __future__ import annotations

import importlib.util
import os
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import game_argument
from pyrite.cli.shell.options.values import Count
from pyrite.cli.shell.program import hand_over, next_command
from pyrite.core.words import Words
from pyrite.engine.registry import find_game

HOST = "127.0.0.1"  # this machine alone
PORT = 8000
PATIENCE = 2.0  # seconds for a server that runs already to say so
NOT_HERE = 1  # what --can-show ends with where nothing can be shown
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def build(words: Words) -> click.Command:
    """The command; the last two options are for who starts it, such as a Makefile."""
    say = words.say
    return Command(
        "open",
        words,
        run,
        params=[
            game_argument(required=False),
            click.Option(
                ["--port"],
                metavar="N",
                type=Count(),
                default=PORT,
                help=say("help-port", usual=str(PORT)),
            ),
            click.Option(["--here"], metavar="COMMAND", hidden=True),
            click.Option(["--can-show"], is_flag=True, hidden=True),
        ],
    )


def run(words: Words, *, game: str | None, port: int, here: str | None, can_show: bool) -> object:
    """Say what happens in one line, then hand over."""
    if can_show:
        return 0 if has_browser(os.environ, sys.platform) else NOT_HERE
    chosen = (find_game(game).id,) if game else ()
    shows = has_browser(os.environ, sys.platform)
    if not shows or not has_page():
        click.echo(words.say("open-no-page" if shows else "open-no-browser"))
        return hand_over("play", *chosen, "--lang", words.language)
    click.echo(words.say("open-instead", command=here or next_command("play", *chosen)))
    return show(words, port, "/".join(("/new", *chosen)) if chosen else "/")


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Is there a screen, and a browser to open on it?"""
    if platform not in ("darwin", "win32") and not any(map(environment.get, DISPLAYS)):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def has_page() -> bool:
    """Was the page built? Asked of the disk: the other face stays unknown here."""
    spec = importlib.util.find_spec("pyrite")
    folders = (spec and spec.submodule_search_locations) or []
    return any((Path(one) / "web" / "static" / "index.html").is_file() for one in folders)


def show(words: Words, port: int, screen: str) -> object:
    """A server that runs already is as good; a port that others have is left to them."""
    if is_pyrite(port):
        address = f"http://{HOST}:{port}{screen}"
        click.echo(words.say("open-runs-already", address=address))
        webbrowser.open(address)
        return 0
    chosen = port if is_free(port) else 0
    where = ("--host", HOST, "--port", str(chosen))
    return hand_over("serve", *where, "--open", "--screen", screen, "--lang", words.language)


def is_pyrite(port: int) -> bool:
    """Does a server of ours answer there?"""
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/api/games", timeout=PATIENCE) as answer:
            return b"fools-gold" in answer.read()
    except (OSError, ValueError):
        return False


def is_free(port: int) -> bool:
    """Can the port be had?"""
    with socket.socket() as door:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HOST, port))
        except (OSError, OverflowError):
            return False
    return True
