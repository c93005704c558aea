"""Where rules run: compiled wherever that can be, unless somebody asks for something else."""

from __future__ import annotations

from collections.abc import Collection

from pyrite.core.backends.backend import NATIVE, PYTHON
from pyrite.core.backends.native import MODULES, can_compile, has_native
from pyrite.core.game import Game
from pyrite.engine.compilation.entries import FirstCall
from pyrite.engine.errors import EngineError

AUTO = "auto"


def check_native() -> None:
    """Where nothing can be compiled, say so."""
    if not has_native():
        raise EngineError("no-native")


def are_ready(game: Game, needs: Collection[FirstCall]) -> bool:
    """Is all of it compiled?"""
    return all(need.is_ready(game) for need in needs)


def can_run(game: Game, needs: Collection[FirstCall]) -> bool:
    """Is what a game needs compiled, here or before it came here, or can it be?"""
    return has_native() and (can_compile() or are_ready(game, needs))


def take_what_is_there(game: Game, needs: Collection[FirstCall]) -> bool:
    """Where somebody waits: what was compiled here, else what came compiled; False: neither."""
    for choose in (MODULES.discard, MODULES.add):
        choose(game.id)
        if are_ready(game, needs):
            return True
    MODULES.discard(game.id)
    return False


def ready_backend(asked: str, game: Game, needs: Collection[FirstCall]) -> str:
    """The backend that was asked for; `auto` is native wherever these can run so."""
    if asked == NATIVE:
        check_native()
    if asked != AUTO:
        return asked
    return NATIVE if can_run(game, needs) else PYTHON
