"""A red test points at its cause: every module has a test of its name, or one that tells its story.

A test of its name imports it, or lies where it lies: `tests/engine/test_play.py` for
`engine/play.py`. Else `TOLD` says where to look when it is broken.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.sources import ROOT, Module, Use, names, our_modules

TESTS = ROOT / "tests"

TOLD = {
    "arena.recording": "arena/tournament/test_run.py",
    "arena.simulation": "cli/commands/test_simulate.py",
    "cli.commands.debts": "cli/commands/test_new.py",
    "cli.commands.proof": "cli/commands/test_verify_proof.py",
    "cli.commands.results": "cli/commands/test_arena.py",
    "cli.reports.balance": "cli/commands/test_balance.py",
    "cli.reports.games_table": "cli/commands/test_games.py",
    "cli.reports.judgements": "cli/commands/test_review.py",
    "cli.reports.kept_tables": "cli/commands/test_saved.py",
    "cli.reports.review": "cli/commands/test_review.py",
    "cli.reports.rules_page": "cli/commands/test_rules.py",
    "cli.reports.standing_table": "cli/commands/test_arena.py",
    "cli.reports.tally_table": "cli/commands/test_simulate.py",
    "cli.session.records.departing": "cli/commands/test_play.py",
    "cli.session.records.saved": "cli/commands/test_saved.py",
    "cli.session.teaching": "cli/commands/test_learn.py",
    "cli.shell.command": "cli/test_main.py",
    "cli.shell.help": "cli/test_main.py",
    "cli.shell.options": "cli/test_main.py",
    "cli.shell.progress": "cli/commands/test_arena.py",
    "client": "client/test_live.py",
    "core.backends.emit": "core/backends/emit/test_random_functions.py",
    "core.backends.entry": "core/backends/test_backend.py",
    "core.backends.tab": "web/tab/test_server.py",
    "core.bind": "core/backends/emit/test_unit.py",
    "core.dialect.advice": "core/dialect/test_check.py",
    "core.vocabulary.terminal": "games/gold/faces/test_terminal.py",
    "engine.telling.views": "contract/test_every_view.py",
    "envs.agent_env": "envs/test_gymnasium.py",
    "envs.episode": "envs/test_gymnasium.py",
    "envs.rewards": "envs/test_gymnasium.py",
    "envs.spaces": "envs/test_gymnasium.py",
    "players.equivalent_moves": "players/search/test_search.py",
    "players.kernels.match": "players/training/test_trainer.py",
    "players.kernels.self_play": "players/training/test_trainer.py",
    "players.kernels.value": "players/network/test_value.py",
    "players.review": "players/review/test_review.py",
    "players.training.buffers": "players/training/test_trainer.py",
    "tables.bots.worker": "tables/bots/test_pool.py",
    "tables.facts": "tables/test_table.py",
    "tables.live.automation": "tables/live/test_service.py",
    "tables.live.public_counts": "web/api/test_calls.py",
    "tables.live.summary": "web/api/test_calls.py",
    "tables.reviews.worker": "tables/reviews/test_queue.py",
    "tables.rights": "web/api/test_finding.py",
    "tables.stores": "tables/stores/test_every_store.py",
    "web.api": "web/api/test_calls.py",
    "web.outgoing.options": "web/outgoing/test_alerts.py",
    "web.process": "web/process/test_serving.py",
    "web.tab": "web/tab/test_server.py",
    "wire": "web/api/test_schemas.py",
}
"""A module or a room without tests of its name, and the test that breaks first with it."""

ROOMS_OF_A_GAME = {
    "auction": "games/end_of_the_trail/test_rules_auction.py",
    "events": "contract/test_every_event.py",
    "knowledge": "contract/test_every_game.py",
    "learning": "envs/encoding/test_specification.py",
    "moves": "contract/test_every_game.py",
    "outcomes": "contract/test_every_game.py",
    "rules": "games/fools_gold/test_rules_mining.py",
    "scoring": "games/fools_gold/test_rules_scoring.py",
    "setup": "games/end_of_the_trail/test_rules_setup.py",
    "skill": "contract/test_every_player.py",
    "scene": "contract/test_every_view.py",
    "state": "contract/test_backends.py",
    "view": "contract/test_every_view.py",
    "years": "games/fools_gold/test_rules_winter.py",
}
"""What the contract holds for every game, and rules that are tested by their phase."""

WITHOUT = {"__main__", "web.__main__"}
"""A line that calls another module."""

OWED = ("cli.commands.site", "web.site")
"""Rooms that no test tells of yet."""


@cache
def imported() -> frozenset[str]:
    """Everything that a test imports by its name."""
    return frozenset(part for file in TESTS.rglob("*.py") for part in parts_in(file))


def parts_in(file: Path) -> Iterator[str]:
    """What one file imports, and all that it is a part of; its tree is not kept."""
    module = Module(dotted(file), file.read_text("utf-8"), is_package=is_package(file))
    for node in ast.walk(ast.parse(module.source)):
        for name in names(module, node):
            yield from Use(0, name, False).parts


def dotted(file: Path) -> str:
    """The name of a module of tests."""
    inside = file.parent if is_package(file) else file.with_suffix("")
    return ".".join(inside.relative_to(ROOT).parts)


def is_package(file: Path) -> bool:
    """Is this a folder's own module?"""
    return file.name == "__init__.py"


def has_test_of_its_name(name: str) -> bool:
    """Imported, or with a test in the same place?"""
    *folders, last = name.split(".")
    return f"pyrite.{name}" in imported() or TESTS.joinpath(*folders, f"test_{last}.py").exists()


def told_in(name: str) -> str | None:
    """The test that tells of a module, or of a room that it lies in."""
    words = name.split(".")
    if words[0] == "games" and len(words) > 2:
        return ROOMS_OF_A_GAME.get(words[2])
    rooms = (".".join(words[: count + 1]) for count in reversed(range(len(words))))
    return next((TOLD[room] for room in rooms if room in TOLD), None)


def our_names() -> list[str]:
    """All modules, as the tests' folders call them."""
    every = [
        module.name.removeprefix("pyrite.") for module in our_modules() if not module.is_package
    ]
    return [name for name in every if name not in WITHOUT]


def test_told__every_module_has_a_test_to_look_at() -> None:
    untold = [one for one in our_names() if not has_test_of_its_name(one) and not told_in(one)]
    silent = [one for one in untold if not one.startswith(OWED)]
    assert not silent, f"write tests of these names, or say in TOLD who tells of them: {silent}"


@pytest.mark.parametrize("file", sorted({*TOLD.values(), *ROOMS_OF_A_GAME.values()}))
def test_told__by_a_test_that_is_there(file: str) -> None:
    assert (TESTS / file).exists()


def test_told__by_the_nearest_room() -> None:
    assert told_in("cli.reports.review.page") == "cli/commands/test_review.py"
    assert told_in("games.gold.skill.style") == "contract/test_every_player.py"
    assert told_in("cli.reports.gadgets") is None
