"""Bots: plain and brief until the search is compiled, native from then on."""

from __future__ import annotations

from pyrite.games.gold import GAME
from pyrite.players.compilation.process import SearchCompiler
from pyrite.tables.keyboard.bots import FIRST_SECONDS, SECONDS, Bots
from tests.tables.bots.test_choosing import no_clock, thought


class Standing(SearchCompiler):
    """A compiler that stands where a test says."""

    started = False
    ready = False
    closed = False

    def start(self) -> None:
        self.started = True

    def leave(self) -> None:
        self.closed = True

    @property
    def is_ready(self) -> bool:
        return self.ready


def bots(*levels: str) -> tuple[Bots, Standing]:
    """Bots of these levels, and their compiler."""
    compiler = Standing("gold")
    return Bots(GAME, levels, compiler, no_clock), compiler


def test_pace__plain_until_compiled_then_native() -> None:
    found, compiler = bots("normal", "easy")
    found.in_a_hurry = True
    assert (found.effort.backend, found.effort.seconds) == ("python", FIRST_SECONDS)
    found.in_a_hurry = False
    assert (found.effort.backend, found.effort.seconds) == ("python", SECONDS)
    compiler.ready = True
    assert (found.effort.backend, found.effort.seconds) == ("native", None)
    found.in_a_hurry = True
    assert found.effort.backend == "python"
    assert found.effort.clock is no_clock


def test_start__compiles_only_for_those_who_search() -> None:
    for level, wanted in (("easy", False), ("uniform", False), ("normal", True)):
        found, compiler = bots(level)
        found.start()
        assert compiler.started is wanted
        assert (level in found.searching) is wanted


def test_close__compiling_goes_on_alone() -> None:
    found, compiler = bots("normal")
    found.close()
    assert compiler.closed


def test_choose__whoever_is_named_in_the_thought() -> None:
    found, compiler = bots()
    assert found.choose(thought("easy")) in thought("easy").moves
    assert not compiler.started


def test_advise__compiles_for_the_next_time() -> None:
    found, compiler = bots("easy")
    assert found.advise(thought(""))
    assert compiler.started
