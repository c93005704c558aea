"""`pyrite debts GAME`: what a game could still have, tier by tier, and where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import game_argument
from pyrite.core.game import PLAIN_EVENTS, Game
from pyrite.core.words import LANGUAGES, Words, catalogue, entries
from pyrite.engine.registry import find_game

TIERS: dict[str, tuple[str, ...]] = {
    "rules": ("words/rules.en.md",),
    "looks": (
        *("story.py", "skill/heuristic.py", "learning.py"),
        *("faces/terminal.py", "faces/page/index.ts"),
    ),
    "more": (
        *("words/ja.ftl", "words/rules.ja.md", "skill/features.py", "skill/weights"),
        *("skill/style.py", "lessons"),
    ),
}
"""Files by tier: an evening, a week, when somebody does."""


def build(words: Words) -> click.Command:
    """The command."""
    return Command("debts", words, run, params=[game_argument()])


def run(words: Words, *, game: str) -> None:
    """A line for each thing that is missing."""
    found = find_game(game)
    titles = {
        "rules": words.say("debts-rules"),
        "looks": words.say("debts-looks"),
        "more": words.say("debts-more"),
    }
    is_whole = True
    for tier in TIERS:
        missing = [*missing_words(found, tier), *missing_files(found, tier)]
        if missing:
            is_whole = False
            click.echo(titles[tier])
        for line in missing:
            click.echo(f"  {line}")
    if is_whole:
        click.echo(words.say("debts-none"))


def missing_files(game: Game, tier: str) -> Iterator[str]:
    """Files of its folder that are not there."""
    folder = resources.files(game.package)
    for file in TIERS[tier]:
        is_told = file == "story.py" and game.events is not PLAIN_EVENTS
        place = folder.joinpath(*file.split("/"))
        if not (is_told or place.is_file() or place.is_dir()):
            yield file


def missing_words(game: Game, tier: str) -> Iterator[str]:
    """Keys that have no words: in English first, in other languages at last."""
    english = entries(catalogue(game.package, LANGUAGES[0])).keys()
    if tier == "rules":
        wanted = [f"option-{option.name}" for option in game.options]
        wanted += [f"reason-{reason.replace(' ', '-')}" for reason in game.reasons]
        yield from (f"words/en.ftl: {key}" for key in wanted if key not in english)
    elif tier == "more":
        for language in LANGUAGES[1:]:
            there = entries(catalogue(game.package, language)).keys()
            yield from (
                f"words/{language}.ftl: {key}" for key in english if there and key not in there
            )
