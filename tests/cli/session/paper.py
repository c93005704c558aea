"""A screen for tests: what was shown, asked and waited for is noted, answers are prepared."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console, RenderableType

from pyrite.cli.session.screen import Screen
from pyrite.core.words import Words


class Paper(Screen):
    """Notes `kind text` for everything; answers with the lines given, then with an end of input."""

    def __init__(self, *answers: str, is_live: bool = False) -> None:
        self.out = Console(
            file=io.StringIO(), width=80, height=40, markup=False, emoji=False, highlight=False
        )
        self.words = Words("en", "pyrite.cli")
        self.plain = True
        self.is_live = is_live
        self.seen: list[str] = []
        self.waited: list[float] = []
        self._answers = list(answers)

    @property
    def text(self) -> str:
        """Everything that was printed."""
        assert isinstance(self.out.file, io.StringIO)
        return self.out.file.getvalue()

    def shown(self, kind: str) -> list[str]:
        """What was noted of one kind."""
        return [note.removeprefix(f"{kind} ") for note in self.seen if note.startswith(f"{kind} ")]

    @contextmanager
    def open(self) -> Iterator[None]:
        self.seen.append("open")
        try:
            yield
        finally:
            self.seen.append("close")

    def frame(
        self,
        board: RenderableType,
        lines: Sequence[str],
        notes: Sequence[str] = (),
        *,
        choices: Sequence[str] = (),
        bottom: Sequence[str] = (),
    ) -> None:
        self.out.print(board)
        self.seen.append(f"frame {' | '.join((*lines, *notes, *choices))}")
        self.seen.extend(f"bottom {line}" for line in bottom)

    def print_lines(self, lines: Sequence[str]) -> None:
        super().print_lines(lines)
        self.seen.extend(f"line {line}" for line in lines)

    def page(self, content: RenderableType, go_on: str) -> None:
        start = len(self.text)
        self.out.print(content)
        self.seen.append(f"page {self.text[start:]}")

    def wait(self, seconds: float) -> None:
        self.waited.append(seconds)

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        self.seen.append(f"busy {text}")
        yield

    def hand_over(self, text: str) -> None:
        self.seen.append(f"hand-over {text}")

    def ask_plainly(self, prompt: str) -> str:
        return self.ask(prompt)

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        self.seen.append(f"ask {prompt}")
        if not self._answers:
            raise EOFError
        return self._answers.pop(0)
