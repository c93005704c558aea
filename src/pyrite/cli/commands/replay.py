"""`pyrite replay FILE`: walk through a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.files import read_record
from pyrite.cli.shell.parameters import Count
from pyrite.core.words import Words

if TYPE_CHECKING:
    from pyrite.cli.evening.screen import Screen
    from pyrite.cli.evening.speech import Speech
    from pyrite.cli.evening.witness import News
    from pyrite.engine.play import Play
    from pyrite.engine.record import GameRecord, Line

SILENT = ("?", "=", "winners", "reason")


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "replay",
        words,
        run,
        help=words.say("help-replay"),
        params=[
            click.Argument(["file"], type=Path, metavar="FILE"),
            click.Option(["--at"], metavar="N", type=Count(), help=words.say("help-at")),
            click.Option(["--seat"], metavar="S", type=Count(), help=words.say("help-seat")),
            click.Option(["--plain"], is_flag=True, help=words.say("help-plain")),
        ],
    )


@dataclass(frozen=True)
class Step:
    """One line of a record, in words, and the position after it."""

    number: int
    line: Line | None
    sentences: list[str]
    view: dict[str, Any]  # of the moment, where there is one worth seeing
    is_turn_over: bool


def run(words: Words, *, file: Path, at: int | None, seat: int | None, plain: bool) -> None:
    """On a terminal step by step, in a pipe all at once, with --at one position."""
    from pyrite.cli.evening.screen import Screen
    from pyrite.cli.evening.speech import speech_at
    from pyrite.engine.replay import open_record

    record = read_record(file)
    play = open_record(record)
    viewer = -1 if seat is None else seat
    play.information(viewer)  # a seat that is not there is an error now
    speech = speech_at(play, words.language, plain=plain).to(viewer)
    screen = Screen(plain=plain)
    steps = walk(record, play, speech)
    if at is not None:
        show_position(steps, at, screen, speech)
    elif screen.is_live:
        step_through(steps, screen, speech)
    else:
        print_all(steps, screen, speech)


def walk(record: GameRecord, play: Play, speech: Speech) -> Iterator[Step]:
    """Every line with its meaning for the viewer, then the result."""
    from pyrite.cli.evening.witness import Witness
    from pyrite.engine.replay import replay

    witness = Witness(play, speech.viewer)
    number = 0
    yield Step(number, None, [], witness.view, False)
    for line, after in replay(record):
        play = after
        if line.who == "#":
            yield Step(number, line, [f"# {line.text}"], witness.view, False)
        elif line.who not in SILENT:
            number += 1
            news = note(witness, line, after)
            view = news.moment or news.view
            yield Step(number, line, news.sentences(speech), view, is_turn_over(line, after))
    if play.result:
        from pyrite.cli.evening.ending import result_line

        yield Step(number, None, [result_line(play.result, speech)], play.view(speech.viewer), True)


def note(witness: Any, line: Line, play: Play) -> News:
    """What the line meant to the witness."""
    if line.who == "*":
        news: News = witness.note(-1, play.game.parse_chance(line.text)[0], play)
    else:
        news = witness.note(int(line.who), play.game.parse_move(line.text), play)
    return news


def is_turn_over(line: Line, play: Play) -> bool:
    """Is it another's turn now?"""
    return line.who.isdigit() and play.waiting != (int(line.who),)


def print_all(steps: Iterator[Step], screen: Screen, speech: Speech) -> None:
    """Everything, with a board after every turn."""
    from pyrite.cli import boards

    for step in steps:
        screen.print_lines(numbered(step))
        if step.is_turn_over:
            screen.out.print(boards.draw(step.view, speech))


def numbered(step: Step) -> list[str]:
    """The sentences, the first with the number of the line."""
    if step.line is None or step.line.who == "#":
        return step.sentences
    first, *rest = step.sentences or [str(step.line)]
    return [f"{step.number:4}  {first}", *(f"      {line}" for line in rest)]


def show_position(steps: Iterator[Step], at: int, screen: Screen, speech: Speech) -> None:
    """The position after so many lines; past the end, the last."""
    from pyrite.cli import boards

    last = next(steps)
    for step in steps:
        if step.number > at:
            break
        last = step
    screen.print_lines(numbered(last))
    screen.out.print(boards.draw(last.view, speech))


def step_through(steps: Iterator[Step], screen: Screen, speech: Speech) -> None:
    """Enter goes on, q stops."""
    from pyrite.cli import boards

    told: list[str] = []
    with screen.open():
        for step in steps:
            told.extend(numbered(step))
            screen.frame(boards.draw(step.view, speech), told[-100:])
            try:
                answer = screen.ask_plainly(f"{speech.say('replay-go-on')} ")
            except EOFError:
                return
            if answer.casefold() == "q":
                return
    screen.print_lines(told[-1:])
