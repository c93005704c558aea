"""The native backend: the same rules, compiled by Numba.

Only a few entry points are compiled with a cache on disk, all without the GIL. Each is stamped
with all that its call graph reaches, so a changed rule never runs stale code. Knows NumPy and
Numba; nothing else below `players` does.
"""

from __future__ import annotations

import functools
import types
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import cgutils
from numba.core import types as numba_types
from numba.core.caching import _CacheLocator
from numba.extending import intrinsic

from pyrite.core import schema
from pyrite.core.backends.arrays import ArrayBackend
from pyrite.core.backends.backend import Bindings
from pyrite.core.backends.numba_pipeline import EntryCompiler, PartCompiler
from pyrite.core.backends.stamps import cache_folder, drop_oldest, reach_stamp
from pyrite.core.bind import Binder, Function
from pyrite.core.game import Game

INLINED = 480  # bytes of bytecode


@intrinsic  # type: ignore[untyped-decorator]
def _copy(typing_context: Any, out: Any, s: Any) -> Any:
    """`schema.copy` natively: one memcpy."""
    if not isinstance(s, numba_types.Record) or out != s:
        return None

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        length = context.get_constant(numba_types.intp, s.size)
        cgutils.raw_memcpy(builder, args[0], args[1], length, 1)
        return context.get_dummy_value()

    return numba_types.void(out, s), codegen


def _constant(value: Any) -> Any:
    """Tables of integers become constant arrays, which index in one instruction."""
    return np.array(value, np.int64) if isinstance(value, tuple) else value


class GameCacheLocator(_CacheLocator):  # type: ignore[misc]
    """One cache folder per game and stamp, which covers every source that went in.

    So two versions on one machine keep their own; of the oldest nobody has need.
    """

    def __init__(self, function: types.FunctionType) -> None:
        self._line = function.__code__.co_firstlineno
        self._game, self._stamp = function.__globals__["__pyrite_cache__"]

    def get_cache_path(self) -> str:
        return str(cache_folder() / "native" / self._game / self._stamp[:16])

    def ensure_cache_path(self) -> None:
        """Called before something new is kept."""
        super().ensure_cache_path()
        path = Path(self.get_cache_path())
        path.touch()
        drop_oldest(path.parent)

    def get_source_stamp(self) -> str:
        return str(self._stamp)

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, function: types.FunctionType, file: str) -> GameCacheLocator | None:
        return cls(function) if "__pyrite_cache__" in function.__globals__ else None


numba.config.CACHE_LOCATOR_CLASSES = ",".join(
    (
        f"{__name__}.GameCacheLocator",
        "UserProvidedCacheLocator",
        "InTreeCacheLocator",
        "UserWideCacheLocator",
    )
)


class Native(ArrayBackend):
    """A game on the native backend: entry points by function, compiled on first use."""

    def __init__(self, game: Game, *, check_bounds: bool = False) -> None:
        super().__init__(game)
        self._check_bounds = check_bounds
        self._entries: dict[Any, Any] = {}
        self._binders: dict[Bindings, Binder] = {}

    def entry(self, function: Function, bindings: Bindings = ()) -> Function:
        """The compiled form, without the lock: threads add up."""
        key = (function, bindings)
        if key not in self._entries:
            binder = self._binder(bindings)
            bound = binder.copy(function)
            stamp = reach_stamp(binder.reach(function))
            bound.__globals__["__pyrite_cache__"] = (self.game.id, stamp)
            self._entries[key] = numba.njit(
                bound,
                cache=not self._check_bounds,
                nogil=True,
                boundscheck=self._check_bounds,
                pipeline_class=EntryCompiler,
            )
        return self._entries[key]  # type: ignore[no-any-return]

    def is_cached(self, function: Function, bindings: Bindings = ()) -> bool:
        """Does this machine's cache hold the entry, from the sources as they are now?"""
        entry: Any = self.entry(function, bindings)
        file = entry._cache._cache_file
        names = file._load_index().values()
        return bool(names) and all(Path(file._data_path(name)).exists() for name in names)

    def fixed(self, function: Function, *sample: Any) -> Function:
        """The compiled form for arguments typed as these: calls no longer look at types."""
        entry: Any = self.entry(function)
        compiled: Function = entry.compile(tuple(map(numba.typeof, sample)))
        return compiled

    def _binder(self, bindings: Bindings) -> Binder:
        """Entries with the same names bound share the compiled inner functions."""
        if bindings not in self._binders:
            self._binders[bindings] = Binder(
                self.game.rules,
                replace={schema.copy: _copy},
                bindings=dict(bindings),
                constant=_constant,
                finish=self._compile,
            )
        return self._binders[bindings]

    def _compile(self, inner: Function) -> Function:
        """All but the largest functions are inlined: a fifth faster, and still quick to compile.

        With bounds checks nobody waits for the result, only for the compiler.
        """
        is_small = len(inner.__code__.co_code) < INLINED and not self._check_bounds
        compiled: Function = numba.njit(
            inner,
            boundscheck=self._check_bounds,
            forceinline=is_small,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=PartCompiler,
        )
        return compiled


@functools.cache
def native(game: Game) -> Native:
    """The compiled form of a game, one per process."""
    return Native(game)
