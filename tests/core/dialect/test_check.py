"""The static check refuses what leaves the dialect, with file and line."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from pyrite.core.dialect import sources
from pyrite.core.dialect.check import Complaint, check
from pyrite.engine.compilation.check import complaints
from pyrite.engine.registry import all_games

HEAD = """
from math import sqrt
from typing import NamedTuple

from pyrite.core.schema import Ints, Struct, copy, i8, structs

SHARE = 0.5
TABLE = ((1, 2), (3, 4))
RAGGED = ((1, 2), (3,))
BELOW = -1
LARGE = (1, 1 << 63)
NAME = "gold"


class Player(Struct):
    coins: int = i8("coins")
    gems: list[int] = i8("gems", 3)


class State(Struct):
    turn: int = i8("turn")
    players: list[Player] = structs(Player, 2, "players")


class Workspace(NamedTuple):
    shares: list[float]
    moves: Ints
    seats: int


def helper(s: State, n: int) -> int:
    return n + TABLE[0][1]


def half(share: float) -> float:
    return share * SHARE

"""


def complain(tmp_path: Path, body: str, floats_in: Collection[str] = ()) -> list[str]:
    """What the check says about a rule with this body (and about those beside it)."""
    source = HEAD + (body if body.lstrip().startswith("def") else _rule(body))
    path = tmp_path / "rule_module.py"
    path.write_text(source)
    sources.module_tree.cache_clear()
    spec = importlib.util.spec_from_file_location("pyrite.rule_module", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["pyrite.rule_module"] = module
    try:
        spec.loader.exec_module(module)
        return [complaint.text for complaint in check([module.rule], floats_in=floats_in)]
    finally:
        del sys.modules["pyrite.rule_module"]


def _rule(body: str) -> str:
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    return f"def rule(s: State, seat: int, out: Ints) -> int:\n{lines}\n    return 0\n"


@pytest.mark.parametrize(
    "body",
    [
        "me = s.players[seat]\nme.coins += 3",
        "for i in range(len(out)):\n    out[i] = TABLE[1][0] if i > 2 else -1",
        "while s.turn < 3 and not seat:\n    s.turn += 1\n    if s.turn == 2:\n        break",
        "n = 0\nfor gem in s.players[0].gems:\n    n += gem != 0",
        "copy(s, s)",
        "return helper(s, max(1, seat)) << 2",
    ],
)
def test_the_dialect_allows(tmp_path: Path, body: str) -> None:
    assert complain(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("x = [1, 2]", "a list is not part of the dialect: fill a row of the state"),
        ("x = [i for i in out]", "a list comprehension is not part of the dialect: fill a row"),
        ("x = 'gold'", "a text is not part of the dialect: name a number for it in box.py"),
        ("x = 1.5", "a float is not part of the dialect: count in whole numbers"),
        ("x = None", "None is not part of the dialect: use a number that stands for nothing"),
        ("x = seat / 2", "/ is not part of the dialect: use //"),
        ("x = seat in out", "in is not part of the dialect: compare in a for loop"),
        ("s.players[0] = s.players[1]", "Player cannot be assigned as a whole"),
        ("s.players[0].gems = s.players[1].gems", "a row of a number cannot be assigned"),
        ("s.players[0].coin = 1", "Player has no field coin; did you mean coins?"),
        ("x = out[1:2]", "no slices"),
        ("x = out[-1]", "no index below zero"),
        ("x = out[BELOW]", "no index below zero"),
        ("x = 9223372036854775808", "9223372036854775808 leaves 64 bits"),
        ("x = LARGE[0]", "LARGE leaves 64 bits"),
        ("x = NAME", "NAME is no number"),
        ("x = RAGGED[0][0]", "RAGGED is no number and no rectangular table"),
        ("x = sum(out)", "sum is not a function rules may call: min, max, abs, len, int, bool"),
        ("x = helper(seat, seat)", "helper wants State, not a number"),
        ("x = helper(s)", "helper takes 2 arguments"),
        ("x = helper(s, n=1)", "without keywords"),
        ("x = s\nx = 1", "x was State and becomes a number"),
        ("a, b = 1, 2", "a tuple is not part"),
        ("with s:\n    pass", "with is not part"),
        ("x = ...", "Constant is not part of the dialect"),
        ("return s", "returns State, promised a number"),
        ("if s:\n    pass", "a number is wanted here, not State"),
        ("for x in seat:\n    pass", "a loop goes over range"),
        ("x = seat.coins", "a number has no fields"),
        ("x = unknown", "unknown is unknown here"),
    ],
)
def test_the_dialect_refuses(tmp_path: Path, body: str, text: str) -> None:
    assert any(text in one for one in complain(tmp_path, body)), complain(tmp_path, body)


def complain_of_floats(tmp_path: Path, body: str) -> list[str]:
    """What the check says where floats and workspaces are in place."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    rule = f"def rule(d: Workspace, seat: int, share: float) -> float:\n{lines}\n    return share\n"
    return complain(tmp_path, rule, floats_in=("pyrite.rule_module",))


@pytest.mark.parametrize(
    "body",
    [
        "x = 1.5\nx = 2",
        "d.shares[seat] += d.moves[seat] / 2 - SHARE * sqrt(seat)",
        "d.shares[seat] = max(seat, share)",
        "d.moves[int(share)] = d.seats",
        "share = half(seat) if share > 0.5 else -share",
    ],
)
def test_floats_and_workspaces_are_allowed_in_the_module_named(tmp_path: Path, body: str) -> None:
    assert complain_of_floats(tmp_path, body) == []


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("seat += share", "a number becomes a float"),
        ("seat = share", "seat was a number and becomes a float"),
        ("d.moves[0] = share", "a field holds a number, not a float"),
        ("d.moves[share] = 1", "a number is wanted here, not a float"),
        ("x = share // 2", "FloorDiv is not part"),
        ("x = share >> 1", "RShift is not part"),
        ("for i in range(share):\n    pass", "a number is wanted here, not a float"),
        ("d.seats = 3", "a workspace's fields stay"),
        ("x = d.share[0]", "Workspace has no field share; did you mean shares?"),
        ("x = half(d.shares)", "half wants a float, not a row of a float"),
    ],
)
def test_floats_and_workspaces_have_their_bounds(tmp_path: Path, body: str, text: str) -> None:
    found = complain_of_floats(tmp_path, body)
    assert any(text in one for one in found), found


@pytest.mark.parametrize("body", ["x = SHARE", "x = sqrt(seat)", "x = half(seat)"])
def test_rules_have_no_floats_by_side_doors(tmp_path: Path, body: str) -> None:
    assert complain(tmp_path, body)


def test_a_stand_in_may_refuse(tmp_path: Path) -> None:
    body = """
def rule(s: State) -> int:
    return other(s)


def other(s: State) -> int:
    raise TypeError("bind it first")
"""
    assert complain(tmp_path, body) == []


def test_recursion_is_refused(tmp_path: Path) -> None:
    body = """
def rule(s: State) -> int:
    return other(s)


def other(s: State) -> int:
    return rule(s)
"""
    assert complain(tmp_path, body) == ["calls go round: rule → other → rule"]


def test_defaults_and_missing_types_are_refused(tmp_path: Path) -> None:
    found = complain(tmp_path, "def rule(s, n: int = 1) -> int:\n    return n\n")
    assert found == [
        "plain positional parameters only, without defaults",
        "parameter s has no type",
    ]


def test_a_complaint_names_file_and_line(tmp_path: Path) -> None:
    source = HEAD + _rule("x = 1.5")
    line = source.splitlines().index("    x = 1.5") + 1
    path = tmp_path / "rule_module.py"
    assert complain(tmp_path, "x = 1.5")
    assert str(Complaint(str(path), line, "why")) == f"{path}:{line}: why"


def test_every_game_stays_in_the_dialect() -> None:
    assert complaints(all_games()) == []
