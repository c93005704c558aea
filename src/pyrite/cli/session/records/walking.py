"""Walking through a record at a terminal: on and back, to any step, with all hands open."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyrite.cli.boards.board import draw, hand_line
from pyrite.cli.session.answers import tidy
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.voice import Voice
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.records.replay import Replay

LATEST = 100  # lines that are kept in sight, at the most


@dataclass(frozen=True)
class Shown:
    """One line of a record, in words, and the position after it."""

    number: int
    line: Line | None
    sentences: list[str]
    view: dict[str, Any]  # of the moment, where there is one worth seeing
    is_turn_over: bool


def numbered(step: Shown) -> list[str]:
    """The sentences, the first with the number of the line."""
    if step.line is None or step.line.who == "#":
        return step.sentences
    first, *rest = step.sentences or [str(step.line)]
    return [f"{step.number:4}  {first}", *(f"      {line}" for line in rest)]


class Walker:
    """Stands at one step of a record."""

    def __init__(
        self, record: GameRecord, steps: Iterator[Shown], screen: Screen, speech: Voice
    ) -> None:
        self.record = record
        self.screen = screen
        self.speech = speech
        self.place = 0
        self.is_open = False
        self.has_ended = False  # by going on behind the last step
        self._coming = steps
        self._seen: list[Shown] = list(itertools.islice(steps, 1))

    def run(self) -> None:
        """Until somebody has seen enough."""
        with self.screen.open():
            while self._go():
                pass
        if self.has_ended:
            self.screen.print_lines(numbered(self._seen[-1])[-1:])

    def _go(self) -> bool:
        """Show where we are, and go where we are sent."""
        self.show()
        try:
            return self.follow(tidy(self.screen.ask_plainly(f"{self.speech.say('replay-go-on')} ")))
        except EOFError:
            return False

    def show(self) -> None:
        """The board as it was, what was told so far, and perhaps everybody's hand."""
        told = [line for step in self._seen[: self.place + 1] for line in numbered(step)]
        board = draw(self._seen[self.place].view, self.speech)
        notes = self.hands() if self.is_open else []
        self.screen.frame(board, told[-LATEST:], notes, bottom=[self.speech.say("replay-keys")])

    def hands(self) -> list[str]:
        """What each seat held at this step, found by playing up to it once more."""
        replay, number = Replay(self.record), self._seen[self.place].number
        steps = (step for _, step in replay.steps() if step)
        for _ in itertools.islice(steps, number):
            pass
        play = replay.play
        return [hand_line(play.view(seat), self.speech) for seat in range(play.seats)]

    def follow(self, answer: str) -> bool:
        """One answer; False to stop."""
        if answer in ("q", "quit"):
            return False
        if answer == "":
            return self.move_to(self.place + 1)
        if answer in ("b", "back"):
            return self.move_to(max(0, self.place - 1))
        if answer in ("e", "end"):
            self._look_ahead(None)
            return self.move_to(len(self._seen) - 1)
        if answer in ("o", "open"):
            self.is_open = self.record.is_finished and not self.is_open
        elif answer.lstrip("+-").isdecimal():
            self.jump(answer)
        return True

    def jump(self, answer: str) -> None:
        """To a step by its number, or so many on or back."""
        here = self._seen[self.place].number
        wanted = here + int(answer) if answer[0] in "+-" else int(answer)
        self._look_ahead(wanted)
        fitting = [i for i, step in enumerate(self._seen) if step.number <= max(0, wanted)]
        self.place = fitting[-1]

    def move_to(self, place: int) -> bool:
        """Is there such a step?"""
        if place == len(self._seen):
            self._seen.extend(itertools.islice(self._coming, 1))
        self.has_ended = place >= len(self._seen)
        if self.has_ended:
            return False
        self.place = place
        return True

    def _look_ahead(self, number: int | None) -> None:
        """Take steps until one has this number, or all."""
        for step in self._coming:
            self._seen.append(step)
            if number is not None and step.number > number:
                return
