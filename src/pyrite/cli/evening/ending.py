"""How an evening ends: the result of a finished game, or how to go on with it."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from pyrite.cli import boards
from pyrite.cli.evening.screen import Screen
from pyrite.cli.shell.program import next_command
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Result
from pyrite.tables.files import FileTable


def show_ending(table: FileTable, screen: Screen, speech: Voice) -> None:
    """Said on the ordinary screen, where it stays."""
    result = table.play.result
    if result is None:
        resume = next_command("play", "--resume", table.file)
        screen.print_lines([speech.say("quit-saved"), f"  {resume}"])
        return
    if screen.is_live:
        screen.out.print(boards.draw(table.view(speech.viewer), speech))
    screen.out.print(result_table(result, speech))
    screen.print_lines([speech.tell_result(result), speech.say("saved", file=str(table.file))])


def result_table(result: Result, speech: Voice) -> Grid:
    """Every side and its score."""
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(speech.say("result-who"))
    grid.add_column(speech.say("result-score"), justify="right")
    for seat, score in enumerate(result.scores):
        style = "bold" if seat in result.winners else ""
        mark = speech.say("result-mark") if seat in result.winners else ""
        grid.add_row(Text(f"{speech.seat(seat)} {mark}".rstrip(), style), Text(str(score), style))
    return grid
