"""`pyrite verify`: exit codes and one line per file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.simulate import play_game
from pyrite.games.gold import GAME
from pyrite.players.simple import Uniform
from tests.cli.conftest import Pyrite, one_error

SERIES = seed_text("verify")


def record(number: int = 0) -> str:
    """A finished game."""
    players = [Uniform(), Uniform()]
    return play_game(GAME, 2, {}, game_seed(SERIES, number), players, ["Ada", "Bob"]).text()


GOOD = record()


def swap_cards(text: str) -> str:
    """Two cards change places in the deal."""
    return re.sub(r"\* deal (\w+) (\w+)", r"* deal \2 \1", text)


def change_move(text: str) -> str:
    """The second flip turns the same card as the first."""
    first = next(line for line in text.splitlines() if " flip " in line)
    lines = text.splitlines(keepends=True)
    lines[[i for i, line in enumerate(lines) if " flip " in line][1]] = f"{first}\n"
    return "".join(lines)


def drop_line(text: str) -> str:
    """A move is missing."""
    lines = text.splitlines(keepends=True)
    del lines[[i for i, line in enumerate(lines) if " flip " in line][3]]
    return "".join(lines)


WRONG = {
    "text": (b"Dear Ada,\nhow are you?\n", 2),
    "empty": (b"", 2),
    "binary": (bytes(range(256)), 2),
    "cut-off": (GOOD.encode()[:-9], 2),
    "one-card-changed": (swap_cards(GOOD).encode(), 1),
    "one-move-changed": (change_move(GOOD).encode(), 1),
    "one-line-missing": (drop_line(GOOD).encode(), 1),
    "unknown-game": (GOOD.replace("game: gold", "game: chess").encode(), 2),
    "unknown-option": (GOOD.replace("seats: 2", "seats: 2\noption tea: hot").encode(), 2),
    "too-many-seats": (GOOD.replace("seats: 2", "seats: 99").encode(), 2),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_record__one_line_code_and_nothing_written(
    pyrite: Pyrite, tmp_path: Path, name: str
) -> None:
    content, code = WRONG[name]
    file = tmp_path / f"{name}.txt"
    file.write_bytes(content)
    ran = pyrite("verify", file)
    assert str(file) in one_error(ran, code)
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == content


def test_good_record__says_what_was_proven(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(GOOD, "utf-8")
    ran = pyrite("verify", file)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"holds \(finished, \d+ decisions, chance proven by the seed\)", ran.out)
    assert pyrite("verify", "-q", file).out == ""
    assert "正しい棋譜" in pyrite("verify", file, "--lang", "ja").out


def test_running_record__without_seed(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    lines = [line for line in GOOD.splitlines() if not line.startswith("seed")]
    file.write_text("\n".join(lines[:10]) + "\n", "utf-8")
    assert "still running" in pyrite("verify", file).out
    assert "no seed" in pyrite("verify", file).out


def test_several__the_worst_code_wins(pyrite: Pyrite, tmp_path: Path) -> None:
    for name, text in (("a", GOOD), ("b", swap_cards(GOOD)), ("c", "nonsense\n")):
        (tmp_path / name).write_text(text, "utf-8")
    a, b, c = (tmp_path / name for name in "abc")
    assert pyrite("verify", a, b).code == 1
    assert pyrite("verify", c, b, a).code == 2
    assert pyrite("verify", a, a).code == 0


def test_json__all_facts(pyrite: Pyrite, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(GOOD, "utf-8")
    ran = pyrite("verify", file, tmp_path / "none", "--json")
    good, none = json.loads(ran.out)
    assert ran.code == 2
    assert good["is_finished"]
    assert good["is_chance_proven"]
    assert none["code"] == 2
    assert none["error"]


@pytest.mark.slow
def test_many__in_a_pool(pyrite: Pyrite, tmp_path: Path) -> None:
    for number in range(24):
        (tmp_path / f"{number:02}.txt").write_text(record(number), "utf-8")
    (tmp_path / "05.txt").write_text(swap_cards(record(5)), "utf-8")
    ran = pyrite("verify", *sorted(tmp_path.iterdir()))
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 23
    assert "05.txt" in one_error(ran, 1)
