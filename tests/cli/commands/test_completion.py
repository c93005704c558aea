"""Completion in shells."""

from __future__ import annotations

import pytest
from click.shell_completion import ShellComplete

from pyrite.cli.root import Root
from pyrite.core.words import Words
from tests.cli.conftest import Pyrite


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_completion__prints_a_script(pyrite: Pyrite, shell: str) -> None:
    assert "_PYRITE_COMPLETE" in pyrite("completion", shell).out


@pytest.mark.parametrize(
    ("words", "start", "found"),
    [
        ([], "si", ["site", "simulate"]),
        (["rules"], "go", ["gold"]),
        (["bench", "gold"], "go", ["gold"]),
        (["simulate", "gold", "--option"], "lay", ["layout=scatter", "layout=grid"]),
        (["simulate", "gold", "--backend"], "n", ["native"]),
        (["simulate", "nonsense", "--option"], "lay", []),
    ],
)
def test_completion__of_commands_games_and_options(
    words: list[str], start: str, found: list[str]
) -> None:
    shell = ShellComplete(Root(Words("en", "pyrite.cli")), {}, "pyrite", "_PYRITE_COMPLETE")
    assert [item.value for item in shell.get_completions(words, start)] == found
