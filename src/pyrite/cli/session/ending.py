"""How an evening ends: the result of a finished game, or how to go on with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from pyrite.cli.boards.board import draw, sources
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.program import next_command
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Result
from pyrite.core.law import ONLOOKER
from pyrite.core.vocabulary.terminal import Source
from pyrite.engine.play import Play
from pyrite.engine.records.replay import Replay
from pyrite.tables.keyboard.table import FileTable

BESIDE = 3  # sources that stand as columns beside the names; more are lines of their own
NAME = 12  # columns of a name above points


def show_ending(table: FileTable, screen: Screen, speech: Voice) -> None:
    """Said on the ordinary screen, where it stays."""
    result = table.play.result
    if result is None and not table.is_saved:
        screen.print_lines([speech.say("quit-unsaved")])
        return
    if result is None:
        resume = next_command("play", "--resume", table.file)
        screen.print_lines([speech.say("quit-saved"), f"  {resume}"])
        return
    if screen.is_live:
        screen.out.print(draw(table.view(speech.viewer), speech))
    for part in result_tables(result, sources(views_of(table.play), speech), speech):
        screen.show(part)
    kept = [speech.say("saved", file=str(table.file))] if table.is_saved else []
    screen.print_lines([speech.tell_result(result), *kept])


def views_of(play: Play) -> list[dict[str, Any]]:
    """What an onlooker saw, step by step."""
    replay = Replay(play.game_record())
    return [replay.play.view(ONLOOKER) for _, step in replay.steps() if step]


def result_tables(result: Result, found: Sequence[Source], speech: Voice) -> list[Grid]:
    """Every side with its score, and where the points came from."""
    if len(found) < 2:
        return [result_table(result, speech)]
    if len(found) <= BESIDE:
        return [result_table(result, speech, found)]
    return [sources_table(found, speech), result_table(result, speech)]


def result_table(result: Result, speech: Voice, found: Sequence[Source] = ()) -> Grid:
    """Every side and its score, the sources between them."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(speech.say("result-who"))
    for title in (*(one.label for one in found), speech.say("result-score")):
        grid.add_column(title, justify="right")
    for seat, score in enumerate(result.scores):
        style = "bold" if seat in result.winners else ""
        mark = speech.say("result-mark") if seat in result.winners else ""
        points = (points_text(one.points[seat], speech) for one in found)
        name = Text(f"{speech.seat(seat)} {mark}".rstrip(), style)
        grid.add_row(name, *points, Text(points_text(speech.game.points(score), speech), style))
    return grid


def sources_table(found: Sequence[Source], speech: Voice) -> Grid:
    """A line for each source, a column for each side."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(speech.say("result-source"))
    for side in range(len(found[0].points)):
        grid.add_column(
            speech.seat(side), justify="right", no_wrap=True, max_width=NAME, overflow="ellipsis"
        )
    for one in found:
        grid.add_row(one.label, *(points_text(points, speech) for points in one.points))
    return grid


def points_text(points: int, speech: Voice) -> str:
    """With a real minus, where it can be shown."""
    return str(points) if speech.plain else str(points).replace("-", "−")
