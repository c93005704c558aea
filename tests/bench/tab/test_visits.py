"""What is measured at a page is told as people read it."""

from __future__ import annotations

from bench.tab.command import in_words, quantiles
from bench.tab.processes import pages
from bench.tab.thinking import thinking
from bench.tab.visits import FirstMove


def test_figures__are_told_with_both_clocks_and_the_slowest_of_twenty() -> None:
    assert in_words(FirstMove(3.14159, 2.5)) == "3.1 s, of processors 2.5 s"
    assert quantiles([float(n) for n in range(1, 100)]) == "50.0, 95.0, 99"


def test_processes__without_a_browser_there_is_no_page() -> None:
    assert pages() == []


def test_program__is_whole_python_for_a_game_and_a_level() -> None:
    program = thinking("gold", "hard", 7)
    compile(program, "program", "exec")
    assert '"gold"' in program
    assert "@" not in program
