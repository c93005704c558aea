"""The terminal as a table: frames that replace each other, questions, pauses. Or plain lines.

On a terminal everything happens on the alternate screen, which keeps no lines: nobody can scroll
back to a card that was turned, or to what another person saw.
"""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from pyrite.cli.shell.console import console, must_be_plain, unpadded
from pyrite.cli.shell.wrapping import wrap
from pyrite.core.words import Words

PROMPT_LINES = 1
LEAST_COLUMNS = 60  # in which every board can be drawn


class Screen:
    """Where a game is shown and people are asked."""

    def __init__(self, words: Words, *, plain: bool) -> None:
        self.words = words
        self.plain = plain or must_be_plain()
        self.out = console(plain=self.plain)
        self.is_live = sys.stdin.isatty() and self.out.is_terminal and not self.out.is_dumb_terminal
        self._session: Any = None
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    @contextmanager
    def open(self) -> Iterator[None]:
        """The alternate screen, left again whatever happens."""
        if self.is_live:
            self.out.set_alt_screen(True)
        try:
            yield
        finally:
            if self.is_live:
                self.out.set_alt_screen(False)

    def frame(
        self,
        board: RenderableType,
        lines: Sequence[str],
        notes: Sequence[str] = (),
        *,
        choices: Sequence[str] = (),
        bottom: Sequence[str] = (),
    ) -> None:
        """The board, what happened lately and a list of choices as far as they fit, notes.

        At the bottom stands what is asked; nothing is ever pushed out at the top.
        """
        if not self.is_live:
            self.show(board)
            self.print_lines([*notes, *choices])
            return
        drawn = self.out.render_lines(board, pad=False)
        below = [*self._wrapped(notes, "yellow"), *self._wrapped(bottom, "cyan")]
        room = self.out.height - len(drawn) - len(below) - PROMPT_LINES
        self.out.clear()
        if room < 0:
            self._print_cut(drawn, below)
            return
        self.out.print(board)
        listed = self._wrapped(choices, "") if len(choices) < room - 1 else []
        room -= len(listed)
        above = self._wrapped(lines, "")[-(room - 1) :] if room > 1 else []
        for line in (*([Text()] if room else []), *above, *listed, *below):
            self.out.print(line)

    def _print_cut(self, drawn: Sequence[Sequence[Segment]], below: Sequence[Text]) -> None:
        """Too small a terminal: how large it should be, then the end of the board."""
        columns = max(self.out.width, LEAST_COLUMNS)
        lines = len(drawn) + len(below) + PROMPT_LINES
        line = Text(self.words.say("too-small", columns=str(columns), lines=str(lines)))
        line.truncate(self.out.width - 1, overflow="ellipsis")
        room = max(0, self.out.height - len(below) - PROMPT_LINES - 1)
        self.out.print(line, style="reverse")
        for row in drawn[len(drawn) - room :]:
            self.out.print(Segments([*row, Segment.line()]), end="")
        for one in below:
            self.out.print(one)

    def _wrapped(self, lines: Sequence[str], style: str) -> list[Text]:
        width = self.out.width - 2
        return [Text(part, style) for line in lines for part in wrap(line, width)]

    def show(self, content: RenderableType) -> None:
        """Drawn to stay; in a pipe without blanks at the ends of lines."""
        if self.is_live:
            self.out.print(content)
        else:
            self.out.print(Text(unpadded(self.out, content)), soft_wrap=True)

    def print_lines(self, lines: Sequence[str]) -> None:
        """Just say it; what is indented, such as a command to be typed, stays in one line."""
        for line in lines:
            parts = (
                [line] if line.startswith(" ") or not self.is_live else wrap(line, self.out.width)
            )
            for part in parts:
                self.out.print(Text(part), soft_wrap=True)

    def page(self, content: RenderableType, go_on: str) -> None:
        """Something to read; on a terminal until Enter is pressed."""
        if not self.is_live:
            self.show(content)
            return
        if isinstance(content, str):
            content = Group(*self._wrapped(content.split("\n"), ""))
        drawn, room = self.out.render_lines(content, pad=False), self.out.height - 2
        for start in range(0, len(drawn), room):
            self.out.clear()
            for row in drawn[start : start + room]:
                self.out.print(Segments([*row, Segment.line()]), end="")
            self.ask_plainly(f"\n{go_on} ")

    def wait(self, seconds: float) -> None:
        """Time to look, cut short by Enter; none where nobody looks."""
        if not self.is_live or seconds <= 0:
            return
        if os.name == "nt":
            time.sleep(seconds)
            return
        if select.select([sys.stdin], [], [], seconds)[0]:
            sys.stdin.readline()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Something turns while we think; nothing where nobody looks."""
        if not self.is_live:
            yield
            return
        with self.out.status(Text(text), spinner="line" if self.plain else "dots"):
            yield

    def hand_over(self, text: str) -> None:
        """Clear everything and wait until the right person sits there."""
        if not self.is_live:
            return
        self.out.clear()
        self.ask_plainly(f"\n  {text} ")
        self.out.clear()

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """One typed line; EOFError when there are no more."""
        if self.is_live and not self.plain:
            return self._ask_nicely(prompt, completions)
        return self.ask_plainly(prompt)

    def ask_plainly(self, prompt: str) -> str:
        """The same without completion; what came through a pipe is repeated, so it reads well."""
        self.out.print(Text(prompt), end="")
        self.out.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.out.print()
            raise EOFError
        if not sys.stdin.isatty():
            self.out.print(Text(line.rstrip("\n")))
        return line.strip()

    def _ask_nicely(self, prompt: str, completions: Sequence[str]) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._session is None:
            self._session = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
        completer = WordCompleter(list(completions), ignore_case=True, sentence=True)
        answer: str = self._session.prompt(prompt, completer=completer)
        return answer.strip()
