"""Walking through a record: every line in words, with the board as a viewer sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyrite.cli import boards
from pyrite.cli.evening.screen import Screen
from pyrite.cli.shell.voice import Voice
from pyrite.engine.play import Play, Step
from pyrite.engine.record import Line
from pyrite.engine.replay import Replay
from pyrite.engine.witness import Witness


@dataclass(frozen=True)
class Shown:
    """One line of a record, in words, and the position after it."""

    number: int
    line: Line | None
    sentences: list[str]
    view: dict[str, Any]  # of the moment, where there is one worth seeing
    is_turn_over: bool


def show_replay(replay: Replay, screen: Screen, speech: Voice, *, at: int | None = None) -> None:
    """On a terminal step by step, in a pipe all at once; with `at` one position."""
    steps = walk(replay, speech)
    if at is not None:
        show_position(steps, at, screen, speech)
    elif screen.is_live:
        step_through(steps, screen, speech)
    else:
        print_all(steps, screen, speech)


def walk(replay: Replay, speech: Voice) -> Iterator[Shown]:
    """Every line with its meaning for the viewer, then the result."""
    play, number = replay.play, 0
    witness = Witness(play, speech.viewer)
    yield Shown(number, None, [], witness.view, False)
    for line, step in replay.steps():
        if line.who == "#":
            yield Shown(number, line, [f"# {line.text}"], witness.view, False)
        elif step:
            number += 1
            news = witness.note(step)
            view = (news and news.moment) or witness.view
            told = speech.tell_news(news) if news else []
            yield Shown(number, line, told, view, is_turn_over(step, play))
    if play.result:
        yield Shown(number, None, [speech.tell_result(play.result)], witness.view, True)


def is_turn_over(step: Step, play: Play) -> bool:
    """Is it another's turn now?"""
    return not step.is_chance and play.waiting != (step.mover,)


def print_all(steps: Iterator[Shown], screen: Screen, speech: Voice) -> None:
    """Everything, with a board after every turn."""
    for step in steps:
        screen.print_lines(numbered(step))
        if step.is_turn_over:
            screen.show(boards.draw(step.view, speech))


def numbered(step: Shown) -> list[str]:
    """The sentences, the first with the number of the line."""
    if step.line is None or step.line.who == "#":
        return step.sentences
    first, *rest = step.sentences or [str(step.line)]
    return [f"{step.number:4}  {first}", *(f"      {line}" for line in rest)]


def show_position(steps: Iterator[Shown], at: int, screen: Screen, speech: Voice) -> None:
    """The position after so many lines; past the end, the last."""
    last = next(steps)
    for step in steps:
        if step.number > at:
            break
        last = step
    screen.print_lines(numbered(last))
    screen.show(boards.draw(last.view, speech))


def step_through(steps: Iterator[Shown], screen: Screen, speech: Voice) -> None:
    """Enter goes on, q stops."""
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
