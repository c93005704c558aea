"""A game of rules and English words alone is playable everywhere at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.site import EXAMPLES, GAMES, pyrite, run

MOST_LINES = 600

each_example = pytest.mark.parametrize("game", GAMES)


def lines_of(game: str) -> Iterator[str]:
    """All that somebody had to write, tests included."""
    for file in (EXAMPLES / game).rglob("*"):
        if file.suffix in (".py", ".ftl", ".md", ".toml"):
            yield from file.read_text("utf-8").splitlines()


@each_example
def test_example__is_small(game: str) -> None:
    assert sum(1 for _ in lines_of(game)) <= MOST_LINES


@each_example
def test_example__keeps_its_own_rules(game: str, tmp_path: Path) -> None:
    done = run("-m", "pytest", "-q", f"examples/{game}/tests", data=tmp_path)
    assert done.returncode == 0, done.stdout


@each_example
def test_example__signs_the_contract(game: str, tmp_path: Path) -> None:
    arguments = ("-q", "-m", "not slow", "-p", "no:cacheprovider", "-k", game)
    done = run(
        "-m", "pytest", *arguments, "tests/contract", "tests/engine/test_undo.py", data=tmp_path
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


@each_example
def test_example__stays_in_the_dialect(game: str, tmp_path: Path) -> None:
    done = run("-m", "pyrite.players.compilation.check", data=tmp_path)
    assert done.returncode == 0, done.stdout


@each_example
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_example__a_whole_game_at_the_terminal(game: str, level: str, tmp_path: Path) -> None:
    typed = "help\n\nlegend\n\nhint\n\nmoves\n\n" + "#1\n" * 200
    told = pyrite("play", game, "--against", level, "--seed", "t", data=tmp_path, typed=typed)
    assert "imagined games" in told
    assert any(word in told.splitlines()[-2] for word in ("win", "victory"))


@each_example
def test_example__is_simulated_proved_replayed_and_reviewed(game: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    players = ("--players", "normal,easy,bold", "--games", "1", "--seed", "s")
    pyrite("simulate", game, *players, "--records", str(records), data=tmp_path)
    (record,) = map(str, records.iterdir())
    assert "chance proven" in pyrite("verify", record, data=tmp_path)
    assert "over" in pyrite("replay", record, data=tmp_path)
    told = pyrite("review", record, "--all", "--iterations", "20", data=tmp_path)
    assert "a 95 % interval" in told


@each_example
def test_example__speaks_english_where_it_has_no_japanese(game: str, tmp_path: Path) -> None:
    done = run("-m", "pyrite", "rules", game, "--lang", "ja", data=tmp_path)
    assert done.returncode == 0
    assert game.capitalize() in done.stdout
    lesson = run("-m", "pyrite", "learn", game, "--lang", "en", data=tmp_path)
    assert "There is no lesson" in lesson.stderr
