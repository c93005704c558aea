"""Walking through a record: every line in words, with the board as a viewer sees it."""

from __future__ import annotations

from collections.abc import Iterator

from pyrite.cli.boards.board import draw
from pyrite.cli.session.records.walking import Shown, Walker, numbered
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.voice import Voice
from pyrite.engine.play import Play, Step
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.viewer_events import Witness


def show_replay(replay: Replay, screen: Screen, speech: Voice, *, at: int | None = None) -> None:
    """On a terminal step by step, in a pipe all at once; with `at` one position."""
    steps = walk(replay, speech)
    if at is not None:
        show_position(steps, at, screen, speech)
    elif screen.is_live:
        Walker(replay.record, steps, screen, speech).run()
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
            screen.show(draw(step.view, speech))


def show_position(steps: Iterator[Shown], at: int, screen: Screen, speech: Voice) -> None:
    """The position after so many lines; past the end, the last."""
    last = next(steps)
    for step in steps:
        if step.number > at:
            break
        last = step
    screen.print_lines(numbered(last))
    screen.show(draw(last.view, speech))
