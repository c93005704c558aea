"""Bots at one keyboard, in this process; the clock is handed in.

The search is compiled or loaded when it is first needed; where that cannot be, they search plainly,
and less. They see requests, which hold what a seat may know, never the table.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

from pyrite.core.backends.backend import NATIVE
from pyrite.core.game import Game
from pyrite.engine.compilation.choice import can_run, take_what_is_there
from pyrite.players.compilation.entries import SEARCH, backend_for
from pyrite.players.levels import is_quick
from pyrite.players.search.search import Advice
from pyrite.tables.bots.request import BotRequest, Effort, advise, choose

SECONDS = 1.0  # a plain search takes no longer than this
FIRST_SECONDS = 0.06  # while people still wait for their first question


class Bots:
    """Everybody at the table who is no person, and the adviser of those who are."""

    def __init__(self, game: Game, levels: Iterable[str], clock: Callable[[], float]) -> None:
        self.game = game
        self.clock = clock
        self.in_a_hurry = False
        self.searching = {level for level in levels if not is_quick(game, level)}
        self._has_tried = False  # to compile

    def choose(self, request: BotRequest) -> int:
        """The number of one of the moves."""
        is_brief = self.in_a_hurry or request.level not in self.searching
        return choose(request, self.first_effort if is_brief else self.effort)

    def advise(self, request: BotRequest) -> list[Advice]:
        """What a search thinks of each move, most visited first."""
        return advise(request, self.effort)

    @property
    def lack_compiler(self) -> bool:
        """Do bots here think less than they could?"""
        return bool(self.searching) and not can_run(self.game, (SEARCH,))

    @property
    def must_compile(self) -> bool:
        """Will the next search wait some seconds for a compiler?"""
        needs = (SEARCH,)
        is_first = not self._has_tried and can_run(self.game, needs)
        return is_first and not take_what_is_there(self.game, needs)

    @functools.cached_property
    def backend(self) -> str:
        """What a search runs on."""
        self._has_tried = True
        return backend_for(self.game, SEARCH)

    @property
    def first_effort(self) -> Effort:
        """Without loading anything."""
        return Effort(False, FIRST_SECONDS, self.clock)

    @property
    def effort(self) -> Effort:
        """All that this machine can."""
        is_native = self.backend == NATIVE
        return Effort(is_native, None if is_native else SECONDS, self.clock)
