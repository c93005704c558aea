"""The terminal as a table, or plain lines."""

from __future__ import annotations

import io
import select
import sys
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from pyrite.cli.session.screen import Screen
from pyrite.core.words import Words

BOARD = Text("\n".join(f"row {n}" for n in range(5)))


def screen(monkeypatch: pytest.MonkeyPatch, typed: str = "", *, is_live: bool = False) -> Screen:
    """A screen of 40 columns and 12 lines, in front of which somebody types."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    made = Screen(Words("en", "pyrite.cli"), plain=True)
    made.is_live = is_live
    made.out = Console(
        file=io.StringIO(), width=40, height=12, force_terminal=is_live, no_color=True
    )
    return made


def text(screen: Screen) -> str:
    """All that was printed."""
    assert isinstance(screen.out.file, io.StringIO)
    return screen.out.file.getvalue()


def test_live__only_where_somebody_looks_and_types(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert not Screen(Words("en", "pyrite.cli"), plain=False).is_live


def test_frame__in_a_pipe_the_board_and_the_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch)
    found.frame(BOARD, ["told before"], ["a note"])
    assert text(found) == f"{BOARD.plain}\na note\n"


def test_frame__lines_give_way_to_board_and_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The latest stay; everything fits, the prompt too."""
    found = screen(monkeypatch, is_live=True)
    found.frame(BOARD, [f"line {n}" for n in range(30)], ["a note"])
    shown = text(found)
    assert "row 0" in shown
    assert "a note" in shown
    assert "line 29" in shown
    assert "line 0\n" not in shown
    assert shown.count("\n") <= 12 - 1


def test_frame__choices_are_listed_only_where_they_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch, is_live=True)
    found.frame(BOARD, [], choices=["one", "two"], bottom=["What now?"])
    assert "two" in text(found)
    found = screen(monkeypatch, is_live=True)
    found.frame(BOARD, [], choices=["one", "two", "three", "four", "five"], bottom=["What now?"])
    assert "two" not in text(found)
    assert "What now?" in text(found)


def test_frame__says_what_size_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the board and the question stay in sight."""
    found = screen(monkeypatch, is_live=True)
    found.frame(Text("\n".join(f"row {n}" for n in range(30))), [], bottom=["What now?"])
    shown = text(found)
    assert "60 × 32" in shown
    assert "row 29" in shown
    assert "row 10\n" not in shown
    assert shown.count("\n") <= 12 - 1


def test_page__a_long_one_is_read_screen_by_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch, "\n\n\nnext\n", is_live=True)
    found.page(Text("\n".join(f"row {n}" for n in range(25))), "on?")
    assert text(found).count("on?") == 3
    assert found.ask_plainly("") == "next"


def test_page__is_read_until_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch, "\nnext\n", is_live=True)
    found.page("the rules", "(Enter)")
    assert "the rules" in text(found)
    assert sys.stdin.readline() == "next\n"


def test_page__in_a_pipe_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch, "next\n")
    found.page("the rules", "(Enter)")
    assert text(found) == "the rules\n"
    assert sys.stdin.readline() == "next\n"


def test_hand_over__clears_before_and_after(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch, "\n", is_live=True)
    found.hand_over("To Ada, please.")
    cleared = text(found).split("To Ada, please.")
    assert ["\x1b[2J" in part for part in cleared] == [True, True]


def test_hand_over__in_a_pipe_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch)
    found.hand_over("To Ada, please.")
    assert text(found) == ""


@pytest.mark.parametrize("is_live", [True, False])
def test_open__the_alternate_screen_is_left_whatever_happens(
    monkeypatch: pytest.MonkeyPatch, is_live: bool
) -> None:
    found = screen(monkeypatch, is_live=is_live)
    with pytest.raises(EOFError), found.open():
        raise EOFError
    assert ("\x1b[?1049h" in text(found)) is is_live
    assert ("\x1b[?1049l" in text(found)) is is_live


@pytest.mark.skipif(sys.platform == "win32", reason="there one cannot wait for a key")
def test_wait__enter_cuts_it_short(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    def ready(read: list[Any], write: Any, other: Any, seconds: float) -> tuple[Any, ...]:
        waited.append(seconds)
        return read, [], []

    monkeypatch.setattr(select, "select", ready)
    found = screen(monkeypatch, "\nnext\n", is_live=True)
    found.wait(2.0)
    found.wait(0)
    assert waited == [2.0]
    assert sys.stdin.readline() == "next\n"


def test_wait__in_a_pipe_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(select, "select", None)
    screen(monkeypatch).wait(60.0)


def test_busy__something_turns_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    for is_live in (True, False):
        found = screen(monkeypatch, is_live=is_live)
        with found.busy("thinking"):
            pass
        assert ("thinking" in text(found)) is is_live


def test_ask__what_came_through_a_pipe_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    found = screen(monkeypatch, "  flip e5 \n")
    assert found.ask("You › ") == "flip e5"
    assert text(found) == "You ›   flip e5 \n"


def test_ask__no_more_input_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EOFError):
        screen(monkeypatch).ask("You › ")


def test_lines__are_never_cut_or_marked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "[bold] :smile: " + "word " * 40
    found = screen(monkeypatch)
    found.print_lines([long])
    assert text(found) == f"{long}\n"
