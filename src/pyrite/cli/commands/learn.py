"""`pyrite learn [GAME]`: a first game, step by step."""

from __future__ import annotations

import click

from pyrite.cli.session.beginning import Wish, open_table
from pyrite.cli.session.game_loop import play_to_the_end
from pyrite.cli.session.screen import Screen
from pyrite.cli.session.setup import Setup
from pyrite.cli.session.teaching import Teacher, wants_to_play
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import game_argument
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine.lessons import find_lesson, lesson_ids
from pyrite.engine.registry import find_game

LEVEL = "easy"
PAUSE = 2.0


def build(words: Words) -> click.Command:
    """The command."""
    plain = click.Option(["--plain"], is_flag=True, help=words.say("help-plain"))
    return Command("learn", words, run, params=[game_argument(required=False), plain])


def run(words: Words, *, game: str | None, plain: bool) -> None:
    """Teach, then offer a real game."""
    screen = Screen(words, plain=plain)
    try:
        lesson = find_lesson(game or asked_game(words, screen))
    except EOFError:
        return
    if not Teacher(lesson, screen, words).run():
        return
    command = f"pyrite play {lesson.game.id} --against {LEVEL}"
    screen.print_lines([words.say("learn-now", command=command)])
    if wants_to_play(screen, words):
        wish = Wish(lesson.game.id, lesson.steps[0].play.seats, against=LEVEL)
        table = open_table(wish, words, screen, save=None, resume=None)
        play_to_the_end(table, screen, words, pause=PAUSE, may_ask_for_hints=True)


def asked_game(words: Words, screen: Screen) -> str:
    """Which game somebody wants to learn."""
    chosen = Setup(screen, words).ask_game([find_game(id) for id in lesson_ids()])
    assert isinstance(chosen, Game)
    return chosen.id
